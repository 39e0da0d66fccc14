"""10  What each seat sees of the war, named fact by named fact.

An enemy block is a block of that colour in an area: no name, no strength, no handle. What the seat
has learned about each enemy block is carried along as places where it may be (knowledge.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from saltire.games.hammer.rules.board import NOBODY, Battle, War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    ASIDE,
    BLOCK_NAMES,
    BLOCKS,
    BORDER_ENDS,
    CARD_KINDS,
    CARD_NAMES,
    ENGLISH,
    PER_SIDE,
    PLACES,
    POOL,
    REMOVED,
    SCOTTISH,
    SIDES,
    Side,
)
from saltire.games.hammer.rules.position_json import PLACE_NAMES, block_key
from saltire.kernel.bits import BIT, count, members
from saltire.kernel.game import Game
from saltire.kernel.phase import AnyPhase
from saltire.kernel.position import phase_json
from saltire.kernel.types import Seat
from saltire.kernel.vecs import vec
from saltire.kernel.view import View

HIDDEN: Final = (
    "place and strength of the other side's blocks",
    "which of them moved, and how each came into a battle",
    "hands[other side]",
)

BORDER_NAMES: Final = tuple([f"{AREA_NAMES[a]}-{AREA_NAMES[b]}" for a, b in BORDER_ENDS])
_ENTRY: Final = 4096
"""A tally is 2 * (_ENTRY * (26 * side + area) + entry) + moved: what shows of a hidden block that moved."""


@mypyc_attr(acyclic=True, free_list_len=1)
class HammerView(View):
    """What one seat may know. Spectators see neither side's blocks."""

    def __init__(self, s: War, seat: Seat) -> None:
        super().__init__(seat, tuple(s.legal(seat)) if seat >= 0 and s.top.asks(seat) else ())
        self.options = s.options
        self.stack: tuple[AnyPhase, ...] = tuple([phase.seen_by(seat) for phase in s.stack()])
        self.actor: i64 = s.actor()
        self.waiting = s.waiting_for()
        self.returns = s.returns
        self.turn = s.turn.clone()
        self.battle = s.battle.clone() if s.battle.area != NOBODY else Battle()
        self.battle.acted &= self.battle.front
        self.maybe: vec[i64] = s.blocks.maybe[:]
        self.least: vec[i64] = s.blocks.least[:]
        self.most: vec[i64] = s.blocks.most[:]
        self.place: vec[i64] = s.blocks.place[:]
        self.strength: vec[i64] = s.blocks.strength[:]
        self.counts: vec[i64] = vec[i64]([0] * (2 * PLACES))
        place: i64 = 0
        while place < 2 * PLACES:
            self.counts[place] = count(s.blocks.here[place])
            place += 1
        self.hand_sizes = (_cards_held(s, ENGLISH), _cards_held(s, SCOTTISH))
        self.tallies: tuple[int, ...] = ()
        for side in (ENGLISH, SCOTTISH):
            if side != seat:
                self._hide(s, side)

    def _hide(self, s: War, side: Side) -> None:
        """Blank what is only the other side's to know; keep what the table shows instead."""
        tallies: list[int] = []
        block: i64 = PER_SIDE * side
        while block < PER_SIDE * side + PER_SIDE:
            front = s.battle.front & BIT[block]
            if not front:
                entry = s.turn.entry[block]
                moved: i64 = 1 if s.turn.moved & BIT[block] else 0
                if (entry or moved) and s.blocks.place[block] < AREAS:
                    where = PLACES * side + s.blocks.place[block]
                    tallies.append(2 * (_ENTRY * where + entry) + moved)
                self.turn.entry[block] = 0
                self.turn.moved &= ~BIT[block]
                self.place[block] = NOBODY
                self.strength[block] = 0
            block += 1
        for kind in range(CARD_KINDS):
            self.turn.hands[CARD_KINDS * side + kind] = 0
        self.tallies = tuple(sorted([*self.tallies, *tallies]))

    def to_json(self) -> dict[str, object]:
        """Give the view as JSON values; two views are equal exactly when these are."""
        t = self.turn
        return {
            "seat": self.seat,
            "actor": self.actor,
            "waiting": list(self.waiting),
            "options": dict(self.options.all),
            "legal": list(self.legal),
            "phase": self.stack[-1].shown() if self.stack else [],
            "stack": [phase_json(phase) for phase in self.stack],
            "returns": None if self.returns is None else list(self.returns),
            "year": t.year,
            "turn": t.number,
            "edward": t.edward,
            "wintered": t.wintered,
            "crowned": t.crowned,
            "year_ends": t.year_ends,
            "first": t.first,
            "cards": [_card(t.english_card), _card(t.scottish_card)],
            "truce": t.truce,
            "points": t.points,
            "activated": _areas(t.activated),
            "crossed": _by_name(t.crossed, BORDER_NAMES),
            "used": _by_name(t.used, BORDER_NAMES),
            "main": _by_name(t.main, AREA_NAMES),
            "hand": self._hand(),
            "held": list(self.hand_sizes),
            "played": [_cards(t.played, side) for side in (ENGLISH, SCOTTISH)],
            "areas": [self._area(area) for area in range(AREAS)],
            "pools": self._off_map(POOL),
            "aside": self._off_map(ASIDE),
            "removed": self._off_map(REMOVED),
            "own": self._own(),
            "known": self._known(),
            "battle": self._battle(),
            "tallies": list(self.tallies),
        }

    def _hand(self) -> list[str]:
        return _cards(self.turn.hands, self.seat) if self.seat >= 0 else []

    def _area(self, area: i64) -> dict[str, object]:
        return {
            "area": AREA_NAMES[area],
            "blocks": [self.counts[area], self.counts[PLACES + area]],
        }

    def _off_map(self, place: i64) -> list[int]:
        return [int(self.counts[PLACES * side + place]) for side in (ENGLISH, SCOTTISH)]

    def _own(self) -> list[dict[str, object]]:
        """List the seat's own blocks: name, place, strength, whether and how it has moved."""
        if self.seat < 0:
            return []
        first = PER_SIDE * self.seat
        return [
            {
                "block": BLOCK_NAMES[b],
                "place": PLACE_NAMES[self.place[b]],
                "strength": self.strength[b],
                "moved": self.turn.moved & BIT[b] != 0,
                "entry": self.turn.entry[b],
            }
            for b in range(first, first + PER_SIDE)
        ]

    def _known(self) -> list[dict[str, object]]:
        """List what everybody may know of each block: where it may be, and how strong."""
        return [
            {
                "block": block_key(b),
                "maybe": [PLACE_NAMES[p] for p in members(self.maybe[b])],
                "least": self.least[b],
                "most": self.most[b],
            }
            for b in range(BLOCKS)
        ]

    def _battle(self) -> dict[str, object] | None:
        b = self.battle
        if b.area == NOBODY:
            return None
        return {
            "area": AREA_NAMES[b.area],
            "round": b.round,
            "attacker": SIDES[b.attacker],
            "defection": b.defection,
            "front": [self._fighter(x) for x in members(b.front)],
        }

    def _fighter(self, block: i64) -> list[object]:
        """Tell of a block that fights: its name, its strength, and whether it acted, moved, came how."""
        bit = BIT[block]
        acted, moved = self.battle.acted & bit != 0, self.turn.moved & bit != 0
        return [block_key(block), self.strength[block], acted, moved, self.turn.entry[block]]

    def game(self) -> Game:
        return self.options.presenter.game

    def __hash__(self) -> int:
        return hash((self.turn.year, self.turn.number, self.tallies))


def _cards_held(s: War, side: Side) -> i64:
    return sum([s.turn.hands[CARD_KINDS * side + kind] for kind in range(CARD_KINDS)])


def _card(kind: i64) -> str | None:
    return None if kind == NOBODY else CARD_NAMES[kind]


def _cards(held: vec[i64], side: Side) -> list[str]:
    return [
        CARD_NAMES[kind]
        for kind in range(CARD_KINDS)
        for _ in range(held[CARD_KINDS * side + kind])
    ]


def _areas(areas: i64) -> list[str]:
    return [AREA_NAMES[area] for area in members(areas)]


def _by_name(row: vec[i64], names: tuple[str, ...]) -> dict[str, object]:
    """Name what is not 0."""
    return {name: row[i] for i, name in enumerate(names) if row[i]}
