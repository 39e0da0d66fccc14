"""What cannot be is refused in one line that names the rule: in the text, in the JSON, in a view."""

from __future__ import annotations

import json
from typing import Any

import pytest

from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.kernel.position_text import BadPosition
from saltire.testing.position_texts import check_text

GAME = HammerOfTheScots()
CARDS = "Fife: Wallace"
BATTLE = (
    "Mar: York Infantry 2, Keith; came: York Infantry from Angus; used: England Angus/Mar;"
    "first: England; battle: Mar, round 1, attacker England; front: York Infantry, Keith;"
    "now: battles > round > Scotland acts at B"
)
SEEN = str(
    GAME.position(
        "Fife: Wallace 3, Douglas; Mar: Hobelars; known: nothing; turn: 4; hand: 2, 3 | 1, 3"
    ).view(0)
)
BATTLES: Any = GAME.position(BATTLE).to_json()["stack"]
STEPS: Any = GAME.position(CARDS).to_json()["stack"]
PLAY = ["PlayCards", [-1, -1]]
TURN = [["NextTurn"], STEPS[1]]


def refused_as_json(text: str, path: list[str], value: object) -> str:
    """Spoil one value of a sound position and give what is said of it."""
    data = json.loads(json.dumps(GAME.position(text).to_json()))
    inside = data
    for name in path[:-1]:
        inside = inside[name]
    inside[path[-1]] = value
    with pytest.raises(BadPosition) as caught:
        GAME.from_json(data)
    assert "\n" not in str(caught.value)
    return str(caught.value).removeprefix("no such position: ")


def refused_as_text(text: str) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.position(text)
    assert "\n" not in str(caught.value)
    return str(caught.value).removeprefix("no such position: ")


@pytest.mark.rule("0.1", "0.4", "3.0", "4.0c", "4.3", "5.32a", "5.5d", "5.1", "5.1a", "10", "2.22")
@pytest.mark.parametrize(
    ("text", "path", "value", "told"),
    [
        (CARDS, "turn number", 7, "there is no turn 7 of 1297 under Edward 1 (rule 0.4)"),
        (CARDS, "turn edward", 3, "there is no turn 1 of 1297 under Edward 3 (rule 0.4)"),
        (CARDS, "turn year", 0, "there is no turn 1 of 0 under Edward 1 (rule 0.4)"),
        (CARDS, "turn first", 2, "side 2 is first: there are England and Scotland (rule 0.1)"),
        (CARDS, "turn truce", 2, "side 2 is under a truce: there are England and Scotland (rule 0.1)"),
        (BATTLE, "battle attacker", 2, "side 2 is attacker: there are England and Scotland (rule 0.1)"),
        (CARDS, "turn english_card", 8, "there is no card 8 (rule 3.0)"),
        (CARDS, "turn points", 10, "cards or points are below 0, or points above 9 (rule 3.0)"),
        (CARDS, "turn hands", [-1] + [0] * 15, "cards or points are below 0, or points above 9 (rule 3.0)"),
        (CARDS, "turn played", [-1] + [0] * 15, "cards or points are below 0, or points above 9 (rule 3.0)"),
        (CARDS, "turn activated", -1,
         "an area or a block that is not there was activated or moved (rule 4.0c)"),
        (CARDS, "turn moved", 2**56,
         "an area or a block that is not there was activated or moved (rule 4.0c)"),
        (CARDS, "turn crossed", [7] + [0] * 48, "more blocks crossed a border than may (rule 4.3)"),
        (CARDS, "turn used", [16] + [0] * 48, "a border was used by nobody there is (rule 5.5d)"),
        (CARDS, "turn entry", [-1] + [0] * 55, "a block came from nowhere (rule 5.32a)"),
        (CARDS, "turn main", [1 + 64 * 23] + [0] * 22, "a block came from nowhere (rule 5.32a)"),
        (CARDS, "turn main", [1 + 50] + [0] * 22, "a block came from nowhere (rule 5.32a)"),
        (CARDS, "battle area", 23, "the battle is nowhere, or in no round (rule 5.1)"),
        (BATTLE, "battle round", 5, "the battle is nowhere, or in no round (rule 5.1)"),
        (BATTLE, "battle front", -1, "a block fights that is not there (rule 5.1)"),
        (BATTLE, "battle acted", 2**56, "a block fights that is not there (rule 5.1)"),
        (CARDS, "battle front", 1, "somebody fights, and there is no battle (rule 5.1)"),
        (BATTLE, "battle attacker", -1, "a battle has an attacker (rule 5.1a)"),
        (BATTLE, "battle front", 1, "Edward fights where it does not stand (rule 5.1)"),
        (CARDS, "blocks|S Norse", ["pool", 0, 2**26, 0, 0], "Norse may be nowhere (rule 10)"),
    ],
)  # fmt: skip
def test_a_value_that_cannot_be_is_named(text: str, path: str, value: object, told: str) -> None:
    names = path.split("|") if "|" in path else path.split()
    assert told in refused_as_json(text, names, value).split("; ")


@pytest.mark.rule("0.3", "0.4", "3.1")
@pytest.mark.parametrize(
    ("stack", "told"),
    [
        ([], "no step of the year is under way (rule 0.3)"),
        ([PLAY], "no step of the year is under way (rule 0.3)"),
        ([["Battles"], PLAY], "no step of the year is under way (rule 0.3)"),
        ([["NextTurn"], ["LevyDraw", 3]], "no step of the year is under way (rule 0.3)"),
        ([["NextTurn"], [*STEPS[1][:2], 9], PLAY], "no step of the turn is under way (rule 0.4)"),
        (TURN, "nobody acts, and the game is not over (rule 0.4)"),
        ([*TURN, ["Winter"]], "Winter is no moment at which a position can stand (rule 0.4)"),
        ([*TURN, ["StartBattle", 8, 0, False]],
         "StartBattle is no moment at which a position can stand (rule 0.4)"),
        ([*TURN, ["MainForce", 2, 8]], "MainForce cannot be so: '[2, 8]' (rule 0.4)"),
        ([*TURN, ["PlayCards", [5, -1, -1]]], "two sides play cards (rule 3.1)"),
    ],
)  # fmt: skip
def test_a_moment_that_cannot_be_is_named(stack: list[object], told: str) -> None:
    assert refused_as_json(CARDS, ["stack"], stack) == told


@pytest.mark.rule("3.1", "5.2", "5.5", "7.12")
@pytest.mark.parametrize(
    ("text", "stack", "told"),
    [
        (CARDS, [*TURN, ["PillageHit", 0, 2]], "there is nothing to choose (rule 3.14)"),
        (CARDS, [*TURN, ["ChooseHome", 0, 5]], "a block that chooses its home has two (rule 7.12)"),
        (CARDS, [*TURN, ["ChooseHome", 1, 17]], "a block that chooses its home has two (rule 7.12)"),
        (BATTLE, [*BATTLES[:-1], ["CelticLoyalty", 0]],
         "blocks that roll for loyalty fight in the battle (rule 5.2)"),
        (BATTLE, [*BATTLES[:-1], ["CelticLoyalty", 2**40]],
         "blocks that roll for loyalty fight in the battle (rule 5.2)"),
        (BATTLE, [*BATTLES[:-1], ["RetreatTo", 0, -1]], "there is nothing to choose (rule 5.5b)"),
    ],
)  # fmt: skip
def test_who_acts_has_a_choice(text: str, stack: list[object], told: str) -> None:
    assert refused_as_json(text, ["stack"], stack) == told


def test_a_phase_of_the_wrong_kind_of_value_is_refused() -> None:
    data = GAME.position(CARDS).to_json()
    for wrong in (["MainForce", 0, "Mar"], ["MainForce", "Wales", 8]):
        with pytest.raises(ValueError, match="MainForce"):
            GAME.from_json({**data, "stack": [*TURN, wrong]})


@pytest.mark.rule("9.0")
def test_nobody_acts_when_the_game_is_over() -> None:
    told = "the game is over, and somebody acts (rule 9.0)"
    assert refused_as_json(CARDS, ["returns"], [1, 0]) == told
    check_text(GAME, GAME.position("now: over 1/2 1/2"))


@pytest.mark.rule("0.4", "3.0", "3.1", "3.12b", "5.1", "5.32b", "11.8")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("now: first", "nobody acts, and the game is not over (rule 0.4)"),
        ("hand: 1, 1, 1, 2, 3 | 1, 1, 2, 2, 3; now: cards Herald | open",
         "a side has chosen a card that it does not hold (rule 3.1)"),
        ("now: battles", "nobody acts, and the game is not over (rule 0.4)"),
        ("now: battles > battle won", "nobody acts, and the game is not over (rule 0.4)"),
        ("now: first > levy", "nobody acts, and the game is not over (rule 0.4)"),
        ("turn: 0", "cards are played in turns 1 to 5, not 0 (rule 3.1)"),
        ("year ends: yes", "the year ends, and cards are played (rule 3.12b)"),
        ("now: cards open | open | open", "two sides play cards (rule 3.1)"),
        ("cards: - | -; now: first > England moves",
         "both sides have played a card, and one of them goes first (rule 3.1)"),
        ("first: -; now: first > England moves",
         "both sides have played a card, and one of them goes first (rule 3.1)"),
        ("Mar: York Infantry, Keith", "a battle was not fought (rule 11.8)"),
        ("now: first > England names the main force at -", "there is nothing to choose (rule 5.32b)"),
        ("played: 1, 1, 1, 1, 1, 1, 1 | 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3; turn: 5",
         "England has 0 cards for 1 turns (rule 3.0); Scotland has 0 cards for 1 turns (rule 3.0)"),
        ("tallies: English Mar", "tallies: belongs to a view: say seen by whom"),
        ("pool: Wallace 3", "pool: a block off the map has no strength (rule 0.2)"),
        ("known: Wallace 1-4", "known: 'Wallace 1-4' lacks '=': places = blocks"),
        ("known: Fife = Wallace",
         "known: 'Wallace' is not a block and its strength, as in Wallace 1-4"),
        ("wintered: maybe", "wintered: is yes or no"),
        ("main: Mar", "main: 'Mar' lacks 'from'"),
        ("crossed: Angus 1", "crossed: 'Angus' is no border like Angus-Mar"),
        ("used: England Angus-Mar", "used: 'Angus-Mar' is no border like Angus/Mar"),
        ("Mar: Keith; came: Keith from Ross",
         "came: 'Ross' must say over which border, as in over Fife-Mentieth"),
        ("battle: Mar, tea", "battle: 'tea' is none of: round 1, attacker England, defection"),
        ("battle: Mar, round 1, attacker England, defection",
         "the phase and the battle do not fit each other (rule 5.1)"),
        ("now: battles > round > Scotland acts at D", "now: 'D' is no letter A, B or C"),
        ("Mar: York Infantry 5", "Mar: '5' is not a number from 1 to 4"),
    ],
)  # fmt: skip
def test_a_text_that_cannot_be_is_refused(text: str, told: str) -> None:
    assert refused_as_text(text) == told


@pytest.mark.rule("0.4", "0.6", "5.1")
@pytest.mark.parametrize(
    "text",
    [
        "turn: 2; played: 2 | 1",
        "Mar: York Infantry, Mar/E; came: York Infantry from Ross over Angus-Mar",
        "main: Mar from Angus; used: Scotland Mar/Angus; now: first > England moves",
        "Buchan: York Infantry, Norse; came: Norse from Ross by sea; first: Scotland;"
        "battle: Buchan, round 1, attacker Scotland, defection; front: York Infantry, Norse;"
        "now: battles > round > Scotland acts at A",
    ],
)
def test_what_may_stand_in_a_text_reads_back(text: str) -> None:
    s = GAME.position(text)
    check_text(GAME, s)
    assert all(part.strip() in " ".join(str(s).splitlines()) for part in text.split(";"))


@pytest.mark.rule("2.22", "3.0", "8")
def test_what_can_only_be_set_up_is_listed() -> None:
    s = GAME.position(
        "year: 1320; Annan: Bruce/S; Mar: Mar/E; Lennox: Lennox/E; hand: 2, 2, 2, 2, 2, 3 | 1, 1, 1, 1, 1"
    )
    assert [str(flaw) for flaw in GAME.set_up_only(s)] == [
        "nowhere on the map: Atholl, Dunbar, Mentieth, Steward, Comyn, Angus, Argyll, Buchan,"
        " Galloway, Ross (rule 2.22)",
        "1320 is no year of the scenario (rule 8)",
        "6 and 5 cards in hand with 5 to play (rule 3.0)",
    ]
    assert GAME.set_up_only(GAME.start()) == []


@pytest.mark.rule("10")
@pytest.mark.parametrize(
    ("line", "instead", "told"),
    [
        ("seen by: England\n", "", "say seen by whom"),
        ("Fife: 2 Scottish", "Fife: 2 Scottish, Hobelars", "Fife: Hobelars stands there twice (rule 11.8)"),
        ("Fife: 2 Scottish", "Fife: 1 Scottish, Wallace",
         "Fife: Wallace is hidden from whoever looks (rule 10)"),
        ("Fife: 2 Scottish", "Fife: 3 Scottish",
         "Scotland has 28 blocks in all places together (rule 2.1)"),
        ("Mar: Hobelars", "Mar: Hobelars; front: Keith; battle: Mar, attacker England",
         "front: Keith fights, and stands nowhere"),
        ("Mar: Hobelars", "Mar: Hobelars; battle: Mar, round 1",
         "battle: who fights stands there, and one side attacks (rule 5.1)"),
        ("Mar: Hobelars", "Mar: Hobelars; front: Edward; battle: Mar, attacker England",
         "battle: who fights stands there, and one side attacks (rule 5.1)"),
        ("| 2?", "| 1, 1", "hand: the hand of the other side is hidden: write 5?"),
        ("| 2?", "| 1?", "no such position: Scotland has 1 cards for 2 turns (rule 3.0)"),
        ("| 2?", "| 24?",
         "no war fits what is known: see the counts and what may be where (rule 10)"),
        ("| 2?", "| 2?; tallies: Welsh Fife",
         "tallies: 'Welsh Fife' begins with neither English nor Scottish"),
        ("| 2?", "| 2?; tallies: Scottish Mar moved",
         "no war fits what is known: see the counts and what may be where (rule 10)"),
        ("| 2?", "| 2?; tallies: English Mar moved",
         "a seat knows its own blocks, its hand and what lies open (rule 10)"),
    ],
)  # fmt: skip
def test_a_view_that_nobody_can_have_is_refused(line: str, instead: str, told: str) -> None:
    assert line in SEEN
    assert GAME.view(SEEN) is not None
    with pytest.raises(BadPosition) as caught:
        GAME.view(SEEN.replace(line, instead))
    assert str(caught.value) == told
