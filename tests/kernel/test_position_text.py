"""Positions as text, as far as all games share it: heads, phrases, results, and games without it."""

from __future__ import annotations

import copy
import pickle

import pytest

from saltire.games.schotten.rules.game import SchottenTotten
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.position_text import (
    BadPosition,
    Flaw,
    Kinds,
    Phrases,
    head_in,
    options_in,
    same_facts,
    shares_in,
    shares_said,
)
from saltire.kernel.view import View
from tests.toy import Bannock

NAMED = Kinds(("England", "Scotland"), named=True)
COUNTED = Kinds(("first", "second"), named=False)
PHRASES = Phrases({"Play": "{seat} plays", "Draw": "{seat} draws {number}", "Over": "all is over"})


def test_a_game_without_a_notation_says_so_and_writes_its_repr() -> None:
    game = Bannock()
    state = game.start()
    for read in (game.position, game.view):
        with pytest.raises(BadPosition, match=r"^bannock has no notation for positions$"):
            read("")
    assert game.text_of(state) == str(state) == "<Cakes: DealOne, chance to act>"
    view = state.view(0)
    assert game.text_of_view(view) == str(view) == "<CakesView of seat 0: 0 choices>"
    assert str(View(1, (3, 4))) == "<View of seat 1: 2 choices>"
    with pytest.raises(NotImplementedError):
        Game(("a",), {}, 1, 1, 1, 1).facts_in(SchottenTotten().parts_of(""), None)


def test_a_game_without_checks_of_its_own_lists_its_faults() -> None:
    game = Bannock()
    state = game.start()
    assert (game.check(state), game.set_up_only(state)) == ([], [])
    state.cards = [4, 4]
    assert [str(flaw) for flaw in game.check(state)] == ["a card was dealt twice (rule bannock)"]


def test_a_game_that_begins_with_a_position_keeps_it() -> None:
    game = SchottenTotten()
    game.begin_with("now: second plays; hand: r7 | -")
    assert game.begins == "game: schotten\nhand: R7 | -\nnow: 1 plays"
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.begins == game.begins
    assert again.begin() == game.position(game.begins)
    assert again.begin() != SchottenTotten().begin()
    assert copy.deepcopy(game) is game


def test_a_view_must_say_whose_it_is() -> None:
    with pytest.raises(BadPosition, match=r"^say seen by whom$"):
        SchottenTotten().view("hand: R7 | -")


def test_a_flaw_can_be_read_in_a_log() -> None:
    flaw = Flaw("R7 is nowhere", "1.1")
    assert (str(flaw), repr(flaw)) == ("R7 is nowhere (rule 1.1)", "Flaw('R7 is nowhere', '1.1')")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("game: schotten tactics rounds=3\nhand: - | -", ["schotten", "tactics", "rounds=3"]),
        ("# a remark\nmud: 4; Game : schotten # base", ["schotten"]),
        ("game schotten; hand: R7", []),
        ("", []),
    ],
)
def test_a_text_names_its_game(text: str, words: list[str]) -> None:
    assert head_in(text) == words


def test_options_are_read_as_the_head_writes_them() -> None:
    declared = SchottenTotten.declared
    found = options_in(["tactics", "expert=no", "mud-tie-card=3"], declared)
    assert found == {"tactics": True, "expert": False, "mud_tie_card": 3}
    with pytest.raises(BadPosition, match=r"^game: there is no option 'castles'; there are: "):
        options_in(["castles"], declared)
    assert SchottenTotten(**found).head() == "schotten tactics mud_tie_card=3"


@pytest.mark.parametrize(
    ("kinds", "phase", "text"),
    [
        (NAMED, ["Play", 1], "Scotland plays"),
        (COUNTED, ["Play", 1], "1 plays"),
        (NAMED, ["Draw", 0, 12], "England draws 12"),
        (COUNTED, ["Over"], "all is over"),
    ],
)
def test_a_phase_is_said_and_read_back(kinds: Kinds, phase: list[object], text: str) -> None:
    assert PHRASES.say(phase, kinds) == text
    assert PHRASES.read(f" {text.upper().replace(' ', '  ')} ", kinds, "now") == phase


def test_a_phase_without_arguments_may_be_a_bare_name() -> None:
    assert PHRASES.say("Over", NAMED) == "all is over"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Wales plays", "now: 'Wales' is no seat; there are: 0, 1, England, Scotland"),
        ("2 draws 1", "now: '2' is no seat; there are: 0, 1, England, Scotland"),
        ("England draws 1000", "now: '1000' is not a number from 0 to 999"),
        ("England rests", "now: 'England rests' is none of: <seat> plays, <seat> draws <number>, "),
    ],
)
def test_what_is_no_phase_is_told_in_one_line(text: str, told: str) -> None:
    with pytest.raises(BadPosition) as caught:
        PHRASES.read(text, NAMED, "now")
    assert str(caught.value).startswith(told)


@pytest.mark.parametrize(
    ("row", "told"),
    [
        (["Play", 0], []),
        (["Rest", 0], ["Rest is no moment at which a position can stand (rule 3.1)"]),
        ("Play", [" is no moment at which a position can stand (rule 3.1)"]),
        (["Play", "England"], ["Play cannot have 'England' (rule 3.1)"]),
        (["Play", 2], ["Play cannot be so: '[2]' (rule 3.1)"]),
        (["Draw", 0], ["Draw cannot be so: '[0]' (rule 3.1)"]),
    ],
)
def test_phases_that_cannot_be_are_listed(row: object, told: list[str]) -> None:
    assert [str(flaw) for flaw in PHRASES.flaws([row], NAMED, "3.1")] == told


@pytest.mark.parametrize(
    ("shares", "text"),
    [
        ([1.0, 0.0], "over 1 0"),
        ([0.5, 0.5], "over 1/2 1/2"),
        ([1 / 3, 1 / 3, 1 / 3], "over 1/3 1/3 1/3"),
    ],
)
def test_a_result_is_said_and_read_back(shares: list[float], text: str) -> None:
    assert shares_said(shares) == text
    assert shares_in(text, len(shares), "now") == shares


def test_a_share_that_is_no_small_fraction_is_a_decimal() -> None:
    assert shares_said([0.3, 0.7]) == "over 0.3 0.7"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("over 0.3 0.7", "now: '0.3' is no share of the win, like 1, 0 or 1/2"),
        ("over 1 1", "now: the shares of 2 seats must add up to 1"),
        ("over 1", "now: the shares of 2 seats must add up to 1"),
    ],
)
def test_what_is_no_result_is_told_in_one_line(text: str, told: str) -> None:
    with pytest.raises(BadPosition) as caught:
        shares_in(text, 2, "now")
    assert str(caught.value) == told


@pytest.mark.parametrize("text", ["", "0 plays"])
def test_other_moments_are_no_result(text: str) -> None:
    assert shares_in(text, 2, "now") is None


def test_facts_are_the_same_in_any_order() -> None:
    assert same_facts([{"b": 1, "a": [2, 1]}, 3], [3, {"a": [1, 2], "b": 1}])
    assert not same_facts([{"a": 1}], [{"a": 2}])
    assert not same_facts({"a": 1}, {"b": 1})


def test_a_position_of_no_game_writes_its_repr() -> None:
    assert str(Position([])) == repr(Position([])) == "<Position: over, None>"
    state = SchottenTotten().start()
    assert str(state) == SchottenTotten().text_of(state)
    state.apply(state.sample(Lots(1)))
    assert str(state).startswith("game: schotten\n")
