"""6  The end of a round and of a match."""

from __future__ import annotations

import pytest

from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.kernel.errors import NotYourTurn
from saltire.kernel.game import play_out
from saltire.kernel.lots import Lots
from tests.games.schotten.positions import CLAN, act, options_of, phase, stones, table

HALF = "1: R1 R2 R4 | O1 O2 O4 ; 2: R5 R6 R8 | O5 O6 O8 ; 3: Y1 Y2 Y4 | G1 G2 G4"


def settled(text: str, **options: object) -> Table:
    """Let both players pass on an empty table and settle the round."""
    s = table(f"{text} ; passes: 1 ; decks: - ; now: 1 plays", **options)
    act(s, "pass")
    if phase(s) == "Claim":
        act(s, "done")
    return s


@pytest.mark.rule("6.1")
def test_b20_three_adjacent_stones_win() -> None:
    s = table("4: R7 R8 R9 | - ; claimed: 5 6 | 1 2 ; now: 0 claims")
    act(s, "claim 4")
    assert s.result() == (1.0, 0.0)
    with pytest.raises(NotYourTurn, match="the game is over"):
        s.play(1, 0)


@pytest.mark.rule("6.1")
def test_b21_any_five_stones_win() -> None:
    s = table("7: R7 R8 R9 | - ; claimed: 1 2 4 5 | - ; now: 0 claims")
    act(s, "claim 7")
    assert s.result() == (1.0, 0.0)


@pytest.mark.rule("6.1")
def test_b22_four_stones_without_three_adjacent_do_not() -> None:
    s = table("5: R7 R8 R9 | - ; claimed: 1 2 4 | - ; now: 0 claims")
    act(s, "claim 5")
    assert s.result() is None


@pytest.mark.rule("6.1")
def test_b17_the_claim_that_wins_is_the_last_thing_that_happens() -> None:
    s = table("3: R7 R8 R9 | - ; 9: B7 B8 B9 | - ; claimed: 1 2 | - ; now: 0 claims")
    told = act(s, "claim 3")
    assert [event.kind for event in told] == ["claimed", "round-over"]
    assert told[-1].heard_by(1) == {"kind": "round-over", "winner": 0, "points": [5, 0]}
    assert stones(s, 0) == [1, 2, 3]
    assert s.stack() == []


@pytest.mark.rule("6.2")
def test_6_2_only_the_player_to_move_gains_stones() -> None:
    for seed in range(20):
        s = SchottenTotten().start()
        lots = Lots(seed)
        while s.result() is None:
            actor, owned = s.actor(), [s.stones_of(0), s.stones_of(1)]
            s.apply(s.sample(lots))
            for seat in (0, 1):
                assert seat == actor or s.stones_of(seat) == owned[seat] or s.result() is not None


@pytest.mark.rule("6.3")
def test_6_3_with_every_claim_made_somebody_wins_the_base_game() -> None:
    game = SchottenTotten(auto_claim=True)
    for seed in range(40):
        s = game.start()
        play_out(s, Lots(seed), 10_000)
        assert s.result() in ((1.0, 0.0), (0.0, 1.0))
        assert any(_won(stones(s, seat)) for seat in (0, 1))


def _won(mine: list[int]) -> bool:
    return len(mine) >= 5 or any({i, i + 1, i + 2} <= set(mine) for i in range(1, 8))


@pytest.mark.rule("6.4")
def test_b27_both_refuse_to_claim_until_all_cards_lie_and_two_passes_settle() -> None:
    sides = [CLAN[3 * i : 3 * i + 3] for i in range(18)]
    text = " ; ".join(
        f"{stone + 1}: {' '.join(sides[2 * stone])} | {' '.join(sides[2 * stone + 1])}"
        for stone in range(9)
    )
    s = table(f"{text} ; now: 0 plays")
    act(s, "pass")
    if phase(s) == "Claim":
        act(s, "done")
    assert s.result() is None
    told = act(s, "pass", "done")
    assert [event.kind for event in told] == ["passed", "done", "settled", "round-over"]
    assert len(stones(s, 0)) + len(stones(s, 1)) == 9
    assert s.result() is not None


@pytest.mark.rule("6.4")
def test_6_4_stones_go_to_the_stronger_complete_side() -> None:
    s = settled("1: R1 R2 R3 | O1 O2 ; 3: Y5 Y6 | G7 G8 G9 ; 5: P1 | B1 ; 7: Y1 Y2 Y3 | B7 B8 B9")
    assert (stones(s, 0), stones(s, 1)) == ([1], [3, 7])
    assert s.result() == (0.0, 1.0)


@pytest.mark.rule("6.4")
def test_6_4_a_tied_stone_goes_to_the_side_complete_first() -> None:
    s = settled("1: R1 R2 R3* | O1 O2 O3 ; 3: Y1 Y2 Y3 | P1 P2 P3* ; 5: G7 G8 G9 | B1 B2 B3")
    assert (stones(s, 0), stones(s, 1)) == ([1, 5], [3])
    assert s.result() == (1.0, 0.0)


@pytest.mark.rule("6.4")
def test_6_4_everybody_hears_who_got_what() -> None:
    s = table("1: R1 R2 R3 | O1 ; hand: - | - ; passes: 1 ; decks: - ; now: 1 plays")
    told = act(s, "pass")
    assert told[1].heard_by(0) == {"kind": "settled", "stones": [[1], []]}


@pytest.mark.rule("6.4")
def test_6_4_three_adjacent_stones_beat_more_stones() -> None:
    s = settled("1: R7 R8 R9 | - ; 2: B7 B8 B9 | - ; 3: G7 G8 G9 | - ; claimed: - | 5 6 8 9")
    assert s.result() == (1.0, 0.0)


@pytest.mark.rule("6.4", "6.6")
def test_6_4_equal_stones_draw_the_round() -> None:
    s = settled("1: R7 R8 R9 | - ; 2: - | B7 B8 B9")
    assert s.result() == (0.5, 0.5)
    assert s.standing.points == (1, 1)


@pytest.mark.rule("R-2", "6.4")
def test_r2_two_passes_settle_when_no_hand_holds_a_tactics_card() -> None:
    s = table("hand: - | - ; decks: -", tactics=True)
    act(s, "pass")
    assert s.result() is None
    act(s, "pass")
    assert s.result() == (0.5, 0.5)


@pytest.mark.rule("R-2", "6.4")
def test_r2_with_a_tactics_card_in_a_hand_it_takes_four_passes() -> None:
    s = table("hand: Traitor | - ; decks: -")
    act(s, "pass", "pass", "pass")
    assert s.result() is None
    act(s, "pass")
    assert s.result() == (0.5, 0.5)


@pytest.mark.rule("R-2")
def test_r2_a_card_played_between_starts_the_count_again() -> None:
    s = table("hand: Traitor | Banshee Spy ; 1: R1 | G1 ; decks: -")
    act(s, "pass", "pass", "Traitor", "pick G1", "to 1")
    assert s.passes == 0


@pytest.mark.rule("R-3", "6.4")
def test_r3_when_neither_has_won_more_stones_do() -> None:
    text = "1: R7 R8 R9 | - ; 3: B7 B8 B9 | - ; 5: - | G7 G8 G9"
    assert settled(text).result() == (1.0, 0.0)
    assert settled(text, settlement="draw").result() == (0.5, 0.5)


@pytest.mark.rule("R-3", "6.4")
def test_r3_when_both_have_won_more_stones_do() -> None:
    text = "1: - | R7 R8 R9 ; 5: G7 G8 G9 | - ; 6: B7 B8 B9 | - ; claimed: 7 | 2 3 9"
    assert settled(text).result() == (0.0, 1.0)
    s = settled(text, settlement="draw")
    assert s.result() == (0.5, 0.5)
    assert s.standing.points == (3, 4)


@pytest.mark.rule("6.5")
def test_b26_the_winner_scores_five_and_the_loser_a_point_a_stone() -> None:
    s = table("4: R7 R8 R9 | - ; claimed: 5 6 | 1 2 8 9 ; now: 0 claims")
    act(s, "claim 4")
    assert s.standing.points == (5, 4)


@pytest.mark.rule("6.5")
def test_6_5_the_next_round_starts_from_a_clear_table() -> None:
    s = table(
        "4: R7 R8 R9 | Joker ; claimed: 5 6 | 1 ; mud: 9 ; played: 0 | 1 ; under: G1/0 ;"
        " hand: R1 Spy | B1! ; points: 1 | 5 ; now: 0 claims",
        rounds=3,
    )
    told = act(s, "claim 4")
    assert [event.kind for event in told] == ["claimed", "round-over", "round"]
    assert told[-1].heard_by(1) == {"kind": "round", "round": 2, "seat": 1}
    fresh = SchottenTotten(tactics=True, rounds=3, start_player=1).start()
    expected = {**fresh.to_json(), "round": 2, "points": [6, 6]}
    assert s.to_json() == expected


@pytest.mark.rule("6.5")
def test_6_5_the_higher_total_wins_the_match() -> None:
    s = table("4: R7 R8 R9 | - ; claimed: 5 6 | 1 ; points: 1 | 5 ; now: 0 claims", rounds=2)
    act(s, "claim 4")
    assert phase(s) == "Deal"
    s = table(
        "4: R7 R8 R9 | - ; claimed: 5 6 | 1 ; points: 0 | 5 ; round: 2 ; now: 0 claims",
        rounds=2,
    )
    act(s, "claim 4")
    assert (s.standing.points, s.result()) == ((5, 6), (0.0, 1.0))


@pytest.mark.rule("6.6")
def test_6_6_equal_totals_draw_the_match() -> None:
    s = table(
        "4: R7 R8 R9 | - ; claimed: 5 6 | 1 ; points: 1 | 5 ; round: 2 ; now: 0 claims",
        rounds=2,
    )
    act(s, "claim 4")
    assert (s.standing.points, s.result()) == ((6, 6), (0.5, 0.5))


@pytest.mark.rule("6.6")
@pytest.mark.parametrize(("how", "starter"), [("alternate", 1), ("loser", 1), ("winner", 0)])
def test_6_6_who_begins_the_next_round(how: str, starter: int) -> None:
    s = table(
        "4: R7 R8 R9 | - ; claimed: 5 6 | 1 ; starter: 0 ; now: 0 claims",
        rounds=2,
        match_start=how,
    )
    act(s, "claim 4")
    assert s.standing.starter == starter
    s = table(
        "4: R7 R8 R9 | - ; claimed: 5 6 | 1 ; starter: 1 ; now: 0 claims",
        rounds=2,
        match_start=how,
    )
    act(s, "claim 4")
    assert s.standing.starter == (0 if how == "alternate" else starter)


@pytest.mark.rule("R-24", "6.6")
@pytest.mark.parametrize("how", ["alternate", "loser", "winner"])
def test_r24_after_a_drawn_round_the_start_player_alternates(how: str) -> None:
    s = settled("starter: 1", rounds=2, match_start=how)
    assert s.standing.starter == 0


@pytest.mark.rule("6.4")
def test_6_4_a_player_who_can_only_pass_is_asked_all_the_same() -> None:
    s = table(f"{HALF} ; hand: - | P1")
    assert options_of(s) == ["pass"]
