"""3.2, 7.5, 7.8, 8, 9.1  Which cards may be played where, and why a card may not be."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.board import HAND, TACTICS_HAND, Table
from saltire.games.schotten.rules.claims import may_lay_joker
from saltire.games.schotten.rules.constants import (
    ALL_STONES,
    BLUFF,
    CLAN,
    JOKER,
    MUD,
    RECRUITER,
    SHIELD,
    SPY,
    Card,
    Stone,
)
from saltire.games.schotten.rules.notation import card_name
from saltire.games.schotten.rules.refusals import refuse
from saltire.kernel.bits import BIT, SET9, lowest, members
from saltire.kernel.errors import Refusal
from saltire.kernel.types import Seat


def placements(hand: i64, stones: i64) -> list[int]:
    """3.2  List the actions that lay a card of a hand at one of these stones."""
    at_stones = SET9[stones]
    found: list[int] = []
    while hand:
        action = 9 * lowest(hand)
        hand &= hand - 1
        left = at_stones
        ways = at_stones >> 36
        while ways:
            found.append(action + (left & 15))
            left >>= 4
            ways -= 1
    return found


def tempo_allows(s: Table, me: Seat) -> bool:
    """7.5  Nobody gets more than one tactics card ahead."""
    return s.tactics_played(me) <= s.tactics_played(1 - me)


def playable_troops(s: Table, me: Seat) -> list[int]:
    """9.1, C3, R-11  Elite troops go where clan cards go, perhaps to claimed stones too."""
    room = s.open_stones(me) if s.options.claimed_closed_to_all else ALL_STONES & ~s.full_sides(me)
    held = s.cards[TACTICS_HAND + me]
    troops = [card for card in (JOKER, SPY, SHIELD) if held & BIT[card - JOKER]]
    return [
        actions.lay(card, stone)
        for card in troops
        if card != JOKER or may_lay_joker(s, me)
        for stone in members(room)
    ]


def playable_modes(s: Table, me: Seat) -> list[int]:
    """8, C3, R-11  Combat modes go on unclaimed stones, perhaps on claimed ones too."""
    room = s.unclaimed() if s.options.claimed_closed_to_all else ALL_STONES
    if not s.options.modes_stack:
        room &= ~(s.bluff | s.mud)
    held = s.cards[TACTICS_HAND + me]
    modes = [card for card in (BLUFF, MUD) if held & BIT[card - JOKER]]
    return [actions.lay(card, stone) for card in modes for stone in members(room)]


def why_not_play(s: Table, me: Seat, card: Card, stone: Stone) -> Refusal:
    """Find the rule that forbids playing a card here; the hand asked about is one's own."""
    if card >= CLAN and not s.options.tactics:
        return refuse("no-tactics")
    held = (
        s.cards[HAND + me] & BIT[card]
        if card < CLAN
        else s.cards[TACTICS_HAND + me] & BIT[card - JOKER]
    )
    if not held:
        return refuse("not-in-hand", {"card": card_name(card)})
    if card >= CLAN and not tempo_allows(s, me):
        return refuse("tempo")
    if card == JOKER and not may_lay_joker(s, me):
        return refuse("one-joker")
    if card >= RECRUITER:
        return (
            refuse("no-deck")
            if card == RECRUITER
            else refuse("no-target", {"card": card_name(card)})
        )
    where: dict[str, object] = {"stone": stone + 1}
    closed = card < CLAN or s.options.claimed_closed_to_all
    if closed and not s.unclaimed() & BIT[stone]:
        return refuse("stone-claimed", where)
    if card == BLUFF or card == MUD:
        return refuse("mode-there", where)
    return refuse("side-complete", where)
