"""What no position of Schotten Totten can be, as text or as JSON values: one line each, with its rule."""

from __future__ import annotations

import re

import pytest

from saltire.games.schotten.rules.board import Standing, Table
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.games.schotten.rules.turn import Place
from saltire.kernel.position_text import BadPosition
from tests.games.schotten.positions import table

BASE: dict[str, object] = {}
TACTICS: dict[str, object] = {"tactics": True}
JOKER_NAMED: dict[str, object] = {"tactics": True, "joker_declared": "play"}
SHIELD_NAMED: dict[str, object] = {"tactics": True, "shield_strength": "play"}
APART: dict[str, object] = {"tactics": True, "modes_stack": False}
HANDS = "hand: R7 | G1"


def refused_text(text: str, options: dict[str, object]) -> str:
    with pytest.raises(BadPosition) as caught:
        SchottenTotten(**options).position(text)
    return str(caught.value)


@pytest.mark.rule("1.2", "8.3", "9.1", "9.2", "9.4", "10.1", "10.2", "C1")
@pytest.mark.parametrize(
    ("text", "options", "told"),
    [
        ("1: Joker=Spy | -", JOKER_NAMED, "1: a Joker cannot stand for 'Spy'"),
        ("1: R7=R8 | -", BASE, "1: R7 has no face to name"),
        ("1: Shield=4 | -", SHIELD_NAMED, "1: '4' is not a number from 1 to 3"),
        ("hand: 55? | -", BASE, "hand: 55 cards are too many"),
        ("under: R4", BASE, "under: 'R4' must say who put it back, as in R4/0"),
        ("under: R4/2", BASE, "under: '2' is no seat; there are: 0, 1, first, second"),
        ("hand: Spy Spy | -", TACTICS, "hand: Spy stands there more often than there are (rule 1.2)"),
        ("now: 0 picks for R7", TACTICS, "now: R7 is no ruse"),
        ("now: 0 draws from hats", BASE, "now: 'hats' is none of: clan, tactics"),
    ],
)  # fmt: skip
def test_a_text_that_cannot_be_read(text: str, options: dict[str, object], told: str) -> None:
    assert refused_text(text, options) == told


@pytest.mark.rule("2.1", "2.2", "3.4", "3.7", "8.3", "9.2", "9.4", "10.2", "C1")
@pytest.mark.parametrize(
    ("text", "options", "told"),
    [
        (
            "1: R1 R2 R3 R4 | -; claimed: 1 | -",
            BASE,
            "stone 1 of 0 has 4 cards: 3 are the most (rule 3.4)",
        ),
        ("bluff: 1; mud: 1", APART, "both combat modes lie on stone 1 (rule 8.3)"),
        ("1: Joker | -; 2: Joker | -", TACTICS, "0 has two Jokers on the table (rule 9.2)"),
        (
            "1: Joker | -; jokered: -",
            TACTICS,
            "0 has played no Joker, and one lies there (rule 9.2)",
        ),
        ("1: Joker=R1 | -", TACTICS, "the Joker of 0 has a face named (rule C1)"),
        ("1: Shield=2 | -", TACTICS, "the Shield has a strength named (rule 9.4)"),
        (
            "4: R1 | -; pile: Strategist; now: 0 moves for Strategist R2",
            TACTICS,
            "R2 is not where it can be taken (rule 10.2)",
        ),
        (
            HANDS + "; now: lots for the start",
            BASE,
            "the lots for the start come before the deal (rule 2.2)",
        ),
        (
            "now: 3 cards to deal",
            BASE,
            "with 3 cards to deal the hands are 5 and 4 (rule 2.1)",
        ),
        ("decks: -; now: 0 draws from clan", BASE, "the deck is empty (rule 3.7)"),
        ("now: 0 draws from tactics", BASE, "the deck is empty (rule 3.7)"),
    ],
)
def test_a_text_of_what_cannot_be(text: str, options: dict[str, object], told: str) -> None:
    assert refused_text(text, options) == f"no such position: {told}"


@pytest.mark.rule("1.1", "1.5")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("seen by: 0; hand: ? | R2", "hand: 0 sees its own cards (rule 1.5)"),
        ("seen by: spectator; hand: R1 | -", "hand: a spectator sees no hand (rule 1.5)"),
        (
            "seen by: 0; hand: R1 | 54?",
            "hand: there are more hidden cards than unseen ones (rule 1.1)",
        ),
        (
            "seen by: 0; hand: - | ?t",
            "hand: there are more hidden cards than unseen ones (rule 1.1)",
        ),
        ("seen by: 2", "seen by: '2' is no seat; there are: 0, 1, first, second"),
    ],
)
def test_a_view_that_cannot_be(text: str, told: str) -> None:
    with pytest.raises(BadPosition) as caught:
        SchottenTotten().view(text)
    assert str(caught.value) == told


@pytest.mark.rule("1.3", "2.2", "6.1", "6.5", "7.1", "7.5", "9.4", "10.1", "10.7", "C1")
@pytest.mark.parametrize(
    ("name", "value", "options", "told"),
    [
        ("round", 2, BASE, "this is round 2 of 1 (rule 6.5)"),
        ("points", [0, -1], BASE, "somebody has less than no points (rule 6.5)"),
        ("mud", 512, BASE, "Mud is marked where there is no stone (rule 1.3)"),
        ("bluff", -1, BASE, "Bluff is marked where there is no stone (rule 1.3)"),
        ("played", -1, BASE, "cards played, Jokers or passes are miscounted (rule 7.5)"),
        ("jokered", 4, BASE, "cards played, Jokers or passes are miscounted (rule 7.5)"),
        ("passes", 5, BASE, "cards played, Jokers or passes are miscounted (rule 7.5)"),
        ("full", 2**61, BASE, "a complete side is marked where there is no stone (rule 1.3)"),
        ("full", -1, BASE, "a complete side is marked where there is no stone (rule 1.3)"),
        ("shield_declared", 4, BASE, "the Shield has no such strength (rule 9.4)"),
        ("shield_declared", -1, BASE, "the Shield has no such strength (rule 9.4)"),
        ("joker_faces", 4096, BASE, "a Joker has a face that no card has (rule C1)"),
        ("joker_faces", 60, TACTICS, "a Joker has a face that no card has (rule C1)"),
        ("joker_faces", 64 * 55, TACTICS, "a Joker has a face that no card has (rule C1)"),
        ("joker_faces", -64, TACTICS, "a Joker has a face that no card has (rule C1)"),
        ("known", ["B7"], BASE, "a known card is in no hand (rule 10.1)"),
        ("known", ["Spy"], TACTICS, "a known card is in no hand (rule 10.1)"),
        ("played", 1, BASE, "tactics cards were played in a game without them (rule 7.1)"),
        ("jokered", 1, BASE, "tactics cards were played in a game without them (rule 7.1)"),
        (
            "stack",
            [["AfterPlay", 1, 0], ["Pick", 0, 60]],
            TACTICS,
            "a card of the other player is under way (rule 10.7)",
        ),
        (
            "stack",
            [["AfterPlay", 0, 99], ["Recruit", 0, 3]],
            TACTICS,
            "the turn does not go on so after a card (rule 10.7)",
        ),
        ("returns", [5.0], BASE, "the shares of 2 seats must add up to 1 (rule 6.1)"),
        ("returns", [2.0, -1.0], BASE, "the shares of 2 seats must add up to 1 (rule 6.1)"),
        ("returns", [0.5, 0.6], BASE, "the shares of 2 seats must add up to 1 (rule 6.1)"),
    ],
)
def test_json_values_of_what_cannot_be(
    name: str, value: object, options: dict[str, object], told: str
) -> None:
    game = SchottenTotten(**options)
    data = {**game.position(HANDS).to_json(), name: value}
    with pytest.raises(ValueError, match=rf"^no such position: {re.escape(told)}$"):
        game.from_json(data)


@pytest.mark.rule("C1")
@pytest.mark.parametrize("faces", [57, 60, -5])
def test_the_face_of_a_joker_on_the_table_is_a_card(faces: int) -> None:
    game = SchottenTotten(**JOKER_NAMED)
    data = {**game.position("1: Joker=R1 | -").to_json(), "joker_faces": faces}
    with pytest.raises(ValueError, match="a Joker has a face that no card has"):
        game.from_json(data)


@pytest.mark.rule("2.1", "5.1", "7.5", "C10")
@pytest.mark.parametrize(
    ("text", "options", "told"),
    [
        ("now: 0 claims", BASE, ["0 has nothing to claim (rule 5.1)"]),
        (
            "hand: R1 R2 R3 R4 R5 R6 R7 | -",
            BASE,
            ["0 holds 7 cards: 6 are the most (rule 2.1)"],
        ),
        (
            "aside: R4/0 R5/1",
            BASE,
            ["cards are aside that nobody put there (rule C10)"],
        ),
        ("aside: R4/0 R5/1", {"tactics": True, "recruiter_refills_empty": False}, []),
        (
            "bluff: 1; mud: 1",
            TACTICS,
            ["0 tactics cards were played, and 2 lie open (rule 7.5)"],
        ),
        ("played: 1 | 1; bluff: 1; mud: 1", TACTICS, []),
    ],
)
def test_what_can_only_be_set_up(text: str, options: dict[str, object], told: list[str]) -> None:
    game = SchottenTotten(**options)
    assert [str(flaw) for flaw in game.set_up_only(game.position(text))] == told


@pytest.mark.rule("9.2", "9.4", "C1")
@pytest.mark.parametrize(
    ("text", "options", "line"),
    [
        ("1: joker=r1 | -", JOKER_NAMED, "1: Joker=R1 | -"),
        ("1: - | joker=p9", JOKER_NAMED, "1: - | Joker=P9"),
        ("2: shield=2 | -", SHIELD_NAMED, "2: Shield=2 | -"),
        ("jokered: second", TACTICS, "jokered: 1"),
    ],
)
def test_faces_and_jokers_read_back(text: str, options: dict[str, object], line: str) -> None:
    game = SchottenTotten(**options)
    s = game.position(text)
    assert str(s).splitlines()[1:] == [line]
    assert game.position(str(s)) == s


def tampered(change: str, value: int) -> list[str]:
    """Set one thing of a sound table that only a bug in the rules can set; list the faults."""
    s = table("1: R1 R2 R3 | - ; claimed: 3 | -")
    if change == "shape":
        s.shapes[9] = value
    elif change == "starter":
        s.standing = Standing(1, value, (0, 0))
    elif change == "actor":
        s.goto(Place(value))
    else:
        setattr(s, change, value)
    return SchottenTotten().faults(s)


@pytest.mark.rule("1", "3.4", "5.1", "5.5")
@pytest.mark.parametrize(
    ("change", "value", "fault"),
    [
        ("shape", 2**20, "side 9 has a wrong shape"),
        ("owned", 4 + 4 * 512, "a stone has two owners"),
        ("owned", 4 + 2**18, "somebody is named who does not play"),
        ("starter", 2, "somebody is named who does not play"),
        ("actor", 2, "somebody acts who does not play"),
    ],
)
def test_a_bug_in_the_rules_is_named(change: str, value: int, fault: str) -> None:
    assert tampered(change, value) == [fault]


def test_a_sound_table_has_no_flaw() -> None:
    game = SchottenTotten()
    s = game.position(HANDS)
    assert isinstance(s, Table)
    assert (game.check(s), game.faults(s), game.set_up_only(s)) == ([], [], [])
