"""8  Combat modes: Blind Man's Bluff and Mud Fight."""

from __future__ import annotations

import pytest

from tests.games.schotten.positions import (
    act,
    allows,
    options_of,
    phase,
    refused_by,
    side,
    stands,
    table,
    worth,
)


@pytest.mark.rule("8.1")
def test_t14_under_bluff_only_the_total_counts() -> None:
    assert stands("G9 B9 R8 | P6 P7 P8", "bluff: 1")
    assert stands("G9 B9 R9 | -", "bluff: 1")
    assert not stands("G9 B9 R8 | -", "bluff: 1")


@pytest.mark.rule("8.1", "9.8")
def test_t15_under_bluff_joker_spy_and_shield_bearer_are_worth_19() -> None:
    assert worth("Joker Spy Shield", bluff=True) == "sum 19"


@pytest.mark.rule("8.1", "4.2")
def test_8_1_ties_go_to_the_side_complete_first() -> None:
    assert stands("G9 B9 R8* | Y9 P9 O8", "bluff: 1")
    assert not stands("G9 B9 R8 | Y9 P9 O8*", "bluff: 1")


@pytest.mark.rule("8.1")
def test_8_1_bluff_changes_sides_that_are_complete_already() -> None:
    s = table("1: P6 P7 P8 | G9 B9 R8 ; hand: R1 Bluff | G1")
    told = act(s, "Bluff@1")
    assert told[0].heard_by(1) == {"kind": "laid", "seat": 0, "card": "Bluff", "stone": 1}
    act(s, "draw clan", "R2", "G1@2")
    assert allows(s, "claim 1")


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("cards", "value"),
    [
        pytest.param("R4 R5 R6 R7", "colour-run 22", id="m1"),
        pytest.param("R7 G7 B7 Y7", "kind 28", id="m2"),
        pytest.param("R1 R2 R3 R9", "colour 15", id="m3"),
        pytest.param("R3 G4 B5 Y6", "run 18", id="m4"),
        pytest.param("R7 G7 B7 Y1", "sum 22", id="m5 three equal and one other are a sum"),
        pytest.param("R7 G7 B2 Y2", "sum 18", id="m6 so are two pairs"),
    ],
)
def test_m1_to_m6_four_cards_make_one_of_five_classes(cards: str, value: str) -> None:
    assert worth(cards) == value


@pytest.mark.rule("8.2")
def test_m7_three_against_three_is_no_claim_until_four() -> None:
    s = table("1: R7 R8 R9 | G1 Y3 B5 ; mud: 1 ; now: 0 claims")
    assert refused_by(s, "claim 1") == ("own-side-incomplete", "5.1")
    assert not stands("R7 R8 R9 | G1 Y3 B5", "mud: 1")
    assert stands("R6 R7 R8 R9 | G1 Y3 B5", "mud: 1")


@pytest.mark.rule("8.2.3")
def test_m8_nothing_beats_the_highest_run_of_four() -> None:
    assert stands("R6 R7 R8 R9 | -", "mud: 1")


@pytest.mark.rule("8.2.3")
@pytest.mark.parametrize("theirs", ["-", "B3", "B3 B4", "B3 B4 B5"])
def test_8_2_3_early_claims_work_against_none_to_three_cards(theirs: str) -> None:
    assert stands(f"G2 G3 G4 G5 | {theirs}", "mud: 1") is False
    assert stands(f"G6 G7 G8 G9 | {theirs}", "mud: 1") is True


@pytest.mark.rule("8.3")
def test_m10_with_both_modes_four_cards_and_only_their_total() -> None:
    assert stands("R9 G9 B9 Y9 | O9 P9", "mud: 1 ; bluff: 1")
    assert worth("R4 R5 R6 R7", bluff=True) == "sum 22"


@pytest.mark.rule("8.2.1")
def test_m13_mud_reopens_a_stone_that_could_have_been_claimed() -> None:
    s = table("1: R7 R8 R9 | G1 G2 G3 ; hand: R1 | Mud G4 ; now: 1 plays")
    act(s, "Mud@1")
    assert s.full == 0
    assert s.first == 0
    act(s, "draw clan", "B1", "R1@2")
    assert phase(s) == "ChooseDeck"


@pytest.mark.rule("8.2.2", "4.2")
def test_m14_the_fourth_card_decides_a_tie() -> None:
    s = table("1: G4 B5 R6* | Y4 P5 O6 ; hand: Mud R7 R1 | G7 P1")
    act(s, "Mud@1", "draw clan", "B1", "G7@1", "done", "draw clan", "B2")
    assert s.first_to_complete(1, 0)
    act(s, "R7@1")
    assert not allows(s, "claim 1")
    act(s, "draw clan", "B3", "P1@2")
    assert allows(s, "claim 1")


@pytest.mark.rule("R-12", "8.2.2")
def test_r12_with_mud_tie_card_3_the_third_card_decides() -> None:
    s = table("1: G4 B5 R6* | Y4 P5 O6 ; hand: Mud R7 R1 | G7 P1", mud_tie_card=3)
    act(s, "Mud@1", "draw clan", "B1", "G7@1", "draw clan", "B2")
    assert s.first_to_complete(0, 0)
    act(s, "R7@1")
    assert allows(s, "claim 1")


@pytest.mark.rule("R-12")
def test_r12_without_the_third_card_first_an_equal_completion_refutes() -> None:
    text = "1: G3 G4 G5 G6 | B3 B4 B5* ; mud: 1 ; now: 0 claims ; pile: B7"
    s = table(text, mud_tie_card=3)
    assert refused_by(s, "claim 1") == ("not-proved", "5.4")
    assert allows(table(text.replace("B5*", "B5")), "claim 1")


@pytest.mark.rule("R-12", "R-18")
def test_r12_then_the_proof_names_what_stops_a_tie_too() -> None:
    s = table(
        "1: G3 G4 G5 G6 | B3 B4 B5* ; mud: 1 ; now: 0 claims ; pile: B6 B9",
        mud_tie_card=3,
    )
    shown = act(s, "claim 1")[0].public["proof"]
    assert isinstance(shown, dict)
    assert shown["stoppers"] == ["B6"]


@pytest.mark.rule("R-12")
def test_r12_the_mark_passes_on_when_the_third_card_goes() -> None:
    s = table("1: G4 B5 R6* | Y4 P5 O6 ; mud: 1 ; hand: - | Banshee ; now: 1 plays", mud_tie_card=3)
    act(s, "Banshee", "pick R6")
    assert s.first_to_complete(1, 0)


@pytest.mark.rule("8.3")
def test_8_3_both_modes_may_lie_on_one_stone() -> None:
    s = table("bluff: 1 ; hand: R1 Mud | G1")
    assert allows(s, "Mud@1")
    s = table("bluff: 1 ; hand: R1 Mud | G1", modes_stack=False)
    assert refused_by(s, "Mud@1") == ("mode-there", "8.3")
    assert allows(s, "Mud@2")
    s = table("mud: 1 ; hand: R1 Bluff | G1", modes_stack=False)
    assert refused_by(s, "Bluff@1") == ("mode-there", "8.3")


@pytest.mark.rule("R-14")
def test_r14_a_mode_lies_on_nobodys_side_and_takes_no_place() -> None:
    s = table("1: R1 R2 R3 | G1 G2 G3 ; hand: Bluff R9 | G9")
    act(s, "Bluff@1")
    assert side(s, 0, 1) == ["R1", "R2", "R3"]
    assert s.full_sides(0) == s.full_sides(1) == 1


@pytest.mark.rule("R-14", "10.2", "10.3", "10.4")
@pytest.mark.parametrize("ruse", ["Strategist", "Banshee", "Traitor"])
def test_t22_no_ruse_moves_a_mode(ruse: str) -> None:
    s = table(f"1: R1 | G1 ; mud: 1 ; bluff: 2 ; hand: R9 {ruse} | G9")
    act(s, ruse)
    assert options_of(s) == [f"pick {'R1' if ruse == 'Strategist' else 'G1'}"]


@pytest.mark.rule("5.5", "R-14")
def test_t28_no_card_at_all_goes_to_a_claimed_stone() -> None:
    s = table("1: R1 | - ; claimed: 1 | - ; hand: R9 Bluff Mud Spy | G9")
    for card in ("R9", "Bluff", "Mud", "Spy"):
        assert refused_by(s, f"{card}@1") == ("stone-claimed", "5.5")


@pytest.mark.rule("C3", "R-11")
def test_r11_with_claimed_stone_closed_clan_troops_and_modes_may_go_there() -> None:
    def at(text: str) -> list[str]:
        s = table(text, claimed_stone_closed="clan")
        return [option for option in options_of(s) if option.endswith("@1")]

    assert at("1: R1 | - ; claimed: 1 | - ; hand: R9 Bluff Mud Spy | G9") == [
        "Spy@1",
        "Bluff@1",
        "Mud@1",
    ]
    s = table("1: R1 R2 R3 | - ; claimed: 1 | - ; hand: R9 Spy | G9", claimed_stone_closed="clan")
    assert refused_by(s, "R9@1") == ("stone-claimed", "5.5")
    assert refused_by(s, "Spy@1") == ("side-complete", "3.4")


@pytest.mark.rule("R-11")
def test_r11_such_a_card_has_no_effect_on_the_stone() -> None:
    s = table(
        "1: R1 R2 R3 | G1 G2 ; claimed: 1 | - ; hand: Spy | Mud G9 ; now: 1 plays",
        claimed_stone_closed="clan",
    )
    act(s, "Mud@1", "draw clan", "R9", "Spy@1")
    assert side(s, 0, 1) == ["R1", "R2", "R3", "Spy"]
    assert s.stones_of(0) == 1
