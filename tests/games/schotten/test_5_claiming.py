"""5  Claiming: two complete sides, and proofs against an incomplete one."""

from __future__ import annotations

import pytest

from saltire.kernel.errors import IllegalAction, NotYourTurn
from tests.games.schotten.positions import (
    CLAN,
    act,
    allows,
    drawn,
    options_of,
    refused,
    refused_by,
    stands,
    stones,
    table,
)


def proof(text: str, **options: object) -> dict[str, object]:
    """Claim stone 1 and give the proof that is shown."""
    s = table(f"{text} ; now: 0 claims", **options)
    shown = act(s, "claim 1")[0].public["proof"]
    assert isinstance(shown, dict)
    return shown


@pytest.mark.rule("5.1")
def test_5_1_only_on_your_own_turn() -> None:
    s = table("1: - | R7 R8 R9 ; 2: B7 B8 B9 | - ; now: 0 claims")
    with pytest.raises(NotYourTurn):
        s.play(1, s.legal()[0])
    assert refused_by(s, "claim 1") == ("own-side-incomplete", "5.1")


@pytest.mark.rule("5.1")
def test_b14_an_incomplete_side_of_your_own_claims_nothing_however_certain() -> None:
    assert not stands("R9 G6 | B1 Y4")
    s = table("1: R9 G6 | B1 Y4 ; now: 0 claims")
    assert refused_by(s, "claim 1") == ("own-side-incomplete", "5.1")


@pytest.mark.rule("5.2")
def test_5_2_of_two_complete_sides_the_stronger_claims() -> None:
    s = table("1: R1 G1 B1 | R9 R8 R6 ; 2: Y1 P2 O3 | B2 G3 Y4 ; now: 0 claims")
    assert options_of(s) == ["claim 1", "done"]
    assert refused_by(s, "claim 2") == ("weaker", "5.2")
    assert refused(s, "claim 2").facts == {
        "stone": 2,
        "yours": "run 6",
        "theirs": "run 9",
        "size": 3,
    }


@pytest.mark.rule("5.3", "5.4.3")
def test_b7_nothing_beats_the_highest_colour_run() -> None:
    assert stands("R7 R8 R9 | -")


@pytest.mark.rule("5.3", "5.4")
def test_b8_a_colour_run_of_21_is_not_proved_while_a_higher_one_is_open() -> None:
    assert not stands("R6 R7 R8 | -")
    assert stands("R6 R7 R8 | -", "pile: R9 O8 Y8 G8 B8 P8")


@pytest.mark.rule("5.4", "5.4.3")
def test_b12_a_tie_is_no_refutation_but_a_better_run_is() -> None:
    assert stands("G3 G4 G5 | B3 B4")
    assert not stands("G2 G3 G4 | B3 B4")


@pytest.mark.rule("5.4")
def test_b15_a_sum_is_never_safe_while_a_formation_is_open() -> None:
    assert not stands("P9 O9 B8 | R1")
    s = table("1: P9 O9 B8 | R1 ; now: 0 claims")
    assert refused_by(s, "claim 1") == ("not-proved", "5.4")


@pytest.mark.rule("5.4.1")
def test_5_4_1_cards_on_claimed_stones_and_discards_are_seen() -> None:
    assert not stands("G2 G3 G4 | B3 B4")
    assert stands("G2 G3 G4 | B3 B4", "9: B5 | - ; claimed: 9 | -")
    assert stands("G2 G3 G4 | B3 B4", "9: - | B5 ; claimed: - | 9")
    assert stands("G2 G3 G4 | B3 B4", "pile: B5")


@pytest.mark.rule("5.4.1")
def test_5_4_1_the_card_just_placed_is_seen() -> None:
    s = table("1: G2 G3 G4 | B3 B4 ; hand: B5 | R1")
    act(s, "B5@2")
    assert allows(s, "claim 1")


@pytest.mark.rule("5.4.2")
def test_5_4_2_holding_the_card_that_would_beat_you_is_no_proof() -> None:
    assert not stands("G2 G3 G4 | B3 B4", "hand: B5 | -")
    assert not stands("G2 G3 G4 | B3 B4", "hand: - | R1 ; decks: R2 ; aside: B5/0")


@pytest.mark.rule("5.4.3")
def test_5_4_3_a_completion_that_only_ties_comes_too_late() -> None:
    shown = proof("1: G3 G4 G5 | B3 B4")
    assert (shown["theirs"], shown["tie"]) == ("colour-run 12", True)


@pytest.mark.rule("5.4.4")
def test_5_4_4_too_few_unseen_cards_refute_nothing() -> None:
    rest = [card for card in CLAN if card not in ("R1", "R2", "G4", "P9", "O9", "B9")]
    everything = " ".join(rest)
    assert stands("R1 R2 G4 | P9", f"pile: {everything} O9")
    assert not stands("R1 R2 G4 | P9", f"pile: {everything}")
    assert proof(f"1: R1 R2 G4 | P9 ; pile: {everything} O9")["theirs"] == ""


@pytest.mark.rule("5.4.4")
def test_5_4_4_a_class_needs_enough_unseen_cards_of_its_own() -> None:
    spoiled = "pile: R9 O9 Y9 G9 B9"
    assert stands("R8 G8 B8 | P9", f"{spoiled} P8 P7 P6 P5 P4 P3 P2")
    assert not stands("R8 G8 B8 | P9", "pile: P8 P7 P6 P5 P4 P3 P2")


@pytest.mark.rule("5.4.5")
def test_5_4_5_stones_are_judged_one_at_a_time() -> None:
    s = table("1: G2 G3 G4 | B3 B4 ; 2: P2 P3 P4 | B6 B7 ; now: 0 claims")
    assert not allows(s, "claim 1")
    assert not allows(s, "claim 2")


@pytest.mark.rule("5.4.5")
def test_5_4_5_an_empty_hand_and_empty_decks_prove_nothing() -> None:
    assert not stands("G2 G3 G4 | B3 B4", "hand: - | - ; decks: -")


@pytest.mark.rule("R-6", "5.4.5")
def test_r6_with_proof_uses_hand_counts_a_hand_too_small_cannot_complete_a_side() -> None:
    assert stands("G2 G3 G4 | B3 B4", "hand: - | - ; decks: -", proof_uses_hand_counts=True)
    assert not stands("G2 G3 G4 | B3 B4", "hand: - | R1 ; decks: -", proof_uses_hand_counts=True)
    assert stands("G2 G3 G4 | B3", "hand: - | R1 ; decks: -", proof_uses_hand_counts=True)
    assert not stands("G2 G3 G4 | B3 B4", "hand: - | - ; decks: R1", proof_uses_hand_counts=True)
    assert not stands("G2 G3 G4 | B3 B4", "hand: - | - ; decks: Mud", proof_uses_hand_counts=True)


@pytest.mark.rule("R-6", "R-5")
def test_r6_tactics_cards_in_hand_count_only_if_they_might_complete_a_side() -> None:
    last = "hand: - | Mud ; decks: -"
    assert stands("G2 G3 G4 | B3 B4", last, proof_uses_hand_counts=True)
    assert not stands(
        "G2 G3 G4 | B3 B4", last, proof_uses_hand_counts=True, proof_unseen_tactics=True
    )


@pytest.mark.rule("5.4.6")
def test_t12_a_joker_that_may_come_is_ignored() -> None:
    assert stands("G8 B8 Y8 | R5 R6", "pile: R4 R7 ; hand: - | Joker")


@pytest.mark.rule("5.4.6")
def test_5_4_6_tactics_cards_on_the_table_count_as_they_lie() -> None:
    assert not stands("G8 B8 Y8 | R5 Joker", "pile: R4 R7")
    assert stands("G8 B8 Y8 | R1 Spy", "pile: R4 R7")


@pytest.mark.rule("R-5", "5.4.6")
def test_r5_with_proof_unseen_tactics_a_joker_that_may_come_refutes() -> None:
    def holds(more: str) -> bool:
        return stands("G8 B8 Y8 | R5 R6", f"pile: R4 R7 {more}", proof_unseen_tactics=True)

    assert not holds("; hand: - | Joker")
    assert not holds("; hand: Joker | -")
    assert not holds("; under: Joker/0")
    assert not holds("; decks: - ; aside: Joker/1")


@pytest.mark.rule("R-5")
def test_r5_troops_are_no_threat_from_a_player_who_may_not_lay_them() -> None:
    def holds(more: str) -> bool:
        return stands("G8 B8 Y8 | R5 R6", f"pile: R4 R7 {more}", proof_unseen_tactics=True)

    assert holds("Spy Joker Joker")
    assert holds("Spy ; jokered: 1")
    assert not holds("Spy ; jokered: 0")


@pytest.mark.rule("R-5")
def test_r5_spy_and_shield_bearer_threaten_too_but_modes_and_ruses_do_not() -> None:
    def holds(sides: str, more: str) -> bool:
        return stands(sides, f"pile: Joker Joker {more}", proof_unseen_tactics=True)

    assert not holds("G6 B6 Y6 | R8 R9", "R7")
    assert holds("G6 B6 Y6 | R8 R9", "R7 Spy")
    assert not holds("G6 B6 Y6 | R1 R2", "R3")
    assert holds("G6 B6 Y6 | R1 R2", "R3 Shield")
    assert holds("G6 B6 Y6 | R8 R9", "R7 Spy ; hand: - | Mud Traitor")


@pytest.mark.rule("R-5", "R-18")
def test_r5_a_refusal_names_the_troops_that_would_win() -> None:
    s = table(
        "1: G8 B8 Y8 | R5 R6 ; pile: R4 R7 ; now: 0 claims",
        tactics=True,
        proof_unseen_tactics=True,
    )
    assert refused(s, "claim 1").facts["completion"] == ["Joker"]
    s = table(
        "1: G8 B8 Y8 | R6 ; pile: R4 R5 R7 R8 Joker Joker ; now: 0 claims",
        proof_unseen_tactics=True,
    )
    assert allows(s, "claim 1")
    s = table(
        "1: G7 B7 Y7 | R6 ; pile: R4 R7 Joker Joker ; now: 0 claims",
        proof_unseen_tactics=True,
    )
    assert refused(s, "claim 1").facts["completion"] == ["R8", "Spy"]


@pytest.mark.rule("5.5", "3.5")
def test_5_5_a_claimed_stone_is_kept_with_its_cards_and_claimed_no_more() -> None:
    s = table("1: R7 R8 R9 | G1 ; 2: B7 B8 B9 | - ; claimed: - | 9 ; hand: R1 | G2 ; now: 0 claims")
    act(s, "claim 1")
    assert stones(s, 0) == [1]
    assert refused_by(s, "claim 1") == ("already-yours", "5.5")
    assert refused_by(s, "claim 9") == ("already-theirs", "5.5")
    act(s, "done", "B1")
    assert refused_by(s, "G2@1") == ("stone-claimed", "5.5")


@pytest.mark.rule("5.6")
def test_5_6_a_claim_changes_no_other_claim() -> None:
    s = table("1: R7 R8 R9 | - ; 5: B7 B8 B9 | - ; 9: G1 G2 Y9 | - ; now: 0 claims")
    assert options_of(s) == ["claim 1", "claim 5", "done"]
    act(s, "claim 1")
    assert options_of(s) == ["claim 5", "done"]


@pytest.mark.rule("5.7")
def test_b25_the_other_players_stone_waits_for_their_turn() -> None:
    s = table("1: - | R7 R8 R9 ; hand: R1 | G1")
    act(s, "R1@2", "B1")
    assert stones(s, 1) == []
    act(s, "G1@2", "claim 1")
    assert stones(s, 1) == [1]


@pytest.mark.rule("5.8", "R-18")
def test_5_8_a_wrong_claim_is_refused_shows_why_and_costs_nothing() -> None:
    s = table("1: G2 G3 G4 | B3 B4 ; hand: B5 R1 | - ; now: 0 claims")
    before = s.to_json()
    with pytest.raises(
        IllegalAction, match=r"with B5 they would have colour-run 12 against colour-run 9"
    ):
        act(s, "claim 1")
    assert s.to_json() == before
    act(s, "done")
    assert drawn(s)


@pytest.mark.rule("R-18")
@pytest.mark.parametrize(
    ("sides", "completion", "value"),
    [
        ("R1 R2 G4 | B3 B4", ["B5"], "colour-run 12"),
        ("R1 R2 G4 | B9 Y9", ["R9"], "kind 27"),
        ("R1 R2 G4 | B9 B1", ["B8"], "colour 18"),
        ("R1 R2 G4 | B3 Y4", ["R5"], "run 12"),
        ("R1 R2 G4 | B9 Y1", ["R9"], "sum 19"),
        ("R1 R2 G4 | -", ["R7", "R8", "R9"], "colour-run 24"),
    ],
)
def test_r18_a_refusal_shows_the_best_completion(
    sides: str, completion: list[str], value: str
) -> None:
    facts = refused(table(f"1: {sides} ; now: 0 claims"), "claim 1").facts
    assert facts["completion"] == completion
    assert facts["theirs"] == value


@pytest.mark.rule("R-18")
def test_r18_a_proof_shows_the_best_reply_and_the_seen_cards_that_stop_better_ones() -> None:
    shown = proof("1: G2 G3 G4 | B3 B4 ; 2: B5 | - ; pile: B6 R9")
    assert shown == {
        "yours": "colour-run 9",
        "cards": ["G2", "G3", "G4"],
        "early": True,
        "theirs": "colour-run 9",
        "tie": True,
        "completion": ["B2"],
        "stoppers": ["B5"],
    }


@pytest.mark.rule("R-18")
def test_r18_no_more_stoppers_are_shown_than_needed() -> None:
    shown = proof("1: R6 R7 R8 | - ; pile: R9 O8 Y8 G8 B8 P8 O9 P9")
    assert shown["theirs"] == "colour-run 18"
    stoppers = shown["stoppers"]
    assert isinstance(stoppers, list)
    assert len({stopper[0] for stopper in stoppers}) == len(stoppers) == 6


@pytest.mark.rule("R-18")
def test_r18_a_stopper_that_others_make_needless_is_left_out() -> None:
    assert proof("1: G8 B8 Y8 | R6 ; pile: R5 R7 R8")["stoppers"] == ["R5", "R8"]


@pytest.mark.rule("R-18")
def test_r18_a_proof_against_a_complete_side_shows_both() -> None:
    shown = proof("1: R1 G1 B1 | R9 R8 R6")
    assert shown == {
        "yours": "kind 3",
        "cards": ["R1", "G1", "B1"],
        "early": False,
        "theirs": "colour 23",
        "tie": False,
        "their_cards": ["R6", "R8", "R9"],
    }


@pytest.mark.rule("R-18", "R-5")
def test_r18_stoppers_reckon_with_unseen_troops_where_the_claim_must() -> None:
    shown = proof("1: G8 B8 Y8 | R5 R6 ; pile: R4 R7 Joker Joker Spy", proof_unseen_tactics=True)
    assert shown["stoppers"] == ["R4", "R7"]
    shown = proof("1: R6 R7 R8 | B8 ; pile: B9 B7 B6 Joker Joker", proof_unseen_tactics=True)
    assert shown["stoppers"] == ["B9"]
    shown = proof("1: R6 R7 R8 | B8 ; pile: B9 B7 B6 Joker Joker Spy", proof_unseen_tactics=True)
    assert shown["stoppers"] in (["B7"], ["B9"])


@pytest.mark.rule("C4")
def test_c4_a_claim_needs_the_required_number_on_your_own_side() -> None:
    assert stands("R7 R8 R9 | G1 G2")
    assert not stands("R7 R8 R9 | G1 G2", "mud: 1")
    assert stands("R6 R7 R8 R9 | G1 G2", "mud: 1")


@pytest.mark.rule("5.2")
def test_5_2_everybody_hears_of_a_claim() -> None:
    s = table("1: R7 R8 R9 | - ; now: 0 claims")
    (told,) = act(s, "claim 1")
    assert told.heard_by(1) == told.heard_by(0)
    assert told.public["seat"] == 0
    s = table("1: R7 R8 R9 | - ; now: 0 claims")
    assert s.top.known_to(s, 1, s.legal()[0])


@pytest.mark.rule("C12", "5.1", "5.5")
def test_c12_only_the_other_side_of_a_claimed_stone_can_lack_cards() -> None:
    s = table("1: R7 R8 | G1 G2 ; hand: R9 R1 | G3")
    assert refused_by(s, "claim 1") == ("place-first", "3.5")
    act(s, "R9@1", "claim 1", "B1")
    assert refused_by(s, "G3@1") == ("stone-claimed", "5.5")
