"""Notation and saved positions: what is written reads back, and nonsense is named."""

from __future__ import annotations

import pytest

from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.games.schotten.rules.notation import parse, say
from saltire.kernel.errors import BadNotation
from tests.games.schotten.positions import act, table

GAME = SchottenTotten(tactics=True)


def test_every_action_reads_back_and_has_a_text_of_its_own() -> None:
    texts = [say(action) for action in range(actions.NUM_ACTIONS)]
    assert len(set(texts)) == actions.NUM_ACTIONS
    assert [parse(text) for text in texts] == list(range(actions.NUM_ACTIONS))


def test_letter_case_and_spaces_do_not_matter() -> None:
    assert say(parse("  JOKER@3 ")) == "Joker@3"
    assert say(parse("Draw   CLAN")) == "draw clan"


@pytest.mark.parametrize("action", [-1, actions.NUM_ACTIONS])
def test_an_action_out_of_range_is_said_as_a_number_and_refused(action: int) -> None:
    assert say(action) == f"action {action}"
    refusal = table("hand: R1 | G1").why_not(0, action)
    assert refusal is not None
    assert refusal.key == "play-a-card"


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 0),
        ("R0@1", 0),
        ("Jester@1", 0),
        ("R7@0", 3),
        ("R7@12", 3),
        ("Banshee@3", 7),
        ("R7", 2),
        ("Mud", 3),
        ("claim ten", 6),
        ("to", 3),
        ("as Joker", 3),
        ("as 4", 3),
        ("pick Mud", 5),
        ("back", 5),
        ("Joker2", 0),
    ],
)
def test_nonsense_is_refused_where_it_stops_making_sense(text: str, at: int) -> None:
    with pytest.raises(BadNotation) as refused:
        parse(text)
    assert refused.value.at == at


def test_chance_is_written_as_the_card_drawn_or_the_seat_that_begins() -> None:
    s = GAME.start()
    assert [GAME.say(s, action) for action in s.legal()] == ["seat 0", "seat 1"]
    assert GAME.parse(s, "seat 1") == 1
    with pytest.raises(BadNotation):
        GAME.parse(s, "seat 2")
    act(s, "seat 1")
    assert GAME.say(s, 0) == "R1"
    assert GAME.parse(s, "R1") == 0
    assert GAME.say(s, 63) == "Joker2"
    assert GAME.parse(s, "Joker2") == 63


def test_a_saved_position_reads_back() -> None:
    s = table(
        "1: R7 Joker=R1 | G1 Shield=2 G3 ; pile: Y1 Banshee ; bluff: 3 ; mud: 4 ; under: R2/0 Spy/1 ;"
        " aside: B9/0 ; hand: R1 | B2 B3! Traitor! ; played: 2 | 2",
        joker_declared="play",
        shield_strength="play",
    )
    game = SchottenTotten(tactics=True, joker_declared="play", shield_strength="play")
    assert game.from_json(s.to_json()).to_json() == s.to_json()
    assert s.clone().to_json() == s.to_json()


@pytest.mark.parametrize(
    ("text", "moves", "phase"),
    [
        ("hand: Recruiter | G1", ["Recruiter"], ["Recruit", 0, 3]),
        ("hand: Recruiter | G1", ["Recruiter", "draw clan"], ["RecruitDraw", 0, 3, 21]),
        ("hand: Recruiter | G1 ; decks: R1", ["Recruiter", "R1"], ["PutBack", 0, 2]),
        ("1: R1 | - ; hand: Strategist | G1", ["Strategist"], ["Pick", 0, 60]),
        ("1: R1 | - ; hand: Strategist | G1", ["Strategist", "pick R1"], ["MoveTo", 0, 60, 0]),
        ("hand: Joker | G1", ["Joker@3"], ["DeclareJoker", 0, 2]),
        ("hand: Shield | G1", ["Shield@3"], ["DeclareShield", 0, 2]),
        ("1: R7 R8 R9 | - ; hand: R1 | G1", ["R1@2"], ["Claim", 0, 0]),
        ("hand: R1 | G1 ; decks: R2", ["R1@2"], ["Draw", 0, 21]),
    ],
)
def test_every_phase_is_saved_and_goes_on_from_there(
    text: str, moves: list[str], phase: list[object]
) -> None:
    options: dict[str, object] = {
        "tactics": True,
        "joker_declared": "play",
        "shield_strength": "play",
    }
    s = table(text, **options)
    act(s, *moves)
    stack = s.to_json()["stack"]
    assert isinstance(stack, list)
    assert stack[-1] == phase
    again = SchottenTotten(**options).from_json(s.to_json())
    assert again.to_json() == s.to_json()
    assert again.legal() == s.legal()
    action = s.legal()[-1]
    s.apply(action)
    again.apply(action)
    assert again.to_json() == s.to_json()


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("round", "1", "round must be a whole number"),
        ("full", True, "full must be a whole number"),
        ("points", [1], "points must be a list of 2"),
        ("points", [1, "2"], "points must be a whole number"),
        ("deck", None, "deck must be a list"),
        ("sides", [["R1"]] * 17, "sides must be a list of 18"),
        ("hands", [["R1"], "R2"], "cards must be a list"),
        ("hands", [["R1"], ["X2"]], "a card like R7 or Joker expected"),
        ("under_clan", [["R1", "0"]], "a card under a deck must be a whole number"),
    ],
)
def test_a_damaged_position_is_refused_and_the_fault_named(
    name: str, value: object, message: str
) -> None:
    data = {**table("hand: R1 | G1", tactics=True).to_json(), name: value}
    with pytest.raises(ValueError, match=message):
        GAME.from_json(data)
