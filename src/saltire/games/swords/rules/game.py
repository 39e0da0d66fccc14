"""Swords and Bagpipes with its options fixed and its card set at hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from saltire.games.swords.rules import notation
from saltire.games.swords.rules.actions import NUM_ACTIONS
from saltire.games.swords.rules.battle import (
    AwardsCards,
    Battle,
    ChoiceCards,
    EndRound,
    KeepOrGive,
    LayTokens,
    NextPlayer,
    RewardCards,
    Rewards,
)
from saltire.games.swords.rules.board import Table, empty_table
from saltire.games.swords.rules.cards import CardSet
from saltire.games.swords.rules.draws import MAX_CHANCE, DrawBagpipe, DrawDagger
from saltire.games.swords.rules.effects import ChooseUnits, Continue, DropDagger
from saltire.games.swords.rules.imagine import imagine
from saltire.games.swords.rules.invariants import faults
from saltire.games.swords.rules.options import OPTIONS, Options
from saltire.games.swords.rules.position_check import flaws, set_up_only
from saltire.games.swords.rules.position_json import board_json, table_from_json
from saltire.games.swords.rules.position_reader import whole_facts
from saltire.games.swords.rules.position_text import (
    NAMES_OF_PARTS,
    SEAT_NAMES,
    SEATS,
    text_of,
)
from saltire.games.swords.rules.rounds import (
    Deal,
    GiveBadge,
    Invasion,
    NextRound,
    Oldest,
    Turn,
    give_first_badge,
)
from saltire.games.swords.rules.stay_home import GiveToken, HomeMuster
from saltire.games.swords.rules.view import SwordsView
from saltire.games.swords.rules.view_json import view_from_json
from saltire.games.swords.rules.view_text import view_facts
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
    Oldest, Deal, NextRound, Invasion, Turn, GiveBadge, GiveToken, HomeMuster, LayTokens, NextPlayer,
    ChoiceCards, KeepOrGive, Battle, Rewards, RewardCards, AwardsCards, EndRound, DrawBagpipe,
    DrawDagger, Continue, ChooseUnits, DropDagger,
)  # fmt: skip


class SwordsPresenter(Presenter):
    """Shows positions of this game."""

    def view(self, s: Position, seat: Seat) -> SwordsView:
        assert isinstance(s, Table)
        return SwordsView(s, seat)

    def board_json(self, s: Position) -> dict[str, object]:
        assert isinstance(s, Table)
        return board_json(s)


def game_options(given: Mapping[str, object], cards: CardSet) -> Options:
    """Check the options of a game; positions that hold them can be shown."""
    options = Options(given, cards)
    options.presenter = SwordsPresenter()
    return options


@mypyc_attr(allow_interpreted_subclasses=True)
class SwordsGame(Game):
    """Two to six clans, an English army every year, and a choice: defend Scotland or sell it."""

    name: ClassVar[str] = "swords"
    version: ClassVar[str] = "2"
    earlier: ClassVar[dict[str, dict[str, object]]] = {
        "1": {"deserter_counts": False, "pass_binds": True, "tell_daggers": "turn"}
    }
    declared: ClassVar[tuple[Option, ...]] = OPTIONS
    parts: ClassVar[tuple[str, ...]] = NAMES_OF_PARTS

    def __init__(self, given: dict[str, object], cards: CardSet) -> None:
        self.choices = game_options(given, cards)
        players = self.choices.players
        super().__init__(
            seats=SEAT_NAMES[:players],
            options=self.choices.all,
            num_actions=NUM_ACTIONS,
            max_chance=MAX_CHANCE,
            typical_length=80 * players,
            max_length=800 * players,
        )
        self.choices.presenter.game = self

    def start(self) -> Table:
        s = empty_table(self.choices, [Oldest()], None)
        s.lay_out()
        if self.choices.oldest >= 0:
            give_first_badge(s, self.choices.oldest)
        return s

    def say(self, state: Position, action: Action) -> str:
        assert isinstance(state, Table)
        if state.actor() != CHANCE:
            return notation.say(state.deck, action)
        top = state.top
        if isinstance(top, Oldest):
            return f"seat {action}"
        if isinstance(top, Invasion):
            return state.deck.arms[action].id
        if isinstance(top, DrawDagger):
            return notation.say_dagger(action)
        return notation.say_bagpipe(state.deck, action)

    def parse(self, state: Position, text: str) -> Action:
        assert isinstance(state, Table)
        if state.actor() != CHANCE:
            return notation.parse(state.deck, text)
        top = state.top
        if isinstance(top, Oldest):
            return _parse_seat(text)
        if isinstance(top, Invasion):
            return notation.parse_arms(state.deck, text)
        if isinstance(top, DrawDagger):
            return notation.parse_dagger(text)
        return notation.parse_bagpipe(state.deck, text)

    def imagine(self, view: View, lots: Lots) -> Table:
        assert isinstance(view, SwordsView)
        return imagine(view, lots)

    def from_json(self, data: dict[str, object]) -> Table:
        stack, returns = self.flow_from_json(data)
        s = table_from_json(data, self.choices, stack, returns)
        self.demand_sound(s, data)
        return s

    def view_from_json(self, data: dict[str, object]) -> SwordsView:
        stack, returns = self.flow_from_json(data)
        return view_from_json(data, self.choices, stack, returns)

    def facts_in(self, parts: Parts, viewer: int | None) -> dict[str, Any]:
        return whole_facts(parts, self.choices, viewer)

    def text_of(self, state: Position) -> str:
        return text_of(state.to_json(), self.head(), "", self.choices)

    def text_of_view(self, view: View) -> str:
        assert isinstance(view, SwordsView)
        return text_of(view_facts(view), self.head(), viewer_said(view.seat, SEATS), self.choices)

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


def _parse_seat(text: str) -> int:
    if text not in [f"seat {seat}" for seat in range(6)]:
        raise BadNotation(text, 0, "seat 0 to seat 5")
    return int(text[-1])
