"""8  Awards: deserters, rewards, daggers and the crown gold."""

from __future__ import annotations

import pytest

from saltire.games.swords.rules.board import NEW, Table
from saltire.kernel.event import Event
from tests.games.swords.positions import (
    act,
    act_as,
    castles,
    deal,
    fight,
    give,
    gold,
    hand,
    options_of,
    phase,
    refused,
    table,
    to_tokens,
    tokens,
    told,
    wealth,
)


def rewarded(
    word: str, camp: list[int], arms: str = "border_raid", **options: object
) -> tuple[Table, list[Event]]:
    """Fight with seat 1 as the bearer and nobody holding cards or gold."""
    s = wealth(to_tokens(table(arms=arms, **options), badge=1), camp=camp, gold=[0, 0, 0, 0])
    return s, fight(s, word)


def drawn(events: list[Event], deck: str) -> list[object]:
    return [event["seat"] for event in told(events, "drew") if event["deck"] == deck]


@pytest.mark.rule("8.1")
def test_8_1_deserters_get_nothing_and_play_no_awards_cards() -> None:
    s = to_tokens(table("wallaces_gratitude", "", "wallaces_gratitude"), badge=1)
    wealth(s, camp=[0, 5, 5, 5], gold=[0, 0, 0, 0])
    events = fight(s, "SSS")
    assert [paid["seat"] for paid in told(events, "gold")] == [1, 2, 3]
    assert drawn(events, "bagpipe") == [1, 2, 3]
    assert phase(s) == "AwardsCards"
    assert s.actor() == 2
    act(s, "play wallaces_gratitude")
    assert s.round == 2
    assert hand(s, 0) == ["wallaces_gratitude"]


@pytest.mark.rule("8.2", "R-49")
def test_8_2_after_a_victory_the_loyal_draw_a_card_and_gain_gold_from_the_bearer_on() -> None:
    s, events = rewarded("SSE", [5, 5, 5, 1], arms="ragman_roll")
    assert gold(s) == [2, 2, 2, 3]
    assert drawn(events, "bagpipe") == [1, 2, 0]
    assert [event["seat"] for event in told(events, "drew")] == [1, 2, 3, 0]


@pytest.mark.rule("8.3")
def test_8_3_after_a_defeat_the_loyal_get_a_unit_and_the_patched_bonnets_gold() -> None:
    s, events = rewarded("SEE", [1, 1, 5, 5], arms="march_on_berwick")
    assert castles(s) == [6, 6, 5, 5]
    assert gold(s) == [1, 1, 2, 2]
    assert drawn(events, "bagpipe") == []


@pytest.mark.rule("8.4")
@pytest.mark.parametrize("camp", [[9, 9, 1, 1], [1, 1, 9, 9]])
def test_8_4_each_traitor_draws_a_dagger_whoever_won(camp: list[int]) -> None:
    s, events = rewarded("SEE", camp)
    assert drawn(events, "dagger") == [2, 3]
    assert [int(s.dagger_cards(seat)) for seat in range(4)] == [0, 0, 1, 1]
    secret = [
        event for event in events if event.kind == "drew" and event.public["deck"] == "dagger"
    ]
    assert secret[0].heard_by(2)["card"] == 1
    assert "card" not in secret[0].heard_by(0)


@pytest.mark.rule("8.5")
def test_8_5_the_crown_gold_is_divided_and_rounded_down() -> None:
    s, _ = rewarded("EEE", [1, 9, 1, 1], arms="march_on_berwick")
    assert [gold(s)[seat] for seat in (0, 2, 3)] == [1, 1, 1]
    s, _ = rewarded("SSE", [9, 9, 9, 1], arms="march_on_berwick")
    assert gold(s)[3] == 4


@pytest.mark.rule("8.6")
def test_8_6_without_the_divide_symbol_each_gets_it_all() -> None:
    s, _ = rewarded("EEE", [1, 9, 1, 1], arms="ragman_roll")
    assert [gold(s)[seat] for seat in (0, 2, 3)] == [3, 3, 3]


@pytest.mark.rule("8.7")
def test_8_7_cards_that_came_in_this_phase_wait() -> None:
    s = to_tokens(table("wallaces_gratitude"), badge=1)
    wealth(s, camp=[5, 5, 5, 5])
    tokens(s, "SSS")
    act(s, "pass")
    assert phase(s) == "DrawBagpipe"
    assert [s.top.known_to(s, seat, 0) for seat in range(4)] == [False, True, False, False]
    act(s, "bruces_trick", "bruces_trick", "cattle_raid", "wallaces_gratitude")
    assert s.actor() == 0
    assert s.cards[NEW] != 0
    act(s, "play wallaces_gratitude")
    assert s.round == 2
    assert hand(s, 0) == ["wallaces_gratitude"]


@pytest.mark.rule("8.7")
def test_8_7_a_card_just_received_is_refused() -> None:
    s = to_tokens(table("forced_march"), badge=1)
    wealth(s, camp=[5, 5, 5, 5])
    tokens(s, "SSS")
    act(s, "pass", "bruces_trick", "bruces_trick", "cattle_raid", "wallaces_gratitude")
    assert options_of(s) == ["pass"]
    assert refused(s, "play wallaces_gratitude") == ("just-received", "8.7")
    assert refused(s, "taxes") == ("cards-or-pass", "R-5")


@pytest.mark.rule("R-1")
def test_r_1_a_deserting_traitor_draws_a_dagger_too() -> None:
    s, events = rewarded("SES", [9, 9, 0, 9])
    assert drawn(events, "dagger") == [2]
    assert gold(s)[2] == 0


@pytest.mark.rule("R-2")
@pytest.mark.parametrize(("agreed", "share"), [({"deserter_counts": False}, 4), ({}, 2)])
def test_r_2_a_deserter_counts_for_the_division_unless_agreed(
    agreed: dict[str, bool], share: int
) -> None:
    s, _ = rewarded("SEE", [9, 9, 0, 1], arms="siege_of_stirling", **agreed)
    assert gold(s)[2] == 0
    assert gold(s)[3] == share


@pytest.mark.rule("R-4")
def test_r_4_rewards_come_before_the_cards() -> None:
    s = to_tokens(table("wallaces_gratitude"), badge=1)
    wealth(s, camp=[5, 5, 5, 5], gold=[0, 0, 0, 0])
    fight(s, "SSS")
    assert phase(s) == "AwardsCards"
    assert gold(s) == [1, 1, 1, 1]


@pytest.mark.rule("R-16")
def test_r_16_without_a_traitor_the_crown_gold_stays() -> None:
    s, _ = rewarded("SSS", [5, 5, 5, 5])
    assert gold(s) == [1, 1, 1, 1]


@pytest.mark.rule("9.1")
def test_9_1_camps_are_emptied_and_castles_stay() -> None:
    s = to_tokens(table(), badge=1)
    wealth(s, camp=[5, 5, 5, 5], castle=[1, 2, 3, 4])
    s.scottish_camp = 3
    fight(s, "SSS")
    assert [int(s.camp(seat)) for seat in range(4)] == [0, 0, 0, 0]
    assert castles(s) == [1, 2, 3, 4]
    assert s.scottish_camp == 0
    assert (s.sided, s.english, s.open_sides, s.winner) == (0, 0, 0, -1)


@pytest.mark.rule("17.4")
def test_17_4_without_a_bagpipe_card_left_nothing_is_drawn() -> None:
    s = to_tokens(table("forced_march"), badge=1)
    everything = " ".join(card.id for card in s.deck.bagpipes for _ in range(card.copies))
    give(s, everything)
    wealth(s, camp=[5, 5, 5, 5])
    events = fight(s, "SSS")
    assert drawn(events, "bagpipe") == []


@pytest.mark.rule("17.2")
def test_17_2_an_empty_bagpipe_stack_is_made_of_its_discards() -> None:
    s = to_tokens(table("forced_march"), badge=1)
    wealth(s, camp=[5, 5, 5, 5])
    deck, discards = 24, 25
    s.cards[discards], s.cards[deck] = s.cards[deck], 0
    events = tokens(s, "SSS") + act(s, "pass")
    assert told(events, "reshuffled") == [{"deck": "bagpipe", "cards": 21}]
    assert s.cards[discards] == 0
    deal(s)
    assert phase(s) == "AwardsCards"


@pytest.mark.rule("17.2", "17.3", "R-45")
def test_17_3_daggers_are_shuffled_anew_and_then_virtual() -> None:
    s = to_tokens(table(), badge=1)
    wealth(s, camp=[1, 1, 1, 1])
    stack, discards = 18, 19
    s.daggers[stack] = 0
    s.daggers[discards] = 1 + 2 * 32
    events = tokens(s, "SEE")
    assert told(events, "reshuffled") == [{"deck": "dagger"}]
    assert options_of(s) == ["dagger 1", "dagger 2", "dagger 2/2"]
    act(s, "dagger 2/2", "dagger 2")
    assert s.daggers[0 + 2] == s.daggers[0 + 3] == 1 << 50
    s.daggers[stack] = 0
    act(s, "ragman_roll")
    to_tokens(s, badge=2)
    wealth(s, camp=[1, 1, 1, 1])
    act_as(s, 0, "lay England")
    act_as(s, 1, "lay Scotland")
    events = act_as(s, 3, "lay England")
    assert told(events, "virtual-dagger") == [{"seat": 3}, {"seat": 0}]
    assert int(s.total_daggers(3)) == 4
    assert int(s.dagger_cards(3)) == 2
