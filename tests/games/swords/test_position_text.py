"""Positions as text: written by hand, read back, refused in one line."""

from __future__ import annotations

import pytest

from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules.board import Table
from saltire.kernel.lots import Lots
from saltire.kernel.position_text import BadPosition
from saltire.kernel.types import RULES
from saltire.testing.position_texts import check_spoilt, check_text, spoilt
from tests.games.swords.positions import camps, gold, hand

GAME = SwordsAndBagpipes()
PLAYED: tuple[dict[str, object], ...] = (
    {},
    {"players": 2},
    {"players": 3, "exact": True},
    {"players": 6, "longer": True, "exact": True, "ensemble": True, "pass_binds": True},
)


def at(text: str, game: SwordsAndBagpipes = GAME) -> Table:
    s = game.position(text)
    assert isinstance(s, Table)
    return s


@pytest.mark.parametrize("options", PLAYED)
def test_every_position_of_a_game_reads_back_and_may_arise(options: dict[str, object]) -> None:
    game = SwordsAndBagpipes(**options)
    lots, state, ply = Lots(11), game.start(), 0
    while True:
        if ply % 5 == 0 or state.actor() == RULES:
            check_text(game, state)
        assert game.check(state) == []
        assert game.set_up_only(state) == []
        if state.actor() == RULES:
            break
        state.apply(state.sample(lots), None if state.actor() < 0 else state.waiting_for()[0])
        ply += 1


def test_a_spoilt_text_is_refused_or_plays_on() -> None:
    lots, state, accepted = Lots(3), GAME.start(), 0
    for _ in range(60):
        accepted += sum(check_spoilt(GAME, spoilt(str(state), lots), lots) for _ in range(4))
        state.apply(state.sample(lots), None if state.actor() < 0 else state.waiting_for()[0])
    assert 5 < accepted < 150


@pytest.mark.rule("2.1", "2.4")
def test_what_is_left_out_has_a_default() -> None:
    s = at("1: camp 2, gold 5, hand cattle_raid forced_march, daggers 1 3")
    assert gold(s) == [3, 5, 3, 3]
    assert camps(s) == [0, 2, 0, 0]
    assert sorted(hand(s, 1)) == ["cattle_raid", "forced_march"]
    assert s.actor() == s.badge == 0
    assert str(s) == "game: swords\n1: camp 2, gold 5, hand cattle_raid forced_march, daggers 1 3"


@pytest.mark.rule("1.3", "9.7")
def test_a_view_hides_cards_daggers_and_sides() -> None:
    text = (
        "0: camp 1, hand cattle_raid, daggers 2, side England; 1: camp 1, side Scotland;"
        "2: camp 1, side England open; 3: camp 1, daggers 1 3, side England, looked at 0;"
        "now: 0 may play choice cards"
    )
    s = at(text)
    lines = str(s.view(1)).splitlines()
    assert "0: camp 1, hand ?, daggers ?, side ?" in lines
    assert "3: camp 1, daggers ? ?, side ?, looked at 0" in lines
    assert GAME.view("\n".join(lines)) == s.view(1)
    assert "0: camp 1, hand ?, daggers ?, side England" in str(s.view(3)).splitlines()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("0: hand tolls", "0: 'tolls' is no Bagpipe card"),
        ("0: hand cattle_raid cattle_raid cattle_raid", "cattle_raid stands there more often than there are"),
        ("0: gold much", "0: 'much' is not a number from 0 to 99"),
        ("0: castles 3", "0: 'castles 3' begins with none of: castle, camp,"),
        ("5: gold 1", "5: 4 play: there is no seat 5 (rule 2.4)"),
        ("badge: 7", "badge: '7' is no seat; there are: 0, 1, 2, 3, first,"),
        ("0: daggers 4", "0: '4' is no Dagger card like 2, 5x1 or 3/first"),
        ("0: side France", "0: 'France' is no side; there are: Scotland, England"),
        ("1: side England open", "a side is taken before the tokens lie (rule 6.1)"),
        ("arms: longship", "arms: 'longship' is none of:"),
        ("now: 1 gives the badge", "0 has the badge, not 1 (rule 5.1)"),
        ("now: 1 gives the token", "the token is not with 1 (rule 12.2)"),
        ("now: tokens open open", "4 seats lay tokens (rule 6.1)"),
        ("now: 0 draws a dagger", "a card is under way without the turn around it"),
        ("0: hand ?", "something is hidden (?), so say seen by whom"),
        ("0: daggers 25x1", "dagger stack: is to be written: these Dagger cards were shuffled anew"),
        ("dagger stack: 1", "a Dagger card is lost or doubled (rule 1)"),
        ("defeats: 5", "defeats: '5' is not a number from 0 to 4"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_one_line(text: str, told: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.position(text)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.rule("3.3", "7.4")
def test_what_is_only_set_up_is_told_with_its_rule() -> None:
    told = [str(flaw) for flaw in GAME.set_up_only(at("round: 3; defeats: 4"))]
    assert told == [
        "1 Arms cards were turned up by round 3 (rule 3.3)",
        "4 defeats in 3 rounds (rule 7.4)",
    ]
