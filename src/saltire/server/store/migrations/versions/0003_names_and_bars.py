"""Names that look alike, bars of addresses, and what a person leaves is found by an index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from saltire.server.store.names import give_skeletons

revision = "0003"
down_revision = "0002"

_events = sa.table(
    "happenings",
    *map(sa.column, ("table_id", "n", "kind", "seat")),
    sa.column("data", sa.JSON()),
)


def upgrade() -> None:
    op.add_column("people", sa.Column("skeleton", sa.String(length=128), nullable=True))
    address = sa.Column("address", sa.String(length=64), server_default="", nullable=False)
    op.add_column("sessions", address)
    op.create_table(
        "address_bars",
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=64), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"]),
        sa.PrimaryKeyConstraint("address", "person_id"),
    )
    op.create_index("address_bars_of_person", "address_bars", ["person_id"])
    op.create_index("people_by_skeleton", "people", ["skeleton"], unique=True)
    op.create_index("keys_of_person", "keys", ["person_id"])
    op.create_index("notes_of_person", "notes", ["person_id"])
    op.create_index("outbox_of_person", "outbox", ["person_id"])
    give_skeletons(op.get_bind())
    _unname_those_who_left(op.get_bind())


def _unname_those_who_left(db: sa.Connection) -> None:
    """Take the name out of the joining of whoever left before the start, as leaving does now."""
    join, leave = _events.alias(), _events.alias()
    same_seat = sa.and_(join.c.table_id == leave.c.table_id, join.c.seat == leave.c.seat)
    query = sa.select(join.c.table_id, join.c.n, join.c.data).where(
        leave.c.kind == "leave", join.c.kind == "join", same_seat, join.c.n < leave.c.n
    )
    unnamed = [
        {"of": table, "at": n, "without": {**data, "name": ""}}
        for table, n, data in db.execute(query).all()
    ]
    if unnamed:
        one = sa.and_(_events.c.table_id == sa.bindparam("of"), _events.c.n == sa.bindparam("at"))
        changed = {"data": sa.bindparam("without", type_=sa.JSON())}
        db.execute(sa.update(_events).where(one).values(changed), unnamed)
