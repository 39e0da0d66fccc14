"""Makes puzzles: takes drafts from a game's makers, measures how hard they are, keeps good ones."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from saltire.bots.registry import make_bot
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES
from saltire.puzzles.puzzle import Puzzle, id_of
from saltire.puzzles.puzzle_set import Draft, Guess, PuzzleSet

LOOKS: Final = (1, 4, 16)
"""How much the solvers look at by whom the difficulty is measured."""
TRIALS: Final = 40
_MIDDLE: Final = 1500
_SCALE: Final = 400
_EASIEST: Final = 900
_SPARE: Final = 12
"""Stops a kind after so many drafts for each puzzle that is wanted."""


def measured_rating(guess: Guess, answer: int, seed: int = 0) -> int:
    """Measure how hard a puzzle is: the share of sampling solvers that miss it, as a rating.

    A solver tries 1, 4 or 16 samples of what could happen and answers by them; 40 solvers of each kind try.
    Half of them missing it is 1500, ten times as many misses as finds is 1900.
    """
    missed = 0
    for looks in LOOKS:
        for trial in range(TRIALS):
            missed += guess(looks, Random(f"{seed} {looks} {trial}")) != answer
    share = (missed + 1) / (len(LOOKS) * TRIALS + 2)
    return round(_MIDDLE + _SCALE * math.log10(share / (1 - share)))


def make_puzzles(
    game: str, own: PuzzleSet, seed: int, wanted: int, say: Callable[[str], None]
) -> list[Puzzle]:
    """Make so many puzzles of each kind, without trivial ones, sorted by difficulty."""
    found: list[Puzzle] = []
    for kind in own.kinds:
        kept: dict[str, Puzzle] = {}
        for tried, draft in enumerate(own.drafts(kind, seed)):
            puzzle = _measure(game, draft)
            if puzzle.rating >= _EASIEST:
                kept.setdefault(puzzle.id, puzzle)
            if len(kept) == wanted or tried > _SPARE * wanted:
                break
        say(f"{game} {kind}: {len(kept)}")
        found.extend(kept.values())
    return sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id))


def _measure(game: str, draft: Draft) -> Puzzle:
    return Puzzle(
        kind=draft.kind, position=draft.position, ask=draft.ask, choices=draft.choices,
        answer=draft.answer, margin=round(draft.margin, 4), why=draft.why,
        id=id_of(game, draft.kind, draft.position, draft.ask), game=game,
        rating=measured_rating(draft.guess, draft.answer),
    )  # fmt: skip


def self_play(
    game: Game, bot: str, seed: int, random_share: float, skip: float = 0.0
) -> Iterator[Position]:
    """Play a game and give each position before a seat acts; the caller may not change it.

    A share of the actions is random. A share of `skip` says `done` where that is legal, and leaves more open.
    """
    rng = Random(f"{game.name} {seed}")
    lots = Lots(seed)
    bots = [make_bot(game, bot, seed + seat) for seat in range(len(game.seats))]
    heard: list[list[dict[str, object]]] = [[] for _ in bots]
    state = game.begin()
    while state.actor() != RULES:
        seat = state.waiting_for()[0]
        if state.actor() == CHANCE:
            events = state.play(CHANCE, state.sample(lots))
        else:
            yield state
            legal = state.legal(seat)
            if rng.random() < skip and "done" in [game.say(state, one) for one in legal[-1:]]:
                action = legal[-1]
            elif rng.random() < random_share:
                action = rng.choice(legal)
            else:
                action = bots[seat].choose(state.view(seat), heard[seat], 1.0)
                heard[seat] = []
            events = state.play(seat, action)
        for to, told in enumerate(heard):
            told.extend(event.heard_by(to) for event in events)
