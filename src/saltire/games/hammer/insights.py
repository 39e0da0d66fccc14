"""What a study shows beside the board: the exact odds of the battle under way, and the cards not yet seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saltire.games.hammer.bots.battle_solver import Solver, line_of
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.cards import COPIES
from saltire.games.hammer.rules.constants import (
    AREAS,
    CARD_NAMES,
    ENGLISH,
    SCOTTISH,
)
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.text.log_wording import card_text, side_name
from saltire.games.hammer.text.names import area_text
from saltire.i18n.words import Words
from saltire.kernel.bits import count
from saltire.kernel.position import Position

MOST_SOLVED: Final = 6
"""Battles with more blocks than this take too long to be solved."""


def insights(
    state: Position, seat: int, words: Words, _names: Sequence[str]
) -> list[tuple[str, list[str]]]:
    """Give the odds of the battle under way, and how many cards of each kind a seat has not seen."""
    assert isinstance(state, War)
    unseen = _unseen_cards(HammerView(state, seat), words)
    return [
        (words.say("study-odds"), _odds(state, words)),
        (words.say("study-unseen", n=sum(number for _, number in unseen)), _listed(unseen)),
    ]


def _odds(s: War, words: Words) -> list[str]:
    """Solve the battle under way, if all of it is open and few fight."""
    b, blocks = s.battle, s.blocks
    if not (0 <= b.area < AREAS and b.front and blocks.contested(b.area)):
        return []
    there = blocks.count_at(ENGLISH, b.area) + blocks.count_at(SCOTTISH, b.area)
    if there > MOST_SOLVED or count(b.front) != there:
        return []
    attacker = int(b.attacker)
    solved = Solver().solve(
        line_of(b, blocks.strength, attacker),
        line_of(b, blocks.strength, 1 - attacker),
        int(b.round),
    )
    return [
        words.say(
            "hammer-study-odds", area=area_text(int(b.area), words), name=side_name(attacker, words),
            other=side_name(1 - attacker, words), odds=_percent(solved.win, words),
            loss=_percent(solved.loss, words),
            rest=_percent(1 - solved.win - solved.loss, words),
        )
    ]  # fmt: skip


def _percent(share: float, words: Words) -> str:
    text = f"{max(0.0, 100 * share):.1f}"
    return text if words.lang == "en" else text.replace(".", ",")


def _unseen_cards(view: HammerView, words: Words) -> list[tuple[str, int]]:
    """3.0  Count by kind what is neither in this hand nor played this year."""
    shown = view.to_json()
    hand, played = shown["hand"], shown["played"]
    assert isinstance(hand, list)
    assert isinstance(played, list)
    seen = [*hand, *[card for side in played for card in side]]
    left = [(name, int(COPIES[kind]) - seen.count(name)) for kind, name in enumerate(CARD_NAMES)]
    return [(card_text(name, words), number) for name, number in left if number > 0]


def _listed(unseen: list[tuple[str, int]]) -> list[str]:
    return [", ".join(f"{number} \N{MULTIPLICATION SIGN} {name}" for name, number in unseen)]
