"""A bot that searches: it imagines positions that its view allows and compares its plans in them."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr

from saltire.bots.search.knowledge import Knowledge
from saltire.bots.search.result import SearchResult
from saltire.bots.search.root import Search
from saltire.bots.search.settings import SearchSettings
from saltire.i18n.reason import Reason, Said
from saltire.kernel.lots import Lots
from saltire.kernel.view import View

_RESOLUTION: i64 = 1000000
_MARGIN = 0.03
"""The part of the clock that is reserved for everything but the search itself, in seconds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot:
    """Plays a game by its knowledge; with a number of playouts a seed determines the moves.

    After a choice, or after `advise`, `chances` holds each seat's win probability and `ranking` the
    actions compared, the best first, each with its win probability and its number of playouts.
    """

    def __init__(
        self,
        knowledge: Knowledge,
        seed: i64,
        settings: SearchSettings | None = None,
        name: str = "search",
    ) -> None:
        self.name = name
        self.reason: Said = ""
        self.knowledge = knowledge
        self.settings = SearchSettings() if settings is None else settings
        self.chances: tuple[float, ...] = ()
        self.ranking: list[tuple[int, float, int]] = []
        self.best_plan: tuple[int, ...] = ()
        """The best plan that `advise` found."""
        self.playouts: i64 = 0
        self._lots = Lots(seed)
        self._rest: tuple[int, ...] = ()
        """What is left of the plan under way."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
        """Choose a forced action, the next one of a plan, or the plan that a search finds best."""
        self._observe(view, heard)
        action = self._without_search(view.legal)
        if action is not None:
            self.reason = self.knowledge.explain(view, action) or _no_search(len(view.legal))
            return action
        action = self.knowledge.obvious_action(view)
        if action is not None:
            self._rest = ()
            self.reason = self.knowledge.explain(view, action) or Reason("why-little")
            return action
        plan = self._plan(self._search(view, clock))
        self._rest = plan[1:]
        self.knowledge.remember_plan(plan)
        self.reason = self.knowledge.explain(view, plan[0]) or self._odds(plan[0])
        return plan[0]

    def advise(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> None:
        """Search a choice without making it: fill `chances`, `ranking` and `reason`."""
        self._observe(view, heard)
        best = self._search(view, clock).finalists(self.settings)[0][0]
        self.best_plan = best
        if self.knowledge.obvious_action(view) is None:
            self.knowledge.remember_plan(best)
        self.reason = self.knowledge.explain(view, best[0]) or self._odds(best[0])

    # Plans under way.

    def _observe(self, view: View, heard: Sequence[dict[str, object]]) -> None:
        """Update beliefs with new events; some of them end the plan under way."""
        self.knowledge.observe(view, heard)
        if any([self.knowledge.interrupts_plan(view.seat, event) for event in heard]):
            self._rest = ()

    def _without_search(self, legal: tuple[int, ...]) -> int | None:
        """Give the next action of the plan, or the only legal one."""
        if self._rest and self._rest[0] in legal:
            action, self._rest = self._rest[0], self._rest[1:]
            return action
        return legal[0] if len(legal) == 1 else None

    # Searching.

    def _search(self, view: View, clock: float) -> SearchResult:
        seed: i64 = self._lots.below(1 << 30)
        clock -= min(_MARGIN, 0.2 * clock)
        settings = self.settings
        result = Search(self.knowledge, settings, seed).run(view, clock)
        self._rest = ()
        self.playouts = result.playouts
        self.ranking = result.ranking(settings)
        self.chances = result.chances(settings)
        return result

    def _plan(self, result: SearchResult) -> tuple[int, ...]:
        """Take the best plan, or draw from the mixed strategy; weaker levels err at random."""
        settings = self.settings
        errs = settings.random_move_rate > 0.0 and self._random() < settings.random_move_rate
        if errs and not (result.is_mixed and settings.habit > 0.0):
            return result.plans[self._lots.below(len(result.plans))].actions
        if result.is_mixed:
            return (result.sample(settings, self._lots),)
        if settings.noise <= 0.0:
            return result.finalists(settings)[0][0]
        best: tuple[int, ...] = ()
        highest = -1e9
        for actions, chance in result.finalists(settings):
            error = settings.noise * (self._random() + self._random() - 1.0)
            if chance + error > highest:
                best, highest = actions, chance + error
        return best

    def _random(self) -> float:
        return float(self._lots.below(_RESOLUTION)) / float(_RESOLUTION)

    def _odds(self, action: int) -> Reason:
        """Give the win probability of an action, and that of the best alternative."""
        chance = next((row[1] for row in self.ranking if row[0] == action), None)
        if chance is None:
            return Reason("why-guessing")
        others = [row[1] for row in self.ranking if row[0] != action]
        games = round(100 * chance)
        if not others:
            return Reason("why-odds-alone", games=games)
        return Reason("why-odds", games=games, next=round(100 * max(others)))


def _no_search(choices: int) -> Reason:
    return Reason("why-no-choice") if choices == 1 else Reason("why-same-plan")
