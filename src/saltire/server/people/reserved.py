"""Names that nobody may take: those of the server, of its host and of the bots, in every language."""

from __future__ import annotations

from functools import cache
from typing import Final, get_args

from saltire.bots.registry import bots_of
from saltire.games.registry import load, titles
from saltire.i18n.words import Language, Words
from saltire.server.store.names import skeleton

_OFFICES: Final = (
    "Saltire", "Host", "Server", "System", "Admin", "Administrator", "Moderator", "Support", "Bot",
)  # fmt: skip


def reserved(name: str) -> bool:
    """Tell whether a name looks like one of the server's own, with or without `bot` before it."""
    looks = skeleton(name)
    return looks in _reserved_names() or looks.removeprefix("bot").lstrip(" :") in _reserved_names()


@cache
def _reserved_names() -> frozenset[str]:
    bots = {bot for game in titles() for bot in bots_of(load(game))}
    words = [Words(lang) for lang in get_args(Language)]
    known = {say.say(f"bot-{bot}") for bot in bots for say in words if say.knows(f"bot-{bot}")}
    return frozenset(map(skeleton, (*_OFFICES, *bots, *known)))
