"""Learn the leanings: first from a teacher's choices, then from rounds played against oneself.

Each choice of a round is credited with how much better its seat stood afterwards, as a judgement learned
beside the leanings sees it (an actor and its critic, credit fading by `far`).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.bots.placement_features import (
    FACTS,
    MOST_PLACEMENTS,
    ROWS,
    STATE_FACTS,
    STATE_ROWS,
    Placements,
)
from saltire.games.schotten.bots.playout_policy import weigh
from saltire.games.schotten.bots.playout_tactics import Wiles
from saltire.games.schotten.rules.board import Table
from saltire.kernel.lots import Lots
from saltire.kernel.types import Action, Seat
from saltire.kernel.vecs import vec

_FINE: Final = 16777216
_CHOICES: Final = 80
"""More choices than a round has."""
_KEPT: Final = 0.9
_KEPT_SIZE: Final = 0.99
_LEAST: Final = 0.0003
"""How a step smooths slopes and their size (Adam's), and the size below which a slope is noise."""


class Practice:
    """Plays both seats by its leanings, and changes them by what comes of it."""

    def __init__(self, wiles: Wiles, table: list[float]) -> None:
        self.wiles = wiles
        self.far: float = 0.7
        """How far a result reaches back: 1 credits every choice with the end, 0 with the next one only."""
        self.rate: float = 0.005
        """How fast the judgement learns."""
        self.agreed: i64 = 0
        """How often the teacher's choice was the likeliest."""
        self.error: float = 0.0
        self.judged: i64 = 0
        """The squared errors of the judgement, and how many they are."""
        self._placements = Placements()
        self._leanings: vec[float] = vec[float](table)
        self._judgement: vec[float] = vec[float]([0.0] * STATE_ROWS)
        self._slope: vec[float] = vec[float]([0.0] * ROWS)
        self._trend: vec[float] = vec[float]([0.0] * ROWS)
        self._size: vec[float] = vec[float]([0.0] * ROWS)
        self._steps: i64 = 0
        self._odds: vec[float] = vec[float]([0.0] * MOST_PLACEMENTS)
        # The choices of this round.
        self._choices: i64 = 0
        self._facts: vec[i64] = vec[i64]([0] * (_CHOICES * MOST_PLACEMENTS * FACTS))
        self._shares: vec[float] = vec[float]([0.0] * (_CHOICES * MOST_PLACEMENTS))
        self._number: vec[i64] = vec[i64]([0] * _CHOICES)
        self._chosen: vec[i64] = vec[i64]([0] * _CHOICES)
        self._seat: vec[i64] = vec[i64]([0] * _CHOICES)
        self._states: vec[i64] = vec[i64]([0] * (_CHOICES * STATE_FACTS))
        self._value: vec[float] = vec[float]([0.0] * _CHOICES)

    def table(self) -> list[float]:
        """Give the leanings as they are now."""
        return [self._leanings[i] for i in range(ROWS)]

    def step(self, stride: float, lessons: i64) -> None:
        """Change the leanings by what so many lessons have taught, and begin new ones."""
        self._steps += 1
        steady = 1.0 - _KEPT ** float(self._steps)
        sized = 1.0 - _KEPT_SIZE ** float(self._steps)
        i: i64 = 0
        while i < ROWS:
            slope = self._slope[i] / float(lessons)
            self._slope[i] = 0.0
            trend = _KEPT * self._trend[i] + (1.0 - _KEPT) * slope
            size = _KEPT_SIZE * self._size[i] + (1.0 - _KEPT_SIZE) * slope * slope
            self._trend[i] = trend
            self._size[i] = size
            self._leanings[i] += stride * trend / steady / (sqrt(size / sized) + _LEAST)
            i += 1

    # From a teacher.

    def watch(self, s: Table, me: Seat, action: Action) -> None:
        """Lean towards the clan card that a teacher laid here."""
        self._placements.look(s, me)
        best = self._weigh()
        chosen: i64 = -1
        i: i64 = 0
        while i < self._placements.number:
            if self._placements.action[i] == action:
                chosen = i
            i += 1
        if chosen < 0:
            return
        if chosen == best:
            self.agreed += 1
        facts = self._placements.facts
        i = 0
        while i < self._placements.number:
            push = (1.0 if i == chosen else 0.0) - self._odds[i]
            k: i64 = 0
            while k < FACTS:
                self._slope[facts[FACTS * i + k]] += push
                k += 1
            i += 1

    def _weigh(self) -> i64:
        """Work out how likely each placement is; tell which is the likeliest."""
        odds = self._odds
        weigh(self._placements, self._leanings, odds)
        n = self._placements.number
        top = -1e9
        best: i64 = 0
        i: i64 = 0
        while i < n:
            if odds[i] > top:
                top = odds[i]
                best = i
            i += 1
        whole = 0.0
        i = 0
        while i < n:
            odds[i] = exp(odds[i] - top)
            whole += odds[i]
            i += 1
        i = 0
        while i < n:
            odds[i] /= whole
            i += 1
        return best

    # From rounds against oneself.

    def play(self, s: Table, lots: Lots) -> None:
        """Play a round, and credit every placement in it."""
        self._choices = 0
        while s.returns is None:
            s.apply(self._next(s, lots))
        self._credit(0, s.returns[0])
        self._credit(1, s.returns[1])

    def _next(self, s: Table, lots: Lots) -> Action:
        action = self.wiles.step(s, lots)
        return action if action >= 0 else self._place(s, s.top.seat, lots)

    def _place(self, s: Table, me: Seat, lots: Lots) -> Action:
        self._placements.look(s, me)
        self._weigh()
        n = self._placements.number
        left = float(lots.below(_FINE)) / float(_FINE)
        chosen: i64 = 0
        while chosen < n - 1 and left >= self._odds[chosen]:
            left -= self._odds[chosen]
            chosen += 1
        if self._choices < _CHOICES and n > 1:
            self._placements.look_at_rest(s, me)
            self._remember(me, chosen)
        return self._placements.action[chosen]

    def _remember(self, me: Seat, chosen: i64) -> None:
        c = self._choices
        n = self._placements.number
        facts = self._placements.facts
        i: i64 = 0
        while i < n:
            self._shares[MOST_PLACEMENTS * c + i] = self._odds[i]
            i += 1
        i = 0
        while i < FACTS * n:
            self._facts[MOST_PLACEMENTS * FACTS * c + i] = facts[i]
            i += 1
        score = 0.0
        i = 0
        while i < STATE_FACTS:
            row = self._placements.state[i]
            self._states[STATE_FACTS * c + i] = row
            if row >= 0:
                score += self._judgement[row]
            i += 1
        self._value[c] = 1.0 / (1.0 + exp(-score))
        self._number[c] = n
        self._chosen[c] = chosen
        self._seat[c] = me
        self._choices += 1

    def _credit(self, seat: Seat, result: float) -> None:
        """Credit each choice of a seat with how much better it stood later, the near future most."""
        later = result
        gain = 0.0
        c: i64 = self._choices - 1
        while c >= 0:
            if self._seat[c] == seat:
                now = self._value[c]
                gain = later - now + self.far * gain
                later = now
                self._lean(c, gain)
                self._judge_better(c, result - now)
            c -= 1

    def _lean(self, c: i64, gain: float) -> None:
        i: i64 = 0
        while i < self._number[c]:
            push = (
                (1.0 if i == self._chosen[c] else 0.0) - self._shares[MOST_PLACEMENTS * c + i]
            ) * gain
            k: i64 = 0
            while k < FACTS:
                self._slope[self._facts[FACTS * (MOST_PLACEMENTS * c + i) + k]] += push
                k += 1
            i += 1

    def _judge_better(self, c: i64, error: float) -> None:
        self.error += error * error
        self.judged += 1
        i: i64 = 0
        while i < STATE_FACTS:
            row = self._states[STATE_FACTS * c + i]
            if row >= 0:
                self._judgement[row] += self.rate * error
            i += 1
