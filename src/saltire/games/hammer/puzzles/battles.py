"""Solves battles in which nobody retreats: the exact chance to hold the area.

A battle is two rows of fighters; both sides choose who fires next and who takes a hit, one for the
greatest chance that side 0 holds the area in the end, the other for the smallest.
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import Final, NamedTuple, TypeAlias

from saltire.games.hammer.bots.battle_forecast import lives_in
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import FIRST_NOBLE, HITS_ON, LETTER, PER_SIDE
from saltire.kernel.bits import members

ROUNDS: Final = 3


class Fighter(NamedTuple):
    """A block in a battle; a noble at home defends with 3."""

    noble: bool
    letter: int
    hits_on: int
    at_home: int
    steps: int
    acted: bool = False


Row: TypeAlias = tuple[Fighter, ...]


class Fight(NamedTuple):
    """A battle between two combat turns. `captured` are nobles who join their new side next round."""

    round: int
    attacker: int
    rows: tuple[Row, Row]
    captured: tuple[Row, Row] = ((), ())


class Solver:
    """Finds the chance that side 0 holds the area; what is solved is kept."""

    def __init__(self) -> None:
        self._known: dict[Fight, float] = {}

    def holds(self, fight: Fight) -> float:
        """Give the chance from a combat turn on."""
        known = self._known.get(fight)
        if known is None:
            known = self._solve(fight)
            self._known[fight] = known
        return known

    def _solve(self, fight: Fight) -> float:
        over = outcome(fight)
        if over is not None:
            return over
        turn = next_turn(fight)
        if turn is None:
            return self.holds(next_round(fight))
        side, fighters = turn
        best = max if side == 0 else min
        return best(self._fire(fight, side, one) for one in fighters)

    def _fire(self, fight: Fight, side: int, one: Fighter) -> float:
        after = fired(fight, side, one)
        p = hit_chance(fight, side, one)
        return sum(
            comb(one.steps, hits) * p**hits * (1 - p) ** (one.steps - hits)
            * self.after_hits(after, 1 - side, hits)
            for hits in range(one.steps + 1)
        )  # fmt: skip

    def after_hits(self, fight: Fight, side: int, hits: int) -> float:
        """5.41b  Give the chance when a side has still to take so many hits."""
        options = targets(fight, side)
        if not hits or not options:
            return self.holds(fight)
        best = max if side == 0 else min
        return best(self.after_hits(struck(fight, side, one), side, hits - 1) for one in options)


def ordered(row: Row) -> Row:
    return tuple(sorted(row))


def with_row(fight: Fight, side: int, row: Row) -> Fight:
    rows = (row, fight.rows[1]) if side == 0 else (fight.rows[0], row)
    return fight._replace(rows=rows)


def outcome(fight: Fight) -> float | None:
    """Say who holds the area once only one side is there; None while both are."""
    there = [bool(fight.rows[side] or fight.captured[side]) for side in (0, 1)]
    if not all(there):
        return 1.0 if there[0] else 0.0
    if fight.round > ROUNDS:  # 5.3: the attacker must leave
        return 0.0 if fight.attacker == 0 else 1.0
    return None


def next_turn(fight: Fight) -> tuple[int, list[Fighter]] | None:
    """5.31b  Name the side and the blocks of which one acts next; None when the round is over."""
    if not (fight.rows[0] and fight.rows[1]):
        return None
    for letter in range(3):
        for side in (1 - fight.attacker, fight.attacker):
            able = {one for one in fight.rows[side] if one.letter == letter and not one.acted}
            if able:
                return side, sorted(able)
    return None


def next_round(fight: Fight) -> Fight:
    """5.34, 5.32e  Captured nobles join; a defender who has only them left becomes the attacker."""
    attacker = fight.attacker
    if fight.round == 1 and not fight.rows[1 - attacker]:
        attacker = 1 - attacker
    rows = [
        ordered(tuple(one._replace(acted=False) for one in fight.rows[side] + fight.captured[side]))
        for side in (0, 1)
    ]
    return Fight(fight.round + 1, attacker, (rows[0], rows[1]))


def hit_chance(fight: Fight, side: int, one: Fighter) -> float:
    return (one.hits_on if side == fight.attacker else one.at_home) / 6


def fired(fight: Fight, side: int, one: Fighter) -> Fight:
    row = list(fight.rows[side])
    row.remove(one)
    return with_row(fight, side, ordered((*row, one._replace(acted=True))))


def targets(fight: Fight, side: int) -> list[Fighter]:
    """5.41b  List the strongest blocks of a side, one of each kind."""
    row = fight.rows[side]
    most = max((one.steps for one in row), default=0)
    return sorted({one for one in row if one.steps == most})


def struck(fight: Fight, side: int, one: Fighter) -> Fight:
    """5.41a, 5.7a  Take a step from a block; a noble who falls is captured."""
    row = list(fight.rows[side])
    row.remove(one)
    if one.steps > 1:
        return with_row(fight, side, ordered((*row, one._replace(steps=one.steps - 1))))
    after = with_row(fight, side, tuple(row))
    if not one.noble:
        return after
    taken = list(after.captured)
    taken[1 - side] = ordered((*taken[1 - side], one._replace(acted=False)))
    return after._replace(captured=(taken[0], taken[1]))


def fighter(s: War, block: int, area: int, acted: bool) -> Fighter:
    """Read a block as a fighter in a battle for an area."""
    hits = int(HITS_ON[block])
    home = 3 if lives_in(block, area) else hits
    noble = block % PER_SIDE >= FIRST_NOBLE
    return Fighter(noble, int(LETTER[block]), hits, home, int(s.blocks.strength[block]), acted)


def fight_of(s: War, side: int) -> Fight:
    """Read the battle under way, with `side` as side 0."""
    b = s.battle
    rows: list[list[Fighter]] = [[], []]
    captured: list[list[Fighter]] = [[], []]
    for owner in (0, 1):
        for block in s.blocks.listed(owner, b.area):
            fights = int(b.front) >> block & 1
            row = rows if fights else captured
            acted = bool(int(b.acted) >> block & 1) and bool(fights)
            row[owner ^ side].append(fighter(s, block, int(b.area), acted))
    return Fight(
        int(b.round), int(b.attacker) ^ side,
        (ordered(tuple(rows[0])), ordered(tuple(rows[1]))),
        (ordered(tuple(captured[0])), ordered(tuple(captured[1]))),
    )  # fmt: skip


def simulated(fight: Fight, pending: int, hits: int, rng: Random) -> float:
    """Fight a battle out once, with random choices; `pending` has still to take hits."""
    while hits and (options := targets(fight, pending)):
        fight = struck(fight, pending, rng.choice(options))
        hits -= 1
    while True:
        over = outcome(fight)
        if over is not None:
            return over
        turn = next_turn(fight)
        if turn is None:
            fight = next_round(fight)
            continue
        side, able = turn
        one = rng.choice(able)
        p = hit_chance(fight, side, one)
        fight = fired(fight, side, one)
        for _ in range(sum(rng.random() < p for _ in range(one.steps))):
            options = targets(fight, 1 - side)
            if options:
                fight = struck(fight, 1 - side, rng.choice(options))


def everybody_fights(s: War) -> bool:
    """Tell whether no block in the battle is in reserve, but for nobles who were captured."""
    b = s.battle
    waiting = [
        block for side in (0, 1) for block in s.blocks.listed(side, b.area)
        if not int(b.front) >> block & 1
    ]  # fmt: skip
    return all(
        block % PER_SIDE >= FIRST_NOBLE and s.blocks.strength[block] == 1 for block in waiting
    ) and bool(members(b.front))
