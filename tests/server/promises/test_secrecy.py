"""Nobody sees what the rules hide: every frame, answer and error is the same in two worlds alike."""

from __future__ import annotations

import pytest

from saltire.kernel.types import SPECTATOR
from tests.server.promises.paired_worlds import World, follow

pytestmark = pytest.mark.timeout(300)
Options = dict[str, object]

SCHOTTEN: Options = {"tactics": True}
SWORDS: Options = {"players": 3}
SHORT = [
    *[("schotten", SCHOTTEN, me, 500) for me in (0, 1, SPECTATOR)],
    *[("swords", SWORDS, me, 40) for me in (0, 1, 2, SPECTATOR)],
    *[("hammer", {}, me, 75) for me in (0, 1, SPECTATOR)],
]
LONG: list[tuple[str, Options]] = [
    ("schotten", {}),
    ("schotten", {"tactics": True, "expert": True}),
    ("swords", {"players": 2}),
    ("swords", {"players": 3, "exact": True, "ensemble": True}),
    ("hammer", {}),
    ("hammer", {"scenario": "bruce", "edition": "v4"}),
]


@pytest.mark.parametrize(("title", "options", "me", "steps"), SHORT, ids=str)
def test_an_audience_cannot_tell_two_worlds_apart(
    worlds: list[World], title: str, options: Options, me: int, steps: int
) -> None:
    twins = follow(worlds, title, me, steps, every=12, seed=3, **options)
    assert twins.compared >= 35
    assert twins.differing >= 6


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize(("title", "options"), LONG, ids=str)
def test_no_audience_can_tell_two_worlds_apart_in_whole_games(
    worlds: list[World], title: str, options: Options, seed: int
) -> None:
    seats = 3 if options.get("players") == 3 else 2
    for me in (*range(seats), SPECTATOR):
        twins = follow(worlds, title, me, 20_000, every=3, seed=seed, **options)
        assert twins.differing >= 6
