"""The checks that property tests rely on see what they should, and saved tables are read with care."""

from __future__ import annotations

from typing import Any

import pytest

from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules.board import Table
from tests.games.swords.positions import daggers, game, table, to_tokens, tokens

NONE = [[0, 0, 0]] * 4


def sound() -> Table:
    s = to_tokens(daggers(table("forced_march", "an_ear_at_the_tent"), [1], [2, 3]))
    tokens(s, "SEE")
    return s


def broken(name: str, value: object) -> str:
    with pytest.raises(ValueError, match=r"^no such position: ") as caught:
        game().from_json({**sound().to_json(), name: value})
    return str(caught.value)


def test_a_sound_position_has_no_faults() -> None:
    assert game().faults(sound()) == []


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("hands", [[], [], [], []], "a Bagpipe card is lost or doubled"),
        ("open", [["forced_march"], [], [], []], "a Bagpipe card is lost or doubled"),
        ("resting", [["balliols_plan"], [], [], []], "seat 0 rests a card that does not lie open"),
        ("daggers", [NONE] * 4, "a Dagger card is lost or doubled"),
        ("laid", [2, 0], "a Dagger card is lost or doubled"),
        ("gold", [3, -1, 3, 3], "somebody has less than no units or gold"),
        ("scottish_camp", -1, "somebody has less than no units or gold"),
        ("defeats", 5, "the marker or the round is off its track"),
        ("round", 8, "the marker or the round is off its track"),
        ("sided", 3, "a side without a token"),
        ("home", 3, "the clan at home fights"),
        ("home", 1, "the bearer stays home"),
    ],
)
def test_a_fault_is_named(name: str, value: object, fault: str) -> None:
    assert fault in broken(name, value)


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("round", None, "round must be a whole number"),
        ("gold", [1], "gold must be a list of 4"),
        ("gold", [1, 2, 3, "x"], "gold must be a whole number"),
        ("hands", [1, 2, 3, 4], "hands must be a list of cards"),
        ("deck", ["toll"], "'toll' in deck is not a Bagpipe card"),
        ("deck", None, "deck must be a list of cards"),
        ("daggers", [[], [], [], []], "daggers must be a list of 4 rows"),
        ("daggers", [[[], [], [], []]] * 4, "daggers must have rows of 3"),
        ("virtual", [1, 2, 3, None], "virtual must be a whole number"),
        ("stack", None, "stack must be a list of phases"),
        ("stack", [["Nap"]], "is not a phase of this game"),
    ],
)
def test_a_wrong_saved_table_is_refused(name: str, value: object, told: str) -> None:
    data: dict[str, Any] = {**sound().to_json(), name: value}
    with pytest.raises(ValueError, match=told):
        game().from_json(data)


def test_every_phase_is_written_and_read_back() -> None:
    made = SwordsAndBagpipes()
    for name, make in made.phases().items():
        args: dict[str, list[object]] = {
            "LayTokens": [(-1, 31)], "Deal": [3], "Turn": [1, 2, 0], "HomeMuster": [1, 2],
            "NextPlayer": [1, 2], "RewardCards": [2], "DrawBagpipe": [1, 0, 2], "Continue": [1, 2, -1, 1],
            "ChooseUnits": [1, 0, 1, 4], "DropDagger": [1, 2], "DrawDagger": [2], "GiveBadge": [1],
            "GiveToken": [1], "KeepOrGive": [1], "ChoiceCards": [1], "AwardsCards": [1],
        }  # fmt: skip
        phase = make(*args.get(name, []))
        again = make(*[tuple(a) if isinstance(a, list) else a for a in phase.args()])
        assert again.args() == phase.args()
        assert phase.rule
        if phase.seat >= -1:
            assert phase.shown()[0] == name
