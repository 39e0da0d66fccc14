"""Each invariant of 11.8 is missed when it is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.builds import ScottishBuilds
from saltire.games.hammer.rules.cards import PlayCards
from saltire.games.hammer.rules.constants import ENGLISH, NORSE, POOL, WALLACE
from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.games.hammer.rules.invariants import faults
from tests.games.hammer.positions import area, block


def start() -> War:
    s = HammerOfTheScots().start()
    while not isinstance(s.top, PlayCards):
        s.apply(s.legal()[0])
    return s


def lose_a_block(s: War) -> None:
    s.blocks.here[26 + area("Fife")] = 0


def drown(s: War) -> None:
    s.blocks.put(NORSE, area("Mar"), 3)
    s.blocks.maybe[NORSE] = 2 ** area("Mar")
    s.blocks.least[NORSE] = s.blocks.most[NORSE] = 3


def weaken(s: War) -> None:
    s.blocks.strength[WALLACE] = s.blocks.least[WALLACE] = 0


def haunt(s: War) -> None:
    s.blocks.strength[NORSE] = 1


def kill_bruce(s: War) -> None:
    s.blocks.put(block("Bruce/S"), POOL, 0)
    s.blocks.maybe[block("Bruce/S")] = 2**POOL


def forge_a_card(s: War) -> None:
    s.turn.hands[3] = 2


def mistake_the_place(s: War) -> None:
    s.blocks.maybe[WALLACE] = 2 ** area("Mar")


def mistake_the_strength(s: War) -> None:
    s.blocks.least[WALLACE] = s.blocks.most[WALLACE] = 3


def share_an_area(s: War) -> None:
    mar = block("Mar/E")
    s.blocks.move(mar, area("Fife"))
    s.blocks.maybe[mar] = 2 ** area("Fife")


def crowd(s: War) -> None:
    s.goto(ScottishBuilds(0, 0))


@pytest.mark.rule("11.8", "10")
@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (lose_a_block, "S Wallace is in several places or none"),
        (drown, "the Norse are in Mar"),
        (weaken, "S Wallace has strength 0"),
        (haunt, "S Norse has strength 1"),
        (kill_bruce, "E Bruce must be on the map in one colour"),
        (forge_a_card, "a card is out twice"),
        (mistake_the_place, "S Wallace is at 14, but may only be at [8]"),
        (mistake_the_strength, "S Wallace has 4, not 3 to 3"),
        (share_an_area, "a battle was not fought"),
        (crowd, "England is crowded"),
    ],
)
def test_a_broken_invariant_is_named(harm: Callable[[War], None], message: str) -> None:
    s = start()
    assert not faults(s)
    harm(s)
    assert message in faults(s)


@pytest.mark.rule("11.8")
def test_limits_are_looked_at_before_the_builds_only() -> None:
    s = start()
    s.goto(ScottishBuilds(4, 0))
    assert s.blocks.count_at(ENGLISH, 0) == 4
    assert not faults(s)
