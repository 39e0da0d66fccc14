"""Plays rounds of the value network against itself, and keeps what there is to learn from them."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from saltire.bots.search.value_network import logit
from saltire.games.schotten.bots.greedy import candidates, claim_to_make, round_result, worth_after
from saltire.games.schotten.bots.learned_evaluation import EXTRAS, Judge, LearnedEvaluation
from saltire.games.schotten.bots.parameters import Parameters
from saltire.games.schotten.bots.stone_features import INPUTS
from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.board import TACTICS_HAND, Table
from saltire.games.schotten.rules.ruses import (
    DeclareJoker,
    DeclareShield,
    MoveTo,
    Pick,
    PutBack,
    Recruit,
)
from saltire.games.schotten.rules.turn import ChooseDeck, Claim, Place
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.bits import count
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE, Seat
from saltire.kernel.vecs import vec

ROW: Final = 9 * INPUTS + EXTRAS
"""The numbers of one position: nine stones, then the whole."""
_LAMBDA: Final = 0.8
_EXPLORED: Final = 15
"""How many choices of a hundred are drawn by their values instead of being the best."""
_TEMPERATURE: Final = 0.3
_RESOLUTION: Final = 1000000
_MOST_MOVES: Final = 200
_NEVER: Final = -2.0


class SelfPlay:
    """Plays both seats; positions after moves and their targets go to packed memory."""

    def __init__(self, game: Game, weights: list[float], room: i64) -> None:
        self.game = game
        self.parameters = Parameters()
        self.judge = Judge(weights, self.parameters)
        self.room: i64 = room
        self.number: i64 = 0
        """How many positions there are."""
        self.rows: vec[float] = vec[float]([0.0] * ((room + _MOST_MOVES) * ROW))
        self.targets: vec[float] = vec[float]([0.0] * (room + _MOST_MOVES))
        self._best = 0.0
        self._explored = False
        self.values: vec[float] = vec[float]([0.0] * (room + _MOST_MOVES))
        """What the network gave for each position when it was played."""
        # By position: the seat that moved, and the value of the best move where another was played.
        self._seats: vec[i64] = vec[i64]([0] * (room + _MOST_MOVES))
        self._bests: vec[float] = vec[float]([0.0] * (room + _MOST_MOVES))

    def full(self) -> bool:
        return self.number >= self.room

    def clear(self) -> None:
        self.number = 0

    def play(self, lots: Lots) -> None:
        """Play one game to its end."""
        start = self.number
        s = self.game.start()
        assert isinstance(s, Table)
        while s.returns is None:
            me = s.actor()
            if me == CHANCE:
                s.apply(s.sample(lots))
                continue
            moving = isinstance(s.top, (Place, Pick, MoveTo, DeclareJoker, DeclareShield, PutBack))
            s.apply(self._choose(s, me, lots))
            if moving and not _goes_on(s, me):
                self._note(s, me)
        returns = s.returns
        assert returns is not None
        self._set_targets(start, returns)

    def _choose(self, s: Table, me: Seat, lots: Lots) -> i64:
        top = s.top
        self._explored = False
        self._best = _NEVER
        if isinstance(top, Claim):
            return claim_to_make(s)
        if isinstance(top, (ChooseDeck, Recruit)):
            parameters = self.parameters
            few = count(s.cards[TACTICS_HAND + me]) < parameters.most_tactics
            few = few and s.clan_deck() <= parameters.late
            return actions.DRAW_TACTICS if few else actions.DRAW_CLAN
        if s.options.tactics:
            evaluation = LearnedEvaluation(self.judge, self.parameters, SchottenView(s, me))
            legal = candidates(s, evaluation)
            values = [self._value_of_any(s, action, evaluation) for action in legal]
        else:
            legal = s.legal()
            values = [self._value_of(s, me, action) for action in legal]
        self._best = max(values)
        if len(legal) > 1 and lots.below(100) < _EXPLORED:
            self._explored = True
            return legal[_drawn(values, lots)]
        return legal[values.index(self._best)]

    def _value_of(self, s: Table, me: Seat, action: i64) -> float:
        after = s.clone()
        after.apply(action)
        if after.returns is not None:
            return min(1.0, round_result(s, after, me))
        return self.judge.value(after, me, 0.0)

    def _value_of_any(self, s: Table, action: i64, evaluation: LearnedEvaluation) -> float:
        after = s.clone()
        after.apply(action)
        return min(1.0, worth_after(s, after, evaluation))

    def _note(self, s: Table, me: Seat) -> None:
        """Keep the position after a move, as the seat that moved sees it."""
        reserve = 0.0
        if s.options.tactics:
            view = SchottenView(s, me)
            reserve = LearnedEvaluation(self.judge, self.parameters, view).reserve(s)
        judge = self.judge
        n = self.number
        self.values[n] = judge.value(s, me, reserve)
        self._bests[n] = self._best if self._explored else _NEVER
        self._seats[n] = me
        to: i64 = ROW * n
        inputs, rows = judge.features.inputs, self.rows
        stone: i64 = 0
        while stone < 9:
            at = INPUTS * judge.entry_of[stone]
            i: i64 = 0
            while i < INPUTS:
                rows[to] = inputs[at + i]
                to += 1
                i += 1
            stone += 1
        i = 0
        while i < EXTRAS:
            rows[to] = judge.extras[i]
            to += 1
            i += 1
        self.number = n + 1

    def _set_targets(self, start: i64, returns: tuple[float, ...]) -> None:
        """Set each position's target from the seat's later values and the end: TD(lambda)."""
        seat: i64 = 0
        while seat < 2:
            target = returns[seat]
            n = self.number - 1
            while n >= start:
                if self._seats[n] == seat:
                    self.targets[n] = target
                    if self._bests[n] != _NEVER:
                        target = self._bests[n]  # what was explored says little of what came before
                    else:
                        target = _LAMBDA * target + (1.0 - _LAMBDA) * self.values[n]
                n -= 1
            seat += 1


def _goes_on(s: Table, me: Seat) -> bool:
    """Tell whether the move needs another choice before it can be judged, or has ended the game."""
    if s.returns is not None:
        return True
    top = s.top
    return isinstance(
        top, (Pick, MoveTo, DeclareJoker, DeclareShield, PutBack, Recruit, Claim)
    ) and (top.seat == me)


def _drawn(values: list[float], lots: Lots) -> int:
    """Draw an alternative, likelier if it is better."""
    weights = [exp(logit(value) / _TEMPERATURE) for value in values]
    left = sum(weights) * float(lots.below(_RESOLUTION)) / _RESOLUTION
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    return len(weights) - 1
