"""The variants that every environment is tested on."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import saltire
from saltire.games.schotten.rules.options import OPTIONS
from saltire.kernel.options import Option

MAIN: dict[str, dict[str, object]] = {
    "base": {},
    "tactics": {"tactics": True},
    "expert": {"expert": True},
    "tactics-expert": {"tactics": True, "expert": True},
    "match": {"rounds": 3},
    "auto-claim": {"auto_claim": True},
}


def _switched(option: Option) -> list[object]:
    if option.name == "rounds":
        return [option.choices[1]]
    return list(option.choices[1:])


SINGLE: dict[str, dict[str, object]] = {
    f"{option.name}={value}": {
        **({} if option.needs is None else dict([option.needs])),
        option.name: value,
    }
    for option in OPTIONS
    for value in _switched(option)
}

ALL = {**MAIN, **SINGLE}


def schotten(variant: str) -> saltire.Game:
    return saltire.load("schotten", **ALL[variant])


HAMMER: dict[str, dict[str, object]] = {
    f"{scenario}-{edition}": {"scenario": scenario, "edition": edition}
    for scenario in ("braveheart", "bruce", "campaign")
    for edition in ("seed", "v3", "v4", "rtt")
}
"""Each scenario in each edition."""


def hammer(variant: str) -> saltire.Game:
    return saltire.load("hammer", **HAMMER[variant])


SWORDS: dict[str, dict[str, object]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four": {},
    "five": {"players": 5},
    "six": {"players": 6},
    "five-stay-home": {"players": 5, "stay_home": True, "home_units": "castle"},
    "six-longer": {"players": 6, "longer": True},
    "exact-ensemble": {"exact": True, "ensemble": True, "oldest": 2},
    "plain-silent": {"cards": "plain", "talk": False, "deserter_counts": True},
}
"""Each number of players, and each variant."""


def swords(variant: str) -> saltire.Game:
    return saltire.load("swords", **SWORDS[variant])


def long_but(variants: Iterable[str], *short: str) -> list[object]:
    """Give the variants as parameters; all but some are for the long runs."""
    return [
        name if name in short else pytest.param(name, marks=pytest.mark.soak) for name in variants
    ]
