"""7  The tactical variant."""

from __future__ import annotations

import pytest

from saltire.games.schotten.rules.game import SchottenTotten
from tests.games.schotten.positions import (
    CLAN,
    act,
    allows,
    drawn,
    hand,
    options_of,
    phase,
    refused_by,
    seen,
    stones,
    table,
)


@pytest.mark.rule("7.1")
def test_7_1_seven_clan_cards_each_and_a_second_deck() -> None:
    s = SchottenTotten(tactics=True, start_player=0).start()
    act(s, *CLAN[:14])
    assert len(hand(s, 0)) == len(hand(s, 1)) == 7
    assert (s.clan_deck(), s.tactics_deck()) == (40, 10)
    assert phase(s) == "Place"


@pytest.mark.rule("7.1")
def test_7_1_without_the_variant_tactics_cards_are_refused() -> None:
    s = table("hand: R1 | G1")
    assert refused_by(s, "Spy@1") == ("no-tactics", "7.1")
    assert refused_by(s, "Banshee") == ("no-tactics", "7.1")


@pytest.mark.rule("7.2")
def test_7_2_play_either_kind_then_claim_then_draw_from_either_deck() -> None:
    s = table("1: R7 R8 | - ; hand: R9 Spy | G1")
    assert {"R9@1", "Spy@1"} <= set(options_of(s))
    act(s, "Spy@2")
    assert phase(s) == "ChooseDeck"
    assert options_of(s) == ["draw clan", "draw tactics"]
    assert s.top.known_to(s, 1, s.legal()[0])
    told = act(s, "draw tactics", "Mud")
    assert told[-1].heard_by(0) == {"kind": "drew", "seat": 0, "deck": "tactics", "card": "Mud"}
    assert told[-1].heard_by(1) == {"kind": "drew", "seat": 0, "deck": "tactics"}
    assert hand(s, 0) == ["R9", "Mud"]
    assert refused_by(s, "draw clan") == ("play-a-card", "3.1")


@pytest.mark.rule("7.2")
def test_7_2_while_choosing_a_deck_nothing_else_is_done() -> None:
    s = table("now: 0 chooses a deck", tactics=True)
    assert refused_by(s, "done") == ("draw-now", "7.2")


@pytest.mark.rule("7.3")
def test_t27_one_deck_empty_means_the_other_and_both_empty_no_draw() -> None:
    s = table("hand: R1 Spy | G1 ; decks: R2 R3")
    act(s, "R1@1")
    assert drawn(s)
    assert options_of(s) == ["R2", "R3"]
    s = table("hand: R1 | G1 ; decks: Spy Mud")
    act(s, "R1@1")
    assert options_of(s) == ["Spy", "Mud"]
    s = table("hand: R1 Spy | G1 ; decks: -")
    act(s, "R1@1")
    assert (phase(s), s.actor()) == ("Place", 1)


@pytest.mark.rule("7.4", "C9")
def test_7_4_a_hand_may_hold_any_number_of_tactics_cards() -> None:
    s = table("hand: Spy Shield Bluff Mud Recruiter Strategist R1 | G1")
    act(s, "R1@1", "draw tactics", "Joker")
    assert len(hand(s, 0)) == 7
    assert "R1" not in hand(s, 0)


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(
    ("played", "may"),
    [
        pytest.param("0 | 0", True, id="t1 neither has played one"),
        pytest.param("1 | 0", False, id="t2 one ahead"),
        pytest.param("1 | 1", True, id="t3 level"),
        pytest.param("2 | 1", False, id="t4 one ahead again"),
        pytest.param("1 | 2", True, id="one behind"),
    ],
)
def test_t1_t2_t3_t4_nobody_gets_more_than_one_tactics_card_ahead(played: str, may: bool) -> None:
    s = table(f"1: - | G9 ; hand: R1 Spy Banshee | G1 ; played: {played}")
    assert allows(s, "Spy@1") is may
    assert allows(s, "Banshee") is may
    if not may:
        assert refused_by(s, "Spy@1") == refused_by(s, "Banshee") == ("tempo", "7.5")


@pytest.mark.rule("7.5")
def test_7_5_all_kinds_count_whatever_became_of_them() -> None:
    s = table("1: - | G9 ; hand: Banshee R1 Spy | Mud G1")
    act(s, "Banshee", "pick G9", "draw clan", "R2")
    assert (s.tactics_played(0), s.tactics_played(1)) == (1, 0)
    act(s, "Mud@1", "draw clan", "R3")
    assert (s.tactics_played(0), s.tactics_played(1)) == (1, 1)
    assert allows(s, "Spy@1")


@pytest.mark.rule("7.6", "C8")
def test_t17_with_tactics_cards_only_one_may_pass_or_play_one() -> None:
    s = table("hand: Spy | G1")
    assert options_of(s) == [*[f"Spy@{stone}" for stone in range(1, 10)], "pass"]
    other = s.clone()
    act(s, "pass")
    assert (phase(s), s.actor(), hand(s, 0)) == ("Place", 1, ["Spy"])
    act(other, "Spy@1")
    assert phase(other) == "ChooseDeck"


@pytest.mark.rule("7.6")
def test_7_6_or_with_every_own_side_complete_at_unclaimed_stones() -> None:
    s = table("1: R1 R2 R3 | - ; claimed: 2 3 5 6 | 4 7 8 9 ; hand: G9 Bluff | G1")
    assert options_of(s) == ["Bluff@1", "pass"]


@pytest.mark.rule("7.6")
def test_7_6_a_passing_player_may_claim_and_draws_nothing() -> None:
    s = table("1: R7 R8 R9 | - ; hand: Spy | G1")
    act(s, "pass", "claim 1")
    assert stones(s, 0) == [1]
    assert (phase(s), s.actor()) == ("Place", 1)


@pytest.mark.rule("7.7", "7.6")
def test_t18_with_a_placeable_clan_card_passing_is_refused() -> None:
    s = table("hand: R1 Spy | G1")
    assert refused_by(s, "pass") == ("must-play", "7.7")
    assert allows(s, "Spy@1")


@pytest.mark.rule("7.5", "7.6", "6.4")
def test_t19_one_ahead_with_tactics_cards_only_one_must_pass() -> None:
    s = table("hand: Spy | Traitor ; played: 1 | 0 ; decks: -")
    assert options_of(s) == ["pass"]
    act(s, "pass")
    assert options_of(s) == ["pass"]
    act(s, "pass", "pass", "pass")
    assert s.result() == (0.5, 0.5)


@pytest.mark.rule("7.8")
@pytest.mark.parametrize("ruse", ["Strategist", "Banshee", "Traitor"])
def test_7_8_a_ruse_without_a_target_cannot_be_played(ruse: str) -> None:
    s = table(f"1: R1 | G1 ; claimed: 1 | - ; hand: R9 {ruse} | G9")
    assert refused_by(s, ruse) == ("no-target", "7.8")


@pytest.mark.rule("7.8")
def test_7_8_a_traitor_needs_a_place_to_come_to() -> None:
    full = "1: R1 R2 R3 | G1 ; claimed: 2 3 5 6 | 4 7 8 9 ; hand: R9 Traitor | G9"
    assert refused_by(table(full), "Traitor") == ("no-target", "7.8")


@pytest.mark.rule("R-20", "7.8")
@pytest.mark.parametrize("ruse", ["Strategist", "Banshee", "Traitor"])
def test_r20_with_ruse_needs_target_false_it_goes_to_the_pile_without_effect(ruse: str) -> None:
    s = table(f"hand: R9 {ruse} | G9", ruse_needs_target=False)
    act(s, ruse)
    assert phase(s) == "ChooseDeck"
    assert seen(s) == [ruse]
    assert s.tactics_played(0) == 1


@pytest.mark.rule("R-20")
def test_r20_a_ruse_with_a_target_is_carried_out_all_the_same() -> None:
    s = table("1: - | G1 ; hand: R9 Banshee | G9", ruse_needs_target=False)
    act(s, "Banshee")
    assert options_of(s) == ["pick G1"]


@pytest.mark.rule("7.9")
def test_7_9_nobody_draws_beyond_seven_cards() -> None:
    s = table("hand: R1 R2 R3 R4 R5 R6 R7 R8 | G1", tactics=True)
    act(s, "R1@1")
    assert (phase(s), s.actor()) == ("Place", 1)
    s = table("hand: R1 R2 R3 R4 R5 R6 R7 | G1", tactics=True)
    act(s, "R1@1")
    assert phase(s) == "ChooseDeck"


@pytest.mark.rule("7.2", "3.2")
def test_7_2_a_tactics_card_must_be_in_hand_too() -> None:
    s = table("hand: R1 | Spy")
    assert refused_by(s, "Spy@1") == ("not-in-hand", "3.2")
    assert refused_by(s, "Recruiter") == ("not-in-hand", "3.2")
