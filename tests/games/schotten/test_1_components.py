"""1  Cards, stones, and what is open to everybody."""

from __future__ import annotations

import pytest

from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.games.schotten.rules.options import OPTIONS
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.lots import Lots
from saltire.kernel.types import SPECTATOR
from tests.games.schotten.positions import CLAN, TACTICS, act, allows, options_of, table


def view(s: Table, seat: int) -> SchottenView:
    seen = s.view(seat)
    assert isinstance(seen, SchottenView)
    return seen


def names(data: object) -> list[str]:
    assert isinstance(data, list)
    return [str(name) for name in data]


@pytest.mark.rule("1.1")
def test_1_1_there_is_one_clan_card_of_each_colour_and_strength() -> None:
    s = SchottenTotten(start_player=0).start()
    assert names(s.to_json()["deck"]) == list(CLAN)
    assert len(set(CLAN)) == 54


@pytest.mark.rule("1.2")
def test_1_2_ten_tactics_cards_join_in_the_tactical_variant_only() -> None:
    assert sorted(names(SchottenTotten(tactics=True).start().to_json()["deck"])) == sorted(
        CLAN + TACTICS
    )
    assert "Spy" not in names(SchottenTotten().start().to_json()["deck"])


@pytest.mark.rule("1.2", "R-13")
def test_r13_two_jokers_in_the_deck_are_two_chances_and_one_kind_of_card() -> None:
    both = table(
        "hand: R1 | G1 Spy Shield Bluff Mud ; pile: Recruiter Strategist Banshee ; now: 0 chooses a deck"
    )
    act(both, "draw tactics")
    assert options_of(both) == ["Joker", "Traitor", "Joker2"]
    other = both.clone()
    act(both, "Joker")
    act(other, "Joker2")
    assert both.to_json() == other.to_json()
    act(both, "G1@1", "draw tactics")
    assert options_of(both) == ["Joker", "Traitor"]


@pytest.mark.rule("R-13")
def test_r13_whoever_draws_the_second_joker_is_told_of_a_joker() -> None:
    s = table("now: 0 chooses a deck", tactics=True)
    told = act(s, "draw tactics", "Joker2")
    assert told[-1].heard_by(0)["card"] == "Joker"


@pytest.mark.rule("R-13")
def test_r13_both_jokers_of_a_hand_are_the_same_to_its_owner() -> None:
    s = table("hand: Joker Joker | -")
    assert [text for text in options_of(s) if text.endswith("@1")] == ["Joker@1"]
    act(s, "Joker@1")
    assert view(s, 0).to_json()["hand"] == ["Joker"]


@pytest.mark.rule("1.1", "1.2")
def test_1_1_a_card_moved_by_hand_is_still_in_one_place() -> None:
    s = table("hand: R1 | G1", tactics=True)
    for card in (1, 55):
        s.leave_deck(card)
        s.take_in_hand(0, card)
    assert SchottenTotten(tactics=True).faults(s) == []
    assert view(s, 0).to_json()["hand"] == ["R1", "R2", "Spy"]


@pytest.mark.rule("1.3")
def test_1_3_the_row_of_nine_stones_does_not_wrap() -> None:
    s = table("1: R7 R8 R9 | - ; claimed: 8 9 | - ; hand: - | G1 ; now: 0 claims")
    act(s, "claim 1")
    assert s.result() is None
    s = table("2: R7 R8 R9 | - ; claimed: 3 4 | - ; now: 0 claims")
    act(s, "claim 2")
    assert s.result() == (1.0, 0.0)


@pytest.mark.rule("1.4")
def test_1_4_a_side_needs_three_cards_and_four_in_the_mud() -> None:
    s = table("1: R1 R2 | - ; 2: R4 R5 R6 | - ; mud: 2 ; hand: R3 R7 G1 | G2")
    act(s, "R3@1")
    assert s.full_sides(0) == 1
    s = table("1: R1 R2 | - ; 2: R4 R5 R6 | - ; mud: 2 ; hand: R3 R7 | G2")
    assert s.full_sides(0) == 0
    assert allows(s, "R7@2")
    act(s, "R7@2")
    assert s.full_sides(0) == 2


@pytest.mark.rule("1.5")
def test_1_5_everybody_sees_the_table_and_nobody_the_other_hand_or_the_decks() -> None:
    s = table(
        "1: R7 R8 R9* | G1 G2 G3 ; 4: B1 | - ; pile: Y1 Banshee ; claimed: - | 9 ; bluff: 3 ;"
        " mud: 4 ; hand: R1 Joker | B2 Spy Traitor ; played: 1 | 2"
    )
    for seat, cards in ((0, ["R1", "Joker"]), (1, ["B2", "Spy", "Traitor"]), (SPECTATOR, [])):
        shown = view(s, seat).to_json()
        assert shown["hand"] == cards
        assert shown["held"] == [[1, 1], [1, 2]]
        assert shown["decks"] == [54 - 10, 10 - 6]
        assert shown["discards"] == ["Y1", "Banshee"]
        assert shown["played"] == [1, 2]
        assert len(names(shown["unseen"])) == 54 - 8
        stones = shown["stones"]
        assert isinstance(stones, list)
        assert stones[0]["sides"] == [["R7", "R8", "R9"], ["G1", "G2", "G3"]]
        assert [stones[0]["first"], stones[8]["owner"], stones[1]["first"]] == [0, 1, None]
        assert [stones[2]["modes"], stones[3]["modes"]] == [["Bluff"], ["Mud"]]
        assert [stones[0]["provable"], stones[0]["winnable"]] == [[True, False], [True, False]]


@pytest.mark.rule("1.5")
def test_1_5_options_are_shown_to_the_seat_that_acts_alone() -> None:
    s = table("hand: R1 | G1 ; now: 0 plays")
    assert len(view(s, 0).legal) == 9
    assert view(s, 1).legal == view(s, SPECTATOR).legal == ()


@pytest.mark.rule("1.5")
def test_1_5_views_are_equal_exactly_when_a_seat_is_shown_the_same() -> None:
    s = table("hand: R1 | G1 G2")
    other = table("hand: R1 | B1 B2")
    assert view(s, 0) == view(other, 0)
    assert hash(view(s, 0)) == hash(view(other, 0))
    assert view(s, 1) != view(other, 1)
    assert view(s, 0) != "a view"


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_1_5_an_imagined_world_is_one_that_the_seat_cannot_tell_from_the_real_one(
    seat: int,
) -> None:
    game = SchottenTotten(tactics=True, recruiter_refills_empty=False)
    s = table(
        "1: R7 Joker | G1 Shield ; pile: Y1 Banshee ; bluff: 3 ; mud: 4 ; under: R2/0 G2/1 Spy/1 ;"
        " aside: B9/0 P9/1 Recruiter/0 Strategist/1 ; hand: R1 O1 | B2 B3! Joker ;"
        " played: 2 | 2",
        recruiter_refills_empty=False,
    )
    lots = Lots(5)
    worlds = []
    for _ in range(20):
        world = game.imagine(view(s, seat), lots)
        assert game.faults(world) == []
        assert view(world, seat) == view(s, seat)
        worlds.append(world.to_json())
    assert any(world != worlds[0] for world in worlds)


@pytest.mark.rule("1.5")
def test_1_5_the_base_game_is_imagined_without_tactics_cards() -> None:
    s = table("1: R7 | G1 ; hand: R1 | G9")
    game = SchottenTotten()
    world = game.imagine(view(s, 0), Lots(1))
    assert game.faults(world) == []
    assert view(world, 0) == view(s, 0)


@pytest.mark.rule("1.5")
def test_1_5_an_imagined_hand_keeps_what_the_seat_knows_of_it() -> None:
    s = table("hand: R1 | B2 B3! Spy! Traitor")
    assert view(s, 0).to_json()["known"] == ["B3", "Spy"]
    assert view(s, 1).to_json()["known"] == view(s, SPECTATOR).to_json()["known"] == []
    hands = [
        SchottenTotten(tactics=True).imagine(view(s, 0), Lots(i)).to_json()["hands"]
        for i in range(9)
    ]
    assert all(isinstance(hand, list) and {"B3", "Spy"} <= set(hand[1]) for hand in hands)
    assert any(hand != hands[0] for hand in hands)


@pytest.mark.rule("1.5")
def test_1_5_a_game_that_is_over_shows_its_result() -> None:
    s = table("2: R7 R8 R9 | - ; claimed: 3 4 | - ; now: 0 claims")
    act(s, "claim 2")
    shown = view(s, 1).to_json()
    assert shown["returns"] == [1.0, 0.0]
    assert shown["phase"] == []


@pytest.mark.rule("R-1")
def test_r1_the_number_of_tactics_cards_in_a_hand_is_public() -> None:
    s = table("hand: R1 Joker | B2 Spy Traitor")
    assert view(s, SPECTATOR).to_json()["held"] == [[1, 1], [1, 2]]


@pytest.mark.rule("C11")
def test_c11_every_edition_has_the_same_cards_and_stones() -> None:
    assert not [option.name for option in OPTIONS if option.rule == "C11"]
    s = SchottenTotten(tactics=True).start()
    assert s.unclaimed() == 511
    assert len(names(s.to_json()["deck"])) == 64
