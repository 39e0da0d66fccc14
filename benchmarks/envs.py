"""Measures what learners get: observations, batches and environments, beside well-known ones, on one core.

    python -m benchmarks.envs              # a table
    python -m benchmarks.envs --json       # the same as JSON
    python -m benchmarks.envs schotten     # one game only

CPU time, best of several rounds that take turns, so that other work on the machine falls on all alike. A
choice is one decision of a seat, with the observation and the mask of the next one written. Those of others
are in the table where they are installed: `pip install pgx "pettingzoo[classic]"`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any

import numpy as np

import saltire
from saltire.envs._shared import encoder_of
from saltire.envs.arrays import Buffer
from saltire.envs.batch import BatchEnv
from saltire.kernel.vecs import COMPILED

TITLES = ("schotten", "hammer", "swords")
GAMES = 64
PGX_GAMES = 1024
ROUNDS = 15

Run = Callable[[], int]
"""Does some work and gives the number of choices, steps or views."""


def views(title: str, number: int) -> list[Any]:
    """Give views of random games, each of the seat to act."""
    game, lots = saltire.load(title), saltire.Lots(3)
    found: list[Any] = []
    state = game.start()
    while len(found) < number:
        if state.actor() == saltire.RULES:
            state = game.start()
        if state.actor() >= 0:
            found.append(state.view(state.waiting_for()[0]))
        state.apply(state.sample(lots))
    return found


def writing(title: str) -> Run:
    """Write observations into memory that is there."""
    encoder = encoder_of(saltire.load(title))
    rows = Buffer("float32", GAMES, encoder.SIZE)
    seen = views(title, 20 * GAMES)

    def run() -> int:
        write, vector, size = encoder.writer.write, rows.vector, encoder.SIZE
        for first in range(0, len(seen), GAMES):
            rows.clear()
            for at, view in enumerate(seen[first : first + GAMES]):
                write(view, vector, at * size)
        return len(seen)

    return run


def observing(title: str) -> Run:
    """Make an array for each observation."""
    encoder = encoder_of(saltire.load(title))
    seen = views(title, 1000)

    def run() -> int:
        for view in seen:
            encoder.observation(view)
        return len(seen)

    return run


def batched(title: str, opponents: str | None) -> Run:
    """Step a batch with random choices, which are drawn in compiled code."""
    batch = BatchEnv(saltire.load(title), GAMES, opponents, "random")
    batch.reset(seed=1)

    def run() -> int:
        for _ in range(40):
            batch.step(batch.sample())
        return 40 * GAMES

    return run


def agents(env: Any, steps: int) -> Run:
    """Step a PettingZoo environment with the loop of its documentation, drawing from the mask."""

    def run() -> int:
        done = 0
        rng = np.random.default_rng(5)
        while done < steps:
            env.reset(seed=done)
            for _ in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                done += 1
        return done

    return run


def episodes(env: Any, steps: int) -> Run:
    """Step a Gymnasium environment against random play."""

    def run() -> int:
        done = 0
        rng = np.random.default_rng(5)
        while done < steps:
            _, info = env.reset(seed=done)
            over = False
            while not over:
                legal = info["action_mask"].nonzero()[0]
                _, _, over, _, info = env.step(int(legal[int(rng.random() * len(legal))]))
                done += 1
        return done

    return run


def spiel(name: str, steps: int) -> Run:
    """Step an OpenSpiel game with the observation and the mask of every choice."""
    import pyspiel

    game = pyspiel.load_game(name)

    def run() -> int:
        done = 0
        rng = np.random.default_rng(5)
        while done < steps:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions = [outcome for outcome, _ in state.chance_outcomes()]
                else:
                    state.observation_tensor()
                    actions = state.legal_actions()
                    done += 1
                state.apply_action(actions[int(rng.random() * len(actions))])
        return done

    return run


def arrays(name: str, games: int, steps: int) -> Run:
    """Step many games of Pgx in one compiled loop, drawing from the masks; finished games start anew."""
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    auto_reset: Any = import_module("pgx.experimental").auto_reset
    env = pgx.make(name)
    step_all = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], Any]:
        state, key = carried
        key, of_actions, of_games = jax.random.split(key, 3)
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(of_actions, weights, axis=1)
        state = step_all(state, actions, jax.random.split(of_games, games))
        return (state, key), state.observation.sum()  # else the compiler leaves the observation out

    @jax.jit  # type: ignore[untyped-decorator]
    def loop(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, (state, key), None, length=steps)

    at = [jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), games)), jax.random.PRNGKey(1)]

    def run() -> int:
        at[:], sums = loop(*at)
        sums.block_until_ready()
        return steps * games

    run()  # compiles it
    return run


def measurements(titles: list[str]) -> dict[str, Run]:
    """Name what is measured."""
    from saltire.envs import gymnasium, pettingzoo

    found: dict[str, Run] = {}
    for title in titles:
        found[f"{title}: observation written"] = writing(title)
        found[f"{title}: observation as an array"] = observing(title)
        found[f"{title}: batch, all seats"] = batched(title, None)
        found[f"{title}: batch, one seat against random play"] = batched(title, "random")
        found[f"{title}: PettingZoo"] = agents(pettingzoo.make(title), 400)
        found[f"{title}: Gymnasium against random play"] = episodes(gymnasium.make(title), 300)
    found.update(others())
    return found


def others() -> dict[str, Run]:
    """Name the environments of others that are installed here."""
    found: dict[str, Run] = {}
    with suppress(ImportError):
        from pettingzoo.classic import connect_four_v3

        connect_four: Any = connect_four_v3.env()  # type: ignore[no-untyped-call]

        found["connect_four_v3 (PettingZoo)"] = agents(connect_four, 400)
    with suppress(ImportError):
        for name in ("leduc_poker", "go(board_size=9)"):
            found[f"{name} (OpenSpiel, C++)"] = spiel(name, 1000)
    with suppress(ImportError):
        found[f"connect_four (Pgx, {PGX_GAMES:,} games)"] = arrays("connect_four", PGX_GAMES, 20)
    return found


def measure(runs: dict[str, Run], rounds: int) -> dict[str, float]:
    """Give the choices a second of each, the best of several rounds."""
    best = dict.fromkeys(runs, 0.0)
    for _ in range(rounds):
        for name, run in runs.items():
            start = time.process_time()
            done = run()
            best[name] = max(best[name], done / (time.process_time() - start))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("titles", nargs="*", default=list(TITLES))
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rates = measure(measurements(args.titles), args.rounds)
    if args.json:
        print(json.dumps({"compiled": COMPILED, "games": GAMES, "per_second": rates}))
        return
    print(f"{'compiled' if COMPILED else 'pure'} build, {GAMES} games in a batch\n")
    print(f"| what | a second | µs each |\n|---|{'-' * 8}:|{'-' * 8}:|")
    for name, rate in rates.items():
        print(f"| {name} | {rate:,.0f} | {1e6 / rate:.2f} |")


if __name__ == "__main__":
    main()
