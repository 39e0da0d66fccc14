"""Models made by hand, to see what is done with them."""

from __future__ import annotations

import numpy as np

from saltire.bots.registry import features_of
from saltire.bots.search.network import Model, Net
from saltire.kernel.game import Game


def net(width: int, trust: float, units: int = 0) -> Net:
    """Make a net that says what the knowledge says, as loudly as the trust; below 0 the opposite."""
    nothing = np.zeros(units)
    return Net(trust, np.zeros(width), np.zeros((width, units)), nothing, nothing)


def model(game: Game, trust: float = 1.0, reach: int = 0, units: int = 0) -> Model:
    """Make a model with a value and a policy."""
    features = features_of(game)
    about = {
        "game": game.name, "version": game.version, "options": game.options,
        "of_seats": features.seat_names, "of_plans": features.plan_names,
    }  # fmt: skip
    value = net(len(features.seat_names), trust, units)
    return Model(about, value, net(len(features.plan_names), trust, units), reach)
