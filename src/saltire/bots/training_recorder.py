"""A searching player that writes down what a model can learn from: how it stood, and what it visited."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from saltire.bots.registry import features_of, full_strength, hand_made
from saltire.bots.search.knowledge import Plan
from saltire.bots.search.model import plan_bases, plan_rows, seat_bases, seat_rows
from saltire.bots.search.playout import reopen
from saltire.bots.search.result import Verdict
from saltire.bots.search.search_bot import SearchBot
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.view import View

Numbers = list[float]
_DIGITS: Final = 5
_RECKLESS: Final = 0.8
_SOBER: Final = 0.1
_FADES: Final = 0.6
_FINE: Final = 1000


class NoteTaker(SearchBot):
    """Plays by the hand-made knowledge; `notes` are plain values, by what they teach.

    It begins more or less recklessly, as its seed will have it, and sobers up from stretch to stretch:
    else all games would go the same way, and one side might never win.

    Each note is a group of things that compete, with their bases and rows (see `search/network.py`).
    The seats of a position are noted when a stretch of the game begins, in one world that the player
    imagines; what they won is known at the end only. The plans of a choice are noted with their visits.
    """

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(hand_made(game), seed, full_strength(game), "notes")
        self.features = features_of(game)
        self.notes: dict[str, list[dict[str, Any]]] = {"value": [], "policy": []}
        self._worlds = Lots(seed + 1)
        self._stretch = -1
        self._slip = _RECKLESS * float(self._worlds.below(_FINE)) / _FINE

    def _search(self, view: View, clock: float) -> Verdict:
        verdict = super()._search(view, clock)
        world = self.knowledge.imagine(view, self._worlds)
        reopen(world)
        begins = self.features.stretch(world) != self._stretch
        if begins:
            self._stretch = self.features.stretch(world)
            self._slip *= _FADES
            self.settings = replace(self.settings, slip=self._slip)
        if self._slip <= _SOBER:
            if begins:
                self._note_seats(world)
            self._note_plans(world, view.seat, verdict)
        return verdict

    def _note_seats(self, world: Position) -> None:
        chances = self.knowledge.standing(world)
        rows = seat_rows(self.features, world, len(chances))
        self.notes["value"].append(_group(seat_bases(chances), rows))

    def _note_plans(self, world: Position, seat: int, verdict: Verdict) -> None:
        visits = [row.part if verdict.mixed else float(row.visits) for row in verdict.rows]
        if len(visits) > 1 and sum(visits) > 0:
            plans = [Plan(row.actions, row.worth) for row in verdict.rows]
            rows = plan_rows(self.features, world, seat, plans)
            shares = [part / sum(visits) for part in visits]
            self.notes["policy"].append({**_group(plan_bases(plans), rows), "shares": _cut(shares)})


def _group(bases: Numbers, rows: list[Numbers]) -> dict[str, Any]:
    return {"bases": _cut(bases), "rows": [_cut(row) for row in rows]}


def _cut(numbers: Numbers) -> Numbers:
    return [round(number, _DIGITS) for number in numbers]
