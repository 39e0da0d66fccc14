"""Finds what our searches know of a game: `bots/<name>/knowledge.py`, else its rules alone."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from saltire.bots.search.knowledge import Knowledge
from saltire.bots.search.plain import PlainKnowledge
from saltire.kernel.game import Game


def knowledge_of(game: Game) -> Knowledge:
    """Give the knowledge of a game; one that nobody wrote anything about gets the plain one.

    A game's module has a class named after it (`SchottenKnowledge`), or a function `know`.
    """
    place = f"saltire.bots.{game.name}"
    if find_spec(place) is None or find_spec(f"{place}.knowledge") is None:
        return PlainKnowledge(game)
    module = import_module(f"{place}.knowledge")
    make = getattr(module, "know", None) or getattr(module, f"{game.name.capitalize()}Knowledge")
    made = make(game)
    assert isinstance(made, Knowledge)
    return made
