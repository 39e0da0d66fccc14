"""Tokens as numbers."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tests.envs.tokens.game import TokensView

VERSION = 1
SIZE = 4
LAYOUT = (("die", 0, 1, "the die / 6"), ("shown", 1, 3, "tokens shown / 2"))


def observation(view: TokensView) -> NDArray[np.float32]:
    return np.array([view.die / 6, *[token / 2 for token in view.shown or (0, 0, 0)]], np.float32)


def legal_mask(view: TokensView, num_actions: int) -> NDArray[np.int8]:
    mask = np.zeros(num_actions, np.int8)
    mask[list(view.legal)] = 1
    return mask
