"""The result of a search: statistics of each plan, and the choice they lead to."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.bots.search.settings import SearchSettings
from saltire.kernel.lots import Lots

_RESOLUTION: i64 = 1000000


class PlanResult:
    """The playouts of one plan, or of one option of a sealed choice."""

    def __init__(self, actions: tuple[int, ...], prior: float) -> None:
        self.actions = actions
        self.prior = prior
        self.visits: i64 = 0
        self.total = 0.0
        """The sum of the searching seat's results."""
        self.seat_totals: list[float] = []
        """The sum of each seat's results; empty for an option of a sealed choice."""
        self.weight = 0.0
        """The probability of an option in a mixed strategy, unnormalised."""

    def add(self, values: tuple[float, ...], seat: i64) -> None:
        """Count a playout with each seat's result."""
        if not self.seat_totals:
            self.seat_totals = [0.0] * len(values)
        self.visits += 1
        self.total += values[seat]
        for i in range(len(values)):
            self.seat_totals[i] += values[i]

    def means(self) -> tuple[float, ...]:
        """Give each seat's mean result; nothing without a playout."""
        return tuple([total / float(self.visits) for total in self.seat_totals])


class SearchResult:
    """The outcome of a search for one choice. A sealed choice `is_mixed`: its action is drawn."""

    def __init__(self, plans: list[PlanResult], playouts: i64) -> None:
        self.plans = plans
        self.playouts: i64 = playouts
        self.is_mixed = False
        self.overall = PlanResult((), 0.0)
        """All playouts of a sealed choice."""

    def finalists(self, settings: SearchSettings) -> list[tuple[tuple[int, ...], float]]:
        """List plans with their win probabilities, the best first; those dropped early come last."""
        shift = prior_shift(self.plans)
        return [(plan.actions, estimate(plan, shift, settings)) for plan in self._best(settings)]

    def ranking(self, settings: SearchSettings) -> list[tuple[int, float, int]]:
        """List first actions with win probability and visits, the best first, each once."""
        rows: list[tuple[int, float, int]] = []
        seen: set[int] = set()
        shift = prior_shift(self.plans)
        for plan in self._best(settings):
            if plan.actions[0] not in seen:
                seen.add(plan.actions[0])
                chance = min(1.0, max(0.0, estimate(plan, shift, settings)))
                rows.append((plan.actions[0], chance, int(plan.visits)))
        return rows

    def chances(self, settings: SearchSettings) -> tuple[float, ...]:
        """Give each seat's win probability if the best plan is played, or the mixed strategy."""
        if self.is_mixed:
            return self.overall.means()
        best = self._best(settings)[0]
        if best.visits:
            return best.means()
        tried = [plan for plan in self.plans if plan.visits]
        return tried[0].means() if tried else ()

    def mixed_strategy(self, settings: SearchSettings) -> list[tuple[int, float]]:
        """Give actions with their probabilities, without the unlikely ones."""
        total = sum([plan.weight for plan in self.plans])
        if total <= 0.0:
            return [(plan.actions[0], 1.0 / len(self.plans)) for plan in self.plans]
        most = max([plan.weight for plan in self.plans])
        least = min(most, settings.min_probability * total)
        likely = [plan for plan in self.plans if plan.weight >= least]
        rest = sum([plan.weight for plan in likely])
        return [(plan.actions[0], plan.weight / rest) for plan in likely]

    def sample(self, settings: SearchSettings, lots: Lots) -> int:
        """Draw an action from the mixed strategy."""
        strategy = self.mixed_strategy(settings)
        left = float(lots.below(_RESOLUTION)) / float(_RESOLUTION)
        for action, probability in strategy:
            left -= probability
            if left < 0.0:
                return action
        return strategy[-1][0]

    def _best(self, settings: SearchSettings) -> list[PlanResult]:
        if self.is_mixed:
            order = [(-plan.weight, at) for at, plan in enumerate(self.plans)]
        else:
            shift = prior_shift(self.plans)
            most = max([plan.visits for plan in self.plans])
            order = [
                (-estimate(plan, shift, settings) + (10.0 if 2 * plan.visits < most else 0.0), at)
                for at, plan in enumerate(self.plans)
            ]
        order.sort()
        return [self.plans[at] for _, at in order]


def best_first(plans: list[PlanResult], settings: SearchSettings) -> list[PlanResult]:
    """Order plans by their estimated win probability."""
    shift = prior_shift(plans)
    order = [(-estimate(plan, shift, settings), at) for at, plan in enumerate(plans)]
    order.sort()
    return [plans[at] for _, at in order]


def prior_shift(plans: list[PlanResult]) -> float:
    """Give by how much playouts exceed the priors on average: only differences of priors are used."""
    visits = 0.0
    gap = 0.0
    for plan in plans:
        n = float(plan.visits)
        visits += n
        gap += plan.total - n * plan.prior
    return gap / visits if visits > 0.0 else 0.0


def estimate(plan: PlanResult, shift: float, settings: SearchSettings) -> float:
    """Give a plan's win probability: the mean of its playouts and its prior, weighted."""
    visits = float(plan.visits)
    weight = max(settings.prior_visits + settings.evaluation_weight * visits, 0.001)
    return (plan.total + weight * (plan.prior + shift)) / (visits + weight)
