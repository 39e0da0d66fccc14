"""Saved positions: they read back and go on alike, and damage is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from saltire import RULES, Lots
from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.games.hammer.rules.phases import PHASES

GAME = HammerOfTheScots()


def saved(plies: int = 0) -> dict[str, Any]:
    s, lots = GAME.start(), Lots(plies)
    for _ in range(plies):
        s.apply(s.sample(lots))
    data = json.loads(json.dumps(s.to_json()))
    assert isinstance(data, dict)
    return data


@pytest.mark.rule("11.7")
@pytest.mark.parametrize("scenario", ["braveheart", "bruce"])
def test_a_saved_position_goes_on_like_the_one_it_was_saved_from(scenario: str) -> None:
    game = HammerOfTheScots(scenario=scenario, mustering=True)
    s, lots = game.start(), Lots(21)
    phases: set[str] = set()
    while s.actor() != RULES:
        if type(s.top).__name__ in phases and lots.below(20):
            s.apply(s.sample(lots))
            continue
        phases.add(type(s.top).__name__)
        again = game.from_json(json.loads(json.dumps(s.to_json())))
        assert again.to_json() == s.to_json() == s.clone().to_json()
        assert again.legal() == s.legal()
        action = s.sample(lots)
        again.apply(action)
        s.apply(action)
        assert again.to_json() == s.to_json()
    assert phases <= set(PHASES)
    assert len(phases) > 15
    assert game.from_json(s.to_json()).result() == s.result()


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["stack"], None, "stack must be a list of phases"),
        (["returns"], 3, "returns must be a list of numbers"),
        (["blocks"], [], "blocks must be names and values"),
        (["blocks", "E Bruce"], None, "E Bruce must have a place and four numbers"),
        (["blocks", "S Wallace"], ["Fife", 4], "S Wallace must have a place and four numbers"),
        (["blocks", "S Norse"], ["Kent", 1, 1, 1, 1], "S Norse must have a place and four numbers"),
        (["turn"], None, "turn must be names and values"),
        (["turn", "year"], "1297", "year must be a whole number"),
        (["turn", "points"], True, "points must be a whole number"),
        (["turn", "hands"], [0], "hands must be a list of 16"),
        (["turn", "main"], None, "main must be a list of 23"),
        (["battle"], 0, "battle must be names and values"),
        (["battle", "round"], None, "round must be a whole number"),
    ],
)
def test_a_damaged_position_is_refused_and_the_fault_named(
    path: list[str], value: object, message: str
) -> None:
    data = saved(50)
    inside = data
    for name in path[:-1]:
        inside = inside[name]
    inside[path[-1]] = value
    with pytest.raises(ValueError, match=message):
        GAME.from_json(data)
