"""The diary in the terminal: the mark before a sentence has the colour of the clan that acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from saltire.cli.boards.swords.seats import INKS
from saltire.diary import Told
from saltire.diary.swords import Diary

_BOLD = ("invasion", "battle", "game-over")


def story_lines(diary: Diary, heard: Sequence[Mapping[str, object]], me: int) -> list[Text]:
    """Word what was heard."""
    return [_line(diary, event, me) for event in diary.gathered(heard, me)]


def _line(diary: Diary, event: Told, me: int) -> Text:
    seat = event.get("seat", event.get("from"))
    ink = INKS[seat] if isinstance(seat, int) and 0 <= seat < len(INKS) else "dim"
    style = "bold" if event["kind"] in _BOLD else ""
    return Text.assemble(("▪ ", ink), (diary.sentence(event, me), style))
