"""Estimates the win probability: a formula over nobles, homes, armies and years left, fitted to results."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    AREAS,
    ENGLAND,
    ENGLISH,
    FIRST_NOBLE,
    HOME,
    KING,
    MORAY,
    PER_SIDE,
    SCOTTISH,
    SECOND_HOME,
    WALLACE,
)

WINTER_CERTAINTY: Final = [0.35, 0.35, 0.4, 0.5, 0.65, 0.85]
"""The probability, in turn 1 to 5, that a home held by the enemy is still held when winter comes."""
ENDLESS_YEARS: Final = 4.0
"""How many years an endless war is assumed to last."""


def scottish_chance(s: War) -> float:
    """Give Scotland's win probability."""
    left = years_left(s)
    late = 1.0 / (1.0 + left)
    now, soon = nobles(s, WINTER_CERTAINTY[s.turn.number])
    scots = steps(s, PER_SIDE, MORAY) / 10.0
    lords = (
        steps(s, PER_SIDE + FIRST_NOBLE, 2 * PER_SIDE) - steps(s, FIRST_NOBLE, PER_SIDE)
    ) / 10.0
    whole = steps(s, 0, FIRST_NOBLE) / 10.0
    waiting = army_at_home(s) / 10.0
    abroad = whole - waiting
    score = 0.6 + soon * (0.10 + 0.77 * late + 1.04 * late * late) - 0.08 * (now - soon)
    score += 0.52 * scots - 0.27 * abroad - 0.21 * waiting + 0.30 * lords
    score += 0.66 if s.blocks.on_map(WALLACE) else 0.0
    score += 0.94 if s.blocks.on_map(KING) else 0.0
    score += late * (2.13 - 0.08 * scots - 1.2 * abroad - 0.66 * waiting) + 0.053 * left
    return 1.0 / (1.0 + math.exp(-score))


def years_left(s: War) -> float:
    """Give the length of the rest of the war, in years."""
    left = float(s.options.last_year - s.turn.year)
    if left > 20.0:
        left = ENDLESS_YEARS
    number = s.turn.number
    return left + (float(5 - number) / 5.0 if number > 0 else 1.0)


def nobles(s: War, sure: float) -> tuple[float, float]:
    """Give the Scottish lead in nobles over seven: now, and as expected after winter."""
    now, soon = -7.0, -7.0
    number: i64 = FIRST_NOBLE
    while number < PER_SIDE:
        scottish = s.blocks.place[PER_SIDE + number] < AREAS
        side: i64 = SCOTTISH if scottish else ENGLISH
        shut = not s.blocks.open_to(side, HOME[number])
        shut = shut and not s.blocks.open_to(side, SECOND_HOME[number])
        if scottish:
            now += 1.0
            soon += 1.0 - (sure if shut else 0.0)
        elif shut:
            soon += sure
        number += 1
    if s.blocks.on_map(MORAY):
        now += 1.0
        soon += 1.0
    return now, soon


def steps(s: War, first: i64, end: i64) -> float:
    """Sum the strength of the blocks on the map from one number to another."""
    result: i64 = 0
    block = first
    while block < end:
        result += s.blocks.strength[block]
        block += 1
    return float(result)


def army_at_home(s: War) -> float:
    """Sum the strength of the English army in England."""
    result: i64 = 0
    block: i64 = 0
    while block < FIRST_NOBLE:
        if s.blocks.place[block] == ENGLAND:
            result += s.blocks.strength[block]
        block += 1
    return float(result)
