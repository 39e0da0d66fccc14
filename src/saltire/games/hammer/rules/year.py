"""0.3, 0.4, 9  The year: up to five Game Turns and a winter; the end of a turn and of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from saltire.games.hammer.rules.battles import Battles
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.cards import Action, DealCards, PlayCards
from saltire.games.hammer.rules.constants import CARD_KINDS
from saltire.games.hammer.rules.raid import BorderRaid
from saltire.games.hammer.rules.victory import count_nobles, sudden_death
from saltire.games.hammer.rules.winter import Winter
from saltire.kernel.event import Event
from saltire.kernel.phase import Phase, Script
from saltire.kernel.types import RULES


class Year(Phase[War]):
    """0.3  A year begins with new cards and ends with winter."""

    rule: ClassVar[str] = "0.3"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: War) -> None:
        s.turn.number = 0
        s.turn.year_ends = False
        for i in range(2 * CARD_KINDS):
            s.turn.hands[i] = 0
            s.turn.played[i] = 0
        if s.listening:
            s.tell(Event("year", {"year": s.turn.year}))
        s.goto(NextTurn())
        s.call(DealCards())

    def args(self) -> list[object]:
        return []


class NextTurn(Phase[War]):
    """0.4, C2  A Game Turn: cards, both players act, battles, border raid; then the next, or winter."""

    rule: ClassVar[str] = "0.4"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: War) -> None:
        if s.turn.number and sudden_death(s):
            return
        if s.turn.year_ends or s.turn.number == 5:
            s.goto(YearEnds())
            s.call(Winter())
            return
        s.turn.number += 1
        s.turn.forget()
        s.call(TURN)

    def args(self) -> list[object]:
        return []


class YearEnds(Phase[War]):
    """9.0, 9.1a, 7.8  After winter: sudden death, the end of the scenario, or a new year."""

    rule: ClassVar[str] = "9.0"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: War) -> None:
        if sudden_death(s):
            return
        if s.turn.year >= s.options.last_year:
            count_nobles(s)
            return
        s.turn.year += 1
        s.goto(Year())

    def args(self) -> list[object]:
        return []


# Phases are immutable, so each is made once.
TURN: Final = Script((PlayCards(), Action(0), Action(1), Battles(), BorderRaid()))
"""0.4  A Game Turn."""
