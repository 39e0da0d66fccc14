"""0.2, 2.11, 4.5, 11.7  The map and everything on it: where each block stands, how strong. No turn order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from saltire.games.hammer.rules.constants import (
    AREAS,
    ASIDE,
    BLOCKS,
    BORDERS,
    CARD_KINDS,
    CASTLE,
    CATHEDRAL,
    ENGLISH,
    FULL,
    PER_SIDE,
    PLACES,
    SCOTTISH,
    Area,
    Block,
    Side,
)
from saltire.games.hammer.rules.options import Options
from saltire.kernel.bits import BIT, count, members
from saltire.kernel.game import Game
from saltire.kernel.phase import AnyPhase
from saltire.kernel.position import NO_PHASES, Position
from saltire.kernel.types import Seat
from saltire.kernel.vecs import vec
from saltire.kernel.view import View

NOBODY: Final = -1
ON_MAP: Final[int] = 2**AREAS - 1
"""The areas among the places, as a set."""
NO_BLOCKS: Final[vec[i64]] = vec[i64]([0] * BLOCKS)
NO_BORDERS: Final[vec[i64]] = vec[i64]([0] * BORDERS)
NO_AREAS: Final[vec[i64]] = vec[i64]([0] * AREAS)


@mypyc_attr(acyclic=True, free_list_len=1)
class War(Position):
    """The whole truth about one moment of Hammer of the Scots."""

    def __init__(
        self,
        options: Options,
        stack: list[AnyPhase],
        returns: tuple[float, ...] | None,
        blocks: Blocks,
        turn: Turn,
        battle: Battle,
    ) -> None:
        super().__init__(stack, returns)
        self.options = options
        self.blocks = blocks
        self.turn = turn
        self.battle = battle

    def clone(self) -> War:
        s = War(
            self.options, NO_PHASES, self.returns,
            self.blocks.clone(), self.turn.clone(), self.battle.clone(),
        )  # fmt: skip
        s.follow(self)
        return s

    def board_json(self) -> dict[str, object]:
        return self.options.presenter.board_json(self)

    def view(self, seat: Seat) -> View:
        return self.options.presenter.view(self, seat)

    def game(self) -> Game:
        return self.options.presenter.game


@mypyc_attr(acyclic=True, free_list_len=1)
class Blocks:
    """Where each block is and how strong, and what its enemy has been told about it."""

    def __init__(
        self,
        place: vec[i64],
        strength: vec[i64],
        here: vec[i64],
        maybe: vec[i64],
        least: vec[i64],
        most: vec[i64],
    ) -> None:
        self.place: vec[i64] = place
        self.strength: vec[i64] = strength
        # here[26 * side + place]: the numbers of the blocks there, as a set.
        self.here: vec[i64] = here
        # What the other side (and everybody else) can know: where a block may be, as a set of places,
        # and its strength there at least and at most. knowledge.py keeps these.
        self.maybe: vec[i64] = maybe
        self.least: vec[i64] = least
        self.most: vec[i64] = most

    def clone(self) -> Blocks:
        return Blocks(
            self.place[:], self.strength[:], self.here[:],
            self.maybe[:], self.least[:], self.most[:],
        )  # fmt: skip

    # Asking.

    def at(self, side: Side, place: Area) -> i64:
        """List a side's blocks at a place, as a set of numbers."""
        return self.here[PLACES * side + place]

    def listed(self, side: Side, place: Area) -> list[int]:
        """List a side's blocks at a place."""
        return [PER_SIDE * side + number for number in members(self.at(side, place))]

    def count_at(self, side: Side, place: Area) -> i64:
        return count(self.here[PLACES * side + place])

    def friendly(self, side: Side, area: Area) -> bool:
        """4.5  Own blocks only."""
        return self.at(side, area) != 0 and self.at(1 - side, area) == 0

    def vacant(self, area: Area) -> bool:
        """4.5  Empty: neutral."""
        return (self.at(ENGLISH, area) | self.at(SCOTTISH, area)) == 0

    def open_to(self, side: Side, area: Area) -> bool:
        """4.5  Friendly or neutral."""
        return self.at(1 - side, area) == 0

    def contested(self, area: Area) -> bool:
        """0.6  Blocks of both sides."""
        return self.at(ENGLISH, area) != 0 and self.at(SCOTTISH, area) != 0

    def contested_areas(self) -> i64:
        """List the areas with blocks of both sides, as a set."""
        here = self.here
        found: i64 = 0
        area: i64 = 0
        while area < AREAS:
            if here[area] and here[PLACES + area]:
                found |= BIT[area]
            area += 1
        return found

    def held_areas(self, side: Side) -> i64:
        """List the areas where a side has blocks, as a set."""
        here = self.here
        first = PLACES * side
        held: i64 = 0
        area: i64 = 0
        while area < AREAS:
            if here[first + area]:
                held |= BIT[area]
            area += 1
        return held

    def all_on_map(self, side: Side) -> i64:
        """List a side's blocks on the map, as a set of numbers."""
        here = self.here
        place = PLACES * side
        end = place + AREAS
        found: i64 = 0
        while place < end:
            found |= here[place]
            place += 1
        return found

    def on_map(self, block: Block) -> bool:
        return self.place[block] < AREAS

    def castle_limit(self, side: Side, area: Area) -> i64:
        """1.2, 1.3  The castle limit; a cathedral adds one for Scotland."""
        if side == SCOTTISH:
            return CASTLE[area] + CATHEDRAL[area]
        return CASTLE[area]

    # Changing: nothing else touches place, strength and here.

    def put(self, block: Block, place: Area, strength: i64) -> None:
        """Put a block at a place; off the map it has no strength (0.2)."""
        first = PLACES * (block // PER_SIDE)
        number = BIT[block % PER_SIDE]
        here = self.here
        here[first + self.place[block]] &= ~number
        here[first + place] |= number
        self.place[block] = place
        if place >= AREAS:
            strength = 0
        self.strength[block] = strength

    def move(self, block: Block, area: Area) -> None:
        self.put(block, area, self.strength[block])

    def step_up(self, block: Block) -> None:
        """2.11  Add a step; never above full strength."""
        assert self.strength[block] < FULL[block]
        self.strength[block] += 1

    def change_sides(self, block: Block, strength: i64) -> Block:
        """2.22  Turn a noble's block over where he stands; gives his block of the other colour."""
        other = (block + PER_SIDE) % BLOCKS
        area = self.place[block]
        self.put(block, ASIDE, 0)
        self.put(other, area, strength)
        return other


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn:
    """0.3, 0.4, 11.7  The year, the turn, the cards, and what has moved in this Move Phase."""

    def __init__(
        self,
        hands: vec[i64],
        played: vec[i64],
        crossed: vec[i64],
        entry: vec[i64],
        used: vec[i64],
        main: vec[i64],
    ) -> None:
        self.year: i64 = 0
        self.number: i64 = 0
        self.edward: i64 = 1
        self.wintered: bool = False
        self.crowned: bool = False
        self.year_ends: bool = False
        self.first: i64 = NOBODY
        """The side that is Player 1 this turn (3.1b)."""
        self.english_card: i64 = NOBODY
        self.scottish_card: i64 = NOBODY
        self.truce: i64 = NOBODY
        """The side that a Truce binds (3.16)."""
        self.points: i64 = 0
        self.activated: i64 = 0
        self.moved: i64 = 0
        """Blocks that have moved this turn, as a set of blocks."""
        # hands[8 * side + kind] and played[8 * side + kind]: cards of each kind, this year.
        self.hands: vec[i64] = hands
        self.played: vec[i64] = played
        # Blocks over each border in this phase (4.3, 5.5c, 5.6c).
        self.crossed: vec[i64] = crossed
        # How each block came into a battle this turn: 0 not at all, else 1 + 64 * origin + border.
        self.entry: vec[i64] = entry
        # used[border]: who entered a battle over it, bit 2 * side + end (5.5d).
        self.used: vec[i64] = used
        # main[area]: the entry of the attacker's main force there (5.32b); 0 if none is named.
        self.main: vec[i64] = main

    def clone(self) -> Turn:
        t = Turn(
            self.hands[:],
            self.played[:],
            self.crossed[:],
            self.entry[:],
            self.used[:],
            self.main[:],
        )
        t.year = self.year
        t.number = self.number
        t.edward = self.edward
        t.wintered = self.wintered
        t.crowned = self.crowned
        t.year_ends = self.year_ends
        t.first = self.first
        t.english_card = self.english_card
        t.scottish_card = self.scottish_card
        t.truce = self.truce
        t.points = self.points
        t.activated = self.activated
        t.moved = self.moved
        return t

    def card(self, side: Side) -> i64:
        """Give the kind of card a side has played this turn, or NOBODY."""
        if side == ENGLISH:
            return self.english_card
        return self.scottish_card

    def clear_borders(self) -> None:
        self.crossed = NO_BORDERS[:]

    def forget(self) -> None:
        """11.7  Forget what belongs to the turn before."""
        self.first = NOBODY
        self.english_card = NOBODY
        self.scottish_card = NOBODY
        self.truce = NOBODY
        self.moved = 0
        self.entry = NO_BLOCKS[:]
        self.used = NO_BORDERS[:]
        self.main = NO_AREAS[:]


@mypyc_attr(acyclic=True, free_list_len=1)
class Battle:
    """5  The battle being fought; `area` is NOBODY between battles."""

    def __init__(self) -> None:
        self.area: i64 = NOBODY
        self.round: i64 = 0
        self.attacker: i64 = NOBODY
        self.defection: bool = False
        self.front: i64 = 0
        """Blocks that fight, as a set of blocks; the others in the area are in reserve."""
        self.acted: i64 = 0
        """Blocks that have had their combat turn this round."""

    def clone(self) -> Battle:
        b = Battle()
        b.area = self.area
        b.round = self.round
        b.attacker = self.attacker
        b.defection = self.defection
        b.front = self.front
        b.acted = self.acted
        return b


def empty_war(options: Options, stack: list[AnyPhase]) -> War:
    """Make a war with every block aside and no card dealt."""
    here = vec[i64]([0] * (2 * PLACES))
    for side in (ENGLISH, SCOTTISH):
        here[PLACES * side + ASIDE] = BIT[PER_SIDE] - 1
    aside = vec[i64]([ASIDE] * BLOCKS)
    maybe = vec[i64]([BIT[ASIDE]] * BLOCKS)
    blocks = Blocks(aside, NO_BLOCKS[:], here, maybe, NO_BLOCKS[:], NO_BLOCKS[:])
    hands = vec[i64]([0] * (2 * CARD_KINDS))
    turn = Turn(hands, hands[:], NO_BORDERS[:], NO_BLOCKS[:], NO_BORDERS[:], NO_AREAS[:])
    return War(options, stack, None, blocks, turn, Battle())
