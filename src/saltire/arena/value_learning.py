"""Learns the weights of a value network from positions and targets: backpropagation and Adam, in numpy.

It computes what `saltire.bots.search.value_network` computes, for many positions at once.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from saltire.bots.search.value_network import NetworkShape

Array = NDArray[Any]

_BETA1: Final = 0.9
_BETA2: Final = 0.999
_TINY: Final = 1e-8
_LEAST: Final = 1e-4


class ValueTask(Protocol):
    """What the learner must know of a game; `games/<game>/bots` brings it."""

    shape: NetworkShape

    def part_logits(self, parts: Array) -> tuple[Array, Array]:
        """Give the evaluation's logit of each part, and the chance of those that are decided (nan: open)."""
        ...

    def join(self, chances: Array, extras: Array) -> tuple[Array, Array]:
        """Give the probability to win from the parts' chances, and its derivatives by them."""
        ...

    def mirrored(self, parts: Array) -> Array:
        """Give positions as seen in a mirror that changes nothing, or as they are."""
        ...


class ValueLearner:
    """Holds the weights and improves them by steps; `state` is all that a later session needs."""

    def __init__(self, task: ValueTask, seed: int, dtype: type = np.float32) -> None:
        self.task = task
        self.steps = 0
        self._dtype = dtype
        self._rng = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {}
        for name, sizes in task.shape.sizes():
            scale = np.sqrt(2.0 / max(1, sizes[0])) if name in ("inner", "outer") else 0.0
            if name in ("head_parts", "head_extras"):
                scale = np.sqrt(1.0 / (task.shape.parts * task.shape.width + task.shape.extras))
            self.weights[name] = (scale * self._rng.standard_normal(sizes)).astype(dtype)
        self.weights["factor"] += 1
        self._means = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._squares = {name: np.zeros_like(array) for name, array in self.weights.items()}

    def flat(self) -> list[float]:
        """Give all weights in the order of a file."""
        return [float(x) for array in self.weights.values() for x in array.ravel()]

    def state(self) -> dict[str, Array]:
        """Give weights, Adam's moments and the number of steps, to be saved by numpy."""
        result: dict[str, Array] = {"steps": np.array(self.steps)}
        for prefix, group in (("w", self.weights), ("m", self._means), ("s", self._squares)):
            result |= {f"{prefix}_{name}": array for name, array in group.items()}
        return result

    def restore(self, state: dict[str, Array]) -> None:
        self.steps = int(state["steps"])
        for prefix, group in (("w", self.weights), ("m", self._means), ("s", self._squares)):
            for name in group:
                group[name] = state[f"{prefix}_{name}"].astype(self._dtype)

    def step(self, rows: Array, targets: Array, rate: float) -> float:
        """Take one step on a batch; give its loss before."""
        parts, extras = self.split(rows)
        if self._rng.integers(2):
            parts = self.task.mirrored(parts)
        loss, gradients = self.gradients(parts, extras, targets)
        self.steps += 1
        steady = 1.0 - _BETA1**self.steps
        sized = 1.0 - _BETA2**self.steps
        for name, gradient in gradients.items():
            mean, square = self._means[name], self._squares[name]
            mean += (1.0 - _BETA1) * (gradient - mean)
            square += (1.0 - _BETA2) * (gradient * gradient - square)
            self.weights[name] -= rate * (mean / steady) / (np.sqrt(square / sized) + _TINY)
        return loss

    def split(self, rows: Array) -> tuple[Array, Array]:
        """Part rows of numbers into the parts' inputs and the extras."""
        shape = self.task.shape
        inside = shape.parts * shape.inputs
        parts = rows[:, :inside].reshape(len(rows), shape.parts, shape.inputs)
        return parts.astype(self._dtype), rows[:, inside:].astype(self._dtype)

    def values(self, rows: Array) -> Array:
        """Give the network's probabilities."""
        parts, extras = self.split(rows)
        return _sigmoid(self._forward(parts, extras)["out"])

    def _forward(self, parts: Array, extras: Array) -> dict[str, Array]:
        w = self.weights
        size, number, inputs = parts.shape
        flat = parts.reshape(size * number, inputs)
        units = np.maximum(flat @ w["inner"] + w["inner_bias"], 0)
        given = np.maximum(units @ w["outer"] + w["outer_bias"], 0)
        correction = (units @ w["correction"] + w["correction_bias"]).reshape(size, number)
        logits, decided = self.task.part_logits(parts)
        is_open = np.isnan(decided)
        open_chances = _sigmoid(logits + correction)
        chances: Array = np.where(is_open, open_chances, decided).astype(self._dtype)
        whole, slopes = self.task.join(chances, extras)
        kept = np.clip(whole, _LEAST, 1 - _LEAST)
        joined = np.log(kept / (1 - kept))
        wide = given.reshape(size, -1)
        flat_head = w["head_parts"].reshape(wide.shape[1], -1)
        head = np.maximum(wide @ flat_head + extras @ w["head_extras"] + w["head_bias"], 0)
        out = w["last_bias"] + w["factor"] * joined + head @ w["last"]
        return {
            "flat": flat, "units": units, "given": given, "is_open": is_open, "chances": chances,
            "whole": whole, "kept": kept, "slopes": slopes, "joined": joined, "wide": wide,
            "head": head, "out": out,
        }  # fmt: skip

    def gradients(
        self, parts: Array, extras: Array, targets: Array
    ) -> tuple[float, dict[str, Array]]:
        """Give the mean cross-entropy of a batch and its derivatives by all weights."""
        w, f = self.weights, self._forward(parts, extras)
        size = len(parts)
        p = np.clip(_sigmoid(f["out"]), 1e-7, 1 - 1e-7)
        targets = targets.astype(self._dtype)
        loss = float(-np.mean(targets * np.log(p) + (1 - targets) * np.log(1 - p)))
        out = (_sigmoid(f["out"]) - targets) / size
        head = np.outer(out, w["last"]) * (f["head"] > 0)
        flat_head = w["head_parts"].reshape(f["wide"].shape[1], -1)
        # Through the head and through the chances of the parts.
        given = (head @ flat_head.T).reshape(f["given"].shape) * (f["given"] > 0)
        within = (f["whole"] > _LEAST) & (f["whole"] < 1 - _LEAST)
        whole = np.where(within, out * w["factor"] / (f["kept"] * (1 - f["kept"])), 0)
        chances = whole[:, None] * f["slopes"]
        correction = np.where(f["is_open"], chances * f["chances"] * (1 - f["chances"]), 0)
        correction = correction.ravel().astype(self._dtype)
        units = given @ w["outer"].T + np.outer(correction, w["correction"])
        units *= f["units"] > 0
        return loss, {
            "inner": f["flat"].T @ units,
            "inner_bias": units.sum(0),
            "outer": f["units"].T @ given,
            "outer_bias": given.sum(0),
            "correction": f["units"].T @ correction,
            "correction_bias": correction.sum(keepdims=True),
            "head_parts": (f["wide"].T @ head).reshape(w["head_parts"].shape),
            "head_extras": extras.T @ head,
            "head_bias": head.sum(0),
            "last": f["head"].T @ out,
            "last_bias": out.sum(keepdims=True),
            "factor": np.sum(out * f["joined"], keepdims=True),
        }


def _sigmoid(x: Array) -> Array:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(x, -30, 30))))
