"""Which games there are: the entry points `saltire.games`, so that a new game needs no change here."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game

# Our own games are found even when the package runs from its source folder, uninstalled.
_OWN: Final = {
    "hammer": "saltire.games.hammer.game:HammerOfTheScots",
    "schotten": "saltire.games.schotten.game:SchottenTotten",
    "swords": "saltire.games.swords.game:SwordsAndBagpipes",
}


@cache
def titles() -> dict[str, type[Game]]:
    """Give every game that is installed, by name.

    >>> "schotten" in titles()
    True
    """
    places = dict(_OWN)
    places.update({point.name: point.value for point in entry_points(group="saltire.games")})
    places.update(_under_work())
    return {name: _class_at(place) for name, place in sorted(places.items())}


def _under_work() -> dict[str, str]:
    """Read the games somebody is writing: `SALTIRE_GAMES="thistles=thistles:Thistles"`."""
    named = [entry.partition("=") for entry in os.environ.get("SALTIRE_GAMES", "").split()]
    return {name: place for name, _, place in named}


def _class_at(place: str) -> type[Game]:
    module, _, name = place.partition(":")
    found = getattr(import_module(module), name)
    assert isinstance(found, type)
    assert issubclass(found, Game)
    return found


def load(title: str, **options: object) -> Game:
    """Make a game by name: `load("schotten", tactics=True)`. BadOption says what can be chosen."""
    known = titles()
    if title not in known:
        raise BadOption(f"there is no game {title!r}; there are: {', '.join(known)}")
    make: Callable[..., Game] = known[title]
    return make(**options)
