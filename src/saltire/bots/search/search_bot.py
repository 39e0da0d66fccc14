"""A player that searches: it imagines worlds that its view allows and plays its plans in them."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr

from saltire.bots.search.knowledge import Knowledge
from saltire.bots.search.parallel import think_together
from saltire.bots.search.result import Verdict, verdict_of
from saltire.bots.search.reuse import place_now
from saltire.bots.search.root import Search
from saltire.bots.search.settings import Settings
from saltire.bots.search.tree import Edge, Place
from saltire.i18n.reason import Reason, Said
from saltire.kernel.lots import Lots
from saltire.kernel.view import View

_FINE: i64 = 1000000
_MARGIN = 0.03
"""What is kept of the clock for everything but the search itself, in seconds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot:
    """Plays a game by its knowledge; the same seed plays the same way again when playouts are counted.

    After a choice, or after `advise`, `chances` holds each seat's chance to win and `ranked` the
    actions weighed, the best first, each with its chance and the imagined games spent on it.
    """

    def __init__(
        self,
        knowledge: Knowledge,
        seed: i64,
        settings: Settings | None = None,
        name: str = "search",
    ) -> None:
        self.name = name
        self.reason: Said = ""
        self.knowledge = knowledge
        self.settings = Settings() if settings is None else settings
        self.chances: tuple[float, ...] = ()
        self.ranked: list[tuple[int, float, int]] = []
        self.playouts: i64 = 0
        self.kept: i64 = 0
        """How many games of an earlier search the last one could build on."""
        self._lots = Lots(seed)
        self._rest: tuple[int, ...] = ()
        self._found: Search | None = None
        self._chosen: Edge | None = None
        """The plan under way, as the last search knows it."""
        self._since: list[dict[str, object]] = []

    def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
        """Choose: what is forced, the rest of a plan, or the plan that a search finds best."""
        self._hear(view, heard)
        action = self._without_search(view.legal)
        if action is not None:
            self.reason = self.knowledge.explain(view, action) or self._duty(len(view.legal))
            return action
        action = self.knowledge.obvious(view)
        if action is not None:
            self._chosen, self._rest = None, ()
            self.reason = self.knowledge.explain(view, action) or Reason("why-little")
            return action
        plan = self._plan(self._search(view, clock))
        self._set_out(plan)
        self.knowledge.intend(plan)
        self.reason = self.knowledge.explain(view, plan[0]) or self._odds(plan[0])
        return plan[0]

    def advise(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> None:
        """Weigh a choice without making it: fill `chances`, `ranked` and `reason`."""
        self._hear(view, heard)
        best = self._search(view, clock).finalists(self.settings)[0][0]
        if self.knowledge.obvious(view) is None:
            self.knowledge.intend(best)
        self.reason = self.knowledge.explain(view, best[0]) or self._odds(best[0])

    # Plans under way.

    def _hear(self, view: View, heard: Sequence[dict[str, object]]) -> None:
        """Take up what happened; news from others ends a plan."""
        self.knowledge.hear(view, heard)
        self._since.extend(heard)
        if any([self.knowledge.news(view.seat, event) for event in heard]) and self._rest:
            self._rest = ()
            self._chosen = None

    def _without_search(self, legal: tuple[int, ...]) -> int | None:
        """Give the next step of the plan, or the only thing there is to do."""
        if self._rest and self._rest[0] in legal:
            action, self._rest = self._rest[0], self._rest[1:]
            return action
        return legal[0] if len(legal) == 1 else None

    def _set_out(self, plan: tuple[int, ...]) -> None:
        self._rest = plan[1:]
        self._since = []
        self._chosen = None
        if self._found is not None:
            for edge in self._found.root.edges:
                if edge.actions == plan:
                    self._chosen = edge

    # Searching.

    def _search(self, view: View, clock: float) -> Verdict:
        seed: i64 = self._lots.below(1 << 30)
        clock -= min(_MARGIN, 0.2 * clock)
        settings = self.settings
        if settings.workers > 1:
            verdict = think_together(self.knowledge, settings, view, clock, seed)
        else:
            search = Search(self.knowledge, settings, seed)
            old = self._old_place(view.seat)
            self.kept = 0 if old is None else old.visits
            search.think(view, view.seat, view.legal, clock, old)
            self._found = search if settings.reuse else None
            verdict = verdict_of(search)
        self._chosen, self._rest = None, ()
        self.playouts = verdict.playouts
        self.ranked = verdict.ranked(settings)
        self.chances = verdict.chances(settings)
        return verdict

    def _old_place(self, seat: int) -> Place | None:
        """Find where the last search has been before, if the whole plan was played."""
        if self._chosen is None or self._rest:
            return None
        alone = not any([self.knowledge.news(seat, event) for event in self._since])
        return place_now(self._chosen, seat, self._since, alone)

    def _plan(self, verdict: Verdict) -> tuple[int, ...]:
        """Take the best plan, or draw from the mixed choice; a weaker player errs now and then."""
        settings = self.settings
        if settings.slip > 0.0 and self._part() < settings.slip:
            tried = verdict.plans()
            return tried[self._lots.below(len(tried))]
        if verdict.mixed:
            return (verdict.drawn(settings, self._lots),)
        if settings.noise <= 0.0:
            return verdict.finalists(settings)[0][0]
        best: tuple[int, ...] = ()
        highest = -1e9
        for actions, chance in verdict.finalists(settings):
            wrong = settings.noise * (self._part() + self._part() - 1.0)
            if chance + wrong > highest:
                best, highest = actions, chance + wrong
        return best

    def _part(self) -> float:
        return float(self._lots.below(_FINE)) / float(_FINE)

    def _duty(self, choices: int) -> Reason:
        return Reason("why-no-choice") if choices == 1 else Reason("why-same-plan")

    def _odds(self, action: int) -> Reason:
        """Say how often the action wins, and the best of the others."""
        chance = next((row[1] for row in self.ranked if row[0] == action), None)
        if chance is None:
            return Reason("why-guessing")
        others = [row[1] for row in self.ranked if row[0] != action]
        games = round(100 * chance)
        if not others:
            return Reason("why-odds-alone", games=games)
        return Reason("why-odds", games=games, next=round(100 * max(others)))
