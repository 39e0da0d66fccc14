"""3  The turn: place, claim, draw."""

from __future__ import annotations

import pytest

from saltire.kernel.errors import IllegalAction, NotYourTurn
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE
from tests.games.schotten.positions import (
    act,
    allows,
    drawn,
    hand,
    options_of,
    phase,
    refused_by,
    side,
    stones,
    table,
    worth,
)


@pytest.mark.rule("3.1")
def test_3_1_place_then_claim_then_draw_then_the_other_player() -> None:
    s = table("1: R7 R8 | - ; hand: R9 | G1")
    assert phase(s) == "Place"
    assert s.top.known_to(s, 1, s.legal()[0])
    act(s, "R9@1")
    assert phase(s) == "Claim"
    act(s, "claim 1")
    assert drawn(s)
    act(s, "B1")
    assert (phase(s), s.actor()) == ("Place", 1)


@pytest.mark.rule("3.1")
def test_3_1_each_step_of_a_turn_refuses_what_belongs_to_another() -> None:
    s = table("1: R7 R8 | - ; hand: R9 R1 | G1")
    assert refused_by(s, "draw clan") == ("play-a-card", "3.1")
    assert refused_by(s, "discard") == ("play-a-card", "3.1")
    act(s, "R9@1")
    assert refused_by(s, "R1@2") == ("claims-or-done", "3.1")
    assert refused_by(s, "pass") == ("claims-or-done", "3.1")


@pytest.mark.rule("3.1")
def test_3_1_nobody_plays_out_of_turn() -> None:
    s = table("hand: R9 | G1 ; now: 0 plays")
    with pytest.raises(NotYourTurn, match="seat 0 must act"):
        s.play(1, 0)


@pytest.mark.rule("3.2")
def test_3_2_a_hand_card_goes_on_an_own_unclaimed_incomplete_side() -> None:
    s = table("1: R1 R2 R3 | - ; 2: - | R4 R5 R6 ; 3: G1 | - ; claimed: 4 | 5 ; hand: R9 | G9")
    assert options_of(s) == ["R9@2", "R9@3", "R9@6", "R9@7", "R9@8", "R9@9"]
    (laid,) = act(s, "R9@2")
    assert side(s, 0, 2) == ["R9"]
    assert laid.heard_by(1) == {"kind": "laid", "seat": 0, "card": "R9", "stone": 2}


@pytest.mark.rule("3.2")
def test_3_2_only_a_card_in_hand_can_be_placed() -> None:
    s = table("hand: R9 | G9")
    assert refused_by(s, "G9@1") == ("not-in-hand", "3.2")


@pytest.mark.rule("3.2", "3.4", "5.5")
def test_b18_a_claimed_stone_and_a_complete_side_take_no_card() -> None:
    s = table("1: R1 R2 R3 | - ; claimed: 4 | 5 ; hand: R9 | G9")
    assert refused_by(s, "R9@1") == ("side-complete", "3.4")
    assert refused_by(s, "R9@4") == ("stone-claimed", "5.5")
    assert refused_by(s, "R9@5") == ("stone-claimed", "5.5")
    with pytest.raises(IllegalAction, match=r"your side of stone 1 is complete \(rule 3.4\)"):
        act(s, "R9@1")


@pytest.mark.rule("3.3")
def test_3_3_a_placed_card_lies_still_to_the_end_of_the_round() -> None:
    s = table("1: R1 | - ; hand: G1 | G2")
    assert refused_by(s, "pick R1") == ("play-a-card", "3.1")
    assert refused_by(s, "R1@2") == ("not-in-hand", "3.2")


@pytest.mark.rule("3.4")
def test_3_4_a_side_takes_three_cards_and_in_the_mud_four() -> None:
    s = table("1: R1 R2 R3 | - ; 2: R4 R5 R6 | - ; 3: O1 O2 O3 O4 | - ; mud: 3 ; hand: R9 | G9")
    assert not allows(s, "R9@1")
    assert not allows(s, "R9@3")
    s = table("3: O1 O2 O3 | - ; mud: 3 ; hand: R9 | G9")
    assert allows(s, "R9@3")


@pytest.mark.rule("3.4", "4.1")
def test_b2_order_within_a_side_is_irrelevant() -> None:
    assert worth("G4 B2 R3") == worth("R3 G4 B2") == worth("B2 R3 G4") == "run 9"


@pytest.mark.rule("3.5")
def test_3_5_any_stones_are_claimed_in_any_order_after_placing() -> None:
    s = table("1: R7 R8 R9 | - ; 5: B7 B8 B9 | - ; 9: G7 G8 | - ; hand: G9 R1 | P1")
    assert refused_by(s, "claim 1") == ("place-first", "3.5")
    act(s, "R1@3")
    assert options_of(s) == ["claim 1", "claim 5", "done"]
    act(s, "claim 5", "claim 1")
    assert stones(s, 0) == [1, 5]
    assert drawn(s)


@pytest.mark.rule("3.5")
def test_b19_after_drawing_a_claim_must_wait_for_the_next_turn() -> None:
    s = table("1: R7 R8 R9 | - ; hand: R1 | G1")
    act(s, "R1@3", "done", "B1")
    with pytest.raises(NotYourTurn):
        s.play(0, s.top.legal(s, 1)[0])
    act(s, "G1@3")
    assert s.actor() == CHANCE
    s = table("1: R7 R8 R9 | - ; hand: R1 | G1 ; now: 0 chooses a deck", tactics=True)
    assert refused_by(s, "claim 1") == ("claim-over", "3.5")
    assert refused_by(s, "R1@3") == ("draw-now", "7.2")


@pytest.mark.rule("3.5", "5.8", "R-18")
def test_r18_a_claim_that_cannot_be_proved_is_told_why_before_and_after_placing() -> None:
    s = table("1: R1 R2 G9 | - ; 2: R7 R8 | - ; 3: B7 B8 B9 | - ; hand: R3 | G1", tactics=True)
    assert refused_by(s, "claim 1") == ("not-proved", "5.4")
    assert refused_by(s, "claim 2") == ("place-first", "3.5")
    assert refused_by(s, "claim 3") == ("place-first", "3.5")
    act(s, "R3@5", "done")
    assert refused_by(s, "claim 1") == ("not-proved", "5.4")
    assert refused_by(s, "claim 2") == ("own-side-incomplete", "5.1")
    assert refused_by(s, "claim 3") == ("claim-over", "3.5")


@pytest.mark.rule("3.6")
def test_3_6_nobody_has_to_claim() -> None:
    s = table("1: R7 R8 R9 | - ; hand: R1 | G1")
    act(s, "R1@3", "done")
    assert stones(s, 0) == []
    assert drawn(s)


@pytest.mark.rule("3.6", "R-23")
def test_r23_auto_claim_takes_all_stones_at_once_until_the_round_is_won() -> None:
    s = table(
        "1: R7 R8 R9 | - ; 5: B7 B8 B9 | - ; 9: G7 G8 G9 | - ; hand: R1 | P1", auto_claim=True
    )
    told = act(s, "R1@3")
    assert [event.public["stone"] for event in told if event.kind == "claimed"] == [1, 5, 9]
    assert drawn(s)
    s = table(
        "1: R7 R8 R9 | - ; 2: B7 B8 B9 | - ; 3: G7 G8 G9 | - ; 5: P7 P8 P9 | - ; hand: R1 | P1",
        auto_claim=True,
    )
    act(s, "R1@6")
    assert stones(s, 0) == [1, 2, 3]
    assert s.result() == (1.0, 0.0)


@pytest.mark.rule("3.7")
def test_3_7_the_turn_ends_with_a_card_from_the_deck() -> None:
    s = table("hand: R1 | G1")
    act(s, "R1@1")
    assert len(s.legal()) == 52
    (told,) = act(s, "B5")
    assert hand(s, 0) == ["B5"]
    assert told.heard_by(0) == {"kind": "drew", "seat": 0, "deck": "clan", "card": "B5"}
    assert told.heard_by(1) == {"kind": "drew", "seat": 0, "deck": "clan"}


@pytest.mark.rule("3.7")
def test_3_7_what_is_drawn_is_known_to_the_drawer_alone() -> None:
    s = table("hand: R1 | G1")
    act(s, "R1@1")
    assert s.top.known_to(s, 0, 1)
    assert not s.top.known_to(s, 1, 1)


@pytest.mark.rule("3.7")
def test_b23_with_an_empty_deck_hands_shrink_to_nothing() -> None:
    s = table("hand: R1 R2 | G1 G2 ; decks: -")
    act(s, "R1@1", "G1@1", "R2@1", "G2@1")
    assert hand(s, 0) == hand(s, 1) == []
    assert options_of(s) == ["pass"]


@pytest.mark.rule("3.8")
@pytest.mark.parametrize("cards", ["-", "R9"])
def test_3_8_without_a_legal_placement_one_passes_and_draws_nothing(cards: str) -> None:
    full = "1: R1 R2 R3 | - ; claimed: 2 3 5 6 | 4 7 8 9" if cards != "-" else "1: R1 | -"
    s = table(f"{full} ; hand: {cards} | G9 ; decks: Y9")
    assert options_of(s) == ["pass"]
    (told,) = act(s, "pass")
    assert told.heard_by(1) == {"kind": "passed", "seat": 0}
    assert (phase(s), s.actor()) == ("Place", 1)


@pytest.mark.rule("3.8")
def test_3_8_a_passing_player_may_still_claim() -> None:
    s = table("1: R7 R8 R9 | - ; hand: - | G9")
    act(s, "pass")
    assert options_of(s) == ["claim 1", "done"]
    act(s, "claim 1")
    assert (phase(s), s.actor()) == ("Place", 1)


@pytest.mark.rule("3.8")
def test_3_8_with_base_pass_may_claim_false_a_pass_is_all() -> None:
    s = table("1: R7 R8 R9 | - ; hand: - | G9", base_pass_may_claim=False)
    act(s, "pass")
    assert (phase(s), s.actor()) == ("Place", 1)


@pytest.mark.rule("3.9")
def test_3_9_nobody_passes_who_can_place_a_card() -> None:
    s = table("hand: R9 | G9")
    assert refused_by(s, "pass") == ("must-place", "3.9")


@pytest.mark.rule("3.2")
def test_3_2_a_random_placement_is_drawn_from_the_legal_ones() -> None:
    lots = Lots(3)
    for text in (
        "1: R1 R2 R3 | - ; claimed: 4 | 5 ; hand: R9 G1 Y5 | G9",
        "hand: R9 Spy | G9",
        "hand: - | G9",
    ):
        s = table(text)
        drawn_actions = {s.sample(lots) for _ in range(300)}
        assert drawn_actions == set(s.legal())


@pytest.mark.rule("3.7")
@pytest.mark.parametrize("deck", ["clan", "tactics"])
def test_3_7_a_random_draw_is_one_of_the_deck(deck: str) -> None:
    s = table("now: 0 chooses a deck ; decks: R1 R2 Spy Mud", tactics=True)
    act(s, f"draw {deck}")
    lots = Lots(3)
    assert {s.sample(lots) for _ in range(99)} == set(s.legal())
