"""Schotten Totten with its options fixed: what `saltire.load("schotten", ...)` gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from saltire.games.schotten.rules import notation
from saltire.games.schotten.rules.actions import NUM_ACTIONS
from saltire.games.schotten.rules.board import Standing, Table, empty_table
from saltire.games.schotten.rules.imagine import imagine
from saltire.games.schotten.rules.invariants import faults
from saltire.games.schotten.rules.options import OPTIONS, Options
from saltire.games.schotten.rules.position_check import flaws, set_up_only
from saltire.games.schotten.rules.position_json import board_json, table_from_json
from saltire.games.schotten.rules.position_reader import whole_facts
from saltire.games.schotten.rules.position_text import (
    NAMES_OF_PARTS,
    text_of,
    view_facts,
)
from saltire.games.schotten.rules.ruses import (
    DeclareJoker,
    DeclareShield,
    MoveTo,
    Pick,
    PutBack,
    Recruit,
    RecruitDraw,
)
from saltire.games.schotten.rules.turn import (
    AfterPlay,
    ChooseDeck,
    Claim,
    Deal,
    Draw,
    Place,
    StartPlayer,
    begin_round,
)
from saltire.games.schotten.rules.view import SchottenView
from saltire.games.schotten.rules.view_json import view_from_json
from saltire.kernel.errors import BadNotation
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.options import Option
from saltire.kernel.phase import PhaseMaker
from saltire.kernel.position import Position
from saltire.kernel.position_text import Flaw, Parts, viewer_said
from saltire.kernel.types import CHANCE, Action, Seat
from saltire.kernel.view import Presenter, View

PHASES: Final = (
    StartPlayer, Deal, Place, AfterPlay, Claim, ChooseDeck, Draw, Recruit, RecruitDraw, PutBack,
    Pick, MoveTo, DeclareJoker, DeclareShield,
)  # fmt: skip


class SchottenPresenter(Presenter):
    """Shows positions of this game."""

    def view(self, s: Position, seat: Seat) -> SchottenView:
        assert isinstance(s, Table)
        return SchottenView(s, seat)

    def board_json(self, s: Position) -> dict[str, object]:
        assert isinstance(s, Table)
        return board_json(s)


def game_options(given: Mapping[str, object]) -> Options:
    """Check the options of a game; positions that hold them can be shown."""
    options = Options(given)
    options.presenter = SchottenPresenter()
    return options


@mypyc_attr(allow_interpreted_subclasses=True)
class SchottenTotten(Game):
    """Nine stones, six clans, two players: three adjacent stones or any five win."""

    name: ClassVar[str] = "schotten"
    version: ClassVar[str] = "2"
    earlier: ClassVar[dict[str, dict[str, object]]] = {"1": {"recruiter_may_return_joker": True}}
    declared: ClassVar[tuple[Option, ...]] = OPTIONS
    playout_options: ClassVar[dict[str, object]] = {"auto_claim": True}
    parts: ClassVar[tuple[str, ...]] = NAMES_OF_PARTS

    def __init__(self, **given: object) -> None:
        self.choices = game_options(given)
        super().__init__(
            seats=("first", "second"),
            options=self.choices.all,
            num_actions=NUM_ACTIONS,
            max_chance=64,
            typical_length=130 * self.choices.rounds,
            max_length=600 * self.choices.rounds,
        )
        self.choices.presenter.game = self

    def start(self) -> Table:
        s = empty_table(self.choices, [StartPlayer()], None, Standing(1, 0, (0, 0)))
        s.lay_out()
        if self.choices.start_player >= 0:
            begin_round(s, Standing(1, self.choices.start_player, (0, 0)))
        return s

    def say(self, state: Position, action: Action) -> str:
        if state.actor() != CHANCE:
            return notation.say(action)
        if isinstance(state.top, StartPlayer):
            return f"seat {action}"
        return notation.card_name(action)

    def parse(self, state: Position, text: str) -> Action:
        if state.actor() != CHANCE:
            return notation.parse(text)
        if not isinstance(state.top, StartPlayer):
            return notation.parse_chance(text)
        if text not in ("seat 0", "seat 1"):
            raise BadNotation(text, 0, "seat 0 or seat 1")
        return int(text[-1])

    def imagine(self, view: View, lots: Lots) -> Table:
        assert isinstance(view, SchottenView)
        return imagine(view, lots)

    def from_json(self, data: dict[str, object]) -> Table:
        stack, returns = self.flow_from_json(data)
        s = table_from_json(data, self.choices, stack, returns)
        self.demand_sound(s, data)
        return s

    def view_from_json(self, data: dict[str, object]) -> SchottenView:
        stack, returns = self.flow_from_json(data)
        return view_from_json(data, self.choices, stack, returns)

    def facts_in(self, parts: Parts, viewer: int | None) -> dict[str, Any]:
        return whole_facts(parts, self.choices, viewer)

    def text_of(self, state: Position) -> str:
        return text_of(state.to_json(), self.head(), "", self.choices)

    def text_of_view(self, view: View) -> str:
        assert isinstance(view, SchottenView)
        seen_by = viewer_said(view.seat, ("0", "1"))
        return text_of(view_facts(view), self.head(), seen_by, self.choices)

    def check(self, state: Position) -> list[Flaw]:
        assert isinstance(state, Table)
        return flaws(state)

    def set_up_only(self, state: Position) -> list[Flaw]:
        assert isinstance(state, Table)
        return set_up_only(state)

    def faults(self, state: Position) -> list[str]:
        assert isinstance(state, Table)
        return faults(state)

    def phases(self) -> dict[str, PhaseMaker]:
        return {phase.__name__: phase for phase in PHASES}
