"""3.12-3.18  Events: Herald, Pillage, Sea Move, Truce, Victuals; what they do and whom they tell."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.actions import HIT, MOVE, PASS, STRENGTHEN, TO
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    CARD_NAMES,
    ENGLAND,
    ENGLISH,
    KING,
    NORSE,
    SCOTTISH,
    WALLACE,
)
from saltire.games.hammer.rules.events import EventMenu
from saltire.kernel.bits import BIT
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE
from tests.games.hammer.playing import (
    act,
    faults,
    heard,
    kinds,
    legal_is_sound,
    options_of,
    phase,
    play_cards,
    refused_by,
    suspected,
)
from tests.games.hammer.positions import area, at, block, war
from tests.games.hammer.test_3_cards import Rest, turn


def event(text: str, side: int, card: str, year: int = 1299, **options: object) -> War:
    """Set up the event menu of a side that has played a card."""
    s = war(text, Rest(), EventMenu(side), year=year, first=side, **options)
    kind = CARD_NAMES.index(card)
    if side == ENGLISH:
        s.turn.english_card = kind
    else:
        s.turn.scottish_card = kind
    return s


@pytest.mark.rule("3.12", "3.12a")
def test_3_12_an_event_is_carried_out_or_passed() -> None:
    s = event("Fife: Wallace", SCOTTISH, "Victuals")
    assert options_of(s) == ["pass", "event"]
    assert refused_by(s, "end") == ("event-or-pass", "3.12")
    assert s.top.known_to(s, ENGLISH, PASS)
    told = act(s, "event")
    assert heard(told, "event", ENGLISH) == {"side": SCOTTISH, "card": "Victuals"}


@pytest.mark.rule("3.12a")
@pytest.mark.parametrize("card", ["Herald", "Pillage", "Sea Move", "Victuals"])
def test_3_12a_an_event_can_still_be_passed_when_it_has_begun(card: str) -> None:
    s = event("Fife: Wallace", SCOTTISH, card)
    assert kinds(act(s, "event", "pass")) == ["event", "passed"]
    assert phase(s) == "Rest"


# 3.13  Herald.


@pytest.mark.rule("3.13", "5.10", "1.4c", "5.6f")
def test_ec_05_herald_that_starts_a_battle() -> None:
    s = event("Angus: Angus/E 2, York Infantry 4", SCOTTISH, "Herald")
    act(s, "event")
    told = act(s, "name Angus", "die 4")
    assert heard(told, "defected", ENGLISH) == {
        "noble": "Angus", "side": SCOTTISH, "area": "Angus", "strength": 2,
    }  # fmt: skip
    assert (at(s, "Angus/S"), at(s, "Angus/E")) == ("Angus 2", "aside")
    assert (s.battle.area, s.battle.attacker, s.battle.defection) == (9, SCOTTISH, True)
    assert (s.actor(), options_of(s)[0]) == (SCOTTISH, "fire Angus")


@pytest.mark.rule("3.13", "10")
def test_ec_06_herald_that_fails_discloses_nothing() -> None:
    s = event("Angus: Angus/E 2, York Infantry 4", SCOTTISH, "Herald")
    s.blocks.maybe[block("Angus/E")] |= BIT[area("Mar")]
    told = act(s, "event", "name Angus", "die 5")
    assert kinds(told) == ["event", "herald", "herald-die"]
    assert [entry.heard_by(SCOTTISH) for entry in told[1:]] == [
        {"kind": "herald", "side": SCOTTISH, "noble": "Angus"},
        {"kind": "herald-die", "side": SCOTTISH, "die": 5},
    ]
    assert suspected(s, block("Angus/E")) == ["Mar", "Angus"]
    assert (at(s, "Angus/E"), phase(s)) == ("Angus 2", "Rest")


@pytest.mark.rule("3.13")
def test_3_13_a_noble_alone_changes_sides_without_a_fight() -> None:
    s = event("Angus: Angus/E 2 | Mar: York Infantry", SCOTTISH, "Herald")
    s.blocks.maybe[block("York Infantry")] |= BIT[area("Angus")]
    act(s, "event", "name Angus", "die 1")
    assert (at(s, "Angus/S"), phase(s)) == ("Angus 2", "Rest")
    assert suspected(s, block("York Infantry")) == ["Mar"]
    assert suspected(s, block("Angus/S")) == ["Angus"]


@pytest.mark.rule("3.13")
def test_ec_08_moray_is_no_target() -> None:
    s = event("Moray: Moray | Annan: Bruce/S | Mar: Mar/E", ENGLISH, "Herald")
    act(s, "event")
    assert options_of(s) == ["name Bruce", "pass"]
    assert refused_by(s, "name Moray") == ("herald-moray", "3.13")
    assert refused_by(s, "name Comyn") == ("herald-noble", "3.13")


@pytest.mark.rule("3.13", "C20")
def test_3_13_with_roll_then_name_the_die_comes_first() -> None:
    s = event("Angus: Angus/E 2 | Mar: Mar/E", SCOTTISH, "Herald", herald_order="roll_then_name")
    act(s, "event")
    assert (s.actor(), s.top.shown()) == (CHANCE, ["HeraldRoll", SCOTTISH, -1])
    failed = s.clone()
    act(failed, "die 6")
    assert phase(failed) == "Rest"
    act(s, "die 2")
    assert s.top.shown() == ["HeraldName", SCOTTISH, 1]
    assert refused_by(s, "name Bruce") == ("herald-won", "3.13")
    act(s, "name Mar")
    assert (at(s, "Mar/S"), phase(s)) == ("Mar 3", "Rest")


# 3.14  Pillage.


@pytest.mark.rule("3.14", "5.8d")
def test_ec_09_only_steps_really_lost_are_gained() -> None:
    s = event("Lothian: Cumbria Infantry 1 | Mentieth: Graham 3, Etterick 1", SCOTTISH, "Pillage")
    told = act(s, "event", "in Lothian")
    assert kinds(told) == ["event", "pillage", "pillaged"]
    assert at(s, "Cumbria Infantry") == "pool"
    assert options_of(s) == ["strengthen Graham", "strengthen Etterick", "stop"]
    told = act(s, "strengthen Etterick")
    assert heard(told, "strengthened", ENGLISH) == {
        "side": SCOTTISH, "area": "Mentieth", "steps": 1,
    }  # fmt: skip
    assert (at(s, "Etterick"), phase(s)) == ("Mentieth 2", "Rest")


@pytest.mark.rule("3.14", "C49")
def test_c49_as_played_online_the_steps_gained_must_be_taken() -> None:
    text = "Lothian: Cumbria Infantry 2 | Mentieth: Graham 3, Etterick"
    s = event(text, SCOTTISH, "Pillage", edition="rtt")
    act(s, "event", "in Lothian")
    assert options_of(s) == ["strengthen Graham"]
    assert refused_by(s, "stop") == ("gain-there", "3.14")
    act(s, "strengthen Graham")
    assert options_of(s) == ["stop"]


@pytest.mark.rule("3.14", "5.8d", "9.1d", "6.23")
def test_ec_10_the_scottish_king_lost_outside_battle_goes_to_the_pool() -> None:
    s = event("Strathspey: King 2 | Buchan: York Infantry", ENGLISH, "Pillage")
    s.turn.crowned = True
    act(s, "event", "in Strathspey", "stop")
    assert (at(s, "King"), s.result(), phase(s)) == ("pool", None, "Rest")
    assert suspected(s, KING) == ["pool"]
    s.goto(EventMenu(SCOTTISH))
    s.turn.scottish_card = CARD_NAMES.index("Truce")
    assert options_of(s) == ["pass", "event"]
    assert refused_by(s, "crown Bruce") == ("crowned-before", "6.23")


@pytest.mark.rule("3.14")
def test_ec_12_a_noble_captured_by_pillage_alone() -> None:
    s = event("Mar: Mar/E 2 | Buchan: Graham", SCOTTISH, "Pillage")
    told = act(s, "event", "in Mar")
    assert heard(told, "defected", ENGLISH) == {
        "noble": "Mar", "side": SCOTTISH, "area": "Mar", "strength": 1,
    }  # fmt: skip
    assert options_of(s) == ["stop"]
    act(s, "stop")
    assert (at(s, "Mar/S"), phase(s)) == ("Mar 1", "Rest")


@pytest.mark.rule("3.14", "5.10a", "C18")
@pytest.mark.parametrize(("option", "attacker"), [("noble", SCOTTISH), ("others", ENGLISH)])
def test_3_14_a_noble_captured_among_friends_fights_them(option: str, attacker: int) -> None:
    s = event(
        "Mar: Mar/E 1, York Infantry 1, Durham Infantry 1 | Buchan: Graham 2",
        SCOTTISH,
        "Pillage",
        pillage_capture_attacker=option,
    )
    act(s, "event", "in Mar", "hit Mar", "hit York Infantry")
    assert (s.actor(), phase(s)) == (SCOTTISH, "PillageGain")
    act(s, "strengthen Graham", "strengthen Graham")
    assert (at(s, "Graham"), at(s, "York Infantry")) == ("Buchan 4", "pool")
    assert (s.battle.area, s.battle.attacker) == (area("Mar"), attacker)


@pytest.mark.rule("3.14", "R-13")
def test_3_14_each_hit_goes_to_the_strongest_and_the_owner_breaks_ties() -> None:
    s = event(
        "Mar: York Infantry 3, Durham Infantry 3, Mar/E 2 | Buchan: Graham", SCOTTISH, "Pillage"
    )
    act(s, "event", "in Mar")
    assert (s.actor(), options_of(s)) == (ENGLISH, ["hit York Infantry", "hit Durham Infantry"])
    assert refused_by(s, "hit Mar") == ("pillage-hit", "3.14")
    act(s, "hit York Infantry")
    assert options_of(s) == ["hit Durham Infantry"]  # 10c: asked although nothing is to choose
    act(s, "hit Durham Infantry")
    assert (at(s, "York Infantry"), at(s, "Durham Infantry")) == ("Mar 2", "Mar 2")


@pytest.mark.rule("3.14", "10")
def test_3_14_nobody_sees_which_block_was_hit() -> None:
    s = event(
        "Mar: York Infantry 3, Durham Infantry 1, Hobelars 1 | Buchan: Graham", SCOTTISH, "Pillage"
    )
    act(s, "event", "in Mar")
    assert not s.top.known_to(s, SCOTTISH, HIT)
    assert s.top.known_to(s, ENGLISH, HIT)
    assert s.top.shown() == ["PillageHit", ENGLISH, area("Mar")]
    told = act(s, "hit York Infantry")
    public = {"side": ENGLISH, "area": "Mar", "steps": 1, "eliminated": 0}
    assert heard(told, "pillaged", SCOTTISH) == public
    assert heard(told, "pillaged", ENGLISH) == {**public, "block": "York Infantry"}
    york = block("York Infantry")
    assert (s.blocks.least[york], s.blocks.most[york]) == (2, 3)
    assert not faults(s)


@pytest.mark.rule("3.14", "10")
def test_3_14_an_eliminated_block_leaves_unseen() -> None:
    s = event(
        "Mar: York Infantry 1, Durham Infantry 1, Mar/E 1 | Buchan: Graham", SCOTTISH, "Pillage"
    )
    act(s, "event", "in Mar", "hit Durham Infantry")
    assert suspected(s, block("York Infantry")) == ["Mar", "pool"]
    assert suspected(s, block("Durham Infantry")) == ["Mar", "pool"]
    assert suspected(s, block("Mar/E")) == ["Mar"]


@pytest.mark.rule("3.14", "5.7c")
def test_ec_65_moray_lost_to_pillage_goes_to_the_pool() -> None:
    s = event("Moray: Moray 1 | Strathspey: York Infantry", ENGLISH, "Pillage")
    act(s, "event", "in Moray", "stop")
    assert at(s, "Moray") == "pool"


@pytest.mark.rule("3.14")
def test_3_14_victims_and_pillagers_are_adjacent_over_any_border() -> None:
    s = event(
        "England: York Infantry | Annan: Graham | Dunbar: Grant | Ross: Ross/E | Fife: Durham Infantry",
        SCOTTISH,
        "Pillage",
    )
    act(s, "event")
    assert options_of(s) == ["in England", "pass"]
    assert refused_by(s, "in Ross") == ("pillage-whom", "3.14")
    act(s, "in England")
    assert options_of(s) == ["in Dunbar", "in Annan"]
    assert refused_by(s, "pass") == ("pillage-from", "3.14")
    assert s.top.shown() == ["PillageFrom", SCOTTISH, ENGLAND]
    told = act(s, "in Annan")
    assert heard(told, "pillage", ENGLISH) == {"side": SCOTTISH, "area": "England", "from": "Annan"}
    assert refused_by(s, "strengthen Grant") == ("gain-there", "3.14")
    assert at(s, "York Infantry") == "England 2"


# 3.15  Sea Move.


@pytest.mark.rule("3.15")
def test_ec_13_sea_move_limits() -> None:
    s = event(
        "Fife: Wallace, Douglas, Norse | Galloway: Galloway/S | Moray: Fraser | Lanark: Steward/S",
        SCOTTISH,
        "Sea Move",
    )
    act(s, "event")
    assert refused_by(s, "move Norse") == ("sea-norse", "3.15")
    assert refused_by(s, "move Steward") == ("sea-coast", "3.15")
    assert refused_by(s, "move Keith") == ("sea-block", "3.15")
    act(s, "move Wallace")
    assert options_of(s) == ["to Moray", "to Galloway"]
    assert refused_by(s, "to Lothian") == ("sea-target", "3.15")
    assert refused_by(s, "to Lanark") == ("sea-target", "3.15")
    act(s, "to Galloway")
    assert options_of(s) == ["move Douglas", "end"]
    assert refused_by(s, "move Fraser") == ("sea-together", "3.15")
    assert refused_by(s, "move Norse") == ("sea-norse", "3.15")
    act(s, "move Douglas")
    assert (at(s, "Douglas"), at(s, "Wallace"), phase(s)) == ("Galloway 4", "Galloway 4", "Rest")


@pytest.mark.rule("3.15", "4.4a")
def test_3_15_one_block_is_enough_and_england_is_a_coast_for_both() -> None:
    s = event("Fife: Wallace, Douglas | England: Graham", SCOTTISH, "Sea Move")
    act(s, "event", "move Wallace", "to England", "end")
    assert (at(s, "Wallace"), phase(s)) == ("England 4", "Rest")
    s = event("Fife: York Infantry | England: Hobelars", ENGLISH, "Sea Move")
    act(s, "event", "move Hobelars", "to Fife")
    assert (at(s, "Hobelars"), phase(s)) == ("Fife 3", "Rest")


@pytest.mark.rule("3.15")
def test_3_15_without_a_second_friendly_coast_nobody_sails() -> None:
    s = event("Fife: Wallace | Angus: York Infantry", SCOTTISH, "Sea Move")
    act(s, "event")
    assert options_of(s) == ["pass"]
    assert refused_by(s, "move Wallace") == ("sea-nowhere", "3.15")


@pytest.mark.rule("3.15", "10")
def test_3_15_the_enemy_sees_where_from_and_where_to() -> None:
    s = event("Fife: Wallace, Douglas, Norse | Galloway: Galloway/S", SCOTTISH, "Sea Move")
    act(s, "event")
    assert not s.top.known_to(s, ENGLISH, MOVE + WALLACE)
    act(s, "move Wallace")
    assert s.top.shown() == ["SeaTo", SCOTTISH]
    assert s.top.known_to(s, ENGLISH, TO)
    told = act(s, "to Galloway")
    assert heard(told, "sailed", ENGLISH) == {"side": SCOTTISH, "from": "Fife", "to": "Galloway"}
    assert heard(told, "sailed", SCOTTISH)["block"] == "Wallace"
    assert suspected(s, block("Douglas")) == ["Fife", "Galloway"]
    assert suspected(s, NORSE) == ["Fife"]
    assert s.top.shown() == ["SeaSecond", SCOTTISH, area("Fife"), area("Galloway")]
    assert not s.top.known_to(s, ENGLISH, MOVE + NORSE)


# 3.16  Truce.


@pytest.mark.rule("3.16")
def test_3_16_a_truce_binds_the_opponent_for_the_turn() -> None:
    s = turn("Angus: York Infantry | Fife: Wallace", "Truce", "3")
    play_cards(s, "Truce", "3")
    act(s, "event")
    assert s.turn.truce == SCOTTISH
    act(s, "move Wallace")
    assert refused_by(s, "to Angus") == ("truce", "3.16")
    act(s, "to Mentieth", "stop", "end")
    assert phase(s) == "Rest"


@pytest.mark.rule("3.15", "3.16")
def test_ec_14_no_sea_move_into_england_under_a_truce() -> None:
    s = turn("England: Graham | Fife: Wallace | Moray: Fraser", "Truce", "Sea_Move")
    play_cards(s, "Truce", "Sea Move")
    act(s, "event", "event", "move Wallace")
    assert options_of(s) == ["to Moray"]
    assert refused_by(s, "to England") == ("sea-truce", "3.16")


@pytest.mark.rule("3.16", "5.9b")
def test_ec_16_raiders_stay_under_a_truce_and_cost_a_block() -> None:
    s = turn("England: Graham | Fife: York Infantry, Hobelars", "Truce", "1")
    play_cards(s, "Truce", "1")
    act(s, "event", "end")
    assert (s.actor(), options_of(s)) == (ENGLISH, ["disband Hobelars", "disband York Infantry"])


@pytest.mark.rule("3.16", "3.13", "C45")
def test_3_16_a_truce_does_not_stop_a_herald() -> None:
    s = turn("Angus: Angus/E, York Infantry | Fife: Wallace", "Truce", "Herald")
    play_cards(s, "Truce", "Herald")
    act(s, "event", "event", "name Angus", "die 1")
    assert s.battle.area == area("Angus")


# 3.17  Victuals.


@pytest.mark.rule("3.17", "2.11")
def test_ec_17_victuals_never_go_above_full_strength() -> None:
    s = event("Mar: Keith 2", SCOTTISH, "Victuals")
    act(s, "event", "in Mar", "strengthen Keith")
    assert (at(s, "Keith"), options_of(s)) == ("Mar 3", ["stop"])
    assert refused_by(s, "strengthen Keith") == ("victuals-whom", "3.17")
    act(s, "stop")
    assert phase(s) == "Rest"


@pytest.mark.rule("3.17", "0.5")
def test_3_17_three_steps_in_one_area_in_any_split_norse_included() -> None:
    s = event("Moray: Norse 1, Fraser 1 | Fife: Wallace 1", SCOTTISH, "Victuals")
    act(s, "event")
    assert options_of(s) == ["in Moray", "in Fife", "pass"]
    assert refused_by(s, "in Mar") == ("victuals-where", "3.17")
    told = act(s, "in Moray", "strengthen Norse", "strengthen Fraser", "strengthen Norse")
    assert (at(s, "Norse"), at(s, "Fraser"), phase(s)) == ("Moray 3", "Moray 2", "Rest")
    assert heard(told, "victuals", ENGLISH) == {"side": SCOTTISH, "area": "Moray"}


@pytest.mark.rule("3.17", "10")
def test_3_17_the_enemy_learns_where_and_not_who() -> None:
    s = event("Fife: Wallace 1, Douglas 2 | Mar: Keith 1", SCOTTISH, "Victuals")
    act(s, "event", "in Fife")
    assert s.top.shown() == ["VictualsSteps", SCOTTISH, area("Fife"), 3]
    assert not s.top.known_to(s, ENGLISH, STRENGTHEN)
    told = act(s, "strengthen Wallace")
    assert "block" not in heard(told, "strengthened", ENGLISH)
    assert heard(told, "strengthened", SCOTTISH)["block"] == "Wallace"
    douglas = block("Douglas")
    assert (s.blocks.least[douglas], s.blocks.most[douglas]) == (2, 3)
    keith = block("Keith")
    assert (s.blocks.least[keith], s.blocks.most[keith]) == (1, 1)


# 10  Knowledge, on random walks through every event.


@pytest.mark.rule("10", "11.8")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("card", CARD_NAMES[3:])
@pytest.mark.parametrize("side", [ENGLISH, SCOTTISH])
def test_10_events_keep_the_truth_among_what_the_enemy_may_think(
    side: int, card: str, seed: int
) -> None:
    text = (
        "Fife: Wallace 2, Douglas 3, Bruce/S | Moray: Moray 1, Fraser 1, Norse 2 | Ross: Ross/S 1"
        " | Angus: Angus/E 1, York Infantry 1 | Lothian: Cumbria Infantry 1 | England: Edward 3,"
        " York Knights | Mentieth: Mentieth/E 2, Northumber Infantry 2 | Strathspey: Hobelars 1"
    )
    lots = Lots(seed)
    s = event(text, side, card)
    for _ in range(200):
        if phase(s) == "Rest" or s.result() is not None:
            break
        assert legal_is_sound(s)
        assert not faults(s)
        s.apply(s.sample(lots))
    assert phase(s) == "Rest"
    assert not faults(s)
    assert not s.blocks.contested_areas()
