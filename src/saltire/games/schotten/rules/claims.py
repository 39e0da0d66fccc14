"""5  Claiming: which stones a seat's complete sides win, now or by proof."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.schotten.rules.board import HAND, TACTICS_DECK, TACTICS_HAND, Table
from saltire.games.schotten.rules.constants import (
    ALL_STONES,
    JOKER,
    JOKER_BIT,
    NUMBER_AT,
    SHIELD_BIT,
    SPY_BIT,
    WILD_AT,
    WILD_COUNT,
    Stone,
)
from saltire.games.schotten.rules.formation import last_card, run_beats, size, strongest
from saltire.kernel.bits import BIT, SET9, count, members
from saltire.kernel.types import Seat


def provable(s: Table, me: Seat) -> i64:
    """5.1, C12  List the unclaimed stones that a seat could claim if it were asked now, as a set."""
    complete = s.full >> 9 * me & ALL_STONES & ~(s.owned | s.owned >> 9)
    proved: i64 = 0
    while complete:
        stone = SET9[complete] & 15
        if claimable(s, me, stone):
            proved |= BIT[stone]
        complete &= complete - 1
    return proved


def claimable(s: Table, me: Seat, stone: Stone) -> bool:
    """5.2-5.4, 8.2.3  Tell whether a complete side wins an unclaimed stone, whatever may still come."""
    worth = s.worth
    mine = worth[9 * me + stone]
    theirs = worth[9 - 9 * me + stone]
    if not theirs:
        if s.options.tactics or s.options.proof_uses_hand_counts:
            theirs = reach(s, 1 - me, stone, mine)
        else:  # the same with nothing to ask about
            shape = s.shapes[9 - 9 * me + stone]
            if shape >> NUMBER_AT == 2:
                theirs = last_card(shape, s.unseen)
            elif run_beats(shape, s.unseen, mine):
                return False
            else:
                theirs = strongest(shape, 3, 0, s.unseen, mine)
    # 4.2, 5.4.3  Equal values go to the side that was complete first.
    return mine > theirs or (mine == theirs and s.first_to_complete(me, stone))


def reach(s: Table, seat: Seat, stone: Stone, floor: i64) -> i64:
    """5.4, 5.4.2  Find the best value unseen cards can give a side; -1 if none above floor."""
    if s.options.proof_uses_hand_counts and _too_few_cards(s, seat, stone):
        return -1
    return reach_with(s, seat, stone, s.unseen, floor)


def reach_with(s: Table, seat: Seat, stone: Stone, unseen: i64, floor: i64) -> i64:
    """5.4, R-5  Find the best value an incomplete side can reach with these clan cards."""
    shape = s.shapes[9 * seat + stone]
    need = s.need(stone)
    best = strongest(shape, need, s.terms(stone), unseen, floor)
    if s.options.proof_unseen_tactics:
        for troops in members(unseen_troops(s, seat)):
            if WILD_COUNT[troops] <= need - size(shape):
                armed = shape | troops * BIT[WILD_AT]
                with_troops = strongest(armed, need, s.terms(stone), unseen, floor)
                best = max(best, with_troops)
    return best


def _too_few_cards(s: Table, seat: Seat, stone: Stone) -> bool:
    """5.4.5, R-6  With the decks empty, nobody completes a side from too small a hand."""
    if s.clan_deck() or s.tactics_deck():
        return False
    held = count(s.cards[HAND + seat])
    if s.options.proof_unseen_tactics:
        held = s.hand_size(seat)
    return held + size(s.shapes[9 * seat + stone]) < s.need(stone)


def unseen_troops(s: Table, seat: Seat) -> i64:
    """5.4.6, R-5  List the sets of elite troops a seat might still lay, as a set of wild sets."""
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
    """9.2, R-21  One Joker a player; with second_joker_after_loss another once the first is off the table."""
    if not s.jokered >> seat & 1:
        return True
    if not s.options.second_joker_after_loss:
        return False
    return not any([s.cards[9 * seat + stone] & BIT[JOKER] for stone in range(9)])
