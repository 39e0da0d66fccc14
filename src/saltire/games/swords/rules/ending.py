"""10, 11.9  The end of the game: who wins, and who cannot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.swords.rules.board import Table
from saltire.games.swords.rules.constants import NOBODY
from saltire.kernel.event import Event
from saltire.kernel.types import Seat

FIVE: Final = 5


def barred(s: Table) -> i64:
    """10.6, 11.9, R-15, R-22, R-23  Find who has at least five daggers more than every other."""
    top: i64 = NOBODY
    most: i64 = -1
    second: i64 = -1
    for seat in range(s.players):
        daggers = s.total_daggers(seat)
        if daggers > most:
            second = most
            most = daggers
            top = seat
        elif daggers > second:
            second = daggers
    if most - second < FIVE:
        return NOBODY
    return top


def settle(s: Table) -> None:
    """10.3-10.5, R-13, R-14  Turn the Dagger cards over and find the winners; they share a tie."""
    fallen = s.defeats >= s.options.last_defeat
    out = NOBODY if fallen else barred(s)
    winners = [seat for seat in range(s.players) if seat != out and leads(s, seat, out, fallen)]
    if s.listening:
        told: dict[str, object] = {
            "scotland": "fallen" if fallen else "stands",
            "daggers": [s.total_daggers(seat) for seat in range(s.players)],
            "gold": [s.gold(seat) for seat in range(s.players)],
            "barred": out,
            "winners": winners,
        }
        s.tell(Event("game-over", told, reveals=True))
    share = 1.0 / len(winners)
    s.finish(tuple([share if seat in winners else 0.0 for seat in range(s.players)]))


def leads(s: Table, seat: Seat, out: i64, fallen: bool) -> bool:
    """10.4, 10.5  Tell whether nobody who can win stands better."""
    for other in range(s.players):
        if other != seat and other != out and better(s, other, seat, fallen):
            return False
    return True


def better(s: Table, one: Seat, other: Seat, fallen: bool) -> bool:
    """10.4, 10.5  Gold first while Scotland stands, daggers first when it has fallen."""
    gold = s.gold(one) - s.gold(other)
    daggers = s.total_daggers(other) - s.total_daggers(one)
    if fallen:
        return daggers > 0 or (daggers == 0 and gold > 0)
    return gold > 0 or (gold == 0 and daggers > 0)
