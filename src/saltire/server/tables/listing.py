"""Lists of tables, from the store's rows: a table need not be opened to be listed."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.engine import RowMapping

from saltire.server.people.auth import Person
from saltire.server.schemas.tables import TableOut, TablesOut
from saltire.server.services import Services
from saltire.server.tables.table import BOT, roles_in

Found = tuple[RowMapping, list[RowMapping]]


def page_of_tables(
    services: Services, found: Sequence[Found], me: Person | None, page: int
) -> TablesOut:
    """Make a page of tables; with `me`, those that wait for me come first."""
    after = int(found[-1][0]["created"]) if len(found) == page else None
    if me is not None:
        found = sorted(found, key=lambda pair: not _my_turn(pair, me.id))
    return TablesOut(tables=[from_row(services, pair) for pair in found], after=after)


def _my_turn(found: Found, me: str) -> bool:
    row, seats = found
    held = [seat["seat"] for seat in seats if seat["person_id"] == me]
    return row["state"] == "playing" and any(seat in row["waiting"] for seat in held)


def from_row(services: Services, found: Found) -> TableOut:
    """Tell what everybody may know about a table, from its rows alone."""
    row, seats = found
    shown = {name: row[name] for name in TableOut.model_fields if name in row}
    roles = roles_in(row)
    live = services.tables.cache.get(row["id"])
    shown["rematch"] = None if live is None else live.next
    shown["seats"] = [
        {
            "seat": seat["seat"],
            "role": roles[seat["seat"]],
            "kind": _kind(seat["person_id"]),
            "person": seat["person_id"],
            "name": seat["name"],
            "bot": seat["bot"],
            "connected": live is not None and live.subscribers.present(seat["seat"]),
        }
        for seat in seats
    ]
    return TableOut.model_validate(shown)


def _kind(person: str | None) -> str:
    return "open" if person is None else "bot" if person.startswith(BOT) else "person"
