"""4.3-4.6  The four replenishments."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.swords.rules.board import CASTLE, GOLD, Table
from saltire.games.swords.rules.constants import MILITIA, REPLENISHMENTS, TAXES, TROOPS
from saltire.games.swords.rules.effects import gain_gold, raise_militia
from saltire.kernel.event import Event
from saltire.kernel.types import Seat


def replenish(s: Table, me: Seat, how: i64, scottish: i64) -> None:
    """4.3-4.6  Take gold, raise militia, or bring units into the castle."""
    if s.listening:
        s.tell(Event("replenished", {"seat": me, "how": REPLENISHMENTS[how]}))
    if how == TAXES:
        gain_gold(s, me, 1)
    elif how == MILITIA:
        raise_militia(s, scottish)
    elif how == TROOPS:
        s.wealth[CASTLE + me] += 2
    else:
        s.wealth[GOLD + me] -= 1
        s.wealth[CASTLE + me] += 4
