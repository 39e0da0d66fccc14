"""A small network for the value of a position, made of like parts: the stones of a row, the areas of a map.

Every part has the same number of inputs and goes through the same two layers, which give a few numbers
and a correction of what the game's hand-made evaluation thinks of the part. A head reads these numbers of
all parts and some inputs about the whole. The game joins the corrected parts to a probability; its logit,
times a learned factor, is added to what the head gives. With zeros for weights and a factor of 1 the
network gives what the hand-made evaluation gives.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from saltire.kernel.vecs import vec

_BLOCK: Final = 8
"""Layers are computed so many units at a time."""
_LEAST: Final = 0.0001
"""Probabilities are kept so far away from 0 and 1 before their logit is taken."""


class NetworkShape:
    """The sizes of a network's layers; `hidden`, `width` and `head` are multiples of eight."""

    def __init__(
        self, parts: int, inputs: int, hidden: int, width: int, extras: int, head: int
    ) -> None:
        self.parts = parts
        self.inputs = inputs
        self.hidden = hidden
        self.width = width
        self.extras = extras
        self.head = head

    def sizes(self) -> list[tuple[str, tuple[int, ...]]]:
        """List the arrays of weights in the order in which a file holds them, with their shapes."""
        return [
            ("inner", (self.inputs, self.hidden)),
            ("inner_bias", (self.hidden,)),
            ("outer", (self.hidden, self.width)),
            ("outer_bias", (self.width,)),
            ("correction", (self.hidden,)),
            ("correction_bias", (1,)),
            ("head_parts", (self.parts, self.width, self.head)),
            ("head_extras", (self.extras, self.head)),
            ("head_bias", (self.head,)),
            ("last", (self.head,)),
            ("last_bias", (1,)),
            ("factor", (1,)),
        ]

    def count(self) -> int:
        """Count the weights."""
        total = 0
        for _, sizes in self.sizes():
            product = 1
            for size in sizes:
                product *= size
            total += product
        return total

    def starts(self) -> dict[str, int]:
        """Tell where each array of weights begins."""
        result: dict[str, int] = {}
        at = 0
        for name, sizes in self.sizes():
            result[name] = at
            product = 1
            for size in sizes:
                product *= size
            at += product
        return result


def logit(p: float) -> float:
    """Give the logarithm of the odds of a probability."""
    p = min(1.0 - _LEAST, max(_LEAST, p))
    return log(p / (1.0 - p))


def sigmoid(x: float) -> float:
    """Give the probability whose logit this is."""
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0


class ValueNetwork:
    """Computes values; what it gives for a part is kept in one of its entries, to be used again."""

    def __init__(self, shape: NetworkShape, weights: list[float], entries: i64) -> None:
        if len(weights) != shape.count():
            raise ValueError(f"{len(weights)} weights instead of {shape.count()}")
        starts = shape.starts()
        self.shape = shape
        self._inputs: i64 = shape.inputs
        self._hidden: i64 = shape.hidden
        self._width: i64 = shape.width
        self._extras: i64 = shape.extras
        self._head: i64 = shape.head
        self._entries: i64 = entries
        self._weights: vec[float] = vec[float](weights)
        self._inner_bias: i64 = starts["inner_bias"]
        self._outer: i64 = starts["outer"]
        self._outer_bias: i64 = starts["outer_bias"]
        self._correction: i64 = starts["correction"]
        self._head_parts: i64 = starts["head_parts"]
        self._head_extras: i64 = starts["head_extras"]
        self._head_bias: i64 = starts["head_bias"]
        self._last: i64 = starts["last"]
        self._correction_bias = weights[starts["correction_bias"]]
        self._last_bias = weights[starts["last_bias"]]
        self._factor = weights[starts["factor"]]
        self.corrections: vec[float] = vec[float]([0.0] * entries)
        """The correction of each entry, to be added to a logit."""
        self._embeddings: vec[float] = vec[float]([0.0] * (entries * shape.width))
        self._units: vec[float] = vec[float]([0.0] * shape.hidden)
        self._rows: vec[i64] = vec[i64]([0] * max(shape.inputs, shape.hidden))
        self._parts: i64 = shape.parts
        self._at: vec[i64] = vec[i64]([0] * shape.parts)
        # The extras seen last, and what they and the biases give.
        self._before: vec[float] = vec[float]([-1.0] * shape.extras)
        self._sum: vec[float] = vec[float]([0.0] * shape.head)
        # What an entry adds to the head when it is a certain part; 0 until it is asked for.
        self._contributions: vec[float] = vec[float]([0.0] * (shape.parts * entries * shape.head))
        self._has_contribution: vec[i64] = vec[i64]([0] * (shape.parts * entries))

    def embed(self, inputs: vec[float], entry: i64) -> None:
        """Compute what the shared layers give for the inputs of an entry, which begin at entry * inputs."""
        weights, rows, units = self._weights, self._rows, self._units
        start = entry * self._inputs
        hidden = self._hidden
        n: i64 = 0
        i: i64 = 0
        while i < self._inputs:
            if inputs[start + i] != 0.0:
                rows[n] = i
                n += 1
            i += 1
        block: i64 = 0
        while block < hidden:
            bias = self._inner_bias + block
            a, b, c, d = weights[bias], weights[bias + 1], weights[bias + 2], weights[bias + 3]
            e, f, g, h = weights[bias + 4], weights[bias + 5], weights[bias + 6], weights[bias + 7]
            k: i64 = 0
            while k < n:
                x = inputs[start + rows[k]]
                at = hidden * rows[k] + block
                a += x * weights[at]
                b += x * weights[at + 1]
                c += x * weights[at + 2]
                d += x * weights[at + 3]
                e += x * weights[at + 4]
                f += x * weights[at + 5]
                g += x * weights[at + 6]
                h += x * weights[at + 7]
                k += 1
            units[block] = a
            units[block + 1] = b
            units[block + 2] = c
            units[block + 3] = d
            units[block + 4] = e
            units[block + 5] = f
            units[block + 6] = g
            units[block + 7] = h
            block += _BLOCK
        self._embed_units(entry)
        i = entry
        while i < len(self._has_contribution):
            self._has_contribution[i] = 0
            i += self._entries

    def _embed_units(self, entry: i64) -> None:
        """Compute the second layer and the correction from the units of the first."""
        weights, units, given = self._weights, self._units, self._embeddings
        correction = self._correction_bias
        width = self._width
        block: i64 = 0
        while block < width:
            bias = self._outer_bias + block
            a, b, c, d = weights[bias], weights[bias + 1], weights[bias + 2], weights[bias + 3]
            e, f, g, h = weights[bias + 4], weights[bias + 5], weights[bias + 6], weights[bias + 7]
            k: i64 = 0
            while k < self._hidden:
                x = units[k]
                if x > 0.0:
                    at = self._outer + width * k + block
                    a += x * weights[at]
                    b += x * weights[at + 1]
                    c += x * weights[at + 2]
                    d += x * weights[at + 3]
                    e += x * weights[at + 4]
                    f += x * weights[at + 5]
                    g += x * weights[at + 6]
                    h += x * weights[at + 7]
                    if block == 0:
                        correction += x * weights[self._correction + k]
                k += 1
            to = width * entry + block
            given[to] = a if a > 0.0 else 0.0
            given[to + 1] = b if b > 0.0 else 0.0
            given[to + 2] = c if c > 0.0 else 0.0
            given[to + 3] = d if d > 0.0 else 0.0
            given[to + 4] = e if e > 0.0 else 0.0
            given[to + 5] = f if f > 0.0 else 0.0
            given[to + 6] = g if g > 0.0 else 0.0
            given[to + 7] = h if h > 0.0 else 0.0
            block += _BLOCK
        self.corrections[entry] = correction

    # The head.

    def value(self, extras: vec[float], entries: vec[i64], joined: float) -> float:
        """Give the logit of the whole: its extras, an entry for each part, the logit these join to."""
        self._start(extras)
        at, head = self._at, self._head
        part: i64 = 0
        while part < self._parts:
            row = part * self._entries + entries[part]
            if not self._has_contribution[row]:
                self._has_contribution[row] = 1
                self._contribute(part, entries[part], head * row)
            at[part] = head * row
            part += 1
        result = self._last_bias + self._factor * joined
        block: i64 = 0
        while block < head:
            result = self._finish(block, result)
            block += _BLOCK
        return result

    def _finish(self, block: i64, result: float) -> float:
        """Add what eight units of the head say."""
        total, added, at = self._sum, self._contributions, self._at
        a, b, c, d = total[block], total[block + 1], total[block + 2], total[block + 3]
        e, f, g, h = total[block + 4], total[block + 5], total[block + 6], total[block + 7]
        part: i64 = 0
        while part < self._parts:
            row = at[part] + block
            a += added[row]
            b += added[row + 1]
            c += added[row + 2]
            d += added[row + 3]
            e += added[row + 4]
            f += added[row + 5]
            g += added[row + 6]
            h += added[row + 7]
            part += 1
        weights = self._weights
        last = self._last + block
        result += weights[last] * a if a > 0.0 else 0.0
        result += weights[last + 1] * b if b > 0.0 else 0.0
        result += weights[last + 2] * c if c > 0.0 else 0.0
        result += weights[last + 3] * d if d > 0.0 else 0.0
        result += weights[last + 4] * e if e > 0.0 else 0.0
        result += weights[last + 5] * f if f > 0.0 else 0.0
        result += weights[last + 6] * g if g > 0.0 else 0.0
        result += weights[last + 7] * h if h > 0.0 else 0.0
        return result

    def _start(self, extras: vec[float]) -> None:
        """Sum what the extras give; mostly they are the same as last time."""
        before = self._before
        i: i64 = 0
        while i < self._extras and extras[i] == before[i]:
            i += 1
        if i == self._extras:
            return
        weights, total = self._weights, self._sum
        head = self._head
        i = 0
        while i < head:
            total[i] = weights[self._head_bias + i]
            i += 1
        i = 0
        while i < self._extras:
            x = extras[i]
            before[i] = x
            if x != 0.0:
                _add_row(total, 0, weights, self._head_extras + head * i, head, x)
            i += 1

    def _contribute(self, part: i64, entry: i64, to: i64) -> None:
        """Compute what an entry adds to the head when it is this part."""
        weights, added = self._weights, self._contributions
        head, width = self._head, self._width
        j: i64 = 0
        while j < head:
            added[to + j] = 0.0
            j += 1
        k: i64 = 0
        while k < width:
            x = self._embeddings[width * entry + k]
            if x != 0.0:
                _add_row(added, to, weights, self._head_parts + head * (width * part + k), head, x)
            k += 1


def _add_row(to: vec[float], at: i64, rows: vec[float], start: i64, length: i64, x: float) -> None:
    """Add x times a row of numbers, eight at a time."""
    end = at + length
    while at < end:
        to[at] += x * rows[start]
        to[at + 1] += x * rows[start + 1]
        to[at + 2] += x * rows[start + 2]
        to[at + 3] += x * rows[start + 3]
        to[at + 4] += x * rows[start + 4]
        to[at + 5] += x * rows[start + 5]
        to[at + 6] += x * rows[start + 6]
        to[at + 7] += x * rows[start + 7]
        at += _BLOCK
        start += _BLOCK
