"""Measures the speed of a build: games and steps per second, and the time of single calls."""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable

from saltire.games.registry import load
from saltire.kernel.game import Game, play_out
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES
from saltire.kernel.vecs import COMPILED
from saltire.kernel.view import View


def measure(game: Game, seconds: float = 0.4) -> dict[str, float]:
    """Measure once, in CPU time on one core; the time of calls is in microseconds."""
    lots = Lots(11)
    play_out(game.start(), lots, game.max_length)
    games = steps = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(50 if COMPILED else 5):
            steps += play_out(game.start(), lots, game.max_length)
            games += 1
    positions = _positions(game)
    views = [state.view(state.actor()) for state in positions]
    return {
        "games_per_s": games / spent,
        "steps_per_s": steps / spent,
        "clone_us": _cost([state.clone for state in positions], seconds),
        "legal_us": _cost([state.legal for state in positions], seconds),
        "view_us": _cost([_viewer(state) for state in positions], seconds),
        "imagine_us": _cost([_imaginer(game, view, lots) for view in views], seconds),
        "loops_per_s": machine_speed(),
    }


def _positions(game: Game) -> list[Position]:
    """Collect forty decision positions from seeded games."""
    lots = Lots(5)
    positions: list[Position] = []
    while len(positions) < 40:
        state, stop = game.start(), lots.below(game.typical_length)
        for _ in range(stop):
            if state.actor() == RULES:
                break
            state.apply(state.sample(lots))
        while state.actor() == CHANCE:
            state.apply(state.sample(lots))
        if state.actor() != RULES:
            positions.append(state)
    return positions


def _viewer(state: Position) -> Callable[[], object]:
    return lambda: state.view(state.actor())


def _imaginer(game: Game, view: View, lots: Lots) -> Callable[[], object]:
    return lambda: game.imagine(view, lots)


def _cost(calls: list[Callable[[], object]], seconds: float) -> float:
    done, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds / 4:
        for call in calls:
            call()
        done += len(calls)
    return spent / done * 1e6


def machine_speed() -> float:
    """Measure a fixed plain Python loop, to tell a slow build from a slow machine."""
    started, total = time.process_time(), 0
    for i in range(300_000):
        total += i & 7
    assert total > 0
    return 300_000 / (time.process_time() - started)


def median_of(runs: list[dict[str, float]]) -> dict[str, float]:
    return {name: statistics.median([run[name] for run in runs]) for name in runs[0]}


if __name__ == "__main__":
    title, options = sys.argv[1], json.loads(sys.argv[2])
    sys.stdout.write(json.dumps(measure(load(title, **options))))
