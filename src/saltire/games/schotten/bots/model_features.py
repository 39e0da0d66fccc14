"""The features of a learned model for Schotten Totten: claimed stones, started sides, placements."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.bots.search.features import Features
from saltire.bots.search.knowledge import Plan
from saltire.games.schotten.rules.actions import LAY, UNKNOWN, read
from saltire.games.schotten.rules.board import HAND, TACTICS_HAND, Table
from saltire.games.schotten.rules.constants import ALL_STONES
from saltire.kernel.bits import BIT, COUNT9, count
from saltire.kernel.position import Position
from saltire.kernel.types import Seat

_SIDES: Final = (
    "stones",
    "pairs of stones",
    "full sides",
    "cards laid",
    "hand",
    "tactics",
    "first",
)
_SEAT: Final = (*_SIDES, *[f"{name} late" for name in _SIDES])
_PLAN: Final = (
    *[f"action {kind}" for kind in range(UNKNOWN)],
    "strength", "first card", "second card", "last card", "against none", "against a full side",
    "middle", "next to a stone of mine", "next to a stone of theirs",
)  # fmt: skip
_CARDS: Final = 54
_A_STRETCH: Final = 6


class SchottenFeatures(Features):
    """All seats have the same features."""

    def __init__(self) -> None:
        super().__init__(_SEAT, _PLAN, 2)

    def stage(self, s: Position) -> i64:
        """Number the stage: six cards drawn, within a round."""
        assert isinstance(s, Table)
        return 10 * s.standing.round + (_CARDS - s.clan_deck()) // _A_STRETCH

    def seat_features(self, s: Position, seat: Seat) -> list[float]:
        assert isinstance(s, Table)
        mine = s.owned >> 9 * seat & ALL_STONES
        laid: i64 = 0
        for stone in range(9):
            laid += count(s.cards[9 * seat + stone])
        sides = [
            float(COUNT9[mine]) / 3.0,
            float(COUNT9[mine & mine >> 1]),
            float(COUNT9[s.full >> 9 * seat & ALL_STONES]) / 3.0,
            float(laid) / 9.0,
            float(count(s.cards[HAND + seat])) / 6.0,
            float(count(s.cards[TACTICS_HAND + seat])) / 2.0,
            float(COUNT9[s.first >> 9 * seat & ALL_STONES]) / 3.0,
        ]
        late = 1.0 - float(s.clan_deck()) / _CARDS
        return sides + [late * each for each in sides]

    def plan_features(self, s: Position, seat: Seat, plan: Plan) -> list[float]:
        assert isinstance(s, Table)
        row = [0.0] * len(_PLAN)
        kind, card, stone = read(plan.actions[0])
        if kind < UNKNOWN:
            row[kind] = 1.0
        if kind == LAY and card < _CARDS:
            row[UNKNOWN:] = _laid(s, seat, card, stone)
        return row


def _laid(s: Table, seat: Seat, card: int, stone: int) -> list[float]:
    """Give the features of the place where a clan card would lie."""
    own = count(s.cards[9 * seat + stone])
    theirs = count(s.cards[9 * (1 - seat) + stone])
    beside = (2 * BIT[stone] | BIT[stone] // 2) & ALL_STONES
    return [
        float(card % 9) / 8.0,
        1.0 if own == 0 else 0.0,
        1.0 if own == 1 else 0.0,
        1.0 if own == 2 else 0.0,
        1.0 if theirs == 0 else 0.0,
        1.0 if theirs == s.need(stone) else 0.0,
        1.0 - abs(float(stone) - 4.0) / 4.0,
        1.0 if s.owned >> 9 * seat & beside else 0.0,
        1.0 if s.owned >> 9 * (1 - seat) & beside else 0.0,
    ]
