"""What holds for every puzzle of any game: its text can be read, its answers differ, its words exist."""

from __future__ import annotations

import json
from itertools import pairwise

from saltire.games.registry import load
from saltire.i18n.words import LANGUAGES, Words
from saltire.kernel.lots import Lots
from saltire.kernel.position_text import head_in, options_in
from saltire.puzzles.library import puzzle_set
from saltire.puzzles.puzzle import Facts, Puzzle, id_of


def lines_of(position: str) -> dict[str, str]:
    """Split the text of a position into its parts, without the readers of the game."""
    parts = [line.partition(":") for line in position.splitlines()]
    return {name.strip(): value.strip() for name, _, value in parts}


def problems_in(puzzle: Puzzle) -> list[str]:
    """Check a puzzle wholly: in form, and by the second solver of its game."""
    own = puzzle_set(puzzle.game)
    if own is None or puzzle.kind not in own.kinds:
        return [f"{puzzle.id}: no such game or kind"]
    problems = [*_form(puzzle), *_words(puzzle)] or own.check(puzzle)
    return [f"{puzzle.id}: {problem}" for problem in problems]


def _form(puzzle: Puzzle) -> list[str]:
    """The text is canonical and a world allows it, the id is right, the answers differ."""
    found = []
    head = head_in(puzzle.position)
    kind = type(load(puzzle.game))
    game = load(puzzle.game, **options_in(head[1:], kind.declared))
    view = game.view(puzzle.position)
    if str(view) != puzzle.position:
        found.append("its position is not the canonical text")
    if str(game.imagine(view, Lots(1)).view(view.seat)) != puzzle.position:
        found.append("no world shows this view")
    if puzzle.id != id_of(puzzle.game, puzzle.kind, puzzle.position, puzzle.ask):
        found.append("its id is another's")
    said = sorted(json.dumps(choice) for choice in puzzle.to_json()["choices"])
    if any(one == other for one, other in pairwise(said)) or len(said) < 2:
        found.append("two answers are the same, or there is no choice")
    if not 0 <= puzzle.answer < len(puzzle.choices) or puzzle.margin <= 0 or not puzzle.why:
        found.append("it has no right answer, or no proof")
    return found


def _words(puzzle: Puzzle) -> list[str]:
    sentences = [puzzle.ask, *puzzle.why, *[one.said for one in puzzle.choices if one.said]]
    return [
        f"{one.key} is not worded in {lang}"
        for lang in LANGUAGES
        for one in sentences
        if not Words(lang, puzzle.game).knows(one.key)
    ]


def facts_of(puzzle: Puzzle, at: int) -> Facts:
    """Give the facts of a worded answer."""
    said = puzzle.choices[at].said
    assert said is not None
    return said.facts
