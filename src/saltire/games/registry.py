"""Finds the installed games: entry points of the group `saltire.games`, and SALTIRE_GAMES."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module

from saltire.games.suggestion import suggestion
from saltire.games.title import Title
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game
from saltire.kernel.position_text import head_in, options_in

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
    """Make a game by name: `load("schotten", tactics=True)`. BadOption says what can be chosen.

    `position` is the text of a position to begin with; the options that it names need not be given.
    """
    known = titles()
    if title not in known:
        meant = suggestion(title, known)
        raise BadOption(f"there is no game {title!r}{meant}; there are: {', '.join(known)}")
    make: Callable[..., Game] = known[title].game_class
    begins = str(options.pop("position", ""))
    if not begins:
        return make(**options)
    game = make(**{**options_in(head_in(begins)[1:], known[title].game_class.declared), **options})
    game.begin_with(begins)
    return game


def load_version(title: str, version: str, options: Mapping[str, object], **more: object) -> Game:
    """Make a game as a record or a table of some version describes it, with the rules of then.

    A version that is not known here gives the present rules; `recorded_version` tells.
    """
    make = partial(load, title)
    known = titles().get(title)
    asked = {**options, **more}
    return make(**asked) if known is None else as_of(known.game_class, version, asked, make)


def as_of(
    kind: type[Game], version: str, options: Mapping[str, object], make: Callable[..., Game]
) -> Game:
    """Make a game of some version; `make` turns options into a game of this kind."""
    if version not in kind.earlier:
        return make(**options)
    game = make(**_complete(kind, kind.earlier[version], options))
    game.recorded_version = version
    game.recorded_options = {
        name: options[name] for name in options if name not in ("card_set", "position")
    }
    return game


def _complete(
    kind: type[Game], then: Mapping[str, object], options: Mapping[str, object]
) -> dict[str, object]:
    """Add the choices an earlier version stood for; without effect, a default of then is one of now."""
    full = {**then, **options}
    for option in kind.declared:
        unmet = option.needs is not None and full.get(option.needs[0]) != option.needs[1]
        if unmet and option.name in then and full[option.name] == then[option.name]:
            del full[option.name]
    return full
