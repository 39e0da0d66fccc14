"""Positions as text: written by hand, read back, refused in one line."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.kernel.lots import Lots
from saltire.kernel.position_text import BadPosition
from saltire.kernel.types import RULES
from saltire.testing.position_texts import check_spoilt, check_text, spoilt

GAME = HammerOfTheScots()


@pytest.mark.parametrize("scenario", ["braveheart", "bruce"])
def test_positions_of_a_game_read_back_and_may_arise(scenario: str) -> None:
    game = HammerOfTheScots(scenario=scenario)
    lots, state = Lots(5), game.start()
    for ply in range(700):
        if state.actor() == RULES:
            break
        if ply % 23 == 0:
            check_text(game, state)
        if ply % 5 == 0:
            assert game.check(state) == []
            assert game.set_up_only(state) == []
        state.apply(state.sample(lots), None if state.actor() < 0 else state.waiting_for()[0])


def test_a_spoilt_text_is_refused_or_plays_on() -> None:
    lots, state, accepted = Lots(3), GAME.start(), 0
    for ply in range(300):
        if ply % 12 == 0:
            accepted += sum(check_spoilt(GAME, spoilt(str(state), lots), lots) for _ in range(4))
        state.apply(state.sample(lots), None if state.actor() < 0 else state.waiting_for()[0])
    assert 2 < accepted < 60


@pytest.mark.rule("8.1", "11.8")
def test_what_is_left_out_has_a_default() -> None:
    s = GAME.position("fife: wallace 3, Douglas ; TURN: 4 ; hand: 2, 2 | Herald, 1")
    assert s.waiting_for() == (0, 1)
    assert [GAME.say(s, action) for action in s.legal(1)] == ["play 1", "play Herald"]
    assert str(s) == "game: hammer\nturn: 4\nFife: Wallace 3, Douglas\nhand: 2, 2 | 1, Herald"
    assert "hand" not in str(GAME.position("Fife: Wallace"))


@pytest.mark.rule("10")
def test_a_view_counts_the_blocks_of_the_enemy() -> None:
    s = GAME.position(
        "Fife: Wallace 3, Douglas; Mar: Hobelars; known: nothing; turn: 4; hand: 2, 3 | 1, 3"
    )
    seen = str(s.view(0)).splitlines()
    assert "Fife: 2 Scottish" in seen
    assert "Mar: Hobelars" in seen
    assert "hand: 2, 3 | 2?" in seen
    assert GAME.view("\n".join(seen)) == s.view(0)


@pytest.mark.rule("5.1")
def test_a_battle_is_set_up_in_a_few_lines() -> None:
    s = GAME.position(
        "Mar: York Infantry 2, Keith; came: York Infantry from Angus; used: England Angus/Mar;"
        "first: England; battle: Mar, round 1, attacker England; front: York Infantry, Keith;"
        "now: battles > round > Scotland acts at B"
    )
    assert "fire Keith" in [GAME.say(s, action) for action in s.legal()]
    check_text(GAME, s)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Fife: Wallace; Mar: Wallace", "Wallace stands there twice (rule 11.8)"),
        ("Fife: Wallace 5", "Fife: '5' is not a number from 1 to 4"),
        ("Fife: Bruce", "Fife: 'Bruce' is no block (say whose: /E or /S)"),
        ("Mar: Bruce/E; Fife: Bruce/S", "Bruce stands on both sides (rule 2.22)"),
        ("Mar: Norse", "the Norse are in Mar (rule 2.11)"),
        ("London: Edward", "there is no part 'London'; there are: game, seen by, year"),
        ("hand: 4 | 1", "hand: '4' is no card; there are: 1, 2, 3, Herald"),
        ("hand: Herald, Herald, 1, 1, 1 | 1", "a card is out twice (rule 3.0)"),
        ("crossed: Angus-Mar 3", "more blocks crossed a border than may (rule 4.3)"),
        ("crossed: Angus-Ross 1", "crossed: Angus and Ross are not adjacent (rule 1.1)"),
        ("Fife: Wallace; known: Mar = Wallace 1-4", "S Wallace is at 14, but may only be at [8]"),
        ("now: first > Ireland moves", "now: 'Ireland' is no seat; there are: 0, 1, England,"),
        ("now: tea", "now: 'tea' does not begin with where this is: cards, first"),
        ("now: battles > round > Scotland acts at B", "the phase and the battle do not fit"),
        ("first: Wales", "first: 'Wales' is no seat"),
        ("Mar: 2 English", "Mar: '2 English' is no block"),
        ("hand: 2 | 2, 2, 2, 2, 2", "England has 1 cards for 5 turns (rule 3.0)"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_one_line(text: str, told: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.position(text)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)
