"""5.31, 5.4, 5.41  Combat turns: fire, retreat or hold; dice; and who takes the hits."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules.actions import FIRE, HIT, HOLD, LEAVE, RETREAT, read
from saltire.games.hammer.rules.board import NOBODY, War
from saltire.games.hammer.rules.constants import (
    ARCHERS,
    BLOCK_NAMES,
    BLOCKS,
    ENGLISH,
    FIRST_NOBLE,
    HITS_ON,
    HOME,
    INFANTRY,
    KIND_OF,
    LETTER,
    MORAY,
    MORAY_AREA,
    PER_SIDE,
    SCOTTISH,
    SECOND_HOME,
    Block,
    Side,
)
from saltire.games.hammer.rules.losses import wound
from saltire.games.hammer.rules.refusals_battles import refuse
from saltire.games.hammer.rules.retreats import able_to_retreat, start_retreat
from saltire.games.hammer.rules.together import may_leave, start_leaving
from saltire.kernel.bits import BIT, count, mask_of, members, nth
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import CHANCE, Action, Seat
from saltire.kernel.vecs import vec

LETTERS: Final = "ABC"
BY_LETTER: Final[vec[i64]] = vec[i64](
    [mask_of([b for b in range(BLOCKS) if LETTER[b] == letter]) for letter in range(3)]
)
OF_SIDE: Final[vec[i64]] = vec[i64]([2**28 - 1, (2**28 - 1) * 2**28])
"""The blocks of each letter, and of each side, as sets."""
ENGLISH_ARCHERS: Final[int] = mask_of([b for b in range(PER_SIDE) if KIND_OF[b] == ARCHERS])
DIE: Final = 6


def front_of(s: War, side: Side) -> i64:
    """List a side's blocks that fight, as a set of blocks."""
    return s.battle.front & OF_SIDE[side]


def ready(s: War, side: Side, letter: i64) -> i64:
    """5.31b  List the front blocks of a letter that have not had their turn this round."""
    letters = BY_LETTER[letter]
    if s.options.andrew_de_moray:  # 5.4a: he is an A block
        letters = letters | BIT[MORAY] if letter == 0 else letters & ~BIT[MORAY]
    return s.battle.front & ~s.battle.acted & OF_SIDE[side] & letters


def next_turn(s: War) -> i64:
    """5.31b  Find whose turn is next: 3 * side + letter, defender before attacker; or NOBODY."""
    attacker = s.battle.attacker
    letter: i64 = 0
    while letter < 3:
        if ready(s, 1 - attacker, letter):
            return 3 * (1 - attacker) + letter
        if ready(s, attacker, letter):
            return 3 * attacker + letter
        letter += 1
    return NOBODY


class CombatTurn(Phase[War]):
    """5.31a, 5.31b, 5.5h  A block of this letter fires, retreats or holds; or several leave together."""

    rule: ClassVar[str] = "5.31a"

    def __init__(self, seat: Seat, letter: i64) -> None:
        super().__init__(seat)
        self.letter: i64 = letter

    def legal(self, s: War, seat: Seat) -> list[int]:
        able = ready(s, self.seat, self.letter)
        blocks = members(able)
        found = [
            *[FIRE + block for block in blocks],
            *[RETREAT + block for block in members(able_to_retreat(s, able))],
            *[HOLD + block for block in blocks],
        ]
        return [*found, LEAVE] if may_leave(s, able) else found

    def sample(self, s: War, lots: Lots) -> Action:
        able = ready(s, self.seat, self.letter)
        going = able_to_retreat(s, able)
        each = count(able)
        n = lots.below(2 * each + count(going) + may_leave(s, able))
        if n < each:
            return FIRE + nth(able, n)
        n -= each
        if n < count(going):
            return RETREAT + nth(going, n)
        n -= count(going)
        return HOLD + nth(able, n) if n < each else LEAVE

    def take(self, s: War, action: Action) -> None:
        if action == LEAVE:
            start_leaving(s, self.seat, ready(s, self.seat, self.letter))
            return
        block = (action - FIRE) % BLOCKS
        s.battle.acted |= BIT[block]
        if action < RETREAT:
            s.goto(Roll(block, s.blocks.strength[block], 0))
        elif action < HOLD:
            start_retreat(s, block)
        else:
            if s.listening:
                s.tell(Event("held", {"block": BLOCK_NAMES[block], "side": self.seat}))
            s.end()

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        family, block = read(action)
        if family not in (FIRE, RETREAT, HOLD):
            return refuse("combat-turn")
        if block // PER_SIDE != self.seat:
            return refuse("enemy-block")
        facts: dict[str, object] = {"block": BLOCK_NAMES[block]}
        if s.blocks.place[block] != s.battle.area:
            return refuse("not-in-battle", facts)
        if not s.battle.front & BIT[block]:
            return refuse("reserve-waits", facts)
        if s.battle.acted & BIT[block]:
            return refuse("acted-already", facts)
        if not ready(s, self.seat, self.letter) & BIT[block]:
            return refuse("not-your-turn-letter", {**facts, "letter": LETTERS[self.letter]})
        return refuse("no-way-out", facts)

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, self.letter]

    def args(self) -> list[object]:
        return [self.seat, self.letter]


class Roll(Phase[War]):
    """5.4, 2.11, 2.12  A firing block rolls a die for each step of strength."""

    rule: ClassVar[str] = "5.4"

    def __init__(self, block: Block, left: i64, hits: i64) -> None:
        super().__init__(CHANCE)
        self.block: i64 = block
        self.left: i64 = left
        self.hits: i64 = hits

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [0, 1, 2, 3, 4, 5]

    def sample(self, s: War, lots: Lots) -> Action:
        return lots.below(DIE)

    def take(self, s: War, action: Action) -> None:
        hit = action < rating(s, self.block)
        hits = self.hits + (1 if hit else 0)
        if s.listening:
            rolled = {"block": BLOCK_NAMES[self.block], "side": self.block // PER_SIDE}
            s.tell(Event("rolled", {**rolled, "die": action + 1, "hit": hit}))
        if self.left > 1:
            s.goto(Roll(self.block, self.left - 1, hits))
        else:
            take_hits(s, 1 - self.block // PER_SIDE, hits)

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, BLOCK_NAMES[self.block], self.left, self.hits]

    def args(self) -> list[object]:
        return [self.block, self.left, self.hits]


def rating(s: War, block: Block) -> i64:
    """5.4, 5.4a, 12.1  A die that shows this or less is a hit."""
    if block == MORAY and s.options.andrew_de_moray:
        return 3
    if at_home(s, block):
        return 3
    if s.options.schiltroms and block >= PER_SIDE and KIND_OF[block] == INFANTRY:
        return HITS_ON[block] + (0 if s.battle.front & ENGLISH_ARCHERS else 1)
    return HITS_ON[block]


def at_home(s: War, block: Block) -> bool:
    """1.4b-1.4e  A noble of the side that defends now fights better in one of his homes."""
    if block // PER_SIDE == s.battle.attacker:
        return False
    area = s.battle.area
    if block == MORAY:
        return area == MORAY_AREA
    number = block % PER_SIDE
    return number >= FIRST_NOBLE and (area == HOME[number] or area == SECOND_HOME[number])


def take_hits(s: War, side: Side, left: i64) -> None:
    """5.41a-5.41c  Hits fall one by one on the strongest front block; more than fit are lost."""
    while left > 0:
        blocks = strongest(s, side)
        if not blocks:
            break
        if count(blocks) > 1:
            s.goto(TAKE_HITS[5 * side + left])
            return
        at_once = left if s.options.hits_single_target else 1
        if wound(s, nth(blocks, 0), at_once):
            return
        left -= at_once
    s.end()


def strongest(s: War, side: Side) -> i64:
    """5.41b  List a side's strongest front blocks, as a set of blocks."""
    found: i64 = 0
    most: i64 = 0
    for block in members(front_of(s, side)):
        strength = s.blocks.strength[block]
        if strength > most:
            most = strength
            found = 0
        if strength == most:
            found |= BIT[block]
    return found


class TakeHits(Phase[War]):
    """5.41b  Of several equally strong blocks the owner chooses which takes the hit."""

    rule: ClassVar[str] = "5.41b"

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def legal(self, s: War, seat: Seat) -> list[int]:
        return [HIT + block for block in members(strongest(s, self.seat))]

    def take(self, s: War, action: Action) -> None:
        at_once = self.left if s.options.hits_single_target else 1
        if not wound(s, action - HIT, at_once):
            take_hits(s, self.seat, self.left - at_once)

    def why_not(self, s: War, seat: Seat, action: Action) -> Refusal:
        return refuse("hit-strongest")

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return [type(self).__name__, self.seat, self.left]

    def args(self) -> list[object]:
        return [self.seat, self.left]


COMBAT_TURN: Final = [
    CombatTurn(side, letter) for side in (ENGLISH, SCOTTISH) for letter in range(3)
]
TAKE_HITS: Final = [TakeHits(side, left) for side in (ENGLISH, SCOTTISH) for left in range(5)]
