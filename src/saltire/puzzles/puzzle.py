"""A puzzle: a position, a question, some answers of which one is right, and what proves it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any, TypeAlias

Facts: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Sentence:
    """The key of a message of the game's `puzzles.*.ftl`, and its facts."""

    key: str
    facts: Facts


@dataclass(frozen=True)
class PuzzleChoice:
    """A possible answer: an action in notation, which the game words, or a sentence."""

    action: str = ""
    said: Sentence | None = None


@dataclass(frozen=True)
class PuzzleQuestion:
    """What a puzzle asks, and what proves its answer. The position shows only what the solver may know."""

    kind: str
    position: str
    """A seat's view as text, as `game.view` reads it."""
    ask: Sentence
    choices: tuple[PuzzleChoice, ...]
    answer: int
    """Which of the choices is right."""
    margin: float
    """What the answer is worth more than the next best one, by the exact solution."""
    why: tuple[Sentence, ...]


@dataclass(frozen=True)
class Puzzle(PuzzleQuestion):
    """A question with its name and how hard it is."""

    id: str
    game: str
    rating: int
    """How hard it is, measured: see `measured_rating` in puzzles/making.py."""

    def to_json(self) -> Facts:
        """Give the puzzle as JSON values: a sentence is its key, without what all have, and its facts."""
        return {
            "id": self.id, "game": self.game, "kind": self.kind, "position": self.position,
            "ask": self._short(self.ask),
            "choices": [
                choice.action if choice.said is None else self._short(choice.said)
                for choice in self.choices
            ],
            "answer": self.answer, "margin": self.margin, "rating": self.rating,
            "why": [self._short(one) for one in self.why],
        }  # fmt: skip

    def _short(self, said: Sentence) -> list[object]:
        key = said.key.removeprefix(prefix(self.game))
        return [key, said.facts] if said.facts else [key]

    def line(self) -> str:
        """Write the puzzle as a line of a puzzle file."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))


def prefix(game: str) -> str:
    """Give what the keys of all sentences of a game's puzzles begin with."""
    return f"{game}-puzzle-"


def puzzle_from_json(data: Facts) -> Puzzle:
    """Read what `to_json` gave."""

    def sentence(said: list[Any]) -> Sentence:
        return Sentence(prefix(data["game"]) + said[0], said[1] if len(said) > 1 else {})

    choices = [
        PuzzleChoice(one) if isinstance(one, str) else PuzzleChoice(said=sentence(one))
        for one in data["choices"]
    ]
    return Puzzle(
        **{
            **data,
            "ask": sentence(data["ask"]),
            "choices": tuple(choices),
            "why": tuple(sentence(one) for one in data["why"]),
        }
    )


def id_of(game: str, kind: str, position: str, ask: Sentence) -> str:
    """Name a puzzle by what it asks: made again, it has the same name."""
    asked = json.dumps([position, ask.key, ask.facts], sort_keys=True)
    return f"{game}-{kind}-{hashlib.sha256(asked.encode()).hexdigest()[:8]}"
