"""Finds what our searches know of a game: `bots/<name>/knowledge.py`, else its rules alone; and a model."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from saltire.bots.search.features import Features
from saltire.bots.search.knowledge import Knowledge
from saltire.bots.search.model import Learned
from saltire.bots.search.plain import PlainKnowledge
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game

MODEL: Final = "model.npz"


def knowledge_of(game: Game) -> Knowledge:
    """Give the knowledge of a game, with the model that has passed its gate if there is one."""
    path = place_of_model(game)
    return with_model(game, path) if path.exists() else hand_made(game)


def hand_made(game: Game) -> Knowledge:
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


def with_model(game: Game, path: Path) -> Knowledge:
    """Give the knowledge of a game with a model on top, where the model is for such a game."""
    model = _read(path)
    features = features_of(game)
    taught = (tuple(model.about["of_seats"]), tuple(model.about["of_plans"]))
    if taught != (features.seat_names, features.plan_names):
        raise BadOption(
            f"the model {path} was taught with other numbers: saltire arena train {game.name}"
        )
    knowledge = hand_made(game)
    return Learned(knowledge, features, model) if speaks_for(model, game) else knowledge


def speaks_for(model: Any, game: Game) -> bool:
    """Tell whether a model was taught with this game, these rules and these options."""
    ours = (game.name, game.version, game.options)
    return bool(ours == (model.about["game"], model.about["version"], model.about["options"]))


def place_of_model(game: Game) -> Path:
    """Give the place of a game's model inside the package."""
    return Path(__file__).parent / game.name / MODEL


def features_of(game: Game) -> Features:
    """Give the numbers that a model of a game is told; BadOption if nobody wrote any."""
    place = f"saltire.bots.{game.name}"
    if find_spec(place) is None or find_spec(f"{place}.features") is None:
        raise BadOption(f"nothing can be learned of {game.name}: there is no {place}.features")
    made = getattr(import_module(f"{place}.features"), f"{game.name.capitalize()}Features")()
    assert isinstance(made, Features)
    return made


@cache
def _read(path: Path) -> Any:
    """Read a model once in a process: a seat is made many times."""
    # By name: this module is looked at when others are compiled, where there may be no numpy.
    return import_module("saltire.bots.search.network").read_model(path)
