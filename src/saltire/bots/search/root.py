"""The search: sequential halving over plans, compared by playouts in imagined positions."""

from __future__ import annotations

import time

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.bots.search.playout import follow_plan, is_simultaneous, play_out, reopen
from saltire.bots.search.result import PlanResult, SearchResult, best_first
from saltire.bots.search.sealed_choice import SealedChoice
from saltire.bots.search.settings import SearchSettings
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Seat
from saltire.kernel.view import View

_SINGLE_PLAN_PLAYOUTS: i64 = 32
"""How many playouts estimate the win probabilities when there is only one plan."""


class Search:
    """Searches one choice of one seat."""

    def __init__(self, knowledge: Knowledge, settings: SearchSettings, seed: i64) -> None:
        self.knowledge = knowledge
        self.settings = settings
        self.me: Seat = 0
        self.playouts: i64 = 0
        self._lots = Lots(seed)
        self._seed: i64 = seed
        self._ends = 0.0
        self._began = 0.0
        self._limit: i64 = 0

    def run(self, view: View, clock: float) -> SearchResult:
        """Spend the budget on the choice in a view."""
        self._began = time.perf_counter()
        self._ends = self._began + min(self.settings.seconds, clock)
        self._limit = self.settings.playouts
        self.knowledge.habit = self.settings.habit
        if self._limit:
            self._ends = self._began + clock
        self.me = view.seat
        world = self._imagine(view)
        if is_simultaneous(world):
            return self._search_sealed(view)
        plans = [PlanResult(plan.actions, plan.prior) for plan in self._plans(world, view)]
        if len(plans) == 1:
            self._evaluate(view, plans[0])
        else:
            self._halve(view, plans)
        return SearchResult(plans, self.playouts)

    def _imagine(self, view: View) -> Position:
        world = self.knowledge.imagine(view, self._lots)
        reopen(world)
        return world

    def _plans(self, world: Position, view: View) -> list[Plan]:
        """List the plans to compare, each once; those that begin with an illegal action are dropped."""
        legal = view.legal
        plans = self.knowledge.plans(world, self.me, self.settings.max_plans)
        plans = [plan for plan in plans if plan.actions and plan.actions[0] in legal]
        distinct = {plan.actions: plan for plan in plans}
        return list(distinct.values()) or [Plan((action,), 0.5) for action in legal]

    def _spent(self) -> float:
        """Give the part of the budget that is spent, in playouts or in time."""
        now = time.perf_counter()
        if not self._limit:
            whole = self._ends - self._began
            return (now - self._began) / whole if whole > 0.0 else 1.0
        if now >= self._ends:
            return 1.0
        return float(self.playouts) / float(self._limit)

    # One seat chooses.

    def _evaluate(self, view: View, plan: PlanResult) -> None:
        while self.playouts < _SINGLE_PLAN_PLAYOUTS and self._spent() < 1.0:
            self._play(self._imagine(view), plan, self._lots)

    def _halve(self, view: View, plans: list[PlanResult]) -> None:
        """Give every plan left the same number of playouts, drop the worse half, and repeat.

        All plans left are played in the same positions with the same random numbers: this lowers the
        variance of their differences.
        """
        rounds: i64 = 1
        left: i64 = len(plans)
        while left > 2:
            left = (left + 1) // 2
            rounds += 1
        for done in range(rounds):
            until = float(done + 1) / float(rounds)
            while self._spent() < until:
                if not self._play_all(view, plans):
                    return
            plans = best_first(plans, self.settings)[: (len(plans) + 1) // 2]

    def _play_all(self, view: View, plans: list[PlanResult]) -> bool:
        """Play every plan in one position; tell whether the budget sufficed for all of them."""
        world = self._imagine(view)
        seed: i64 = self._lots.below(1 << 30)
        last: i64 = len(plans) - 1
        for at in range(len(plans)):
            copy = world if at == last else world.clone()
            self._play(copy, plans[at], Lots(seed))
            if self._spent() >= 1.0:
                return False
        return True

    def _play(self, world: Position, plan: PlanResult, lots: Lots) -> None:
        follow_plan(world, self.me, plan.actions, lots)
        self.playouts += 1
        plan.add(play_out(self.knowledge, world, lots), self.me)

    # Several seats choose at once.

    def _search_sealed(self, view: View) -> SearchResult:
        choice = SealedChoice(self.knowledge, self.settings, self.me, self._seed)
        overall = PlanResult((), 0.5)
        while True:
            overall.add(choice.play(self._imagine(view), self._lots), self.me)
            self.playouts = choice.playouts
            if self._spent() >= 1.0:
                break
        choice.finish()
        options: list[PlanResult] = []
        for option in choice.own.legal:
            plan = PlanResult((option.action,), option.prior)
            plan.visits, plan.total = option.visits, option.total
            plan.weight = option.probability
            options.append(plan)
        result = SearchResult(options, self.playouts)
        result.is_mixed, result.overall = True, overall
        return result
