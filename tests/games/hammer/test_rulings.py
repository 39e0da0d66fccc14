"""Rulings and small points that no other chapter's tests name."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.constants import BLOCK_NAMES, ENGLISH, SCOTTISH
from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.games.hammer.rules.movement import MoveBlocks
from saltire.games.hammer.rules.walk import WalkBlock
from saltire.games.hammer.rules.year import YearEnds
from saltire.kernel.lots import Lots
from tests.games.hammer.battlefield import hands_empty, ready, winter, winter_until
from tests.games.hammer.playing import act, options_of, phase
from tests.games.hammer.positions import at, war


@pytest.mark.rule("R-11", "4.2a")
def test_r_11_a_block_on_its_way_stands_at_its_origin_and_pays_on_arrival() -> None:
    s = war("Fife: Wallace, Douglas", MoveBlocks(SCOTTISH))
    s.turn.points = 1
    act(s, "move Wallace", "to Angus")
    assert (at(s, "Wallace"), s.turn.points) == ("Fife 4", 1)
    act(s, "stop")
    assert (at(s, "Wallace"), s.turn.points) == ("Angus 4", 0)


@pytest.mark.rule("R-17", "4.8", "10")
def test_r_17_who_comes_to_a_muster_is_some_block_that_can() -> None:
    text = "Fife: King | Angus: Graham, Fraser | Ross: Grant"
    s = war(text, MoveBlocks(SCOTTISH), mustering=True)
    s.turn.points = 1
    act(s, "muster", "in Fife", "move Graham")
    view, lots, who = s.view(ENGLISH), Lots(3), set()
    for _ in range(20):
        top = HammerOfTheScots().imagine(view, lots).top
        assert isinstance(top, WalkBlock)
        who.add(BLOCK_NAMES[top.block])
    assert who == {"Graham", "Fraser"}


@pytest.mark.rule("7.8")
def test_7_8_after_winter_the_year_advances_and_new_cards_are_dealt() -> None:
    s = ready("Mar: Mar/S | Fife: Comyn/E", 0, 1299)
    s.goto(YearEnds())
    s.run_on()
    assert (s.turn.year, s.turn.number, phase(s)) == (1300, 0, "DealCards")
    assert hands_empty(s)
    assert len(s.legal()) == 25


@pytest.mark.rule("C32", "7.32", "7.31")
def test_c32_infantry_may_winter_in_the_bruce_without_a_king() -> None:
    s = winter("Lothian: Edward, York Infantry, York Knights | Mar: Mar/E", 1306, scenario="bruce")
    winter_until(s, "ChooseDisbanding")
    assert s.actor() == ENGLISH
    assert options_of(s) == ["disband York Infantry", "end"]
    assert (at(s, "Edward"), at(s, "York Knights")) == ("pool", "pool")
