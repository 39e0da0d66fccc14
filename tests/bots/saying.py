"""The reasons of a bot, checked in every language."""

from __future__ import annotations

from collections.abc import Sequence

from saltire.bots.protocol import AnyBot
from saltire.i18n.reason import Reason, Said
from saltire.i18n.words import LANGUAGES, Words

LONGEST = 140


def said(bot: AnyBot, names: Sequence[str] = ()) -> str:
    """Give a bot's reason in English, once it is a whole short line in all languages."""
    for lang in LANGUAGES:
        line = translated(lang, bot.reason, names)
        assert line, bot.reason
        assert "why-" not in line, bot.reason
        assert not set("{}\n") & set(line), line
        assert len(line) < LONGEST, line
    return str(bot.reason)


def translated(lang: str, reason: Said, names: Sequence[str] = ()) -> str:
    """Translate a reason with the words of its game, which its key begins with."""
    game = reason.key.partition("-")[0] if isinstance(reason, Reason) else ""
    return Words(lang, game).reason(reason, names)
