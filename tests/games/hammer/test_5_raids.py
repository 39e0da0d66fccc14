"""5.9  Border raids: what Scots in England cost at the end of a turn."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.actions import DISBAND
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import ENGLISH, SCOTTISH
from saltire.games.hammer.rules.raid import BorderRaid
from saltire.games.hammer.rules.year import NextTurn
from tests.games.hammer.battlefield import ready
from tests.games.hammer.playing import act, faults, heard, options_of, phase, refused_by, suspected
from tests.games.hammer.positions import at, block


def raided(text: str) -> War:
    s = ready(text)
    s.call(BorderRaid())
    s.run_on()
    return s


@pytest.mark.rule("5.9", "5.9b", "5.8d", "10")
def test_5_9b_england_returns_one_block_of_its_choice_unseen() -> None:
    s = raided(
        "England: Graham, Barclay | Mar: York Infantry, Mar/E | Fife: Edward, Cumbria Infantry"
    )
    assert (s.actor(), phase(s)) == (ENGLISH, "RaidLoss")
    assert options_of(s) == ["disband Edward", "disband York Infantry", "disband Cumbria Infantry"]
    assert refused_by(s, "disband Mar") == ("raid-noble", "5.9b")
    assert refused_by(s, "disband Hobelars") == ("raid-loss", "5.9b")
    assert not s.top.known_to(s, SCOTTISH, DISBAND)
    told = act(s, "disband Edward")
    assert at(s, "Edward") == "pool"
    assert heard(told, "raided", SCOTTISH) == {"side": 0, "area": "Fife", "count": 1}
    assert heard(told, "raided", ENGLISH)["blocks"] == ["Edward"]
    assert suspected(s, block("Edward")) == ["Fife", "pool"]
    assert suspected(s, block("Cumbria Infantry")) == ["Fife", "pool"]
    assert faults(s) == []
    assert (phase(s), s.turn.edward) == ("After", 1)


@pytest.mark.rule("5.9b")
def test_5_9b_without_raiders_nothing_is_lost() -> None:
    assert phase(raided("Annan: Graham | Mar: York Infantry")) == "After"


@pytest.mark.rule("5.9b", "C44")
def test_ec_69_raid_without_victims() -> None:
    s = raided("England: Graham | Mar: Mar/E | Ross: Ross/E")
    assert phase(s) == "After"


@pytest.mark.rule("5.9c", "C21", "5.9a")
def test_ec_70_raid_on_the_last_turn() -> None:
    s = ready("England: Graham | Mar: Mar/E, York Infantry | Annan: Bruce/S")
    s.turn.number = 5
    s.goto(NextTurn())
    s.call(BorderRaid())
    s.run_on()
    assert phase(s) == "RaidLoss"
    act(s, "disband York Infantry")
    assert at(s, "Mar/E") == "Mar 3"
    assert at(s, "York Infantry") == "pool"
    assert phase(s) not in ("PlayCards", "RaidLoss")  # winter has begun


@pytest.mark.rule("5.9b", "3.16")
def test_ec_16_raiders_cost_a_block_under_a_truce_too() -> None:
    s = ready("England: Graham | Mar: York Infantry")
    s.turn.truce = SCOTTISH
    s.call(BorderRaid())
    s.run_on()
    assert phase(s) == "RaidLoss"
