"""The features of a learned model for Swords and Bagpipes: what a seat owns; the kind of a plan."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from saltire.bots.search.features import Features
from saltire.bots.search.knowledge import Plan
from saltire.games.swords.bots.win_probability import cards, fall_chance, lead
from saltire.games.swords.rules.actions import PASS, REPLENISH, UNKNOWN, read
from saltire.games.swords.rules.board import Table
from saltire.games.swords.rules.constants import NOBODY
from saltire.kernel.position import Position
from saltire.kernel.types import Seat

_OWNED: Final = ("gold", "castle", "cards", "daggers", "barred", "badge")
_SEAT: Final = (
    *_OWNED, *[f"{name} near the end" for name in _OWNED], *[f"{name} if Scotland falls" for name in _OWNED],
)  # fmt: skip
_PLAN: Final = (
    *[f"action {kind}" for kind in range(UNKNOWN)], *[f"replenish {how}" for how in range(4)],
    "pass", "steps",
)  # fmt: skip


class SwordsFeatures(Features):
    """All seats have the same features."""

    def __init__(self) -> None:
        super().__init__(_SEAT, _PLAN, 2)

    def stage(self, s: Position) -> i64:
        """3.1  Number the stage: a round."""
        assert isinstance(s, Table)
        return s.round

    def seat_features(self, s: Position, seat: Seat) -> list[float]:
        assert isinstance(s, Table)
        left = s.options.rounds - s.round + (1 if s.winner == NOBODY else 0)
        soon = 1.0 / math.sqrt(float(left) + 0.3)
        falls = fall_chance(s, left)
        owned = [
            float(s.gold(seat)) / 5.0,
            float(s.castle(seat) + s.camp(seat)) / 5.0,
            cards(s, seat) / 3.0,
            float(s.total_daggers(seat)) / 5.0,
            1.0 if lead(s, seat) >= 5 else 0.0,
            1.0 if seat == s.badge else 0.0,
        ]
        return owned + [soon * each for each in owned] + [falls * each for each in owned]

    def plan_features(self, s: Position, seat: Seat, plan: Plan) -> list[float]:
        row = [0.0] * len(_PLAN)
        kind, what, _ = read(plan.actions[0])
        if kind < UNKNOWN:
            row[kind] = 1.0
        if kind == REPLENISH:
            row[UNKNOWN + what] = 1.0
        row[UNKNOWN + 4] = 1.0 if plan.actions[0] == PASS else 0.0
        row[UNKNOWN + 5] = float(len(plan.actions)) / 3.0
        return row
