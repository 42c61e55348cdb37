"""Who serves this database, and when; tokens that expire; what was found old, and since when."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

TOKEN_LIFE = 365 * 86_400_000  # milliseconds that existing tokens remain valid


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("old_since", sa.BigInteger))
    op.add_column("keys", sa.Column("old_since", sa.BigInteger))
    op.add_column("tokens", sa.Column("scope", sa.String(16), nullable=False, server_default="play"))
    op.add_column("tokens", sa.Column("expires", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(sa.text(f"UPDATE tokens SET expires = {time.time_ns() // 1_000_000 + TOKEN_LIFE}"))


def downgrade() -> None:
    op.drop_table("marks")
    for table, column in (
        ("tables", "old_since"),
        ("keys", "old_since"),
        ("tokens", "scope"),
        ("tokens", "expires"),
    ):
        op.drop_column(table, column)
