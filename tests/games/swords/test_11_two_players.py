"""11  The game for two."""

from __future__ import annotations

import pytest

from saltire.games.swords.rules.board import HELD, LAID, LOST, STACK, TAKEN, Table
from saltire.games.swords.rules.daggers import REST, some, values_in
from saltire.games.swords.rules.view import SwordsView
from tests.games.swords.positions import (
    act,
    act_as,
    at_invasion,
    camps,
    hand,
    options_of,
    passes,
    phase,
    refused,
    table,
    told,
    turns,
    wealth,
)


def two(*hands: str, **options: object) -> Table:
    """Two players who are about to lay their tokens."""
    return turns(table(*hands, players=2, **options))


def lay(s: Table, first: str, second: str) -> None:
    for seat, text in ((0, first), (1, second)):
        act_as(s, seat, f"lay {text}")


@pytest.mark.rule("11.1")
def test_11_1_each_holds_seven_dagger_cards_and_there_is_no_stack() -> None:
    s = table(players=2)
    assert values_in(s.daggers[HELD]) == values_in(s.daggers[HELD + 1]) == [1, 1, 2, 2, 2, 3, 3]
    assert s.daggers[STACK] == 0


@pytest.mark.rule("11.2")
def test_11_2_two_arms_cards_stay_out() -> None:
    s = at_invasion(players=2)
    assert len(options_of(s)) == 6
    assert "irvine_capitulation" not in options_of(s)
    assert "bruce_joins_us_again" not in options_of(s)


@pytest.mark.rule("11.3")
def test_11_3_three_units_come_to_the_scottish_camp() -> None:
    assert table(players=2).scottish_camp == 3


@pytest.mark.rule("11.4")
def test_11_4_the_bearer_begins_and_the_badge_phase_is_skipped() -> None:
    s = table(players=2, oldest=1)
    assert s.actor() == 1
    assert phase(turns(s)) == "LayTokens"


@pytest.mark.rule("11.5", "R-17")
def test_11_5_both_lay_a_token_and_a_dagger_card() -> None:
    s = two("forced_march")
    assert s.waiting_for() == (0, 1)
    assert options_of(s, 1) == [
        "lay Scotland with 1", "lay Scotland with 2", "lay Scotland with 3",
        "lay England with 1", "lay England with 2", "lay England with 3",
    ]  # fmt: skip
    assert refused(s, "lay Scotland") == ("lay-both", "11.5")
    lay(s, "England with 3", "Scotland with 1")
    assert [int(s.daggers[LAID]), int(s.daggers[LAID + 1])] == [3, 1]
    assert values_in(s.daggers[HELD]) == [1, 1, 2, 2, 2, 3]
    own, other = s.view(0), s.view(1)
    assert isinstance(own, SwordsView)
    assert isinstance(other, SwordsView)
    assert own.to_json()["laid"] == 3
    assert other.to_json()["laid"] == 1
    assert other.side_name(0) is None
    players = other.to_json()["players"]
    assert isinstance(players, list)
    assert players[0]["to_lay"] == [1, 1, 2, 2, 2, 3, 3]
    assert players[0]["has_laid"] is True


@pytest.mark.rule("11.5")
def test_11_5_a_value_that_is_used_up_cannot_be_laid() -> None:
    s = two()
    s.daggers[HELD] -= some(REST, 1, 2)
    assert [text for text in options_of(s, 0) if text.endswith("1")] == []


@pytest.mark.rule("11.6", "R-19")
def test_11_6_after_the_cards_the_bearer_gives_the_badge_or_keeps_it() -> None:
    s = two("forced_march")
    lay(s, "Scotland with 1", "Scotland with 1")
    assert phase(s) == "ChoiceCards"
    passes(s)
    assert s.actor() == 0
    assert options_of(s) == ["badge to 1", "keep"]
    assert refused(s, "badge to 0") == ("keep-or-give", "11.6")
    assert s.top.known_to(s, 1, 0)
    act(s, "badge to 1")
    assert s.badge == 1
    while s.round == 1:
        s.apply(s.legal()[0])
    act(s, "ragman_roll")
    turns(s)
    lay(s, "Scotland with 1", "Scotland with 1")
    passes(s)
    assert s.actor() == 1
    assert options_of(s) == ["badge to 0", "keep"]


@pytest.mark.rule("11.7", "R-21")
def test_11_7_the_receivers_camp_but_one_joins_the_scottish_camp() -> None:
    s = two()
    lay(s, "Scotland with 1", "England with 1")
    wealth(s, camp=[2, 6])
    (given,) = told(events := act(s, "badge to 1"), "badge")
    assert given == {"from": 0, "to": 1, "joined": 5}
    (fought,) = told(events, "battle")
    assert fought["scotland"] == 3 + 5 + 2
    assert fought["england"] == 5 + 1


@pytest.mark.rule("R-20")
@pytest.mark.parametrize("units", [0, 1])
def test_r_20_a_receiver_with_one_unit_or_none_moves_nothing(units: int) -> None:
    s = two()
    lay(s, "Scotland with 1", "England with 1")
    wealth(s, camp=[2, units])
    (given,) = told(act(s, "badge to 1"), "badge")
    assert given["joined"] == 0
    assert s.badge == 1


@pytest.mark.rule("R-3")
def test_r_3_the_badge_of_two_players_comes_before_desertion_is_looked_at() -> None:
    s = two()
    lay(s, "Scotland with 1", "Scotland with 1")
    wealth(s, camp=[9, 5], gold=[0, 0])
    assert [paid["seat"] for paid in told(act(s, "badge to 1"), "gold")] == [0, 1]


@pytest.mark.rule("11.8", "R-18")
def test_11_8_traitors_take_the_card_and_the_loyal_send_it_to_its_owners_pile() -> None:
    s = two()
    lay(s, "England with 3", "Scotland with 2")
    wealth(s, camp=[0, 0])
    events = act(s, "keep")
    (shown,) = told(events, "revealed")
    assert shown == {"sides": ["England", "Scotland"], "daggers": [3, 2]}
    assert values_in(s.daggers[TAKEN]) == [2]
    assert values_in(s.daggers[LOST]) == [3]
    assert s.daggers[TAKEN + 1] == s.daggers[LOST + 1] == 0
    assert not [told for told in events if told.kind == "drew"]
    assert int(s.total_daggers(0)) == 2


@pytest.mark.rule("R-47")
def test_r_47_cards_in_hand_do_not_count() -> None:
    s = table(players=2)
    assert [int(s.total_daggers(seat)) for seat in (0, 1)] == [0, 0]
    assert [int(s.dagger_cards(seat)) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("11.9", "R-23")
@pytest.mark.parametrize(("value", "over"), [(2, True), (1, False)])
def test_11_9_five_daggers_more_lose_at_once(value: int, over: bool) -> None:
    s = two()
    s.daggers[TAKEN] = some(REST, 3, 1)
    s.daggers[HELD + 1] -= some(REST, 3, 1)
    lay(s, "England with 1", f"Scotland with {value}")
    wealth(s, camp=[9, 9], gold=[50, 0])
    fight_on = act(s, "keep")
    assert (s.result() == (0.0, 1.0)) is over
    assert bool(told(fight_on, "game-over")) is over


@pytest.mark.rule("R-22")
def test_r_22_the_five_dagger_rule_holds_after_the_last_round_too() -> None:
    s = two()
    s.round = 7
    s.daggers[TAKEN] = some(REST, 3, 1)
    s.daggers[HELD + 1] -= some(REST, 3, 1)
    lay(s, "England with 1", "Scotland with 2")
    wealth(s, camp=[9, 9], gold=[50, 0])
    act(s, "keep")
    assert s.result() == (0.0, 1.0)


@pytest.mark.rule("11.9")
def test_11_9_a_fallen_scotland_is_settled_by_daggers_as_usual() -> None:
    s = two()
    s.defeats = 3
    lay(s, "England with 1", "Scotland with 2")
    wealth(s, camp=[0, 0], gold=[50, 0])
    act(s, "keep")
    assert s.result() == (0.0, 1.0)


@pytest.mark.rule("18.4")
def test_18_4_the_guardians_between_two() -> None:
    s = table("", "the_guardians", players=2)
    act(s, "taxes", "done", "play the_guardians")
    assert s.badge == 1
    assert camps(s) == [0, 0]
    turns(s)
    lay(s, "Scotland with 1", "Scotland with 1")
    assert options_of(s) == ["badge to 0", "keep"]
    assert hand(s, 1) == []
