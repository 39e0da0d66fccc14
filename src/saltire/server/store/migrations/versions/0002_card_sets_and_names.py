"""Card sets of one's own, kept with the table; indexes for looking people up by their names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("card_set", sa.Text(), server_default="", nullable=False))
    op.create_index("people_by_name", "people", ["name"])
    op.create_index("seats_by_name", "seats", ["name"])
