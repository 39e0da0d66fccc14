"""Checks that views survive the round trip through JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from saltire.bots.registry import bots_of, make_bot
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.position import Position, phase_json
from saltire.kernel.types import SPECTATOR
from saltire.kernel.vecs import COMPILED


def positions(game: Game, seed: int, every: int = 1) -> Iterator[Position]:
    """Give every position of a random game, or one of `every`, and always the last."""
    lots, s, ply = Lots(seed), game.start(), 0
    while s.returns is None:
        if ply % every == seed % every:
            yield s
        s.apply(s.sample(lots))
        ply += 1
    yield s


def round_trip(game: Game, view: Any) -> Any:
    """Write a view as JSON and read it back."""
    return game.view_from_json(json.loads(json.dumps(view.to_json())))


def check_round_trip(game: Game, s: Position) -> None:
    """Demand that each seat's view is the same after the round trip, to the last attribute."""
    for seat in (*range(len(game.seats)), SPECTATOR):
        view = s.view(seat)
        again = round_trip(game, view)
        assert again == view
        assert attributes(again) == attributes(view)
        world = game.imagine(again, Lots(seat))
        assert world.to_json() == game.imagine(view, Lots(seat)).to_json()
        if seat >= 0:
            assert world.legal(seat) == s.legal(seat)


SLOW: Final = ("clansman", "chieftain", "hammer")
"""Levels that differ from the novice only by more playouts."""


def check_bots(game: Game, s: Position) -> int:
    """Demand that each bot plays the same from a view after the round trip; count the choices."""
    seats = s.waiting_for() if s.actor() >= 0 else ()
    for seat in seats:
        view = s.view(seat)
        for name in bots_of(game):
            if name in SLOW or (name == "novice" and not COMPILED):
                continue
            one, other = make_bot(game, name, 5), make_bot(game, name, 5)
            assert one.choose(view, [], 60.0) == other.choose(round_trip(game, view), [], 60.0)
            assert one.reason == other.reason
    return len(seats)


def attributes(thing: Any) -> object:
    """Give any object as its attributes."""
    if isinstance(thing, Phase):
        return phase_json(thing)
    if thing is None or isinstance(thing, bool | int | float | str | dict):
        return thing
    names = getattr(type(thing), "__mypyc_attrs__", None) or getattr(thing, "__dict__", None)
    if names is None:
        return [attributes(part) for part in thing]
    return {name: attributes(getattr(thing, name)) for name in names if name != "options"}
