"""Views that went over the wire, compared with the ones that did not."""

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


def sent(game: Game, view: Any) -> Any:
    """Send a view over the wire."""
    return game.view_from_json(json.loads(json.dumps(view.to_json())))


def check_wire(game: Game, s: Position) -> None:
    """Demand that each seat's view comes out as it went in, to the last attribute."""
    for seat in (*range(len(game.seats)), SPECTATOR):
        view = s.view(seat)
        again = sent(game, view)
        assert again == view
        assert facts(again) == facts(view)
        world = game.imagine(again, Lots(seat))
        assert world.to_json() == game.imagine(view, Lots(seat)).to_json()
        if seat >= 0:
            assert world.legal(seat) == s.legal(seat)


SLOW: Final = ("clansman", "chieftain", "hammer")
"""As the novice, but with more to think about."""


def check_bots(game: Game, s: Position) -> int:
    """Demand that each bot plays the same from a view that was sent; count how often it was asked."""
    asked = s.waiting_for() if s.actor() >= 0 else ()
    for seat in asked:
        view = s.view(seat)
        for name in bots_of(game):
            if name in SLOW or (name == "novice" and not COMPILED):
                continue
            one, other = make_bot(game, name, 5), make_bot(game, name, 5)
            assert one.choose(view, [], 60.0) == other.choose(sent(game, view), [], 60.0)
            assert one.reason == other.reason
    return len(asked)


def facts(thing: Any) -> object:
    """Write any object out as its attributes."""
    if isinstance(thing, Phase):
        return phase_json(thing)
    if thing is None or isinstance(thing, bool | int | float | str | dict):
        return thing
    names = getattr(type(thing), "__mypyc_attrs__", None) or getattr(thing, "__dict__", None)
    if names is None:
        return [facts(part) for part in thing]
    return {name: facts(getattr(thing, name)) for name in names if name != "options"}
