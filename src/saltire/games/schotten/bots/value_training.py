"""What the training of Schotten Totten's value network needs to know of the game."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from saltire.games.schotten.bots.evaluation import round_worth
from saltire.games.schotten.bots.learned_evaluation import RESERVE, SHAPE
from saltire.games.schotten.bots.self_play import ROW, SelfPlay
from saltire.games.schotten.bots.stone_features import LOGIT, LOGIT_SCALE, OWNED
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots

Array = NDArray[Any]
_WORTH: Final = np.array([round_worth(stones) for stones in range(512)], np.float32)


class SchottenValueTask:
    """Self-play, and how the chances of nine stones make that of the round."""

    shape = SHAPE

    def __init__(self, game: Game) -> None:
        # Nobody declines a claim.
        options: dict[str, Any] = {**game.options, "auto_claim": True, "rounds": 1}
        self.game: Game = SchottenTotten(**options)

    def self_play(self, weights: list[float], positions: int, seed: int) -> tuple[Array, Array]:
        """Play until there are so many positions; give their rows and targets."""
        play = SelfPlay(self.game, weights, positions)
        lots = Lots(seed)
        while not play.full():
            play.play(lots)
        number = int(play.number)
        return _numbers(play.rows)[: ROW * number].reshape(number, ROW), _numbers(play.targets)[
            :number
        ]

    def part_logits(self, parts: Array) -> tuple[Array, Array]:
        decided = np.where(parts[:, :, OWNED] != 0, 1.0, np.nan)
        decided = np.where(parts[:, :, OWNED + 1] != 0, 0.0, decided)
        return LOGIT_SCALE * parts[:, :, LOGIT], decided

    def join(self, chances: Array, extras: Array) -> tuple[Array, Array]:
        """6.1  Give the probability of five stones or three neighbours."""
        levels: list[Array] = [np.broadcast_to(_WORTH, (len(chances), 512))]
        for stone in range(9):
            p, last = chances[:, stone, None], levels[-1]
            levels.append((1 - p) * last[:, ::2] + p * last[:, 1::2])
        slopes = np.empty_like(chances)
        weight = np.ones((len(chances), 1), chances.dtype)
        for stone in range(8, -1, -1):
            p, level = chances[:, stone, None], levels[stone]
            slopes[:, stone] = np.sum(weight * (level[:, 1::2] - level[:, ::2]), axis=1)
            wider = np.empty_like(level)
            wider[:, ::2] = weight * (1 - p)
            wider[:, 1::2] = weight * p
            weight = wider
        return levels[9][:, 0] + extras[:, RESERVE], slopes

    def mirrored(self, parts: Array) -> Array:
        return parts[:, ::-1]


def _numbers(packed: Any) -> Array:
    """Read packed memory, or the list that stands for it in the pure build."""
    numbers = np.array(packed) if isinstance(packed, list) else np.frombuffer(packed, np.float64)
    return numbers.astype(np.float32)
