"""The plain terminal board: draws any game from its view. The boards of the games extend it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Generic, TypeVar

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from saltire.i18n.log_wording import log_wording_of
from saltire.i18n.words import Words
from saltire.kernel.errors import Refusal
from saltire.kernel.game import Game
from saltire.kernel.view import View

V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the things that can be chosen now: what to type for it, and what it is called."""

    typed: str
    label: Text


@dataclass(frozen=True, slots=True)
class PartialInput:
    """The beginning of an action: what was typed so far, and the question that is still open.

    `choices` are the answers, and `asked` is the question without them.
    """

    typed: str
    question: str
    asked: str = ""
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """The parts of a picture, for a screen that arranges them itself."""

    heading: Text
    board: list[Text]
    side: list[Text] = field(default_factory=list)
    """What stands beside the board where there is room."""
    hand: list[Text] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ActionSequence:
    """Several actions typed in one line, such as `wallace angus`: all are applied, or none."""

    texts: tuple[str, ...]


class Board(Generic[V]):
    """Draws a view, parses what a player types, and words the log."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words.of(game.name)
        self.names = list(names)

    def title(self) -> str:
        key = f"title-{self.game.name}"
        return self.words.say(key) if self.words.knows(key) else self.game.name

    def picture(self, views: Sequence[V], story: Sequence[Text], width: int) -> RenderableType:
        """Draw the first view and the latest log lines; the other views add their hands."""
        facts = views[0].to_json()
        rows = [Text(f"{name}: {json.dumps(fact)}") for name, fact in facts.items()]
        return Group(Text(self.title(), style="bold"), *rows, *story)

    def scene(self, views: Sequence[V], width: int, partial: PartialInput | None = None) -> Scene:
        """Draw the parts of a position; `partial` is the beginning of an action that needs an answer."""
        facts = views[0].to_json()
        rows = [Text(f"{name}: {json.dumps(fact)}") for name, fact in facts.items()]
        return Scene(Text(self.title(), style="bold"), rows)

    def choices(self, view: V, texts: Sequence[str]) -> list[Choice]:
        """List what can be chosen now, each with what to type for it; `texts` are the actions in notation."""
        sentences = self.sentences(view)
        return [
            Choice(str(n), Text(sentences.get(action) or text))
            for n, (action, text) in enumerate(zip(view.legal, texts), 1)
        ]

    def question(self, view: V) -> str:
        """Give the prompt for the next action."""
        return self.words.say("ask-any")

    def asked(self, view: V) -> str:
        """Give the prompt without the choices, for a screen that lists them itself."""
        return self.question(view)

    def example(self, texts: Sequence[str]) -> str:
        """Show how an action is typed."""
        return texts[0] if texts else ""

    def read(self, view: V, typed: str) -> str | PartialInput | ActionSequence:
        """Turn typed text into notation, or into the question that is still open."""
        return f"#{typed}" if typed.isdigit() else typed

    def sentences(self, view: V) -> dict[int, str]:
        """Word the legal actions in the reader's language; without those that the game does not word."""
        log = log_wording_of(self.game, self.words, self.names)
        worded = {action: log.choice(view, [action])[0] for action in view.legal}
        return {action: sentence for action, sentence in worded.items() if sentence}

    def moves(self, view: V, texts: Sequence[str]) -> RenderableType:
        """List the legal actions."""
        return number_lines(texts)

    def answer(
        self, view: V, heard: Sequence[Mapping[str, object]], line: str
    ) -> RenderableType | None:
        """Run a command of this game, such as `proof 3`, by its English name; None if it is not one."""
        return None

    def commands(self) -> tuple[str, ...]:
        """Name the commands that `answer` knows; the message `command-NAME` has the words of a language."""
        return ()

    def guide(self) -> list[Text]:
        """Explain the game in a few lines to a beginner."""
        key = f"guide-{self.game.name}"
        return [Text(in_paragraphs(self.words.say(key)))] if self.words.knows(key) else []

    def more_help(self) -> list[tuple[str, str]]:
        """List the commands of this game: what to type, and what it does."""
        return []

    def rule_examples(self) -> tuple[str, str]:
        """Give a rule number and a search word as examples for the help."""
        return ("1", "win")

    def refused(self, view: V, refusal: Refusal) -> RenderableType:
        """Explain why an action is refused, with the number of the rule."""
        reason = log_wording_of(self.game, self.words, self.names).refused(refusal)
        return self.tinted(self.words.say("refused", reason=reason, rule=refusal.rule))

    def story(self, heard: Sequence[Mapping[str, object]], me: int) -> list[Text]:
        """Word events as log lines, a sentence each."""
        lines = log_wording_of(self.game, self.words, self.names).lines(heard, me)
        return [self.tinted(line) for line in lines]

    def tinted(self, sentence: str) -> Text:
        """Colour the names in a sentence."""
        return Text(sentence)

    def ending(self, view: V, result: Sequence[float], me: int) -> str:
        """Describe the result to a seat, or to a spectator."""
        best = max(result)
        winners = [seat for seat, share in enumerate(result) if share == best]
        if len(winners) > 1:
            return self.words.say("result-drawn")
        who = "you" if winners[0] == me else "other"
        return self.words.say("result-won", who=who, name=self.names[winners[0]])


def in_paragraphs(text: str) -> str:
    """Join the lines that end within a sentence: the terminal breaks them where it is narrow.

    >>> in_paragraphs("One\\nsentence.\\nAnother one.")
    'One sentence.\\nAnother one.'
    """
    return re.sub(r"(?<![.:!?])\n\s*", " ", text)


def clickable(text: Text, line: str) -> Text:
    """Let a click on a text type a line; where nothing can be clicked it stays plain text."""
    text.stylize(Style(meta={"line": line}))
    return text


def number_lines(texts: Sequence[str]) -> RenderableType:
    """List texts as #1, #2, ... in columns."""
    from rich.columns import Columns

    cells = [f"#{number} {text}" for number, text in enumerate(texts, 1)]
    return Columns([Text(cell) for cell in cells], padding=(0, 3), equal=True, column_first=True)


def log_block(story: Sequence[Text], width: int, height: int) -> Grid:
    """Show as much of the end of the log as fits, each line after its mark."""
    lines: list[Text] = []
    room = height
    for line in reversed(story):
        room -= ceil((line.cell_len - 2) / (width - 2))
        if room < 0:
            break
        lines.insert(0, line)
    grid = Grid.grid()
    for line in lines:
        grid.add_row(line[:2], line[2:])
    return grid
