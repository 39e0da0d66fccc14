"""Trains a value network by self-play in one process: it can be stopped at any time and goes on."""

from __future__ import annotations

import csv
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np

from saltire.arena.match import PlayMatch, Runner
from saltire.arena.plots import can_draw, draw_learning_curve
from saltire.arena.promotion_gate import PromotionGate
from saltire.arena.value_learning import Array, ValueLearner, ValueTask
from saltire.bots.search.network_file import network_bytes
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game

CHUNK: Final = 8192
"""How many positions are played between two sessions of learning."""
BATCH: Final = 512
_PASSES: Final = 2
_REPLAY: Final = 6
"""Learning draws from so many chunks, each position twice on average."""
_RATE: Final = 0.003
_LAST_RATE: Final = 0.1
"""The learning rate falls to this share of it."""
_HEAD: Final = ("positions", "seconds", "loss", "factor")


class SelfPlayTask(ValueTask, Protocol):
    """A task that also plays."""

    def self_play(self, weights: list[float], positions: int, seed: int) -> tuple[Array, Array]:
        """Play with these weights until there are so many positions; give them and their targets."""
        ...


class ValueTraining:
    """A training of so many minutes; its folder holds all that is needed to go on."""

    def __init__(
        self,
        game: Game,
        task: SelfPlayTask,
        folder: Path,
        minutes: float,
        seed: int,
        chunk: int = CHUNK,
    ) -> None:
        self.game = game
        self.task = task
        self.folder = folder
        self.minutes = minutes
        self.seed = seed
        self.chunk = chunk
        self.curve: list[tuple[int, float, float, float]] = []
        self.learner = ValueLearner(task, seed)
        self._replay: list[tuple[Array, Array]] = []
        folder.mkdir(parents=True, exist_ok=True)
        self._resume()

    @property
    def seconds(self) -> float:
        """Give the time spent on training so far."""
        return self.curve[-1][1] if self.curve else 0.0

    @property
    def network(self) -> Path:
        return self.folder / "value.npz"

    def run(self, report: Callable[[str], None]) -> None:
        """Play and learn in turn until the time is up, saving after each turn."""
        while self.seconds < 60 * self.minutes:
            began = time.monotonic()
            loss = self._turn()
            positions = self.chunk * (len(self.curve) + 1)
            spent = self.seconds + time.monotonic() - began
            factor = float(self.learner.weights["factor"][0])
            self.curve.append((positions, spent, loss, factor))
            self._save()
            report(
                f"{spent / 60:.1f} of {self.minutes:g} min: {positions:,} positions, loss {loss:.4f}"
            )

    def _turn(self) -> float:
        """Play one chunk and learn from the latest ones; give the mean loss."""
        number = len(self.curve)
        weights = self.learner.flat()
        played = self.task.self_play(weights, self.chunk, self.seed * 1_000_003 + number)
        self._replay = [*self._replay, played][-_REPLAY:]
        rows = np.concatenate([rows for rows, _ in self._replay])
        targets = np.concatenate([targets for _, targets in self._replay])
        done = min(1.0, self.seconds / (60 * self.minutes))
        rate = _RATE * (1 - (1 - _LAST_RATE) * done)
        rng = np.random.default_rng([self.seed, number])
        losses: list[float] = []
        for _ in range(max(1, _PASSES * self.chunk // BATCH)):
            drawn = rng.integers(len(rows), size=BATCH)
            losses.append(self.learner.step(rows[drawn], targets[drawn], rate))
        return float(np.mean(losses))

    # The folder.

    def _settings(self) -> dict[str, object]:
        return {
            "game": self.game.name, "version": self.game.version,
            "options": dict(self.game.options), "seed": self.seed, "chunk": self.chunk,
        }  # fmt: skip

    def _resume(self) -> None:
        saved = self.folder / "settings.json"
        settings = json.loads(json.dumps(self._settings()))
        if not saved.exists():
            saved.write_text(json.dumps(settings, indent=2) + "\n", encoding="utf-8")
        elif json.loads(saved.read_text(encoding="utf-8")) != settings:
            raise BadOption(
                f"{self.folder} holds a training with other settings: see {saved.name} there"
            )
        state = self.folder / "state.npz"
        if state.exists():
            with np.load(state) as arrays:
                self.curve = [
                    (int(row[0]), float(row[1]), float(row[2]), float(row[3]))
                    for row in arrays["curve"]
                ]
                self.learner.restore(dict(arrays))

    def _save(self) -> None:
        # In one file, renamed into place: a stop at any time leaves the old or the new one.
        draft = self.folder / "state.part.npz"
        arrays: dict[str, Any] = {"curve": np.array(self.curve), **self.learner.state()}
        np.savez(draft, **arrays)
        draft.replace(self.folder / "state.npz")

    def finish(self) -> Path:
        """Write the network, the learning curve and its plot; give the network's file."""
        minutes = round(self.seconds / 60, 1)
        about = {**self._settings(), "minutes": minutes, "positions": self.curve[-1][0]}
        self.network.write_bytes(network_bytes(self.learner.flat(), about))
        with (self.folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(
                [
                    _HEAD,
                    *(
                        (positions, round(seconds, 1), round(loss, 5), round(factor, 4))
                        for positions, seconds, loss, factor in self.curve
                    ),
                ]
            )
        if can_draw():
            draw_learning_curve(
                [(row[1] / 60, row[2]) for row in self.curve], self.folder / "curve"
            )
        return self.network

    def gate(
        self, rival: str, games: int, seconds: float, play_match: PlayMatch, runner: Runner
    ) -> PromotionGate:
        """Play the network's one-ply bot against another one on deals that training has not seen."""
        spec = f"value:{self.network.resolve()}"
        gate = PromotionGate(self.game, spec, games, seconds, self.seed, other=rival)
        gate.play(play_match, runner)
        return gate
