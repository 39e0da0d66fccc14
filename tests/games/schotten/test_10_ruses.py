"""10  Ruses: Recruiter, Strategist, Banshee and Traitor."""

from __future__ import annotations

import pytest

from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.lots import Lots
from tests.games.schotten.positions import (
    act,
    allows,
    hand,
    options_of,
    phase,
    refused_by,
    seen,
    side,
    stands,
    stones,
    table,
)

SEVEN = "Recruiter R1 R2 R3 R4 R5 Spy"


def json(s: Table, seat: int, name: str) -> object:
    view = s.view(seat)
    assert isinstance(view, SchottenView)
    return view.to_json()[name]


@pytest.mark.rule("10.1")
def test_t24_three_cards_drawn_two_put_back_and_no_further_draw() -> None:
    s = table(f"hand: {SEVEN} | G1")
    act(s, "Recruiter", "draw clan", "B1", "draw clan", "B2", "draw clan", "B3")
    assert phase(s) == "PutBack"
    assert len(s.legal()) == 9
    decks = s.clan_deck(), s.tactics_deck()
    act(s, "back R1", "back Spy")
    assert (s.clan_deck(), s.tactics_deck()) == (decks[0] + 1, decks[1] + 1)
    assert hand(s, 0) == ["R2", "R3", "R4", "R5", "B1", "B2", "B3"]
    assert (phase(s), s.actor()) == ("Place", 1)
    assert seen(s) == ["Recruiter"]


@pytest.mark.rule("10.1")
def test_10_1_each_recruit_is_seen_before_the_next_deck_is_chosen() -> None:
    s = table(f"hand: {SEVEN} | G1")
    told = act(s, "Recruiter")
    assert told[0].heard_by(1) == {"kind": "ruse", "seat": 0, "card": "Recruiter"}
    for card, deck in (("B1", "clan"), ("Mud", "tactics"), ("B2", "clan")):
        assert phase(s) == "Recruit"
        assert s.top.known_to(s, 1, s.legal()[0])
        assert refused_by(s, "back R1") == ("draw-now", "7.2")
        act(s, f"draw {deck}")
        assert (s.top.known_to(s, 0, 0), s.top.known_to(s, 1, 0)) == (True, False)
        (drew,) = act(s, card)
        assert drew.heard_by(0) == {"kind": "drew", "seat": 0, "deck": deck, "card": card}
        assert drew.heard_by(1) == {"kind": "drew", "seat": 0, "deck": deck}
        assert card in hand(s, 0)


@pytest.mark.rule("10.1")
def test_10_1_what_is_put_back_is_told_to_nobody_else() -> None:
    s = table("hand: Recruiter R1 | G1 ; decks: R9")
    act(s, "Recruiter", "R9")
    assert refused_by(s, "back G1") == ("put-back", "10.1")
    assert refused_by(s, "back Joker") == ("put-back", "10.1")
    assert not s.top.known_to(s, 1, s.legal()[0])
    (told,) = act(s, "back R1")
    assert told.heard_by(0) == {"kind": "returned", "seat": 0, "deck": "clan", "card": "R1"}
    assert told.heard_by(1) == {"kind": "returned", "seat": 0, "deck": "clan"}


@pytest.mark.rule("10.1")
def test_10_1_cards_put_back_are_drawn_last_in_the_order_chosen() -> None:
    s = table("hand: Recruiter R1 R2 O1 O2 O3 O4 | G1 G2 G3 ; decks: R7 R8 R9 P1")
    act(s, "Recruiter", "R7", "R8", "R9", "back R2", "back R1")
    act(s, "G1@1", "P1", "O1@1")
    assert options_of(s) == ["R2"]
    act(s, "R2", "G2@1")
    assert s.sample(Lots(1)) == s.legal()[0]
    assert options_of(s) == ["R1"]
    act(s, "R1")
    assert s.clan_deck() == 0
    assert (hand(s, 0)[:1], hand(s, 1)[:1]) == (["R2"], ["R1"])


@pytest.mark.rule("10.1")
def test_10_1_tactics_cards_go_under_their_own_deck_and_come_back_from_it() -> None:
    s = table("hand: Recruiter Joker R1 O1 O2 O3 O4 | G1 G2 ; decks: R7 R8 R9")
    act(s, "Recruiter", "R7", "R8", "R9", "back Joker", "back R1", "G1@1", "draw tactics")
    assert options_of(s) == ["Joker"]
    act(s, "Joker")
    assert hand(s, 1) == ["G2", "Joker"]
    assert json(s, 0, "known") == ["Joker"]


@pytest.mark.rule("10.1")
def test_10_1_the_returned_cards_stay_unseen() -> None:
    assert not stands("G2 G3 G4 | B3 B4", "under: B5/0", tactics=True)


@pytest.mark.rule("10.1")
def test_10_1_with_fewer_than_three_cards_left_those_are_drawn_and_two_go_back() -> None:
    s = table(f"hand: {SEVEN} | G1 ; decks: R9 Mud")
    act(s, "Recruiter", "draw tactics", "Mud", "R9")
    assert phase(s) == "PutBack"
    act(s, "back R1", "back R2")
    assert s.clan_deck() == 2


@pytest.mark.rule("10.1")
def test_10_1_recruits_may_come_from_the_cards_put_back_before() -> None:
    s = table("hand: Recruiter R1 | G1 ; decks: - ; under: P1/1 Mud/1 P2/0")
    act(s, "Recruiter", "draw clan", "P1", "draw tactics", "Mud", "P2")
    assert phase(s) == "PutBack"
    assert json(s, 1, "known") == ["P1", "Mud"]


@pytest.mark.rule("10.1")
def test_t26_with_both_decks_empty_it_cannot_be_played() -> None:
    s = table("hand: Recruiter R1 | G1 ; decks: -")
    assert refused_by(s, "Recruiter") == ("no-deck", "10.1")


@pytest.mark.rule("R-4", "10.1")
def test_r4_as_many_cards_go_back_as_there_are() -> None:
    s = table("hand: Recruiter | G1 ; decks: R9")
    act(s, "Recruiter", "R9", "back R9")
    assert phase(s) == "Draw"
    assert hand(s, 0) == []


@pytest.mark.rule("R-7", "10.1")
def test_r7_with_recruiter_extra_draw_even_a_full_hand_draws() -> None:
    s = table(f"1: P7 P8 P9 | - ; hand: {SEVEN} | G1", recruiter_extra_draw=True)
    act(
        s,
        "Recruiter",
        "draw clan",
        "B1",
        "draw clan",
        "B2",
        "draw clan",
        "B3",
        "back R1",
        "back R2",
    )
    act(s, "claim 1")
    assert phase(s) == "ChooseDeck"
    act(s, "draw clan", "B4")
    assert len(hand(s, 0)) == 8


@pytest.mark.rule("R-7")
def test_r7_other_turns_do_not() -> None:
    s = table("hand: R1 R2 R3 R4 R5 R6 R7 R8 | G1", tactics=True, recruiter_extra_draw=True)
    act(s, "R1@1")
    assert (phase(s), s.actor()) == ("Place", 1)


@pytest.mark.rule("R-16", "10.1", "7.9")
def test_r16_a_hand_still_under_seven_draws_after_a_recruiter() -> None:
    s = table("hand: Recruiter R1 R2 R3 | G1")
    act(
        s,
        "Recruiter",
        "draw clan",
        "B1",
        "draw clan",
        "B2",
        "draw clan",
        "B3",
        "back R1",
        "back R2",
    )
    assert (phase(s), s.actor()) == ("ChooseDeck", 0)


@pytest.mark.rule("C10", "10.1")
def test_c10_a_recruiter_may_put_cards_under_an_empty_deck() -> None:
    s = table(f"hand: {SEVEN} | G1 ; decks: R9")
    act(s, "Recruiter", "R9", "back R1", "back Spy")
    assert (s.clan_deck(), s.tactics_deck()) == (1, 1)


@pytest.mark.rule("R-8", "C10")
def test_r8_with_recruiter_refills_empty_false_they_are_set_aside_for_good() -> None:
    s = table("hand: Recruiter R1 R2 Spy | G1 ; decks: R9 P9 P8 P7", recruiter_refills_empty=False)
    act(s, "Recruiter", "R9", "P9", "P8", "back Spy", "back R1")
    assert (s.clan_deck(), s.tactics_deck()) == (2, 0)
    assert ["Spy", 0] in list(json(s, 0, "aside"))  # type: ignore[call-overload]
    assert ["tactics", 0] in list(json(s, 1, "aside"))  # type: ignore[call-overload]
    s = table("hand: Recruiter R1 R2 R3 | G1 ; decks: R9", recruiter_refills_empty=False)
    act(s, "Recruiter", "R9", "back R1", "back R2")
    assert s.clan_deck() == 0
    assert (phase(s), s.actor()) == ("Place", 1)


@pytest.mark.rule("R-9", "10.1")
def test_r9_with_recruiter_may_return_joker_a_second_joker_may_be_put_back() -> None:
    s = table(
        "1: Joker | - ; hand: Recruiter Joker R1 | G1 ; decks: R9 ; played: 1 | 1",
        recruiter_may_return_joker=True,
    )
    act(s, "Recruiter", "R9", "back Joker")
    assert hand(s, 0) == ["R1", "R9"]


@pytest.mark.rule("R-9", "10.1", "9.2")
def test_9_2_an_unplayable_second_joker_stays_in_hand() -> None:
    s = table("1: Joker | - ; hand: Recruiter Joker R1 | G1 ; decks: R9 ; played: 1 | 1")
    act(s, "Recruiter", "R9")
    assert refused_by(s, "back Joker") == ("joker-stays", "10.1")
    act(s, "back R1", "back R9")
    assert hand(s, 0) == ["Joker"]


@pytest.mark.rule("R-9")
def test_r9_a_joker_that_may_be_played_can_be_put_back() -> None:
    s = table("hand: Recruiter Joker R1 | G1 ; decks: R9")
    act(s, "Recruiter", "R9")
    assert allows(s, "back Joker")


@pytest.mark.rule("R-9", "R-4")
def test_r9_with_nothing_else_in_hand_the_turn_goes_on() -> None:
    s = table("1: Joker | - ; hand: Recruiter Joker | G1 ; decks: Spy ; played: 1 | 1")
    act(s, "Recruiter", "Spy", "back Spy")
    assert phase(s) == "Draw"


@pytest.mark.rule("R-19", "10.1")
def test_r19_who_put_a_card_back_knows_it_under_the_deck_and_then_in_the_other_hand() -> None:
    s = table("hand: R1 | G1 ; decks: - ; under: P1/0 Mud/1")
    assert json(s, 0, "under") == [["P1", 0], ["tactics", 1]]
    assert json(s, 1, "under") == [["clan", 0], ["Mud", 1]]
    assert json(s, -3, "under") == [["clan", 0], ["tactics", 1]]
    act(s, "R1@1", "draw tactics", "Mud", "G1@1", "P1")
    assert json(s, 0, "known") == ["P1"]
    assert json(s, 1, "known") == ["Mud"]
    act(s, "Mud@1")
    assert json(s, 1, "known") == []


@pytest.mark.rule("R-19")
def test_r19_drawing_your_own_card_tells_nobody_anything() -> None:
    s = table("hand: R1 | G1 ; decks: - ; under: P1/0 Mud/0")
    other = s.clone()
    act(s, "R1@1", "draw clan", "P1")
    assert s.known == 0
    act(other, "R1@1", "draw tactics", "Mud")
    assert other.known_tactics == 0


@pytest.mark.rule("R-19", "1.5")
@pytest.mark.parametrize("returned", ["P1", "R1"])
def test_r19_a_card_that_goes_back_face_down_may_have_been_the_known_one(returned: str) -> None:
    s = table("hand: Recruiter P1! R1 Spy! | G1 ; decks: R9 R8 R7")
    assert json(s, 1, "known") == ["P1", "Spy"]
    act(s, "Recruiter", "R9", "R8", "R7", f"back {returned}")
    assert json(s, 1, "known") == ["Spy"]


@pytest.mark.rule("R-19", "1.5")
@pytest.mark.parametrize("returned", ["Spy", "Mud"])
def test_r19_so_with_tactics_cards(returned: str) -> None:
    s = table("hand: Recruiter P1! Spy! Mud | G1 ; decks: R9 R8 R7")
    act(s, "Recruiter", "R9", "R8", "R7", f"back {returned}")
    assert json(s, 1, "known") == ["P1"]


@pytest.mark.rule("10.2")
def test_t22_a_strategist_moves_or_discards_a_card_of_your_own() -> None:
    s = table(
        "1: R1 Spy | G1 ; 2: R2 R3 R4 | - ; 3: R5 | - ; claimed: 9 3 | 8 ; hand: Strategist R9 | G9"
    )
    act(s, "Strategist")
    assert options_of(s) == ["pick R1", "pick R2", "pick R3", "pick R4", "pick Spy"]
    assert refused_by(s, "pick G1") == ("pick-own", "10.2")
    assert refused_by(s, "pick R5") == ("pick-own", "10.2")
    assert refused_by(s, "done") == ("finish-ruse", "10.7")
    assert s.top.known_to(s, 1, s.legal()[0])
    act(s, "pick Spy")
    assert options_of(s) == ["to 4", "to 5", "to 6", "to 7", "discard"]
    assert refused_by(s, "to 1") == ("same-stone", "10.2")
    assert refused_by(s, "to 2") == ("no-room", "10.5")
    assert refused_by(s, "to 9") == ("stone-claimed", "5.5")
    assert refused_by(s, "draw clan") == ("finish-ruse", "10.7")
    assert s.top.known_to(s, 1, s.legal()[0])
    (told,) = act(s, "to 4")
    assert told.heard_by(1) == {
        "kind": "moved", "seat": 0, "owner": 0, "card": "Spy", "from": 1, "stone": 4,
    }  # fmt: skip
    assert (side(s, 0, 1), side(s, 0, 4)) == (["R1"], ["Spy"])


@pytest.mark.rule("10.2")
def test_t22_discarding_your_own_card_is_allowed() -> None:
    s = table("1: R1 | G1 ; hand: Strategist R9 | G9")
    (told,) = act(s, "Strategist", "pick R1", "discard")[2:]
    assert told.heard_by(1) == {
        "kind": "discarded", "seat": 0, "owner": 0, "card": "R1", "stone": 1,
    }  # fmt: skip
    assert seen(s) == ["R1", "Strategist"]
    assert side(s, 0, 1) == []


@pytest.mark.rule("10.3")
def test_10_3_a_banshee_discards_a_card_of_theirs() -> None:
    s = table(
        "1: R1 | G1 Joker ; 2: - | G2 ; claimed: - | 2 ; hand: Banshee R9 | G9 ; played: 0 | 1"
    )
    act(s, "Banshee")
    assert options_of(s) == ["pick G1", "pick Joker"]
    assert refused_by(s, "pick R1") == ("pick-theirs", "10.3")
    assert refused_by(s, "pick G2") == ("pick-theirs", "10.3")
    (told,) = act(s, "pick Joker")
    assert told.heard_by(1) == {
        "kind": "discarded", "seat": 0, "owner": 1, "card": "Joker", "stone": 1,
    }  # fmt: skip
    assert seen(s) == ["Joker", "Banshee"]
    assert side(s, 1, 1) == ["G1"]


@pytest.mark.rule("10.3", "5.3")
def test_t23_a_banshee_and_an_early_claim_in_one_turn() -> None:
    s = table("1: G8 B8 Y8 | R5 R6 R7 ; pile: R4 R8 ; hand: Banshee R9 | G9")
    act(s, "Banshee", "pick R7", "claim 1")
    assert stones(s, 0) == [1]
    s = table("1: G8 B8 Y8 | R5 R6 R7 ; pile: R4 R8 ; hand: Banshee R9 | G9", expert=True)
    act(s, "Banshee", "pick R7")
    assert phase(s) == "ChooseDeck"


@pytest.mark.rule("10.4")
def test_t21_a_traitor_is_a_clan_card_and_comes_to_a_side_with_room() -> None:
    s = table(
        "1: R1 | G1 Spy Shield ; 2: R2 R3 R4 | Joker ; 3: - | G3 ; claimed: 3 | 8 ;"
        " hand: Traitor R9 | G9 ; played: 2 | 3"
    )
    act(s, "Traitor")
    assert options_of(s) == ["pick G1"]
    for card in ("Joker", "Spy", "Shield"):
        assert refused_by(s, f"pick {card}") == ("pick-clan", "10.4")
    assert refused_by(s, "pick G3")[0] == "pick-theirs"
    act(s, "pick G1")
    assert options_of(s) == ["to 1", "to 4", "to 5", "to 6", "to 7", "to 9"]
    assert refused_by(s, "to 2") == ("no-room", "10.5")
    assert refused_by(s, "to 8") == ("stone-claimed", "5.5")
    assert refused_by(s, "discard") == ("no-discard", "10.4")
    act(s, "to 1")
    assert (side(s, 0, 1), side(s, 1, 1)) == (["R1", "G1"], ["Spy", "Shield"])


@pytest.mark.rule("10.4", "10.5")
def test_10_4_not_to_a_complete_side_of_the_same_stone() -> None:
    s = table("1: R1 R2 R3 | G1 ; hand: Traitor R9 | G9")
    act(s, "Traitor", "pick G1")
    assert refused_by(s, "to 1") == ("no-room", "10.5")


@pytest.mark.rule("R-22", "10.4")
def test_r22_with_traitor_same_stone_false_it_must_change_stones() -> None:
    s = table("1: R1 | G1 ; hand: Traitor R9 | G9", traitor_same_stone=False)
    act(s, "Traitor", "pick G1")
    assert options_of(s) == [f"to {stone}" for stone in range(2, 10)]
    assert refused_by(s, "to 1") == ("traitor-same-stone", "10.4")


@pytest.mark.rule("R-22")
def test_r22_a_card_with_nowhere_else_to_go_is_no_target() -> None:
    s = table(
        "1: R1 | G1 ; 2: R2 R3 R4 | G2 ; claimed: 3 4 6 | 5 7 8 9 ; hand: Traitor R9 | G9",
        traitor_same_stone=False,
    )
    act(s, "Traitor")
    assert options_of(s) == ["pick G2"]


@pytest.mark.rule("10.5")
def test_10_5_nothing_acts_on_a_claimed_stone() -> None:
    text = "1: R1 | G1 ; claimed: 1 | - ; hand: {} R9 | G9"
    for ruse in ("Strategist", "Banshee", "Traitor"):
        assert not allows(table(text.format(ruse)), ruse)


@pytest.mark.rule("10.5")
def test_10_5_in_the_mud_a_side_of_three_has_room() -> None:
    s = table("1: R1 R2 R3 | - ; 2: - | G1 ; mud: 1 ; hand: Traitor R9 | G9")
    act(s, "Traitor", "pick G1")
    assert allows(s, "to 1")


@pytest.mark.rule("10.6")
def test_10_6_a_side_broken_up_is_no_longer_first() -> None:
    s = table("1: R4 G5 B6* | Y4 P5 O6 ; hand: R1 G6 | Banshee P1 ; now: 1 plays")
    act(s, "Banshee", "pick B6")
    assert s.full == 512
    assert not s.first_to_complete(0, 0)
    assert s.first_to_complete(1, 0)
    act(s, "done", "draw clan", "B1", "G6@1")
    assert s.first_to_complete(1, 0)
    assert not allows(s, "claim 1")


@pytest.mark.rule("10.6")
def test_10_6_with_nobody_complete_the_next_to_complete_is_first() -> None:
    s = table("1: R4 G5 B6* | Y4 P5 ; hand: R1 G6 | Banshee O6 ; now: 1 plays")
    act(s, "Banshee", "pick B6")
    assert s.first == 0
    act(s, "draw clan", "B1", "R1@2", "draw clan", "B2", "O6@1")
    assert s.first_to_complete(1, 0)


@pytest.mark.rule("10.6")
def test_10_6_the_other_sides_mark_stays() -> None:
    s = table("1: R4 G5 B6 | Y4 P5 O6* ; hand: R1 Strategist | G1")
    act(s, "Strategist", "pick B6", "discard")
    assert s.first_to_complete(1, 0)


@pytest.mark.rule("10.7")
def test_10_7_after_a_ruse_the_turn_goes_on_with_claims_and_the_draw() -> None:
    s = table("1: R7 R8 R9 | - ; 2: B1 | - ; hand: Strategist R1 | G1")
    act(s, "Strategist", "pick B1", "to 3")
    assert options_of(s) == ["claim 1", "done"]
    act(s, "done")
    assert phase(s) == "ChooseDeck"


@pytest.mark.rule("10.7")
def test_10_7_a_ruse_is_not_a_placement() -> None:
    s = table("1: R1 | - ; hand: Strategist R9 | G1")
    act(s, "Strategist", "pick R1", "to 2")
    assert hand(s, 0) == ["R9"]
    assert phase(s) == "ChooseDeck"


@pytest.mark.rule("10.8")
def test_10_8_discarded_clan_cards_help_proofs() -> None:
    s = table("1: G2 G3 G4 | B3 B4 ; 2: - | B5 ; hand: Banshee R9 | G1")
    act(s, "Banshee", "pick B5")
    assert allows(s, "claim 1")


@pytest.mark.rule("C6", "10.7")
def test_c6_a_ruse_lies_on_the_pile_before_it_is_carried_out() -> None:
    s = table("1: - | G1 ; hand: Banshee R9 | G9")
    act(s, "Banshee")
    assert seen(s) == ["Banshee"]
    assert phase(s) == "Pick"
