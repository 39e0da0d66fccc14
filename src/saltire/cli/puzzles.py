"""`saltire puzzles`: solves puzzles in the terminal, lists them, makes new ones and checks them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

from saltire.cli.language import add_lang, language
from saltire.cli.puzzle_results import Results
from saltire.games.registry import titles
from saltire.i18n.words import Words
from saltire.kernel.errors import BadOption
from saltire.puzzles import library
from saltire.puzzles.puzzle import Puzzle, puzzle_from_json
from saltire.puzzles.rating import next_for

_ACTIONS: Final = ("solve", "daily", "list", "make", "check")
_EPILOG: Final = """\
examples:
  saltire puzzles                       the next one of each game that you have not tried
  saltire puzzles solve hammer
  saltire puzzles daily
  saltire puzzles check                 solve every puzzle that ships another way
  saltire puzzles make swords --each 5 --out new.jsonl"""


def add(commands: Any) -> None:
    """Add the arguments of `saltire puzzles`."""
    parser = commands.add_parser(
        "puzzles", help="solve puzzles with one right answer, or make and check them",
        epilog=_EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument(
        "action", nargs="?", choices=_ACTIONS, default="solve", metavar="ACTION",
        help=f"{', '.join(_ACTIONS)} (default solve)",
    )  # fmt: skip
    parser.add_argument(
        "what", nargs="?", metavar="GAME|ID|FILE",
        help="a game, one puzzle (solve) or a file of puzzles (check); default: all",
    )  # fmt: skip
    parser.add_argument(
        "--each", type=int, default=5, metavar="N", help="make: so many of each kind (default 5)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="make: the seed (default 1)"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="make: write into this file")
    parser.add_argument("--json", action="store_true", help="list: print JSON")
    add_lang(parser)


def run(args: argparse.Namespace) -> int:
    """Do what is asked for."""
    words = Words(language(args))
    if args.action == "list":
        return _list(_games(args.what), words, args.json)
    if args.action == "make":
        return _make(_games(args.what), args)
    if args.action == "check":
        return _check(args.what)
    results = Results.load()
    if args.action == "daily":
        today = library.daily(date.today())
        return 0 if today is None else _solve([today], results, words)
    return _solve(_choose_puzzles(args.what, results), results, words)


def _games(what: str | None) -> list[str]:
    """Name the games that are meant; BadOption if there is none of that name with puzzles."""
    if what is None:
        return library.games_with_puzzles()
    library.puzzles_of(what)
    return [what]


def _choose_puzzles(what: str | None, results: Results) -> list[Puzzle]:
    """Choose what to solve: one puzzle by its id, or those of a game in the order of the solver's rating."""
    if what is not None and what not in titles():
        return [library.puzzle(what)]
    if what is None:
        firsts = [_next(game, results) for game in _games(None)]
        return [one for one in firsts if one is not None]
    left = list(library.puzzles_of(what))
    found: list[Puzzle] = []
    while one := next_for(left, [*results.tried, *[p.id for p in found]], results.rating(what)):
        found.append(one)
    return found


def _next(game: str, results: Results) -> Puzzle | None:
    return next_for(library.puzzles_of(game), results.tried, results.rating(game))


# Solving.


def _solve(puzzles: Sequence[Puzzle], results: Results, words: Words) -> int:
    if not puzzles:
        print(words.say("puzzle-none-left"))
    for at, puzzle in enumerate(puzzles):
        if not _ask(puzzle, results, words):
            return 0
        if at + 1 < len(puzzles) and not _goes_on(words):
            return 0
    return 0


def _ask(puzzle: Puzzle, results: Results, words: Words) -> bool:
    """Show a puzzle, take an answer, say what proves it; False if the solver stops."""
    from saltire.cli.show import draw
    from saltire.puzzles.wording import PuzzleWording

    worded = PuzzleWording(puzzle, words)
    draw(worded.game, [worded.board_view()], words)
    choices = worded.choices()
    print(
        f"\n{worded.kind()} · {words.say('puzzle-difficulty', rating=str(puzzle.rating))} · {puzzle.id}"
    )
    print(worded.question())
    for number, choice in enumerate(choices, 1):
        print(f"  {number}  {choice}")
    answer = _answer(puzzle, choices, words)
    if answer is None:
        return False
    right = answer == puzzle.answer
    results.note(puzzle, right)
    key = "puzzle-right" if right else "puzzle-wrong"
    print(words.say(key, answer=choices[puzzle.answer]))
    for line in worded.why():
        print(f"  {line}")
    rating = round(results.rating(puzzle.game))
    solved, tried = results.count(puzzle.game)
    print(words.say("puzzle-standing", solved=solved, tried=tried, rating=str(rating)))
    return True


def _answer(puzzle: Puzzle, choices: list[str], words: Words) -> int | None:
    """Read a number, a notation or the words of an answer; None at the end."""
    while True:
        typed = _line(words.say("puzzle-prompt"))
        if typed is None or typed.lower() in ("q", "quit"):
            return None
        if typed.isascii() and typed.isdigit() and 0 < int(typed) <= len(choices):
            return int(typed) - 1
        for said in ([one.action for one in puzzle.choices], choices):
            lowered = [one.lower() for one in said]
            if typed and typed.lower() in lowered:
                return lowered.index(typed.lower())
        print(words.say("puzzle-not-an-answer", last=len(choices)))


def _goes_on(words: Words) -> bool:
    typed = _line(words.say("puzzle-next"))
    return typed is not None and typed.lower() not in ("q", "quit")


def _line(prompt: str) -> str | None:
    try:
        return input(f"{prompt} ").strip()
    except EOFError:
        print()
        return None


# Listing, making, checking.


def _list(games: list[str], words: Words, as_json: bool) -> int:
    from saltire.puzzles.wording import kind_said

    found = [puzzle for game in games for puzzle in library.puzzles_of(game)]
    if as_json:
        print(json.dumps([puzzle.to_json() for puzzle in found], ensure_ascii=False))
        return 0
    results = Results.load()
    for puzzle in found:
        mark = {True: "+", False: "-"}.get(results.tried.get(puzzle.id, None), " ")  # type: ignore[arg-type]
        kind = kind_said(puzzle.game, puzzle.kind, words)
        print(f"{mark} {puzzle.id:26} {puzzle.rating:5}  {kind}")
    return 0


def _make(games: list[str], args: argparse.Namespace) -> int:
    """Make puzzles from self-play and write them as JSON lines; the same seed gives the same ones."""
    from saltire.puzzles.making import make_puzzles

    lines = []
    for game in games:
        own = library.puzzle_set(game)
        assert own is not None
        said = make_puzzles(game, own, args.seed, args.each, print if args.out else _quiet)
        lines += [puzzle.line() for puzzle in said]
    text = "".join(f"{line}\n" for line in lines)
    if args.out is None:
        print(text, end="")
    else:
        args.out.write_text(text, encoding="utf-8")
    return 0


def _quiet(_: str) -> None:
    """Say nothing: the puzzles go to the standard output."""


def _check(what: str | None) -> int:
    """Solve puzzles another way than their makers did."""
    from saltire.puzzles.checking import problems_in

    wrong = 0
    puzzles = _from_file(what) if what is not None and what not in titles() else None
    if puzzles is None:
        puzzles = [puzzle for game in _games(what) for puzzle in library.puzzles_of(game)]
    for puzzle in puzzles:
        for problem in problems_in(puzzle):
            wrong += 1
            print(problem)
    print(f"{len(puzzles)} puzzles checked, {wrong} faults")
    return 1 if wrong else 0


def _from_file(name: str) -> list[Puzzle]:
    try:
        lines = Path(name).read_text(encoding="utf-8").splitlines()
        return [puzzle_from_json(json.loads(line)) for line in lines]
    except (ValueError, KeyError, TypeError) as error:
        raise BadOption(f"{name} is no file of puzzles: {error}") from None
