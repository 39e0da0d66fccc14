"""The log in the terminal: the mark before a sentence has the colour of the clan that acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from saltire.games.swords.terminal.seat_panel import INKS
from saltire.games.swords.text.log_wording import LogWording
from saltire.i18n.log_wording import EventFacts

_BOLD = ("invasion", "battle", "game-over")


def story_lines(log: LogWording, heard: Sequence[Mapping[str, object]], me: int) -> list[Text]:
    """Word events as log lines."""
    return [_line(log, event, me) for event in log.grouped(heard, me)]


def _line(log: LogWording, event: EventFacts, me: int) -> Text:
    seat = event.get("seat", event.get("from"))
    ink = INKS[seat] if isinstance(seat, int) and 0 <= seat < len(INKS) else "dim"
    style = "bold" if event["kind"] in _BOLD else ""
    return Text.assemble(("▪ ", ink), (log.sentence(event, me), style))
