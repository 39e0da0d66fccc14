"""Leaderboards and statistics: shares of the win by seat, ratings as they are shown, private profiles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from saltire.server.store.standings import fill_in_standings

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("private", sa.Boolean(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("share", sa.Float(), nullable=True))
    for name in ("shown", "best"):
        op.add_column("ratings", sa.Column(name, sa.Integer(), server_default="0", nullable=False))
    op.create_index("ratings_by_game", "ratings", ["game", "players", "shown"])
    fill_in_standings(op.get_bind())
