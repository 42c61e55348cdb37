"""Ratings, friends, knocks, standing orders, riddles, moderation."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

NEW_TABLES = (
    "ratings",
    "rated",
    "accounts",
    "friends",
    "invitations",
    "subscriptions",
    "knock_settings",
    "quiet_tables",
    "knocks",
    "orders",
    "riddle_answers",
    "reports",
    "journal",
)


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("visible", sa.Boolean, nullable=False, server_default=sa.true()))
        people.add_column(sa.Column("silenced", sa.Boolean, nullable=False, server_default=sa.false()))
        people.add_column(sa.Column("shut_out", sa.Boolean, nullable=False, server_default=sa.false()))
    add_ratings()
    add_friends_and_knocks()
    add_orders_and_riddles()
    add_moderation()


def add_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("nth", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "accounts",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("luck", sa.Float, nullable=False),
        sa.Column("skill", sa.Float, nullable=False),
    )
    op.create_index("ix_ratings_ladder", "ratings", ["game", "settled", "points"])
    op.create_index("ix_rated_nth", "rated", ["nth", "seat"], unique=True)
    op.create_index("ix_rated_person", "rated", ["person", "game", "nth"])


def add_friends_and_knocks() -> None:
    op.create_table(
        "friends",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("friend", sa.String(32), primary_key=True, index=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True, index=True),
        sa.Column("inviter", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("session", sa.String(16), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "knock_settings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_table(
        "quiet_tables",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
    )
    op.create_table(
        "knocks",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("turn", sa.BigInteger, nullable=False),
    )


def add_orders_and_riddles() -> None:
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("given", sa.BigInteger, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
    )
    op.create_table(
        "riddle_answers",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("move", sa.String(64), nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def add_moderation() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("about", sa.String(32), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("note", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
    )
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("action", sa.String(16), nullable=False),
        sa.Column("about", sa.String(32), index=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("before", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    for table in NEW_TABLES:
        op.drop_table(table)
    with op.batch_alter_table("people") as people:
        for column in ("visible", "silenced", "shut_out"):
            people.drop_column(column)
