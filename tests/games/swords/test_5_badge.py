"""5  The Badge of Honour is passed on."""

from __future__ import annotations

import pytest

from tests.games.swords.positions import (
    act,
    at_invasion,
    loyal_round,
    options_of,
    phase,
    refused,
    table,
    told,
    turns,
)


@pytest.mark.rule("5.1", "R-8")
def test_5_1_the_bearer_must_give_the_badge_to_another_player() -> None:
    s = turns(table())
    assert s.actor() == 0
    assert refused(s, "keep") == ("give-badge", "5.1")
    assert refused(s, "badge to 0") == ("give-badge", "5.1")
    assert refused(s, "badge to 5") == ("give-badge", "5.1")
    assert s.top.known_to(s, 3, 0)
    (given,) = told(act(s, "badge to 2"), "badge")
    assert given == {"from": 0, "to": 2}
    assert s.badge == 2


@pytest.mark.rule("R-6")
def test_r_6_the_first_giver_may_choose_anybody() -> None:
    s = turns(table())
    assert options_of(s) == ["badge to 1", "badge to 2", "badge to 3"]


@pytest.mark.rule("5.2", "9.2")
def test_5_2_not_to_the_one_who_gave_it_the_round_before() -> None:
    s = turns(table())
    act(s, "badge to 2")
    loyal_round(s)
    act(s, "ragman_roll")
    assert s.actor() == 2
    turns(s)
    assert options_of(s) == ["badge to 1", "badge to 3"]
    assert refused(s, "badge to 0") == ("not-back", "5.2")
    act(s, "badge to 3")
    loyal_round(s)
    act(s, "march_on_berwick")
    turns(s)
    assert options_of(s) == ["badge to 0", "badge to 1"]


@pytest.mark.rule("R-7")
def test_r_7_the_badge_is_passed_in_the_last_round_too() -> None:
    s = at_invasion()
    s.round = 7
    act(s, "hammer_of_the_scots")
    turns(s)
    assert phase(s) == "GiveBadge"
