from __future__ import annotations

import pytest

import saltire
from saltire import BadOption, load, titles


def test_every_title_loads_and_starts() -> None:
    for name in titles():
        game = load(name)
        assert game.name == name
        assert game.start().legal()


def test_an_unknown_title_names_the_known_ones() -> None:
    with pytest.raises(BadOption, match=r"^there is no game 'ludo'; there are: .*schotten"):
        load("ludo")


def test_options_reach_the_game() -> None:
    assert load("schotten", tactics=True, rounds=3).options["rounds"] == 3
    with pytest.raises(BadOption, match="mud_tie_card=3 needs tactics=True"):
        load("schotten", mud_tie_card=3)


def test_everything_public_is_there() -> None:
    for name in saltire.__all__:
        assert hasattr(saltire, name)
