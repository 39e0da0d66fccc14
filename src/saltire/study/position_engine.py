"""`python -m saltire.study.position_engine`: reads a line from standard input, writes what the engine thinks.

First the chances, after part of the time, then the candidates too, each on a line of JSON.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any, Final

from saltire.bots.registry import full_strength, knowledge_of
from saltire.bots.search.knowledge import Knowledge
from saltire.bots.search.result import PlanResult, SearchResult
from saltire.bots.search.root import Search
from saltire.bots.search.settings import SearchSettings
from saltire.i18n.log_wording import log_wording_of
from saltire.i18n.words import Words
from saltire.kernel.types import CHANCE
from saltire.kernel.view import View
from saltire.review.comparison import PlayoutEvaluator, SeatShares
from saltire.study.line import Reached, Start
from saltire.study.open_knowledge import OpenKnowledge

MOST_CANDIDATES: Final = 6
_FIRST: Final = 0.3
"""The part of the time after which the first answer comes."""
BATCH: Final = 32
_TWO_SIDED: Final = 1.96
Row = dict[str, Any]


def interval(share: float, games: int) -> tuple[float, float]:
    """Give the 95 % interval of a share that was won in so many games (Wilson's)."""
    if games <= 0:
        return 0.0, 1.0
    square = _TWO_SIDED**2
    centre = (share + square / (2 * games)) / (1 + square / games)
    spread = (_TWO_SIDED / (1 + square / games)) * sqrt(
        share * (1 - share) / games + square / (4 * games * games)
    )
    return max(0.0, centre - spread), min(1.0, centre + spread)


def think(request: Mapping[str, Any], write: Callable[[Row], None]) -> None:
    """Search the position at the end of a line; `open` has the engine see all hidden facts."""
    game = Start(**request["start"]).load()
    reached = Reached(game, request["actions"])
    state = reached.state
    returns = state.result()
    seats = [seat for seat in state.waiting_for() if seat != CHANCE]
    if returns is not None or not seats:
        shares = [] if returns is None else [_share(share, 0, exact=True) for share in returns]
        write({"done": 1.0, "seat": None, "games": 0, "chances": shares, "candidates": []})
        return
    asked = request.get("seat")
    seat = asked if asked in seats else seats[0]
    view = state.view(seat)
    knowledge: Knowledge = knowledge_of(game)
    heard = [event.heard_by(seat) for event in reached.all_told]
    if request.get("open"):
        knowledge = OpenKnowledge(knowledge, state)
    log = log_wording_of(game, Words(request["lang"]), request["names"])
    knowledge.observe(view, heard)
    for part, done in ((_FIRST, 0.5), (1.0 - _FIRST, 1.0)):
        seconds = part * request["seconds"]
        result = _search_plans(knowledge, view, seconds, int(100 * done))
        rows = [
            {
                "action": game.say(state, plan.actions[0]),
                "said": log.choice(view, plan.actions)[0] or game.say(state, plan.actions[0]),
                **_share(plan.total / float(plan.visits), int(plan.visits)),
            }
            for plan in _each_first_action_once(result, full_strength(game))
        ]
        best = result.finalists(full_strength(game))[0][0]
        games, chances = _chances(knowledge, view, result, seconds)
        write(
            {
                "done": done,
                "seat": seat,
                "games": games,
                "chances": [_share(min(1.0, max(0.0, one)), games) for one in chances],
                "candidates": rows,
                "reason": log.reason(knowledge.explain(view, best[0])),
            }
        )


def _search_plans(knowledge: Knowledge, view: View, seconds: float, seed: int) -> SearchResult:
    settings = full_strength(knowledge.game)
    return Search(knowledge, settings, seed).run(view, seconds)


def _each_first_action_once(result: SearchResult, settings: SearchSettings) -> list[PlanResult]:
    """List the plans that were compared, the best first, one for each first action."""
    by_actions = {plan.actions: plan for plan in result.plans}
    found: dict[int, PlanResult] = {}
    # A plan that was not played has nothing to show.
    for actions, _ in result.finalists(settings):
        plan = by_actions[actions]
        if plan.visits and actions[0] not in found:
            found[actions[0]] = plan
    best, *others = list(found.values())[:MOST_CANDIDATES]
    others.sort(key=lambda plan: -plan.total / float(plan.visits))
    return [best, *others]


def _chances(
    knowledge: Knowledge, view: View, result: SearchResult, seconds: float
) -> tuple[int, SeatShares]:
    """Give each seat's chance if the best plan is played; where there was no choice, from more games."""
    if result.is_mixed:
        return int(result.overall.visits), result.overall.means()
    settings = full_strength(knowledge.game)
    plan = _each_first_action_once(result, settings)[:1]
    if len(result.plans) > 1 and plan:
        return int(plan[0].visits), plan[0].means()
    until = time.monotonic() + seconds
    rows: list[SeatShares] = []
    while not rows or time.monotonic() < until:
        rows.append(PlayoutEvaluator(knowledge, BATCH, seed=len(rows)).from_view(view))
    return BATCH * len(rows), tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def _share(chance: float, games: int, exact: bool = False) -> Row:
    low, high = (chance, chance) if exact else interval(chance, games)
    return {"chance": chance, "low": min(low, chance), "high": max(high, chance), "games": games}


def _write(row: Row) -> None:
    sys.stdout.write(json.dumps(row) + "\n")
    sys.stdout.flush()


def main() -> None:
    think(json.load(sys.stdin), _write)


if __name__ == "__main__":
    main()
