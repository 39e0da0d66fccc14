"""The plans that hints follow: the next hint goes on where the last one was leading."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

_KEPT: Final = 500
Plies = Sequence[tuple[int, str]]


class HintPlans:
    """The latest plan of each table and seat; it holds while that seat follows it and no other acts."""

    def __init__(self) -> None:
        self._plans: OrderedDict[tuple[str, int], tuple[int, tuple[str, ...]]] = OrderedDict()

    def keep(self, table: str, seat: int, ply: int, plan: Sequence[str]) -> None:
        """Remember the plan that was advised at a ply."""
        self._plans[table, seat] = (ply, tuple(plan))
        self._plans.move_to_end((table, seat))
        if len(self._plans) > _KEPT:
            self._plans.popitem(last=False)

    def rest(self, table: str, seat: int, plies: Plies) -> tuple[str, ...]:
        """Give what is left of the plan; nothing if it was not begun, or if the game has left it."""
        ply, plan = self._plans.get((table, seat), (0, ()))
        done = [text if actor == seat else "" for actor, text in plies[ply:]]
        return plan[len(done) :] if done and tuple(done) == plan[: len(done)] else ()
