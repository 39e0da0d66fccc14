"""3.14  Pillage: an area of the enemy loses steps and the pillagers next to it gain them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules.actions import HIT, IN, PASS, STOP, STRENGTHEN
from saltire.games.hammer.rules.battles import fight
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    ALL_NOBLES,
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    ENGLISH,
    FIRST_NOBLE,
    FULL,
    NEXT_TO,
    PER_SIDE,
    POOL,
    SCOTTISH,
    Area,
    Block,
    Side,
)
from saltire.games.hammer.rules.kings import defect
from saltire.games.hammer.rules.known_blocks import left, strengthened, weakened
from saltire.games.hammer.rules.refusals_moves import refuse
from saltire.kernel.bits import members
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.phase import Phase
from saltire.kernel.types import RULES, Action, Seat

HITS: Final = 2
MORTAL: Final = 0xFFFFFFF & ~ALL_NOBLES
"""The numbers of blocks that can go to a pool: all but the thirteen nobles, so Moray too."""


def pillagers(s: War, side: Side, victims: Area) -> list[int]:
    """3.14  List the areas with own blocks next to an area; any border will do."""
    return [area for area in members(NEXT_TO[victims]) if s.blocks.at(side, area)]


class PillageVictims(Phase[War]):
    """3.14  Name an area of the enemy next to blocks of yours, or pass."""

    rule: ClassVar[str] = "3.14"

    def legal(self, s: War, seat: Seat) -> list[int]:
        me = self.seat
        held = [area for area in range(AREAS) if s.blocks.at(1 - me, area)]
        return [*[IN + area for area in held if pillagers(s, me, area)], PASS]

    def take(self, s: War, action: Action) -> None:
        if action == PASS:
            pass_event(s, self.seat)
            return
        near = pillagers(s, self.seat, action - IN)
        if len(near) == 1:
            pillage(s, self.seat, action - IN, near[0])
        else:
            s.goto(PillageFrom(self.seat, action - IN))

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("pillage-whom")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True


def pass_event(s: War, side: Side) -> None:
    """3.12a  The event is not used, and nothing is saved."""
    if s.listening:
        s.tell(Event("passed", {"side": side}))
    s.end()


class PillageFrom(Phase[War]):
    """3.14  Name the adjacent area whose blocks are the pillagers."""

    rule: ClassVar[str] = "3.14"

    def __init__(self, seat: Seat, victims: Area) -> None:
        super().__init__(seat)
        self.victims: i64 = victims

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [IN + area for area in pillagers(s, self.seat, self.victims)]

    def take(self, s: War, action: Action) -> None:
        pillage(s, self.seat, self.victims, action - IN)

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("pillage-from")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, self.victims]

    def args(self) -> list[object]:
        return [self.seat, self.victims]


def pillage(s: War, me: Side, victims: Area, source: Area) -> None:
    """3.14  The hits come first, then the gains, then a battle if a noble was taken among friends."""
    if s.listening:
        named: dict[str, object] = {
            "side": me, "area": AREA_NAMES[victims], "from": AREA_NAMES[source],
        }  # fmt: skip
        s.tell(Event("pillage", named))
    s.goto(PillageBattle(me, victims))
    s.call(PillageHits(me, victims, source, 0))


class PillageHits(Phase[War]):
    """3.14, 5.41b  Two hits, one at a time, each on the strongest victim of that moment."""

    rule: ClassVar[str] = "3.14"

    def __init__(self, me: Side, victims: Area, source: Area, lost: i64) -> None:
        super().__init__(RULES)
        self.me: i64 = me
        self.victims: i64 = victims
        self.source: i64 = source
        self.lost: i64 = lost

    def run(self, s: War) -> None:
        there = s.blocks.listed(1 - self.me, self.victims)
        if self.lost == HITS or not there:
            s.goto(PillageGain(self.me, self.source, self.lost))
            return
        s.goto(PillageHits(self.me, self.victims, self.source, self.lost + 1))
        if len(there) == 1:
            take_step(s, there[0])
        else:
            s.call(PillageHit(1 - self.me, self.victims))

    def args(self) -> list[object]:
        return [self.me, self.victims, self.source, self.lost]


class PillageHit(Phase[War]):
    """3.14  The victims' owner says which of his strongest blocks takes the hit.

    R-13: he is asked even when no two are equal; the silence would tell their strengths (10c).
    """

    rule: ClassVar[str] = "3.14"

    def __init__(self, seat: Seat, area: Area) -> None:
        super().__init__(seat)
        self.area: i64 = area

    def legal(self, s: War, seat: Seat) -> list[int]:
        there = s.blocks.listed(self.seat, self.area)
        most = max([s.blocks.strength[block] for block in there])
        return [HIT + block for block in there if s.blocks.strength[block] == most]

    def take(self, s: War, action: Action) -> None:
        s.end()
        take_step(s, action - HIT)

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("pillage-hit")

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, self.area]

    def args(self) -> list[object]:
        return [self.seat, self.area]


def take_step(s: War, block: Block) -> None:
    """3.14, 5.8d, 9.1d  A step is lost unseen; at the last one a noble is captured, others go to the pool."""
    side, area, strength = block // PER_SIDE, s.blocks.place[block], s.blocks.strength[block]
    gone = strength == 1
    if s.listening:
        public: dict[str, object] = {
            "side": side, "area": AREA_NAMES[area], "steps": 1, "eliminated": int(gone),
        }  # fmt: skip
        s.tell(Event("pillaged", public, {"block": BLOCK_NAMES[block]}, (side,), reveals=True))
    if not gone:
        s.blocks.put(block, area, strength - 1)
        weakened(s.blocks, side, area, 1)
    elif block % PER_SIDE >= FIRST_NOBLE:
        defect(s, block, 1)
    else:
        s.blocks.put(block, POOL, 0)
        left(s.blocks, side, area, POOL, MORTAL)


class AddSteps(Phase[War]):
    """0.5, 2.11, 3.14, 3.17  Add steps to own blocks in an area, one at a time, up to full strength."""

    rule: ClassVar[str] = "2.11"
    refusal: ClassVar[str] = "gain-there"

    def __init__(self, seat: Seat, area: Area, steps: i64) -> None:
        super().__init__(seat)
        self.area: i64 = area
        self.steps: i64 = steps

    def legal(self, s: War, seat: Seat) -> list[int]:
        there = s.blocks.listed(self.seat, self.area)
        weak = [block for block in there if s.blocks.strength[block] < FULL[block]]
        return sorted([*[STRENGTHEN + block for block in weak], STOP])

    def take(self, s: War, action: Action) -> None:
        if action == STOP:
            s.end()
            return
        s.blocks.step_up(action - STRENGTHEN)
        strengthened(s.blocks, self.seat, self.area, 1)
        if s.listening:
            public: dict[str, object] = {
                "side": self.seat,
                "area": AREA_NAMES[self.area],
                "steps": 1,
            }
            secret: dict[str, object] = {"block": BLOCK_NAMES[action - STRENGTHEN]}
            s.tell(Event("strengthened", public, secret, (self.seat,)))
        if self.steps > 1:
            s.goto(type(self)(self.seat, self.area, self.steps - 1))
        else:
            s.end()

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse(self.refusal)

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return seat == self.seat or action == STOP

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, self.area, self.steps]

    def args(self) -> list[object]:
        return [self.seat, self.area, self.steps]


class PillageGain(AddSteps):
    """3.14, C49  The pillagers gain as many steps as were lost, or fewer."""

    rule: ClassVar[str] = "3.14"
    refusal: ClassVar[str] = "gain-there"

    def legal(self, s: War, seat: Seat) -> list[int]:
        found = super().legal(s, seat)
        if s.options.forced_gains and len(found) > 1:
            found.remove(STOP)
        return found


class PillageBattle(Phase[War]):
    """3.14, 5.10a, C18  A noble captured among his old friends fights them at once, as the attacker."""

    rule: ClassVar[str] = "3.14"

    def __init__(self, me: Side, area: Area) -> None:
        super().__init__(RULES)
        self.me: i64 = me
        self.area: i64 = area

    def run(self, s: War) -> None:
        s.end()
        if s.blocks.contested(self.area):
            attacker = self.me if s.options.captured_noble_attacks else 1 - self.me
            fight(s, self.area, attacker, defection=True)

    def args(self) -> list[object]:
        return [self.me, self.area]


# Phases are immutable, so each is made once.
PILLAGE_VICTIMS: Final = [PillageVictims(ENGLISH), PillageVictims(SCOTTISH)]
