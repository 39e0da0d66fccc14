"""R-1  A world that a view allows: what its seat cannot see is dealt at random."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.schotten.rules.board import (
    ALL_TACTICS,
    DECK,
    DISCARDS,
    HAND,
    PLACES,
    TACTICS_DECK,
    TACTICS_DISCARDS,
    TACTICS_HAND,
    Table,
    with_tactics,
    without_tactics,
)
from saltire.games.schotten.rules.constants import ALL_CLAN, BLUFF, CLAN, JOKER, MUD, SECOND_JOKER
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.bits import BIT, count, members, nth
from saltire.kernel.lots import Lots
from saltire.kernel.vecs import vec


def imagine(view: SchottenView, lots: Lots) -> Table:
    """Deal what the view's seat cannot see at random: any world it cannot tell from the real one."""
    s = Table(
        view.options, list(view.stack), view.returns, view.standing,
        vec[i64]([0] * PLACES), view.shapes[:], view.worth[:],
    )  # fmt: skip
    s.unseen = view.unseen
    s.full = view.full
    s.first = view.first
    s.owned = view.owned
    s.bluff = view.bluff
    s.mud = view.mud
    s.played = view.played
    s.jokered = view.jokered
    s.joker_faces = view.joker_faces
    s.shield_declared = view.shield_declared
    s.passes = view.passes
    s.known = view.known
    s.known_tactics = view.known_tactics
    side: i64 = 0
    while side < 18:
        s.cards[side] = view.sides[side]
        side += 1
    s.cards[DISCARDS] = view.discards
    s.cards[TACTICS_DISCARDS] = view.tactics_discards
    _deal_clan(s, view, lots)
    if view.options.tactics:
        _deal_tactics(s, view, lots)
    return s


def _deal_clan(s: Table, view: SchottenView, lots: Lots) -> None:
    pool: i64 = view.unseen & ~view.hand & ~view.known
    for entry in view.under_clan + view.aside:
        if 0 <= entry < 2 * CLAN:
            pool &= ~BIT[entry >> 1]
    left = count(pool)
    for seat in (0, 1):
        hand: i64 = view.hand if seat == view.seat else view.known
        missing: i64 = view.clan_held[seat] - count(hand)
        while missing > 0:
            card = BIT[nth(pool, lots.below(left))]
            hand |= card
            pool &= ~card
            left -= 1
            missing -= 1
        s.cards[HAND + seat] = hand
    s.cards[DECK] = pool
    s.under_clan = tuple([_uncover(s, entry, lots) for entry in view.under_clan])
    s.aside = tuple([_uncover(s, entry, lots) for entry in view.aside])


def _deal_tactics(s: Table, view: SchottenView, lots: Lots) -> None:
    pool: i64 = ALL_TACTICS
    for card in _tactics_in_sight(view):
        pool = without_tactics(pool, card)
    for seat in (0, 1):
        hand: i64 = view.tactics_hand if seat == view.seat else view.known_tactics
        missing: i64 = view.tactics_held[seat] - count(hand)
        while missing > 0:
            card = JOKER + nth(pool, lots.below(count(pool)))
            pool = without_tactics(pool, card)
            hand = with_tactics(hand, card)
            missing -= 1
        s.cards[TACTICS_HAND + seat] = hand
    s.cards[TACTICS_DECK] = pool
    s.under_tactics = tuple([_uncover(s, entry, lots) for entry in view.under_tactics])
    s.aside = tuple([_uncover(s, entry, lots) for entry in s.aside])


def _tactics_in_sight(view: SchottenView) -> list[int]:
    """List the tactics cards whose place the view's seat knows."""
    kinds = (
        members(view.tactics_discards) + members(view.tactics_hand) + members(view.known_tactics)
    )
    cards = [JOKER + kind for kind in kinds]
    for side in range(18):
        cards.extend(members(view.sides[side] & ~ALL_CLAN))
    if view.bluff:
        cards.append(BLUFF)
    if view.mud:
        cards.append(MUD)
    put_back = view.under_tactics + view.aside
    return cards + [entry >> 1 for entry in put_back if entry >= 2 * CLAN]


def _uncover(s: Table, entry: i64, lots: Lots) -> int:
    """Give a card that the other seat put back a face, out of what is left in the deck."""
    if entry >= 0:
        return entry
    seat = -1 - entry & 1
    if entry >= -2:
        card = nth(s.cards[DECK], lots.below(count(s.cards[DECK])))
        s.cards[DECK] &= ~BIT[card]
        return 2 * card + seat
    if not s.cards[TACTICS_DECK]:
        return entry  # dealt with the tactics cards, after the clan cards
    card = JOKER + nth(s.cards[TACTICS_DECK], lots.below(count(s.cards[TACTICS_DECK])))
    s.cards[TACTICS_DECK] = without_tactics(s.cards[TACTICS_DECK], card)
    return 2 * (JOKER if card == SECOND_JOKER else card) + seat
