"""5  Claiming: which stones a seat's complete sides win, now or by proof."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.schotten.board import HAND, TACTICS_DECK, TACTICS_HAND, Table
from saltire.games.schotten.formation import BLIND, DISTINCT, size, strongest
from saltire.games.schotten.tables import (
    JOKER,
    JOKER_BIT,
    SHIELD_BIT,
    SPY_BIT,
    WILD_AT,
    WILD_COUNT,
    Stone,
)
from saltire.kernel.bits import BIT, COUNT9, NTH9, count, members
from saltire.kernel.types import Seat


def provable(s: Table, me: Seat) -> i64:
    """5.1  List the unclaimed stones that a seat could claim if it were asked now, as a set."""
    complete = s.unclaimed() & s.full_sides(me)
    proved: i64 = 0
    i: i64 = 0
    while i < COUNT9[complete]:
        stone = NTH9[9 * complete + i]
        if claimable(s, me, stone):
            proved |= BIT[stone]
        i += 1
    return proved


def claimable(s: Table, me: Seat, stone: Stone) -> bool:
    """5.2-5.4  Tell whether a seat's complete side wins an unclaimed stone, whatever may still come."""
    mine = value(s, me, stone)
    theirs = reach(s, 1 - me, stone, mine)
    return mine > theirs or (mine == theirs and wins_ties(s, me, stone))


def wins_ties(s: Table, me: Seat, stone: Stone) -> bool:
    """4.2, 5.4.3  Equal values go to the side that was complete first."""
    return s.first_to_complete(me, stone)


def value(s: Table, seat: Seat, stone: Stone) -> i64:
    """4.4  Judge a complete side."""
    return strongest(s.shapes[9 * seat + stone], s.need(stone), terms(s, stone), 0, -1)


def reach(s: Table, seat: Seat, stone: Stone, floor: i64) -> i64:
    """5.4  Find the best value a side can still reach with unseen cards; -1 if nothing above floor."""
    shape = s.shapes[9 * seat + stone]
    need = s.need(stone)
    missing = need - size(shape)
    if missing and s.options.proof_uses_hand_counts and _too_few_cards(s, seat, missing):
        return -1
    best = strongest(shape, need, terms(s, stone), s.unseen, floor)
    if missing and s.options.proof_unseen_tactics:
        for troops in members(unseen_troops(s, seat)):
            if WILD_COUNT[troops] > missing or shape >> WILD_AT & troops:
                continue
            with_troops = strongest(
                shape | troops * BIT[WILD_AT], need, terms(s, stone), s.unseen, floor
            )
            if with_troops > best:
                best = with_troops
    return best


def terms(s: Table, stone: Stone) -> i64:
    """Tell what counts at a stone: 8.1 only the total, C2 no copies."""
    how: i64 = BLIND if s.bluff >> stone & 1 else 0
    return how if s.options.wild_may_duplicate else how | DISTINCT


def _too_few_cards(s: Table, seat: Seat, missing: i64) -> bool:
    """13  proof_uses_hand_counts: with the decks empty, nobody completes a side from too small a hand."""
    if s.clan_deck() or s.tactics_deck():
        return False
    held = count(s.cards[HAND + seat])
    if s.options.proof_unseen_tactics:
        held = s.hand_size(seat)
    return held < missing


def unseen_troops(s: Table, seat: Seat) -> i64:
    """13  proof_unseen_tactics: the sets of elite troops a seat might still lay, as a set of wild sets."""
    loose = s.cards[TACTICS_DECK] | s.cards[TACTICS_HAND] | s.cards[TACTICS_HAND + 1]
    for entry in s.under_tactics + s.aside:
        if entry >> 1 >= JOKER:
            loose |= BIT[(entry >> 1) - JOKER]
    troops: i64 = loose & (JOKER_BIT | SPY_BIT | SHIELD_BIT)
    if not may_lay_joker(s, seat):
        troops &= ~JOKER_BIT
    sets: i64 = 0
    for some in range(1, 8):
        if some & ~troops == 0:
            sets |= BIT[some]
    return sets


def may_lay_joker(s: Table, seat: Seat) -> bool:
    """9.2  One Joker a player; with second_joker_after_loss another once the first is off the table."""
    if not s.jokered >> seat & 1:
        return True
    if not s.options.second_joker_after_loss:
        return False
    return not any([s.cards[9 * seat + stone] & BIT[JOKER] for stone in range(9)])
