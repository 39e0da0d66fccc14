"""1.5, R-1  What each seat sees, named fact by named fact."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from saltire.games.schotten.rules.board import (
    DISCARDS,
    HAND,
    TACTICS_DISCARDS,
    TACTICS_HAND,
    Table,
)
from saltire.games.schotten.rules.claims import provable
from saltire.games.schotten.rules.constants import BLUFF, CLAN, JOKER, MUD
from saltire.games.schotten.rules.notation import card_name
from saltire.games.schotten.rules.position_json import cards_named
from saltire.kernel.bits import BIT, count, members
from saltire.kernel.game import Game
from saltire.kernel.phase import AnyPhase
from saltire.kernel.position import phase_json
from saltire.kernel.types import Seat
from saltire.kernel.vecs import vec
from saltire.kernel.view import View

HIDDEN: Final = (
    "cards[HAND, TACTICS_HAND] of the other seat",
    "cards[DECK, TACTICS_DECK]",
    "cards in under_clan, under_tactics and aside that the other seat put there",
)


@mypyc_attr(acyclic=True, free_list_len=1)
class SchottenView(View):
    """What one seat may know. Spectators see what both seats know."""

    def __init__(self, s: Table, seat: Seat) -> None:
        mine = seat if seat >= 0 else 0
        own = seat >= 0
        actor = s.actor()
        super().__init__(seat, tuple(s.legal(seat)) if own and actor == seat else ())
        self.options = s.options
        self.standing = s.standing
        self.stack: tuple[AnyPhase, ...] = tuple(s.stack())
        self.actor: i64 = actor
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
            "modes": self._modes(bit) if (self.bluff | self.mud) & bit else [],
            "owner": _whose(self.owned, stone),
            "first": _whose(self.first, stone),
            "faces": [self._face(i, stone) for i in (0, 1)],
            "provable": [bool(self.provable[i] & bit) for i in (0, 1)],
            "winnable": [bool(self.winnable[i] & bit) for i in (0, 1)],
        }

    def _modes(self, bit: i64) -> list[str]:
        """Name the combat modes that lie at a stone."""
        modes = ((BLUFF, self.bluff), (MUD, self.mud))
        return [card_name(card) for card, where in modes if where & bit]

    def _face(self, seat: i64, stone: i64) -> list[str]:
        """C1, 9.4  Name the faces declared on a side."""
        side = self.sides[9 * seat + stone]
        if side < BIT[JOKER]:
            return []
        face = (self.joker_faces >> 6 * seat & 63) - 1
        told = [f"Joker={card_name(face)}"] if side & BIT[JOKER] and face >= 0 else []
        if side & BIT[JOKER + 2] and self.shield_declared:
            told.append(f"Shield={self.shield_declared}")
        return told

    def game(self) -> Game:
        return self.options.presenter.game

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
