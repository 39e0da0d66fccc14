"""5.5, 5.6, 4.7d  Leaving a battle: retreat, the attacker's retreat after round 3, regroup."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.actions import MOVE
from saltire.games.hammer.rules.constants import ENGLISH, NORSE, SCOTTISH
from tests.games.hammer.battlefield import battle, hold_out, hold_round, volley, ways
from tests.games.hammer.playing import (
    act,
    faults,
    heard,
    kinds,
    options_of,
    phase,
    refused_by,
    suspected,
)
from tests.games.hammer.positions import area, at, block

SHUT_IN_MAR = "Badenoch: Fraser | Atholl: Grant | Buchan: Lindsay"
"""All ways out of Mar but Angus are held by Scots."""


@pytest.mark.rule("5.5", "5.5a", "5.5b")
def test_5_5a_both_sides_may_retreat_from_round_1_on_to_open_areas() -> None:
    s = battle(
        "Mar: York Infantry, Graham | Buchan: Barclay | Angus: Cumbria Infantry",
        "York Infantry from Angus",
    )
    assert ways(s, "Graham") == ["Buchan", "Badenoch", "Atholl"]
    act(s, "retreat Graham")
    assert s.top.shown() == ["RetreatTo", SCOTTISH, "Graham"]
    assert s.top.known_to(s, ENGLISH, s.legal()[0])
    assert refused_by(s, "end") == ("retreat-where", "5.5b")
    assert refused_by(s, "to Fife") == ("retreat-adjacent", "5.5b")
    assert refused_by(s, "to Angus") == ("retreat-held", "5.5b")
    told = act(s, "to Buchan")
    assert at(s, "Graham") == "Buchan 4"
    assert heard(told, "retreated", ENGLISH) == {
        "side": 1, "from": "Mar", "area": "Buchan", "block": "Graham",
    }  # fmt: skip
    assert suspected(s, block("Graham")) == ["Buchan"]
    assert (phase(s), s.actor()) == ("Regroup", ENGLISH)


@pytest.mark.rule("5.5b", "R-1")
def test_5_5b_the_only_way_out_is_taken_at_once_and_none_is_refused() -> None:
    s = battle(f"Mar: York Infantry, Graham | {SHUT_IN_MAR}", "York Infantry from Angus")
    act(s, "hold Graham", "retreat York Infantry")
    assert at(s, "York Infantry") == "Angus 4"
    s = battle(
        f"Mar: York Infantry, Graham | {SHUT_IN_MAR} | Angus: Barclay", "York Infantry from Angus"
    )
    act(s, "hold Graham")
    assert refused_by(s, "retreat York Infantry") == ("no-way-out", "5.5b")


@pytest.mark.rule("5.5c", "4.3d")
def test_5_5c_border_limits_start_afresh_each_round() -> None:
    s = battle(
        "Mar: Graham, Barclay, Campbell, Lindsay, York Infantry | Buchan: Cumbria Infantry"
        " | Badenoch: Durham Infantry | Angus: Westmor Infantry",
        "York Infantry from Angus",
    )
    act(s, "retreat Graham", "retreat Barclay")
    assert (at(s, "Graham"), at(s, "Barclay")) == ("Atholl 4", "Atholl 4")
    assert ways(s, "Lindsay") == []
    hold_round(s)
    assert ways(s, "Lindsay") == ["Atholl"]


@pytest.mark.rule("5.5c")
def test_5_5c_a_full_border_is_refused() -> None:
    s = battle("Mar: Graham, Barclay, Campbell, York Infantry", "York Infantry from Angus")
    act(s, "retreat Graham", "to Atholl", "retreat Barclay", "to Atholl", "retreat Campbell")
    assert options_of(s) == ["to Buchan", "to Badenoch"]
    assert refused_by(s, "to Atholl") == ("retreat-full", "5.5c")


@pytest.mark.rule("5.5d")
def test_5_5d_no_retreat_over_a_border_the_enemy_entered_by() -> None:
    s = battle("Mar: York Infantry, Graham", "York Infantry from Angus")
    act(s, "retreat Graham")
    assert refused_by(s, "to Angus") == ("retreat-closed", "5.5d")


@pytest.mark.rule("5.5d", "C17")
def test_ec_56_both_used_one_border() -> None:
    text = f"Mar: York Infantry, Durham Infantry, Graham, Barclay, Campbell | {SHUT_IN_MAR}"
    came = (
        "York Infantry from Angus, Durham Infantry from Angus, Barclay from Fife via Angus,"
        " Campbell from Fife via Angus"
    )
    s = battle(text, came)
    hold_round(s)
    assert ways(s, "Graham") == ["Buchan", "Badenoch", "Angus", "Atholl"]
    hold_out(s)
    assert (at(s, "York Infantry"), at(s, "Durham Infantry")) == ("pool", "pool")


BOTH_ENDS = "Mar: Durham Infantry, Graham | Angus: York Infantry, Barclay"
THERE_AND_BACK = "Durham Infantry from Badenoch, York Infantry from Badenoch via Mar"


@pytest.mark.rule("5.5d", "C46")
def test_c46_a_border_the_enemy_used_for_another_battle_is_closed_in_the_fourth_edition_only() -> (
    None
):
    for edition, is_open in (("seed", True), ("v3", True), ("v4", False), ("rtt", False)):
        s = battle(BOTH_ENDS, THERE_AND_BACK, edition=edition)
        act(s, "in Mar")
        s.blocks.put(block("York Infantry"), area("Fife"), 4)
        s.blocks.put(block("Barclay"), area("Fife"), 3)
        assert ("Angus" in ways(s, "Graham")) == is_open, edition
    act(s, "retreat Graham")
    assert refused_by(s, "to Angus") == ("retreat-controlled", "5.5d")


@pytest.mark.rule("5.5d", "C46")
def test_c46_in_the_fourth_edition_a_later_use_anywhere_opens_it_again() -> None:
    s = battle(BOTH_ENDS, f"{THERE_AND_BACK}, Barclay from Fife via Mar", edition="v4")
    act(s, "in Mar")
    s.blocks.put(block("York Infantry"), area("Fife"), 4)
    assert "Angus" in ways(s, "Graham")


@pytest.mark.rule("5.5d-1")
def test_ec_40_a_plain_move_closes_nothing() -> None:
    s = battle("Atholl: Graham, Barclay, York Infantry", "York Infantry from Angus", first=SCOTTISH)
    assert "Badenoch" in ways(s, "Graham")
    act(s, "retreat Graham", "to Badenoch", "hold Barclay")
    assert "Badenoch" not in ways(s, "York Infantry")


@pytest.mark.rule("5.5d", "4.7b")
def test_ec_38_norse_close_no_border() -> None:
    s = battle("Angus: York Infantry, Norse", "Norse from Moray via sea", first=SCOTTISH)
    act(s, "hold Norse")
    assert ways(s, "York Infantry") == ["Buchan", "Mar", "Atholl", "Fife"]


@pytest.mark.rule("5.5e", "5.7b")
def test_ec_57_no_retreat() -> None:
    s = battle(
        "Galloway: York Infantry, Mentieth/E, Galloway/S | Carrick: Bruce/S | Annan: Graham",
        "York Infantry from Annan, Mentieth/E from Annan",
    )
    hold_out(s)
    assert (at(s, "York Infantry"), at(s, "Mentieth/S")) == ("pool", "Galloway 1")
    assert suspected(s, block("York Infantry")) == ["pool"]


@pytest.mark.rule("5.5e")
def test_ec_58_choosing_death() -> None:
    s = battle(
        "Galloway: York Infantry, Mentieth/E, Galloway/S | Carrick: Bruce/S",
        "York Infantry from Annan, Mentieth/E from Annan",
    )
    hold_out(s)
    assert options_of(s) == ["move York Infantry", "move Mentieth"]
    assert refused_by(s, "end") == ("must-retreat", "5.5e")
    act(s, "move York Infantry", "move Mentieth")
    assert (at(s, "York Infantry"), at(s, "Mentieth/E")) == ("Annan 4", "Annan 3")


@pytest.mark.rule("5.5e", "5.5c")
def test_5_5e_whom_a_full_border_leaves_behind_is_lost_by_choice() -> None:
    s = battle(
        f"Mar: York Infantry, Durham Infantry, Ross/E, Graham | {SHUT_IN_MAR}",
        "York Infantry from Angus, Durham Infantry from Angus, Ross/E from Angus",
    )
    hold_out(s)
    act(s, "move York Infantry", "move Durham Infantry")
    assert (at(s, "York Infantry"), at(s, "Ross/S")) == ("Angus 4", "Mar 1")


@pytest.mark.rule("5.5h", "5.5e", "10", "R-2")
def test_5_5h_who_went_where_after_round_3_is_not_told() -> None:
    s = battle(
        "Mar: York Infantry, Durham Infantry, Graham",
        "York Infantry from Angus, Durham Infantry from Angus",
    )
    hold_out(s)
    move = MOVE + block("York Infantry")
    assert s.top.known_to(s, ENGLISH, move)
    assert not s.top.known_to(s, SCOTTISH, move)
    act(s, "move York Infantry")
    assert s.top.shown() == ["MustRetreatTo", ENGLISH]
    assert s.top.known_to(s, SCOTTISH, s.legal()[0])
    assert refused_by(s, "to Fife") == ("retreat-adjacent", "5.5b")
    told = act(s, "to Angus")
    way = {"side": 0, "from": "Mar", "area": "Angus", "by_sea": False}
    assert heard(told, "retreated", SCOTTISH) == way
    assert heard(told, "retreated", ENGLISH) == {**way, "block": "York Infantry"}
    assert suspected(s, block("Durham Infantry")) == ["Mar", "Angus"]
    act(s, "move Durham Infantry", "to Buchan")
    assert suspected(s, block("York Infantry")) == ["Buchan", "Angus"]
    assert s.blocks.least[block("York Infantry")] == 4
    assert faults(s) == []


@pytest.mark.rule("5.5f", "C40")
def test_ec_61_retreat_from_and_to_england() -> None:
    s = battle(
        "England: York Infantry, Graham, Barclay, Campbell",
        "Graham from Annan, Barclay from Annan, Campbell from Annan",
        first=1,
    )
    assert ways(s, "York Infantry") == []
    act(s, "hold York Infantry", "retreat Graham")
    assert options_of(s) == ["to Dunbar", "to Annan", "to Teviot"]
    act(s, "to Teviot", "retreat Barclay", "to Teviot", "retreat Campbell")
    assert refused_by(s, "to Teviot") == ("retreat-full", "5.5c")
    s = battle(
        "Dunbar: York Infantry, Durham Infantry, Cumbria Infantry, Graham",
        "Graham from Teviot",
        first=1,
    )
    for name in ("York Infantry", "Durham Infantry", "Cumbria Infantry"):
        act(s, f"retreat {name}", "to England")
    assert phase(s) == "Regroup"
    s = battle("Dunbar: York Infantry, Graham, Barclay", "York Infantry from Teviot")
    act(s, "retreat Graham")
    assert refused_by(s, "to England") == ("retreat-national", "5.5f")


@pytest.mark.rule("5.5e", "9.1b", "9.1d")
def test_ec_62_scottish_king_cannot_retreat() -> None:
    s = battle(
        "Galloway: King, York Infantry | Carrick: Bruce/E | Annan: Cumbria Infantry",
        "King from Annan",
        first=1,
    )
    hold_out(s)
    assert s.result() == (1.0, 0.0)


@pytest.mark.rule("5.5g", "4.7d")
def test_5_5g_the_norse_sail_to_a_friendly_scottish_coast_and_are_known() -> None:
    text = "Buchan: York Infantry, Norse, Graham | Fife: Barclay | Lennox: Lennox/E | Angus: Cumbria Infantry"
    s = battle(text, "Norse from Moray via sea, Graham from Mar", first=SCOTTISH, main="Graham")
    assert ways(s, "Norse") == ["Fife"]
    s = battle("Buchan: York Infantry, Norse", "York Infantry from Mar")
    assert refused_by(s, "retreat Norse") == ("no-way-out", "5.5b")
    s = battle(f"{text} | Galloway: Fraser", "York Infantry from Mar")
    act(s, "retreat Norse")
    assert refused_by(s, "to Angus") == ("norse-coast", "4.7d")
    assert options_of(s) == ["to Fife", "to Galloway"]


@pytest.mark.rule("5.5g", "5.5e", "4.7c")
def test_5_5g_a_comrade_who_has_retreated_opens_a_coast_for_the_norse() -> None:
    s = battle(
        "Buchan: York Infantry, Norse, Graham",
        "Norse from Moray via sea, Graham from Mar",
        first=1,
        main="Graham",
    )
    hold_out(s)
    assert options_of(s) == ["move Graham"]
    act(s, "move Graham", "to Angus")
    assert options_of(s) == ["move Norse"]
    assert s.top.known_to(s, ENGLISH, MOVE + NORSE)
    told = act(s, "move Norse")
    assert heard(told, "retreated", ENGLISH)["by_sea"] is True
    assert suspected(s, NORSE) == ["Angus"]


@pytest.mark.rule("4.7d", "12.1")
def test_ec_100_angus_og_keeps_retreating_norse_to_the_irish_sea() -> None:
    s = battle(
        "Carrick: York Infantry, Norse | Fife: Barclay | Argyll: Graham",
        "York Infantry from Lanark",
        angus_og=True,
    )
    assert ways(s, "Norse") == ["Argyll"]


@pytest.mark.rule("5.6", "5.6a", "5.6c", "5.6d")
def test_ec_68_regroup() -> None:
    s = battle(
        "Lothian: York Infantry, Durham Infantry, Cumbria Infantry, Westmor Infantry, York Knights, Graham 1"
        " | Mentieth: Barclay",
        "York Infantry from Dunbar, Durham Infantry from Dunbar, Cumbria Infantry from Dunbar,"
        " Westmor Infantry from Dunbar, York Knights from Dunbar",
    )
    volley(s, "York Knights", 1)
    assert refused_by(s, "move Edward") == ("regroup-or-end", "5.6a")
    act(s, "move York Infantry")
    assert s.top.shown() == ["RegroupTo", ENGLISH]
    assert options_of(s) == [
        "to Lanark",
        "to Selkirk",
        "to Dunbar",
    ]  # 5.6c: border control does not count
    act(s, "to Selkirk", "move Durham Infantry", "to Selkirk", "move Cumbria Infantry")
    assert refused_by(s, "to Selkirk") == ("retreat-full", "5.5c")
    assert refused_by(s, "to Mentieth") == ("retreat-held", "5.5b")
    act(s, "to Dunbar", "end")
    assert phase(s) == "After"
    s = battle("Dunbar: York Infantry 1, Wallace", "Wallace from Teviot", first=SCOTTISH)
    volley(s, "Wallace", 1)
    act(s, "move Wallace")
    assert "to England" not in options_of(s)
    s = battle("England: York Knights, Graham 1", "Graham from Annan", first=SCOTTISH)
    volley(s, "York Knights", 1)
    assert phase(s) == "After"


@pytest.mark.rule("5.6a", "5.6c", "10", "10b")
def test_5_6_a_regrouping_block_is_not_named() -> None:
    s = battle(
        "Mar: York Infantry 4, York Knights 2, Graham 1",
        "York Infantry from Angus, York Knights from Buchan",
        main="York Infantry",
    )
    act(s, "hold Graham")
    volley(s, "York Infantry", 1)
    assert options_of(s) == ["move York Knights", "move York Infantry", "end"]
    assert not s.top.known_to(s, SCOTTISH, MOVE + block("York Knights"))
    assert s.top.known_to(s, SCOTTISH, s.legal()[-1])
    act(s, "move York Knights")
    assert s.top.known_to(s, SCOTTISH, s.legal()[0])
    told = act(s, "to Buchan")
    assert heard(told, "regrouped", SCOTTISH) == {
        "side": 0, "from": "Mar", "area": "Buchan", "by_sea": False,
    }  # fmt: skip
    assert suspected(s, block("York Infantry")) == ["Buchan", "Mar"]
    act(s, "move York Infantry", "to Angus")
    assert phase(s) == "After"
    assert faults(s) == []


@pytest.mark.rule("5.6b", "5.5b")
def test_ec_60_waiting_battle() -> None:
    text = "Mar: York Infantry 4, Graham 1 | Angus: Durham Infantry 1, Barclay 4"
    came = "York Infantry from Buchan, Barclay from Fife"
    s = battle(text, came)
    act(s, "in Mar")
    assert "Angus" not in ways(s, "Graham")
    act(s, "hold Graham")
    volley(s, "York Infantry", 1)
    act(s, "move York Infantry")
    assert refused_by(s, "to Angus") == ("retreat-held", "5.5b")
    s = battle(text, came)
    act(s, "in Angus", "hold Durham Infantry")
    volley(s, "Barclay", 1)
    act(s, "end")
    assert "Angus" in ways(s, "Graham")


@pytest.mark.rule("5.6e", "4.7d", "C7", "12.2")
def test_5_6e_norse_regroup_to_any_friendly_coast_or_the_same_by_option() -> None:
    text = "Buchan: York Infantry 1, Norse, Graham | Fife: Barclay | Galloway: Fraser | Mar: Durham Infantry"
    came = "Norse from Moray via sea, Graham from Strathspey"
    s = battle(text, came, main="Graham", first=SCOTTISH)
    told = volley(s, "Norse", 1)
    assert "eliminated" in kinds(told)
    act(s, "move Norse")
    assert options_of(s) == ["to Fife", "to Galloway"]
    assert refused_by(s, "to Angus") == ("norse-coast", "4.7d")
    s = battle(text, came, main="Graham", first=SCOTTISH, norse_regroup="same_coast")
    volley(s, "Norse", 1)
    act(s, "move Norse")
    assert at(s, "Norse") == "Fife 3"
    text = "Lennox: York Infantry 1, Norse | Fife: Barclay | Galloway: Fraser"
    s = battle(text, "Norse from Moray via sea", first=SCOTTISH, norse_regroup="same_coast")
    volley(s, "Norse", 1)
    act(s, "move Norse")
    assert at(s, "Norse") == "Galloway 3"


@pytest.mark.rule("5.6b")
def test_5_6b_a_block_with_nowhere_to_go_cannot_regroup() -> None:
    s = battle(
        "Buchan: York Infantry 1, Norse, Graham | Angus: Durham Infantry | Mar: Cumbria Infantry"
        " | Strathspey: Westmor Infantry | Badenoch: Lancaster Infantry | Fife: Barclay",
        "Norse from Moray via sea",
        first=SCOTTISH,
    )
    volley(s, "Norse", 1)
    assert options_of(s) == ["move Norse", "end"]
    assert refused_by(s, "move Graham") == ("no-regroup", "5.6b")
