"""Finds the installed games: entry points of the group `saltire.games`, and SALTIRE_GAMES."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib import import_module

from saltire.games.suggestion import suggestion
from saltire.games.title import Title
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game

GROUP = "saltire.games"


@cache
def titles() -> dict[str, Title]:
    """Give every game that is installed, by name.

    >>> "schotten" in titles()
    True
    """
    from importlib.metadata import (
        entry_points,  # slow to import, and `saltire --version` needs no game
    )

    places = {point.name: point.value for point in entry_points(group=GROUP)}
    places.update(_from_environment())
    found = [_title_at(name, place) for name, place in places.items()]
    return {title.name: title for title in sorted(found, key=lambda t: (t.order, t.name))}


def _from_environment() -> dict[str, str]:
    """Read games under development: `SALTIRE_GAMES="thistles=thistles:TITLE"`."""
    entries = [entry.partition("=") for entry in os.environ.get("SALTIRE_GAMES", "").split()]
    return {name: place for name, _, place in entries}


def _title_at(name: str, place: str) -> Title:
    module, _, attribute = place.partition(":")
    found = getattr(import_module(module), attribute or "TITLE", None)
    if not isinstance(found, Title):
        raise BadOption(f"the game {name}: {place} is not a saltire.Title")
    if found.name != name:
        raise BadOption(f"the game {name}: {place} calls itself {found.name}")
    return found


def title_of(game: Game) -> Title:
    """Give the descriptor of a game; one that is not installed has nothing but its class."""
    return titles().get(game.name) or Title(game.name, type(game))


def load(title: str, **options: object) -> Game:
    """Make a game by name: `load("schotten", tactics=True)`. BadOption says what can be chosen."""
    known = titles()
    if title not in known:
        meant = suggestion(title, known)
        raise BadOption(f"there is no game {title!r}{meant}; there are: {', '.join(known)}")
    make: Callable[..., Game] = known[title].game_class
    return make(**options)
