"""Parses a move typed in one line, and finds the areas on the way or asks for them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from saltire.games.hammer.rules.actions import BLOCK_FAMILIES, STOP, TO, read
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import AREA_NAMES, AREAS
from saltire.games.hammer.rules.notation import say
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.rules.walk import WalkBlock
from saltire.games.hammer.terminal.legal_matches import matching
from saltire.games.hammer.text.names import area_text, block_text
from saltire.i18n.words import Words
from saltire.terminal.board import ActionSequence, Choice, PartialInput


def sequence_of(
    view: HammerView, world: War, parts: Sequence[str], number: int, words: Words
) -> ActionSequence | PartialInput | None:
    """Read `wallace angus`, `retreat york fife`, `wallace fife angus`; None if it is not such a line.

    `number` chooses among several ways that are equally short; 0 asks which.
    """
    seat = int(view.seat)
    for cut in range(len(parts) - 1, 0, -1):
        first = [a for a in matching(view, parts[:cut], words) if read(a)[0] in BLOCK_FAMILIES]
        goals = _areas(parts[cut:], words)
        if len(first) == 1 and goals:
            walk = Walk(world, seat, number)
            walk.do(first[0])
            return walk.to(goals) or walk.question(parts, words)
    goals = _areas(parts, words)
    if goals and isinstance(view.stack[-1], WalkBlock):
        walk = Walk(world, seat, number)
        return walk.to(goals) or walk.question(parts, words)
    return None


def _areas(parts: Sequence[str], words: Words) -> list[int]:
    """Read areas; an empty list if a word is not an area."""
    areas = [_area(part, words) for part in parts]
    return [area for area in areas if area is not None] if None not in areas else []


def _area(text: str, words: Words) -> int | None:
    """Read an area in English or in the reader's language, as it is or with its ending: `Angusba`."""
    named = [_names(area, words) for area in range(AREAS)]
    begun = [a for a in range(AREAS) if any(name.startswith(text) for name in named[a])]
    exact = [a for a in begun if text in named[a]]
    return (exact or begun)[0] if len(exact or begun) == 1 else None


def _names(area: int, words: Words) -> list[str]:
    term = area_text(area, words)
    return [
        name.lower().split(" ")[-1]
        for name in (AREA_NAMES[area], term, term.form("to"), term.form("from"))
    ]


class Walk:
    """Builds the actions of one line, step by step."""

    def __init__(self, world: War, seat: int, number: int) -> None:
        self.world = world
        self.seat = seat
        self.number = number
        self.done: list[int] = []
        self.open: list[list[int]] = []
        """The routes among which the player has to choose."""

    def do(self, action: int) -> None:
        self.world.apply(action, self.seat)
        self.done.append(action)

    def to(self, goals: Sequence[int]) -> ActionSequence | None:
        """Go to one area after the other; None if there are several ways and none is chosen."""
        for area in goals:
            ways = shortest(self.world, self.seat, area)
            if not ways:
                if any(read(action)[0] == TO for action in self.world.legal(self.seat)):
                    self.done.append(TO + area)
                return self.sequence()
            if len(ways) > 1 and not 1 <= self.number <= len(ways):
                self.open = ways
                return None
            for action in ways[self.number - 1] if len(ways) > 1 else ways[0]:
                self.do(action)
        top = self.world.top
        walks = isinstance(top, WalkBlock) and top.seat == self.seat and top.steps > 0
        if walks and STOP in self.world.legal(self.seat):
            self.done.append(STOP)
        return self.sequence()

    def sequence(self) -> ActionSequence:
        return ActionSequence(tuple(say(action) for action in self.done))

    def question(self, parts: Sequence[str], words: Words) -> PartialInput:
        """Ask which route is meant, each as it may be typed."""
        gone = [_name(action, words) for action in self.done]
        ways = [" ".join([*gone, *[_name(a, words) for a in way]]).lower() for way in self.open]
        listed = "  ".join(f"{n}:{way}" for n, way in enumerate(ways, 1))
        question = words.say("hammer-which-way", choices=listed)
        choices = tuple([Choice(str(n), Text(way)) for n, way in enumerate(ways, 1)])
        return PartialInput(
            f"{' '.join(parts)} #", question, words.say("hammer-way-asked"), choices
        )


def _name(action: int, words: Words) -> str:
    """Name the block or the area of an action."""
    family, index = read(action)
    return block_text(index, words) if family in BLOCK_FAMILIES else area_text(index, words)


def shortest(world: War, seat: int, target: int) -> list[list[int]]:
    """Find the shortest routes to an area."""
    paths: list[tuple[list[int], War]] = [([], world)]
    for _ in range(3):
        longer: list[tuple[list[int], War]] = []
        for path, at in paths:
            for action in at.legal(seat):
                if read(action)[0] == TO:
                    after = at.clone()
                    after.apply(action, seat)
                    longer.append(([*path, action], after))
        arrived = [path for path, _ in longer if path[-1] == TO + target]
        if arrived:
            return arrived
        paths = [(path, at) for path, at in longer if isinstance(at.top, WalkBlock)]
    return []
