"""6  Choice tokens and the cards before the reveal."""

from __future__ import annotations

import pytest

from saltire.games.registry import load_version
from saltire.games.swords.rules.view import SwordsView
from saltire.kernel.errors import NotYourTurn
from tests.games.swords.positions import (
    act,
    act_as,
    camps,
    game,
    options_of,
    passes,
    phase,
    refused,
    sides,
    table,
    to_tokens,
    tokens,
    told,
    wealth,
)


@pytest.mark.rule("6.1")
def test_6_1_tokens_are_laid_in_secret_and_who_is_waited_for_is_public() -> None:
    s = to_tokens(table("forced_march"), badge=1)
    assert s.waiting_for() == (0, 2, 3)
    (sealed,) = act_as(s, 2, "lay England")
    assert sealed.heard_by(0) == {"kind": "sealed", "seat": 2}
    assert s.waiting_for() == (0, 3)
    view, own = s.view(0), s.view(2)
    assert isinstance(view, SwordsView)
    assert isinstance(own, SwordsView)
    assert view.to_json()["sealed"] == -1
    assert own.to_json()["sealed"] == 35
    assert view.to_json()["waiting"] == [0, 3]
    assert s.view(0) == view
    act_as(s, 2, "lay Scotland")
    act_as(s, 0, "lay Scotland")
    assert refused(s, "taxes") == ("lay-token", "6.1")
    assert refused(s, "lay Scotland with 2") == ("lay-token", "6.1")
    act_as(s, 3, "lay England")
    assert phase(s) == "ChoiceCards"
    assert sides(s) == "SSSE"


@pytest.mark.rule("6.2", "R-9")
def test_6_2_the_bearer_lays_no_token_and_stands_openly_with_scotland() -> None:
    s = table("forced_march")
    events = to_tokens(s, badge=3)
    assert events is s
    assert s.waiting_for() == (0, 1, 2)
    with pytest.raises(NotYourTurn):
        act_as(s, 3, "lay England")
    view = s.view(0)
    assert isinstance(view, SwordsView)
    assert view.side_name(3) == "Scotland"
    assert view.side_name(1) is None
    tokens(s, "EEE")
    assert sides(s) == "EEES"


@pytest.mark.rule("6.3", "R-5", "9.4")
def test_6_3_cards_are_played_one_at_a_time_from_the_bearer_on() -> None:
    s = to_tokens(
        table("forced_march", "the_narrow_bridge", "forced_march back_to_the_glens"), badge=1
    )
    tokens(s, "SSS")
    assert s.actor() == 1
    act(s, "play the_narrow_bridge")
    assert s.actor() == 2
    act(s, "play forced_march", "units 1")
    assert s.actor() == 0
    events = act(s, "pass")
    assert told(events, "passed") == [{"seat": 0}]
    assert s.actor() == 2
    assert options_of(s) == ["pass", "play back_to_the_glens"]


@pytest.mark.rule("9.4", "R-5")
def test_r_5_players_without_cards_are_not_asked() -> None:
    s = to_tokens(table("forced_march", "wallaces_gratitude", pass_binds=True), badge=1)
    tokens(s, "SSS")
    assert s.actor() == 1
    assert options_of(s) == ["pass"]
    assert refused(s, "taxes") == ("cards-or-pass", "R-5")
    act(s, "pass")
    assert s.actor() == 0
    act(s, "play forced_march", "units 0")
    assert phase(s) != "ChoiceCards"


@pytest.mark.rule("9.4", "R-51")
def test_r_51_while_the_order_does_not_matter_a_pass_is_not_final() -> None:
    s = to_tokens(table("forced_march", "the_narrow_bridge"), badge=1)
    tokens(s, "SSS")
    act(s, "pass")
    assert s.actor() == 0
    act(s, "play forced_march", "units 0")
    assert (s.actor(), phase(s)) == (1, "ChoiceCards")
    act(s, "play the_narrow_bridge")
    assert phase(s) != "ChoiceCards"


@pytest.mark.rule("9.4", "R-51")
def test_r_51_once_the_order_matters_passes_are_final() -> None:
    s = to_tokens(
        table("bruces_trick forced_march", "the_narrow_bridge", "back_to_the_glens"), badge=1
    )
    tokens(s, "SSS")
    act(s, "pass", "pass")
    assert s.actor() == 0
    act(s, "play bruces_trick")
    assert s.actor() == 0
    assert game().from_json(s.to_json()).to_json() == s.to_json()
    act(s, "play forced_march")
    assert game().from_json(s.to_json()).to_json() == s.to_json()
    act(s, "units 0")
    assert phase(s) != "ChoiceCards"


@pytest.mark.rule("R-51")
def test_r_51_a_game_of_version_1_has_final_passes() -> None:
    old = load_version("swords", "1", {"oldest": 0})
    assert old.options["pass_binds"] is True
    assert old.options["deserter_counts"] is False
    assert old.options["tell_daggers"] == "turn"


@pytest.mark.rule("9.3")
def test_9_3_cards_of_other_windows_wait() -> None:
    s = table("forced_march wallaces_gratitude")
    assert refused(s, "play forced_march") == ("wrong-window", "9.3")
    to_tokens(s)
    tokens(s, "SSS")
    assert refused(s, "play wallaces_gratitude") == ("wrong-window", "9.3")


@pytest.mark.rule("6.3", "R-3")
def test_r_3_desertion_is_looked_at_after_the_choice_cards() -> None:
    s = to_tokens(table("forced_march", "", "back_to_the_glens"), badge=1)
    wealth(s, camp=[0, 1, 2, 1], castle=[1, 0, 0, 0])
    tokens(s, "SSS")
    act(s, "play back_to_the_glens", "units 2")
    assert camps(s) == [0, 1, 0, 1]
    events = act(s, "play forced_march", "units 1")
    assert [paid["seat"] for paid in told(events, "gold")] == [0, 1, 3]


@pytest.mark.rule("6.3")
def test_6_3_the_bearer_too_may_play_choice_cards() -> None:
    s = to_tokens(table("", "bruces_trick"), badge=1)
    tokens(s, "SSS")
    assert options_of(s) == ["pass", "play bruces_trick"]
    assert s.top.known_to(s, 3, s.legal()[0])
    passes(s)
    assert phase(s) != "ChoiceCards"
