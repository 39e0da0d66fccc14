"""Helpers that all three kinds of environment share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from saltire.bots.protocol import AnyBot
from saltire.envs import _plain
from saltire.envs._batch_core import ANY_SEAT, reward_of
from saltire.envs.arrays import Buffer
from saltire.games.registry import load, title_of
from saltire.games.title import Title
from saltire.kernel.encoder import Encoder, write_mask
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE
from saltire.kernel.view import View

__all__ = [
    "ANY_SEAT", "BotMaker", "Encoder", "GameEncoder", "chosen_seat", "deal", "encoder_in", "encoder_of",
    "load_versioned", "rewards_of",
]  # fmt: skip

BotMaker: TypeAlias = Callable[[int], AnyBot]
"""Makes a bot from a seed."""


class EncoderModule(Protocol):
    """The interface of a game's `encode` module; `VERSION` changes with the meaning of its numbers.

    A module may also have an `ENCODER`, which writes into memory that is there already.
    """

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
        self.writer: Encoder = getattr(module, "ENCODER", None) or ModuleEncoder(module)
        self._buffer = Buffer("float32", self.SIZE)
        self._mask = Buffer("int8", int(game.num_actions))

    def observation(self, view: Any) -> NDArray[np.float32]:
        """Give the numbers of a view, as an array of its own."""
        self._buffer.clear()
        self.writer.write(view, self._buffer.vector, 0)
        return self._buffer.array.copy()

    def mask(self, view: View | None) -> NDArray[np.int8]:
        """Mark the legal actions of the view's seat with 1, in an array of its own; all 0 without a view."""
        self._mask.clear()
        if view is not None:
            write_mask(view.legal, self._mask.vector, 0)
        return self._mask.array.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> GameEncoder:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return GameEncoder, (self._game,)


class ModuleEncoder(Encoder):
    """Writes what the `observation` of a module gives."""

    def __init__(self, module: EncoderModule) -> None:
        super().__init__(module.SIZE)
        self._module = module

    def write(self, view: View, out: Any, at: int) -> None:
        bits = self._module.observation(view).astype(np.float32).view(np.int32)
        for place in np.flatnonzero(bits):
            out[at + int(place)] = int(bits[place])


def encoder_in(title: Title) -> EncoderModule:
    """Give the encoder of a title; the plain one if it brings none."""
    encoder: Any = title.part(title.encoder) or _plain
    return encoder  # type: ignore[no-any-return]


def load_versioned(title: str, options: dict[str, object]) -> Game:
    """Load `schotten` or `schotten_v2`; BadOption if the environment has another version."""
    name, _, version = title.partition("_v")
    game = load(name, **options)
    present = encoder_of(game).VERSION
    if version and version != str(present):
        raise BadOption(f"there is no {title}; the environment is {name}_v{present}")
    return game


def chosen_seat(game: Game, seat: int | str) -> int:
    """Read which seat a learner has: its number, or ANY_SEAT for another one in each game."""
    if seat == "random":
        return ANY_SEAT
    if not isinstance(seat, int) or not 0 <= seat < len(game.seats):
        raise ValueError(f'seat must be from 0 to {len(game.seats) - 1}, or "random"')
    return seat


def deal(state: Position, lots: Lots) -> None:
    """Let chance act until a seat acts or the game is over."""
    while state.actor() == CHANCE:
        state.apply(state.sample(lots))


def rewards_of(shares: Sequence[float]) -> list[float]:
    """Turn shares of a win into rewards that sum to 0: 1 for the only winner, at worst -1.

    >>> rewards_of((1.0, 0.0)), rewards_of((0.5, 0.5)), rewards_of((1.0, 0.0, 0.0))
    ([1.0, -1.0], [0.0, 0.0], [1.0, -0.5, -0.5])
    """
    return [reward_of(share, len(shares)) for share in shares]
