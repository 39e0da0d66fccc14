"""9  Elite troops: Joker, Spy and Shield-bearer."""

from __future__ import annotations

import pytest

from saltire.games.schotten.rules.game import SchottenTotten
from saltire.games.schotten.rules.proof import value_name
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.lots import Lots
from tests.games.schotten.positions import (
    act,
    allows,
    options_of,
    phase,
    refused,
    refused_by,
    side,
    stands,
    table,
    worth,
)


def claimed_cards(text: str, **options: object) -> object:
    """Claim stone 1 and give the cards that are recorded for it."""
    shown = act(table(f"{text} ; now: 0 claims", **options), "claim 1")[0].public["proof"]
    assert isinstance(shown, dict)
    return shown["cards"]


@pytest.mark.rule("9.1")
def test_9_1_troops_go_where_clan_cards_go_and_take_a_place() -> None:
    s = table("1: R1 R2 R3 | - ; 2: R4 R5 | - ; claimed: - | 3 ; hand: Spy R9 | G9")
    spies = [option for option in options_of(s) if option.startswith("Spy")]
    assert spies == ["Spy@2", "Spy@4", "Spy@5", "Spy@6", "Spy@7", "Spy@8", "Spy@9"]
    assert refused_by(s, "Spy@1") == ("side-complete", "3.4")
    act(s, "Spy@2")
    assert side(s, 0, 2) == ["R4", "R5", "Spy"]
    assert s.full_sides(0) == 3
    assert s.tactics_played(0) == 1


@pytest.mark.rule("9.2")
def test_9_2_a_joker_takes_any_colour_and_strength() -> None:
    assert worth("R4 R6 Joker") == "colour-run 15"
    assert worth("R4 G4 Joker") == "kind 12"
    assert worth("R4 R9 Joker") == "colour 22"
    assert worth("R4 G6 Joker") == "run 15"
    assert worth("R4 G9 Joker") == "sum 22"


@pytest.mark.rule("9.2")
def test_t16_a_second_joker_is_never_playable() -> None:
    s = table("1: Joker | - ; hand: Joker Traitor | G1 ; played: 1 | 1")
    assert refused_by(s, "Joker@2") == ("one-joker", "9.2")
    assert options_of(table("1: Joker | - ; hand: Joker Traitor | G1 ; played: 1 | 1")) == ["pass"]


@pytest.mark.rule("9.2")
def test_9_2_not_even_when_the_first_was_discarded() -> None:
    s = table("pile: Joker ; jokered: 0 ; hand: Joker R1 | G1 ; played: 1 | 1")
    assert refused_by(s, "Joker@2") == ("one-joker", "9.2")


@pytest.mark.rule("9.2", "R-21")
def test_r21_with_second_joker_after_loss_the_second_may_follow_a_discarded_first() -> None:
    lost = table(
        "pile: Joker ; jokered: 0 ; hand: Joker R1 | G1 ; played: 1 | 1",
        second_joker_after_loss=True,
    )
    assert allows(lost, "Joker@2")
    there = table(
        "1: Joker | - ; hand: Joker R1 | G1 ; played: 1 | 1", second_joker_after_loss=True
    )
    assert refused_by(there, "Joker@2") == ("one-joker", "9.2")


@pytest.mark.rule("9.2")
def test_9_2_each_player_may_play_one_joker() -> None:
    s = table("hand: Joker R1 | Joker G1")
    act(s, "Joker@1", "draw clan", "B1", "Joker@1")
    assert side(s, 0, 1) == side(s, 1, 1) == ["Joker"]


@pytest.mark.rule("9.3")
def test_t6_t7_a_spy_is_a_seven_of_any_colour() -> None:
    assert worth("R6 Spy R8") == "colour-run 21"
    assert worth("G7 B7 Spy") == "kind 21"
    assert worth("R1 R9 Spy") == "colour 17"
    assert worth("R6 G8 Spy") == "run 21"


@pytest.mark.rule("9.3")
def test_t8_a_shield_bearer_is_a_one_two_or_three_of_any_colour() -> None:
    assert worth("G1 G2 Shield") == "colour-run 6"
    assert worth("R2 B2 Shield") == "kind 6"
    assert worth("R9 B5 Shield") == "sum 17"
    assert worth("G2 R4 Shield") == "run 9"
    assert worth("G5 R6 Shield") == "sum 14"


@pytest.mark.rule("9.5")
def test_t9_joker_spy_and_shield_bearer_are_a_colour_of_19() -> None:
    assert worth("Joker Spy Shield") == "colour 19"


@pytest.mark.rule("9.4", "C1")
def test_t5_a_joker_is_chosen_at_the_claim() -> None:
    assert worth("Joker R8 R9") == "colour-run 24"
    assert claimed_cards("1: Joker R8 R9 | -") == ["R8", "R9", "Joker=R7"]


@pytest.mark.rule("C1", "9.4")
def test_t5_with_joker_declared_play_its_face_is_named_when_it_is_laid() -> None:
    s = table("1: R8 R9 | - ; hand: Joker G1 | G2", joker_declared="play")
    act(s, "Joker@1")
    assert phase(s) == "DeclareJoker"
    assert len(s.legal()) == 54
    assert s.top.known_to(s, 1, s.legal()[0])
    assert refused_by(s, "claim 1") == ("name-face", "C1")
    (told,) = act(s, "as R1")
    assert told.heard_by(1) == {
        "kind": "declared",
        "seat": 0,
        "card": "Joker",
        "stone": 1,
        "face": "R1",
    }
    assert value_name(s.worth[0]) == "colour 18"
    sides = "1: Joker=R1 R8 R9 | G1 G2 Y3"
    assert claimed_cards(sides, joker_declared="play") == ["R8", "R9", "Joker=R1"]


@pytest.mark.rule("C1")
def test_c1_declared_faces_are_shown_to_everybody() -> None:
    s = table(
        "1: Joker=R1 R8 | Shield=3",
        joker_declared="play",
        shield_strength="play",
    )
    for seat in (0, 1):
        view = s.view(seat)
        assert isinstance(view, SchottenView)
        stones = view.to_json()["stones"]
        assert isinstance(stones, list)
        assert stones[0]["faces"] == [["Joker=R1"], ["Shield=3"]]
        assert stones[1]["faces"] == [[], []]


@pytest.mark.rule("C1", "1.5")
def test_c1_while_a_face_is_being_named_the_joker_lies_on_its_side() -> None:
    game = SchottenTotten(tactics=True, joker_declared="play")
    s = table("1: R8 R9 | - ; hand: Joker G1 | G2 Spy", joker_declared="play")
    (told,) = act(s, "Joker@1")
    assert told.heard_by(1) == {"kind": "laid", "seat": 0, "card": "Joker", "stone": 1}
    assert game.faults(s) == []
    for seat in (0, 1):
        view = s.view(seat)
        assert isinstance(view, SchottenView)
        assert game.faults(game.imagine(view, Lots(1))) == []


@pytest.mark.rule("9.4")
def test_9_4_with_shield_strength_play_it_is_named_when_laid() -> None:
    s = table("1: G1 G2 | - ; hand: Shield R1 | G9", shield_strength="play")
    act(s, "Shield@1")
    assert options_of(s) == ["as 1", "as 2", "as 3"]
    assert s.top.known_to(s, 1, s.legal()[0])
    assert refused_by(s, "as R3") == ("name-strength", "9.4")
    (told,) = act(s, "as 1")
    assert told.heard_by(1) == {
        "kind": "declared",
        "seat": 0,
        "card": "Shield",
        "stone": 1,
        "face": "1",
    }
    assert value_name(s.worth[0]) == "colour 4"


@pytest.mark.rule("9.4")
def test_9_4_a_declared_strength_is_kept_in_proofs() -> None:
    assert stands("G4 G5 G6 | Shield=1 R2", shield_strength="play") is True
    assert stands("R2 B3 G4 | Shield=2 G2", shield_strength="play") is False
    sides = "1: Shield=1 G2 G3 | R1 B1 Y2"
    assert claimed_cards(sides, shield_strength="play") == ["G2", "G3", "Shield=G1"]


@pytest.mark.rule("R-15", "C1")
def test_r15_a_declared_face_moves_with_its_card_and_goes_with_it() -> None:
    s = table(
        "1: Joker=R7 | - ; 2: R8 R9 | - ; hand: Strategist Joker | Banshee G1 ; played: 1 | 1",
        joker_declared="play",
        second_joker_after_loss=True,
    )
    act(s, "Strategist", "pick Joker", "to 2")
    assert value_name(s.worth[1]) == "colour-run 24"
    act(s, "done", "draw clan", "B1", "Banshee", "pick Joker")
    assert s.joker_faces == 0
    act(s, "draw clan", "B2", "Joker@2")
    assert phase(s) == "DeclareJoker"
    act(s, "as R1")
    assert value_name(s.worth[1]) == "colour 18"


@pytest.mark.rule("R-15", "9.4")
def test_r15_a_discarded_shield_bearer_forgets_its_strength() -> None:
    s = table("1: Shield=1 | - ; hand: Strategist | G1", shield_strength="play")
    act(s, "Strategist", "pick Shield", "discard")
    assert s.shield_declared == 0


@pytest.mark.rule("9.5")
def test_t30_the_other_players_spy_takes_the_colour_best_for_its_owner() -> None:
    assert not stands("G8 B8 Y8 | R6 Spy R8")
    s = table("1: G8 B8 Y8 | R6 Spy R8 ; now: 0 claims")
    assert refused(s, "claim 1").facts["theirs"] == "colour-run 21"


@pytest.mark.rule("9.5")
def test_9_5_in_a_proof_their_wild_cards_take_every_face() -> None:
    assert not stands("G8 B8 Y8 | R6 Joker")
    assert stands("G8 B8 Y8 | R6 Joker", "pile: R4 R5 R7 R8")
    assert not stands("G4 B4 Y4 | Spy R9", "pile: R7")
    assert stands("G4 B4 Y4 | Spy Shield")
    assert not stands("G1 G2 B9 | Spy Shield", "pile: O7")


@pytest.mark.rule("9.5")
@pytest.mark.parametrize(
    ("side", "seen", "best"),
    [
        ("Joker Spy", "R8 O8 Y8 G8 B8 P8 R9 O9 Y9 G9 B9 P9", "colour-run 21"),
        ("Joker Shield", "", "colour-run 12"),
        ("Spy Shield", "", "colour 19"),
        ("Joker", "", "colour-run 24"),
        ("Spy", "", "colour-run 24"),
        ("Shield", "", "colour-run 12"),
        ("Shield R5", "R4", "colour 17"),
        ("Joker R1 ", "R2 R3", "kind 3"),
        ("Spy R1", "R2 R3 R4 R5 R6 R8 R9", "colour 15"),
    ],
)
def test_9_5_the_best_their_wild_cards_can_still_become(side: str, seen: str, best: str) -> None:
    s = table(f"1: P1 P2 G5 | {side} ; pile: {seen} ; now: 0 claims")
    assert refused(s, "claim 1").facts["theirs"] == best


@pytest.mark.rule("9.6", "C2")
def test_t11_a_face_may_copy_a_card_of_its_own_side() -> None:
    assert worth("R9 R5 Joker") == "colour 23"
    assert claimed_cards("1: R9 R5 Joker | G1 G2 Y2") == ["R5", "R9", "Joker=R9"]


@pytest.mark.rule("C2", "R-10")
def test_t11_with_wild_may_duplicate_false_it_may_not() -> None:
    assert worth("R9 R5 Joker", wild_may_duplicate=False) == "colour 22"
    shown = claimed_cards("1: R9 R5 Joker | G1 G2 Y2", wild_may_duplicate=False)
    assert shown == ["R5", "R9", "Joker=R8"]


@pytest.mark.rule("R-10")
@pytest.mark.parametrize(
    ("cards", "copies", "no_copies"),
    [
        ("R7 R1 Spy", "colour 15", "sum 15"),
        ("R2 R3 Shield", "colour-run 6", "colour-run 6"),
        ("R3 R9 Shield", "colour 15", "colour 14"),
        ("Joker Spy Shield", "colour 19", "colour 19"),
        ("R7 G7 Spy", "kind 21", "kind 21"),
        ("R9 G9 Joker", "kind 27", "kind 27"),
        ("R9 R8 Spy Joker", "colour-run 30", "colour-run 30"),
        ("R9 R3 Spy Joker", "colour 28", "colour 27"),
        ("R1 R9 Joker Shield", "colour 22", "colour 21"),
        ("R1 R2 R7 Shield", "colour 13", "colour 13"),
        ("R3 G9 Joker", "sum 21", "sum 21"),
    ],
)
def test_r10_no_face_doubles_a_card(cards: str, copies: str, no_copies: str) -> None:
    assert worth(cards) == copies
    assert worth(cards, wild_may_duplicate=False) == no_copies


@pytest.mark.rule("R-10")
def test_r10_the_faces_recorded_are_different_cards_even_in_a_sum() -> None:
    shown = claimed_cards("1: R9 G5 Joker | B1 Y1 O2", wild_may_duplicate=False)
    assert shown == ["R9", "G5", "Joker=O9"]


@pytest.mark.rule("R-10", "C1")
def test_r10_a_joker_is_not_declared_to_be_its_neighbour() -> None:
    s = table("1: R8 R9 | - ; hand: Joker G1 | G2", joker_declared="play", wild_may_duplicate=False)
    act(s, "Joker@1")
    assert len(s.legal()) == 52
    assert refused_by(s, "as R8") == ("face-copied", "C2")


@pytest.mark.rule("R-10", "C1")
def test_r10_a_real_card_that_doubles_a_declared_face_leaves_a_sum() -> None:
    played: dict[str, object] = {"joker_declared": "play", "wild_may_duplicate": False}
    for cards, face, value in (
        ("Joker R7 G7", "R7", "sum 21"),
        ("Joker R7 R9", "R7", "sum 23"),
        ("Joker B7 G7", "R7", "kind 21"),
    ):
        s = table(f"1: {cards.replace('Joker', f'Joker={face}')} | -", **played)
        assert value_name(s.worth[0]) == value


@pytest.mark.rule("R-10", "5.4")
def test_r10_in_a_proof_no_unseen_card_doubles_a_declared_face() -> None:
    played: dict[str, object] = {"joker_declared": "play", "wild_may_duplicate": False}
    twin = "pile: O7 Y7 B7 P7"
    assert stands("G1 G2 G4 | Joker=R7 G7", twin, **played)
    assert not stands("G1 G2 G4 | Joker=R7 G7", twin, joker_declared="play")
    assert not stands("G1 G2 G4 | Joker=R7 G7", "pile: O7 Y7 B7", **played)


@pytest.mark.rule("R-10", "5.4")
def test_r10_in_a_proof_colours_are_completed_without_copies() -> None:
    gone = "pile: R1 R2 R3 R4 R5 R6 R8"
    s = table(f"1: P1 P2 G5 | R9 Spy ; {gone} ; now: 0 claims", wild_may_duplicate=False)
    assert refused(s, "claim 1").facts["theirs"] == "run 24"
    s = table(f"1: P1 P2 G5 | R9 Spy ; {gone} ; now: 0 claims")
    assert refused(s, "claim 1").facts["theirs"] == "colour 23"
    gone = "pile: R1 R2 R4 R5 R6 R7 R8"
    s = table(f"1: P1 P2 G5 | R9 Shield ; {gone} ; now: 0 claims", wild_may_duplicate=False)
    assert refused(s, "claim 1").facts["theirs"] == "colour 14"


@pytest.mark.rule("9.6")
def test_9_6_a_face_may_copy_a_card_that_lies_elsewhere_or_in_a_hand() -> None:
    assert claimed_cards("1: R8 R9 Joker | - ; 2: R7 | -") == ["R8", "R9", "Joker=R7"]
    assert claimed_cards("1: R8 R9 Joker | - ; hand: - | R7") == ["R8", "R9", "Joker=R7"]


@pytest.mark.rule("9.6")
def test_9_6_a_face_makes_no_clan_card_seen() -> None:
    s = table(
        "1: R8 R9 Joker | - ; claimed: 1 | - ; 2: B6 G6 Y6 | R5 R6 ; pile: R4 ; now: 0 claims"
    )
    assert refused(s, "claim 2").facts["completion"] == ["R7"]


@pytest.mark.rule("9.7")
def test_9_7_faces_are_recorded_at_the_claim() -> None:
    assert claimed_cards("1: Joker Spy Shield | R1 B2 Y2") == ["Joker=R9", "Spy=R7", "Shield=R3"]
    assert claimed_cards("1: Joker Spy Shield | R1 B2 Y2 ; bluff: 1") == [
        "Joker=R9",
        "Spy=R7",
        "Shield=R3",
    ]


@pytest.mark.rule("9.7")
def test_9_7_a_refused_claim_fixes_nothing() -> None:
    s = table("1: R6 Joker R8 | G9 G8 ; hand: - | G1 ; now: 0 claims")
    before = s.to_json()
    assert refused_by(s, "claim 1") == ("not-proved", "5.4")
    assert s.to_json() == before


@pytest.mark.rule("9.8")
def test_9_8_under_bluff_wild_cards_count_at_their_highest() -> None:
    assert worth("R1 G2 Joker", bluff=True) == "sum 12"
    assert worth("R1 G2 Spy", bluff=True) == "sum 10"
    assert worth("R1 G2 Shield", bluff=True) == "sum 6"
