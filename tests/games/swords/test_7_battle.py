"""7  The battle."""

from __future__ import annotations

import pytest

from tests.games.swords.positions import fight, phase, table, to_tokens, tokens, told, wealth


def battle(
    word: str, camp: list[int], arms: str = "border_raid", scots: int = 0
) -> dict[str, object]:
    s = to_tokens(table(arms=arms), badge=1)
    wealth(s, camp=camp)
    s.scottish_camp = scots
    (fought,) = told(fight(s, word), "battle")
    return fought


@pytest.mark.rule("7.1")
def test_7_1_all_tokens_are_revealed_at_once() -> None:
    s = wealth(to_tokens(table(), badge=1), camp=[1, 1, 1, 1])
    events = tokens(s, "SES")
    (shown,) = told(events, "revealed")
    assert shown["sides"] == ["Scotland", "Scotland", "England", "Scotland"]
    assert [event.reveals for event in events if event.kind == "revealed"] == [True]


@pytest.mark.rule("7.2")
def test_7_2_camps_and_the_scottish_camp_stand_against_camps_and_troops() -> None:
    fought = battle("SEE", [1, 2, 3, 4], arms="ragman_roll", scots=5)
    assert fought["scotland"] == 1 + 2 + 5
    assert fought["england"] == 3 + 4 + 7
    assert fought["winner"] == "England"


@pytest.mark.rule("7.3")
def test_7_3_a_tie_is_scotlands() -> None:
    assert battle("SSS", [2, 1, 1, 1])["winner"] == "Scotland"
    assert battle("SSS", [1, 1, 1, 1])["winner"] == "England"


@pytest.mark.rule("7.4", "10.2")
def test_7_4_a_defeat_moves_the_marker_and_the_fourth_ends_the_game_after_the_round() -> None:
    s = to_tokens(table(), badge=1)
    s.defeats = 3
    wealth(s, camp=[1, 1, 1, 1], gold=[0, 0, 0, 0])
    events = fight(s, "EES")
    (fought,) = told(events, "battle")
    assert fought["defeats"] == 4
    assert [paid for paid in told(events, "gold") if paid["gold"]] == [
        {"seat": 0, "gold": 1}, {"seat": 2, "gold": 1},
    ]  # fmt: skip
    assert len(told(events, "drew")) == 2
    assert told(events, "game-over")[0]["scotland"] == "fallen"
    assert phase(s) == "_Over"
