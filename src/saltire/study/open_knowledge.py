"""Search knowledge that sees everything: each world it imagines is the position itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.i18n.reason import Said
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Action, Seat
from saltire.kernel.view import View


class OpenKnowledge(Knowledge):
    """The knowledge of a game, with one position in place of those that a view allows."""

    def __init__(self, knowledge: Knowledge, state: Position) -> None:
        super().__init__(knowledge.game, knowledge.horizon)
        self.known = knowledge
        self.state = state.clone()
        self._seen: View | None = None

    def imagine(self, view: View, lots: Lots) -> Position:
        if view is not self._seen:
            # The knowledge prepares itself for a view when it imagines a position for it.
            self._seen = view
            _play_by_the_same_options(self.state, self.known.imagine(view, lots))
        return self.state.clone()

    def observe(self, view: View, heard: Sequence[dict[str, object]]) -> None:
        self.known.observe(view, heard)

    def plans(self, s: Position, seat: Seat, limit: i64) -> list[Plan]:
        return self.known.plans(s, seat, limit)

    def playout_action(self, s: Position, lots: Lots) -> Action:
        return self.known.playout_action(s, lots)

    def win_probabilities(self, s: Position) -> tuple[float, ...]:
        return self.known.win_probabilities(s)

    def remember_plan(self, actions: tuple[int, ...]) -> None:
        self.known.remember_plan(actions)

    def redeterminize(self, s: Position, seat: Seat, lots: Lots) -> Position:
        return self.state.clone()

    def playout_ends(self, s: Position) -> bool:
        return self.known.playout_ends(s)

    def explain(self, view: View, action: Action) -> Said:
        return self.known.explain(view, action)


def _play_by_the_same_options(state: Any, imagined: Any) -> None:
    """Take over the options of a search: it may leave out choices that nobody declines."""
    if hasattr(imagined, "options"):
        state.options = imagined.options
