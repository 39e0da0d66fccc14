"""Positions as text: written by hand, read back, refused in one line."""

from __future__ import annotations

import pytest

from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.kernel.lots import Lots
from saltire.kernel.position_text import BadPosition
from saltire.kernel.types import RULES, SPECTATOR
from saltire.testing.position_texts import check_spoilt, check_text, spoilt

BASE = SchottenTotten()
TACTICS = SchottenTotten(tactics=True)
PLAYED: tuple[dict[str, object], ...] = (
    {},
    {"tactics": True, "edition": "czech", "shield_strength": "play", "rounds": 2},
    {"tactics": True, "expert": True, "recruiter_extra_draw": True, "mud_tie_card": 3},
)


def at(text: str) -> Table:
    s = BASE.position(text)
    assert isinstance(s, Table)
    return s


@pytest.mark.parametrize("options", PLAYED)
def test_every_position_of_a_game_reads_back_and_may_arise(options: dict[str, object]) -> None:
    game = SchottenTotten(**options)
    lots = Lots(7)
    state = game.start()
    while True:
        check_text(game, state)
        assert game.check(state) == []
        assert game.set_up_only(state) == []
        if state.actor() == RULES:
            break
        state.apply(state.sample(lots))


def test_a_spoilt_text_is_refused_or_plays_on() -> None:
    lots, state = Lots(3), TACTICS.start()
    accepted = 0
    for _ in range(70):
        accepted += sum(check_spoilt(TACTICS, spoilt(str(state), lots), lots) for _ in range(4))
        state.apply(state.sample(lots))
    assert 20 < accepted < 200


@pytest.mark.rule("2.1", "4.2")
def test_what_is_left_out_has_a_default() -> None:
    s = at("3: R7 R8 R9 | G1 G2 G3; hand: B1 | P1")
    assert s.actor() == 0
    assert s.first_to_complete(0, 2)
    assert s.clan_deck() == 54 - 8
    assert str(s) == "game: schotten\n3: R7 R8 R9 | G1 G2 G3\nhand: B1 | P1"


@pytest.mark.rule("4.2")
def test_a_star_marks_the_side_complete_first() -> None:
    s = at("3: R7 R8 R9 | G7 G8 G9*; now: 1 claims")
    assert s.first_to_complete(1, 2)
    assert [BASE.say(s, action) for action in s.legal()] == ["claim 3", "done"]


def test_names_of_parts_and_cards_go_in_any_case_with_remarks() -> None:
    s = TACTICS.position("Hand: r7 joker | spy  # mine and theirs\n\nMUD: 4 ; now: second plays")
    assert str(s).splitlines()[1:] == ["mud: 4", "hand: R7 Joker | Spy", "now: 1 plays"]


@pytest.mark.rule("1.5")
def test_a_view_hides_what_its_seat_cannot_see() -> None:
    s = TACTICS.position("hand: R7 Joker | G1 G2! Spy; under: R4/1")
    assert "hand: R7 Joker | G2! ? ?t" in str(s.view(0)).splitlines()
    assert "under: ?/1" in str(s.view(0)).splitlines()
    assert "hand: 2? | G1 G2 Spy" not in str(s.view(SPECTATOR))
    assert "hand: ? ?t | 2? ?t" in str(s.view(SPECTATOR)).splitlines()
    assert TACTICS.view(str(s.view(0))) == s.view(0)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hand: R7 | R7", "hand: R7 stands there twice (rule 1.1)"),
        ("hand: R7 | X7", "hand: 'X7' is no card like R7 or Joker"),
        ("1: R1 R2 R3 R4 | -", "stone 1 of 0 has 4 cards: 3 are the most (rule 3.4)"),
        ("1: R1 R2 R3", "1: must have 2 shares with a bar in between, as in a | b"),
        ("1: R1* | -", "1: a star marks the one side that was complete first"),
        ("1: Mud | -", "1: Mud lies on no side (rule 9.1)"),
        ("hand: Spy | -", "hand: Spy is a tactics card, and the game has none (rule 7.1)"),
        ("hand: ? | -", "hand: ? is hidden, so say seen by whom"),
        ("now: 5 plays", "now: '5' is no seat; there are: 0, 1, first, second"),
        ("now: 0 sleeps", "now: '0 sleeps' is none of:"),
        ("claimed: 1 | 1", "stone 1 has two owners (rule 5.5)"),
        ("claimed: 0 | 1", "claimed: '0' is not a number from 1 to 9"),
        ("stones: 1", "there is no part 'stones'; there are: game, seen by, round,"),
        ("hand R7", "'hand R7' has no colon"),
        ("hand: - | -; hand: - | -", "hand: stands there twice"),
        ("game: hammer", "game: this is schotten, not 'hammer'"),
        ("game: schotten tactics", "game: the text is for tactics=yes, the game has no"),
        ("game: schotten rounds=99", "game: rounds cannot be '99'; choose one of: 1, 2,"),
        ("round: 2", "round: '2' is not a number from 1 to 1"),
        ("seen by: 0", "seen by: this is what one seat knows, not a whole position"),
        ("now: 0 puts back 2", "there is nothing to choose (rule 10.1)"),
        ("now: over 1 1", "now: the shares of 2 seats must add up to 1"),
        ("hand: " + "R7 " * 9999, "a position has at most 20000 characters"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_one_line(text: str, told: str) -> None:
    with pytest.raises(BadPosition) as caught:
        BASE.position(text)
    line = str(caught.value)
    assert told in line
    assert "\n" not in line


@pytest.mark.rule("6.1", "7.5", "7.9")
def test_what_is_only_set_up_is_told_with_its_rule() -> None:
    s = TACTICS.position("claimed: 1 2 3 | -; mud: 4; hand: R1 R2 R3 R4 R5 R6 R7 R8 | -")
    assert TACTICS.check(s) == []
    told = [str(flaw) for flaw in TACTICS.set_up_only(s)]
    assert told == [
        "0 has won the round already (rule 6.1)",
        "0 holds 8 cards: 7 are the most (rule 7.9)",
        "0 tactics cards were played, and 1 lie open (rule 7.5)",
    ]
