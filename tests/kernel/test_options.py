from __future__ import annotations

import pytest

from saltire.kernel.errors import BadOption
from saltire.kernel.options import Option, chosen

DECLARED = (
    Option("cakes", (2, 3), "1", "how many cakes"),
    Option("jam", (False, True), "2", "with jam", ("cakes", 3)),
)


def test_defaults_are_filled_in() -> None:
    assert chosen(DECLARED, {}) == {"cakes": 2, "jam": False}
    assert chosen(DECLARED, {"cakes": 3, "jam": True}) == {"cakes": 3, "jam": True}


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(BadOption, match=r"^there is no option 'bread'; there are: cakes, jam$"):
        chosen(DECLARED, {"bread": 1})


@pytest.mark.parametrize("value", [4, "2", True, None, 2.0])
def test_a_wrong_value_names_the_choices(value: object) -> None:
    with pytest.raises(BadOption, match=r"^cakes cannot be .*; choose one of: 2, 3$"):
        chosen(DECLARED, {"cakes": value})


def test_an_option_that_needs_another_says_so() -> None:
    with pytest.raises(BadOption, match=r"^jam=True needs cakes=3 \(rule 2\)$"):
        chosen(DECLARED, {"jam": True})
