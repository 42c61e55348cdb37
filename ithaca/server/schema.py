"""What lies in the database."""

import sqlalchemy as sa

REVISION = "0004"  # of the newest migration

schema = sa.MetaData()

tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),  # when its last line was written
    sa.Column("state", sa.String(8), nullable=False, index=True),
    sa.Column("rules", sa.Integer, nullable=False),  # the version that it is played by
    sa.Column("owner", sa.String(32), index=True),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("fork", sa.Text),
    sa.Column("view", sa.Text),  # the public table as last seen, for when its rules can no longer be played
    sa.Column("old_since", sa.BigInteger),  # when the janitor first found that it may be forgotten
)

log = sa.Table(
    "log",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # unique: two writers cannot both add a line
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("person", sa.String(32), index=True),  # whom the line is about
    sa.Column("entry", sa.Text, nullable=False),
)

seats = sa.Table(
    "seats",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), index=True),  # none: a bot, or a person who was forgotten
    sa.Column("bot", sa.String(40), nullable=False, default=""),
    sa.Column("share", sa.Float),  # of the victory, when the game is over
    sa.Column("rank", sa.Integer),
    # What a person's games are found and counted by, so that nobody has to read the log for it.
    sa.Column("name", sa.String(32), nullable=False, default=""),
    sa.Column("game", sa.String(24), nullable=False, default=""),
    sa.Column("players", sa.Integer, nullable=False, default=0),
    sa.Column("moves", sa.Integer),
    sa.Column("ended", sa.BigInteger),  # when the game was over; none before
    sa.Index("ix_seats_person_ended", "person", "ended"),
)

people = sa.Table(
    "people",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(32), nullable=False),
    sa.Column("lang", sa.String(2), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("host", sa.Boolean, nullable=False, default=False),
    sa.Column("kept", sa.Boolean, nullable=False, default=False),  # has a passkey: no guest any more
    sa.Column("handle", sa.String(24), unique=True),  # by which others may see what was played; none: nobody
)

sessions = sa.Table(  # browsers in which somebody is known
    "sessions",
    schema,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("label", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)

passkeys = sa.Table(
    "passkeys",
    schema,
    sa.Column("id", sa.String(1400), primary_key=True),  # of the credential, in base64url
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("label", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),  # of uses, as the authenticator tells it
)

codes = sa.Table(  # that open something once
    "codes",
    schema,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("expires", sa.BigInteger, nullable=False, index=True),
)

tokens = sa.Table(
    "tokens",
    schema,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("label", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("scope", sa.String(16), nullable=False, default="play"),  # what may be done with it
    sa.Column("expires", sa.BigInteger, nullable=False),
)

keys = sa.Table(
    "keys",
    schema,
    sa.Column("created", sa.BigInteger, primary_key=True),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("old_since", sa.BigInteger),  # when it was first found to sign no living cookie
)

marks = sa.Table(  # what a server leaves for the next one
    "marks",
    schema,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
