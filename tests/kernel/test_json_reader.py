from __future__ import annotations

import pytest

from saltire.kernel.game import Game
from saltire.kernel.json_reader import Facts

GIVEN = {"n": 3, "yes": True, "ns": [1, 2], "words": ["a"], "parts": [{"n": 1}], "odd": [1, "x"]}


def test_facts_are_read_by_name() -> None:
    reader = Facts(GIVEN)
    assert (reader.number("n"), reader.flag("yes"), reader.flag("no")) == (3, True, False)
    assert (reader.numbers("ns"), reader.texts("words")) == ([1, 2], ["a"])
    assert [part.number("n") for part in reader.parts("parts")] == [1]


@pytest.mark.parametrize("name", ["yes", "missing"])
def test_a_number_that_is_none_is_named(name: str) -> None:
    with pytest.raises(ValueError, match=f"{name} must be a whole number"):
        Facts(GIVEN).number(name)


@pytest.mark.parametrize("number", [2**62, -(2**62)])
def test_a_number_must_fit_the_compiled_rules(number: int) -> None:
    with pytest.raises(ValueError, match=r"^n is too large a number$"):
        Facts({"n": number}).number("n")
    assert Facts({"n": 2**62 - 1}).number("n") == 2**62 - 1


def test_lists_and_their_values_are_checked() -> None:
    with pytest.raises(ValueError, match="n must be a list"):
        Facts(GIVEN).rows("n")
    with pytest.raises(ValueError, match="odd must be a whole number"):
        Facts(GIVEN).numbers("odd")
    with pytest.raises(ValueError, match="ns must be names and values"):
        Facts(GIVEN).parts("ns")
    with pytest.raises(ValueError, match="this must be names and values"):
        Facts([])


def test_a_game_need_not_read_views_back() -> None:
    with pytest.raises(NotImplementedError):
        Game((), {}, 1, 1, 1, 1).view_from_json({})
