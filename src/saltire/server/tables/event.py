"""Table events: everything that happens at a table, numbered. A table is the fold of its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.engine import RowMapping

from saltire.kernel.event import Event


@dataclass(slots=True)
class TableEvent:
    """What happened, when, by whom; `ply` is the table's ply after it, `cid` the client's own id."""

    n: int
    at: int
    kind: str
    seat: int | None = None
    cid: str | None = None
    ply: int = 0
    data: dict[str, Any] = field(default_factory=dict)

    def row(self, table: str) -> dict[str, object]:
        """Give the row that stores it."""
        return {
            "table_id": table,
            "n": self.n,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "cid": self.cid,
            "ply": self.ply,
            "data": self.data,
        }

    def values(self) -> list[object]:
        """Give its fields in order: what `TableEvent` takes."""
        return [self.n, self.at, self.kind, self.seat, self.cid, self.ply, self.data]


def event_from_row(row: RowMapping) -> TableEvent:
    return TableEvent(
        row["n"], row["at"], row["kind"], row["seat"], row["cid"], row["ply"], row["data"]
    )


# The events of the rules, inside the data of a table event.


def rules_event_json(event: Event) -> list[object]:
    """Write an event of the rules whole, secret part and audience included: for the store only."""
    if event.secret:
        return [event.kind, event.public, event.secret, list(event.audience)]
    return [event.kind, event.public]


def rules_event_from_json(data: Sequence[Any]) -> Event:
    secret, audience = (data[2], data[3]) if len(data) > 2 else (None, ())
    return Event(data[0], data[1], secret, tuple(audience))


def facts_for(data: Sequence[Any], seat: int) -> dict[str, object]:
    """Give what a seat may know of a stored event: the secret part only if it is in the audience."""
    if len(data) > 2 and seat in data[3]:
        return {"kind": data[0], **data[1], **data[2]}
    return {"kind": data[0], **data[1]}
