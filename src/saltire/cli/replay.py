"""`saltire replay`: steps through a saved game, from any seat's view."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saltire.cli.language import add_lang, language
from saltire.cli.save_file import player_names
from saltire.i18n.log_wording import log_wording_of
from saltire.i18n.words import Words
from saltire.kernel.errors import SaltireError
from saltire.kernel.event import Event
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, SPECTATOR
from saltire.record import Record

if TYPE_CHECKING:
    from rich.text import Text

    from saltire.cli.screen import Screen


def add(commands: Any) -> None:
    """Add the arguments of `saltire replay`."""
    parser = commands.add_parser(
        "replay", help="step through a saved game",
        description="Step through a saved game: Enter or n forward, p back, a number, q to end."
        " Without a terminal the whole story and the last position are printed.",
    )  # fmt: skip
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--ply", type=int, metavar="N", help="print the position before action N")
    parser.add_argument(
        "--seat", type=int, metavar="N", help="see what this seat saw (default: every hand)"
    )
    parser.add_argument("--json", action="store_true", help="write JSON")
    add_lang(parser)


def run(args: argparse.Namespace) -> int:
    """Read the record and print it."""
    from saltire.cli.screen import Screen

    replay = Replay(Record.read(args.file), args.seat, Words(language(args)))
    ply = len(replay.states) - 1 if args.ply is None else args.ply
    if not 0 <= ply < len(replay.states):
        raise SaltireError(f"there is no ply {ply}: the game has 0 to {len(replay.states) - 1}")
    if args.json:
        print(json.dumps(replay.to_json(None if args.ply is None else ply), ensure_ascii=False))
        return 0
    screen = Screen()
    if args.ply is not None:
        screen.show(*replay.picture(ply, screen.width))
    elif screen.at_terminal:
        replay.step_through(screen)
    else:
        screen.show(*replay.whole_story(), *replay.picture(ply, screen.width))
    return 0


class Replay:
    """A record with all its positions and the events of each ply."""

    def __init__(self, record: Record, seat: int | None, words: Words) -> None:
        from saltire.terminal import board_for

        if seat is not None and not 0 <= seat < len(record.game.seats):
            raise SaltireError(
                f"there is no seat {seat}: seats are 0 to {len(record.game.seats) - 1}"
            )
        self.record = record
        self.words = words
        self.seat = seat
        self.board = board_for(record.game, words, player_names(record.players, words))
        self.states: list[Position] = [record.game.begin()]
        self.events: list[list[Event]] = []
        state = record.game.begin()
        for ply in range(len(record)):
            self.events.append(record.play_ply(state, ply))
            self.states.append(state.clone())

    def events_between(self, start: int, end: int) -> list[dict[str, object]]:
        """Give the events that the chosen seat received between two plies; without a seat, all facts."""
        events = [event for events in self.events[start:end] for event in events]
        if self.seat is not None:
            return [event.heard_by(self.seat) for event in events]
        return [{"kind": event.kind, **event.public, **event.secret} for event in events]

    def story(self, start: int, end: int) -> list[Text]:
        return self.board.story(
            self.events_between(start, end), SPECTATOR if self.seat is None else self.seat
        )

    def views(self, ply: int) -> list[object]:
        """Give the view of the chosen seat, or the views of all seats."""
        state = self.states[ply]
        seats = range(len(self.record.game.seats)) if self.seat is None else [self.seat]
        return [state.view(seat) for seat in seats]

    def picture(self, ply: int, width: int) -> Sequence[Any]:
        """Draw a position with the log of the action before it and the action that follows."""
        from rich.text import Text

        before = self.turn_before(ply)
        board = self.board.picture(self.views(ply), self.story(before, ply), width)
        last = len(self.states) - 1
        heading = self.words.say("replay-at", ply=ply, last=last, next=self.next_action(ply))
        return [board, Text(heading, style="bold")]

    def turn_before(self, ply: int) -> int:
        """Find the choice that led to this ply."""
        chosen = [i for i in range(ply) if self.record.seat(i) != CHANCE]
        return chosen[-1] if chosen else 0

    def next_action(self, ply: int) -> str:
        if ply == len(self.record):
            result = self.record.result
            if result is None:
                return self.words.say("not-over")
            return self.board.ending(self.views(ply)[0], result, SPECTATOR)
        seat, text = self.record.plies[ply]
        shown = seat == self.seat or self.seat is None or self.shows(ply)
        who = self.words.say("name-deck") if seat == CHANCE else self.board.names[seat]
        return self.words.say(
            "replay-next", who=who, action=self.word_action(ply, seat, text) if shown else "?"
        )

    def word_action(self, ply: int, seat: int, text: str) -> str:
        """Word what a seat chose; what is drawn or rolled stays as it is written."""
        if seat == CHANCE:
            return text
        game, state = self.record.game, self.states[ply]
        wording = log_wording_of(game, self.words, self.board.names)
        return wording.choice(state.view(seat), [game.parse(state, text)])[0] or text

    def shows(self, ply: int) -> bool:
        """Tell whether the chosen seat may know this action."""
        state = self.states[ply]
        action = self.record.game.parse(state, self.record.plies[ply][1])
        return self.seat is not None and state.top.known_to(state, self.seat, action)

    def whole_story(self) -> list[Text]:
        return self.story(0, len(self.record))

    def choices(self) -> list[int]:
        """List the plies where stepping stops: those where a seat chose, and the end."""
        chosen = [ply for ply in range(len(self.record)) if self.record.seat(ply) != CHANCE]
        return [*chosen, len(self.record)]

    def step_through(self, screen: Screen) -> None:
        """Step through the game by keys."""
        stops = self.choices()
        ply = stops[0]
        while True:
            screen.clear()
            screen.show(*self.picture(ply, screen.width))
            line = screen.ask(self.words.say("replay-keys"))
            key = "q" if line is None else line.strip().lower()
            if key in ("q", "quit"):
                return
            if key in ("", "n"):
                ply = min([stop for stop in stops if stop > ply], default=ply)
            elif key == "p":
                ply = max([stop for stop in stops if stop < ply], default=ply)
            elif key.isdigit():
                ply = min(int(key), len(self.record))

    def to_json(self, ply: int | None) -> dict[str, object]:
        """Give one position, or the whole game with its events and log."""
        at = len(self.record) if ply is None else ply
        data: dict[str, object] = {"game": self.record.game.name, "ply": at}
        data["views"] = [view.to_json() for view in self.views(at)]  # type: ignore[attr-defined]
        if ply is None:
            data["heard"] = self.events_between(0, at)
            data["story"] = [line.plain for line in self.whole_story()]
        return data
