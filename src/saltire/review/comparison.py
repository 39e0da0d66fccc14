"""How good a position or a choice is: the same imagined games are played on from each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, TypeAlias

from saltire.bots.search.knowledge import Knowledge
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE
from saltire.kernel.view import View

Shares: TypeAlias = tuple[float, ...]
World: TypeAlias = Callable[[Lots], Position]
_APART: Final = 1_000_003


@dataclass(frozen=True, slots=True)
class Gap:
    """How much better one choice is than another for its seat, and what it does to every seat."""

    mean: float
    error: float
    swing: Shares

    def is_clear(self) -> bool:
        """Tell whether it is more than noise."""
        return self.mean > 2.0 * self.error


class Scales:
    """Weighs by playing on, `tries` times; the same seed weighs the same."""

    def __init__(self, knowledge: Knowledge, tries: int, seed: int = 0) -> None:
        self.knowledge = knowledge
        self.tries = tries
        self.seed = seed

    def true(self, state: Position) -> Shares:
        """Give each seat's chance to win as somebody who sees everything would reckon it."""
        return _mean([self._end(lambda _: state.clone(), (), n) for n in range(self.tries)])

    def seen(self, view: View) -> Shares:
        """Give each seat's chance to win as far as one seat can know."""
        return _mean([self._end(self._world(view), (), n) for n in range(self.tries)])

    def best(self, view: View, plans: Sequence[tuple[int, ...]], seat: int) -> int:
        """Find the plan that serves its seat best over the same imagined games."""
        world = self._world(view)
        ends = [[self._end(world, plan, n)[seat] for n in range(self.tries)] for plan in plans]
        totals = [sum(shares) for shares in ends]
        return totals.index(max(totals))

    def gap(self, view: View, plan: tuple[int, ...], than: tuple[int, ...], seat: int) -> Gap:
        """Compare two plans over imagined games that neither was chosen by."""
        fresh = range(self.tries, 3 * self.tries)
        world = self._world(view)
        ones = [self._end(world, plan, n) for n in fresh]
        others = [self._end(world, than, n) for n in fresh]
        apart = [one[seat] - other[seat] for one, other in zip(ones, others, strict=True)]
        mean = sum(apart) / len(apart)
        spread = sum((d - mean) ** 2 for d in apart) / max(1, len(apart) - 1)
        swing = [a - b for a, b in zip(_mean(others), _mean(ones), strict=True)]
        return Gap(mean, sqrt(spread / len(apart)), tuple(swing))

    def _world(self, view: View) -> World:
        return lambda lots: self.knowledge.imagine(view, lots)

    def _end(self, world: World, plan: tuple[int, ...], n: int) -> Shares:
        """Play one game on: draw a world, carry out a plan, then go on as one does."""
        lots = Lots(self.seed * _APART + n)
        s = world(lots)
        carry_out(s, plan, lots)
        for _ in range(self.knowledge.horizon):
            if s.returns is not None:
                break
            s.apply(self.knowledge.playout_action(s, lots))
        return self.knowledge.win_probabilities(s)


def carry_out(s: Position, plan: Sequence[int], lots: Lots) -> None:
    """Take a plan's actions as far as they are legal; chance draws in between."""
    if not plan:
        return
    seat = next((asked for asked in s.waiting_for() if plan[0] in s.legal(asked)), CHANCE)
    for action in plan:
        while s.actor() == CHANCE:
            s.apply(s.sample(lots))
        if action not in s.legal(seat):
            return
        s.apply(action, seat)


def _mean(rows: Sequence[Shares]) -> Shares:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))
