"""The playout policy: draws placements by learned weights (see `policy_learning.py`)."""

from __future__ import annotations

import json
from math import exp, log
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.bots.placement_features import (
    FEATURES,
    MOST_PLACEMENTS,
    ROWS,
    Placements,
)
from saltire.games.schotten.rules.board import Table
from saltire.kernel.lots import Lots
from saltire.kernel.types import Seat
from saltire.kernel.vecs import vec

WEIGHTS_FILE: Final = Path(__file__).with_name("playout_policy.json")
"""The weights in hundredths: how much each feature raises the log probability of a placement."""
_NOISE: Final = 4096
_RESOLUTION: Final = 1000000
TEMPERATURE: Final = 0.6
"""The temperature of playouts: 1 samples the policy as trained, 0 takes the likeliest placement."""


def read_weights(path: Path = WEIGHTS_FILE) -> list[float]:
    """Read the table of weights."""
    rows: list[int] = json.loads(path.read_text())
    if len(rows) != ROWS:
        raise ValueError(f"{path.name} has {len(rows)} weights instead of {ROWS}: train them again")
    return [row / 100.0 for row in rows]


class PlayoutPolicy:
    """Chooses placements for either seat from its own hand and the open cards."""

    def __init__(self, table: list[float], temperature: float = TEMPERATURE) -> None:
        self._placements = Placements()
        self._table: vec[float] = vec[float](table)
        self._scores: vec[float] = vec[float]([0.0] * MOST_PLACEMENTS)
        lots = Lots(99)
        # Gumbel noise: the maximum of the noisy scores is a sample of the softmax.
        self._noise: vec[float] = vec[float](
            [
                -temperature * log(-log((float(lots.below(_RESOLUTION)) + 0.5) / _RESOLUTION))
                for _ in range(_NOISE)
            ]
        )

    def place(self, s: Table, me: Seat, lots: Lots) -> i64:
        """Sample a placement; the seat must have a clan card and room for it."""
        self._placements.update(s, me)
        score_placements(self._placements, self._table, self._scores)
        scores = self._scores
        noise = self._noise
        offset = lots.below(_NOISE)
        best = -1e9
        chosen: i64 = 0
        i: i64 = 0
        while i < self._placements.number:
            offset = (offset + 1) & (_NOISE - 1)
            score = scores[i] + noise[offset]
            if score > best:
                best = score
                chosen = i
            i += 1
        return self._placements.action[chosen]

    def likeliest(self, s: Table, me: Seat, number: i64) -> list[i64]:
        """List the likeliest placements, at most so many, in the order of their actions."""
        self._placements.update(s, me)
        score_placements(self._placements, self._table, self._scores)
        scores = self._scores
        chosen: list[i64] = []
        n: i64 = min(number, self._placements.number)
        while len(chosen) < n:
            best: i64 = 0
            i: i64 = 1
            while i < self._placements.number:
                if scores[i] > scores[best]:
                    best = i
                i += 1
            scores[best] = -1e9
            chosen.append(self._placements.action[best])
        chosen.sort()
        return chosen

    def log_probabilities(self, s: Table, me: Seat) -> dict[int, float]:
        """Give the log probability of each placement."""
        self._placements.update(s, me)
        score_placements(self._placements, self._table, self._scores)
        number: int = self._placements.number
        scores = [self._scores[i] for i in range(number)]
        top = max(scores, default=0.0)
        whole = top + log(sum([exp(score - top) for score in scores])) if scores else 0.0
        return {self._placements.action[i]: scores[i] - whole for i in range(number)}


def score_placements(placements: Placements, table: vec[float], scores: vec[float]) -> None:
    """Sum the weights of the features of each placement."""
    features = placements.features
    i: i64 = 0
    while i < placements.number:
        at = FEATURES * i
        score = 0.0
        k: i64 = 0
        while k < FEATURES:
            score += table[features[at + k]]
            k += 1
        scores[i] = score
        i += 1
