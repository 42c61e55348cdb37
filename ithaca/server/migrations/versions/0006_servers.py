"""Several processes: who they are, which of them decides a table, and what one was asked for by another."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("machine", sa.String(64), nullable=False),
        sa.Column("process", sa.Integer, nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("away", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("server", sa.String(16)))
    op.add_column("tables", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_server", "tables", ["server"])
    op.add_column("log", sa.Column("request", sa.String(16)))


def downgrade() -> None:
    with op.batch_alter_table("log") as log:
        log.drop_column("request")
    op.drop_index("ix_tables_server", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("server")
        tables.drop_column("fence")
    op.drop_table("servers")
