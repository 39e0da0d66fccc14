"""A search bot that records training data for a model: features, estimates and visits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from saltire.bots.registry import features_of, full_strength, hand_made
from saltire.bots.search.knowledge import Plan
from saltire.bots.search.model import plan_bases, plan_rows, seat_bases, seat_rows
from saltire.bots.search.playout import reopen
from saltire.bots.search.result import SearchResult
from saltire.bots.search.search_bot import SearchBot
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.view import View

Numbers = list[float]
_DIGITS: Final = 5
_MAX_RANDOM_RATE: Final = 0.8
_RECORD_BELOW: Final = 0.1
_DECAY: Final = 0.6
_RESOLUTION: Final = 1000


class TrainingRecorder(SearchBot):
    """Plays without a model; `notes` are plain values, samples for the value and for the policy.

    It begins with a rate of random moves that its seed determines, and the rate decays from stage to
    stage: else the games would be too much alike, and one side might never win.

    Each sample is a group of alternatives with their bases and rows (see `search/network.py`). The
    seats of a position are recorded when a stage of the game begins, in one imagined position; their
    results are known at the end only. The plans of a choice are recorded with their visits.
    """

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(hand_made(game), seed, full_strength(game), "notes")
        self.features = features_of(game)
        self.notes: dict[str, list[dict[str, Any]]] = {"value": [], "policy": []}
        self._worlds = Lots(seed + 1)
        self._stage = -1
        self._random_rate = _MAX_RANDOM_RATE * float(self._worlds.below(_RESOLUTION)) / _RESOLUTION

    def _search(self, view: View, clock: float) -> SearchResult:
        result = super()._search(view, clock)
        world = self.knowledge.imagine(view, self._worlds)
        reopen(world)
        begins = self.features.stage(world) != self._stage
        if begins:
            self._stage = self.features.stage(world)
            self._random_rate *= _DECAY
            self.settings = replace(self.settings, random_move_rate=self._random_rate)
        if self._random_rate <= _RECORD_BELOW:
            if begins:
                self._record_seats(world)
            self._record_plans(world, view.seat, result)
        return result

    def _record_seats(self, world: Position) -> None:
        chances = self.knowledge.win_probabilities(world)
        rows = seat_rows(self.features, world, len(chances))
        self.notes["value"].append(_group(seat_bases(chances), rows))

    def _record_plans(self, world: Position, seat: int, result: SearchResult) -> None:
        visits = [plan.weight if result.is_mixed else float(plan.visits) for plan in result.plans]
        if len(visits) > 1 and sum(visits) > 0:
            plans = [Plan(plan.actions, plan.prior) for plan in result.plans]
            rows = plan_rows(self.features, world, seat, plans)
            shares = _round([part / sum(visits) for part in visits])
            self.notes["policy"].append({**_group(plan_bases(plans), rows), "shares": shares})


def _group(bases: Numbers, rows: list[Numbers]) -> dict[str, Any]:
    return {"bases": _round(bases), "rows": [_round(row) for row in rows]}


def _round(numbers: Numbers) -> Numbers:
    return [round(number, _DIGITS) for number in numbers]
