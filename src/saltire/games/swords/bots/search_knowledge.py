"""The search knowledge of Swords and Bagpipes: opponent model, plans, playout policy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.games.swords.bots.opponent_model import OpponentModel
from saltire.games.swords.bots.playout_policy import PlayoutPolicy
from saltire.games.swords.bots.reasons import explain_search
from saltire.games.swords.bots.search_plans import SearchPlans
from saltire.games.swords.bots.win_probability import win_probabilities
from saltire.games.swords.rules.board import Table
from saltire.games.swords.rules.constants import NOBODY
from saltire.games.swords.rules.view import SwordsView
from saltire.i18n.reason import Said
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Action, Seat
from saltire.kernel.view import View

TO_THE_END: Final = 5000
"""Playouts go to the end: games are short, and the fitted win probability ignores player types."""


_OPEN_WEIGHT: Final = 0.62
"""Playouts that know every side and card are too sure: fitted by `benchmarks.review`."""


class SwordsKnowledge(Knowledge):
    """Imagines positions with player types, which are sampled anew for every position."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, TO_THE_END)
        self.open_weight = _OPEN_WEIGHT
        self.opponents = OpponentModel(seed)
        self.policy: PlayoutPolicy = self.opponents.policy
        self.search_plans = SearchPlans(self.policy)

    def beliefs(self) -> tuple[object, ...]:
        return (self.opponents,)

    def set_beliefs(self, beliefs: tuple[object, ...]) -> None:
        [opponents] = beliefs
        assert isinstance(opponents, OpponentModel)
        self.opponents = opponents
        self.policy = opponents.policy
        self.search_plans = SearchPlans(self.policy)

    def observe(self, view: View, heard: Sequence[dict[str, object]]) -> None:
        assert isinstance(view, SwordsView)
        self.opponents.observe(view, heard)
        self.search_plans.predicted_betrayals = []
        if len(view.legal) > 1:
            self.search_plans.predicted_betrayals = self.opponents.expectation(view)

    def imagine(self, view: View, lots: Lots) -> Position:
        assert isinstance(view, SwordsView)
        return self.opponents.drawn_world(view, lots)

    def plans(self, s: Position, seat: Seat, limit: i64) -> list[Plan]:
        assert isinstance(s, Table)
        self.search_plans.honest = self.habit > 0.0
        return self.search_plans.plans(s, seat, limit)

    def playout_action(self, s: Position, lots: Lots) -> Action:
        assert isinstance(s, Table)
        return self.policy.step(s, lots)

    def win_probabilities(self, s: Position) -> tuple[float, ...]:
        assert isinstance(s, Table)
        return win_probabilities(s)

    def explain(self, view: View, action: Action) -> Said:
        """Explain an action to a beginner in one line."""
        assert isinstance(view, SwordsView)
        if view.arms == NOBODY:
            return ""
        s = self.opponents.world(view)
        self.search_plans.read(s, view.seat)
        return explain_search(
            view, self.policy.evaluation, self.search_plans.predicted_betrayals, action
        )
