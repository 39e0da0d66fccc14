"""9  When Bagpipe cards are played and what becomes of them."""

from __future__ import annotations

import pytest

from saltire.games.swords.rules.board import DISCARDS, OPEN, RESTING
from saltire.games.swords.rules.position_json import cards_named
from saltire.games.swords.rules.view import SwordsView
from tests.games.swords.positions import (
    act,
    camps,
    castles,
    fight,
    hand,
    loyal_round,
    options_of,
    passes,
    phase,
    refused,
    table,
    to_tokens,
    tokens,
    told,
    turns,
    wealth,
)


@pytest.mark.rule("9.3")
def test_9_3_any_number_of_cards_may_be_played_in_a_turn() -> None:
    s = table("cattle_raid vive_la_france vive_la_france balliols_plan")
    act(s, "play vive_la_france", "units 4", "play vive_la_france", "units 3")
    act(s, "play cattle_raid on 2", "taxes", "play balliols_plan", "done")
    assert s.scottish_camp == 8
    assert hand(s, 0) == []


@pytest.mark.rule("9.5", "R-43")
def test_9_5_a_played_card_lies_on_the_open_discard_pile() -> None:
    s = table("cattle_raid")
    act(s, "play cattle_raid on 1")
    assert cards_named(s.deck, s.cards[DISCARDS]) == ["cattle_raid"]
    view = s.view(3)
    assert isinstance(view, SwordsView)
    assert view.to_json()["discards"] == ["cattle_raid"]


@pytest.mark.rule("9.5", "R-37")
def test_9_5_an_x2_card_stays_open_and_is_played_again_from_the_next_round_on() -> None:
    s = table("balliols_plan")
    act(s, "play balliols_plan")
    assert cards_named(s.deck, s.cards[OPEN]) == ["balliols_plan"]
    assert refused(s, "again balliols_plan") == ("resting", "9.5")
    loyal_round(to_tokens(s))
    act(s, "ragman_roll", "taxes", "done", "taxes", "done", "taxes", "done")
    assert s.actor() == 0
    assert s.cards[RESTING] == 0
    assert "again balliols_plan" in options_of(s)
    (played,) = told(act(s, "again balliols_plan"), "played")
    assert played == {"seat": 0, "card": "balliols_plan", "again": True}
    assert camps(s) == [1, 1, 1, 1]
    assert s.cards[OPEN] == 0
    assert cards_named(s.deck, s.cards[DISCARDS]) == ["balliols_plan"]
    assert refused(s, "again balliols_plan") == ("not-open", "9.5")


@pytest.mark.rule("9.5")
def test_9_5_a_second_copy_in_hand_is_another_card() -> None:
    s = table("balliols_plan balliols_plan")
    act(s, "play balliols_plan", "play balliols_plan")
    assert cards_named(s.deck, s.cards[OPEN]) == ["balliols_plan", "balliols_plan"]
    assert camps(s) == [2, 2, 2, 2]
    loyal_round(to_tokens(s, badge=2))
    act(s, "ragman_roll")
    act(s, "taxes", "done", "taxes", "done")
    assert s.actor() == 0
    act(s, "again balliols_plan")
    assert "again balliols_plan" in options_of(s)


@pytest.mark.rule("R-37")
def test_r_37_the_second_use_is_bound_to_the_same_window() -> None:
    s = to_tokens(table("an_ear_at_the_tent"), badge=1)
    tokens(s, "SSS")
    act(s, "play an_ear_at_the_tent on 2")
    assert phase(s) != "ChoiceCards"
    s = to_tokens(table("an_ear_at_the_tent forced_march"), badge=1)
    tokens(s, "SSS")
    act(s, "play an_ear_at_the_tent on 2")
    assert refused(s, "again an_ear_at_the_tent on 2") == ("resting", "9.5")
    passes(s)
    while s.round == 1:
        s.apply(s.legal()[0])
    act(s, "ragman_roll", "taxes", "done", "taxes", "done", "taxes", "done")
    assert s.actor() == 0
    assert refused(s, "again an_ear_at_the_tent on 2") == ("wrong-window", "9.3")
    turns(s)
    act(s, "badge to 3")
    assert phase(s) == "LayTokens"
    tokens(s, "SSS")
    passes_until(s, 0)
    assert "again an_ear_at_the_tent on 2" in options_of(s)


def passes_until(s: object, seat: int) -> None:
    from saltire.games.swords.rules.board import Table

    assert isinstance(s, Table)
    while s.actor() != seat:
        act(s, "pass")


@pytest.mark.rule("9.6", "R-39")
def test_9_6_units_may_be_fewer_or_none() -> None:
    s = table("treaty_with_eric_ii treaty_with_eric_ii")
    act(s, "play treaty_with_eric_ii")
    assert options_of(s) == ["units 0", "units 1", "units 2", "units 3", "units 4"]
    assert refused(s, "units 5") == ("choose-units", "9.6")
    assert s.top.known_to(s, 2, 0)
    (moved,) = told(act(s, "units 0"), "units")
    assert moved == {"seat": 0, "units": 0, "from": 0, "to": 1}
    assert phase(s) == "Turn"
    act(s, "play treaty_with_eric_ii", "units 4")
    assert castles(s)[0] == 7


@pytest.mark.rule("R-39")
def test_r_39_a_card_may_be_played_for_nothing() -> None:
    s = wealth(to_tokens(table("forced_march"), badge=1), castle=[0, 0, 0, 0], camp=[9, 9, 9, 9])
    tokens(s, "SSS")
    (moved,) = told(act(s, "play forced_march"), "units")
    assert moved["units"] == 0


@pytest.mark.rule("9.6")
def test_9_6_a_card_is_played_on_a_target_or_on_nobody() -> None:
    s = table("cattle_raid balliols_plan")
    assert refused(s, "play cattle_raid") == ("needs-target", "9.6")
    assert refused(s, "play cattle_raid on 0") == ("not-yourself", "9.6")
    assert refused(s, "play balliols_plan on 2") == ("no-target", "9.6")


@pytest.mark.rule("9.3")
def test_9_3_a_card_number_beyond_the_set_is_not_held() -> None:
    from saltire.games.swords.rules import actions

    s = table()
    refusal = s.why_not(0, actions.play(23, -1))
    assert refusal is not None
    assert refusal.key == "not-in-hand"


@pytest.mark.rule("9.7")
def test_9_7_a_dagger_card_is_seen_by_its_owner_alone() -> None:
    s = wealth(to_tokens(table(), badge=1), camp=[9, 9, 9, 9])
    tokens(s, "ESS")
    act(s, "bruces_trick", "bruces_trick", "cattle_raid")
    assert phase(s) == "DrawDagger"
    top = s.top
    assert top.known_to(s, 0, 64)
    assert not top.known_to(s, 1, 64)
    act(s, "dagger 3")
    own, other = s.view(0), s.view(1)
    assert isinstance(own, SwordsView)
    assert isinstance(other, SwordsView)
    assert own.to_json()["daggers"] == [[0, 0, 0], [0, 0, 0], [0, 0, 1], [0, 0, 0]]
    assert other.to_json()["daggers"] == [[0, 0, 0]] * 4
    players = other.to_json()["players"]
    assert isinstance(players, list)
    assert players[0]["dagger_cards"] == [0, 0, 1, 0]


@pytest.mark.rule("9.4")
def test_9_4_the_awards_window_too_goes_from_the_bearer_clockwise() -> None:
    s = to_tokens(table("wallaces_gratitude", "", "", "wallaces_gratitude"), badge=2)
    wealth(s, camp=[9, 9, 9, 9])
    fight(s, "SSS")
    assert s.actor() == 3
    act(s, "pass")
    assert s.actor() == 0
