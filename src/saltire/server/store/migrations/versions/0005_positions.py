"""Tables that begin with a position: its text is kept with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.Text(), server_default="", nullable=False))
