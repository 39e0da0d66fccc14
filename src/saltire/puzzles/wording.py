"""Words a puzzle for one reader: the question, the answers, and what proves the right one."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Any

from saltire.games.registry import load
from saltire.i18n.log_wording import log_wording_of
from saltire.i18n.words import Words, sentence_case
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position_text import head_in, options_in
from saltire.kernel.view import View
from saltire.puzzles.library import puzzle_set
from saltire.puzzles.puzzle import Puzzle, PuzzleChoice, Sentence, prefix

_SEATS = ("seat", "winner")
_LISTS_OF_SEATS = ("scots", "english")
_PAIRS = ("blocks", "nobles")
_CARDS = ("card", "cards")


def game_of(puzzle: Puzzle) -> Game:
    """Make the game that a puzzle's position belongs to."""
    declared = type(load(puzzle.game)).declared
    return load(puzzle.game, **options_in(head_in(puzzle.position)[1:], declared))


class PuzzleWording:
    """Words one puzzle in one language."""

    def __init__(self, puzzle: Puzzle, words: Words) -> None:
        self.puzzle = puzzle
        self.words = words.of(puzzle.game)
        self.game = game_of(puzzle)
        self.view: View = self.game.view(puzzle.position)
        self.names = [
            words.say("name-player", letter=ascii_uppercase[seat])
            for seat in range(len(self.game.seats))
        ]

    def board_view(self) -> View:
        """Give what a board shows: the view without what is asked, and without choices to make there."""
        view = self.game.view(self.puzzle.position)
        view.legal = ()
        own = puzzle_set(self.puzzle.game)
        assert own is not None
        own.conceal(view)
        return view

    def kind(self) -> str:
        """Name the kind of puzzle."""
        return kind_said(self.puzzle.game, self.puzzle.kind, self.words)

    def question(self) -> str:
        """Word the question."""
        return self.sentence(self.puzzle.ask)

    def choices(self) -> list[str]:
        """Word the answers."""
        return [self._choice(choice) for choice in self.puzzle.choices]

    def why(self) -> list[str]:
        """Word the proof, sentence by sentence."""
        return [sentence_case(self.sentence(one)) for one in self.puzzle.why]

    def _choice(self, choice: PuzzleChoice) -> str:
        if choice.said is not None:
            return sentence_case(self.sentence(choice.said))
        world = self.game.imagine(self.view, Lots(0))
        action = self.game.parse(world, choice.action)
        log = log_wording_of(self.game, self.words, self.names)
        return log.choice(self.view, [action])[0] or choice.action

    def sentence(self, one: Sentence) -> str:
        """Word a sentence: seats, blocks, cards and chances as its reader calls them."""
        facts = {name: self._fact(name, fact) for name, fact in one.facts.items()}
        return self.words.say(one.key, **facts)

    def _fact(self, name: str, fact: Any) -> object:
        if name in _SEATS and isinstance(fact, int):
            return self.names[fact]
        if name in _LISTS_OF_SEATS:
            return ", ".join(self.names[seat] for seat in fact) or "-"
        if name in _PAIRS:
            return ", ".join(self._pair(*pair) for pair in fact)
        if name in _CARDS:
            cards = fact if isinstance(fact, list) else [fact]
            return ", ".join(self._card(card) for card in cards)
        if name == "percent":
            return str(fact) if self.words.lang == "en" else str(fact).replace(".", ",")
        if name == "statement":
            return self.sentence(Sentence(prefix(self.puzzle.game) + fact[0], fact[1]))
        return fact

    def _pair(self, name: str, other: object) -> str:
        """Name a block with its strength, or a noble with where he is."""
        said = self.words.term(name)
        return f"{said} {other}" if isinstance(other, int) else f"{said} ({self.words.term(other)})"

    def _card(self, card: str) -> str:
        key = f"{self.puzzle.game}-clan-card"
        if not self.words.knows(key):
            return card
        return self.words.say(key, colour=card[0], strength=card[1:], part="name")


def kind_said(game: str, kind: str, words: Words) -> str:
    """Name a kind of puzzle."""
    return words.of(game).say(f"{prefix(game)}kind-{kind}")
