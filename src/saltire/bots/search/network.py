"""A small neural network in numpy, and its file. Imported only where there is a model."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from saltire.kernel.errors import BadOption

Array = NDArray[np.float64]

LARGEST: Final = 1_000_000
"""No model file is larger, in bytes."""
_DIGITS: Final = 9
_ABOUT: Final = ("game", "version", "options", "of_seats", "of_plans", "reach")
_PARTS: Final = ("trust", "line", "inner", "bias", "outer")


@dataclass(frozen=True)
class Net:
    """Scores alternatives: the seats of a position, or the plans of a choice.

    Each has a base, the logarithm of the estimate without a model, and a row of features. Its score
    is trust * base + row . line + tanh(row . inner + bias) . outer, and shares are the softmax of the
    scores. With a trust of 1 and zeros elsewhere it gives the estimate without a model.
    """

    trust: float
    line: Array
    inner: Array
    bias: Array
    outer: Array

    def scores(self, bases: Array, rows: Array) -> Array:
        scores: Array = self.trust * bases + rows @ self.line
        if len(self.outer):
            scores = scores + np.tanh(rows @ self.inner + self.bias) @ self.outer
        return scores

    def leads(self, bases: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
        """Give each score less the highest one."""
        scores = self.scores(np.array(bases), np.array(rows))
        return _rounded(scores - scores.max())

    def shares(self, bases: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
        """Give the softmax of the scores."""
        scores = self.scores(np.array(bases), np.array(rows))
        parts = np.exp(scores - scores.max())
        return _rounded(parts / parts.sum())


def _rounded(numbers: Array) -> list[float]:
    """Drop the last digits: the order of numpy's sums depends on the processor."""
    return [round(float(number), _DIGITS) for number in numbers]


@dataclass(frozen=True)
class Model:
    """The model of one game under one set of options: a value network, a policy network, or both."""

    about: dict[str, Any]
    """The game, its version and options, and the names of the features it was trained on."""
    value: Net | None
    policy: Net | None
    reach: int = 0

    def to_bytes(self) -> bytes:
        """Write the file; BadOption if it is too large. The same model gives the same bytes."""
        about = json.dumps({**self.about, "reach": self.reach}, sort_keys=True)
        arrays: dict[str, Any] = {"about": np.array(about)}
        for name, net in (("value", self.value), ("policy", self.policy)):
            if net is not None:
                arrays |= {f"{name}_{part}": np.array(getattr(net, part)) for part in _PARTS}
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, array in arrays.items():
                member = io.BytesIO()
                np.save(member, array, allow_pickle=False)
                # A fixed date: np.savez would write the time of day into every file.
                archive.writestr(
                    zipfile.ZipInfo(name + ".npy", (1980, 1, 1, 0, 0, 0)), member.getvalue()
                )
        content = file.getvalue()
        if len(content) > LARGEST:
            raise BadOption(
                f"the model is too large: {len(content):,} bytes, and {LARGEST:,} are allowed"
            )
        return content


def read_model(path: Path) -> Model:
    """Read a model; BadOption says in a line what is wrong with its file."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadOption(f"the model {path} is larger than {LARGEST:,} bytes")
        with np.load(path, allow_pickle=False) as arrays:
            about = json.loads(str(arrays["about"]))
            if missing := [key for key in _ABOUT if key not in about]:
                raise ValueError(f"it does not say its {missing[0]}")
            return Model(about, _net(arrays, "value"), _net(arrays, "policy"), int(about["reach"]))
    except BadOption:
        raise
    except OSError as error:
        raise BadOption(f"the model {path} cannot be read: {error.strerror or error}") from None
    except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        message = " ".join(str(error).split())
        raise BadOption(f"the model {path} is broken: {message}") from None


def _net(arrays: Any, name: str) -> Net | None:
    if f"{name}_trust" not in arrays:
        return None
    parts = {part: np.asarray(arrays[f"{name}_{part}"], np.float64) for part in _PARTS}
    line, inner, outer = parts["line"], parts["inner"], parts["outer"]
    fits = inner.shape == (len(line), len(outer)) and parts["bias"].shape == outer.shape
    if not fits or not all(np.isfinite(part).all() for part in parts.values()):
        raise ValueError(f"the {name} in it does not fit together")
    return Net(float(parts["trust"]), line, inner, parts["bias"], outer)
