"""A small neural network in plain Python, and its file."""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, isfinite, tanh
from operator import mul
from pathlib import Path
from typing import Any, Final

from saltire.bots.search.npy import read_numbers, read_text, write_numbers, write_text
from saltire.kernel.errors import BadOption

LARGEST: Final = 1_000_000
"""No model file is larger, in bytes."""
_DIGITS: Final = 9
_ABOUT: Final = ("game", "version", "options", "of_seats", "of_plans", "reach")


@dataclass(frozen=True)
class Net:
    """Scores alternatives: the seats of a position, or the plans of a choice.

    Each has a base, the logarithm of the estimate without a model, and a row of features. Its score
    is trust * base + row . line + tanh(row . inner + bias) . outer, and shares are the softmax of the
    scores. With a trust of 1 and zeros elsewhere it gives the estimate without a model.
    """

    trust: float
    line: list[float]
    inner: list[list[float]]
    """A row for each hidden unit: its weight of each feature."""
    bias: list[float]
    outer: list[float]

    def leads(self, bases: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
        """Give each score less the highest one."""
        scores = self._scores(bases, rows)
        best = max(scores)
        return [round(score - best, _DIGITS) for score in scores]

    def shares(self, bases: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
        """Give the softmax of the scores."""
        scores = self._scores(bases, rows)
        best = max(scores)
        parts = [exp(score - best) for score in scores]
        whole = sum(parts)
        # The last digits of exp and tanh depend on the machine.
        return [round(part / whole, _DIGITS) for part in parts]

    def _scores(self, bases: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
        return [
            self.trust * base + _dot(row, self.line) + self._hidden(row)
            for base, row in zip(bases, rows, strict=True)
        ]

    def _hidden(self, row: Sequence[float]) -> float:
        units = zip(self.inner, self.bias, self.outer, strict=True)
        return sum(weight * tanh(_dot(row, inner) + bias) for inner, bias, weight in units)


def _dot(row: Sequence[float], weights: Sequence[float]) -> float:
    return float(sum(map(mul, row, weights)))


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
        arrays = {"about": write_text(about)}
        for name, net in (("value", self.value), ("policy", self.policy)):
            if net is not None:
                arrays |= {f"{name}_{part}": content for part, content in _arrays(net).items()}
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, array in arrays.items():
                # A fixed date, so that the same model gives the same bytes.
                member = zipfile.ZipInfo(name + ".npy", (1980, 1, 1, 0, 0, 0))
                archive.writestr(member, array)
        content = file.getvalue()
        if len(content) > LARGEST:
            raise BadOption(
                f"the model is too large: {len(content):,} bytes, and {LARGEST:,} are allowed"
            )
        return content


def _arrays(net: Net) -> dict[str, bytes]:
    by_feature = [weight for column in zip(*net.inner, strict=True) for weight in column]
    return {
        "trust": write_numbers([net.trust], ()),
        "line": write_numbers(net.line, (len(net.line),)),
        "inner": write_numbers(by_feature, (len(net.line), len(net.outer))),
        "bias": write_numbers(net.bias, (len(net.bias),)),
        "outer": write_numbers(net.outer, (len(net.outer),)),
    }


def read_model(path: Path) -> Model:
    """Read a model; BadOption says in a line what is wrong with its file."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadOption(f"the model {path} is larger than {LARGEST:,} bytes")
        with zipfile.ZipFile(path) as archive:
            arrays = {Path(name).stem: archive.read(name) for name in archive.namelist()}
        about = json.loads(read_text(arrays["about"]))
        if missing := [key for key in _ABOUT if key not in about]:
            raise ValueError(f"it does not say its {missing[0]}")
        return Model(about, _net(arrays, "value"), _net(arrays, "policy"), int(about["reach"]))
    except BadOption:
        raise
    except OSError as error:
        raise BadOption(f"the model {path} cannot be read: {error.strerror or error}") from None
    except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile, zlib.error) as error:
        message = " ".join(str(error).split())
        raise BadOption(f"the model {path} is broken: {message}") from None


def _net(arrays: Mapping[str, bytes], name: str) -> Net | None:
    if f"{name}_trust" not in arrays:
        return None
    (trust,), _ = read_numbers(arrays[f"{name}_trust"])
    line, _ = read_numbers(arrays[f"{name}_line"])
    weights, shape = read_numbers(arrays[f"{name}_inner"])
    bias, _ = read_numbers(arrays[f"{name}_bias"])
    outer, _ = read_numbers(arrays[f"{name}_outer"])
    fits = shape == (len(line), len(outer)) and len(bias) == len(outer)
    if not fits or not all(map(isfinite, [trust, *line, *weights, *bias, *outer])):
        raise ValueError(f"the {name} in it does not fit together")
    inner = [weights[unit :: len(outer)] for unit in range(len(outer))]
    return Net(trust, line, inner, bias, outer)
