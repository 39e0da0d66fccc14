"""5.1-5.3, 5.31-5.34  Battles: order, Celtic loyalty, combat turns, reserves, control change."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.actions import FIRE
from saltire.games.hammer.rules.battles import Battles
from saltire.games.hammer.rules.constants import ENGLISH, SCOTTISH
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
        "leave",
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
