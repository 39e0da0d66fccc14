"""1.5, R-1  What each seat sees, named fact by named fact; and the worlds that a view allows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.board import (
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
from saltire.games.schotten.claims import provable
from saltire.games.schotten.notation import card_name
from saltire.games.schotten.saved import cards_named
from saltire.games.schotten.tables import ALL_CLAN, BLUFF, CLAN, JOKER, MUD, SECOND_JOKER
from saltire.kernel.bits import BIT, count, members, nth
from saltire.kernel.lots import Lots
from saltire.kernel.phase import AnyPhase
from saltire.kernel.position import phase_json
from saltire.kernel.types import Seat
from saltire.kernel.vecs import vec

HIDDEN: Final = (
    "cards[HAND, TACTICS_HAND] of the other seat",
    "cards[DECK, TACTICS_DECK]",
    "cards in under_clan, under_tactics and aside that the other seat put there",
)


class View:
    """What one seat may know. Spectators see what both seats know."""

    def __init__(self, s: Table, seat: Seat) -> None:
        mine = seat if seat >= 0 else 0
        own = seat >= 0
        self.seat: i64 = seat
        self.options = s.options
        self.standing = s.standing
        self.stack: tuple[AnyPhase, ...] = tuple(s.stack())
        self.actor: i64 = s.actor()
        self.legal: tuple[int, ...] = tuple(s.legal(seat)) if own and self.actor == seat else ()
        self.returns = s.returns
        self.sides: vec[i64] = s.cards[:18]
        self.shapes: vec[i64] = s.shapes[:]
        self.worth: vec[i64] = s.worth[:]
        self.hand: i64 = s.cards[HAND + mine] if own else 0
        self.tactics_hand: i64 = s.cards[TACTICS_HAND + mine] if own else 0
        self.clan_held = (count(s.cards[HAND]), count(s.cards[HAND + 1]))
        self.tactics_held = (count(s.cards[TACTICS_HAND]), count(s.cards[TACTICS_HAND + 1]))
        self.discards: i64 = s.cards[DISCARDS]
        self.tactics_discards: i64 = s.cards[TACTICS_DISCARDS]
        self.clan_deck: i64 = s.clan_deck()
        self.tactics_deck: i64 = s.tactics_deck()
        self.under_clan = _seen_by(s.under_clan, seat)
        self.under_tactics = _seen_by(s.under_tactics, seat)
        self.aside = _seen_by(s.aside, seat)
        self.known: i64 = s.known & s.cards[HAND + 1 - mine] if own else 0
        self.known_tactics: i64 = s.known_tactics & s.cards[TACTICS_HAND + 1 - mine] if own else 0
        self.unseen: i64 = s.unseen
        self.full: i64 = s.full
        self.first: i64 = s.first
        self.owned: i64 = s.owned
        self.bluff: i64 = s.bluff
        self.mud: i64 = s.mud
        self.played: i64 = s.played
        self.jokered: i64 = s.jokered
        self.joker_faces: i64 = s.joker_faces
        self.shield_declared: i64 = s.shield_declared
        self.passes: i64 = s.passes
        self.provable = (provable(s, 0), provable(s, 1))
        self.winnable = (
            s.unclaimed() & ~self.provable[1],
            s.unclaimed() & ~self.provable[0],
        )

    def to_json(self) -> dict[str, object]:
        """Give the view as JSON values; two views are equal exactly when these are."""
        return {
            "seat": self.seat,
            "actor": self.actor,
            "options": dict(self.options.all),
            "legal": list(self.legal),
            "phase": self.stack[-1].shown() if self.stack else [],
            "stack": [phase_json(phase) for phase in self.stack],
            "round": self.standing.round,
            "starter": self.standing.starter,
            "points": list(self.standing.points),
            "returns": None if self.returns is None else list(self.returns),
            "stones": [self._stone_json(stone) for stone in range(9)],
            "hand": cards_named(self.hand, self.tactics_hand),
            "known": cards_named(self.known, self.known_tactics),
            "held": [[self.clan_held[i], self.tactics_held[i]] for i in (0, 1)],
            "decks": [self.clan_deck, self.tactics_deck],
            "under": _under_json(self.under_clan) + _under_json(self.under_tactics),
            "aside": _under_json(self.aside),
            "discards": cards_named(self.discards, self.tactics_discards),
            "unseen": cards_named(self.unseen, 0),
            "played": [self.played & 255, self.played >> 8],
            "jokered": [bool(self.jokered >> i & 1) for i in (0, 1)],
            "passes": self.passes,
        }

    def _stone_json(self, stone: i64) -> dict[str, object]:
        bit = BIT[stone]
        return {
            "sides": [[card_name(c) for c in members(self.sides[9 * i + stone])] for i in (0, 1)],
            "modes": [
                card_name(card)
                for card, where in ((BLUFF, self.bluff), (MUD, self.mud))
                if where & bit
            ],
            "owner": _whose(self.owned, stone),
            "first": _whose(self.first, stone),
            "faces": [self._face(i, stone) for i in (0, 1)],
            "provable": [bool(self.provable[i] & bit) for i in (0, 1)],
            "winnable": [bool(self.winnable[i] & bit) for i in (0, 1)],
        }

    def _face(self, seat: i64, stone: i64) -> list[str]:
        """C1, 9.4  Name the faces declared on a side."""
        side = self.sides[9 * seat + stone]
        face = (self.joker_faces >> 6 * seat & 63) - 1
        told = [f"Joker={card_name(face)}"] if side & BIT[JOKER] and face >= 0 else []
        if side & BIT[JOKER + 2] and self.shield_declared:
            told.append(f"Shield={self.shield_declared}")
        return told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.unseen, self.hand, self.owned))


def _whose(marks: i64, stone: i64) -> int | None:
    return 0 if marks & BIT[stone] else 1 if marks & BIT[9 + stone] else None


def _seen_by(entries: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """10.1  Show cards that were put back: their faces to the seat that did it, to others the seat alone."""
    return tuple([entry if entry & 1 == seat else _covered(entry) for entry in entries])


def _covered(entry: i64) -> int:
    """Keep of a card that was put back what its back shows: -1 - seat, -3 - seat for a tactics card."""
    return -1 - (entry & 1) if entry < 2 * CLAN else -3 - (entry & 1)


def _under_json(entries: tuple[int, ...]) -> list[object]:
    return [
        [card_name(entry >> 1), entry & 1]
        if entry >= 0
        else ["clan" if entry >= -2 else "tactics", -1 - entry & 1]
        for entry in entries
    ]


def imagine(view: View, lots: Lots) -> Table:
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


def _deal_clan(s: Table, view: View, lots: Lots) -> None:
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


def _deal_tactics(s: Table, view: View, lots: Lots) -> None:
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


def _tactics_in_sight(view: View) -> list[int]:
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
