"""Evaluates positions and compares plans by playouts over the same sampled worlds."""

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
_SEED_STEP: Final = 1_000_003


@dataclass(frozen=True, slots=True)
class Gap:
    """How much better one plan is than another for its seat, and the change for every seat."""

    mean: float
    error: float
    swing: Shares

    def is_clear(self) -> bool:
        """Tell whether the difference is more than noise."""
        return self.mean > 2.0 * self.error


class PlayoutEvaluator:
    """Estimates winning chances by `tries` playouts; the same seed gives the same estimate."""

    def __init__(self, knowledge: Knowledge, tries: int, seed: int = 0) -> None:
        self.knowledge = knowledge
        self.tries = tries
        self.seed = seed

    def with_full_information(self, state: Position) -> Shares:
        """Estimate each seat's winning chance with all hidden facts known."""
        return _mean([self._playout(lambda _: state.clone(), (), n) for n in range(self.tries)])

    def from_view(self, view: View) -> Shares:
        """Estimate each seat's winning chance by what one seat can know."""
        return _mean([self._playout(self._world(view), (), n) for n in range(self.tries)])

    def best_plan(self, view: View, plans: Sequence[tuple[int, ...]], seat: int) -> int:
        """Find the index of the best plan for a seat over the same sampled worlds."""
        world = self._world(view)
        ends = [[self._playout(world, plan, n)[seat] for n in range(self.tries)] for plan in plans]
        totals = [sum(shares) for shares in ends]
        return totals.index(max(totals))

    def compare(self, view: View, plan: tuple[int, ...], than: tuple[int, ...], seat: int) -> Gap:
        """Compare two plans over fresh worlds, so that the choice of the best does not bias it."""
        fresh = range(self.tries, 3 * self.tries)
        world = self._world(view)
        ones = [self._playout(world, plan, n) for n in fresh]
        others = [self._playout(world, than, n) for n in fresh]
        apart = [one[seat] - other[seat] for one, other in zip(ones, others, strict=True)]
        mean = sum(apart) / len(apart)
        spread = sum((d - mean) ** 2 for d in apart) / max(1, len(apart) - 1)
        swing = [a - b for a, b in zip(_mean(others), _mean(ones), strict=True)]
        return Gap(mean, sqrt(spread / len(apart)), tuple(swing))

    def _world(self, view: View) -> World:
        return lambda lots: self.knowledge.imagine(view, lots)

    def _playout(self, world: World, plan: tuple[int, ...], n: int) -> Shares:
        """Play one game to its end: sample a world, carry out a plan, then follow the playout policy."""
        lots = Lots(self.seed * _SEED_STEP + n)
        s = world(lots)
        carry_out(s, plan, lots)
        for _ in range(self.knowledge.horizon):
            if s.returns is not None:
                break
            s.apply(self.knowledge.playout_action(s, lots))
        return self.knowledge.win_probabilities(s)


def carry_out(s: Position, plan: Sequence[int], lots: Lots) -> None:
    """Apply a plan's actions as long as they are legal; chance draws in between."""
    if not plan:
        return
    seat = next((waiting for waiting in s.waiting_for() if plan[0] in s.legal(waiting)), CHANCE)
    for action in plan:
        while s.actor() == CHANCE:
            s.apply(s.sample(lots))
        if action not in s.legal(seat):
            return
        s.apply(action, seat)


def _mean(rows: Sequence[Shares]) -> Shares:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))
