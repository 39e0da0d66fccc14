"""Train an agent for Schotten Totten with MaskablePPO, against random play, and draw its learning curve.

pip install "saltire[envs,arena,train]"
python train_ppo.py --steps 300000 --agent agent.zip --curve curve.svg
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import torch
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

from saltire.envs.batch import BatchEnv, make
from saltire.games.schotten.encode import LAYOUT, observation
from saltire.games.schotten.rules.view import SchottenView

Vectors: TypeAlias = NDArray[np.float32]

STONES, CLANS, RANKS = 9, 6, 9
GAMMA = 0.9
PART = {part.name: slice(part.start, part.start + part.length) for part in LAYOUT}
OWN_THEN_OTHER = ("owned", "full", "first", "formation", "total")
"""Slices of the observation with a number for each stone, own then other."""


def new_batch(games: int) -> BatchEnv:
    """Make games against random play in which stones are claimed as soon as they can be."""
    return make("schotten", games, opponents="random", seat="random", auto_claim=True)


def potential(observations: Vectors) -> Vectors:
    """Say how well things stand for the learner: by its lead in stones, and what its sides may become."""
    owned = observations[:, PART["owned"]]
    lead = owned[:, :STONES].sum(axis=1) - owned[:, STONES:].sum(axis=1)
    sides = observations[:, PART["sides_own"]].reshape(len(observations), STONES, -1)
    stands: Vectors = 0.1 * (lead + promise(sides[:, :, : CLANS * RANKS]).sum(axis=1))
    return stands


def promise(sides: Vectors) -> Vectors:
    """Rate sides, complete or not, by the best formation that their cards may belong to."""
    cards = sides.reshape(*sides.shape[:-1], CLANS, RANKS)
    held, ranks = sides.sum(axis=-1), cards.sum(axis=-2)
    one_clan = cards.sum(axis=-1).max(axis=-1) == held
    one_rank = ranks.max(axis=-1) == held
    numbers = np.arange(RANKS)
    lowest = np.where(ranks > 0, numbers, RANKS).min(axis=-1)
    highest = np.where(ranks > 0, numbers, -1).max(axis=-1)
    run = (highest - lowest < 3) & (ranks.max(axis=-1) < 2)
    rated: Vectors = np.select(
        [held == 0, one_clan & run, one_rank, one_clan, run], [0.3, 1.0, 0.8, 0.6, 0.4], 0.1
    ).astype(np.float32)
    return rated


class Batch(VecEnv):
    """A batch of games as Stable-Baselines3 wants it; the rise of the potential adds to each reward."""

    def __init__(self, games: int, seed: int) -> None:
        self.batch = new_batch(games)
        self.render_mode = None
        size, actions = self.batch.observations.shape[1], self.batch.masks.shape[1]
        super().__init__(games, Box(0.0, 1.0, (size,), np.float32), Discrete(actions))
        self._first_seed = seed
        self._actions = np.zeros(games, np.int64)
        self._potential = np.zeros(games, np.float32)

    def reset(self) -> Vectors:
        self.batch.reset(self._first_seed)
        self._potential = potential(self.batch.observations)
        return self.batch.observations.copy()

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Vectors, Vectors, NDArray[np.bool_], list[dict[str, Any]]]:
        batch = self.batch
        batch.step(self._actions)
        over, now = batch.terminations.copy(), potential(batch.observations)
        # A game that is over has no potential: shaped like this, the best way to play stays the same.
        rewards: Vectors = (
            batch.rewards + np.where(over, 0, np.float32(GAMMA) * now) - self._potential
        )
        self._potential = now
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for ended in np.flatnonzero(over):
            infos[ended]["terminal_observation"] = batch.last_seen[ended].copy()
        return batch.observations.copy(), rewards, over, infos

    def action_masks(self) -> list[NDArray[np.bool_]]:
        return list(self.batch.masks.astype(np.bool_))

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **more: Any) -> Any:
        return getattr(self, method_name)(*args, **more)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        """Let nothing go: a batch holds memory only."""


class PlaceFeatures(BaseFeaturesExtractor):
    """Reads each clan at each stone with the same small network: what is learned at one holds at all."""

    def __init__(self, observation_space: Box, width: int = 32) -> None:
        super().__init__(observation_space, STONES * CLANS * width)
        inputs = 5 * RANKS + 2 * len(OWN_THEN_OTHER)
        self.net = torch.nn.Sequential(
            torch.nn.Linear(inputs, 64),
            torch.nn.ReLU(),
            torch.nn.Linear(64, width),
            torch.nn.ReLU(),
        )

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        rows = len(seen)
        own, other = (
            seen[:, PART[name]].view(rows, STONES, -1)[:, :, : CLANS * RANKS]
            .view(rows, STONES, CLANS, RANKS) for name in ("sides_own", "sides_other")
        )  # fmt: skip
        hand = seen[:, PART["hand"]][:, : CLANS * RANKS].view(rows, 1, CLANS, RANKS)
        numbers = [seen[:, PART[n]].view(rows, 2, STONES).transpose(1, 2) for n in OWN_THEN_OTHER]
        of_stone = torch.cat([own.sum(2), other.sum(2), *numbers], dim=2).unsqueeze(2)
        places = [own, other, hand.expand_as(own), of_stone.expand(-1, -1, CLANS, -1)]
        features: torch.Tensor = self.net(torch.cat(places, dim=3))
        return features.flatten(1)


class RatedPlaces(torch.nn.Module):
    """Rates each card at each stone, as the first actions are numbered; the rest has constant ratings."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.ranks = torch.nn.Linear(features // (STONES * CLANS), RANKS)
        self.others = torch.nn.Parameter(torch.zeros(actions - STONES * CLANS * RANKS))

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        rated = self.ranks(features.view(len(features), STONES, CLANS, -1))
        cards_first = rated.permute(0, 2, 3, 1).flatten(1)
        return torch.cat([cards_first, self.others.expand(len(features), -1)], dim=1)


class PlacePolicy(MaskableActorCriticPolicy):
    """Acts by PlaceFeatures and RatedPlaces."""

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = RatedPlaces(self.features_dim, int(self.action_space.n))
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1))


def share_of_wins(model: MaskablePPO, games: int, seed: int) -> float:
    """Play so many games with the likeliest action each time; give the share of the win."""
    batch = new_batch(games)
    batch.reset(seed)
    results = np.full(games, np.nan)
    while np.isnan(results).any():
        actions, _ = model.predict(
            batch.observations, action_masks=batch.masks.astype(np.bool_), deterministic=True
        )
        batch.step(actions)
        ended = batch.terminations & np.isnan(results)
        results[ended] = batch.rewards[ended]
    return float((results.mean() + 1) / 2)


class Agent:
    """The agent in AGENT, or agent.zip, as a bot for `saltire arena` and `saltire bot`."""

    name = "ppo"
    reason = ""

    def __init__(self, seed: int) -> None:
        torch.set_num_threads(1)
        self.model = MaskablePPO.load(os.environ.get("AGENT", "agent.zip"), device="cpu")
        self.mask = np.zeros(self.model.action_space.n, np.bool_)

    def choose(self, view: SchottenView, heard: Sequence[dict[str, object]], clock: float) -> int:
        """Choose the likeliest legal action."""
        self.mask[:] = False
        self.mask[list(view.legal)] = True
        action, _ = self.model.predict(
            observation(view), action_masks=self.mask, deterministic=True
        )
        return int(action)


class Curve(BaseCallback):
    """Measures the agent now and then, in games that it does not learn from."""

    def __init__(self, every: int, games: int) -> None:
        super().__init__()
        self.every, self.games = every, games
        self.points: list[tuple[int, float]] = []
        self._start = time.monotonic()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= len(self.points) * self.every:
            self.measure()

    def measure(self) -> None:
        share = share_of_wins(self.model, self.games, seed=1_000_000)
        self.points.append((self.num_timesteps, share))
        seconds = time.monotonic() - self._start
        print(f"{self.num_timesteps:9,} choices, {seconds:5.0f} s: wins {share:.1%}", flush=True)


def draw(points: Sequence[tuple[int, float]], games: int, file: Path) -> None:
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    mpl.rcParams["svg.hashsalt"] = "saltire"
    figure, axes = plt.subplots(figsize=(7, 3.5), layout="constrained")
    axes.plot([at / 1000 for at, _ in points], [100 * share for _, share in points], marker=".")
    axes.axhline(95, linestyle="--", linewidth=1, color="grey")
    axes.set(xlabel="choices learned from, thousands", ylabel=f"wins in {games} games, %")
    axes.set(title="MaskablePPO in Schotten Totten, against random play", ylim=(40, 101))
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else {})


def train(steps: int, games: int, seed: int) -> tuple[MaskablePPO, Curve]:
    """Learn from so many choices; measure with so many games twenty times on the way."""
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    policy = {"features_extractor_class": PlaceFeatures, "net_arch": {"pi": [], "vf": [64]}}
    model = MaskablePPO(
        PlacePolicy, Batch(64, seed), n_steps=16, batch_size=256, n_epochs=4,
        learning_rate=lambda left: 2e-3 * left, gamma=GAMMA, gae_lambda=0.9, ent_coef=0.003,
        seed=seed, device="cpu", policy_kwargs=policy,
    )  # fmt: skip
    curve = Curve(every=max(steps // 20, 1), games=games)
    model.learn(steps, callback=curve)
    curve.measure()
    return model, curve


def main() -> None:
    parser = argparse.ArgumentParser(description="Train an agent for Schotten Totten.")
    parser.add_argument("--steps", type=int, default=300_000, help="choices to learn from")
    parser.add_argument("--games", type=int, default=500, help="games of each measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--agent", type=Path, help="write the agent to this file")
    parser.add_argument("--curve", type=Path, help="draw the learning curve into this file")
    wanted = parser.parse_args()
    model, curve = train(wanted.steps, wanted.games, wanted.seed)
    if wanted.agent:
        model.save(wanted.agent)
    if wanted.curve:
        draw(curve.points, wanted.games, wanted.curve)
    print(f"the agent wins {share_of_wins(model, 2000, seed=2_000_000):.1%} of 2,000 new games")


if __name__ == "__main__":
    main()
