"""What the first table of each game would have to wait for: its words, its cards, the code that shows it."""

from __future__ import annotations

import logging

from saltire.games.registry import load, titles
from saltire.server.store.engine import now_ms
from saltire.server.tables import commands, frames
from saltire.server.tables.clocks import Pace
from saltire.server.tables.create import new_row
from saltire.server.tables.table import BOT, LiveTable, Seating

_log = logging.getLogger(__name__)


def warm_up() -> None:
    """Begin a game of each title that nobody sees, and make its first frame."""
    for title in titles():
        try:
            _first_frame(title)
        except Exception:
            # Somebody else's game may have a fault: that shows at its tables, and keeps no server down.
            _log.exception("the first table of %s could not be prepared", title)


def _first_frame(title: str) -> None:
    game, now = load(title), now_ms()
    seats = [Seating(f"{BOT}nobody", "Nobody") for _ in game.seats]
    table = LiveTable(new_row(game, None, Pace(), now), seats)
    commands.apply_event(table, commands.start(table, now), now)
    frames.encode(frames.state_frame(table, 0, "en", now))
