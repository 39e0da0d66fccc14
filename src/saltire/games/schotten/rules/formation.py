"""4.1, 4.3, 4.4, 8.1-8.3, 9.2, 9.3, 9.5  How strong a side is, and how strong it can still become.

Each class of formation is one function: given a side's shape and the cards it may still take, it
finds the highest total that class can reach, or -1. `missing` cards must come from `unseen`; the
side's wild cards take whatever face serves their owner best (9.5).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.rules.constants import (
    AROUND,
    BEST_RUN,
    COLOUR,
    COLOUR_RUN,
    COLOURS_AT,
    JOKER_BIT,
    KIND,
    NUMBER_AT,
    OF_STRENGTH,
    ONE_COLOUR,
    RUN,
    RUN_TOTAL,
    RUNS,
    SHIELD_BIT,
    SHIELD_STRENGTH_AT,
    SPY_BIT,
    STRENGTHS,
    SUM,
    TOP,
    TOTAL_AT,
    WILD_AT,
    WILD_COUNT,
)
from saltire.kernel.bits import BIT, COUNT9, count, members

BLIND: Final = 1
"""8.1  Only the total counts."""
DISTINCT: Final = 2
"""C2  No face may copy a card of its own side."""


def size(shape: i64) -> i64:
    """Count the cards of a side."""
    return (shape >> NUMBER_AT & 7) + WILD_COUNT[shape >> WILD_AT & 7]


def strongest(shape: i64, need: i64, terms: i64, unseen: i64, floor: i64) -> i64:
    """4.4, 5.4.4  Find the best value a side of `need` cards can reach; -1 if none above `floor`."""
    if shape >> NUMBER_AT == 3 and need == 3 and not terms:
        return three_cards(shape)
    if shape >> NUMBER_AT == 2 and need == 3 and not terms:
        return last_card(shape, unseen)
    missing = need - size(shape)
    if not terms & BLIND:  # 8.1
        total = colour_run(shape, need, missing, unseen)
        if total >= 0:
            return COLOUR_RUN + total
        if floor >= COLOUR_RUN:
            return -1
        if terms & DISTINCT:
            total = distinct_kind(shape, need, missing, unseen)
        else:
            total = kind(shape, need, missing, unseen)
        if total >= 0:
            return KIND + total
        if floor >= KIND:
            return -1
        if terms & DISTINCT:
            total = distinct_colour(shape, missing, unseen)
        else:
            total = one_colour(shape, missing, unseen)
        if total >= 0:
            return COLOUR + total
        if floor >= COLOUR:
            return -1
        total = run(shape, need, missing, unseen)
        if total >= 0:
            return RUN + total
        if floor >= RUN:
            return -1
    total = plain_sum(shape, missing, unseen)
    if total < 0:
        return -1
    return SUM + total


def three_cards(shape: i64) -> i64:
    """4.3, 4.4  Find the value of a side of three clan cards, the usual case."""
    held = shape & STRENGTHS
    total = shape >> TOTAL_AT & 63
    if held & (held - 1) == 0:
        return KIND + total
    single = ONE_COLOUR[shape >> COLOURS_AT & 63] >= 0
    if BEST_RUN[512 * 3 + held] >= 0:
        if single:
            return COLOUR_RUN + total
        return RUN + total
    if single:
        return COLOUR + total
    return SUM + total


def last_card(shape: i64, unseen: i64) -> i64:
    """5.4.4  Find the best value that one unseen card gives a side of two clan cards, the usual case."""
    held = shape & STRENGTHS
    total = shape >> TOTAL_AT & 63
    strengths = any_colour(unseen)
    gaps: i64 = 0
    if held & (held - 1) == 0:
        if strengths & held:
            return KIND + total + TOP[512 + held]
    else:
        gaps = AROUND[512 * 3 + held] & ~held
        only = ONE_COLOUR[shape >> COLOURS_AT & 63]
        if only >= 0:
            free = unseen >> 9 * only & STRENGTHS
            if free & gaps:
                return COLOUR_RUN + total + TOP[512 + (free & gaps)]
            if free:
                return COLOUR + total + TOP[512 + free]
    if strengths & gaps:
        return RUN + total + TOP[512 + (strengths & gaps)]
    if not strengths:
        return -1
    return SUM + total + TOP[512 + strengths]


def run_beats(shape: i64, unseen: i64, worth: i64) -> bool:
    """5.4.4  Tell whether a side of up to one clan card can become a run that beats `worth`: mostly so."""
    held = shape & STRENGTHS
    total = BEST_RUN[512 * 3 + ((held | any_colour(unseen)) & AROUND[512 * 3 + held])]
    return total >= 0 and RUN + total > worth


def colour_run(shape: i64, need: i64, missing: i64, unseen: i64) -> i64:
    only = ONE_COLOUR[shape >> COLOURS_AT & 63]
    if only == -2:
        return -1
    if only >= 0:
        return _run(shape, need, missing, unseen >> 9 * only & STRENGTHS)
    best: i64 = -1
    while True:
        total = _run(shape, need, missing, unseen & STRENGTHS)
        best = max(best, total)
        unseen >>= 9
        if not unseen:
            return best


def run(shape: i64, need: i64, missing: i64, unseen: i64) -> i64:
    return _run(shape, need, missing, any_colour(unseen))


def any_colour(unseen: i64) -> i64:
    """Gather the strengths that some unseen card has."""
    halves = unseen | unseen >> 27
    return (halves | halves >> 9 | halves >> 18) & STRENGTHS


def _run(shape: i64, need: i64, missing: i64, free: i64) -> i64:
    held = shape & STRENGTHS
    if COUNT9[held] != shape >> NUMBER_AT & 7:  # two of one strength
        return -1
    if not missing:
        free = 0
    wild = shape >> WILD_AT
    if not wild:
        return BEST_RUN[512 * need + ((held | free) & AROUND[512 * need + held])]
    i: i64 = 7 * need
    last: i64 = 7 * need + 10 - need
    while i < last:
        whole = RUNS[i]
        if whole & held == held:
            gaps = whole & ~held
            if _wilds_fill(wild, gaps, gaps & ~free):
                return RUN_TOTAL[i]
        i += 1
    return -1


def _wilds_fill(wild: i64, gaps: i64, closed: i64) -> bool:
    """Tell whether wild cards can stand in a run's gaps so that no closed gap is left."""
    if wild & SPY_BIT:
        if not gaps & 64:
            return False
        gaps &= ~64
        closed &= ~64
    if wild & SHIELD_BIT:
        where = gaps & shield_strengths(wild)
        if not where:
            return False
        if closed & where:
            where = closed & where
        closed &= ~(where & -where)
    if wild & JOKER_BIT:
        closed &= closed - 1
    return closed == 0


def shield_strengths(wild: i64) -> i64:
    """9.3  List the strengths a shield-bearer may take: the declared one, else 1, 2 and 3."""
    declared = wild >> SHIELD_STRENGTH_AT - WILD_AT
    if declared:
        return BIT[declared - 1]
    return 7


def kind(shape: i64, need: i64, missing: i64, unseen: i64) -> i64:
    held = shape & STRENGTHS
    wild = shape >> WILD_AT
    if held & (held - 1):
        return -1
    can: i64 = STRENGTHS
    if held:
        can = held
    if wild & SPY_BIT:
        can &= 64
    if wild & SHIELD_BIT:
        can &= shield_strengths(wild)
    if missing:
        can &= in_number(unseen, missing)
    if not can:
        return -1
    return need * TOP[512 + can]


def in_number(unseen: i64, n: i64) -> i64:
    """List the strengths of which at least n cards are unseen."""
    once: i64 = 0
    twice: i64 = 0
    thrice: i64 = 0
    often: i64 = 0
    while unseen:
        often |= thrice & unseen
        thrice |= twice & unseen
        twice |= once & unseen
        once |= unseen
        unseen >>= 9
    found = once if n == 1 else twice if n == 2 else thrice if n == 3 else often
    return found & STRENGTHS


def distinct_kind(shape: i64, need: i64, missing: i64, unseen: i64) -> i64:
    """C2, R-10  Equal strengths of different colours; only a declared face can be copied."""
    colours = shape >> COLOURS_AT & 63
    if COUNT9[colours] != shape >> NUMBER_AT & 7:
        return -1
    for colour in members(colours):
        unseen &= ~((shape & STRENGTHS) * BIT[9 * colour])
    return kind(shape, need, missing, unseen)


def one_colour(shape: i64, missing: i64, unseen: i64) -> i64:
    only = ONE_COLOUR[shape >> COLOURS_AT & 63]
    if only == -2:
        return -1
    base = (shape >> TOTAL_AT & 63) + wild_total(shape >> WILD_AT)
    if not missing:
        return base
    if only >= 0:
        free = unseen >> 9 * only & STRENGTHS
        if COUNT9[free] < missing:
            return -1
        return base + TOP[512 * missing + free]
    best: i64 = -1
    while unseen:
        free = unseen & STRENGTHS
        if COUNT9[free] >= missing and base + TOP[512 * missing + free] > best:
            best = base + TOP[512 * missing + free]
        unseen >>= 9
    return best


def distinct_colour(shape: i64, missing: i64, unseen: i64) -> i64:
    """C2, R-10  One colour of different strengths (wild_may_duplicate=False)."""
    held = shape & STRENGTHS
    wild = shape >> WILD_AT
    only = ONE_COLOUR[shape >> COLOURS_AT & 63]
    if only == -2 or COUNT9[held] != shape >> NUMBER_AT & 7:
        return -1
    best: i64 = -1
    colour: i64 = 0
    while colour < 6:
        if only < 0 or only == colour:
            total = _distinct_total(held, wild, missing, unseen >> 9 * colour & STRENGTHS)
            best = max(best, total)
        colour += 1
    return best


def _distinct_total(held: i64, wild: i64, missing: i64, free: i64) -> i64:
    if wild & SPY_BIT:
        if held & 64:
            return -1
        return _distinct_total(held | 64, wild & ~SPY_BIT, missing, free)
    if wild & SHIELD_BIT:
        best: i64 = -1
        for t in members(shield_strengths(wild) & ~held):
            total = _distinct_total(held | BIT[t], wild & JOKER_BIT, missing, free)
            best = max(best, total)
        return best
    joker: i64 = wild & JOKER_BIT
    total = TOP[512 * 9 + held]
    high: i64 = 8
    while high >= 0 and missing + joker > 0:
        if not held & BIT[high]:
            if free & BIT[high] and missing:
                missing -= 1
                total += high + 1
            elif joker:
                joker = 0
                total += high + 1
        high -= 1
    if missing + joker:
        return -1
    return total


def wild_total(wild: i64) -> i64:
    """9.8  Add up the wild cards at their highest: Joker 9, Spy 7, Shield-bearer 3 or as declared."""
    total: i64 = 0
    if wild & JOKER_BIT:
        total += 9
    if wild & SPY_BIT:
        total += 7
    if wild & SHIELD_BIT:
        declared = wild >> SHIELD_STRENGTH_AT - WILD_AT
        if not declared:
            declared = 3
        total += declared
    return total


def plain_sum(shape: i64, missing: i64, unseen: i64) -> i64:
    total = (shape >> TOTAL_AT & 63) + wild_total(shape >> WILD_AT)
    t: i64 = 8
    while missing and t >= 0:
        here = count(unseen & OF_STRENGTH[t])
        here = min(here, missing)
        total += here * (t + 1)
        missing -= here
        t -= 1
    if missing:
        return -1
    return total
