"""12  Editions: which readings each of them stands for."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.games.hammer.rules.options import EDITIONS
from saltire.games.registry import load_version


@pytest.mark.rule("12.2")
def test_12_2_every_edition_decides_every_reading() -> None:
    assert {frozenset(readings) for readings in EDITIONS.values()} == {frozenset(EDITIONS["seed"])}


@pytest.mark.rule("12.2", "C6", "C7", "C8", "C13")
def test_12_2_the_hungarian_rulebook_and_the_french_summary_differ() -> None:
    hungarian = HammerOfTheScots(edition="hungarian").choices
    french = HammerOfTheScots(edition="french").choices
    assert (hungarian.norse_main_force, french.norse_main_force) == (True, False)
    assert (hungarian.norse_regroup_any, french.norse_regroup_any) == (True, False)
    assert (hungarian.regroup_after_defection, french.regroup_after_defection) == (True, False)
    assert (hungarian.king_to_neutral, french.king_to_neutral) == (True, False)
    assert HammerOfTheScots(
        edition="french", king_cathedral="friendly_or_neutral"
    ).choices.king_to_neutral


@pytest.mark.rule("12.2", "C46", "C47", "C48", "C49")
def test_12_2_games_of_version_1_keep_the_readings_that_editions_had_then() -> None:
    then = load_version("hammer", "1", {"edition": "rtt"})
    now = HammerOfTheScots(edition="rtt")
    assert isinstance(then, HammerOfTheScots)
    for name in ("any_battle_closes", "later_use_opens", "raiders_by_start", "forced_gains"):
        assert getattr(now.choices, name) is True
        assert getattr(then.choices, name) is False
