"""Solves the puzzles of Hammer of the Scots again.

Battles are fought die by die on the rules themselves, where the maker has a model of its own; retreats and
winter follow from the tables of RULES.md and the text of the position, where the maker asks the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from saltire.games.hammer.rules.actions import FIRE, HIT, HOLD, RETREAT
from saltire.games.hammer.rules.battles import fight
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import AREA_NAMES, BLOCK_NAMES
from saltire.games.hammer.rules.fighting import CombatTurn, Roll, TakeHits
from saltire.games.registry import load
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.position_text import head_in
from saltire.puzzles.checking import facts_of, lines_of
from saltire.puzzles.puzzle import Puzzle
from saltire.rulebook import rules_file

SIDES: Final = ("England", "Scotland")
_TOLERANCE: Final = 1e-4


def check(puzzle: Puzzle) -> list[str]:
    """List what is wrong with a puzzle."""
    return CHECKS[puzzle.kind](puzzle)


def _only(puzzle: Puzzle, right: list[bool]) -> list[str]:
    wanted = [i == puzzle.answer for i in range(len(puzzle.choices))]
    return [] if right == wanted else [f"the right answers are {right}, not {wanted}"]


# Battles.


def _war(puzzle: Puzzle) -> tuple[War, int]:
    scenario = "bruce" if "scenario=bruce" in head_in(puzzle.position) else "braveheart"
    game = load("hammer", scenario=scenario)
    view = game.view(puzzle.position)
    war = game.imagine(view, Lots(1))
    assert isinstance(war, War)
    return war, int(view.seat)


class Battle:
    """Tries every die and every choice of a battle in which nobody leaves or holds fire."""

    def __init__(self, side: int, area: int) -> None:
        self.side = side
        self.area = area
        self.known: dict[object, float] = {}

    def holds(self, war: War) -> float:
        """Give the chance that the side holds the area."""
        phase: Phase[War] = war.top
        if not isinstance(phase, (CombatTurn, TakeHits, Roll)):
            return self._held(war)
        key = self._key(war, phase)
        if key not in self.known:
            self.known[key] = self._tried(war, phase)
        return self.known[key]

    def _tried(self, war: War, phase: Phase[War]) -> float:
        values = [self._after(war, action) for action in war.legal() if self._fights(phase, action)]
        if isinstance(phase, Roll):
            return sum(values) / len(values)
        return max(values) if phase.seat == self.side else min(values)

    def _after(self, war: War, action: int) -> float:
        after = war.clone()
        after.apply(action)
        return self.holds(after)

    def _fights(self, phase: Phase[War], action: int) -> bool:
        if isinstance(phase, Roll):
            return True
        if isinstance(phase, TakeHits):
            return action >= HIT
        return FIRE <= action < min(RETREAT, HOLD)

    def _held(self, war: War) -> float:
        """The battle is over: somebody is alone there, or the attacker has to leave after round 3."""
        there = [bool(war.blocks.listed(side, self.area)) for side in (0, 1)]
        if all(there):
            assert war.battle.round == 3
            return float(war.battle.attacker != self.side)
        return float(there[self.side])

    def _key(self, war: War, phase: Phase[War]) -> object:
        b = war.battle
        blocks = [block for side in (0, 1) for block in war.blocks.listed(side, self.area)]
        return (
            type(phase), *phase.args(), int(b.round), int(b.attacker), int(b.front), int(b.acted),
            *[(block, int(war.blocks.strength[block])) for block in blocks],
        )  # fmt: skip


def _fighters(puzzle: Puzzle, war: War) -> list[str]:
    """Who is said to fight must be there, with so many steps."""
    area = war.battle.area
    for one in puzzle.why:
        if one.key.endswith("-fighters"):
            side = ("england", "scotland").index(one.facts["side"])
            there = [
                [BLOCK_NAMES[block], int(war.blocks.strength[block])]
                for block in war.blocks.listed(side, area)
            ]
            attacks = "yes" if war.battle.attacker == side else "no"
            if one.facts["blocks"] != there or one.facts["attacks"] != attacks:
                return ["others fight there"]
    named = AREA_NAMES[area] == puzzle.ask.facts["area"]
    asked = int(puzzle.ask.facts["side"] == "scotland") == _war(puzzle)[1]
    return [] if named and asked else ["it asks for another battle"]


def _percent_said(puzzle: Puzzle, at: int) -> int:
    return int(facts_of(puzzle, at)["percent"])


def _check_odds(puzzle: Puzzle) -> list[str]:
    war, side = _war(puzzle)
    chance = 100 * Battle(side, int(war.battle.area)).holds(war)
    off = [abs(_percent_said(puzzle, i) - chance) for i in range(len(puzzle.choices))]
    wrong = [*_only(puzzle, [one < 1 for one in off]), *_fighters(puzzle, war)]
    others = [one for i, one in enumerate(off) if i != puzzle.answer]
    if min(others) < 8:
        wrong.append("another answer is near")
    exact = float(puzzle.why[-1].facts["percent"])
    return wrong if abs(exact - chance) < 0.06 else [*wrong, f"the chance is {chance}"]


def _best(puzzle: Puzzle, values: list[float], shown: list[str]) -> list[str]:
    ranked = sorted(values)
    wrong = _only(puzzle, [value == ranked[-1] for value in values])
    if abs(ranked[-1] - ranked[-2] - puzzle.margin) > _TOLERANCE:
        wrong.append(f"the margin is {ranked[-1] - ranked[-2]}")
    if [f"{100 * value:.1f}" for value in values] != shown:
        wrong.append(f"the chances are {values}, not {shown}")
    return wrong


def _shown(puzzle: Puzzle) -> list[str]:
    return [str(one.facts["percent"]) for one in puzzle.why if "percent" in one.facts]


def _check_hit(puzzle: Puzzle) -> list[str]:
    war, side = _war(puzzle)
    battle = Battle(side, int(war.battle.area))
    game = war.game()
    values = []
    for choice in puzzle.choices:
        after = war.clone()
        action = game.parse(war, choice.action)
        after.check(side, action)
        after.apply(action)
        values.append(battle.holds(after))
    everything = [] if len(war.legal()) == len(values) else ["an answer is missing"]
    return [*_best(puzzle, values, _shown(puzzle)), *everything, *_fighters(puzzle, war)]


def _check_attack(puzzle: Puzzle) -> list[str]:
    """Move the blocks there and begin the battle."""
    values = []
    for i in range(len(puzzle.choices)):
        war, side = _war(puzzle)
        start = AREA_NAMES.index(puzzle.ask.facts["from"])
        area = AREA_NAMES.index(facts_of(puzzle, i)["area"])
        there = [
            [BLOCK_NAMES[b], int(war.blocks.strength[b])] for b in war.blocks.listed(1 - side, area)
        ]
        if there != facts_of(puzzle, i)["blocks"] or AREA_NAMES[area] not in _borders(start):
            return ["other blocks stand there, or it is not beside"]
        group = [
            b for b in war.blocks.listed(side, start)
            if [BLOCK_NAMES[b], int(war.blocks.strength[b])] in puzzle.ask.facts["blocks"]
        ]  # fmt: skip
        if len(group) != len(puzzle.ask.facts["blocks"]):
            return ["the group is not there"]
        for block in group:
            war.blocks.move(block, area)
        fight(war, area, side, False)
        war.run_on()
        values.append(Battle(side, area).holds(war))
    return _best(puzzle, values, _shown(puzzle))


# What the tables and the text say.


@cache
def _tables() -> tuple[dict[str, dict[str, int]], dict[str, list[str]], dict[str, int]]:
    """Read RULES.md: how many may cross from each area, the homes of nobles, the side of a block."""
    borders: dict[str, dict[str, int]] = {}
    homes: dict[str, list[str]] = {}
    sides: dict[str, int] = {}
    rows = [[cell.strip() for cell in line.strip("| ").split("|")] for line in _rows()]
    for row in rows:
        name = row[0].replace("†", "").strip()
        if len(row) >= 4 and re.fullmatch(r"[ABC][1-4]", row[2]):
            home = row[4].split(", ") if len(row) > 4 and row[4] else []
            sides[name] = 1 if "Wallace" in sides or name == "Wallace" else 0
            if home and name != "Moray":
                homes[name] = home
        elif name in AREA_NAMES and row[1].isdigit():
            ways = {area: 6 for area in row[4].split(", ") if area}
            ways.update({area: 2 for area in row[5].split(", ") if area} if len(row) > 5 else {})
            borders[name] = ways
    return borders, homes, sides


def _rows() -> list[str]:
    text = rules_file("hammer").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line.startswith("| ")]


def _borders(area: int) -> dict[str, int]:
    return _tables()[0][AREA_NAMES[area]]


@dataclass
class Map:
    """What a text says: how many blocks a side has in each area, and where the nobles are."""

    side: int
    parts: dict[str, str]
    counts: dict[str, list[int]]
    nobles: dict[str, tuple[int, str]]


def read(text: str) -> Map:
    """Read the text of a view."""
    parts = lines_of(text)
    counts: dict[str, list[int]] = {area: [0, 0] for area in AREA_NAMES}
    nobles: dict[str, tuple[int, str]] = {}
    for area in AREA_NAMES:
        said = parts.get("In England" if area == "England" else area, "")
        for one in said.split(", ") if said else []:
            hidden = re.fullmatch(r"(\d+) (English|Scottish)", one)
            if hidden:
                counts[area][hidden[2] == "Scottish"] += int(hidden[1])
            else:
                name, side = _block(one)
                counts[area][side] += 1
                _note(nobles, one, name, side, area)
    for group in parts.get("known", "").split(" | "):
        where, _, blocks = group.partition(" = ")
        for one in blocks.split(", ") if "+" not in where and where in AREA_NAMES else []:
            name, side = _block(re.sub(r" \d-\d$", "", one))
            _note(nobles, one, name, side, where)
    return Map(SIDES.index(parts["seen by"]), parts, counts, nobles)


def _block(said: str) -> tuple[str, int]:
    name, mark, side = re.sub(r" \d$", "", said).partition("/")
    return name, int(side == "S") if mark else _tables()[2][name]


def _note(nobles: dict[str, tuple[int, str]], said: str, name: str, side: int, area: str) -> None:
    if "/" in said:
        nobles[name] = (side, area)


def _check_retreat(puzzle: Puzzle) -> list[str]:
    """5.5b-5.5f, C17"""
    seen = read(puzzle.position)
    here = puzzle.ask.facts["area"]
    side = seen.side
    used = seen.parts.get("used", "").split(", ")
    crossed = dict(one.rsplit(" ", 1) for one in seen.parts.get("crossed", "").split(", ") if one)
    second = seen.parts.get("first", "England") != SIDES[side]
    ways = _borders(AREA_NAMES.index(here))
    said = [facts_of(puzzle, i)["area"] for i in range(len(puzzle.choices))]
    if sorted(said) != sorted(ways):
        return ["the answers are not the neighbours"]
    free = []
    for area in said:
        over = area == "England" if side == 1 else here == "England"
        by_enemy = f"{SIDES[1 - side]} {area}/{here}" in used
        by_own = f"{SIDES[side]} {area}/{here}" in used
        ends = (f"{here}-{area}", f"{area}-{here}")
        number = max(int(crossed.get(one, 0)) for one in ends)
        free.append(
            not over and not seen.counts[area][1 - side] and number < ways[area]
            and not (by_enemy and not (by_own and second))
        )  # fmt: skip
    asks_shut = puzzle.ask.key.endswith("no-retreat")
    open_said = [one.key.endswith("-open") for one in puzzle.why]
    reasons = [] if open_said == free else ["the reasons are others"]
    return [*_only(puzzle, [one != asks_shut for one in free]), *reasons]


def _turned(seen: Map) -> list[set[str]]:
    """7.1a, 7.1b, 7.12  Let the nobles go home, for each choice of Bruce's and Comyn's homes."""
    homes = _tables()[1]
    worlds: list[tuple[dict[str, list[int]], set[str]]] = [
        ({area: list(both) for area, both in seen.counts.items()}, set())
    ]
    for side in (0, 1):
        own = [name for name, (owner, _) in seen.nobles.items() if owner == side]
        for name in sorted(own, key=lambda noble: len(homes[noble])):
            worlds = [after for world in worlds for after in _homeward(seen, world, name, side)]
    return [turned for _, turned in worlds]


def _homeward(
    seen: Map, world: tuple[dict[str, list[int]], set[str]], name: str, side: int
) -> list[tuple[dict[str, list[int]], set[str]]]:
    counts, turned = world
    homes = _tables()[1][name]
    free = [area for area in homes if not counts[area][1 - side]]
    after = []
    for area in free or homes:
        now = {place: list(both) for place, both in counts.items()}
        now[seen.nobles[name][1]][side] -= 1
        now[area][side if free else 1 - side] += 1
        after.append((now, turned if free else turned | {name}))
    return after


def _reasons(puzzle: Puzzle, turned: set[str]) -> list[str]:
    """Who is said to turn does, and lives where it is said."""
    homes = _tables()[1]
    said = [one for one in puzzle.why if "homes" in one.facts]
    return [
        f"{one.key} is not so" for one in said
        if sorted(homes[one.facts["noble"]]) != sorted(one.facts["homes"])
        or one.key.endswith("-turns") != (one.facts["noble"] in turned)
    ]  # fmt: skip


def _check_winter(puzzle: Puzzle) -> list[str]:
    seen = read(puzzle.position)
    listed = [[name, area] for name, (side, area) in seen.nobles.items() if side != seen.side]
    wrong = [] if sorted(listed) == sorted(puzzle.ask.facts["nobles"]) else ["other nobles"]
    outcomes = _turned(seen)
    if any(one != outcomes[0] for one in outcomes):
        return ["it hangs on a choice"]
    (turned, *_) = outcomes
    wrong += _reasons(puzzle, turned)
    if puzzle.kind == "winter":
        said = [facts_of(puzzle, i)["noble"] for i in range(len(puzzle.choices))]
        alone = [] if len(turned) == 1 else ["not one noble changes sides"]
        return [*wrong, *alone, *_only(puzzle, [name in turned for name in said])]
    mine = [name for name, (side, _) in seen.nobles.items() if side == 1]
    after = len(mine) + sum(-1 if name in mine else 1 for name in turned)
    numbers = [facts_of(puzzle, i)["number"] for i in range(len(puzzle.choices))]
    told = {one.facts["noble"] for one in puzzle.why if "noble" in one.facts}
    if told != turned or puzzle.why[-1].facts != {"before": len(mine), "after": after}:
        wrong.append("the reasons are others")
    return [*wrong, *_only(puzzle, [one == after for one in numbers])]


CHECKS: Final[dict[str, Callable[[Puzzle], list[str]]]] = {
    "odds": _check_odds, "hit": _check_hit, "attack": _check_attack, "retreat": _check_retreat,
    "winter": _check_winter, "nobles": _check_winter,
}  # fmt: skip
