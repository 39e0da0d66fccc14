"""Which seat a person acts for and looks from."""

from __future__ import annotations

from saltire.kernel.types import SPECTATOR
from saltire.server.errors import ApiError
from saltire.server.people.auth import Person
from saltire.server.store.engine import now_ms
from saltire.server.tables.commands import Command
from saltire.server.tables.manager import TableManager
from saltire.server.tables.table import LiveTable


def seat_to_watch(table: LiveTable, person: Person | None, asked: int | None) -> int:
    """Find the seat a person looks from; SPECTATOR for whoever does not sit here."""
    held = [] if person is None else table.seats_of(person.id)
    if asked is not None and asked not in held:
        raise ApiError("forbidden", f"seat {asked} is not yours")
    if asked is not None:
        return asked
    return held[0] if held else SPECTATOR


def seat_to_act(table: LiveTable, person: Person | None, asked: int | None) -> int:
    """Find the seat a person acts for; on several seats, the one that is waited for."""
    held = [] if person is None else table.seats_of(person.id)
    if asked is not None and asked not in held:
        raise ApiError("forbidden", f"seat {asked} is not yours")
    if not held:
        raise ApiError("forbidden", "you do not sit at this table")
    if asked is not None or len(held) == 1:
        return held[0] if asked is None else asked
    waiting = table.waiting()
    return next((seat for seat in held if seat in waiting), held[0])


async def take_seat_back(
    manager: TableManager, table: LiveTable, person: Person | None, asked: int | None
) -> None:
    """Give a seat back to the person for whom a bot stands in."""
    if person is None or table.state != "playing":
        return
    for seat, seating in enumerate(table.seats):
        if seating.bot is None or seating.kind != "person" or seating.out:
            continue
        if seating.person == person.id and asked in (None, seat):
            await manager.do(table, Command("return", seat, now_ms()))
