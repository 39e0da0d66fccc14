"""What a search must know of Swords and Bagpipes: who the others are, and how such players go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.games.swords.bots.opponent_model import Suspects
from saltire.games.swords.bots.playout_policy import Conduct
from saltire.games.swords.bots.search_plans import Prospects
from saltire.games.swords.bots.search_reasons import account
from saltire.games.swords.bots.win_probability import standing
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
"""Games are short: playing on beats the fitted standing, which knows nobody."""


class SwordsKnowledge(Knowledge):
    """Imagines worlds with people in them: each of the others is of a kind, drawn anew every time."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, TO_THE_END)
        self.suspects = Suspects(seed)
        self.conduct: Conduct = self.suspects.conduct
        self.prospects = Prospects(self.conduct)

    def observe(self, view: View, heard: Sequence[dict[str, object]]) -> None:
        assert isinstance(view, SwordsView)
        self.suspects.hear(view, heard)
        self.prospects.foreseen = []
        if len(view.legal) > 1:
            self.prospects.foreseen = self.suspects.expectation(view)

    def imagine(self, view: View, lots: Lots) -> Position:
        assert isinstance(view, SwordsView)
        return self.suspects.drawn_world(view, lots)

    def plans(self, s: Position, seat: Seat, limit: i64) -> list[Plan]:
        assert isinstance(s, Table)
        return self.prospects.plans(s, seat, limit)

    def playout_action(self, s: Position, lots: Lots) -> Action:
        assert isinstance(s, Table)
        return self.conduct.step(s, lots)

    def win_probabilities(self, s: Position) -> tuple[float, ...]:
        assert isinstance(s, Table)
        return standing(s)

    def explain(self, view: View, action: Action) -> Said:
        """Say to a beginner in one line why a seat would do this."""
        assert isinstance(view, SwordsView)
        if view.arms == NOBODY:
            return ""
        s = self.suspects.world(view)
        self.prospects.read(s, view.seat)
        return account(view, self.conduct.eye, self.prospects.foreseen, action)
