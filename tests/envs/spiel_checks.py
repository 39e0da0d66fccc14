"""Checks of OpenSpiel states that the tests of several games share."""

from __future__ import annotations

import json
from typing import Any

import numpy as np


def check_player(state: Any, other: Any, player: int, size: int) -> None:
    """Demand that a player cannot tell two states apart, and that its observation and mask fit."""
    for show in ("information_state_string", "observation_string", "observation_tensor"):
        assert getattr(other, show)(player) == getattr(state, show)(player)
    assert len(state.observation_tensor(player)) == size
    assert json.loads(state.observation_string(player))["seat"] == player
    mask = np.asarray(state.legal_actions_mask(player))
    assert np.flatnonzero(mask).tolist() == state.legal_actions(player)
