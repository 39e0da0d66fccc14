"""The plain board: any game, drawn from what its view tells; the other boards build on it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Protocol

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saltire.kernel.errors import Refusal
from saltire.kernel.game import Game
from saltire.words import Words


class Seen(Protocol):
    """What every view has."""

    def to_json(self) -> dict[str, object]: ...


@dataclass(frozen=True, slots=True)
class Half:
    """Half an action: what was typed so far, and the question it leaves open."""

    typed: str
    question: str


@dataclass(frozen=True, slots=True)
class Chain:
    """Several actions typed at once, such as `wallace angus`: all are done, or none."""

    texts: tuple[str, ...]


class PlainBoard:
    """Draws a view, reads what a player types, and words what happened."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = list(names)

    def title(self) -> str:
        key = f"title-{self.game.name}"
        return self.words.say(key) if self.words.knows(key) else self.game.name

    def picture(self, views: Sequence[object], story: Sequence[Text], width: int) -> RenderableType:
        """Draw the first view, with what happened lately; the other views show their hands too."""
        facts = _facts(views[0])
        rows = [Text(f"{name}: {json.dumps(fact)}") for name, fact in facts.items()]
        return Group(Text(self.title(), style="bold"), *rows, *story)

    def question(self, view: object) -> str:
        """Ask for the next action."""
        return self.words.say("ask-any")

    def example(self, texts: Sequence[str]) -> str:
        """Show how an action is typed."""
        return texts[0] if texts else ""

    def read(self, view: object, typed: str) -> str | Half | Chain:
        """Turn what was typed into notation, or into the question that is still open."""
        return f"#{typed}" if typed.isdigit() else typed

    def moves(self, view: object, texts: Sequence[str]) -> RenderableType:
        """List the legal actions."""
        return numbered(texts)

    def answer(
        self, view: object, heard: Sequence[Mapping[str, object]], line: str
    ) -> RenderableType | None:
        """Answer a question only this game knows, such as `proof 3`; None if it is none."""
        return None

    def guide(self) -> list[Text]:
        """Explain the game in a few lines to somebody who has read nothing."""
        key = f"guide-{self.game.name}"
        return [Text(self.words.say(key))] if self.words.knows(key) else []

    def more_help(self) -> list[tuple[str, str]]:
        """List what only this game understands: what to type, and what it does."""
        return []

    def rule_examples(self) -> tuple[str, str]:
        """Give a rule's number and a word of the rules, as people may ask for them."""
        return ("1", "win")

    def refused(self, view: object, refusal: Refusal) -> RenderableType:
        """Say why an action is refused, and which rule says so."""
        said = self.words.refusal(refusal)
        return self.tinted(self.words.say("refused", reason=said, rule=refusal.rule))

    def story(self, heard: Sequence[Mapping[str, object]], me: int) -> list[Text]:
        """Word what was heard, a sentence each."""
        return [self.tinted(self.words.event(event, me, self.names)) for event in heard]

    def tinted(self, sentence: str) -> Text:
        """Colour what a sentence names."""
        return Text(sentence)

    def ending(self, view: object, result: Sequence[float], me: int) -> str:
        """Say how the game ended, to a seat (or to nobody in particular)."""
        best = max(result)
        winners = [seat for seat, share in enumerate(result) if share == best]
        if len(winners) > 1:
            return self.words.say("result-drawn")
        who = "you" if winners[0] == me else "other"
        return self.words.say("result-won", who=who, name=self.names[winners[0]])


def _facts(view: object) -> dict[str, object]:
    seen: Seen = view  # type: ignore[assignment]
    return seen.to_json()


def numbered(texts: Sequence[str]) -> RenderableType:
    """List texts as #1, #2, ... in columns."""
    from rich.columns import Columns

    cells = [f"#{number} {text}" for number, text in enumerate(texts, 1)]
    return Columns([Text(cell) for cell in cells], padding=(0, 3), equal=True, column_first=True)


def diary_block(story: Sequence[Text], width: int, height: int) -> Grid:
    """Show as much of the end of the diary as fits, each sentence after its mark."""
    shown: list[Text] = []
    room = height
    for line in reversed(story):
        room -= ceil((line.cell_len - 2) / (width - 2))
        if room < 0:
            break
        shown.insert(0, line)
    grid = Grid.grid()
    for line in shown:
        grid.add_row(line[:2], line[2:])
    return grid
