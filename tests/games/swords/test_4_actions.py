"""4  Actions: replenish, relocate, and Actions cards."""

from __future__ import annotations

import pytest

from saltire import load
from saltire.dealer import Dealer
from saltire.session import Session
from tests.games.swords.positions import (
    act,
    camps,
    castles,
    gold,
    options_of,
    phase,
    refused,
    table,
    told,
    wealth,
)


@pytest.mark.rule("4.1")
def test_4_1_each_player_takes_one_turn_from_the_bearer_clockwise() -> None:
    s = table(oldest=2)
    seen = []
    while phase(s) == "Turn":
        seen.append(s.actor())
        act(s, "taxes", "done")
    assert seen == [2, 3, 0, 1]


@pytest.mark.parametrize("action", ["taxes", "militia", "troops", "mercenaries", "move 2"])
def test_4_2_a_replenishment_or_a_relocation_can_be_taken_back(action: str) -> None:
    session = Session(load("swords", players=4, oldest=0), Dealer(seed=1))
    before = session.state.view(0)
    session.act(0, session.game.parse(session.state, action))
    assert session.undo_ply(0) == session.ply - 1
    assert session.rewind(session.ply - 1).state.view(0) == before
    session.act(0, session.game.parse(session.state, "say Scotland"))
    assert session.undo_ply(0) is None


@pytest.mark.rule("4.2")
def test_4_2_one_replenishment_must_be_made_before_the_turn_ends() -> None:
    s = table()
    assert refused(s, "done") == ("replenish-first", "4.2")
    assert s.top.known_to(s, 3, 0)
    act(s, "taxes")
    assert refused(s, "taxes") == ("replenished", "4.2")
    assert refused(s, "mercenaries") == ("replenished", "4.2")
    act(s, "done")
    assert s.actor() == 1


@pytest.mark.rule("4.2")
def test_4_2_nothing_else_can_be_done_on_a_turn() -> None:
    s = table()
    for text in (
        "pass",
        "keep",
        "badge to 1",
        "home to 1",
        "lay England",
        "units 2",
        "drop 1",
        "drop virtual",
    ):
        assert refused(s, text) == ("your-turn", "4.2")


@pytest.mark.rule("4.3")
def test_4_3_taxes_bring_a_gold() -> None:
    s = table()
    events = act(s, "taxes")
    assert gold(s) == [4, 3, 3, 3]
    assert told(events, "replenished") == [{"seat": 0, "how": "taxes"}]


@pytest.mark.rule("4.4")
def test_4_4_militia_puts_a_unit_into_every_camp_and_one_into_the_scottish_camp() -> None:
    s = table()
    act(s, "militia")
    assert camps(s) == [1, 1, 1, 1]
    assert s.scottish_camp == 1


@pytest.mark.rule("4.5")
def test_4_5_assembling_troops_brings_two_units() -> None:
    s = table()
    act(s, "troops")
    assert castles(s) == [5, 3, 3, 3]


@pytest.mark.rule("4.6", "R-10")
def test_4_6_mercenaries_cost_a_gold_and_bring_four_units() -> None:
    s = table()
    act(s, "mercenaries")
    assert castles(s)[0] == 7
    assert gold(s)[0] == 2
    act(s, "done")
    wealth(s, gold=[0, 0, 0, 0])
    assert options_of(s)[:4] == ["taxes", "militia", "troops", "move 1"]
    assert refused(s, "mercenaries") == ("no-gold", "R-10")


@pytest.mark.rule("4.7", "R-11")
def test_4_7_units_move_to_camp_in_any_order_and_not_back() -> None:
    s = table()
    assert options_of(s)[4:] == ["move 1", "move 2", "move 3"]
    events = act(s, "move 2", "troops", "move 3")
    assert told(events, "relocated") == [{"seat": 0, "units": 2}, {"seat": 0, "units": 3}]
    assert castles(s)[0] == 0
    assert camps(s)[0] == 5
    assert refused(s, "move 1") == ("no-units", "4.7")
    assert options_of(s) == ["done"]


@pytest.mark.rule("R-46")
def test_r_46_a_move_takes_at_most_twenty_units_and_may_be_repeated() -> None:
    s = wealth(table(), castle=[33])
    assert options_of(s)[-1] == "move 20"
    act(s, "move 20", "move 13")
    assert camps(s)[0] == 33


@pytest.mark.rule("9.3", "R-40")
def test_r_40_actions_cards_are_played_on_ones_own_turn() -> None:
    s = table("cattle_raid", "balliols_plan")
    assert "play cattle_raid on 1" in options_of(s)
    assert not [text for text in options_of(s) if "balliols_plan" in text]
    assert refused(s, "play balliols_plan") == ("not-in-hand", "9.3")
    act(s, "taxes", "done")
    assert "play balliols_plan" in options_of(s)


@pytest.mark.rule("R-12")
def test_r_12_militia_of_earlier_players_fills_the_camp_before_ones_turn() -> None:
    s = table()
    assert camps(s) == [0, 0, 0, 0]
    act(s, "militia", "done")
    assert s.actor() == 1
    assert camps(s)[1] == 1


@pytest.mark.rule("17.1")
def test_17_1_units_and_gold_never_run_out() -> None:
    s = wealth(table(), castle=[500, 500], gold=[500, 500])
    act(s, "mercenaries", "move 20", "done", "taxes")
    assert castles(s)[0] == 484
    assert gold(s)[1] == 501
