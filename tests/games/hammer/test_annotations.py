"""What the browser board is told beside a view: where blocks can march, and by which way."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from saltire import load
from saltire.dealer import Dealer
from saltire.games.hammer.rules.actions import MOVE, read
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import AREA_NAMES
from saltire.games.hammer.rules.notation import say
from saltire.games.registry import title_of
from saltire.kernel.view import View
from saltire.session import Session
from tests.games.hammer.marching import moves, reach_of, walk
from tests.games.hammer.playing import act, phase


def shown(view: View) -> dict[str, Any]:
    found = title_of(load("hammer")).annotate(view)
    assert found is not None
    return found


def ways_of(view: View, block: str) -> dict[str, Any]:
    marches = [one for one in shown(view)["marches"] if block in one["blocks"]]
    assert len(marches) <= 1
    return dict(marches[0]["ways"]) if marches else {}


@pytest.mark.rule("4.0b")
def test_4_0b_no_way_leads_through_an_enemy_area() -> None:
    s = moves("Fife: Wallace | Mentieth: York Infantry | Angus: Durham Infantry", 1)
    ways = ways_of(s.view(1), "Wallace")
    assert set(ways) == {"Mentieth", "Angus", "Atholl"}
    s = moves("Fife: Wallace | Mentieth: York Infantry", 1)
    assert ways_of(s.view(1), "Wallace")["Buchan"]["way"] == ["Angus", "Buchan"]


@pytest.mark.rule("4.3a")
def test_4_3a_a_way_says_how_many_may_still_go_it() -> None:
    s = moves("Selkirk: Wallace, Douglas, Graham", 1)
    assert ways_of(s.view(1), "Douglas")["Lanark"]["room"] == 2
    walk(s, "Wallace", "Lanark")
    assert ways_of(s.view(1), "Douglas")["Lanark"]["room"] == 1


def test_an_attack_has_odds_for_each_group_that_may_go() -> None:
    s = moves("Fife: Wallace, Douglas | Mentieth: York Infantry 4, Hobelars", 1)
    (attack,) = shown(s.view(1))["attacks"]
    assert (attack["from"], attack["area"]) == ("Fife", "Mentieth")
    odds = attack["odds"]
    assert set(odds) == {"1", "2", "3"}
    assert 0 <= max(odds["1"], odds["2"]) < odds["3"] <= 100


def test_the_marches_of_whole_games_are_those_that_the_rules_allow() -> None:
    seen = 0
    for seed in range(2):
        session, rng = Session(load("hammer"), Dealer(seed=seed)), Random(seed)
        for _ in range(300):
            me = session.state.actor()
            if me < 0:
                break
            assert isinstance(session.state, War)
            if phase(session.state) == "MoveBlocks" and rng.random() < 0.4:
                seen += check(session.state, me)
            session.act(me, rng.choice(session.state.legal(me)))
    assert seen > 50


def check(s: War, me: int) -> int:
    """Compare with the rules: the same ends, each reached by the way that is shown."""
    picks = [(index, say(MOVE + index)) for family, index in map(read, s.legal()) if family == MOVE]
    for block, pick in picks:
        ways = ways_of(s.view(me), pick.removeprefix("move "))
        assert set(ways) == reach_of(s, block)
        for end, way in [(end, way) for end, one in ways.items() for way in all_ways(one)]:
            gone = s.clone()
            act(gone, pick, *[f"to {area}" for area in way])
            if phase(gone) == "WalkBlock":
                act(gone, "stop")
            assert AREA_NAMES[gone.blocks.place[block]] == end
    return len(picks)


def all_ways(one: dict[str, Any]) -> list[list[str]]:
    return [one["way"], *one.get("others", [])]


def test_who_is_not_asked_is_told_nothing() -> None:
    s = moves("Fife: Wallace", 1)
    for seat in (-1, 0):
        assert shown(s.view(seat)) == {"marches": [], "attacks": [], "targets": []}
