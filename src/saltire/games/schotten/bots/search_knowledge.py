"""The search knowledge of Schotten Totten: opponent model, plans, playout policy, evaluation."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.games.schotten.bots.endgame import Endgame, all_known, few_left, ordered
from saltire.games.schotten.bots.evaluation import Evaluation, round_chance
from saltire.games.schotten.bots.greedy import candidates, claim_to_make, worth_after
from saltire.games.schotten.bots.opponent_model import SCALE, OpponentModel
from saltire.games.schotten.bots.parameters import Parameters
from saltire.games.schotten.bots.playout_policy import PlayoutPolicy, read_weights
from saltire.games.schotten.bots.playout_tactics import PlayoutTactics
from saltire.games.schotten.bots.quick_eval import QuickEvaluation
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

_HORIZON: Final = 400
"""An upper bound of the actions in a round."""
_TRIES: Final = 4
"""How often an unlikely position is rejected and sampled again."""
_POSITIONS: Final = 6000
"""How many positions of an endgame are searched before it is left to playouts."""
_FEW_CARDS: Final = 6
"""From so many cards in hands and deck on playouts are solved instead, as if all hands lay open."""
_OPEN_POSITIONS: Final = 20000
"""How many positions of such a deal are searched before the choice is left to playouts."""
_MAX_VARIANTS: Final = 3
"""How many ways to carry out a ruse are plans of their own."""
_POLICY_WEIGHT: Final = 0.01
"""The difference in evaluation that outweighs an action being e times less likely by the playout policy."""
_MIN_LOG_PROBABILITY: Final = -6.0
_TACTICS_LOG_PROBABILITY: Final = -1.0
"""The lower bound of a placement's log probability, and the log probability of other actions."""
_LEAD: Final = 0.6
"""The weight of each point of a lead when one round is left: a round brings two or three."""


class SchottenKnowledge(Knowledge):
    """Evaluates plans after their last action, and plays out to the end of the round."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, _HORIZON)
        self.parameters = Parameters()
        self.quick = QuickEvaluation()
        self.tactics = PlayoutTactics(self.quick)
        self.policy = PlayoutPolicy(read_weights())
        # Nobody declines a claim, so imagined positions claim automatically.
        self.options = game_options({**game.options, "auto_claim": True})
        self.endgame = Endgame(_POSITIONS)
        self.open_hands = Endgame(_OPEN_POSITIONS)
        self._me: i64 = 0
        self._solving = False
        self._solved = -1.0
        self._round: i64 = 0
        self._seen: SchottenView | None = None
        self._model: OpponentModel | None = None

    def imagine(self, view: View, lots: Lots) -> Position:
        assert isinstance(view, SchottenView)
        if view is not self._seen:
            self._seen = view
            self._round = view.standing.round
            self.quick.update(view.unseen)
            self._model = OpponentModel(view)
            self._begin_solving(view)
        model = self._model
        assert model is not None
        s = imagine(view, lots)
        for _ in range(_TRIES):
            likely = model.likelihood(s.cards[HAND + 1 - view.seat])
            if likely >= SCALE or lots.below(SCALE) < likely:
                break
            s = imagine(view, lots)
        s.options = self.options
        return s

    def _begin_solving(self, view: SchottenView) -> None:
        """Find out whether imagined positions can be solved; a deal by lot stands for all."""
        self._me = view.seat
        self._solved = -1.0
        s = imagine(view, Lots(0))
        s.options = self.options
        self._solving = isinstance(s.top, Place) and few_left(s, _FEW_CARDS)
        if self._solving:
            self.open_hands.begin(s)
            self._solving = self.open_hands.open_value(s, self._me) >= 0.0

    def _solves_from(self, s: Table) -> bool:
        """Tell whether plans from here are solved: they need no evaluation beside that."""
        return self._solving and isinstance(s.top, Place) and few_left(s, _FEW_CARDS)

    # Plans.

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
        if self._solves_from(s):
            return [Plan((action,), 0.5) for action in ordered(s, seat)]
        evaluation = Evaluation(self.parameters, SchottenView(s, seat))
        odds = self.policy.log_probabilities(s, seat) if isinstance(top, Place) else {}
        ranked: list[tuple[float, tuple[int, ...]]] = []
        for action in candidates(s, evaluation):
            unlikely = max(_MIN_LOG_PROBABILITY, odds.get(action, _TACTICS_LOG_PROBABILITY))
            for worth, way in self._variants(s, action, evaluation):
                ranked.append((worth - _POLICY_WEIGHT * unlikely, way))
        ranked.sort()
        return [Plan(way, min(1.0, max(0.0, -worth))) for worth, way in ranked[:limit]]

    def _variants(
        self, s: Table, action: int, evaluation: Evaluation
    ) -> list[tuple[float, tuple[int, ...]]]:
        """List an action with the actions that complete it; a ruse has several variants."""
        after = s.clone()
        after.apply(action)
        top = after.top
        if not isinstance(top, (Pick, MoveTo)) or top.seat != evaluation.me:
            return [(-worth_after(s, after, evaluation), (action,))]
        result: list[tuple[float, tuple[int, ...]]] = []
        for further in candidates(after, evaluation):
            for worth, way in self._variants(after, further, evaluation):
                result.append((worth, (action, *way)))
        result.sort()
        return result[:_MAX_VARIANTS]

    # Playouts.

    def playout_action(self, s: Position, lots: Lots) -> Action:
        assert isinstance(s, Table)
        action = self.tactics.step(s, lots)
        return action if action >= 0 else self.policy.place(s, s.top.seat, lots)

    def playout_ends(self, s: Position) -> bool:
        assert isinstance(s, Table)
        return s.standing.round != self._round or self._solves(s)

    def _solves(self, s: Table) -> bool:
        """Solve a position as if all hands lay open, where few cards are left; keep the value."""
        if self._solving:
            self._solved = self.open_hands.open_value(s, self._me)
            self._solving = self._solved >= 0.0
        return self._solving

    # Evaluation.

    def win_probabilities(self, s: Position) -> tuple[float, ...]:
        assert isinstance(s, Table)
        if s.returns is not None:
            return s.returns
        if self._solving and self._solved >= 0.0:
            p = self._solved
            return (p, 1.0 - p) if self._me == 0 else (1.0 - p, p)
        if s.standing.round != self._round:
            return match_chances(s)
        chances = [self._stone_chance(s, stone) for stone in range(9)]
        p = round_chance(chances)
        return (p, 1.0 - p)

    def _stone_chance(self, s: Table, stone: int) -> float:
        if (s.owned | s.owned >> 9) >> stone & 1:
            return 1.0 if s.owned >> stone & 1 else 0.0
        gap = self.quick.prospect(s, 0, stone) - self.quick.prospect(s, 1, stone)
        return float(CHANCE_OF[MOST + gap]) / CERTAIN

    def explain(self, view: View, action: Action) -> Said:
        assert isinstance(view, SchottenView)
        return reason_for(view, imagine(view, Lots(0)), Evaluation(self.parameters, view), action)


def match_chances(s: Table) -> tuple[float, float]:
    """6.5  Give each seat's probability to win the match when a round is over and others are to come."""
    lead = float(s.standing.points[0] - s.standing.points[1])
    left = float(s.options.rounds - s.standing.round + 1)
    p = 1.0 / (1.0 + exp(-_LEAD * lead / sqrt(left)))
    return p, 1.0 - p
