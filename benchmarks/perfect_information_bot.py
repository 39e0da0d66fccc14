"""A search with perfect information: the upper bound of what inferring hidden cards could gain."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.bots.search.root import Search
from saltire.bots.search.settings import SearchSettings
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Action, Seat
from saltire.kernel.view import View


class _TruePosition(View):
    """The whole position in place of a view."""

    def __init__(self, s: Position, seat: Seat) -> None:
        super().__init__(seat, tuple(s.legal(seat)))
        self.position = s


class _TrueKnowledge(Knowledge):
    """A game's knowledge that gives the true position instead of an imagined one."""

    def __init__(self, knowledge: Knowledge) -> None:
        super().__init__(knowledge.game, knowledge.horizon)
        self.knowledge = knowledge

    def imagine(self, view: View, lots: Lots) -> Position:
        assert isinstance(view, _TruePosition)
        return view.position.clone()

    def redeterminize(self, s: Position, seat: Seat, lots: Lots) -> Position:
        return s.clone()

    def plans(self, s: Position, seat: Seat, limit: i64) -> list[Plan]:
        return self.knowledge.plans(s, seat, limit)

    def playout_action(self, s: Position, lots: Lots) -> Action:
        return self.knowledge.playout_action(s, lots)

    def playout_ends(self, s: Position) -> bool:
        return self.knowledge.playout_ends(s)

    def win_probabilities(self, s: Position) -> tuple[float, ...]:
        return self.knowledge.win_probabilities(s)


class PerfectInformationSearch:
    """Searches the true position, hidden cards included; only chance is unknown to it.

    It is not a Bot: it has no `choose`, takes a position where a bot takes a view, and is in no list of
    bots. So it cannot be seated at a table by mistake.
    """

    def __init__(
        self, knowledge: Knowledge, seed: i64, settings: SearchSettings | None = None
    ) -> None:
        self.name = "perfect information"
        self.settings = SearchSettings() if settings is None else settings
        self._knowledge = _TrueKnowledge(knowledge)
        self._lots = Lots(seed)

    def choose_in(self, s: Position, seat: Seat, clock: float) -> int:
        """Choose for a seat, looking at the whole position."""
        legal = s.legal(seat)
        if len(legal) == 1:
            return legal[0]
        # The knowledge may need beliefs from the last position it imagined.
        self._knowledge.knowledge.imagine(s.view(seat), self._lots)
        search = Search(self._knowledge, self.settings, self._lots.below(1 << 30))
        result = search.run(_TruePosition(s, seat), clock)
        if result.is_mixed:
            return result.sample(self.settings, self._lots)
        return result.finalists(self.settings)[0][0][0]
