"""The log in the terminal: the mark before a sentence has the colour of the side that acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from saltire.games.hammer.terminal.side_text import INKS
from saltire.games.hammer.text.event_groups import grouped_events
from saltire.games.hammer.text.log_wording import actor_of, sentence_for
from saltire.i18n.log_wording import EventFacts
from saltire.i18n.words import Words


def story_lines(heard: Sequence[Mapping[str, object]], me: int, words: Words) -> list[Text]:
    """Word events as log lines."""
    return [_line(event, words) for event in grouped_events(heard, me)]


def _line(event: EventFacts, words: Words) -> Text:
    sentence = sentence_for(event, words)
    side = actor_of(event)
    if event["kind"] in ("year", "winter", "battle", "won"):
        return Text.assemble(("▪ ", INKS[side] if side in (0, 1) else ""), (sentence, "bold"))
    return Text.assemble(("▪ ", INKS[side] if side in (0, 1) else "dim"), sentence)
