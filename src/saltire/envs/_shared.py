"""Helpers that all three kinds of environment share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from saltire.envs import _plain
from saltire.games.registry import load, title_of
from saltire.games.title import Title
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE


class Encoder(Protocol):
    """The interface of a game's `encode` module; `VERSION` changes with the meaning of its numbers."""

    VERSION: int
    SIZE: int
    LAYOUT: Sequence[tuple[str, int, int, str]]

    def observation(self, view: Any) -> NDArray[np.float32]: ...


def encoder_of(game: Game) -> GameEncoder:
    """Give the encoder of a game."""
    return GameEncoder(game)


class GameEncoder:
    """The encoder of one game, in a form that can be pickled and copied: a module cannot be."""

    def __init__(self, game: Game) -> None:
        module = encoder_in(title_of(game))
        self._game = game
        self.VERSION = module.VERSION
        self.SIZE = module.SIZE
        self.LAYOUT = module.LAYOUT
        self.observation = module.observation

    def __deepcopy__(self, memo: dict[int, object]) -> GameEncoder:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return GameEncoder, (self._game,)


def encoder_in(title: Title) -> Encoder:
    """Give the encoder of a title; the plain one if it brings none."""
    encoder: Any = title.part(title.encoder) or _plain
    return encoder  # type: ignore[no-any-return]


def legal_mask(view: Any, num_actions: int) -> NDArray[np.int8]:
    """Mark the legal actions of the view's seat with 1; all 0 when it is not its turn."""
    mask = np.zeros(num_actions, dtype=np.int8)
    mask[list(view.legal)] = 1
    return mask


def load_versioned(title: str, options: dict[str, object]) -> Game:
    """Load `schotten` or `schotten_v1`; BadOption if the environment has another version."""
    name, _, version = title.partition("_v")
    game = load(name, **options)
    present = encoder_of(game).VERSION
    if version and version != str(present):
        raise BadOption(f"there is no {title}; the environment is {name}_v{present}")
    return game


def deal(state: Position, lots: Lots) -> None:
    """Let chance act until a seat acts or the game is over."""
    while state.actor() == CHANCE:
        state.apply(state.sample(lots))


def rewards_of(shares: Sequence[float]) -> list[float]:
    """Turn shares of a win into rewards that sum to 0: 1 for the only winner, at worst -1.

    >>> rewards_of((1.0, 0.0)), rewards_of((0.5, 0.5)), rewards_of((1.0, 0.0, 0.0))
    ([1.0, -1.0], [0.0, 0.0], [1.0, -0.5, -0.5])
    """
    n = len(shares)
    return [(share * n - 1) / (n - 1) for share in shares]
