"""Hammer of the Scots with its options fixed: what `saltire.load("hammer", ...)` gives."""

from __future__ import annotations

from typing import ClassVar

from saltire.games.hammer import notation
from saltire.games.hammer.actions import NUM_ACTIONS
from saltire.games.hammer.board import War, empty_war
from saltire.games.hammer.faults import faults
from saltire.games.hammer.imagine import imagine
from saltire.games.hammer.options import OPTIONS, Options
from saltire.games.hammer.phases import PHASES
from saltire.games.hammer.rules.setup import set_up
from saltire.games.hammer.saved import war_from_json
from saltire.games.hammer.view import View
from saltire.games.hammer.wire import view_from_json
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.options import Option
from saltire.kernel.phase import PhaseMaker
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, Action


class HammerOfTheScots(Game):
    """England against Scotland, 1297 to 1314: whoever wins the nobles wins the war."""

    name: ClassVar[str] = "hammer"
    version: ClassVar[str] = "1"
    declared: ClassVar[tuple[Option, ...]] = OPTIONS

    def __init__(self, **given: object) -> None:
        self.choices = Options(given)
        super().__init__(
            seats=("England", "Scotland"),
            options=self.choices.all,
            num_actions=NUM_ACTIONS,
            max_chance=64,
            typical_length=1000,
            max_length=200_000,
        )

    def start(self) -> War:
        s = empty_war(self.choices, [])
        set_up(s)
        s.run_on()
        return s

    def say(self, state: Position, action: Action) -> str:
        if state.actor() == CHANCE:
            return notation.say_chance(state.top, action)
        return notation.say(action)

    def parse(self, state: Position, text: str) -> Action:
        if state.actor() == CHANCE:
            return notation.parse_chance(state.top, text)
        return notation.parse(text, state.actor())

    def imagine(self, view: object, lots: Lots) -> War:
        assert isinstance(view, View)
        return imagine(view, lots)

    def from_json(self, data: dict[str, object]) -> War:
        stack, returns = self.flow_from_json(data)
        return war_from_json(data, self.choices, stack, returns)

    def view_from_json(self, data: dict[str, object]) -> View:
        stack, returns = self.flow_from_json(data)
        return view_from_json(data, self.choices, stack, returns)

    def faults(self, state: Position) -> list[str]:
        assert isinstance(state, War)
        return faults(state)

    def phases(self) -> dict[str, PhaseMaker]:
        return PHASES
