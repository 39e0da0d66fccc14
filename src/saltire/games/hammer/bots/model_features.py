"""The features of a learned model for Hammer of the Scots: nobles, armies, years; the kind of a plan."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.bots.search.features import Features
from saltire.bots.search.knowledge import Plan
from saltire.games.hammer.bots.win_probability import (
    WINTER_CERTAINTY,
    army_at_home,
    nobles,
    steps,
    years_left,
)
from saltire.games.hammer.rules.actions import CARD, EVENT, FIRE, MOVE, PASS, RETREAT, read
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    AREAS,
    CARD_KINDS,
    EDWARD,
    ENGLAND,
    ENGLISH,
    FIRST_NOBLE,
    FRENCH,
    KING,
    MORAY,
    NORSE,
    PER_SIDE,
    SCOTTISH,
    WALLACE,
)
from saltire.kernel.bits import count
from saltire.kernel.position import Position
from saltire.kernel.types import Seat

_SEAT: Final = (
    "here", "late", "left", "turn", "now", "soon", "now late", "soon late", "scots", "scots late",
    "abroad", "abroad late", "waiting", "waiting late", "lords", "lords late", "blocks", "foes",
    "ground", "Wallace", "King", "Edward", "French", "Norse",
)  # fmt: skip
_PLAN: Final = (
    *[f"card {kind}" for kind in range(CARD_KINDS)], *[f"card {kind} by turn" for kind in range(3)],
    "fire", "leave", "event", "pass", "blocks moved", "blocks moved by England", "still",
    "still by England", "length",
)  # fmt: skip


class HammerFeatures(Features):
    """Only Scotland has features: what is good for one side is bad for the other."""

    def __init__(self) -> None:
        super().__init__(_SEAT, _PLAN, 2)

    def stage(self, s: Position) -> i64:
        """0.3, 0.4  Number the stage: a turn, or the winter between two years."""
        assert isinstance(s, War)
        return 6 * s.turn.year + s.turn.number

    def seat_features(self, s: Position, seat: Seat) -> list[float]:
        if seat == ENGLISH:
            return [0.0] * len(_SEAT)
        assert isinstance(s, War)
        left = years_left(s)
        late = 1.0 / (1.0 + left)
        now, soon = nobles(s, WINTER_CERTAINTY[s.turn.number])
        scots = steps(s, PER_SIDE, MORAY) / 10.0
        at_home = army_at_home(s) / 10.0
        abroad = steps(s, 0, FIRST_NOBLE) / 10.0 - at_home
        lords = (
            steps(s, PER_SIDE + FIRST_NOBLE, 2 * PER_SIDE) - steps(s, FIRST_NOBLE, PER_SIDE)
        ) / 10.0
        return [
            1.0, late, left / 4.0, float(s.turn.number) / 5.0, now / 4.0, soon / 4.0,
            now * late / 4.0, soon * late / 4.0, scots, scots * late, abroad, abroad * late,
            at_home, at_home * late, lords, lords * late,
            *_spread(s), *[1.0 if s.blocks.on_map(who) else 0.0
                           for who in (WALLACE, KING, EDWARD, FRENCH, NORSE)],
        ]  # fmt: skip

    def plan_features(self, s: Position, seat: Seat, plan: Plan) -> list[float]:
        assert isinstance(s, War)
        family, index = read(plan.actions[0])
        row = [0.0] * len(_PLAN)
        at = CARD_KINDS + 3
        if family == CARD:
            row[index] = 1.0
            if index < 3:
                row[CARD_KINDS + index] = float(s.turn.number) / 5.0
            return row
        moved = float(len([action for action in plan.actions if read(action)[0] == MOVE])) / 5.0
        for place, kind in enumerate((FIRE, RETREAT, EVENT, PASS)):
            row[at + place] = 1.0 if family == kind else 0.0
        english = 1.0 if seat == ENGLISH else 0.0
        row[at + 4] = moved
        row[at + 5] = moved * english
        row[at + 6] = 1.0 if moved == 0.0 else 0.0
        row[at + 7] = row[at + 6] * english
        row[at + 8] = float(len(plan.actions)) / 20.0
        return row


def _spread(s: War) -> list[float]:
    """Count the Scottish blocks and the English ones in Scotland, and the areas Scotland leads by."""
    blocks, foes, ground = 0.0, 0.0, 0.0
    for area in range(AREAS):
        scots = s.blocks.at(SCOTTISH, area)
        english = s.blocks.at(ENGLISH, area)
        blocks += float(count(scots))
        if area == ENGLAND:
            continue
        foes += float(count(english))
        ground += (1.0 if scots else 0.0) - (1.0 if english else 0.0)
    return [blocks / 10.0, foes / 10.0, ground / 10.0]
