"""7.62, 7.7  Who comes into play in winter: the French Knights, and the feudal levy."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.hammer.rules import known_blocks as knowledge
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.builds import ANYBODY
from saltire.games.hammer.rules.constants import (
    ASIDE,
    BLOCK_NAMES,
    ENGLAND,
    ENGLISH,
    FRENCH,
    FULL,
    MORAY,
    POOL,
    SCOTTISH,
)
from saltire.games.hammer.rules.victory import nobles_of, show_moray
from saltire.kernel.bits import count, members, nth
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import CHANCE, RULES, Action, Seat

EIGHT: Final = 8


class FrenchKnights(Phase[War]):
    """7.62a, 7.62b, C10, C11, C12  With eight nobles the French Knights enter the Scottish pool, once."""

    rule: ClassVar[str] = "7.62"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: War) -> None:
        wanted = s.options.scenario != "bruce" or s.options.french_by_eight_nobles
        if wanted and s.blocks.place[FRENCH] == ASIDE:
            held = nobles_of(s, SCOTTISH)
            if held == (EIGHT if s.blocks.on_map(MORAY) else EIGHT - 1):
                show_moray(s)
            if held >= EIGHT:
                self.come(s)
        s.end()

    def come(self, s: War) -> None:
        s.blocks.put(FRENCH, POOL, 0)
        knowledge.shown(s.blocks, FRENCH)
        if s.listening:
            s.tell(Event("french", {}))

    def args(self) -> list[object]:
        return []


class Levy(Phase[War]):
    """7.7, 7.4c  Half the English pool musters in England, unless Edward I winters; not in the last year."""

    rule: ClassVar[str] = "7.7"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: War) -> None:
        needed = not s.turn.wintered and s.turn.year < s.options.last_year
        called = (s.blocks.count_at(ENGLISH, POOL) + 1) // 2
        if needed and called:
            s.goto(LevyDraw(called))
        else:
            s.end()

    def args(self) -> list[object]:
        return []


class LevyDraw(Phase[War]):
    """7.7  Blocks of the English pool come to England by lot, at full strength, unseen."""

    rule: ClassVar[str] = "7.7"

    def __init__(self, left: i64) -> None:
        super().__init__(CHANCE)
        self.left: i64 = left

    def legal(self, s: War, seat: Seat) -> list[int]:
        return members(s.blocks.at(ENGLISH, POOL))

    def sample(self, s: War, lots: Lots) -> Action:
        pool = s.blocks.at(ENGLISH, POOL)
        return nth(pool, lots.below(count(pool)))

    def take(self, s: War, action: Action) -> None:
        s.blocks.put(action, ENGLAND, FULL[action])
        knowledge.drawn(s.blocks, ENGLISH, ENGLAND, 0, ANYBODY)
        if s.listening:
            s.tell(Event("levied", {}, {"block": BLOCK_NAMES[action]}, (ENGLISH,)))
        if self.left > 1:
            s.goto(LevyDraw(self.left - 1))
        else:
            s.end()

    def known_to(self, s: War, seat: Seat, action: Action) -> bool:
        return seat == ENGLISH

    def args(self) -> list[object]:
        return [self.left]
