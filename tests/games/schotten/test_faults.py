"""The checks that property tests rely on see what they should."""

from __future__ import annotations

import re

import pytest

from saltire.games.schotten.rules.game import SchottenTotten
from tests.games.schotten.positions import table

SOUND = (
    "1: R1 R2 R3* | G1 G2 G3 ; 2: Y1 Y2 | - ; pile: B1 ; claimed: 3 | - ;"
    " hand: R9 Spy | G9 ; under: P1/0"
)


def broken(name: str, value: object) -> str:
    game = SchottenTotten(tactics=True)
    with pytest.raises(ValueError, match=r"^no such position: ") as caught:
        game.from_json({**table(SOUND).to_json(), name: value})
    return str(caught.value)


def test_a_sound_position_has_no_faults() -> None:
    s = table(SOUND)
    assert SchottenTotten(tactics=True).faults(s) == []


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("hands", [["R9", "Spy"], []], "G9 is nowhere (rule 1.1)"),
        (
            "hands",
            [["R9", "Spy", "P1"], ["G9"]],
            "P1 is in several places: hand of 0, under a deck",
        ),
        ("hands", [["R9"], ["G9"]], "Spy is there 0 times, not 1 (rule 1.2)"),
        ("mud", 1, "Mud is there 2 times, not 1 (rule 1.2)"),
        ("mud", 1, "side 0 is marked wrongly as complete"),
        ("full", 1, "side 9 is marked wrongly as complete"),
        ("first", 1 + 512, "both sides of stone 1 were first"),
        ("first", 0, "the wrong side of stone 1 was first"),
        ("first", 1 + 2, "the wrong side of stone 2 was first"),
        ("stack", [["Place", 5]], "seat 5 acts: there are the seats 0 and 1 (rule 3.1)"),
        ("owned", 1 << 18, "a claimed stone is marked where there is no stone (rule 1.3)"),
        ("starter", 5, "seat 5 began: there are the seats 0 and 1 (rule 2.2)"),
        ("owned", 4 + 4 * 512, "stone 3 has two owners (rule 5.5)"),
        ("played", 2, "somebody is two tactics cards ahead"),
        ("played", 2 * 256, "somebody is two tactics cards ahead"),
        (
            "sides",
            [["R1", "R2", "R3", "R4"]] + [[]] * 17,
            "stone 1 of 0 has 4 cards: 3 are the most (rule 3.4)",
        ),
    ],
)
def test_a_fault_is_named(name: str, value: object, fault: str) -> None:
    assert fault in broken(name, value)


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("sides", [["R1", "R2", "R3", "R1"]] + [[]] * 17, "no such position: "),
        ("discards", ["B1", "B1"], "discards says what cannot be"),
        ("stack", [["MoveTo", 0, 62]], "is not a phase of this game"),
        ("stack", [["Claim", 0, 9]], "Claim cannot be so"),
        ("stack", [["Pick", 0, 62]], "without the turn around it (rule 10.7)"),
        ("stack", [["Claim", 1, 0], ["Place", 1]], "without the turn around it (rule 10.7)"),
        ("stack", [], "nobody acts, and the game is not over (rule 3.1)"),
        ("returns", [1.0, 0.0], "the game is over, and somebody acts (rule 6.1)"),
        ("sides", [["Mud"]] + [[]] * 17, "Mud lies on no side (rule 9.1)"),
        ("joker_faces", 3, "the Joker of 0 has a face named (rule C1)"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_line(
    name: str, value: object, told: str
) -> None:
    game = SchottenTotten(tactics=True)
    with pytest.raises(ValueError, match=re.escape(told)) as caught:
        game.from_json({**table(SOUND).to_json(), name: value})
    assert "\n" not in str(caught.value)


def test_wrong_unseen_cards_are_noticed() -> None:
    s = table(SOUND)
    s.unseen = 1
    assert SchottenTotten(tactics=True).faults(s) == ["the unseen cards are wrong"]
