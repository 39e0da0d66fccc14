"""9  Victory: all nobles, a king killed in battle, the count at the end of a scenario."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import ENGLISH, MORAY, POOL, REMOVED, SCOTTISH, WALLACE
from saltire.games.hammer.rules.raid import BorderRaid
from saltire.games.hammer.rules.victory import nobles_of
from saltire.games.hammer.rules.year import NextTurn, YearEnds
from saltire.kernel.bits import BIT
from tests.games.hammer.battlefield import battle, hold_round, ready, volley, winter_until
from tests.games.hammer.playing import act, heard, kinds, options_of, phase, suspected
from tests.games.hammer.positions import at, block

THIRTEEN = (
    "Annan: Bruce/{0} | Mar: Mar/{0} | Lennox: Lennox/{0} | Atholl: Atholl/{0} | Dunbar: Dunbar/{0}"
    " | Mentieth: Mentieth/{0} | Lanark: Steward/{0} | Badenoch: Comyn/{0} | Angus: Angus/{0}"
    " | Argyll: Argyll/{0} | Buchan: Buchan/{0} | Galloway: Galloway/{0} | Ross: Ross/{0}"
)
SEVEN_SIX = (
    "Annan: Bruce/E | Mar: Mar/E | Lennox: Lennox/E | Atholl: Atholl/E | Dunbar: Dunbar/E"
    " | Mentieth: Mentieth/E | Lanark: Steward/E | Badenoch: Comyn/S | Angus: Angus/S"
    " | Argyll: Argyll/S | Buchan: Buchan/S | Galloway: Galloway/S | Ross: Ross/S"
)


def turn_ends(s: War) -> War:
    """End a Game Turn: raid, then the check."""
    s.goto(NextTurn())
    s.call(BorderRaid())
    s.run_on()
    return s


def year_ends(text: str, year: int, *dead: int, **options: object) -> War:
    s = ready(text, 0, year, **options)
    for each in dead:
        s.blocks.put(each, REMOVED, 0)
    s.goto(YearEnds())
    s.run_on()
    return s


@pytest.mark.rule("9.1", "9.1a", "2.22b")
def test_ec_92_all_nobles() -> None:
    assert turn_ends(ready(THIRTEEN.format("E"))).result() == (1.0, 0.0)
    assert turn_ends(ready(f"{THIRTEEN.format('E')} | Fife: Moray")).result() is None
    s = ready(THIRTEEN.format("S"))
    s.blocks.put(MORAY, REMOVED, 0)
    assert turn_ends(s).result() == (0.0, 1.0)


@pytest.mark.rule("9.1a", "9.1e")
def test_ec_93_not_before_the_end_of_the_turn() -> None:
    nobles = THIRTEEN.format("E").replace("Angus: Angus/E", "Angus: Angus/S 1, York Knights 4")
    text = nobles.replace("Ross: Ross/E", "Ross: Ross/E 1, Keith 3")
    s = battle(text, "York Knights from Fife, Keith from Moray")
    act(s, "in Angus", "hold Angus")
    volley(s, "York Knights", 1)
    assert nobles_of(s, SCOTTISH) == 0
    assert s.result() is None
    act(s, "end", "hold Ross")
    volley(s, "Keith", 1)
    assert (nobles_of(s, SCOTTISH), s.result()) == (1, None)
    act(s, "end")
    assert phase(s) == "After"


@pytest.mark.rule("9.1b", "9.1e")
def test_9_1b_england_wins_the_moment_the_king_is_killed() -> None:
    s = battle(
        "Mar: King 1, Graham, Hobelars 3 | Fife: York Infantry, Barclay",
        "Hobelars from Angus, York Infantry from Angus",
    )
    act(s, "in Mar", "hold King")
    told = volley(s, "Hobelars", 3)
    assert at(s, "Graham") == "Mar 1"
    hold_round(s)
    act(s, "hold King")
    told = volley(s, "Hobelars", 1)
    told += act(s, "hit King")
    assert s.result() == (1.0, 0.0)
    assert heard(told, "won", SCOTTISH) == {"side": ENGLISH, "how": "king"}


@pytest.mark.rule("9.1c", "9.1d", "5.8c")
def test_9_1c_scotland_wins_the_moment_edward_ii_is_killed_or_cannot_retreat() -> None:
    s = battle("Mar: Edward 1, Wallace", "Edward from Angus")
    s.turn.edward = 2
    told = volley(s, "Wallace", 4)
    assert s.result() == (0.0, 1.0)
    assert kinds(told)[-1] == "won"
    s = battle("Galloway: Edward, Graham | Carrick: Bruce/S | Annan: Barclay", "Edward from Annan")
    s.turn.edward = 2
    while phase(s) == "CombatTurn":
        hold_round(s)
    assert s.result() == (0.0, 1.0)


@pytest.mark.rule("9.1d", "5.8d")
def test_9_1d_a_border_raid_kills_no_king() -> None:
    s = ready("England: Graham | Fife: Edward | Mar: Mar/E | Ross: Ross/S")
    s.turn.edward = 2
    turn_ends(s)
    act(s, "disband Edward")
    assert s.result() is None


@pytest.mark.rule("9.0", "9.0b", "C36")
def test_9_0_more_nobles_win_after_the_last_year() -> None:
    assert year_ends(SEVEN_SIX, 1305).result() == (1.0, 0.0)
    more = SEVEN_SIX.replace("Mar/E", "Mar/S")
    assert year_ends(more, 1305).result() == (0.0, 1.0)
    assert year_ends(SEVEN_SIX, 1304).result() is None
    assert year_ends(SEVEN_SIX, 1314, scenario="bruce").result() == (1.0, 0.0)


@pytest.mark.rule("9.0a", "C35")
def test_ec_94_tie() -> None:
    tie = f"{SEVEN_SIX} | Fife: Moray"
    assert year_ends(f"{tie} | Selkirk: Wallace", 1305).result() == (0.0, 1.0)
    assert year_ends(tie, 1305).result() == (1.0, 0.0)
    assert year_ends(tie, 1305, WALLACE).result() == (1.0, 0.0)


@pytest.mark.rule("9.1a", "C22")
def test_ec_96_winter_sudden_death() -> None:
    last = THIRTEEN.format("E").replace(
        "Lennox: Lennox/E", "Lennox: Cumbria Infantry | Fife: Lennox/S"
    )
    s = ready(last)
    s.turn.number = 5
    s.goto(NextTurn())
    s.run_on()
    assert s.result() is None
    while s.result() is None:
        assert phase(s) != "PlayCards"
        s.apply(s.legal()[-1])
    assert s.result() == (1.0, 0.0)


@pytest.mark.rule("8.3", "C24", "12.2")
def test_ec_97_campaign() -> None:
    nine = SEVEN_SIX.replace("Galloway: Galloway/S", "Galloway: Galloway/E").replace(
        "Ross/S", "Ross/E"
    )
    assert year_ends(nine, 1305, scenario="campaign").result() is None
    assert year_ends(nine, 1314, scenario="campaign").result() is None
    ended = year_ends(nine, 1314, scenario="campaign", campaign_end="majority_1314")
    assert ended.result() == (1.0, 0.0)


@pytest.mark.rule("9.0", "C23", "12.2")
def test_9_0_without_the_final_winter_the_count_comes_at_once() -> None:
    away = SEVEN_SIX.replace("Mar: Mar/E", "Mar: Graham | Fife: Mar/E")
    for option, winner in (("no", (1.0, 0.0)), ("yes", (0.0, 1.0))):
        s = ready(away, year=1305, final_winter=option)
        s.turn.number = 5
        s.goto(NextTurn())
        s.run_on()
        while s.result() is None:
            s.apply(s.legal()[-1])
        assert s.result() == winner


@pytest.mark.rule("9.0b")
def test_9_0b_moray_counts_only_on_the_map() -> None:
    s = ready("Fife: Moray | Ross: Ross/E")
    assert nobles_of(s, SCOTTISH) == 1
    s = ready("Ross: Ross/E")
    assert nobles_of(s, SCOTTISH) == 0
    assert block("Moray") == MORAY


@pytest.mark.rule("R-10", "9.0b", "10")
def test_r_10_where_all_hangs_on_moray_his_presence_is_told() -> None:
    s = ready(f"{THIRTEEN.format('E')} | Fife: Moray")
    s.blocks.maybe[MORAY] |= BIT[POOL]
    s.turn.number = 5
    s.goto(BorderRaid())
    s.call(NextTurn())
    s.listening = True
    s.run_on()
    assert [event.public for event in s.told if event.kind == "moray"] == [{"on_map": True}]
    assert s.result() is None
    assert suspected(s, MORAY) == ["Fife"]
    s = ready(THIRTEEN.format("E"))
    s.blocks.put(MORAY, REMOVED, 0)
    s.listening = True
    turn_ends(s)
    assert kinds(s.told) == ["won"]


@pytest.mark.rule("6.1", "7.4b", "5.8c")
def test_ec_66_edward_ii_may_never_winter() -> None:
    s = ready("Fife: Edward | Ross: Ross/E | Galloway: Galloway/S")
    s.turn.edward = 2
    s.turn.number = 5
    s.goto(NextTurn())
    s.run_on()
    winter_until(s, "WallaceWinters")
    assert at(s, "Edward") == "pool"
    assert options_of(s) == ["stay"]
