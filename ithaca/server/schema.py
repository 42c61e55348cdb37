"""The tables of the database."""

import sqlalchemy as sa

REVISION = "0006"  # of the newest migration

schema = sa.MetaData()

tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),  # when its last line was written
    sa.Column("state", sa.String(8), nullable=False, index=True),
    sa.Column("rules", sa.Integer, nullable=False),  # the version of the rules it is played by
    sa.Column("owner", sa.String(32), index=True),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("fork", sa.Text),
    sa.Column("view", sa.Text),  # its last public view, for when its rules can no longer be played
    sa.Column("old_since", sa.BigInteger),  # when the janitor first found that it may be forgotten
    sa.Column("server", sa.String(16), index=True),  # the process that decides it; NULL: none yet
    sa.Column("fence", sa.Integer, nullable=False, default=0),  # raised when another process takes over
)

servers = sa.Table(  # processes that serve this database together
    "servers",
    schema,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("machine", sa.String(64), nullable=False),
    sa.Column("process", sa.Integer, nullable=False),
    sa.Column("version", sa.String(32), nullable=False),
    sa.Column("beat", sa.BigInteger, nullable=False),  # by the database's own clock
    sa.Column("gone", sa.Boolean, nullable=False, default=False),  # it has left: others may take its tables
    sa.Column("away", sa.Text, nullable=False, default=""),  # who is away from its tables; see `absences.py`
)

log = sa.Table(
    "log",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # unique: two writers cannot both add the same line
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("person", sa.String(32), index=True),  # the person whom the line is about
    sa.Column("entry", sa.Text, nullable=False),
    sa.Column("request", sa.String(16)),  # id of the request that led to it, so that it is done only once
)

seats = sa.Table(
    "seats",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), index=True),  # NULL: a bot, or a forgotten person
    sa.Column("bot", sa.String(40), nullable=False, default=""),
    sa.Column("share", sa.Float),  # of the victory, when the game is over
    sa.Column("rank", sa.Integer),
    # What a person's games are found and counted by, so that the log need not be read for it.
    sa.Column("name", sa.String(32), nullable=False, default=""),
    sa.Column("game", sa.String(24), nullable=False, default=""),
    sa.Column("players", sa.Integer, nullable=False, default=0),
    sa.Column("moves", sa.Integer),
    sa.Column("ended", sa.BigInteger),  # when the game was over; NULL before
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
    sa.Column("kept", sa.Boolean, nullable=False, default=False),  # has a passkey: no longer a guest
    sa.Column("handle", sa.String(24), unique=True),  # lets others see what was played; NULL: hidden
    sa.Column("visible", sa.Boolean, nullable=False, default=True),  # friends may see that the person is here
    sa.Column("silenced", sa.Boolean, nullable=False, default=False),  # by a host: may not chat
    sa.Column("shut_out", sa.Boolean, nullable=False, default=False),  # by a host: may only look on
)

sessions = sa.Table(  # browsers in which a person is signed in
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
    sa.Column("id", sa.String(1400), primary_key=True),  # the id of the credential, in base64url
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("label", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),  # of uses, as the authenticator reports it
)

codes = sa.Table(  # codes that can be used once
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
    sa.Column("old_since", sa.BigInteger),  # when it was first found to sign no valid cookie
)

marks = sa.Table(  # values that a server leaves for the next one
    "marks",
    schema,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# ── what came of rated games ──────────────────────────────────────────────────────────────────────

ratings = sa.Table(  # how strong a person is now
    "ratings",
    schema,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(24), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),  # as shown on the ladder
    sa.Column("settled", sa.Boolean, nullable=False),  # certain enough for the ladder
    sa.Index("ix_ratings_ladder", "game", "settled", "points"),
)

rated = sa.Table(  # what a rated game did to each seat
    "rated",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("nth", sa.Integer, nullable=False),  # its number among all rated games, in the order they ended
    sa.Column("person", sa.String(32)),  # NULL: a bot, or a forgotten person
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("game", sa.String(24), nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),  # for the rating: players who left rank behind the others
    sa.Column("mu_before", sa.Float, nullable=False),
    sa.Column("sigma_before", sa.Float, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Index("ix_rated_nth", "nth", "seat", unique=True),
    sa.Index("ix_rated_person", "person", "game", "nth"),
)

accounts = sa.Table(  # what a race gave each seat by luck and by skill, in shares of the victory
    "accounts",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("luck", sa.Float, nullable=False),
    sa.Column("skill", sa.Float, nullable=False),
)

# ── friends, and what they are told ───────────────────────────────────────────────────────────────

friends = sa.Table(  # each friendship is stored twice, once for each of the two
    "friends",
    schema,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("friend", sa.String(32), primary_key=True, index=True),
    sa.Column("since", sa.BigInteger, nullable=False),
)

invitations = sa.Table(
    "invitations",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True, index=True),  # the person who is invited
    sa.Column("inviter", sa.String(32), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

subscriptions = sa.Table(  # browsers that receive knocks, by Web Push
    "subscriptions",
    schema,
    sa.Column("id", sa.String(64), primary_key=True),  # the digest of its endpoint
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("session", sa.String(16), nullable=False, index=True),  # it is removed with this session
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("label", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

knock_settings = sa.Table(
    "knock_settings",
    schema,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("kinds", sa.Text, nullable=False),  # those that are wanted, separated by spaces
    sa.Column("quiet_from", sa.Integer),  # minutes after midnight; NULL: never
    sa.Column("quiet_to", sa.Integer),
    sa.Column("zone", sa.String(64), nullable=False),
)

quiet_tables = sa.Table(  # tables from which a person wants no knocks
    "quiet_tables",
    schema,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(16), primary_key=True),
)

knocks = sa.Table(  # the last of each kind, so that no one is knocked at twice for the same thing
    "knocks",
    schema,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("turn", sa.BigInteger, nullable=False),  # the turn it was for
)

# ── slow games, riddles ───────────────────────────────────────────────────────────────────────────

orders = sa.Table(  # standing orders; known only to the seat
    "orders",
    schema,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("given", sa.BigInteger, nullable=False),
    sa.Column("after", sa.Integer, nullable=False),  # how many moves everyone had seen then
)

riddle_answers = sa.Table(
    "riddle_answers",
    schema,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(24), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),  # 2026-11-17
    sa.Column("move", sa.String(64), nullable=False),
    sa.Column("right", sa.Boolean, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# ── moderation ────────────────────────────────────────────────────────────────────────────────────

reports = sa.Table(
    "reports",
    schema,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("person", sa.String(32), nullable=False, index=True),  # the person who reports
    sa.Column("about", sa.String(32), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),  # name, chat
    sa.Column("table_id", sa.String(16), nullable=False),
    sa.Column("note", sa.Integer, nullable=False),  # the number of the line; 0: a name
    sa.Column("text", sa.Text, nullable=False),  # the name or the line as it was
    sa.Column("settled", sa.Boolean, nullable=False, default=False),
)

journal = sa.Table(  # what hosts have done
    "journal",
    schema,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("person", sa.String(32), nullable=False),  # the host
    sa.Column("action", sa.String(16), nullable=False),
    sa.Column("about", sa.String(32), index=True),  # NULL: a forgotten person
    sa.Column("text", sa.Text, nullable=False),  # why
    sa.Column("before", sa.String(32), nullable=False, default=""),  # the name that was taken
)
