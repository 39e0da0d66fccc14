"""Learns the playout policy: by imitation of a teacher, then by self-play (actor-critic).

Each choice of a round is credited with the increase of the critic's win probability after it. The
critic is learned along with the policy, and credit decays by `trace_decay` (generalised advantage
estimation).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.bots.placement_features import (
    FEATURES,
    MOST_PLACEMENTS,
    ROWS,
    STATE_FEATURES,
    STATE_ROWS,
    Placements,
)
from saltire.games.schotten.bots.playout_policy import score_placements
from saltire.games.schotten.bots.playout_tactics import PlayoutTactics
from saltire.games.schotten.rules.board import Table
from saltire.kernel.lots import Lots
from saltire.kernel.types import Action, Seat
from saltire.kernel.vecs import vec

_RESOLUTION: Final = 16777216
_CHOICES: Final = 80
"""An upper bound of the choices in a round."""
_BETA1: Final = 0.9
_BETA2: Final = 0.99
_EPSILON: Final = 0.0003
"""Adam's decay rates, and its epsilon: the size below which a gradient is noise."""


class PolicyLearner:
    """Plays both seats by its policy and updates the weights by the results."""

    def __init__(self, tactics: PlayoutTactics, table: list[float]) -> None:
        self.tactics = tactics
        self.trace_decay: float = 0.7
        """The decay of credit: 1 credits every choice with the end of the round, 0 with the next value."""
        self.critic_rate: float = 0.005
        """The learning rate of the critic."""
        self.agreements: i64 = 0
        """How often the teacher's choice was the likeliest."""
        self.error: float = 0.0
        self.critic_samples: i64 = 0
        """The sum of the critic's squared errors, and their number."""
        self._placements = Placements()
        self._weights: vec[float] = vec[float](table)
        self._critic: vec[float] = vec[float]([0.0] * STATE_ROWS)
        self._gradient: vec[float] = vec[float]([0.0] * ROWS)
        self._momentum: vec[float] = vec[float]([0.0] * ROWS)
        self._second_moment: vec[float] = vec[float]([0.0] * ROWS)
        self._steps: i64 = 0
        self._probability: vec[float] = vec[float]([0.0] * MOST_PLACEMENTS)
        # The choices of this round.
        self._choices: i64 = 0
        self._features: vec[i64] = vec[i64]([0] * (_CHOICES * MOST_PLACEMENTS * FEATURES))
        self._shares: vec[float] = vec[float]([0.0] * (_CHOICES * MOST_PLACEMENTS))
        self._number: vec[i64] = vec[i64]([0] * _CHOICES)
        self._chosen: vec[i64] = vec[i64]([0] * _CHOICES)
        self._seat: vec[i64] = vec[i64]([0] * _CHOICES)
        self._states: vec[i64] = vec[i64]([0] * (_CHOICES * STATE_FEATURES))
        self._value: vec[float] = vec[float]([0.0] * _CHOICES)

    def table(self) -> list[float]:
        """Give the current weights."""
        return [self._weights[i] for i in range(ROWS)]

    def step(self, learning_rate: float, batch: i64) -> None:
        """Apply an Adam step with the gradient of a batch, and clear the gradient."""
        self._steps += 1
        steady = 1.0 - _BETA1 ** float(self._steps)
        sized = 1.0 - _BETA2 ** float(self._steps)
        i: i64 = 0
        while i < ROWS:
            gradient = self._gradient[i] / float(batch)
            self._gradient[i] = 0.0
            momentum = _BETA1 * self._momentum[i] + (1.0 - _BETA1) * gradient
            size = _BETA2 * self._second_moment[i] + (1.0 - _BETA2) * gradient * gradient
            self._momentum[i] = momentum
            self._second_moment[i] = size
            self._weights[i] += learning_rate * momentum / steady / (sqrt(size / sized) + _EPSILON)
            i += 1

    # Imitation.

    def imitate(self, s: Table, me: Seat, action: Action) -> None:
        """Add the gradient of the log probability of the teacher's placement."""
        self._placements.update(s, me)
        best = self._probabilities()
        chosen: i64 = -1
        i: i64 = 0
        while i < self._placements.number:
            if self._placements.action[i] == action:
                chosen = i
            i += 1
        if chosen < 0:
            return
        if chosen == best:
            self.agreements += 1
        features = self._placements.features
        i = 0
        while i < self._placements.number:
            push = (1.0 if i == chosen else 0.0) - self._probability[i]
            k: i64 = 0
            while k < FEATURES:
                self._gradient[features[FEATURES * i + k]] += push
                k += 1
            i += 1

    def _probabilities(self) -> i64:
        """Compute the probability of each placement; give the likeliest."""
        odds = self._probability
        score_placements(self._placements, self._weights, odds)
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

    # Self-play.

    def play(self, s: Table, lots: Lots) -> None:
        """Play a round, and credit every placement in it."""
        self._choices = 0
        while s.returns is None:
            s.apply(self._next(s, lots))
        self._credit(0, s.returns[0])
        self._credit(1, s.returns[1])

    def _next(self, s: Table, lots: Lots) -> Action:
        action = self.tactics.step(s, lots)
        return action if action >= 0 else self._place(s, s.top.seat, lots)

    def _place(self, s: Table, me: Seat, lots: Lots) -> Action:
        self._placements.update(s, me)
        self._probabilities()
        n = self._placements.number
        left = float(lots.below(_RESOLUTION)) / float(_RESOLUTION)
        chosen: i64 = 0
        while chosen < n - 1 and left >= self._probability[chosen]:
            left -= self._probability[chosen]
            chosen += 1
        if self._choices < _CHOICES and n > 1:
            self._placements.update_rest(s, me)
            self._record(me, chosen)
        return self._placements.action[chosen]

    def _record(self, me: Seat, chosen: i64) -> None:
        c = self._choices
        n = self._placements.number
        features = self._placements.features
        i: i64 = 0
        while i < n:
            self._shares[MOST_PLACEMENTS * c + i] = self._probability[i]
            i += 1
        i = 0
        while i < FEATURES * n:
            self._features[MOST_PLACEMENTS * FEATURES * c + i] = features[i]
            i += 1
        score = 0.0
        i = 0
        while i < STATE_FEATURES:
            row = self._placements.state[i]
            self._states[STATE_FEATURES * c + i] = row
            if row >= 0:
                score += self._critic[row]
            i += 1
        self._value[c] = 1.0 / (1.0 + exp(-score))
        self._number[c] = n
        self._chosen[c] = chosen
        self._seat[c] = me
        self._choices += 1

    def _credit(self, seat: Seat, result: float) -> None:
        """Credit each choice of a seat with its advantage."""
        next_value = result
        gain = 0.0
        c: i64 = self._choices - 1
        while c >= 0:
            if self._seat[c] == seat:
                now = self._value[c]
                gain = next_value - now + self.trace_decay * gain
                next_value = now
                self._update_policy(c, gain)
                self._update_critic(c, result - now)
            c -= 1

    def _update_policy(self, c: i64, gain: float) -> None:
        i: i64 = 0
        while i < self._number[c]:
            push = (
                (1.0 if i == self._chosen[c] else 0.0) - self._shares[MOST_PLACEMENTS * c + i]
            ) * gain
            k: i64 = 0
            while k < FEATURES:
                self._gradient[self._features[FEATURES * (MOST_PLACEMENTS * c + i) + k]] += push
                k += 1
            i += 1

    def _update_critic(self, c: i64, error: float) -> None:
        self.error += error * error
        self.critic_samples += 1
        i: i64 = 0
        while i < STATE_FEATURES:
            row = self._states[STATE_FEATURES * c + i]
            if row >= 0:
                self._critic[row] += self.critic_rate * error
            i += 1
