"""A player that sees everything: the upper bound of what knowing more could gain, for matches only."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.bots.search.result import verdict_of
from saltire.bots.search.root import Search
from saltire.bots.search.settings import Settings
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Action, Seat
from saltire.kernel.view import View


class _TruePosition(View):
    """The whole position, where a bot gets a view."""

    def __init__(self, s: Position, seat: Seat) -> None:
        super().__init__(seat, tuple(s.legal(seat)))
        self.position = s


class _Truth(Knowledge):
    """A game's knowledge with nothing left to imagine: the position stands where the view should."""

    def __init__(self, knowledge: Knowledge) -> None:
        super().__init__(knowledge.game, knowledge.horizon)
        self.knowledge = knowledge

    def imagine(self, view: View, lots: Lots) -> Position:
        assert isinstance(view, _TruePosition)
        return view.position.clone()

    def as_seen_by(self, s: Position, seat: Seat, lots: Lots) -> Position:
        return s.clone()

    def plans(self, s: Position, seat: Seat, most: i64) -> list[Plan]:
        return self.knowledge.plans(s, seat, most)

    def step(self, s: Position, lots: Lots) -> Action:
        return self.knowledge.step(s, lots)

    def ends(self, s: Position) -> bool:
        return self.knowledge.ends(s)

    def standing(self, s: Position) -> tuple[float, ...]:
        return self.knowledge.standing(s)


class Seer:
    """Searches the true position, the others' secrets included; only chance is unknown to it.

    It is no Bot: it has no `choose`, takes a position where a bot takes a view, and no list of bots
    names it. So it cannot be seated at a table by mistake.
    """

    def __init__(self, knowledge: Knowledge, seed: i64, settings: Settings | None = None) -> None:
        self.name = "seer"
        self.settings = Settings() if settings is None else settings
        self._truth = _Truth(knowledge)
        self._lots = Lots(seed)

    def foresee(self, s: Position, seat: Seat, clock: float) -> int:
        """Choose for a seat, looking at the whole position."""
        legal = s.legal(seat)
        if len(legal) == 1:
            return legal[0]
        # The knowledge may keep beliefs from the last world it imagined; give it one.
        self._truth.knowledge.imagine(s.view(seat), self._lots)
        search = Search(self._truth, self.settings, self._lots.below(1 << 30))
        search.think(_TruePosition(s, seat), seat, tuple(legal), clock, None)
        verdict = verdict_of(search)
        if verdict.mixed:
            return verdict.drawn(self.settings, self._lots)
        return verdict.finalists(self.settings)[0][0][0]
