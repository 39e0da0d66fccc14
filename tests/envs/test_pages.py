"""The pages for researchers say what the code says."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from functools import partial
from importlib import import_module
from operator import add
from typing import Any

import pytest
from docs import env_actions, env_pages

import saltire
from saltire.envs._shared import encoder_in
from saltire.games.hammer.rules import actions as hammer
from saltire.games.registry import titles
from saltire.games.schotten.rules import actions as schotten
from saltire.games.schotten.rules.constants import RECRUITER
from saltire.games.swords import encode
from saltire.games.swords.rules import actions as swords
from tests.encoder_checks import check_layout

TITLES = ["schotten", "hammer", "swords"]


@pytest.mark.parametrize("title", TITLES)
def test_the_page_is_current(title: str) -> None:
    """Rewrite it with `python -m docs.env_pages`."""
    assert env_pages.page(title) == env_pages.page_path(title).read_text(encoding="utf-8")


MAKERS: dict[str, dict[int, Callable[..., int]]] = {
    "schotten": {
        schotten.LAY: schotten.lay,
        schotten.RUSE: lambda ruse: schotten.ruse(RECRUITER + ruse),
        schotten.CLAIM: schotten.claim,
        schotten.PICK: schotten.pick,
        schotten.MOVE: schotten.move,
        schotten.BACK: schotten.back,
        schotten.FACE: schotten.face,
        schotten.STRENGTH: lambda strength: schotten.strength(strength + 1),
    },
    "swords": {
        swords.REPLENISH: swords.replenish,
        swords.RELOCATE: lambda moved: swords.relocate(moved + 1),
        swords.SAID_SIDE: swords.say_side,
        swords.SAID_DAGGER: lambda value: swords.say_dagger(value + 1),
        swords.LAID: swords.lay,
        swords.UNITS: swords.units,
        swords.BADGE: swords.badge,
        swords.HOME: swords.home,
        swords.DROP: lambda shuffle, value: swords.drop(shuffle, value + 1),
        swords.PLAY: lambda title, target: swords.play(title, target - 1),
        swords.AGAIN: lambda title, target: swords.again(title, target - 1),
    },
    "hammer": {
        family: partial(add, family)
        for family in (hammer.CARD, *hammer.BLOCK_FAMILIES, *hammer.AREA_FAMILIES, hammer.FORCE)
    },
}  # fmt: skip


@pytest.mark.parametrize("title", TITLES)
def test_the_formulas_compose_the_numbers_of_the_rules(title: str) -> None:
    kinds: Any = import_module(f"{titles()[title].package}.rules.actions")
    found = env_actions.ranges(title, saltire.load(title), kinds)
    composed = [one for one in found if one.parts]
    assert {kinds.read(one.first)[0] for one in composed} == set(MAKERS[title])
    for one in composed:
        make, formula = MAKERS[title][kinds.read(one.first)[0]], env_actions.formula(one)
        numbers = []
        for values in itertools.product(*[range(values) for _, values in one.parts]):
            numbers.append(make(*values))
            names = [name for name, _ in one.parts]
            assert eval(formula, dict(zip(names, values, strict=True))) == numbers[-1], formula
        assert numbers == list(range(one.first, one.first + one.size))


@pytest.mark.parametrize("title", TITLES)
def test_no_action_is_shown_that_nobody_can_write(title: str) -> None:
    text = env_pages.page(title)
    assert not re.search(r"`action \d+`", text)
    assert ("are reserved" in text) == (title == "swords")


def test_what_repeats_for_each_player_fills_its_slice() -> None:
    for name, layout in encode.REPEATED.items():
        (whole,) = [part for part in encode.LAYOUT if part.name == name]
        width = layout[-1].start + layout[-1].length
        check_layout(layout, width)
        assert whole.length == 6 * width


@pytest.mark.parametrize("title", TITLES)
def test_the_history_ends_with_the_present_version(title: str) -> None:
    encoder: Any = encoder_in(titles()[title])
    assert list(encoder.HISTORY) == list(range(1, encoder.VERSION + 1))
    assert f"- v{encoder.VERSION}: {encoder.HISTORY[encoder.VERSION]}" in env_pages.page(title)
