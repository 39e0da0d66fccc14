"""5  Battles: their order, fronts and reserves, loyalty, combat turns, hits, captured nobles."""

from __future__ import annotations

import pytest

from saltire.games.hammer.actions import FIRE
from saltire.games.hammer.board import War
from saltire.games.hammer.rules.battles import Battles
from saltire.games.hammer.tables import ENGLISH, SCOTTISH
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE
from tests.games.hammer.battlefield import (
    battle,
    defection,
    fronts,
    hold_out,
    hold_round,
    order_of_turns,
    ready,
    roll,
    turns,
    volley,
)
from tests.games.hammer.playing import act, heard, kinds, options_of, phase, refused_by, suspected
from tests.games.hammer.positions import at, block

TWO_GROUPS = (
    "Buchan: York Knights 3, Lancaster Knights 3, York Infantry 3, Lancaster Infantry 3,"
    " Durham Infantry 3, Cumbria Infantry 3, Graham 4, Barclay 4, Campbell 4"
)
FROM_ANGUS_AND_MAR = (
    "York Knights from Angus, Lancaster Knights from Angus, York Infantry from Angus,"
    " Lancaster Infantry from Angus, Durham Infantry from Mar, Cumbria Infantry from Mar"
)


@pytest.mark.rule("5.1", "10a", "C19")
def test_5_1_player_1_picks_the_next_battle_and_is_shown_nothing() -> None:
    s = battle(
        "Mar: York Infantry, Graham | Angus: Durham Infantry, Barclay",
        "Graham from Buchan, Barclay from Buchan",
        first=SCOTTISH,
    )
    assert (s.actor(), options_of(s)) == (SCOTTISH, ["in Mar", "in Angus"])
    assert s.battle.front == 0
    assert s.top.shown() == ["ChooseBattle", SCOTTISH]
    assert refused_by(s, "in Fife") == ("which-battle", "5.1")
    assert s.top.known_to(s, ENGLISH, s.legal()[0])
    told = act(s, "in Angus")
    assert kinds(told) == ["battle", "front"]
    assert heard(told, "battle", ENGLISH) == {
        "area": "Angus", "attacker": SCOTTISH, "defection": False,
    }  # fmt: skip
    assert heard(told, "front", ENGLISH)["blocks"] == [["Durham Infantry", 0, 3], ["Barclay", 1, 4]]


@pytest.mark.rule("5.1", "0.6")
def test_5_1_a_single_battle_needs_no_choice_and_none_ends_the_phase() -> None:
    s = battle("Mar: York Infantry, Graham", "Graham from Buchan", first=SCOTTISH)
    assert phase(s) == "CombatTurn"
    peace = ready("Mar: York Infantry | Fife: Graham")
    peace.call(Battles())
    peace.run_on()
    assert phase(peace) == "After"


@pytest.mark.rule("5.1a")
def test_5_1a_the_side_that_made_the_area_contested_attacks() -> None:
    both = "Mar: York Infantry, Graham"
    assert battle(both, "Graham from Buchan", first=SCOTTISH).battle.attacker == SCOTTISH
    assert battle(both, "Graham from Buchan", first=ENGLISH).battle.attacker == SCOTTISH
    s = battle(
        "Mar: York Infantry, Graham, Barclay",
        "York Infantry from Angus, Barclay from Buchan",
        first=ENGLISH,
    )
    assert s.battle.attacker == ENGLISH


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("face", "left"), [("1", "Mar 3"), ("4", "Mar 3"), ("5", "pool"), ("6", "pool")]
)
def test_5_2_a_celtic_block_deserts_on_5_or_6(face: str, left: str) -> None:
    s = battle("Mar: Ulster Infantry, York Infantry, Graham", "Graham from Buchan", first=1)
    assert phase(s) == "CelticLoyalty"
    told = roll(s, face)
    assert at(s, "Ulster Infantry") == left
    assert heard(told, "loyalty", SCOTTISH)["loyal"] is (left != "pool")


@pytest.mark.rule("5.2")
def test_5_2_each_celt_rolls_on_either_side_and_dice_are_open() -> None:
    s = battle(
        "Mar: Ulster Infantry, Wales Archers, Wales Infantry, Graham",
        "Ulster Infantry from Angus, Wales Archers from Angus, Wales Infantry from Angus",
    )
    assert s.top.shown() == [
        "CelticLoyalty",
        CHANCE,
        ["Wales Archers", "Wales Infantry", "Ulster Infantry"],
    ]
    assert s.top.known_to(s, SCOTTISH, 0)
    assert s.legal() == [0, 1, 2, 3, 4, 5]
    roll(s, "1 6 1")
    assert (at(s, "Wales Archers"), at(s, "Wales Infantry")) == ("Mar 3", "pool")
    assert {s.top.sample(s, Lots(n)) for n in range(3)} <= set(s.legal())


@pytest.mark.rule("5.2", "C33", "5.34")
def test_5_2_reserves_roll_when_they_are_revealed() -> None:
    s = battle(
        "Mar: York Infantry, Ulster Infantry, Graham",
        "York Infantry from Angus, Ulster Infantry from Buchan",
        main="York Infantry",
    )
    assert phase(s) == "CombatTurn"
    hold_round(s)
    assert (phase(s), s.battle.round) == ("CelticLoyalty", 2)


@pytest.mark.rule("5.2")
def test_5_2_reserves_never_revealed_do_not_roll() -> None:
    s = battle(
        "Mar: York Infantry, Ulster Infantry, Graham 1",
        "York Infantry from Angus, Ulster Infantry from Buchan",
        main="York Infantry",
    )
    act(s, "hold Graham")
    volley(s, "York Infantry", 1)
    assert phase(s) == "Regroup"
    assert at(s, "Ulster Infantry") == "Mar 3"


@pytest.mark.rule("5.2", "5.6a")
def test_ec_45_sole_defender_fails_the_celtic_roll() -> None:
    s = battle("Lothian: Ulster Infantry, Graham", "Graham from Lanark", first=SCOTTISH)
    told = roll(s, "6")
    assert at(s, "Ulster Infantry") == "pool"
    assert (s.actor(), phase(s)) == (SCOTTISH, "Regroup")
    assert "battle-won" in kinds(told)
    assert suspected(s, block("Ulster Infantry")) == ["pool"]


@pytest.mark.rule("5.2", "5.32e", "5.33")
def test_ec_46_sole_defender_fails_the_roll_but_help_is_coming() -> None:
    s = battle(
        "Lothian: Ulster Infantry, York Knights, Graham",
        "Graham from Lanark, York Knights from Dunbar",
        first=SCOTTISH,
    )
    assert fronts(s) == ["E Ulster Infantry", "S Graham"]
    told = roll(s, "6")
    assert (s.battle.round, s.battle.attacker) == (2, ENGLISH)
    assert "control-changed" in kinds(told)
    assert turns(s) == ["E York Knights"]


@pytest.mark.rule("5.10", "5.10b")
def test_ec_48_celtic_roll_in_a_defection_battle() -> None:
    s = defection("Dunbar: Dunbar/S 3, Ulster Infantry", "Dunbar", SCOTTISH)
    assert (phase(s), s.battle.round) == ("CelticLoyalty", 1)


@pytest.mark.rule("5.3", "5.31a", "5.31b", "5.31")
def test_5_31_letters_go_in_order_and_defenders_before_attackers() -> None:
    s = battle(
        "Angus: Hobelars, York Knights, York Infantry, Wallace, Angus/S, Graham, Douglas",
        "Hobelars from Fife, York Knights from Fife, York Infantry from Fife",
    )
    assert order_of_turns(s) == [
        ["S Wallace"], ["E Hobelars"], ["S Angus"], ["E York Knights"],
        ["S Douglas", "S Graham"], ["E York Infantry"],
    ]  # fmt: skip
    hold_out(s)
    assert (s.battle.round, phase(s)) == (3, "MustRetreat")


@pytest.mark.rule("5.31a", "5.31b")
def test_5_31_each_block_acts_once_in_the_order_its_owner_likes() -> None:
    s = battle("Mar: York Infantry, Graham, Douglas, Keith", "York Infantry from Angus")
    assert refused_by(s, "fire Graham") == ("not-your-turn-letter", "5.31b")
    act(s, "hold Keith")
    assert options_of(s) == [
        "fire Douglas", "fire Graham", "retreat Douglas", "retreat Graham", "hold Douglas", "hold Graham",
    ]  # fmt: skip
    assert s.top.shown() == ["CombatTurn", SCOTTISH, 2]
    told = act(s, "hold Graham")
    assert heard(told, "held", ENGLISH) == {"block": "Graham", "side": SCOTTISH}
    assert refused_by(s, "hold Graham") == ("acted-already", "5.31a")
    assert refused_by(s, "hold Wallace") == ("not-in-battle", "5.31a")
    assert refused_by(s, "end") == ("combat-turn", "5.31a")
    refusal = s.why_not(SCOTTISH, FIRE + block("York Infantry"))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("enemy-block", "5.31a")


@pytest.mark.rule("5.31c")
def test_5_31c_the_round_is_over_as_soon_as_a_front_is_gone() -> None:
    s = battle(
        "Mar: York Infantry, Cumbria Infantry, Graham 1",
        "York Infantry from Angus, Cumbria Infantry from Angus",
    )
    act(s, "hold Graham")
    volley(s, "York Infantry", 1)
    assert (phase(s), s.actor()) == ("Regroup", ENGLISH)


@pytest.mark.rule("5.32", "5.32a", "5.32b", "5.32d", "C4")
def test_ec_41_reserves() -> None:
    s = battle(TWO_GROUPS, FROM_ANGUS_AND_MAR, main="York Knights")
    assert "E Durham Infantry" not in fronts(s)
    assert suspected(s, block("Durham Infantry")) == ["Buchan"]
    assert turns(s) == ["E Lancaster Knights", "E York Knights"]
    assert refused_by(s, "fire Durham Infantry") == ("reserve-waits", "5.32d")
    hold_round(s)
    assert s.battle.round == 2
    assert "E Durham Infantry" in fronts(s)


@pytest.mark.rule("5.32d", "10b")
def test_5_32d_reserves_are_hidden_and_take_no_hits_in_round_1() -> None:
    s = battle(
        "Mar: York Infantry 1, Lancaster Infantry 4, Graham",
        "York Infantry from Angus, Lancaster Infantry from Buchan",
        main="York Infantry",
    )
    told = volley(s, "Graham", 4)
    assert at(s, "York Infantry") == "pool"
    assert at(s, "Lancaster Infantry") == "Mar 4"
    assert "front" in kinds(told)
    assert heard(told, "front", SCOTTISH)["blocks"] == [["Lancaster Infantry", 0, 4]]


@pytest.mark.rule("5.32e")
def test_ec_42_main_force_lost_in_round_1() -> None:
    s = battle(
        "Buchan: York Knights 1, Durham Infantry, Cumbria Infantry, Wallace, Barclay",
        "York Knights from Angus, Durham Infantry from Mar, Cumbria Infantry from Mar",
        main="York Knights",
    )
    volley(s, "Wallace", 1)
    assert (s.battle.round, s.battle.attacker) == (2, ENGLISH)
    assert order_of_turns(s) == [
        ["S Wallace"],
        ["S Barclay"],
        ["E Durham Infantry", "E Cumbria Infantry"],
    ]


@pytest.mark.rule("5.32e", "5.5f", "5.7b")
def test_ec_44_control_change_in_england() -> None:
    s = battle(
        "England: Wallace, Durham Infantry 1, York Knights, Bruce/E",
        "Wallace from Annan, York Knights from Dunbar, Bruce/E from Dunbar",
        first=SCOTTISH,
    )
    assert fronts(s) == ["E Durham Infantry", "S Wallace"]
    volley(s, "Wallace", 1)
    assert (s.battle.round, s.battle.attacker) == (2, ENGLISH)
    hold_out(s)
    assert at(s, "York Knights") == "pool"
    assert at(s, "Bruce/S") == "England 1"
    assert (phase(s), s.actor()) == ("Regroup", SCOTTISH)


@pytest.mark.rule("R-6", "5.32e")
def test_r_6_a_noble_captured_in_round_1_is_a_reserve_coming() -> None:
    s = battle(
        "Mar: Wallace 1, Ross/E 1, York Infantry 1", "Ross/E from Angus, York Infantry from Angus"
    )
    volley(s, "Wallace", 1)
    act(s, "hit Ross")
    volley(s, "York Infantry", 1)
    assert at(s, "Wallace") == "removed"
    assert (s.battle.round, s.battle.attacker) == (2, SCOTTISH)
    assert fronts(s) == ["E York Infantry", "S Ross"]


@pytest.mark.rule("5.32c", "C6")
def test_ec_36_norse_fight_with_the_main_force() -> None:
    text = "Angus: Angus/E, Douglas, Norse"
    came = "Douglas from Fife, Norse from Moray via sea"
    s = battle(text, came, main="Douglas", first=SCOTTISH)
    assert fronts(s) == ["E Angus", "S Douglas", "S Norse"]
    s = battle(text, came, main="Douglas", first=SCOTTISH, norse_main_force="no")
    assert fronts(s) == ["E Angus", "S Douglas"]


@pytest.mark.rule("5.33")
def test_ec_37_norse_as_reinforcement_are_reserve() -> None:
    s = battle(
        "Buchan: York Infantry, Graham, Norse", "York Infantry from Angus, Norse from Moray via sea"
    )
    assert fronts(s) == ["E York Infantry", "S Graham"]


@pytest.mark.rule("4.4c", "C5")
def test_ec_32_blocks_from_over_the_border_fight_together() -> None:
    text = "Selkirk: Wallace, York Infantry, Durham Infantry, Cumbria Infantry"
    came = (
        "York Infantry from England via Annan, Durham Infantry from England via Annan,"
        " Cumbria Infantry from England via Dunbar"
    )
    s = battle(text, came, main="York Infantry")
    assert len(fronts(s)) == 4
    s = battle(text, came, main="York Infantry", crossing_group="same_border")
    assert "E Cumbria Infantry" not in fronts(s)


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
