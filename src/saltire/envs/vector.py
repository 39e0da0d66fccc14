"""Gymnasium's vector interface over a batch: one seat of many games for a learner, bots in the others.

```python
from saltire.envs.vector import make

envs = make("schotten", num_envs=16, opponents="random", seat="random")
observations, infos = envs.reset(seed=7)
for _ in range(50):
    actions = envs.batch.sample()  # or any choice for which infos["action_mask"] is 1
    observations, rewards, terminations, truncations, infos = envs.step(actions)
```

`gymnasium.make_vec("saltire.envs.gymnasium:saltire/schotten-v2", num_envs=16)` makes the same.

| fact | value |
|---|---|
| `infos["action_mask"]` | int8 `(num_envs, num_actions)`: the legal actions; `action_masks()` gives it too |
| `infos["final_obs"]` | the last observation of the games that ended; `infos["_final_obs"]` marks them |
| autoreset | in the same step: a game that ended is followed at once by a new one |
| `copy` | True gives arrays of your own; False the memory of the batch, which the next step overwrites |
| illegal action | ends its game with -1 |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from saltire.envs._shared import BotMaker, encoder_of, load_versioned
from saltire.envs.batch import BatchEnv
from saltire.kernel.game import Game

__all__ = ["SaltireVector", "make"]

Vectors: TypeAlias = NDArray[np.float32]


def make(
    title: str,
    num_envs: int,
    opponents: str | BotMaker = "random",
    seat: int | str = 0,
    clock: float = 1.0,
    copy: bool = True,
    **options: object,
) -> SaltireVector:
    """Create a vector environment by name: `make("schotten", num_envs=16, tactics=True)`."""
    return SaltireVector(load_versioned(title, options), num_envs, opponents, seat, clock, copy)


class SaltireVector(VectorEnv[Vectors, NDArray[np.int64], NDArray[np.bool_]]):
    """Many games seen from one seat each; `batch` is what plays them."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: Game,
        num_envs: int,
        opponents: str | BotMaker = "random",
        seat: int | str = 0,
        clock: float = 1.0,
        copy: bool = True,
    ) -> None:
        self.num_envs = num_envs
        self.batch = BatchEnv(game, num_envs, opponents, seat, clock, illegal="lose")
        self.copy = copy
        self.single_observation_space = Box(0.0, 1.0, (encoder_of(game).SIZE,), np.float32)
        self.single_action_space = Discrete(int(game.num_actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._truncations = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vectors, dict[str, Any]]:
        """Start new games; game `i` has the seed `seed + i`."""
        self.batch.reset(_whole_seeds(seed))
        return self._own(self.batch.observations), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Vectors, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Carry out one action in each game."""
        self.batch.step(actions)
        over = self._own(self.batch.terminations)
        infos = self._infos()
        if over.any():
            infos["final_obs"] = self._own(self.batch.last_seen)
            infos["_final_obs"] = over.copy()
        rewards = self.batch.rewards.astype(np.float64)
        return self._own(self.batch.observations), rewards, over, self._truncations.copy(), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Mark the legal actions of each game, as MaskablePPO asks for them."""
        return self.batch.masks.astype(np.bool_)

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {"action_mask": self._own(self.batch.masks), "_action_mask": everywhere}

    def _own(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array


def _whole_seeds(seed: int | list[int | None] | None) -> int | Sequence[int] | None:
    if isinstance(seed, list):
        if None in seed:
            raise ValueError("give every game a seed, or none")
        return [int(one) for one in seed if one is not None]
    return seed
