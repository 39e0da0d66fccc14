"""Reviews of finished games: a row each, which every process reads and one of them writes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("server", sa.String(64), nullable=False),
        sa.Column("done", sa.Float(), nullable=False),
        sa.Column("data", sa.JSON()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
    op.create_index("reviews_by_age", "reviews", ["at"])
