"""7.0, 7.1, 7.12  Winter: its steps in order, and the nobles going home."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules import known_blocks as knowledge
from saltire.games.hammer.rules.actions import TO
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.builds import EnglishBuilds, ScottishBuilds
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    BLOCK_NAMES,
    BRUCE,
    CARD_KINDS,
    COMYN,
    ENGLISH,
    FIRST_NOBLE,
    HOME,
    KING,
    MORAY,
    PER_SIDE,
    SCOTTISH,
    SECOND_HOME,
    WALLACE,
    Area,
    Block,
    Side,
)
from saltire.games.hammer.rules.disbanding import EnglishDisbanding, ScottishDisbanding
from saltire.games.hammer.rules.levy import FrenchKnights, Levy
from saltire.games.hammer.rules.quarters import Ask, EdwardInWinter
from saltire.games.hammer.rules.refusals_battles import refuse
from saltire.kernel.bits import BIT, count, members, nth
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.phase import Phase, Script
from saltire.kernel.types import RULES, Action, Seat


class Winter(Phase[War]):
    """7.0, C23, C34  Hands are discarded; then the steps of winter, one after the other."""

    rule: ClassVar[str] = "7.0"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: War) -> None:
        for i in range(2 * CARD_KINDS):
            s.turn.hands[i] = 0
        if s.turn.year >= s.options.last_year and not s.options.final_winter:
            s.end()
            return
        s.turn.moved = 0
        if s.listening:
            s.tell(Event("winter", {"year": s.turn.year}))
        s.goto(STEPS)

    def args(self) -> list[object]:
        return []


class NoblesGoHome(Phase[War]):
    """7.1a, 7.1b  A side's nobles with one home go there, wherever they are."""

    rule: ClassVar[str] = "7.1"

    def __init__(self, side: Side) -> None:
        super().__init__(RULES)
        self.side: i64 = side

    def run(self, s: War) -> None:
        number: i64 = FIRST_NOBLE
        while number < PER_SIDE:
            block = PER_SIDE * self.side + number
            waiting = s.blocks.on_map(block) and not s.turn.moved & BIT[block]
            if waiting and HOME[number] == SECOND_HOME[number]:
                go_home(s, block, HOME[number])
            number += 1
        settle(s)
        s.end()

    def args(self) -> list[object]:
        return [self.side]


def go_home(s: War, block: Block, area: Area) -> None:
    """7.1b  A noble stands at home; with an enemy there he changes sides at his present strength."""
    side = block // PER_SIDE
    source = s.blocks.place[block]
    welcome = s.blocks.open_to(side, area)
    now = block
    if welcome:
        s.blocks.move(block, area)
        knowledge.placed(s.blocks, block)
    else:
        s.blocks.move(block, area)
        now = s.blocks.change_sides(block, s.blocks.strength[block])
        knowledge.shown(s.blocks, block)
        knowledge.shown(s.blocks, now)
        s.turn.moved |= BIT[now]
    if s.listening:
        way = {"noble": BLOCK_NAMES[block], "from": AREA_NAMES[source], "area": AREA_NAMES[area]}
        s.tell(Event("home", {**way, "side": now // PER_SIDE, "turned": not welcome}, reveals=True))


def settle(s: War) -> None:
    """10  Where all blocks are known after the nobles have left, no other can be."""
    knowledge.settled_everywhere(s.blocks, ENGLISH)
    knowledge.settled_everywhere(s.blocks, SCOTTISH)


class TwoHomes(Phase[War]):
    """7.12  Bruce or Comyn goes home; his owner picks where both homes are open, else there is no choice."""

    rule: ClassVar[str] = "7.12"

    def __init__(self, block: Block) -> None:
        super().__init__(RULES)
        self.block: i64 = block

    def run(self, s: War) -> None:
        block = self.block
        if not s.blocks.on_map(block) or s.turn.moved & BIT[block]:  # home since W2
            s.end()
            return
        homes = open_homes(s, block)
        side = block // PER_SIDE
        if count(homes) == 1:
            go_home(s, block, nth(homes, 0))
            settle(s)
            s.end()
        else:
            s.goto(ChooseHome(side if homes else 1 - side, block))

    def args(self) -> list[object]:
        return [self.block]


def open_homes(s: War, block: Block) -> i64:
    """7.12  List the homes of Bruce or Comyn without enemy blocks, as a set of areas."""
    found: i64 = 0
    for area in members(both_homes(block)):
        if s.blocks.open_to(block // PER_SIDE, area):
            found |= BIT[area]
    return found


def both_homes(block: Block) -> i64:
    number = block % PER_SIDE
    return BIT[HOME[number]] | BIT[SECOND_HOME[number]]


class ChooseHome(Phase[War]):
    """7.12  With both homes open the owner picks one; with both enemy-held the new owner does."""

    rule: ClassVar[str] = "7.12"

    def __init__(self, seat: Seat, block: Block) -> None:
        super().__init__(seat)
        self.block: i64 = block

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [TO + area for area in members(both_homes(self.block))]

    def take(self, s: War, action: Action) -> None:
        go_home(s, self.block, action - TO)
        settle(s)
        s.end()

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("which-home")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, BLOCK_NAMES[self.block]]

    def args(self) -> list[object]:
        return [self.seat, self.block]


# 7.0  W1 to W14; W15 and W16 are the end of the year.
STEPS: Final = Script((
    NoblesGoHome(ENGLISH), TwoHomes(BRUCE), TwoHomes(COMYN),
    NoblesGoHome(SCOTTISH), TwoHomes(PER_SIDE + BRUCE), TwoHomes(PER_SIDE + COMYN),
    Ask(MORAY), Ask(KING), EdwardInWinter(), EnglishDisbanding(),
    Ask(WALLACE), ScottishDisbanding(),
    FrenchKnights(), ScottishBuilds(0, 0), EnglishBuilds(0), Levy(),
))  # fmt: skip
