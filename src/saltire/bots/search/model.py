"""How a search uses a learned model: it corrects the word of a game's knowledge, here and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any, Final

from mypy_extensions import i64

from saltire.bots.search.features import Features
from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.bots.search.settings import Settings
from saltire.i18n.reason import Said
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Action, Seat
from saltire.kernel.view import View

WARMTH: Final = Settings().warmth
"""How far apart two plans' worths are when the better one has e times the prior."""
LEAST: Final = 0.001


class Learned(Knowledge):
    """A game's knowledge with a model on top: standings and worths corrected, the rest as it was.

    Where the model has a value, a playout may end sooner: after `reach` stretches of the game. The model is a
    `network.Model`, which this module must not know: it is compiled where there may be no numpy.
    """

    def __init__(self, knowledge: Knowledge, features: Features, model: Any) -> None:
        super().__init__(knowledge.game, knowledge.horizon)
        self.knowledge = knowledge
        self.features = features
        self.model = model
        self._reach: i64 = model.reach if model.value is not None else 0
        self._until: i64 = 0

    # What the model changes.

    def standing(self, s: Position) -> tuple[float, ...]:
        chances = self.knowledge.standing(s)
        value = self.model.value
        if value is None or s.returns is not None:
            return chances
        return tuple(value.shares(seat_bases(chances), seat_rows(self.features, s, len(chances))))

    def plans(self, s: Position, seat: Seat, most: i64) -> list[Plan]:
        plans = self.knowledge.plans(s, seat, most)
        policy = self.model.policy
        if policy is None or len(plans) < 2:
            return plans
        leads = policy.leads(plan_bases(plans), plan_rows(self.features, s, seat, plans))
        best = max([plan.worth for plan in plans])
        worths = [min(1.0, max(0.0, best + WARMTH * lead)) for lead in leads]
        order = [(-worths[at], at) for at in range(len(plans))]
        order.sort()
        return [Plan(plans[at].actions, worths[at]) for _, at in order]

    def imagine(self, view: View, lots: Lots) -> Position:
        world = self.knowledge.imagine(view, lots)
        if self._reach:
            self._until = self.features.stretch(world) + self._reach
        return world

    def ends(self, s: Position) -> bool:
        if self._reach and self.features.stretch(s) >= self._until:
            return True
        return self.knowledge.ends(s)

    # What it leaves alone.

    def hear(self, view: View, heard: Sequence[dict[str, object]]) -> None:
        self.knowledge.hear(view, heard)

    def step(self, s: Position, lots: Lots) -> Action:
        return self.knowledge.step(s, lots)

    def obvious(self, view: View) -> int | None:
        return self.knowledge.obvious(view)

    def intend(self, actions: tuple[int, ...]) -> None:
        self.knowledge.intend(actions)

    def as_seen_by(self, s: Position, seat: Seat, lots: Lots) -> Position:
        return self.knowledge.as_seen_by(s, seat, lots)

    def explain(self, view: View, action: Action) -> Said:
        return self.knowledge.explain(view, action)

    def news(self, seat: Seat, event: dict[str, object]) -> bool:
        return self.knowledge.news(seat, event)


# What is fed to a model, in play as in training.


def seat_bases(chances: Sequence[float]) -> list[float]:
    """Give what the hand-made standing says of each seat, as a model takes it."""
    return [log(max(LEAST, chance)) for chance in chances]


def seat_rows(features: Features, s: Position, seats: i64) -> list[list[float]]:
    return [features.of_seat(s, seat) for seat in range(seats)]


def plan_bases(plans: Sequence[Plan]) -> list[float]:
    """Give what the evaluation says of each plan, as a model takes it."""
    return [plan.worth / WARMTH for plan in plans]


def plan_rows(
    features: Features, s: Position, seat: Seat, plans: Sequence[Plan]
) -> list[list[float]]:
    return [features.of_plan(s, seat, plan) for plan in plans]
