"""5.4, 5.41, 5.7, 5.8, 5.10  Firing, hits, captured nobles, what becomes of the dead, defections."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import ENGLISH, SCOTTISH
from saltire.kernel.types import CHANCE
from tests.games.hammer.battlefield import (
    battle,
    defection,
    fronts,
    hold_out,
    hold_round,
    order_of_turns,
    roll,
    turns,
    volley,
)
from tests.games.hammer.playing import act, heard, kinds, options_of, phase, refused_by, suspected
from tests.games.hammer.positions import at, block


@pytest.mark.rule("5.4", "2.12")
def test_5_4_a_die_at_or_below_the_rating_hits() -> None:
    s = battle("Mar: York Infantry 4, Wallace 4", "York Infantry from Angus")
    act(s, "fire Wallace")
    assert s.top.shown() == ["Roll", CHANCE, "Wallace", 4, 0]
    told = roll(s, "3")
    assert heard(told, "rolled", ENGLISH) == {"block": "Wallace", "side": 1, "die": 3, "hit": True}
    roll(s, "4 1 6")
    assert at(s, "York Infantry") == "Mar 2"


@pytest.mark.rule("5.4")
def test_ec_54_no_simultaneous_fire() -> None:
    s = battle("Mar: Graham 1, Barclay 1, York Knights", "York Knights from Angus")
    volley(s, "York Knights", 1)
    act(s, "hit Graham")
    assert at(s, "Graham") == "pool"
    assert turns(s) == ["S Barclay"]


@pytest.mark.rule("5.4a", "1.4b", "1.4c", "1.4e")
@pytest.mark.parametrize(
    ("text", "came", "shooter", "hits"),
    [
        ("Lanark: Steward/S 3, York Infantry 4", "York Infantry from Carrick", "Steward", True),
        ("Lanark: Steward/E 3, Graham 4", "Steward/E from Carrick", "Steward", False),
        ("Carrick: Bruce/S 3, York Infantry 4", "York Infantry from Lanark", "Bruce", True),
        ("Annan: Bruce/S 3, York Infantry 4", "York Infantry from Carrick", "Bruce", True),
        ("Moray: Moray 3, York Infantry 4", "York Infantry from Strathspey", "Moray", True),
        ("Ross: Moray 3, York Infantry 4", "York Infantry from Moray", "Moray", False),
    ],
)
def test_ec_64_home_bonus(text: str, came: str, shooter: str, hits: bool) -> None:
    s = battle(text, came)
    act(s, f"fire {shooter}")
    assert heard(roll(s, "3"), "rolled", SCOTTISH)["hit"] is hits


@pytest.mark.rule("1.4b", "1.4d", "5.33")
def test_ec_64_home_bonus_of_a_reserve_and_after_a_control_change() -> None:
    s = battle(
        "Lanark: Steward/S 3, Graham 1, York Infantry 4",
        "York Infantry from Carrick, Steward/S from Mentieth",
    )
    hold_round(s)
    act(s, "fire Steward")
    assert heard(roll(s, "3"), "rolled", ENGLISH)["hit"] is True
    s = battle(
        "Lanark: Steward/S 3, Graham 1, York Infantry 4",
        "York Infantry from Carrick, Steward/S from Mentieth",
    )
    act(s, "hold Graham")
    volley(s, "York Infantry", 1)
    assert s.battle.attacker == SCOTTISH
    act(s, "fire Steward")
    assert heard(roll(s, "3"), "rolled", ENGLISH)["hit"] is False


@pytest.mark.rule("5.4a")
def test_ec_98_schiltroms() -> None:
    text = "Mar: Douglas 4, Keith 3, York Infantry 4, Wales Archers 3"
    came = "York Infantry from Angus, Wales Archers from Buchan"
    s = battle(text, came, main="York Infantry", schiltroms=True)
    act(s, "fire Keith")
    assert heard(roll(s, "2"), "rolled", ENGLISH)["hit"] is False
    roll(s, "6 6")
    act(s, "fire Douglas")
    assert heard(roll(s, "4"), "rolled", ENGLISH)["hit"] is True
    roll(s, "6 6 6")
    hold_round(s)
    roll(s, "1")
    act(s, "hold Keith", "hold Wales Archers", "fire Douglas")
    assert heard(roll(s, "4"), "rolled", ENGLISH)["hit"] is False


@pytest.mark.rule("5.4a", "12.1")
def test_ec_101_andrew_de_moray_acts_with_the_a_blocks() -> None:
    s = battle(
        "Ross: Moray 3, York Infantry 3, York Knights 4",
        "York Infantry from Moray, York Knights from Moray",
        andrew_de_moray=True,
    )
    assert turns(s) == ["S Moray"]
    act(s, "fire Moray")
    assert heard(roll(s, "3"), "rolled", ENGLISH)["hit"] is True
    roll(s, "6 6")
    assert order_of_turns(s) == [["E York Knights"], ["E York Infantry"]]


@pytest.mark.rule("5.41", "5.41a", "5.41b")
def test_ec_53_spreading_hits() -> None:
    text = "Mar: York Infantry 4, Lancaster Infantry 4, Wallace 4"
    came = "York Infantry from Angus, Lancaster Infantry from Angus"
    s = battle(text, came)
    volley(s, "Wallace", 3)
    assert s.top.shown() == ["TakeHits", ENGLISH, 3]
    assert refused_by(s, "hit Durham Infantry") == ("hit-strongest", "5.41b")
    told = act(s, "hit York Infantry")
    assert kinds(told) == ["hit", "hit"]  # the second falls on the stronger one without a question
    assert options_of(s) == ["hit York Infantry", "hit Lancaster Infantry"]
    act(s, "hit York Infantry")
    assert (at(s, "York Infantry"), at(s, "Lancaster Infantry")) == ("Mar 2", "Mar 3")
    assert s.blocks.least[block("York Infantry")] == s.blocks.most[block("York Infantry")] == 2


@pytest.mark.rule("5.41b", "12.1")
def test_ec_53_hits_single_target() -> None:
    text = "Mar: York Infantry 4, Lancaster Infantry 4, Wallace 4"
    came = "York Infantry from Angus, Lancaster Infantry from Angus"
    s = battle(text, came, hits_single_target=True)
    volley(s, "Wallace", 3)
    act(s, "hit York Infantry")
    assert (at(s, "York Infantry"), at(s, "Lancaster Infantry")) == ("Mar 1", "Mar 4")
    hold_round(s)
    volley(s, "Wallace", 4)
    assert at(s, "Lancaster Infantry") == "pool"
    s = battle(
        "Mar: York Infantry 3, Durham Infantry 2, Wallace 4",
        "York Infantry from Angus, Durham Infantry from Angus",
        hits_single_target=True,
    )
    volley(s, "Wallace", 4)
    assert (at(s, "York Infantry"), at(s, "Durham Infantry")) == (
        "pool",
        "Mar 2",
    )  # the fourth is lost


@pytest.mark.rule("5.41c", "5.7", "5.7a")
def test_ec_52_hits_of_the_capturing_volley() -> None:
    s = battle("Mentieth: Mentieth/E 2, Wallace 4", "Wallace from Fife", first=SCOTTISH)
    told = volley(s, "Wallace", 3)
    assert at(s, "Mentieth/S") == "Mentieth 1"
    assert at(s, "Mentieth/E") == "aside"
    assert phase(s) == "Regroup"
    assert heard(told, "eliminated", ENGLISH) == {
        "block": "Mentieth", "side": ENGLISH, "end": "captured",
    }  # fmt: skip


@pytest.mark.rule("5.7a")
def test_5_7a_a_captured_noble_acts_and_can_be_hit_from_the_next_round() -> None:
    s = battle("Mar: Mar/S 1, Graham 4, York Knights 4", "York Knights from Buchan")
    act(s, "hold Mar")
    volley(s, "York Knights", 3)
    assert at(s, "Graham") == "Mar 1"
    hold_round(s)
    act(s, "hold Mar")
    volley(s, "York Knights", 1)
    act(s, "hit Mar")
    assert at(s, "Mar/E") == "Mar 1"
    assert fronts(s) == ["E York Knights", "S Graham"]
    assert volley(s, "Graham", 1)
    assert at(s, "York Knights") == "Mar 3"  # the noble in reserve was no target
    assert (s.battle.round, fronts(s)) == (3, ["E York Knights", "E Mar", "S Graham"])
    assert order_of_turns(s) == [["E York Knights", "E Mar"], ["S Graham"]]


@pytest.mark.rule("5.7b", "5.5e")
def test_ec_49_noble_captured_in_round_3_must_retreat_with_his_captor() -> None:
    held = " | Angus: Fraser | Badenoch: Grant | Atholl: Lindsay"
    s = captured_in_round_3(held)
    assert options_of(s) == ["move York Knights", "move Mar"]
    act(s, "move Mar", "move York Knights")
    assert (at(s, "Mar/E"), at(s, "York Knights")) == ("Buchan 1", "Buchan 4")
    s = captured_in_round_3(f"{held} | Buchan: Barclay")
    assert (at(s, "York Knights"), at(s, "Mar/S")) == ("pool", "Mar 1")


def captured_in_round_3(more: str) -> War:
    s = battle(f"Mar: Mar/S 1, Graham 1, York Knights 4{more}", "York Knights from Buchan")
    hold_round(s)
    hold_round(s)
    act(s, "hold Mar")
    volley(s, "York Knights", 1)
    act(s, "hit Mar", "hold Graham")
    return s


@pytest.mark.rule("5.7b", "5.31c", "5.5e")
def test_ec_50_captured_noble_is_all_the_defender_has_left() -> None:
    s = battle(
        "Mar: Graham 1, York Knights 1, Ross/E 1, Lancaster Infantry 1",
        "York Knights from Angus, Ross/E from Angus, Lancaster Infantry from Angus",
    )
    hold_round(s)
    hold_round(s)
    act(s, "hold York Knights", "hold Ross")
    volley(s, "Graham", 1)
    act(s, "hit Ross")
    volley(s, "Lancaster Infantry", 1)
    assert at(s, "Graham") == "pool"
    assert phase(s) == "MustRetreat"
    assert options_of(s) == ["move York Knights", "move Lancaster Infantry"]
    assert at(s, "Ross/S") == "Mar 1"


@pytest.mark.rule("5.7c", "5.8b")
def test_ec_65_moray_is_removed() -> None:
    s = battle("Ross: Moray 1, York Knights 4", "York Knights from Moray")
    act(s, "hold Moray")
    told = volley(s, "York Knights", 1)
    assert at(s, "Moray") == "removed"
    assert heard(told, "eliminated", SCOTTISH) == {"block": "Moray", "side": 1, "end": "removed"}
    s = battle(
        "Ross: York Knights 4, Moray 3 | Garmoran: Durham Infantry | Moray: Cumbria Infantry",
        "Moray from Moray",
        first=1,
    )
    hold_out(s)
    assert at(s, "Moray") == "removed"


@pytest.mark.rule("5.8", "5.8a", "5.8b")
@pytest.mark.parametrize(
    ("text", "came", "victim", "end"),
    [
        ("Mar: York Infantry 1, Wallace 4", "York Infantry from Angus", "York Infantry", "pool"),
        ("Mar: Hobelars 1, Wallace 4", "Hobelars from Angus", "Hobelars", "removed"),
        ("Mar: York Infantry 1, Keith 3", "York Infantry from Angus", "York Infantry", "pool"),
    ],
)
def test_5_8_what_is_eliminated_goes_to_the_pool_or_is_removed(
    text: str, came: str, victim: str, end: str
) -> None:
    s = battle(text, came)
    volley(s, "Wallace" if "Wallace" in text else "Keith", 1)
    assert at(s, victim) == end
    assert suspected(s, block(victim)) == [end]


@pytest.mark.rule("5.8b")
@pytest.mark.parametrize("victim", ["Wallace", "Norse", "French Knights"])
def test_5_8b_black_crosses_of_scotland(victim: str) -> None:
    s = battle(f"Angus: {victim} 1, Hobelars 3, Edward 4", "Hobelars from Fife, Edward from Fife")
    while phase(s) == "CombatTurn" and s.actor() == SCOTTISH:
        act(s, f"hold {victim}")
    volley(s, "Hobelars", 1)
    assert at(s, victim) == "removed"


@pytest.mark.rule("5.8e", "12.1")
def test_5_8e_celtic_blocks_killed_stay_dead_by_option_but_deserters_do_not() -> None:
    text, came = "Mar: Ulster Infantry 1, Wallace 4", "Ulster Infantry from Angus"
    for option, end in ((False, "pool"), (True, "removed")):
        s = battle(text, came, celtic_permanent_loss=option)
        roll(s, "1")
        volley(s, "Wallace", 1)
        assert at(s, "Ulster Infantry") == end
    s = battle(text, came, celtic_permanent_loss=True)
    roll(s, "5")
    assert at(s, "Ulster Infantry") == "pool"


@pytest.mark.rule("5.8c", "C16", "6.1")
def test_ec_66_edward_i_killed_becomes_edward_ii() -> None:
    s = battle("Mar: Edward 1, Wallace 4", "Edward from Angus")
    told = volley(s, "Wallace", 1)
    assert (at(s, "Edward"), s.turn.edward, s.result()) == ("pool", 2, None)
    assert "edward-ii" in kinds(told)
    s = battle(
        "Mar: Edward 1, York Infantry 4, Wallace 4", "Edward from Angus, York Infantry from Angus"
    )
    s.turn.edward = 2
    s.blocks.strength[block("York Infantry")] = 1
    told = volley(s, "Wallace", 4)
    act(s, "hit Edward")
    assert s.result() == (0.0, 1.0)


@pytest.mark.rule("5.10", "5.10a", "1.4c", "5.10d", "5.6f", "C8")
def test_ec_05_a_noble_attacks_his_old_friends() -> None:
    s = defection("Angus: Angus/S 2, York Infantry 4", "Angus", SCOTTISH)
    assert fronts(s) == ["E York Infantry", "S Angus"]
    assert turns(s) == ["S Angus"]
    act(s, "fire Angus")
    assert heard(roll(s, "3"), "rolled", ENGLISH)["hit"] is False
    roll(s, "2")
    assert at(s, "York Infantry") == "Angus 3"
    hold_out(s)
    act(s, "move Angus")
    assert options_of(s) == ["to Buchan", "to Mar", "to Atholl", "to Fife"]
    act(s, "to Mar")
    assert phase(s) == "After"


@pytest.mark.rule("5.10d", "5.6f", "12.2", "C8")
def test_5_6f_no_regroup_after_a_defection_battle_except_by_option() -> None:
    text = "Angus: Angus/S 2, York Infantry 1"
    s = defection(text, "Angus", SCOTTISH)
    volley(s, "Angus", 1)
    assert phase(s) == "After"
    s = defection(text, "Angus", SCOTTISH, regroup_after_defection="yes")
    volley(s, "Angus", 1)
    assert phase(s) == "Regroup"


@pytest.mark.rule("5.10c", "5.5b")
def test_ec_18_no_retreat_into_a_defection_battle_still_to_come() -> None:
    s = defection("Fife: Buchan/E 3, King, Douglas | Angus: Angus/E 2, Graham", "Fife", ENGLISH)
    act(s, "hold King", "hold Buchan")
    act(s, "retreat Douglas")
    assert "to Angus" not in options_of(s)
    assert refused_by(s, "to Angus") == ("retreat-held", "5.5b")


@pytest.mark.rule("5.1", "10b")
def test_5_1_survivors_are_hidden_again() -> None:
    s = battle(
        "Mar: York Infantry 4, Wales Infantry, Graham 1",
        "York Infantry from Angus, Wales Infantry from Angus",
    )
    roll(s, "1")
    act(s, "hold Graham")
    volley(s, "York Infantry", 1)
    assert s.battle.front == 0
    assert phase(s) == "Regroup"
    act(s, "end")
    assert (phase(s), s.battle.area) == ("After", -1)


@pytest.mark.rule("5.1", "10")
def test_10_everybody_knows_what_is_done_in_a_battle() -> None:
    s = battle(
        "Mar: York Infantry 4, Lancaster Infantry 4, Graham 4",
        "York Infantry from Angus, Lancaster Infantry from Angus",
    )
    for texts in (("fire Graham",), ("die 1", "die 1", "die 6", "die 6")):
        assert all(s.top.known_to(s, seat, s.legal()[0]) for seat in (0, 1))
        act(s, *texts)
    assert phase(s) == "TakeHits"
    assert s.top.known_to(s, SCOTTISH, s.legal()[0])
