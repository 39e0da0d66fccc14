"""The eleven properties on whole games of every number of players and every option."""

from __future__ import annotations

from pathlib import Path

import pytest

from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules.options import OPTIONS
from saltire.testing import check_game
from tests.games.swords.swaps import Swapper

VARIANTS: list[dict[str, object]] = [
    {},
    {"players": 2},
    {"players": 3},
    {"players": 5},
    {"players": 5, "stay_home": True},
    {"players": 6},
    {"players": 6, "longer": True, "exact": True, "ensemble": True},
]
ODD = Path(__file__).with_name("odd-set.toml")


def each_option() -> list[dict[str, object]]:
    """Switch each option on its own to each value that is not its default."""
    found: list[dict[str, object]] = []
    for option in OPTIONS[1:]:
        for choice in option.choices[1:4]:
            given: dict[str, object] = {"players": 5 if option.needs else 4, option.name: choice}
            if option.name == "stay_home":
                given["players"] = 5
            if option.needs is not None:
                given[option.needs[0]] = option.needs[1]
            found.append(given)
    own: list[dict[str, object]] = [
        {"cards": ODD},
        {"cards": ODD, "players": 2, "talk": False},
        {"cards": ODD, "players": 6, "exact": True},
        {"players": 3, "exact": True, "ensemble": True},
    ]
    return found + own


@pytest.mark.rule("1.3", "R-44")
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_number_of_players_keeps_the_properties(options: dict[str, object]) -> None:
    game = SwordsAndBagpipes(**options)
    assert check_game(game, games=2, swap=Swapper(game)) > 120


@pytest.mark.rule("21")
@pytest.mark.parametrize("options", each_option(), ids=str)
def test_every_option_keeps_the_properties(options: dict[str, object]) -> None:
    game = SwordsAndBagpipes(**options)
    assert check_game(game, games=1, seed=77, swap=Swapper(game)) > 40


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("options", VARIANTS + each_option(), ids=str)
def test_many_games_keep_the_properties(options: dict[str, object]) -> None:
    game = SwordsAndBagpipes(**options)
    check_game(game, games=20, seed=1000, swap=Swapper(game))
