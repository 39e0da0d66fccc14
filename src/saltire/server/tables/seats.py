"""Which seat a person acts for and looks from."""

from __future__ import annotations

from saltire.kernel.types import SPECTATOR
from saltire.server.errors import ApiError
from saltire.server.people.auth import Person
from saltire.server.store.engine import now_ms
from saltire.server.tables.commands import Command
from saltire.server.tables.manager import TableManager
from saltire.server.tables.table import LiveTable


def seat_for(
    table: LiveTable, person: Person | None, asked: int | None, what: str | None = None
) -> int:
    """Find the seat of a person; a spectator may look (`what` is None) but do nothing."""
    held = [] if person is None else table.seats_of(person.id)
    if asked is not None:
        if asked in held:
            return asked
        raise ApiError("forbidden", f"seat {asked} is not yours")
    if held:
        # Somebody who sits on several seats plays the one that is waited for.
        waited = [seat for seat in held if seat in table.waiting()]
        return waited[0] if waited and what is not None else held[0]
    if what is None:
        return SPECTATOR
    raise ApiError("forbidden", "you do not sit at this table")


async def come_back(
    manager: TableManager, table: LiveTable, person: Person | None, asked: int | None
) -> None:
    """Give a seat back to the person for whom a bot stood in."""
    if person is None or table.state != "playing":
        return
    for seat, seating in enumerate(table.seats):
        mine = seating.person == person.id and seating.kind == "person" and not seating.out
        if mine and seating.bot is not None and asked in (None, seat):
            await manager.do(table, Command("return", seat, now_ms()))
