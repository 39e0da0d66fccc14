"""`saltire bench`: measures the speed of this build and of the pure one, in alternating runs."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import saltire
from saltire.cli.game_options import add_game, game_from
from saltire.cli.main import Parser
from saltire.games.registry import load
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game
from saltire.testing.speed import median_of

ROWS: Final = (
    ("games_per_s", "games / s", ",.0f"),
    ("steps_per_s", "steps / s", ",.0f"),
    ("clone_us", "clone, µs", ".3f"),
    ("legal_us", "legal, µs", ".3f"),
    ("view_us", "view, µs", ".2f"),
    ("imagine_us", "imagine, µs", ".2f"),
    ("loops_per_s", "plain Python loop / s", ",.0f"),
)


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser("bench", help="measure speed, compiled and pure side by side")
    add_game(parser)
    parser.add_argument("--runs", type=int, default=5, metavar="N", help="median of N runs each")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if args.runs < 1:
        raise BadOption("--runs must be at least 1")
    game = game_from(args)
    game = load(game.name, **{**game.load_options(), **game.playout_options})
    with tempfile.TemporaryDirectory() as folder:
        results = _run_interleaved(game, args.runs, _builds(Path(folder)))
    if args.json:
        print(json.dumps({"game": game.name, "options": game.options, "builds": results}))
    else:
        _print(game, results)
    return 0


def _builds(folder: Path) -> dict[str, str]:
    """Give the folder each build is imported from; the pure one is the same source without machine code."""
    here = Path(saltire.__file__).parent
    if not saltire.COMPILED:
        return {"pure": str(here.parent)}
    shutil.copytree(here, folder / "saltire", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    return {"compiled": str(here.parent), "pure": str(folder)}


def _run_interleaved(game: Game, runs: int, builds: dict[str, str]) -> dict[str, dict[str, float]]:
    runs_of: dict[str, list[dict[str, float]]] = {name: [] for name in builds}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=runs * len(builds))
        for _ in range(runs):
            for name, path in builds.items():
                runs_of[name].append(_measure(game, path))
                progress.advance(task)
    return {name: median_of(results) for name, results in runs_of.items()}


def _measure(game: Game, path: str) -> dict[str, float]:
    command = [
        sys.executable,
        "-m",
        "saltire.testing.speed",
        game.name,
        json.dumps(game.load_options()),
    ]
    env = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def _print(game: Game, results: dict[str, dict[str, float]]) -> None:
    table = Table(title=f"{game.name}: random games through the public protocol, one core")
    table.add_column("")
    for name in results:
        table.add_column(name, justify="right")
    for key, title, form in ROWS:
        table.add_row(title, *[format(result[key], form) for result in results.values()])
    Console().print(table)
    if "compiled" not in results:
        Console().print("This is the pure Python build; a C compiler makes the compiled one.")
