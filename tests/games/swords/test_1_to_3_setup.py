"""1, 2, 3  Components, setup and the course of a round."""

from __future__ import annotations

import pytest

from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules.board import DECK, STACK
from saltire.games.swords.rules.daggers import cards_in, values_in
from saltire.games.swords.rules.view import SwordsView
from saltire.kernel.bits import count
from saltire.kernel.types import CHANCE
from tests.games.swords.positions import (
    act,
    at_invasion,
    camps,
    castles,
    game,
    gold,
    loyal_round,
    options_of,
    phase,
    refused,
    table,
    to_tokens,
    tokens,
    told,
    turns,
)


@pytest.mark.rule("1.1", "2.4")
def test_1_1_everybody_starts_with_three_units_and_three_gold_in_the_castle() -> None:
    s = table()
    assert castles(s) == [3, 3, 3, 3]
    assert camps(s) == [0, 0, 0, 0]
    assert gold(s) == [3, 3, 3, 3]
    assert s.scottish_camp == 0


@pytest.mark.rule("1.1")
def test_1_1_there_are_no_seats_beyond_the_players() -> None:
    s = table("cattle_raid")
    assert refused(s, "play cattle_raid on 5") == ("no-such-seat", "1.1")


@pytest.mark.rule("1.2")
def test_1_2_a_token_is_a_bonnet_or_a_crown() -> None:
    s = to_tokens(table())
    assert options_of(s) == ["lay Scotland", "lay England"]


@pytest.mark.rule("1.3", "R-44")
def test_1_3_gold_units_and_numbers_of_cards_are_open_and_hands_are_not() -> None:
    s = table("cattle_raid", "forced_march")
    view = s.view(2)
    assert isinstance(view, SwordsView)
    shown = view.to_json()["players"]
    assert isinstance(shown, list)
    assert shown[0]["gold"] == 3
    assert shown[0]["castle"] == 3
    assert [player["cards"] for player in shown] == [1, 1, 0, 0]
    assert "cattle_raid" not in str(view.to_json()).replace("'cards'", "")


@pytest.mark.rule("2.1")
def test_2_1_the_stacks_hold_all_cards() -> None:
    s = game().start()
    assert count(s.cards[DECK]) == 22
    assert values_in(s.daggers[STACK]) == [1] * 4 + [2] * 6 + [3] * 6


@pytest.mark.rule("2.2", "7.4")
def test_2_2_the_marker_stands_on_the_first_space() -> None:
    assert table().defeats == 0


@pytest.mark.rule("2.3")
def test_2_3_six_grey_cards_come_before_a_king() -> None:
    s = at_invasion()
    grey = options_of(s)
    assert len(grey) == 8
    for card in grey[:6]:
        assert card in options_of(s)
        act(s, card)
        loyal_round(to_tokens(s, badge=(s.badge + 1) % 4))
    assert options_of(s) == ["hammer_of_the_scots", "longshanks_bargain"]


@pytest.mark.rule("2.4")
def test_2_4_one_bagpipe_card_is_dealt_from_the_bearer_on_and_told_to_its_owner() -> None:
    s = game(oldest=2).start()
    assert len(s.legal()) == 22
    top = s.top
    (dealt,) = act(s, "cattle_raid")
    assert dealt.heard_by(2) == {
        "kind": "drew", "seat": 2, "deck": "bagpipe", "card": "cattle_raid",
    }  # fmt: skip
    assert dealt.heard_by(1) == {"kind": "drew", "seat": 2, "deck": "bagpipe"}
    assert not top.known_to(s, 1, 0)
    act(s, "forced_march", "forced_march", "english_silver")
    assert [int(s.hand_size(seat)) for seat in range(4)] == [1, 1, 1, 1]
    assert phase(s) == "Invasion"


@pytest.mark.rule("2.4")
def test_2_4_equal_cards_are_told_apart_by_number_while_they_are_drawn() -> None:
    s = game().start()
    texts = options_of(s)
    assert "forced_march" in texts
    assert "forced_march/2" in texts
    act(s, "forced_march/2")
    assert "forced_march/2" not in options_of(s)
    assert "forced_march" in options_of(s)


@pytest.mark.rule("2.5", "R-36")
def test_2_5_lots_decide_who_is_oldest_unless_it_was_agreed() -> None:
    s = SwordsAndBagpipes().start()
    assert s.actor() == CHANCE
    assert options_of(s) == ["seat 0", "seat 1", "seat 2", "seat 3"]
    assert s.top.known_to(s, 3, 0)
    (begun,) = act(s, "seat 2")
    assert begun.public == {"seat": 2}
    assert s.badge == 2
    assert game(oldest=3).start().badge == 3


@pytest.mark.rule("3.1", "10.1", "3.2")
def test_3_1_seven_rounds_are_played_phase_by_phase() -> None:
    s = at_invasion()
    for number in range(1, 8):
        assert s.round == number
        assert phase(s) == "Invasion"
        act(s, options_of(s)[0])
        assert phase(s) == "Turn"
        turns(s)
        assert phase(s) == "GiveBadge"
        act(s, f"badge to {(s.badge + 1) % 4}")
        assert phase(s) == "LayTokens"
        loyal_round(s)
    assert s.result() is not None


@pytest.mark.rule("3.3")
def test_3_3_the_arms_card_is_shown_to_all() -> None:
    s = at_invasion()
    assert s.top.known_to(s, 1, 0)
    (card,) = told(act(s, "ragman_roll"), "invasion")
    assert card == {"round": 1, "card": "ragman_roll"}
    assert s.card().troops == 7


@pytest.mark.rule("3.3")
def test_3_3_a_card_does_not_come_twice() -> None:
    s = table(arms="ragman_roll")
    to_tokens(s)
    tokens(s, "SSS")
    assert phase(s) != "Turn"
    while s.round == 1:
        s.apply(s.legal()[0])
    assert "ragman_roll" not in options_of(s)
    assert cards_in(s.daggers[STACK]) == 16
