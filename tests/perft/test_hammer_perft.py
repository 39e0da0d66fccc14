"""Counts of ways to play Hammer of the Scots: small positions by hand, whole games by the engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import ClassVar, NamedTuple

import pytest

from saltire import Lots, State, load
from saltire.games.hammer.rules.battles import Battles, fight
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.cards import PlayCards
from saltire.games.hammer.rules.constants import SIDES
from saltire.games.hammer.rules.movement import begin_moves
from saltire.kernel.phase import Phase
from saltire.kernel.types import RULES
from saltire.testing.perft import count_actions, count_turns, node_counts
from tests.games.hammer.battlefield import enter, ready
from tests.games.hammer.playing import hold
from tests.games.hammer.positions import area

FILE = Path(__file__).with_name("hammer.perft")
COUNTS = ("turns", "actions", "nodes")


class Done(Phase[War]):
    """Ends the game where a position under test is played out."""

    rule: ClassVar[str] = "test"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: War) -> None:
        s.finish((0.5, 0.5))


class Case(NamedTuple):
    head: dict[str, str]
    what: str
    numbers: tuple[int, ...]


def cases() -> list[Case]:
    """Read the file: blocks of head lines and lines of counts."""
    found: list[Case] = []
    head: dict[str, str] = {}
    for row in FILE.read_text(encoding="utf-8").splitlines():
        word, _, rest = row.partition(" ")
        if word == "id":
            head = {"id": rest}
        elif word in COUNTS:
            found.append(Case(head, word, tuple(int(number) for number in rest.split())))
        elif word and word != "#":
            head[word] = rest
    return found


def start_of(head: dict[str, str]) -> State:
    if "war" in head:
        return planted(head["war"], head["begin"])
    seed, plies = head["after"].split()
    state, lots = load("hammer", **json.loads(head["options"])).start(), Lots(int(seed))
    for _ in range(int(plies)):
        state.apply(state.sample(lots))
    return state


def planted(text: str, begin: str) -> War:
    """Set up a position and begin a phase in it."""
    s = ready(text)
    s.top = Done()
    kind, _, rest = begin.partition(" ")
    if kind == "cards":
        england, _, scotland = rest.partition(" / ")
        hold(s, england, scotland).call(PlayCards())
    elif kind == "moves":
        side, points = rest.split()
        begin_moves(s, SIDES.index(side), int(points))
    elif kind == "defection":
        where, side = rest.split()
        fight(s, area(where), SIDES.index(side), True)
    else:
        name, _, origin = rest.partition(" from ")
        enter(s, name, origin, origin)
        s.call(Battles())
    s.run_on()
    return s


@pytest.mark.parametrize("case", cases(), ids=lambda c: f"{c.head['id']}-{c.what}-{c.numbers[0]}")
def test_the_count_is_as_written(case: Case) -> None:
    s = start_of(case.head)
    if case.what == "nodes":
        assert node_counts(s) == case.numbers
        return
    count = count_turns if case.what == "turns" else count_actions
    assert count(s, case.numbers[0]) == case.numbers[1]
