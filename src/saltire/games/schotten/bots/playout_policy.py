"""How play goes on in a playout: placements drawn by what practice has taught (`practice.py`)."""

from __future__ import annotations

import json
from math import exp, log
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.bots.placement_features import FACTS, MOST_PLACEMENTS, ROWS, Placements
from saltire.games.schotten.rules.board import Table
from saltire.kernel.lots import Lots
from saltire.kernel.types import Seat
from saltire.kernel.vecs import vec

LEARNED: Final = Path(__file__).with_name("playout_policy.json")
"""The leanings in hundredths: how much each fact about a placement speaks for it."""
_NOISE: Final = 4096
_FINE: Final = 1000000
HEAT: Final = 0.6
"""How much playouts vary: at 1 as practised, at 0 the likeliest placement always."""


def learned(path: Path = LEARNED) -> list[float]:
    """Read the table of leanings."""
    rows: list[int] = json.loads(path.read_text())
    if len(rows) != ROWS:
        raise ValueError(f"{path.name} has {len(rows)} leanings instead of {ROWS}: practise anew")
    return [row / 100.0 for row in rows]


class Leanings:
    """Chooses placements for either seat from its own hand and the open cards."""

    def __init__(self, table: list[float], heat: float = HEAT) -> None:
        self._placements = Placements()
        self._table: vec[float] = vec[float](table)
        self._scores: vec[float] = vec[float]([0.0] * MOST_PLACEMENTS)
        lots = Lots(99)
        # The highest of the noisy scores is a draw by the odds whose logarithms the scores are.
        self._noise: vec[float] = vec[float](
            [-heat * log(-log((float(lots.below(_FINE)) + 0.5) / _FINE)) for _ in range(_NOISE)]
        )

    def place(self, s: Table, me: Seat, lots: Lots) -> i64:
        """Choose where to lay which clan card; there must be a card and room for it."""
        self._placements.look(s, me)
        weigh(self._placements, self._table, self._scores)
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

    def odds(self, s: Table, me: Seat) -> dict[int, float]:
        """Give the logarithm of each placement's chance to be chosen."""
        self._placements.look(s, me)
        weigh(self._placements, self._table, self._scores)
        number: int = self._placements.number
        scores = [self._scores[i] for i in range(number)]
        top = max(scores, default=0.0)
        whole = top + log(sum([exp(score - top) for score in scores])) if scores else 0.0
        return {self._placements.action[i]: scores[i] - whole for i in range(number)}


def weigh(placements: Placements, table: vec[float], scores: vec[float]) -> None:
    """Add up what the facts say for each placement."""
    facts = placements.facts
    i: i64 = 0
    while i < placements.number:
        at = FACTS * i
        score = 0.0
        k: i64 = 0
        while k < FACTS:
            score += table[facts[at + k]]
            k += 1
        scores[i] = score
        i += 1
