"""People who come back: sessions, passkeys, codes, and games that are found by who played them."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("kept", sa.Boolean, nullable=False, server_default=sa.false()))
        people.add_column(sa.Column("handle", sa.String(24)))
        people.create_unique_constraint("uq_people_handle", ["handle"])
    op.add_column("seats", sa.Column("name", sa.String(32), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("game", sa.String(24), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("players", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("moves", sa.Integer))
    op.add_column("seats", sa.Column("ended", sa.BigInteger))
    fill_seats(op.get_bind())
    op.create_index("ix_seats_person_ended", "seats", ["person", "ended"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )


def fill_seats(db: sa.Connection) -> None:
    """Fill in what existing seats lack: the game, and when it was over. How many moves it had is not
    known."""
    rows = db.execute(sa.text("SELECT id, setup, state, touched FROM tables")).all()
    for table_id, setup, state, touched in rows:
        told = read_setup(setup)
        values = {"table": table_id, "game": told.get("game", ""), "players": told.get("players", 0)}
        ended = touched if state == "over" else None
        update = "UPDATE seats SET game = :game, players = :players, ended = :ended WHERE table_id = :table"
        db.execute(sa.text(update), {**values, "ended": ended})


def read_setup(text: str) -> dict[str, object]:
    """The setup of a table; empty if it cannot be read."""
    try:
        told = json.loads(text)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}


def downgrade() -> None:
    for table in ("codes", "passkeys", "sessions"):
        op.drop_table(table)
    op.drop_index("ix_seats_person_ended", "seats")
    for column in ("name", "game", "players", "moves", "ended"):
        op.drop_column("seats", column)
    with op.batch_alter_table("people") as people:
        people.drop_constraint("uq_people_handle", type_="unique")
        people.drop_column("handle")
        people.drop_column("kept")
