"""What the search knows of Schotten Totten: which moves to weigh, how play goes on, who stands how."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.games.schotten.bots.endgame import Endgame, all_known
from saltire.games.schotten.bots.evaluation import Outlook, round_chance
from saltire.games.schotten.bots.greedy import candidates, claim_to_make, worth_after
from saltire.games.schotten.bots.opponent_model import FINE, Suspicion
from saltire.games.schotten.bots.parameters import Habits
from saltire.games.schotten.bots.playout_policy import Leanings, learned
from saltire.games.schotten.bots.playout_tactics import Wiles
from saltire.games.schotten.bots.quick_eval import Instinct
from saltire.games.schotten.bots.reasons import reason_for
from saltire.games.schotten.bots.side_ratings import CERTAIN, CHANCE_OF, MOST
from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.board import HAND, Table
from saltire.games.schotten.rules.game import game_options
from saltire.games.schotten.rules.imagine import imagine
from saltire.games.schotten.rules.ruses import MoveTo, Pick, Recruit
from saltire.games.schotten.rules.turn import ChooseDeck, Claim, Place
from saltire.games.schotten.rules.view import SchottenView
from saltire.i18n.reason import Said
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Action, Seat
from saltire.kernel.view import View

_FAR: Final = 400
"""More steps than a round has."""
_TRIES: Final = 4
"""How often an unlikely world is put aside for another one."""
_POSITIONS: Final = 6000
"""How many positions of an endgame are looked at before it is left to playouts."""
_WAYS: Final = 3
"""How many ways to carry out a ruse are weighed."""
_LEAN: Final = 0.01
"""How much the outlook must be better to do what is e times less likely by the leanings."""
_HARDLY: Final = -6.0
_AS_A_RULE: Final = -1.0
"""The least that a placement's odds count for, and what a tactics card's do, as logarithms."""
_LEAD: Final = 0.6
"""How much each point of a lead matters when one round is left: a round brings two or three."""


class SchottenKnowledge(Knowledge):
    """Weighs moves by the outlook after them, and plays on by its leanings to the end of the round."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, _FAR)
        self.habits = Habits()
        self.instinct = Instinct()
        self.wiles = Wiles(self.instinct)
        self.leanings = Leanings(learned())
        # Nobody declines a claim, so imagined worlds do not ask.
        self.options = game_options({**game.options, "auto_claim": True})
        self.endgame = Endgame(_POSITIONS)
        self._round: i64 = 0
        self._seen: SchottenView | None = None
        self._suspicion: Suspicion | None = None

    def imagine(self, view: View, lots: Lots) -> Position:
        assert isinstance(view, SchottenView)
        if view is not self._seen:
            self._seen = view
            self._round = view.standing.round
            self.instinct.look(view.unseen)
            self._suspicion = Suspicion(view)
        suspicion = self._suspicion
        assert suspicion is not None
        s = imagine(view, lots)
        for _ in range(_TRIES):
            likely = suspicion.doubts(s.cards[HAND + 1 - view.seat])
            if likely >= FINE or lots.below(FINE) < likely:
                break
            s = imagine(view, lots)
        s.options = self.options
        return s

    # What to weigh.

    def plans(self, s: Position, seat: Seat, limit: i64) -> list[Plan]:
        assert isinstance(s, Table)
        top = s.top
        if isinstance(top, Claim):
            return [Plan((claim_to_make(s),), 1.0)]
        if isinstance(top, (ChooseDeck, Recruit)):
            return [Plan((actions.DRAW_CLAN,), 0.5), Plan((actions.DRAW_TACTICS,), 0.5)]
        if all_known(s):
            solved = self.endgame.best(s)
            if solved is not None and solved[1] > 0.0:
                return [Plan((solved[0],), solved[1])]
        outlook = Outlook(self.habits, SchottenView(s, seat))
        odds = self.leanings.odds(s, seat) if isinstance(top, Place) else {}
        ranked: list[tuple[float, tuple[int, ...]]] = []
        for action in candidates(s, outlook):
            unlikely = max(_HARDLY, odds.get(action, _AS_A_RULE))
            for worth, way in self._ways(s, action, outlook):
                ranked.append((worth - _LEAN * unlikely, way))
        ranked.sort()
        return [Plan(way, min(1.0, max(0.0, -worth))) for worth, way in ranked[:limit]]

    def _ways(self, s: Table, action: int, outlook: Outlook) -> list[tuple[float, tuple[int, ...]]]:
        """List an action with what must follow it, and the outlook then; a ruse goes several ways."""
        after = s.clone()
        after.apply(action)
        top = after.top
        if not isinstance(top, (Pick, MoveTo)) or top.seat != outlook.me:
            return [(-worth_after(s, after, outlook), (action,))]
        found: list[tuple[float, tuple[int, ...]]] = []
        for further in candidates(after, outlook):
            for worth, way in self._ways(after, further, outlook):
                found.append((worth, (action, *way)))
        found.sort()
        return found[:_WAYS]

    # How play goes on.

    def playout_action(self, s: Position, lots: Lots) -> Action:
        assert isinstance(s, Table)
        action = self.wiles.step(s, lots)
        return action if action >= 0 else self.leanings.place(s, s.top.seat, lots)

    def playout_ends(self, s: Position) -> bool:
        assert isinstance(s, Table)
        return s.standing.round != self._round

    # Who stands how.

    def win_probabilities(self, s: Position) -> tuple[float, ...]:
        assert isinstance(s, Table)
        if s.returns is not None:
            return s.returns
        if s.standing.round != self._round:
            return match_chances(s)
        chances = [self._stone_chance(s, stone) for stone in range(9)]
        p = round_chance(chances)
        return (p, 1.0 - p)

    def _stone_chance(self, s: Table, stone: int) -> float:
        if (s.owned | s.owned >> 9) >> stone & 1:
            return 1.0 if s.owned >> stone & 1 else 0.0
        gap = self.instinct.prospect(s, 0, stone) - self.instinct.prospect(s, 1, stone)
        return float(CHANCE_OF[MOST + gap]) / CERTAIN

    def explain(self, view: View, action: Action) -> Said:
        assert isinstance(view, SchottenView)
        return reason_for(view, imagine(view, Lots(0)), Outlook(self.habits, view), action)


def match_chances(s: Table) -> tuple[float, float]:
    """6.5  Give each seat's chance to win the match when a round is over and others are to come."""
    lead = float(s.standing.points[0] - s.standing.points[1])
    left = float(s.options.rounds - s.standing.round + 1)
    p = 1.0 / (1.0 + exp(-_LEAD * lead / sqrt(left)))
    return p, 1.0 - p
