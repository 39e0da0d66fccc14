"""8  What the scenarios start with."""

from __future__ import annotations

import pytest

from saltire import load


@pytest.mark.rule("8.1", "8.2", "8.3", "11.8")
@pytest.mark.parametrize("scenario", ["braveheart", "bruce", "campaign"])
def test_8_nothing_is_lost_at_the_start(scenario: str) -> None:
    game = load("hammer", scenario=scenario)
    assert game.faults(game.start()) == []
