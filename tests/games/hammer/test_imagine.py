"""Imagined wars: free where something is hidden, even-handed, and true to all that was told."""

from __future__ import annotations

from collections import Counter

import pytest

from saltire import CHANCE, SPECTATOR, Lots
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.cards import PlayCards
from saltire.games.hammer.rules.constants import (
    CARD_KINDS,
    CARD_OF,
    CARDS,
    ENGLAND,
    ENGLISH,
    SCOTTISH,
)
from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.games.hammer.rules.invariants import faults
from saltire.games.hammer.rules.view import HIDDEN, HammerView
from saltire.kernel.bits import count
from saltire.kernel.view import View
from tests.games.hammer.positions import area, block, war

# 99.99 % points of the chi-square distribution, by degrees of freedom.
CRITICAL = {7: 29.9, 12: 39.1}


def position(plies: int, **options: object) -> War:
    s, lots = HammerOfTheScots(**options).start(), Lots(plies)
    for _ in range(plies):
        s.apply(s.sample(lots))
    while s.actor() == CHANCE:
        s.apply(s.sample(lots))
    return s


def imagined(view: View, draws: int, seed: int = 9) -> list[War]:
    game, lots = HammerOfTheScots(), Lots(seed)
    return [game.imagine(view, lots) for _ in range(draws)]


@pytest.mark.rule("3.0", "10")
@pytest.mark.parametrize("seat", [ENGLISH, SCOTTISH])
def test_every_card_that_a_seat_cannot_see_is_as_likely_in_the_other_hand(seat: int) -> None:
    s, draws = position(0), 1000
    assert isinstance(s.top, PlayCards)
    unseen = [sum(CARD_OF[c] == kind for c in range(CARDS)) for kind in range(CARD_KINDS)]
    for kind in range(CARD_KINDS):
        unseen[kind] -= s.turn.hands[CARD_KINDS * seat + kind]
    held: Counter[int] = Counter()
    for world in imagined(s.view(seat), draws):
        for kind in range(CARD_KINDS):
            held[kind] += world.turn.hands[CARD_KINDS * (1 - seat) + kind]
    expected = [draws * 5 * n / sum(unseen) for n in unseen]
    chi = sum((held[kind] - e) ** 2 / e for kind, e in enumerate(expected) if e)
    assert chi < CRITICAL[7]


@pytest.mark.rule("10", "7.7")
def test_every_block_of_the_pool_is_as_likely_to_have_been_levied() -> None:
    s, draws = position(0), 1000
    levied: Counter[int] = Counter()
    for world in imagined(s.view(SCOTTISH), draws):
        levied.update(world.blocks.listed(ENGLISH, ENGLAND))
    assert len(levied) == 13
    expected = draws * 4 / 13
    assert sum((n - expected) ** 2 / expected for n in levied.values()) < CRITICAL[12]


@pytest.mark.rule("10")
@pytest.mark.parametrize("seat", [ENGLISH, SCOTTISH, SPECTATOR])
def test_worlds_vary_and_every_one_looks_the_same(seat: int) -> None:
    s = position(300)
    view = s.view(seat)
    worlds = imagined(view, 20)
    assert len({str(world.to_json()) for world in worlds}) > 10
    for world in worlds:
        assert world.view(seat) == view
        assert not faults(world)


@pytest.mark.rule("10", "4.7")
def test_only_the_norse_came_by_sea_and_walkers_are_others() -> None:
    """One block sailed into the battle and one walked: whoever is there, the Norse did not walk."""
    s = war("Angus: Norse, Graham, Grant, York Infantry | Fife: Fraser | Mar: Lindsay")
    for name in ("Graham", "Grant", "Fraser", "Lindsay"):
        s.blocks.maybe[block(name)] = 2 ** area("Angus") | 2 ** area("Fife") | 2 ** area("Mar")
    norse, graham = block("Norse"), block("Graham")
    s.turn.entry[norse], s.turn.entry[graham] = 1 + 64 * area("Moray") + 49, 1 + 64 * area("Fife")
    s.turn.moved = 2**norse | 2**graham
    walkers = set()
    for world in imagined(s.view(ENGLISH), 40):
        assert world.turn.entry[norse] == s.turn.entry[norse]
        walkers.add(world.turn.moved & ~(2**norse))
        assert count(world.turn.moved) == 2
    assert len(walkers) == 4


@pytest.mark.rule("3.0")
def test_with_redeal_123_no_lopsided_hand_is_imagined() -> None:
    s = position(0, redeal_123=True)
    for world in imagined(s.view(ENGLISH), 300):
        hand = world.turn.hands[CARD_KINDS : 2 * CARD_KINDS]
        assert hand[2] <= 1
        assert hand[0] <= 3
        assert sum(hand[3:]) <= 2


def test_imagining_draws_nothing_from_the_real_game() -> None:
    s = position(200)
    before = s.to_json()
    imagined(s.view(ENGLISH), 3)
    assert s.to_json() == before


def test_a_view_that_no_war_fits_is_a_fault_of_the_rules() -> None:
    s = position(0)
    for number in range(28, 56):
        s.blocks.maybe[number] = 2**24
    with pytest.raises(AssertionError, match="the view allows no world"):
        imagined(s.view(ENGLISH), 1)


@pytest.mark.rule("11.7")
def test_every_fact_of_the_war_is_shown_or_listed_as_hidden() -> None:
    """A new field of the board must be put into HammerView or into HIDDEN before this passes."""
    s = position(100)
    facts = {
        "": {"options", "blocks", "turn", "battle", "top", "below", "returns", "listening", "told"},
        "blocks": {"place", "strength", "here", "maybe", "least", "most"},
        "turn": {
            "year", "number", "edward", "wintered", "crowned", "year_ends", "first", "english_card",
            "scottish_card", "truce", "points", "activated", "moved", "hands", "played", "crossed",
            "entry", "used", "main",
        },
        "battle": {"area", "round", "attacker", "defection", "front", "acted"},
    }  # fmt: skip
    for part, names in facts.items():
        thing = getattr(s, part) if part else s
        present = {name for name in dir(thing) if not name.startswith("_")}
        assert {name for name in present if not callable(getattr(thing, name))} == names
    assert len(HIDDEN) == 3


def test_equal_views_hash_alike() -> None:
    s = position(120)
    assert hash(s.view(0)) == hash(s.clone().view(0))
    assert s.view(0) != s.view(1)
    assert s.view(0) != object()
    assert isinstance(s.view(0), HammerView)
