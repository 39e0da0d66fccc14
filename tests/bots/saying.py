"""What a bot says, checked in every language."""

from __future__ import annotations

from collections.abc import Sequence

from saltire.bots.protocol import AnyBot
from saltire.i18n.words import LANGUAGES, Words

LONGEST = 140


def said(bot: AnyBot, names: Sequence[str] = ()) -> str:
    """Give a bot's reason in English, once it is a whole short line in all languages."""
    for lang in LANGUAGES:
        line = Words(lang).reason(bot.reason, names)
        assert line, bot.reason
        assert "why-" not in line, bot.reason
        assert not set("{}\n") & set(line), line
        assert len(line) < LONGEST, line
    return str(bot.reason)
