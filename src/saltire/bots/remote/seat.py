"""A bot on one seat of a remote table: it gets frames, and gives an action as text in time."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from traceback import format_exception

from saltire.bots.protocol import AnyBot
from saltire.kernel.game import Game
from saltire.kernel.json_reader import Facts, row
from saltire.kernel.lots import Lots
from saltire.kernel.view import View


class Overtime(Exception):
    """The bot has thought for too long."""


class SeatedBot:
    """Rebuilds the view of its seat and asks the bot; plays a random legal move when that fails."""

    def __init__(self, game: Game, bot: AnyBot, seed: int) -> None:
        self.game = game
        self.bot = bot
        self.fault = ""
        """What went wrong with the last choice, in a few words; empty if nothing did."""
        self.traceback = ""
        """Where in the bot's code that was, if it raised something."""
        self._lots = Lots(seed)
        self._new_events: list[dict[str, object]] = []
        self._last = 0

    def hear(self, log: Sequence[object]) -> None:
        """Store the events of a frame; an entry that comes twice counts once."""
        for entry in [Facts(entry, "log") for entry in log]:
            n = entry.number("n")
            if n > self._last:
                self._last = n
                self._new_events.extend(_events(entry))

    def choose(self, view: Mapping[str, object], legal: Sequence[str], seconds: float) -> str:
        """Choose one of the legal actions."""
        heard, self._new_events = self._new_events, []
        self.fault = self.traceback = ""
        try:
            with at_most(seconds):
                return self._ask_bot(dict(view), legal, heard, seconds)
        except Overtime:
            self.fault = f"more than {seconds:g} seconds"
        except MemoryError:
            self.fault = "out of memory"
        except Exception as error:
            self.fault = f"{type(error).__name__}: {error}"
            self.traceback = "".join(format_exception(error))
        return self.anything(legal)

    def _ask_bot(
        self,
        data: dict[str, object],
        legal: Sequence[str],
        heard: list[dict[str, object]],
        seconds: float,
    ) -> str:
        view, actions = rebuild_view(self.game, data, legal, self._lots)
        chosen = self.bot.choose(view, heard, seconds)
        return next(text for text in legal if actions[text] == chosen)

    def anything(self, legal: Sequence[str]) -> str:
        """Choose a random legal move."""
        return legal[self._lots.below(len(legal))]


def rebuild_view(
    game: Game, data: dict[str, object], legal: Sequence[str], lots: Lots
) -> tuple[View, dict[str, int]]:
    """Rebuild a view from JSON, and map each notation to its action.

    Actions are numbers to a bot. Any position the view allows has the same legal ones as the table.
    """
    world = game.imagine(game.view_from_json(data), lots)
    seat = Facts(data).number("seat")
    actions = {game.say(world, action): action for action in world.legal(seat)}
    return game.view_from_json({**data, "legal": [actions[text] for text in legal]}), actions


def _events(entry: Facts) -> Iterator[dict[str, object]]:
    """Give the events of a log entry, without the sentences."""
    for event_json in row(entry.data.get("told"), "told"):
        event = dict(Facts(event_json, "told").data)
        event.pop("text", None)
        if not str(event.get("kind")).startswith("table-"):
            yield event


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise Overtime in whatever runs longer; works only in the main thread of a Unix process."""
    can = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not can or seconds <= 0:
        yield
        return

    def ring(*_: object) -> None:
        raise Overtime

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
