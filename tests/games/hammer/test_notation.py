"""Notation: what is written reads back, and nonsense is named."""

from __future__ import annotations

import pytest

from saltire import CHANCE, RULES, Lots
from saltire.games.hammer.rules import actions
from saltire.games.hammer.rules.builds import DrawBlock
from saltire.games.hammer.rules.cards import DealCards
from saltire.games.hammer.rules.constants import ENGLISH, SCOTTISH
from saltire.games.hammer.rules.fighting import Roll
from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.games.hammer.rules.levy import LevyDraw
from saltire.games.hammer.rules.notation import parse, parse_chance, say
from saltire.kernel.errors import BadNotation
from saltire.kernel.phase import AnyPhase
from tests.games.hammer.positions import area, block, war

GAME = HammerOfTheScots()


@pytest.mark.parametrize("side", [ENGLISH, SCOTTISH])
def test_every_action_of_a_side_reads_back_and_has_a_text_of_its_own(side: int) -> None:
    ours = []
    for action in range(actions.NUM_ACTIONS):
        family, index = actions.read(action)
        owner = 1 - side if family == actions.NAME else side
        if family not in actions.BLOCK_FAMILIES or index // 28 == owner:
            ours.append(action)
    texts = [say(action) for action in ours]
    assert len(set(texts)) == len(texts)
    assert [parse(text, side) for text in texts] == ours


@pytest.mark.parametrize("scenario", ["braveheart", "bruce"])
def test_every_action_of_a_whole_game_reads_back(scenario: str) -> None:
    game = HammerOfTheScots(scenario=scenario)
    s, lots = game.start(), Lots(6)
    while s.actor() != RULES:
        texts = [game.say(s, action) for action in s.legal()]
        assert len(set(texts)) == len(texts)
        assert [game.parse(s, text) for text in texts] == s.legal()
        s.apply(s.sample(lots))


def test_letter_case_and_spaces_do_not_matter() -> None:
    assert say(parse("  FIRE   york infantry ", ENGLISH)) == "fire York Infantry"
    assert say(parse("Draw in FIFE", SCOTTISH)) == "draw in Fife"
    assert say(parse("play sea  move", SCOTTISH)) == "play Sea Move"
    assert say(parse("Return of Balliol", SCOTTISH)) == "return of Balliol"


def test_a_herald_names_a_noble_of_the_enemy() -> None:
    assert parse("name Bruce", ENGLISH) == actions.NAME + block("Bruce/S")
    assert parse("fire Bruce", ENGLISH) == actions.FIRE + block("Bruce/E")


@pytest.mark.parametrize("action", [-1, actions.NUM_ACTIONS])
def test_an_action_out_of_range_is_said_as_a_number(action: int) -> None:
    assert say(action) == f"action {action}"


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 0),
        ("march Wallace", 0),
        ("play 4", 5),
        ("to Kintyre", 3),
        ("draw in", 0),
        ("draw in Wales", 8),
        ("move York Infantry", 5),
        ("hit", 4),
        ("main force 25", 0),
        ("main force 0", 0),
        ("main force", 0),
    ],
)
def test_nonsense_is_refused_where_it_stops_making_sense(text: str, at: int) -> None:
    with pytest.raises(BadNotation) as refused:
        parse(text, SCOTTISH)
    assert refused.value.at == at


def test_a_levy_is_written_by_the_names_of_the_blocks() -> None:
    s = GAME.start()
    assert s.actor() == CHANCE
    texts = [GAME.say(s, action) for action in s.legal()]
    assert texts[:2] == ["Edward", "Lancaster Archers"]
    assert GAME.parse(s, "wales archers") == block("Wales Archers")


def test_dealt_cards_are_written_by_their_names_and_copies() -> None:
    s = war("", DealCards())
    texts = [GAME.say(s, action) for action in s.legal()]
    assert texts[:3] == ["1", "1/2", "1/3"]
    assert texts[-6:] == ["3/3", "Herald", "Pillage", "Sea Move", "Truce", "Victuals"]
    assert GAME.parse(s, "sea move") == 22
    assert GAME.parse(s, "2/10") == 16


def test_a_die_is_written_by_its_face() -> None:
    s = war("", Roll(0, 3, 0))
    assert [GAME.say(s, action) for action in s.legal()] == [f"die {n}" for n in range(1, 7)]
    assert GAME.parse(s, "Die 5") == 4


@pytest.mark.parametrize(
    ("phase", "text"),
    [
        (DealCards(), "4"),
        (DealCards(), "3/4"),
        (DealCards(), "2/0"),
        (DealCards(), "Herald/x"),
        (LevyDraw(4), "Graham"),
        (DrawBlock(area("Fife"), 0, 0), "York Infantry"),
        (Roll(0, 3, 0), "die 7"),
        (Roll(0, 3, 0), "5"),
    ],
)
def test_no_chance_is_read_that_cannot_be(phase: AnyPhase, text: str) -> None:
    with pytest.raises(BadNotation):
        parse_chance(phase, text)
