"""20  Claims in public, true or not."""

from __future__ import annotations

import pytest

from saltire.games.swords.rules.view import SwordsView
from tests.games.swords.positions import (
    act,
    act_as,
    daggers,
    fight,
    options_of,
    phase,
    refused,
    sides,
    table,
    to_tokens,
    tokens,
    told,
    turns,
    wealth,
)


def said(texts: list[str]) -> list[str]:
    return [text for text in texts if text.startswith("say")]


@pytest.mark.rule("20.1")
def test_20_1_a_player_may_claim_a_side_and_do_otherwise() -> None:
    s = table("forced_march", talk=True)
    events = act(s, "say Scotland")
    assert told(events, "claimed") == [{"seat": 0, "about": "side", "side": "Scotland"}]
    assert s.actor() == 0
    to_tokens(s)
    tokens(s, "ESS")
    assert sides(s) == "ESSS"
    view = s.view(2)
    assert isinstance(view, SwordsView)
    players = view.to_json()["players"]
    assert isinstance(players, list)
    assert players[0]["said"] == {"about": "side", "side": "Scotland"}
    assert players[1]["said"] is None


@pytest.mark.rule("20.1", "9.7")
def test_20_1_a_player_may_lie_about_a_dagger_card() -> None:
    s = daggers(table(talk=True), [3])
    assert said(options_of(s)) == [
        "say Scotland", "say England", "say dagger 1", "say dagger 2", "say dagger 3",
    ]  # fmt: skip
    events = act(s, "say dagger 1")
    assert told(events, "claimed") == [{"seat": 0, "about": "dagger", "shows": 1}]


@pytest.mark.rule("20.2")
def test_20_2_one_statement_a_player_and_phase() -> None:
    s = table("forced_march", talk=True)
    act(s, "say England")
    assert said(options_of(s)) == []
    assert refused(s, "say England") == ("spoken", "20.2")
    to_tokens(s, badge=1)
    wealth(s, camp=[9, 9, 9, 9])
    tokens(s, "SSS")
    assert said(options_of(s)) == ["say Scotland", "say England"]
    act(s, "say England")
    assert phase(s) == "ChoiceCards"
    assert refused(s, "say Scotland") == ("spoken", "20.2")


@pytest.mark.rule("20.3")
def test_20_3_there_is_nothing_to_claim_about_daggers_one_does_not_have() -> None:
    s = table("", "forced_march", talk=True)
    assert said(options_of(s)) == ["say Scotland", "say England"]
    assert refused(s, "say dagger 2") == ("nothing-to-say", "20.3")
    to_tokens(s, badge=1)
    tokens(s, "SSS")
    assert s.actor() == 1
    assert said(options_of(s)) == []  # the bearer's side is open
    assert refused(s, "say England") == ("nothing-to-say", "20.3")


@pytest.mark.rule("20.3")
def test_20_3_sides_are_decided_when_awards_are_given() -> None:
    s = daggers(to_tokens(table("wallaces_gratitude", talk=True)), [2])
    wealth(s, camp=[9, 9, 9, 9])
    fight(s, "SSS")
    assert phase(s) == "AwardsCards"
    assert said(options_of(s)) == ["say dagger 1", "say dagger 2", "say dagger 3"]
    assert refused(s, "say England") == ("nothing-to-say", "20.3")


@pytest.mark.rule("20.1")
def test_20_1_two_players_talk_about_the_card_they_lay() -> None:
    s = table("forced_march wallaces_gratitude", players=2, talk=True)
    assert len(said(options_of(s))) == 5
    turns(s)
    for seat in (0, 1):
        act_as(s, seat, "lay Scotland with 1")
    assert len(said(options_of(s))) == 5
    wealth(s, camp=[9, 9])
    act(s, "pass", "keep")
    while s.actor() < 0:
        s.apply(s.legal()[0])
    assert phase(s) == "AwardsCards"
    assert said(options_of(s)) == []


@pytest.mark.rule("20.1")
def test_20_1_a_game_may_be_played_in_silence() -> None:
    s = table()
    assert said(options_of(s)) == []
    assert refused(s, "say England") == ("silent", "20.1")


@pytest.mark.rule("9.7", "20.1", "20.2")
def test_9_7_one_may_tell_of_a_dagger_card_at_every_open_choice() -> None:
    s = turns(daggers(table(talk=True), [3]))
    assert phase(s) == "GiveBadge"
    assert said(options_of(s)) == ["say dagger 1", "say dagger 2", "say dagger 3"]
    assert refused(s, "say England") == ("nothing-to-say", "20.3")
    act(s, "say dagger 1")
    assert (phase(s), s.actor()) == ("GiveBadge", 0)
    assert refused(s, "say dagger 1") == ("spoken", "20.2")
    s = turns(daggers(table(talk=True, players=5, stay_home=True), [3], [3], [3], [3], [3]))
    act(s, "badge to 1")
    assert phase(s) == "GiveToken"
    act(s, "say dagger 2")
    assert refused(s, "say dagger 1") == ("spoken", "20.2")
    assert said(options_of(s)) == []


@pytest.mark.rule("9.7", "20.1")
def test_9_7_two_players_may_tell_while_the_badge_is_kept_or_given() -> None:
    s = turns(table(players=2, talk=True))
    for seat in (0, 1):
        act_as(s, seat, "lay Scotland with 1")
    while phase(s) != "KeepOrGive":
        act(s, "pass")
    assert refused(s, "say England") == ("nothing-to-say", "20.3")
    act(s, "say dagger 1")
    assert said(options_of(s)) == []
    assert phase(s) == "KeepOrGive"


@pytest.mark.rule("9.7")
def test_9_7_with_tell_daggers_turn_one_tells_on_turns_only() -> None:
    s = turns(daggers(table(talk=True, tell_daggers="turn"), [3]))
    assert phase(s) == "GiveBadge"
    assert said(options_of(s)) == []
