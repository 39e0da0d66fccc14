"""Solves the puzzles of Swords and Bagpipes again: by hand, from the text and the tables of RULES.md.

Hidden Dagger cards are dealt one by one in every order; some ends are also played out by the rules.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final, TypeAlias

from saltire.games.registry import load
from saltire.games.swords.rules import actions
from saltire.games.swords.rules.board import Table
from saltire.kernel.lots import Lots
from saltire.kernel.position_text import head_in, options_in
from saltire.kernel.types import CHANCE, RULES
from saltire.puzzles.checking import facts_of, lines_of
from saltire.puzzles.puzzle import Facts, Puzzle
from saltire.rulebook import rules_file

ROUNDS: Final = 7
LAST_DEFEAT: Final = 4
PLAYED_OUT: Final = 12
"""So many ends of each puzzle are played by the rules."""
_ANSWERS: Final = ("scotland-only", "england-only", "either", "neither")
Sides: TypeAlias = tuple[str, ...]


@dataclass(frozen=True)
class Arms:
    """An Arms card, as the table of RULES.md has it."""

    troops: int
    whole: int
    patched: int
    crown: int
    divided: bool
    levy: int
    leave: int


@dataclass(frozen=True)
class Seat:
    """A line of the text."""

    camp: int
    gold: int
    known: int
    hidden: int
    side: str


@dataclass(frozen=True)
class Moment:
    """What the text says."""

    me: int
    defeats: int
    arms: Arms
    camp: int
    shield: int
    seats: tuple[Seat, ...]
    pool: tuple[int, int, int]


@dataclass(frozen=True)
class End:
    """One end of the game."""

    sides: Sides
    scots_won: bool
    fallen: bool
    gold: tuple[int, ...]
    daggers: tuple[int, ...]
    winners: frozenset[int]


@cache
def _arms() -> dict[str, Arms]:
    found = {}
    for line in rules_file("swords").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split("|")]
        if len(cells) == 7 and cells[1].isdigit():
            name = re.sub(r"[^a-z ]", "", cells[0].lower()).replace(" ", "_")
            levy = re.search(r"(\d) more English for each clan", cells[5])
            leave = re.search(r"Up to (\d) units leave the Scottish camp", cells[5])
            crown, _, mark = cells[4].partition(" ")
            found[name] = Arms(
                int(cells[1]), int(cells[2]), int(cells[3]), int(crown), mark == "÷",
                int(levy[1]) if levy else 0, int(leave[1]) if leave else 0,
            )  # fmt: skip
    return found


@cache
def _daggers() -> tuple[int, int, int]:
    file = Path(__file__).parents[1] / "data" / "full.toml"
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["dagger"]
    copies = {int(row["daggers"]): int(row["copies"]) for row in rows}
    return copies[1], copies[2], copies[3]


def read(text: str) -> Moment:
    """Read the text of a view."""
    parts = lines_of(text)
    players = int((re.search(r"players=(\d)", parts["game"]) or ["", "4"])[1])
    assert parts["round"] == str(ROUNDS)
    assert not parts.keys() & {"dagger discards", "dagger stack", "hidden daggers", "home", "token"}
    me = int(parts["seen by"])
    laid = parts["now"].removeprefix("tokens ").split()
    seats, seen = [], [0, 0, 0]
    for number in range(players):
        fields = dict(
            one.split(" ", 1) for one in parts.get(str(number), "").split(", ") if " " in one
        )
        assert not fields.keys() & {"hand", "open", "new", "virtual"}
        cards: list[str] = []
        for card in fields.get("daggers", "").split():
            times, _, value = card.rpartition("x")
            cards += [value] * int(times or 1)
        shown = [int(card) for card in cards if card != "?"]
        for daggers in shown:
            seen[daggers - 1] += 1
        side = fields.get("side", "").replace(" open", "").lower()
        assert (side == "") == (laid[number] != "-")
        seats.append(
            Seat(
                int(fields.get("camp", 0)), int(fields.get("gold", 3)), sum(shown),
                cards.count("?"), side,
            )
        )  # fmt: skip
    ones, twos, threes = [all_of - own for all_of, own in zip(_daggers(), seen, strict=True)]
    return Moment(
        me, int(parts.get("defeats", 0)), _arms()[parts.get("arms", "irvine_capitulation")],
        int(parts.get("Scottish camp", 0)), int(parts.get("shield", 0)), tuple(seats),
        (ones, twos, threes),
    )  # fmt: skip


def ends_of(now: Moment) -> list[End]:
    """List every end: all sides, all hidden cards."""
    found = []
    for sides in product(
        *[[one.side] if one.side else ["scotland", "england"] for one in now.seats]
    ):
        scots_won, gold = fought(now, sides)
        fallen = now.defeats + (not scots_won) >= LAST_DEFEAT
        hidden = tuple(one.hidden + (sides[i] == "england") for i, one in enumerate(now.seats))
        for extra in _dealt(now.pool, hidden):
            daggers = tuple(one.known + more for one, more in zip(now.seats, extra, strict=True))
            found.append(End(sides, scots_won, fallen, gold, daggers, best(gold, daggers, fallen)))
    return found


def fought(now: Moment, sides: Sides) -> tuple[bool, tuple[int, ...]]:
    """7, 8  Fight the battle and pay the rewards."""
    arms = now.arms
    scots = now.camp - min(arms.leave, now.camp)
    english = max(arms.troops + arms.levy * len(sides) + now.shield, 0)
    for seat, side in zip(now.seats, sides, strict=True):
        scots += seat.camp if side == "scotland" else 0
        english += seat.camp if side == "england" else 0
    won = scots >= english
    crown = arms.crown
    if arms.divided:
        crown //= max(sides.count("england"), 1)
    gold = []
    for seat, side in zip(now.seats, sides, strict=True):
        pay = crown if side == "england" else arms.whole if won else arms.patched
        gold.append(seat.gold + (pay if seat.camp else 0))
    return won, tuple(gold)


@cache
def _dealt(pool: tuple[int, int, int], hidden: tuple[int, ...]) -> frozenset[tuple[int, ...]]:
    """Deal hidden cards one after the other: what can each seat's add up to?"""
    states = {((0,) * len(hidden), pool)}
    for seat, number in enumerate(hidden):
        for _ in range(number):
            after = set()
            for totals, left in states:
                for value in (1, 2, 3):
                    if left[value - 1]:
                        rest = tuple(n - (i == value - 1) for i, n in enumerate(left))
                        more = tuple(t + value * (i == seat) for i, t in enumerate(totals))
                        after.add((more, rest))
            states = after  # type: ignore[assignment]
    return frozenset(totals for totals, _ in states)


def best(gold: tuple[int, ...], daggers: tuple[int, ...], fallen: bool) -> frozenset[int]:
    """10.3-10.6"""
    seats = set(range(len(gold)))
    if not fallen:
        for seat in range(len(gold)):
            if all(daggers[seat] >= daggers[one] + 5 for one in seats if one != seat):
                seats = seats - {seat}
                break

    def beats(one: int, other: int) -> bool:
        richer, fewer = gold[one] - gold[other], daggers[other] - daggers[one]
        first, then = (fewer, richer) if fallen else (richer, fewer)
        return first > 0 or (first == 0 and then > 0)

    return frozenset(one for one in seats if not any(beats(other, one) for other in seats))


def check(puzzle: Puzzle) -> list[str]:
    """List what is wrong with a puzzle."""
    now = read(puzzle.position)
    ends = ends_of(now)
    if puzzle.ask.facts["seat"] != now.me:
        return ["it asks somebody else"]
    return [
        *CHECKS[puzzle.kind](puzzle, now, ends),
        *_examples(puzzle, now, ends),
        *_played(puzzle, now),
    ]


def _only(puzzle: Puzzle, right: list[bool]) -> list[str]:
    wanted = [i == puzzle.answer for i in range(len(puzzle.choices))]
    return [] if right == wanted else [f"the right answers are {right}, not {wanted}"]


def _check_side(puzzle: Puzzle, now: Moment, ends: list[End]) -> list[str]:
    every = all if puzzle.kind == "sure" else any
    can = [
        every(now.me in end.winners for end in ends if end.sides[now.me] == side)
        for side in ("scotland", "england")
    ]
    right = {(1, 0): 0, (0, 1): 1, (1, 1): 2, (0, 0): 3}[can[0], can[1]]
    keys = [
        choice.said.key.removeprefix("swords-puzzle-") for choice in puzzle.choices if choice.said
    ]
    return [
        *_only(puzzle, [i == right for i in range(len(puzzle.choices))]),
        *([] if tuple(keys) == _ANSWERS else ["other answers"]),
    ]


def _check_out(puzzle: Puzzle, now: Moment, ends: list[End]) -> list[str]:
    able = set().union(*[end.winners for end in ends])
    seats = [facts_of(puzzle, i)["seat"] for i in range(len(puzzle.choices))]
    asks_out = puzzle.ask.key.endswith("-out")
    whole = [] if seats == list(range(len(now.seats))) else ["a clan is missing"]
    return [*whole, *_only(puzzle, [(seat in able) != asks_out for seat in seats])]


def _true(key: str, facts: Facts, end: End) -> bool:
    """Tell whether a statement holds."""
    what = key.removeprefix("swords-puzzle-must-")
    if what in ("scotland", "england"):
        return end.scots_won == (what == "scotland")
    seat = int(facts["seat"])
    if what == "clan":
        return end.sides[seat] == str(facts["side"])
    limit = int(facts["daggers"])
    return end.daggers[seat] >= limit if what == "least" else end.daggers[seat] <= limit


def _check_must(puzzle: Puzzle, now: Moment, ends: list[End]) -> list[str]:
    won = [end for end in ends if now.me in end.winners]
    said = [choice.said for choice in puzzle.choices if choice.said]
    needed = [all(_true(one.key, one.facts, end) for end in won) for one in said]
    count = puzzle.why[0].facts
    different = {"won": len(won), "ends": len(ends)}
    return [
        *_only(puzzle, needed),
        *([] if won and count == different else [f"the ends are {different}"]),
    ]


def _examples(puzzle: Puzzle, now: Moment, ends: list[End]) -> list[str]:
    """Each end that is shown can come about, and does what it is shown for."""
    wrong = []
    side = ""
    unneeded: list[tuple[str, Facts]] = []
    for one in puzzle.why:
        what = one.key.removeprefix("swords-puzzle-")
        if what.startswith("with-"):
            side = str(one.facts["side"])
            mine = [now.me in end.winners for end in ends if end.sides[now.me] == side]
            so = {"win": any(mine), "no-win": not any(mine), "sure": all(mine)}
            if not so.get(what.removeprefix("with-"), not all(mine)):
                wrong.append(f"{what} {side} is not so")
        elif what == "not-needed":
            key, said = one.facts["statement"]
            unneeded.append((f"swords-puzzle-{key}", said))
        elif what in ("example", "nearest"):
            of_side = [end for end in ends if not side or end.sides[now.me] == side]
            fits = _is_example if what == "example" else _is_nearest
            fitting = [end for end in of_side if fits(one.facts, end)]
            if all(any(_true(key, said, end) for key, said in unneeded) for end in fitting):
                wrong.append("an example cannot be")
            unneeded = []
    return wrong


def _is_example(facts: Facts, end: End) -> bool:
    seat = int(facts["seat"])
    sides = ["scotland" if one in facts["scots"] else "england" for one in range(len(end.sides))]
    return bool(
        seat in end.winners
        and end.gold[seat] == facts["gold"]
        and end.daggers[seat] == facts["daggers"]
        and end.scots_won == (facts["winner"] == "scotland")
        and _standing(end) == facts["fallen"]
        and list(end.sides) == sides
        and sorted([*facts["scots"], *facts["english"]]) == list(range(len(end.sides)))
    )


def _is_nearest(facts: Facts, end: End) -> bool:
    seat, first = int(facts["seat"]), int(facts["winner"])
    return bool(
        seat not in end.winners
        and first in end.winners
        and (end.gold[seat], end.daggers[seat]) == (facts["gold"], facts["daggers"])
        and (end.gold[first], end.daggers[first]) == (facts["theirs"], facts["other"])
        and _standing(end) == facts["fallen"]
    )


def _standing(end: End) -> str:
    """Say whether Scotland has fallen, or somebody who would win is barred for the daggers."""
    if end.fallen:
        return "yes"
    top = max(end.daggers)
    others = [daggers for daggers in end.daggers if daggers > top - 5]
    return "barred" if len(others) == 1 else "no"


def _played(puzzle: Puzzle, now: Moment) -> list[str]:
    """Play some ends by the rules: gold and winners are those reckoned here."""
    head = head_in(puzzle.position)
    declared = type(load("swords")).declared
    game = load("swords", **options_in(head[1:], declared))
    view = game.view(puzzle.position)
    for seed in range(PLAYED_OUT):
        lots = Lots(seed)
        state = game.imagine(view, lots)
        assert isinstance(state, Table)
        sides = []
        for seat, one in enumerate(now.seats):
            side = one.side or ("scotland", "england")[lots.below(2)]
            sides.append(side)
            if not one.side:
                state.apply(int(actions.lay(int(side == "england"), 0)), seat)
        while state.actor() != RULES:
            draws = state.actor() == CHANCE
            state.apply(state.sample(lots) if draws else actions.PASS)
        seats = range(len(now.seats))
        scots_won, gold = fought(now, tuple(sides))
        fallen = now.defeats + (not scots_won) >= LAST_DEFEAT
        daggers = tuple(int(state.total_daggers(seat)) for seat in seats)
        assert state.returns is not None
        won = frozenset(seat for seat in seats if state.returns[seat] > 0)
        if tuple(int(state.gold(seat)) for seat in seats) != gold or won != best(
            gold, daggers, fallen
        ):
            return [f"the rules end it otherwise: {sides}"]
    return []


CHECKS: Final[dict[str, Callable[[Puzzle, Moment, list[End]], list[str]]]] = {
    "side": _check_side, "sure": _check_side, "out": _check_out, "must": _check_must,
}  # fmt: skip
