"""Hammer of the Scots with its options fixed: what `saltire.load("hammer", ...)` gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from saltire.games.hammer.rules import notation
from saltire.games.hammer.rules.actions import NUM_ACTIONS
from saltire.games.hammer.rules.board import War, empty_war
from saltire.games.hammer.rules.imagine import imagine
from saltire.games.hammer.rules.invariants import faults
from saltire.games.hammer.rules.options import OPTIONS, Options
from saltire.games.hammer.rules.phases import PHASES
from saltire.games.hammer.rules.position_check import flaws, set_up_only
from saltire.games.hammer.rules.position_json import (
    board_json,
    war_from_json,
    without_last_battle,
)
from saltire.games.hammer.rules.position_reader import facts_in
from saltire.games.hammer.rules.position_text import NAMES_OF_PARTS, text_of
from saltire.games.hammer.rules.setup import set_up
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.rules.view_json import view_from_json
from saltire.games.hammer.rules.view_text import read_view, text_of_view
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.options import Option
from saltire.kernel.phase import PhaseMaker
from saltire.kernel.position import Position
from saltire.kernel.position_text import SEEN_BY, BadPosition, Flaw, Parts, viewer_in
from saltire.kernel.types import CHANCE, Action, Seat
from saltire.kernel.view import Presenter, View


class HammerPresenter(Presenter):
    """Shows positions of this game."""

    def view(self, s: Position, seat: Seat) -> HammerView:
        assert isinstance(s, War)
        return HammerView(s, seat)

    def board_json(self, s: Position) -> dict[str, object]:
        assert isinstance(s, War)
        return board_json(s)


def game_options(given: Mapping[str, object]) -> Options:
    """Check the options of a game; positions that hold them can be shown."""
    options = Options(given)
    options.presenter = HammerPresenter()
    return options


class HammerOfTheScots(Game):
    """England against Scotland, 1297 to 1314: whoever wins the nobles wins the war."""

    name: ClassVar[str] = "hammer"
    version: ClassVar[str] = "2"
    earlier: ClassVar[dict[str, dict[str, object]]] = {
        "1": {
            "border_control": "battle", "pinned_borders": "used", "raid_group": "one",
            "forced_gains": "no",
        }
    }  # fmt: skip
    declared: ClassVar[tuple[Option, ...]] = OPTIONS
    parts: ClassVar[tuple[str, ...]] = NAMES_OF_PARTS

    def __init__(self, **given: object) -> None:
        self.choices = game_options(given)
        super().__init__(
            seats=("England", "Scotland"),
            options=self.choices.all,
            num_actions=NUM_ACTIONS,
            max_chance=64,
            typical_length=1000,
            max_length=200_000,
        )
        self.choices.presenter.game = self

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

    def imagine(self, view: View, lots: Lots) -> War:
        assert isinstance(view, HammerView)
        return imagine(view, lots)

    def from_json(self, data: dict[str, object]) -> War:
        data = without_last_battle(data)
        stack, returns = self.flow_from_json(data)
        s = war_from_json(data, self.choices, stack, returns)
        self.demand_sound(s, data)
        return s

    def view_from_json(self, data: dict[str, object]) -> HammerView:
        stack, returns = self.flow_from_json(data)
        return view_from_json(data, self.choices, stack, returns)

    def facts_in(self, parts: Parts, viewer: int | None) -> dict[str, Any]:
        return facts_in(parts, self.choices)

    def view(self, text: str) -> View:
        """Read what one seat knows; the enemy's blocks are counts (10), so a war that fits is imagined."""
        parts = self.parts_of(text)
        if not parts.has(SEEN_BY):
            raise BadPosition(f"say {SEEN_BY} whom")
        viewer = viewer_in(parts, self.seats)
        return read_view(parts, viewer, self.choices, self.view_from_json)

    def text_of(self, state: Position) -> str:
        return text_of(state.to_json(), self.head(), self.choices)

    def text_of_view(self, view: View) -> str:
        assert isinstance(view, HammerView)
        return text_of_view(view, self.head(), self.choices)

    def check(self, state: Position) -> list[Flaw]:
        assert isinstance(state, War)
        return flaws(state)

    def set_up_only(self, state: Position) -> list[Flaw]:
        assert isinstance(state, War)
        return set_up_only(state)

    def faults(self, state: Position) -> list[str]:
        assert isinstance(state, War)
        return faults(state)

    def phases(self) -> dict[str, PhaseMaker]:
        return PHASES
