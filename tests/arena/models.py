"""Creates small models for tests."""

from __future__ import annotations

from saltire.bots.registry import features_of
from saltire.bots.search.network import Model, Net
from saltire.kernel.game import Game


def net(width: int, trust: float, units: int = 0) -> Net:
    """Create a net that scales the knowledge by the trust; below 0 it says the opposite."""
    return Net(trust, [0.0] * width, [[0.0] * width] * units, [0.0] * units, [0.0] * units)


def model(game: Game, trust: float = 1.0, reach: int = 0, units: int = 0) -> Model:
    """Create a model with a value and a policy."""
    features = features_of(game)
    about = {
        "game": game.name, "version": game.version, "options": game.options,
        "of_seats": features.seat_names, "of_plans": features.plan_names,
    }  # fmt: skip
    value = net(len(features.seat_names), trust, units)
    return Model(about, value, net(len(features.plan_names), trust, units), reach)
