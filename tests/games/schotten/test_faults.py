"""The checks that property tests rely on see what they should."""

from __future__ import annotations

import pytest

from saltire.games.schotten.rules.game import SchottenTotten
from tests.games.schotten.positions import table

SOUND = (
    "1: R1 R2 R3* | G1 G2 G3 ; 2: Y1 Y2 | - ; seen: B1 ; claimed: 3 | - ;"
    " hand: R9 Spy | G9 ; under: P1/0"
)


def broken(name: str, value: object) -> list[str]:
    game = SchottenTotten(tactics=True)
    return game.faults(game.from_json({**table(SOUND).to_json(), name: value}))


def test_a_sound_position_has_no_faults() -> None:
    s = table(SOUND)
    assert SchottenTotten(tactics=True).faults(s) == []


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("hands", [["R9", "Spy"], []], "a clan card is lost or doubled"),
        ("hands", [["R9", "Spy", "P1"], ["G9"]], "a clan card is lost or doubled"),
        ("hands", [["R9"], ["G9"]], "a tactics card is lost or doubled"),
        ("mud", 1, "a tactics card is lost or doubled"),
        ("mud", 1, "side 0 is marked wrongly as complete"),
        ("full", 1, "side 9 is marked wrongly as complete"),
        ("first", 1 + 512, "both sides of stone 1 were first"),
        ("owned", 4 + 4 * 512, "a stone has two owners"),
        ("played", 2, "somebody is two tactics cards ahead"),
        ("played", 2 * 256, "somebody is two tactics cards ahead"),
        ("sides", [["R1", "R2", "R3", "R4"]] + [[]] * 17, "side 0 has a wrong shape"),
    ],
)
def test_a_fault_is_named(name: str, value: object, fault: str) -> None:
    assert fault in broken(name, value)


def test_wrong_unseen_cards_are_noticed() -> None:
    s = table(SOUND)
    s.unseen = 1
    assert SchottenTotten(tactics=True).faults(s) == ["the unseen cards are wrong"]
