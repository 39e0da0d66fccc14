"""What the search knows of Schotten Totten."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.bots.schotten.greedy import claim_to_make, worth_after
from saltire.bots.schotten.habits import Habits
from saltire.bots.schotten.instinct import Instinct
from saltire.bots.schotten.outlook import Outlook, round_chance
from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.games.schotten.board import HAND, Table
from saltire.games.schotten.imagine import imagine
from saltire.games.schotten.rules import Claim, Place
from saltire.games.schotten.view import View
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, Action, Seat


class SchottenKnowledge(Knowledge):
    """Pruned placements, guided playouts, stone chances."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, 200)
        self.habits = Habits()
        self.instinct = Instinct()

    def imagine(self, view: object, lots: Lots) -> Position:
        assert isinstance(view, View)
        self.instinct.look(view.unseen)
        return imagine(view, lots)

    def plans(self, s: Position, seat: Seat, most: i64) -> list[Plan]:
        assert isinstance(s, Table)
        top = s.top
        if isinstance(top, Claim):
            return [Plan((claim_to_make(s),), 1.0)]
        view = View(s, seat)
        outlook = Outlook(self.habits, view)
        ranked: list[tuple[float, int]] = []
        for action in s.legal():
            after = s.clone()
            after.apply(action)
            ranked.append((-worth_after(s, after, outlook), action))
        ranked.sort()
        return [Plan((action,), max(0.0, min(1.0, -worth))) for worth, action in ranked[:most]]

    def step(self, s: Position, lots: Lots) -> Action:
        assert isinstance(s, Table)
        top = s.top
        if top.seat == CHANCE:
            return s.sample(lots)
        if isinstance(top, Place):
            me = top.seat
            if s.cards[HAND + me] and s.open_stones(me):
                return self.instinct.place(s, me, lots)
            return s.sample(lots)
        if isinstance(top, Claim):
            return claim_to_make(s)
        return s.sample(lots)

    def playout(self, s: Position, lots: Lots) -> float:
        """Play a round to its end; 1 if seat 0 has won it."""
        assert isinstance(s, Table)
        while s.returns is None:
            s.apply(self.step(s, lots))
        return s.returns[0]

    def standing(self, s: Position) -> tuple[float, ...]:
        assert isinstance(s, Table)
        if s.returns is not None:
            return s.returns
        p = round_chance([0.5] * 9)
        return (p, 1.0 - p)
