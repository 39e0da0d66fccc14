"""Evaluates positions and compares plans by playouts over the same sampled worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, TypeAlias

from saltire.bots.search.knowledge import Knowledge
from saltire.bots.search.playout import play_out
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE
from saltire.kernel.view import View

SeatShares: TypeAlias = tuple[float, ...]
World: TypeAlias = Callable[[Lots], Position]
_SEED_STEP: Final = 1_000_003
_FRESH: Final = 100_000
"""From here on no world has helped to choose a plan."""


@dataclass(slots=True)
class ChanceEstimate:
    """Each seat's winning chance with its standard error; it grows as more games are played out."""

    games: int = 0
    sums: list[float] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)

    def add(self, shares: SeatShares) -> None:
        if not self.sums:
            self.sums, self.squares = [0.0] * len(shares), [0.0] * len(shares)
        self.games += 1
        for seat, share in enumerate(shares):
            self.sums[seat] += share
            self.squares[seat] += share * share

    def means(self) -> SeatShares:
        return tuple(total / self.games for total in self.sums)

    def errors(self) -> SeatShares:
        """Give the standard errors; a handful of games that end alike prove nothing."""
        n = self.games
        smoothed = [(s + 0.5) / (n + 1) for s in self.sums]
        spread = [q / n - (s / n) ** 2 for s, q in zip(self.sums, self.squares, strict=True)]
        least = [p * (1 - p) / (n + 1) for p in smoothed]
        return tuple(sqrt(max(v, m) / n) for v, m in zip(spread, least, strict=True))


@dataclass(slots=True)
class Gap:
    """How much better one plan is than another for its seat, and the change for every seat."""

    seat: int
    games: int = 0
    total: float = 0.0
    squares: float = 0.0
    swings: list[float] = field(default_factory=list)

    def add(self, better: SeatShares, played: SeatShares) -> None:
        apart = better[self.seat] - played[self.seat]
        self.games += 1
        self.total += apart
        self.squares += apart * apart
        if not self.swings:
            self.swings = [0.0] * len(better)
        for seat, share in enumerate(better):
            self.swings[seat] += played[seat] - share

    @property
    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0

    @property
    def error(self) -> float:
        """Give the standard error of the mean."""
        if self.games < 2:
            return 1.0
        spread = (self.squares - self.total * self.mean) / (self.games - 1)
        return sqrt(max(0.0, spread) / self.games)

    @property
    def swing(self) -> SeatShares:
        return tuple(total / self.games for total in self.swings)


class PlayoutEvaluator:
    """Estimates winning chances by `tries` playouts; the same seed gives the same estimate."""

    def __init__(self, knowledge: Knowledge, tries: int, seed: int = 0) -> None:
        self.knowledge = knowledge
        self.tries = tries
        self.seed = seed

    def with_full_information(self, state: Position) -> SeatShares:
        """Estimate each seat's winning chance with all hidden facts known."""
        return self.add_true(ChanceEstimate(), state, self.tries).means()

    def from_view(self, view: View) -> SeatShares:
        """Estimate each seat's winning chance by what one seat can know."""
        return self.add_seen(ChanceEstimate(), view, self.tries).means()

    def add_true(self, estimate: ChanceEstimate, state: Position, games: int) -> ChanceEstimate:
        """Play out so many more games with all hidden facts known."""
        # The knowledge prepares itself for a position when it imagines one.
        self.knowledge.imagine(state.view(0), Lots(0))
        weight = self.knowledge.open_weight
        for n in range(estimate.games, estimate.games + games):
            shares = self._playout(lambda _: state.clone(), (), n)
            even = (1.0 - weight) / len(shares)
            estimate.add(tuple(weight * share + even for share in shares))
        return estimate

    def add_seen(self, estimate: ChanceEstimate, view: View, games: int) -> ChanceEstimate:
        """Play out so many more games in worlds that a seat thinks possible."""
        world = self._world(view)
        for n in range(estimate.games, estimate.games + games):
            estimate.add(self._playout(world, (), n))
        return estimate

    def values(
        self, view: View, plans: Sequence[tuple[int, ...]], seat: int, games: int, first: int = 0
    ) -> list[float]:
        """Estimate a seat's winning chance with each plan over the same sampled worlds, from one on."""
        world = self._world(view)
        numbers = range(first, first + games)
        return [sum(self._playout(world, plan, n)[seat] for n in numbers) / games for plan in plans]

    def compare(self, view: View, plan: tuple[int, ...], than: tuple[int, ...], seat: int) -> Gap:
        """Compare two plans over fresh worlds, so that the choice of the best does not bias it."""
        return self.add_gap(Gap(seat), view, plan, than, 2 * self.tries)

    def add_gap(
        self, gap: Gap, view: View, plan: tuple[int, ...], than: tuple[int, ...], games: int
    ) -> Gap:
        """Compare two plans in so many more worlds; none of them has helped to choose the plan."""
        world = self._world(view)
        first = _FRESH + gap.games
        for n in range(first, first + games):
            gap.add(self._playout(world, plan, n), self._playout(world, than, n))
        return gap

    def _world(self, view: View) -> World:
        return lambda lots: self.knowledge.imagine(view, lots)

    def _playout(self, world: World, plan: tuple[int, ...], n: int) -> SeatShares:
        """Sample a world, carry out a plan, then play out as the search does."""
        lots = Lots(self.seed * _SEED_STEP + n)
        s = world(lots)
        carry_out(s, plan, lots)
        return play_out(self.knowledge, s, lots)


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
