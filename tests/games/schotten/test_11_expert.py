"""11  The expert variant."""

from __future__ import annotations

import pytest

from saltire.games.schotten.rules.game import SchottenTotten
from saltire.kernel.game import play_out
from saltire.kernel.lots import Lots
from tests.games.schotten.positions import act, drawn, options_of, phase, refused_by, stones, table


@pytest.mark.rule("11.1")
def test_x1_a_stone_completed_now_is_claimed_at_the_start_of_the_next_turn() -> None:
    s = table("1: R7 R8 | - ; hand: R9 R1 | G1", expert=True)
    act(s, "R9@1")
    assert drawn(s)
    act(s, "B1", "G1@2", "B2")
    assert (phase(s), s.actor()) == ("Claim", 0)
    act(s, "claim 1")
    assert (stones(s, 0), phase(s), s.actor()) == ([1], "Place", 0)


@pytest.mark.rule("11.1")
def test_11_1_after_the_claims_none_are_left_for_this_turn() -> None:
    s = table("1: R7 R8 R9 | - ; hand: R1 | G1 ; now: 1 plays", expert=True, tactics=True)
    act(s, "G1@2", "draw clan", "B2", "done")
    assert refused_by(s, "claim 1") == ("claim-over", "3.5")
    act(s, "R1@2")
    assert refused_by(s, "claim 1") == ("claim-only-at-start", "11.1")


@pytest.mark.rule("11.1", "R-18")
def test_r18_a_claim_that_was_never_possible_is_told_what_it_lacks() -> None:
    s = table("1: R1 R2 G9 | - ; 2: R7 R8 | - ; hand: R3 | G1", expert=True)
    assert refused_by(s, "claim 1") == ("not-proved", "5.4")
    assert refused_by(s, "claim 2") == ("own-side-incomplete", "5.1")


@pytest.mark.rule("11.1")
def test_11_1_auto_claim_works_at_the_start() -> None:
    s = table("1: R7 R8 R9 | - ; hand: R1 | G1 ; now: 1 plays", expert=True, auto_claim=True)
    act(s, "G1@2", "B2")
    assert (stones(s, 0), phase(s)) == ([1], "Place")


@pytest.mark.rule("11.2")
def test_x2_a_win_at_the_start_of_a_turn_ends_the_round_before_a_card_is_played() -> None:
    s = table("1: R7 R8 R9 | - ; claimed: 2 3 | - ; hand: R1 | G1 ; now: 1 plays", expert=True)
    act(s, "G1@4", "B2", "claim 1")
    assert s.result() == (1.0, 0.0)


@pytest.mark.rule("11.3")
def test_11_3_a_complete_side_can_be_upset_before_it_is_claimed() -> None:
    s = table("1: R7 R8 | - ; hand: R9 R1 | Banshee G1", expert=True)
    act(s, "R9@1", "draw clan", "B1", "Banshee", "pick R8", "draw clan", "B2")
    assert (phase(s), s.actor()) == ("Place", 0)


@pytest.mark.rule("11.3")
def test_x4_without_a_legal_placement_claim_at_the_start_and_then_pass() -> None:
    s = table("1: R7 R8 R9 | - ; hand: - | G1 G2 ; now: 1 plays ; decks: -", expert=True)
    act(s, "G1@2", "claim 1")
    assert options_of(s) == ["pass"]
    act(s, "pass")
    assert (phase(s), s.actor()) == ("Place", 1)


@pytest.mark.rule("R-17", "11.3")
def test_r17_so_whatever_base_pass_may_claim_says() -> None:
    s = table(
        "1: R7 R8 R9 | - ; hand: - | G1 G2 ; now: 1 plays ; decks: -",
        expert=True,
        base_pass_may_claim=False,
    )
    act(s, "G1@2", "claim 1", "pass")
    assert stones(s, 0) == [1]


@pytest.mark.rule("C7", "11.1")
@pytest.mark.parametrize("tactics", [False, True])
def test_c7_the_expert_variant_goes_with_and_without_tactics_cards(tactics: bool) -> None:
    game = SchottenTotten(expert=True, tactics=tactics)
    s = game.start()
    play_out(s, Lots(4), game.max_length)
    assert s.result() is not None
