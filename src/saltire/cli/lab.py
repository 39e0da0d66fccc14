"""`saltire lab`: studies of seat balance and calibration, and self-play as a dataset."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import track

from saltire.arena.balance import Balance, self_play_schedule
from saltire.arena.calibration import Calibration, calibration_schedule
from saltire.arena.dataset import DatasetWriter
from saltire.arena.entrants import Budget, entrants
from saltire.arena.plots import draw_balance, draw_calibration
from saltire.arena.process_runner import FinishedGame
from saltire.arena.schedule import Fixture, Schedule
from saltire.cli.arena import (
    add_folder,
    add_running,
    draw_if_possible,
    play_with_progress,
    print_result,
    runner_from,
)
from saltire.cli.game_options import add_game, game_from
from saltire.cli.main import Parser
from saltire.kernel.errors import BadOption

_LIMIT = 60.0


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command and its three parts."""
    lab = commands.add_parser("lab", help="study a game: its balance, its bots, self-play as data")
    parts = lab.add_subparsers(title="studies", metavar="STUDY", dest="study", required=True)
    balance = parts.add_parser(
        "balance", help="what an option does to the balance of the seats",
        description="Let the same bot play on every seat, with each value of an option in turn.",
    )  # fmt: skip
    add_game(balance)
    balance.add_argument(
        "--option", nargs="+", required=True, metavar=("NAME", "VALUE"),
        help="the option and its values; all of them if none is named",
    )  # fmt: skip
    balance.add_argument("--bot", default="greedy", metavar="BOT", help="who plays (greedy)")
    add_running(balance)
    add_folder(balance)
    calibration = parts.add_parser(
        "calibration", help="compare the chances a bot forecasts with results",
        description="Let the same bot play on every seat, and compare its forecasts with the results.",
    )  # fmt: skip
    add_game(calibration)
    calibration.add_argument(
        "--level", default="chieftain", metavar="LEVEL",
        help="who plays (chieftain): any bot that tells its chances, also search@500",
    )  # fmt: skip
    add_running(calibration)
    add_folder(calibration)
    dataset = parts.add_parser(
        "dataset", help="self-play as a Parquet file",
        description="Let bots play and write every choice down, with a data card beside the file.",
    )  # fmt: skip
    add_game(dataset)
    dataset.add_argument(
        "--bot", action="append", metavar="BOT", help="who plays (greedy); again for others"
    )
    add_running(dataset)
    dataset.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="where: FILE.parquet and FILE.md"
    )


def run(args: argparse.Namespace) -> int:
    """Run one study."""
    if args.games < 1:
        raise BadOption("--games must be above zero")
    return {"balance": _balance, "calibration": _calibration, "dataset": _dataset}[args.study](args)


def _balance(args: argparse.Namespace) -> int:
    name, *values = args.option
    name = name.replace("-", "_")
    game = game_from(args)
    declared = {option.name: option for option in game.declared}
    if name not in declared:
        raise BadOption(f"{game.name} has no option {name!r}; it has: {', '.join(declared)}")
    given = list(args.given)
    schedules: list[tuple[object, Schedule]] = []
    for value in values or declared[name].choices:
        args.given = [*given, f"{name}={value}"]
        chosen = game_from(args)
        schedules.append(
            (value, self_play_schedule(chosen, args.bot, args.games, args.seed, _LIMIT))
        )
    balance = Balance(name, schedules)
    balance.play(runner_from(args), args.out, play_with_progress)
    if args.out is not None:
        path = args.out / f"balance-{name}"
        _write(balance, path)
        draw_if_possible(lambda: draw_balance(balance, path))
    print_result(args, balance.as_markdown(), balance.as_json)
    return 0


def _calibration(args: argparse.Namespace) -> int:
    schedule = calibration_schedule(game_from(args), args.level, args.games, args.seed, _LIMIT)
    runner = runner_from(args)
    calibration = Calibration(schedule, args.out)
    calibration.play(runner, play_with_progress)
    if args.out is not None:
        path = args.out / "calibration"
        _write(calibration, path)
        draw_if_possible(lambda: draw_calibration(calibration, path))
    print_result(args, calibration.as_markdown(), calibration.as_json)
    return 0


def _write(study: Balance | Calibration, path: Path) -> None:
    path.with_suffix(".json").write_text(json.dumps(study.as_json(), indent=2) + "\n")
    path.with_suffix(".md").write_text(study.as_markdown(), encoding="utf-8")


def _dataset(args: argparse.Namespace) -> int:
    path: Path = args.out
    if path.suffix != ".parquet":
        raise BadOption("--out FILE.parquet: the name must end so")
    game = game_from(args)
    words = args.bot or ["greedy"]
    players = entrants(game, words, {}, Budget())
    schedule = Schedule(
        game.name, game.load_options(), players, args.games, args.seed, _LIMIT, len(words) > 1
    )
    writer = DatasetWriter(schedule, path)
    fixtures = list(schedule.fixtures())
    games = _in_order(fixtures, runner_from(args)(schedule, fixtures))
    console = Console(stderr=True)
    for outcome, record in track(
        games, schedule.title, len(fixtures), console=console, disable=not console.is_terminal
    ):
        writer.add(outcome, record)
    card = writer.close("saltire " + shlex.join(sys.argv[1:]))
    summary = {"games": writer.games, "choices": writer.written.total(), "card": str(card)}
    line = f"{writer.games:,} games, {writer.written.total():,} choices in {path}; see {card}\n"
    print_result(args, line, lambda: dict(summary))
    return 0


def _in_order(fixtures: list[Fixture], games: Iterator[FinishedGame]) -> Iterator[FinishedGame]:
    """Yield games in the order of the schedule, so that the file is always the same."""
    waiting: dict[Fixture, FinishedGame] = {}
    wanted = iter(fixtures)
    following = next(wanted, None)
    for finished in games:
        waiting[finished[0].fixture] = finished
        while following in waiting:
            yield waiting.pop(following)
            following = next(wanted, None)
