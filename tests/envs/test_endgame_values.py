"""The endgames for exact algorithms have the values that docs/howto/learn.md gives, in fractions."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pyspiel
import pytest

import saltire.envs.openspiel  # noqa: F401  # registers the games
from tests.envs.exact_values import bounds_of_value

VALUES = {"schotten": Fraction(1), "swords": Fraction(1), "hammer": Fraction(9, 11)}


@pytest.mark.parametrize("title", VALUES)
def test_an_endgame_has_the_value_of_the_page(title: str) -> None:
    game = pyspiel.load_game(f"python_saltire_{title}_endgame")
    assert bounds_of_value(game) == (VALUES[title], VALUES[title])


def test_the_solver_knows_a_game_that_is_solved() -> None:
    value = Fraction(-1, 18)
    assert bounds_of_value(pyspiel.load_game("kuhn_poker")) == (value, value)


def test_the_page_gives_these_values() -> None:
    page = Path(__file__).parents[2] / "docs" / "howto" / "learn.md"
    text = " ".join(page.read_text(encoding="utf-8").split())
    assert (
        "the first seat wins those of Schotten Totten and of Swords and Bagpipes (value 1); "
        "Hammer's is worth 9/11 to it" in text
    )
