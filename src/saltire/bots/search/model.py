"""Uses a learned model in the search: it corrects the estimates of a game's knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from mypy_extensions import i64

from saltire.bots.search.features import Features
from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.bots.search.network import Model
from saltire.i18n.reason import Said
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Action, Seat
from saltire.kernel.view import View

TEMPERATURE: Final = 0.05
"""The difference of two priors at which the model weighs the better plan e times as much."""
MIN_PROBABILITY: Final = 0.001


class Learned(Knowledge):
    """A game's knowledge with a model on top, which corrects win probabilities and priors.

    Where the model has a value, a playout may end sooner: after `reach` stages of the game.
    """

    def __init__(self, knowledge: Knowledge, features: Features, model: Model) -> None:
        super().__init__(knowledge.game, knowledge.horizon)
        self.knowledge = knowledge
        self.features = features
        self.model = model
        self._reach: i64 = model.reach if model.value is not None else 0
        self._until: i64 = 0

    def __reduce__(self) -> tuple[object, ...]:
        return Learned, (self.knowledge, self.features, self.model)

    # What the model changes.

    def win_probabilities(self, s: Position) -> tuple[float, ...]:
        chances = self.knowledge.win_probabilities(s)
        value = self.model.value
        if value is None or s.returns is not None:
            return chances
        return tuple(value.shares(seat_bases(chances), seat_rows(self.features, s, len(chances))))

    def plans(self, s: Position, seat: Seat, limit: i64) -> list[Plan]:
        self.knowledge.habit = self.habit
        plans = self.knowledge.plans(s, seat, limit)
        policy = self.model.policy
        if policy is None or len(plans) < 2:
            return plans
        leads = policy.leads(plan_bases(plans), plan_rows(self.features, s, seat, plans))
        best = max([plan.prior for plan in plans])
        priors = [min(1.0, max(0.0, best + TEMPERATURE * lead)) for lead in leads]
        order = [(-priors[at], at) for at in range(len(plans))]
        order.sort()
        return [Plan(plans[at].actions, priors[at]) for _, at in order]

    def imagine(self, view: View, lots: Lots) -> Position:
        world = self.knowledge.imagine(view, lots)
        if self._reach:
            self._until = self.features.stage(world) + self._reach
        return world

    def playout_ends(self, s: Position) -> bool:
        if self._reach and self.features.stage(s) >= self._until:
            return True
        return self.knowledge.playout_ends(s)

    # What the model does not change.

    def observe(self, view: View, heard: Sequence[dict[str, object]]) -> None:
        self.knowledge.observe(view, heard)

    def playout_action(self, s: Position, lots: Lots) -> Action:
        return self.knowledge.playout_action(s, lots)

    def obvious_action(self, view: View) -> int | None:
        return self.knowledge.obvious_action(view)

    def remember_plan(self, actions: tuple[int, ...]) -> None:
        self.knowledge.remember_plan(actions)

    def redeterminize(self, s: Position, seat: Seat, lots: Lots) -> Position:
        return self.knowledge.redeterminize(s, seat, lots)

    def explain(self, view: View, action: Action) -> Said:
        return self.knowledge.explain(view, action)

    def interrupts_plan(self, seat: Seat, event: dict[str, object]) -> bool:
        return self.knowledge.interrupts_plan(seat, event)


# The inputs of a model, in play as in training.


def seat_bases(chances: Sequence[float]) -> list[float]:
    """Give the logarithms of the win probabilities without a model."""
    return [log(max(MIN_PROBABILITY, chance)) for chance in chances]


def seat_rows(features: Features, s: Position, seats: i64) -> list[list[float]]:
    return [features.seat_features(s, seat) for seat in range(seats)]


def plan_bases(plans: Sequence[Plan]) -> list[float]:
    """Give the priors without a model, as logarithms of probabilities."""
    return [plan.prior / TEMPERATURE for plan in plans]


def plan_rows(
    features: Features, s: Position, seat: Seat, plans: Sequence[Plan]
) -> list[list[float]]:
    return [features.plan_features(s, seat, plan) for plan in plans]
