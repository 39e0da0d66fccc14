"""The eleven properties on whole games of every scenario, every edition and every option.

Games last a thousand plies, so here only some steps of each are checked; `make soak` checks all.
"""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.games.hammer.rules.options import OPTIONS
from saltire.kernel.game import play_out
from saltire.kernel.lots import Lots
from saltire.testing import check_game
from saltire.testing.fuzz import fuzz_one, random_chooser
from tests.games.hammer.swaps import Swapper

SCENARIOS = ("braveheart", "bruce", "campaign")
EDITIONS = ("seed", "v3", "v4", "rtt")
SHORT = ("braveheart", "bruce")


def each_option() -> list[dict[str, object]]:
    """Switch each option on its own to each value that is not its default."""
    found: list[dict[str, object]] = []
    for option in OPTIONS:
        for choice in option.choices[1:]:
            if option.name not in ("scenario", "edition"):
                found.append({"scenario": SHORT[len(found) % 2], option.name: choice})
    return found


def checked(options: dict[str, object], games: int, seed: int, every: int) -> int:
    game = HammerOfTheScots(**options)
    return check_game(game, games, seed, Swapper(game), every)


@pytest.mark.rule("10", "10c", "11.8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", SHORT)
def test_every_scenario_keeps_the_properties(scenario: str, edition: str) -> None:
    assert checked({"scenario": scenario, "edition": edition}, 1, len(edition), 20) > 10


@pytest.mark.rule("8.3")
def test_the_campaign_keeps_the_properties() -> None:
    options: dict[str, object] = {"scenario": "campaign", "campaign_end": "majority_1314"}
    assert checked(options, 1, 3, 40) > 10


@pytest.mark.rule("12.1", "12.2")
@pytest.mark.parametrize("options", each_option(), ids=str)
def test_every_option_keeps_the_properties(options: dict[str, object]) -> None:
    assert checked(options, 1, 7, 60) > 3


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_games_end(scenario: str) -> None:
    """Play games without a look at views: no crash, no dead end, no broken invariant."""
    game = HammerOfTheScots(scenario=scenario, campaign_end="majority_1314")
    assert fuzz_one(game, 1, random_chooser(Lots(2))) > 100


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("scenario", SHORT)
def test_200_whole_games_keep_the_properties_at_every_step(scenario: str, part: int) -> None:
    checked({"scenario": scenario}, 10, 1000 + 10 * part, 1)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("part", range(20))
def test_200_campaigns_keep_the_properties(part: int) -> None:
    """Random campaigns last ten thousand plies and more: every tenth step of them."""
    checked({"scenario": "campaign"}, 10, 1000 + 10 * part, 10)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("options", each_option(), ids=str)
def test_many_games_of_every_option_keep_the_properties(options: dict[str, object]) -> None:
    checked(options, 10, 500, 3)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_10000_games_end_without_a_crash(scenario: str, edition: str) -> None:
    game = HammerOfTheScots(scenario=scenario, edition=edition)
    lots = Lots(len(edition))
    for _ in range(10_000):
        s = game.start()
        play_out(s, lots, game.max_length)
        assert s.returns is not None, "an endless game"
        assert not game.faults(s)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", SHORT)
def test_many_games_end_without_a_fault_at_any_step(scenario: str, edition: str) -> None:
    game = HammerOfTheScots(scenario=scenario, edition=edition)
    for seed in range(300):
        fuzz_one(game, seed, random_chooser(Lots(seed)))
