"""One example under way: its position, what was done there, what was heard. Nothing in it is secret."""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass
from functools import cache
from string import ascii_uppercase
from typing import Final

from saltire.dealer import Dealer
from saltire.examples.book import BadExample, Example
from saltire.games.registry import load, titles
from saltire.i18n.log_wording import LogWording, log_wording_of
from saltire.i18n.words import Words
from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.position import Position
from saltire.kernel.position_text import head_in, options_in, seat_in
from saltire.kernel.types import CHANCE, SPECTATOR, Seat

_STEP: Final = re.compile(r"(?:([^:]+): )?(.+)")


@dataclass(frozen=True, slots=True)
class Move:
    """Something that was done in an example, and what came of it."""

    seat: Seat
    action: str
    events: list[Event]


class Practice:
    """Plays an example through the public protocol, with the same chance each time."""

    def __init__(self, example: Example) -> None:
        self.example = example
        self.game = game_of(example)
        self.dealer = Dealer(example.seed)
        self.chance = deque(example.chance)
        self.script = deque((*example.before, *example.tries))
        """What the example does next, as long as it is followed."""
        self.moves: list[Move] = []
        """What was done since the example began."""
        if example.position:
            self.state: Position = self.game.position(example.position)
        else:
            self.state = self.game.start()
        self._deal()
        for step in example.before:
            self.act(step)
        self.moves.clear()
        self.viewer = self._viewer()
        """Whose eyes see the example: who tries first, unless it says."""

    def act(self, step: str) -> Seat:
        """Do one step, `R7@3` or `1: R7@3`, then deal; IllegalAction if it is refused. Give who did it."""
        seat, text = self.parse_step(step)
        wanted = self.next_step()
        told = self.state.play(seat, self.game.parse(self.state, text))
        if wanted == (seat, text):
            self.script.popleft()
        else:  # what chance was to bring need not be possible any more
            self.script.clear()
            self.chance.clear()
        self.moves.append(Move(seat, text, told + self._deal()))
        return seat

    def parse_step(self, step: str) -> tuple[Seat, str]:
        """Tell who does a step, and what."""
        match = _STEP.fullmatch(step)
        if match is None:
            raise BadExample(f"{self.example.source}: {step!r} is no step")
        named, text = match.groups()
        return (
            self._default_seat() if named is None else seat_in(named, self.game.seats, step)
        ), text

    def next_step(self) -> tuple[Seat, str] | None:
        """Give what the example tries next; None at its end, or where something else was done."""
        return self.parse_step(self.script[0]) if self.script else None

    def legal(self, seat: Seat) -> list[str]:
        """List what a seat may do, in notation."""
        if seat not in self.state.waiting_for():
            return []
        return [self.game.say(self.state, action) for action in self.state.legal(seat)]

    def names(self, lang: str) -> list[str]:
        """Call the seats by their letters."""
        words = Words(lang)
        letters = ascii_uppercase[: len(self.game.seats)]
        return [words.say("name-player", letter=letter) for letter in letters]

    def wording(self, lang: str) -> LogWording:
        """Give what words the log of this example."""
        return log_wording_of(self.game, Words(lang), self.names(lang))

    def log(self, lang: str, seat: Seat) -> list[str]:
        """Word what a seat heard since the example began."""
        heard = [event.heard_by(seat) for move in self.moves for event in move.events]
        return [line for line in self.wording(lang).lines(heard, seat) if line]

    def _viewer(self) -> Seat:
        said = self.example.seat
        if said == "spectator":
            return SPECTATOR
        if said:
            return seat_in(said, self.game.seats, "seat")
        if self.example.tries:
            return self.parse_step(self.example.tries[0])[0]
        return self._default_seat()

    def _default_seat(self) -> Seat:
        """Name the seat of a step that names none: the example's, or the first that is waited for."""
        waiting = self.state.waiting_for()
        said = self.example.seat
        if said and said != "spectator":
            seat = seat_in(said, self.game.seats, "seat")
            if seat in waiting or not waiting:
                return seat
        return waiting[0] if waiting else 0

    def _deal(self) -> list[Event]:
        told: list[Event] = []
        while self.state.actor() == CHANCE:
            if self.chance:
                text = self.chance.popleft()
                action = self.game.parse(self.state, text)
                if action not in self.state.legal():
                    raise BadExample(f"{self.example.source}: chance cannot bring {text!r} here")
            else:
                action = self.dealer.deal(self.state)
            told += self.state.play(CHANCE, action)
        return told


def game_of(example: Example) -> Game:
    """Make the game that an example is played in, with the options that its position names."""
    words = " ".join([*head_in(example.position)[1:], *example.options.split()])
    return _game(example.game, words)


@cache
def _game(name: str, words: str) -> Game:
    declared = titles()[name].game_class.declared
    return load(name, **options_in(words.split(), declared))
