"""3.12-3.18  Events: the menu, Herald, Sea Move, Truce, Victuals, in small single choices."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules.actions import (
    BALLIOL,
    CROWN_BRUCE,
    END,
    EVENT,
    IN,
    NAME,
    PASS,
    TO,
    read,
)
from saltire.games.hammer.rules.actions import MOVE as PICK
from saltire.games.hammer.rules.battles import fight
from saltire.games.hammer.rules.board import NOBODY, War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    CARD_NAMES,
    COAST,
    ENGLAND,
    ENGLISH,
    HERALD,
    MORAY,
    NORSE,
    PER_SIDE,
    PILLAGE,
    SCOTTISH,
    SEA_MOVE,
    TRUCE,
    Area,
    Block,
    Side,
)
from saltire.games.hammer.rules.kings import crown, crownings, defect, persons, why_not_crown
from saltire.games.hammer.rules.known_blocks import left
from saltire.games.hammer.rules.paths import ON_FOOT
from saltire.games.hammer.rules.pillage import PILLAGE_VICTIMS, AddSteps, pass_event
from saltire.games.hammer.rules.refusals_moves import refuse
from saltire.kernel.bits import BIT, members
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import CHANCE, Action, Seat

DIE: Final = (0, 1, 2, 3, 4, 5)
"""0.7  The outcomes of a die: 0 is a 1, 5 is a 6."""
HERALD_HEARD: Final = 4
VICTUALS_STEPS: Final = 3


class EventMenu(Phase[War]):
    """3.12, 3.12a, 3.18  An Event is carried out as printed, used to crown a king, or passed."""

    rule: ClassVar[str] = "3.12"

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [PASS, EVENT, *crownings(s, self.seat)]

    def take(self, s: War, action: Action) -> None:
        if action == PASS:
            pass_event(s, self.seat)
            return
        if action != EVENT:
            s.end()
            crown(s, action)
            return
        card = s.turn.card(self.seat)
        if s.listening:
            s.tell(Event("event", {"side": self.seat, "card": CARD_NAMES[card]}))
        start_event(s, self.seat, card)

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        if CROWN_BRUCE <= action <= BALLIOL:
            return why_not_crown(s, self.seat, action)
        return refuse("event-or-pass")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True


def start_event(s: War, me: Side, card: i64) -> None:
    """3.13-3.17, C20  Go to the printed event."""
    if card == HERALD:
        s.goto(HeraldName(me, 0) if s.options.name_then_roll else HeraldRoll(me, NOBODY))
    elif card == PILLAGE:
        s.goto(PILLAGE_VICTIMS[me])
    elif card == SEA_MOVE:
        s.goto(SeaBlock(me))
    elif card == TRUCE:
        s.turn.truce = 1 - me  # 3.16, C45
        s.end()
    else:
        s.goto(VictualsArea(me))


class HeraldName(Phase[War]):
    """3.13  Name a noble of the enemy, not Moray, wherever he stands, or pass."""

    rule: ClassVar[str] = "3.13"

    def __init__(self, seat: Seat, heard: i64) -> None:
        super().__init__(seat)
        self.heard: i64 = heard

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [*[NAME + block for block in persons(s, 1 - self.seat)], PASS]

    def take(self, s: War, action: Action) -> None:
        if action == PASS:
            pass_event(s, self.seat)
            return
        noble = action - NAME
        if s.listening:
            s.tell(Event("herald", {"side": self.seat, "noble": BLOCK_NAMES[noble]}))
        if self.heard:
            win_over(s, self.seat, noble)
        else:
            s.goto(HeraldRoll(self.seat, noble))

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        if action == NAME + MORAY:
            return refuse("herald-moray")
        return refuse("herald-won" if self.heard else "herald-noble")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, self.heard]

    def args(self) -> list[object]:
        return [self.seat, self.heard]


class HeraldRoll(Phase[War]):
    """3.13  On 1 to 4 the herald is heard; on 5 and 6 nothing happens and nothing is disclosed."""

    rule: ClassVar[str] = "3.13"

    def __init__(self, me: Side, noble: Block) -> None:
        super().__init__(CHANCE)
        self.me: i64 = me
        self.noble: i64 = noble

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [*DIE]

    def take(self, s: War, action: Action) -> None:
        die = action + 1
        if s.listening:
            s.tell(Event("herald-die", {"side": self.me, "die": die}))
        if die > HERALD_HEARD:
            s.end()
        elif self.noble == NOBODY:
            s.goto(HeraldName(self.me, 1))
        else:
            win_over(s, self.me, self.noble)

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return [type(self).__name__, self.me, self.noble]

    def args(self) -> list[object]:
        return [self.me, self.noble]


def win_over(s: War, me: Side, noble: Block) -> None:
    """3.13  He changes sides where he stands; beside old friends he attacks them at once."""
    area = s.blocks.place[noble]
    defect(s, noble, s.blocks.strength[noble])
    s.end()
    if s.blocks.contested(area):
        fight(s, area, me, defection=True)


class SeaBlock(Phase[War]):
    """3.15  Pick a block on a coast, never the Norse, or pass."""

    rule: ClassVar[str] = "3.15"

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [*[PICK + block for block in sailors(s, self.seat)], PASS]

    def take(self, s: War, action: Action) -> None:
        if action == PASS:
            pass_event(s, self.seat)
        else:
            s.goto(SeaTo(self.seat, action - PICK))

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        family, block = read(action)
        if family != PICK or block // PER_SIDE != self.seat or not s.blocks.on_map(block):
            return refuse("sea-block")
        if block == NORSE:
            return refuse("sea-norse")
        on_coast = COAST & BIT[s.blocks.place[block]]
        return refuse("sea-nowhere" if on_coast else "sea-coast")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return seat == self.seat or action == PASS


def sailors(s: War, side: Side) -> list[int]:
    """3.15  List the blocks that may take a Sea Move; never the Norse."""
    found: list[int] = []
    for area in members(COAST):
        if friendly_ports(s, side, area):
            found.extend([block for block in s.blocks.listed(side, area) if block != NORSE])
    return sorted(found)


def friendly_ports(s: War, side: Side, source: Area) -> i64:
    """3.15  List the other coasts that a side alone holds, as a set; for bound Scots not England."""
    ports: i64 = COAST & s.blocks.held_areas(side) & ~s.blocks.held_areas(1 - side) & ~BIT[source]
    if side == SCOTTISH and s.turn.truce == SCOTTISH:
        ports &= ~BIT[ENGLAND]  # 3.16
    return ports


class SeaTo(Phase[War]):
    """3.15  Choose the friendly coast; England counts as one for both sides."""

    rule: ClassVar[str] = "3.15"

    def __init__(self, seat: Seat, block: Block) -> None:
        super().__init__(seat)
        self.block: i64 = block

    def legal(self, s: War, seat: Seat) -> list[int]:
        ports = friendly_ports(s, self.seat, s.blocks.place[self.block])
        return [TO + area for area in members(ports)]

    def take(self, s: War, action: Action) -> None:
        source = s.blocks.place[self.block]
        sail_across(s, self.block, action - TO)
        if s.blocks.at(self.seat, source):
            s.goto(SeaSecond(self.seat, source, action - TO))
        else:
            s.end()

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        bound = self.seat == SCOTTISH and s.turn.truce == SCOTTISH
        return refuse("sea-truce" if bound and action == TO + ENGLAND else "sea-target")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def seen_by(self, seat: Seat) -> SeaTo:
        return self if seat == self.seat else SeaTo(self.seat, NOBODY)

    def imagined(self, s: War, lots: Lots) -> SeaTo:
        if self.block != NOBODY:
            return self
        who = sailors(s, self.seat)
        return SeaTo(self.seat, who[lots.below(len(who))])

    def args(self) -> list[object]:
        return [self.seat, self.block]


def sail_across(s: War, block: Block, target: Area) -> None:
    """3.15  A block goes by sea unseen; everybody knows that it is not the Norse."""
    side, source = block // PER_SIDE, s.blocks.place[block]
    s.blocks.move(block, target)
    left(s.blocks, side, source, target, ON_FOOT[side])
    if s.listening:
        public: dict[str, object] = {
            "side": side, "from": AREA_NAMES[source], "to": AREA_NAMES[target],
        }  # fmt: skip
        s.tell(Event("sailed", public, {"block": BLOCK_NAMES[block]}, (side,), reveals=True))


class SeaSecond(Phase[War]):
    """3.15  A second block may take the same way, or none."""

    rule: ClassVar[str] = "3.15"

    def __init__(self, seat: Seat, source: Area, target: Area) -> None:
        super().__init__(seat)
        self.source: i64 = source
        self.target: i64 = target

    def legal(self, s: War, seat: Seat) -> list[int]:
        there = [block for block in s.blocks.listed(self.seat, self.source) if block != NORSE]
        return [*[PICK + block for block in there], END]

    def take(self, s: War, action: Action) -> None:
        if action != END:
            sail_across(s, action - PICK, self.target)
        s.end()

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("sea-norse" if action == PICK + NORSE else "sea-together")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return seat == self.seat or action == END

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, self.source, self.target]

    def args(self) -> list[object]:
        return [self.seat, self.source, self.target]


class VictualsArea(Phase[War]):
    """3.17  Choose one area with blocks of yours, or pass."""

    rule: ClassVar[str] = "3.17"

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [*[IN + area for area in range(AREAS) if s.blocks.at(self.seat, area)], PASS]

    def take(self, s: War, action: Action) -> None:
        if action == PASS:
            pass_event(s, self.seat)
            return
        if s.listening:
            s.tell(Event("victuals", {"side": self.seat, "area": AREA_NAMES[action - IN]}))
        s.goto(VictualsSteps(self.seat, action - IN, VICTUALS_STEPS))

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("victuals-where")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True


class VictualsSteps(AddSteps):
    """3.17  Up to three steps for your blocks there, in any split."""

    rule: ClassVar[str] = "3.17"
    refusal: ClassVar[str] = "victuals-whom"


# Phases are immutable, so each is made once.
EVENT_MENU: Final = [EventMenu(ENGLISH), EventMenu(SCOTTISH)]
