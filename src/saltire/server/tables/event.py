"""A table event: one numbered thing that befell a table. A table is the fold of its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

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
        """Give the row that keeps it."""
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


def event_json(event: Event) -> list[object]:
    """Write an event whole, secret part and audience included: for the store only."""
    if event.secret:
        return [event.kind, event.public, event.secret, list(event.audience)]
    return [event.kind, event.public]


def event_from_json(data: Sequence[Any]) -> Event:
    secret, audience = (data[2], data[3]) if len(data) > 2 else (None, ())
    return Event(data[0], data[1], secret, tuple(audience))


def heard_of(data: Sequence[Any], seat: int) -> dict[str, object]:
    """Tell what a seat hears of a stored event."""
    return event_from_json(data).heard_by(seat)
