"""The search at the root: which plan to spend imagined games on, and for how long."""

from __future__ import annotations

import time

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.bots.search.playout import reopen, together
from saltire.bots.search.selection import SEVERAL, Descent
from saltire.bots.search.settings import Settings
from saltire.bots.search.tree import Edge, Place, Tables, most_promising, offset
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Seat
from saltire.kernel.view import View

_GLANCE: i64 = 32
"""How many playouts estimate the chances when there is nothing to choose."""


class Search:
    """Thinks about one choice of one seat; what it has found stays in `root`."""

    def __init__(self, knowledge: Knowledge, settings: Settings, seed: i64) -> None:
        self.knowledge = knowledge
        self.settings = settings
        self.root = Place(0)
        self.me: Seat = 0
        self.sealed = False
        self.playouts: i64 = 0
        self._lots = Lots(seed)
        self._seed: i64 = seed
        self._ends = 0.0
        self._began = 0.0
        self._limit: i64 = 0

    def think(
        self, view: View, me: Seat, legal: tuple[int, ...], clock: float, root: Place | None
    ) -> None:
        """Spend the budget on a choice among the legal actions; `root` is what is known already."""
        self._began = time.perf_counter()
        self._ends = self._began + min(self.settings.seconds, clock)
        self._limit = self.settings.playouts
        if self._limit:
            self._ends = self._began + clock
        self.me = me
        descent = Descent(self.knowledge, self.settings, me, self._seed)
        world = self._world(view)
        self.sealed = together(world)
        if self.sealed:
            self.root = Place(SEVERAL)
            self._mix(view, descent)
        else:
            self.root = Place(me) if root is None else root
            self.root.edges = [edge for edge in self.root.edges if edge.first in legal]
            self.root.add(self._plans(world, me, legal), self.settings)
            self._choose(view, descent)
        self.playouts = descent.playouts

    def _world(self, view: View) -> Position:
        world = self.knowledge.imagine(view, self._lots)
        reopen(world)
        return world

    def _plans(self, world: Position, me: Seat, legal: tuple[int, ...]) -> list[Plan]:
        """List the plans to try; what is not legal here is no plan, whatever the knowledge says."""
        plans = self.knowledge.plans(world, me, self.settings.most)
        plans = [plan for plan in plans if plan.actions and plan.actions[0] in legal]
        return plans if plans else [Plan((action,), 0.5) for action in legal]

    # The budget.

    def _spent(self, descent: Descent) -> float:
        """Tell which part of the budget is gone, by the playouts or by the time."""
        now = time.perf_counter()
        if not self._limit:
            whole = self._ends - self._began
            return (now - self._began) / whole if whole > 0.0 else 1.0
        if now >= self._ends:
            return 1.0
        return float(descent.playouts) / float(self._limit)

    # One seat chooses.

    def _choose(self, view: View, descent: Descent) -> None:
        edges = list(self.root.edges)
        if len(edges) == 1:
            self._glance(view, descent, edges[0])
        elif self.settings.halving:
            self._halve(view, descent, edges)
        else:
            while self._spent(descent) < 1.0:
                world = self._world(view)
                self._try(world, descent, most_promising(edges, self.settings), self._lots)

    def _glance(self, view: View, descent: Descent, edge: Edge) -> None:
        while descent.playouts < _GLANCE and self._spent(descent) < 1.0:
            self._try(self._world(view), descent, edge, self._lots)

    def _halve(self, view: View, descent: Descent, edges: list[Edge]) -> None:
        """Give every plan left the same number of games, drop the worse half, and so on.

        All plans left are tried in the same worlds, with the same lots: they differ by less luck.
        """
        rounds: i64 = 1
        left: i64 = len(edges)
        while left > 2:
            left = (left + 1) // 2
            rounds += 1
        for done in range(rounds):
            until = float(done + 1) / float(rounds)
            while self._spent(descent) < until:
                if not self._sweep(view, descent, edges):
                    return
            edges = best_first(edges, self.settings)[: (len(edges) + 1) // 2]

    def _sweep(self, view: View, descent: Descent, edges: list[Edge]) -> bool:
        """Try every plan in one world; tell whether there was time for all of them."""
        world = self._world(view)
        seed: i64 = self._lots.below(1 << 30)
        last: i64 = len(edges) - 1
        for at in range(len(edges)):
            twin = world if at == last else world.clone()
            self._try(twin, descent, edges[at], Lots(seed))
            if self._spent(descent) >= 1.0:
                return False
        return True

    def _try(self, world: Position, descent: Descent, edge: Edge, lots: Lots) -> None:
        values = descent.play(world, edge, lots)
        count(edge, values)

    # Several seats choose at once.

    def _mix(self, view: View, descent: Descent) -> None:
        tables = Tables(len(self.knowledge.game.seats))
        self.root.tables = tables
        self.root.edges = [Edge((), 0.5, 1.0)]
        while True:
            values = descent.play_sealed(self._world(view), tables, self._lots)
            count(self.root.edges[0], values)
            if self._spent(descent) >= 1.0:
                return


def count(edge: Edge, values: tuple[float, ...]) -> None:
    """Add a result to every seat's share."""
    if not edge.shares:
        edge.shares = [0.0] * len(values)
    edge.counted += 1
    for seat in range(len(values)):
        edge.shares[seat] += values[seat]


def best_first(edges: list[Edge], settings: Settings) -> list[Edge]:
    """Order plans by their results, mixed with what the evaluation says."""
    shift = offset(edges)
    scores = [(-score(edge, shift, settings), at) for at, edge in enumerate(edges)]
    scores.sort()
    return [edges[at] for _, at in scores]


def score(edge: Edge, shift: float, settings: Settings) -> float:
    """Give a plan's chance to win: its results, and the evaluation's word for some more of them."""
    visits = float(edge.visits)
    trust = settings.trust + settings.faith * visits
    return (edge.total + trust * (edge.worth + shift)) / (visits + trust)
