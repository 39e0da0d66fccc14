"""A line: a game, the position it begins with, and the actions that lead from there to a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from saltire.games.registry import load_version
from saltire.kernel.errors import SaltireError
from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE

MOST_ACTIONS: Final = 5_000
LONGEST_ACTION: Final = 200
MOST_DEALT: Final = 200
"""So many outcomes of chance are dealt one after the other; no game has as many."""
_MARK: Final = "*"


class BadStudy(SaltireError):
    """The study, or a line of it, is none; `node` names the place in the tree."""

    def __init__(self, reason: str, node: int | None = None) -> None:
        super().__init__(reason if node is None else f"move {node}: {reason}")
        self.node = node


@dataclass(frozen=True, slots=True)
class Start:
    """Where a line begins: a game with its options, and a position if it is not the usual start."""

    game: str
    version: str = ""
    """The version of the rules that the actions were made by; empty for the present one."""
    options: Mapping[str, object] = field(default_factory=dict)
    card_set: str = ""
    position: str = ""

    def load(self) -> Game:
        """Make the game; BadOption and BadPosition say what is wrong."""
        texts = {"card_set": self.card_set, "position": self.position}
        own = {name: text for name, text in texts.items() if text}
        if texts.keys() & self.options.keys():
            raise BadStudy("card_set and position are no options")
        try:
            game = load_version(self.game, self.version, self.options, **own)
        except TypeError:  # an option may have the name of an argument
            raise BadStudy("one of the options is not known") from None
        if self.version and game.recorded_version != self.version:
            raise BadStudy(f"rules version {self.version!r} is not the present {game.version!r}")
        return game

    @classmethod
    def of(cls, game: Game) -> Start:
        """Give the start of a game."""
        options, version = game.recorded_options, game.recorded_version
        return cls(game.name, version, options, game.card_set, game.begins)

    def to_json(self) -> dict[str, object]:
        shown: dict[str, object] = {"game": self.game, "version": self.version}
        shown["options"] = dict(self.options)
        texts = {"card_set": self.card_set, "position": self.position}
        return shown | {name: text for name, text in texts.items() if text}


def read_action(row: str) -> tuple[int, str]:
    """Split an action as records write it: the seat, or * for chance, and the notation."""
    mark, _, text = row.partition(" ")
    if not text or len(row) > LONGEST_ACTION:
        raise BadStudy(f"an action is a seat and what it does, as in 0 R7@3, not {row[:40]!r}")
    if mark == _MARK:
        return CHANCE, text
    if not (mark.isascii() and mark.isdigit() and len(mark) < 3):
        raise BadStudy(f"{mark[:20]!r} is no seat")
    return int(mark), text


def write_action(seat: int, text: str) -> str:
    return f"{_MARK if seat == CHANCE else seat} {text}"


def play_row(game: Game, state: Position, row: str) -> list[Event]:
    """Play one action of a line; what the rules refuse is raised as they say it."""
    seat, text = read_action(row)
    if seat != CHANCE and seat >= len(game.seats):
        raise BadStudy(f"there is no seat {seat}")
    return state.play(seat, game.parse(state, text))


def deal(game: Game, state: Position, lots: Lots) -> Iterator[tuple[str, list[Event]]]:
    """Let chance act until a seat is asked or the game is over."""
    for _ in range(MOST_DEALT):
        if state.actor() != CHANCE:
            return
        action = state.sample(lots)
        row = write_action(CHANCE, game.say(state, action))
        yield row, state.play(CHANCE, action)


class Reached:
    """The position at the end of a line, the last choice that led there, and what was told since."""

    def __init__(self, game: Game, actions: Sequence[str]) -> None:
        """Play a line; what cannot be played is refused as the rules say."""
        if len(actions) > MOST_ACTIONS:
            raise BadStudy(f"a line has at most {MOST_ACTIONS} actions")
        self.game = game
        self.state = game.begin()
        self.before: Position | None = None
        """The position before the last choice of a seat; None if none was made."""
        self.chosen: tuple[int, str] | None = None
        self.told: list[Event] = []
        self.all_told: list[Event] = []
        last = max((at for at, row in enumerate(actions) if row[:1] != _MARK), default=-1)
        for at, row in enumerate(actions):
            if at == last:
                self.before, self.chosen = self.state.clone(), read_action(row)
            events = play_row(game, self.state, row)
            self.all_told += events
            if at >= last:
                self.told += events

    def deal(self, lots: Lots) -> list[str]:
        """Let chance act; give what it did."""
        rows: list[str] = []
        for row, events in deal(self.game, self.state, lots):
            rows.append(row)
            self.told += events
            self.all_told += events
        return rows
