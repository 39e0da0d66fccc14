"""4  What a side is worth."""

from __future__ import annotations

from itertools import combinations

import pytest

from saltire.games.schotten.rules.constants import ALL_CLAN, MARKS, WEIGHT
from saltire.games.schotten.rules.formation import DISTINCT, strongest
from saltire.kernel.bits import BIT
from saltire.kernel.lots import Lots
from tests.games.schotten.positions import act, allows, refused_by, stands, table, worth


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ("R7 R8 R9", "colour-run 24"),
        ("R5 G5 B5", "kind 15"),
        ("R1 R2 R4", "colour 7"),
        ("G4 B2 R3", "run 9"),
        ("P9 O9 B8", "sum 26"),
        ("R1 R2 G2", "sum 5"),
    ],
)
def test_4_1_three_cards_make_one_of_five_classes(cards: str, value: str) -> None:
    assert worth(cards) == value


@pytest.mark.rule("4.1")
def test_b1_three_fives_beat_a_sum_and_are_claimed_before_drawing() -> None:
    s = table("1: G5 R5 | G7 P4 B3 ; hand: B5 | R1")
    act(s, "B5@1")
    assert allows(s, "claim 1")


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(
    ("strong", "weak"),
    [
        pytest.param("R1 R2 R4", "G7 B8 R9", id="b3 a colour beats a run"),
        pytest.param("R1 G1 B1", "R9 R8 R6", id="b4 three of a kind beats a colour"),
        pytest.param("R1 R2 R3", "R9 G9 B9", id="b5 a colour run beats three of a kind"),
        pytest.param("R1 G2 B3", "O9 P9 B8", id="a run beats a sum"),
    ],
)
def test_b3_b4_b5_a_higher_class_always_wins(strong: str, weak: str) -> None:
    assert stands(f"{strong} | {weak}")
    assert not stands(f"{weak} | {strong}")


@pytest.mark.rule("4.1")
def test_4_1_within_a_class_the_higher_total_wins() -> None:
    assert stands("R2 G3 B4 | Y1 P2 O3")
    assert not stands("Y1 P2 O3 | R2 G3 B4")


@pytest.mark.rule("4.2")
def test_b6_equal_sides_go_to_the_player_who_completed_first() -> None:
    assert stands("G4 B5 R6* | Y4 P5 O6")
    assert not stands("G4 B5 R6 | Y4 P5 O6*")
    late = table("1: G4 B5 R6 | Y4 P5 O6* ; now: 0 claims")
    assert refused_by(late, "claim 1") == ("tie-lost", "4.2")


@pytest.mark.rule("4.2")
def test_b6_on_either_players_later_turn() -> None:
    s = table("1: G4 B5 R6 | Y4 P5 ; 2: - | G1 ; hand: R1 R2 | O6 P1")
    act(s, "R1@2", "done", "R9", "O6@1")
    assert (s.actor(), s.first_to_complete(0, 0)) == (-1, True)
    act(s, "B1", "R2@2")
    assert allows(s, "claim 1")


@pytest.mark.rule("4.3")
def test_4_3_nine_and_one_do_not_follow_each_other() -> None:
    assert worth("R8 G9 B1") == "sum 18"
    assert worth("R9 R1 R2") == "colour 12"


@pytest.mark.rule("4.4")
def test_4_4_three_clan_cards_have_63_values() -> None:
    found = set()
    for cards in combinations(range(54), 3):
        shape = 0
        for card in cards:
            shape = (shape | MARKS[card]) + WEIGHT[card]
        found.add(strongest(shape, 3, 0, 0, -1))
    assert len(found) == 63


@pytest.mark.parametrize("number", [2, 3])
def test_4_4_the_short_way_for_clan_cards_finds_what_the_long_way_finds(number: int) -> None:
    lots = Lots(number)
    for _ in range(4000):
        first, apart = lots.below(54), 1 + lots.below(26)
        cards = [(first + apart * i) % 54 for i in range(number)]
        shape, unseen = 0, ALL_CLAN
        for card in cards:
            shape = (shape | MARKS[card]) + WEIGHT[card]
            unseen &= ~BIT[card]
        for _ in range(lots.below(51)):
            unseen &= ~BIT[lots.below(54)]
        # Without a wild card, no card can copy another: DISTINCT changes nothing but the way.
        for left in (unseen, 0):
            assert strongest(shape, 3, 0, left, -1) == strongest(shape, 3, DISTINCT, left, -1)
