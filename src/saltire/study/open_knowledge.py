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
        self.inner = knowledge
        self.state = state.clone()
        self._last_view: View | None = None

    def imagine(self, view: View, lots: Lots) -> Position:
        if view is not self._last_view:
            # The knowledge prepares itself for a view when it imagines a position for it.
            self._last_view = view
            _play_by_the_same_options(self.state, self.inner.imagine(view, lots))
        return self.state.clone()

    def observe(self, view: View, heard: Sequence[dict[str, object]]) -> None:
        self.inner.observe(view, heard)

    def plans(self, s: Position, seat: Seat, limit: i64) -> list[Plan]:
        return self.inner.plans(s, seat, limit)

    def playout_action(self, s: Position, lots: Lots) -> Action:
        return self.inner.playout_action(s, lots)

    def win_probabilities(self, s: Position) -> tuple[float, ...]:
        return self.inner.win_probabilities(s)

    def remember_plan(self, actions: tuple[int, ...]) -> None:
        self.inner.remember_plan(actions)

    def redeterminize(self, s: Position, seat: Seat, lots: Lots) -> Position:
        return self.state.clone()

    def playout_ends(self, s: Position) -> bool:
        return self.inner.playout_ends(s)

    def explain(self, view: View, action: Action) -> Said:
        return self.inner.explain(view, action)


def _play_by_the_same_options(state: Any, imagined: Any) -> None:
    """Take over the options of a search: it may leave out choices that nobody declines."""
    if hasattr(imagined, "options"):
        state.options = imagined.options
