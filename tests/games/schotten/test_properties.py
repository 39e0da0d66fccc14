"""The eleven properties on whole games of every variant and every option."""

from __future__ import annotations

import pytest

from saltire import load
from saltire.games.schotten.rules.options import OPTIONS
from saltire.testing import check_game
from tests.games.schotten.swaps import Swapper

VARIANTS: list[dict[str, object]] = [
    {},
    {"auto_claim": True},
    {"expert": True},
    {"tactics": True},
    {"tactics": True, "expert": True},
    {"tactics": True, "rounds": 3},
]


def each_option() -> list[dict[str, object]]:
    """Switch each option on its own to each value that is not its default."""
    found: list[dict[str, object]] = []
    for option in OPTIONS:
        for choice in option.choices[1:4]:
            given: dict[str, object] = {"tactics": True, "auto_claim": len(found) % 2 == 0}
            if option.needs is not None:
                given[option.needs[0]] = option.needs[1]
            found.append({**given, option.name: choice})
    return found


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_variant_keeps_the_properties(options: dict[str, object]) -> None:
    game = load("schotten", **options)
    assert check_game(game, games=3, swap=Swapper(game)) > 250


@pytest.mark.parametrize("options", each_option(), ids=str)
def test_every_option_keeps_the_properties(options: dict[str, object]) -> None:
    game = load("schotten", **options)
    assert check_game(game, games=1, seed=77, swap=Swapper(game)) > 60


@pytest.mark.soak
@pytest.mark.parametrize("options", VARIANTS + each_option(), ids=str)
def test_many_games_keep_the_properties(options: dict[str, object]) -> None:
    game = load("schotten", **options)
    check_game(game, games=20, seed=1000, swap=Swapper(game))
