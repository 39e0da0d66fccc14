"""`saltire arena`: matches between bots, with intervals, tables and plots."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from saltire.arena.entrants import Budget, entrants
from saltire.arena.match import Match, Runner
from saltire.arena.plots import can_draw, draw_match
from saltire.arena.process_runner import play_locally
from saltire.arena.ray_runner import play_on_ray
from saltire.arena.report import as_json, as_markdown
from saltire.arena.schedule import Schedule
from saltire.arena.statistics import Sprt
from saltire.cli.game_options import add_game, add_position, game_from
from saltire.cli.main import Parser
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game

_EPILOG = """\
examples:
  saltire arena schotten greedy random --games 400 --jobs 2
  saltire arena swords greedy patriot --players 4 --games 400   one greedy, three patriots
  saltire arena schotten search@100ms search@500 greedy --out match
  saltire arena schotten search greedy --from "1: R7 R8 | G9; hand: R9 B1 | B5 P5"
  saltire arena schotten mine greedy --bot mine='node bot.js'
  saltire arena train hammer              train a model for the search (arena train --help)

Every deal is played with the bots on every seat in turn. A bot that crashes, plays an illegal action
or thinks for too long loses that game, and the table names it."""


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "arena", help="let bots play matches, and say what they prove", epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    add_game(parser)
    add_position(parser)
    parser.add_argument(
        "bots", nargs="*", metavar="BOT",
        help="NAME, NAME@2s, NAME@500 (playouts), MODULE:CLASS, model:FILE or exec:COMMAND",
    )  # fmt: skip
    parser.add_argument(
        "--bot", dest="programs", action="append", default=[], metavar="NAME=COMMAND",
        help="name a program that speaks the bot protocol",
    )  # fmt: skip
    add_running(parser)
    add_folder(parser)
    parser.add_argument("--records", action="store_true", help="keep every game's record there")
    limits = parser.add_argument_group("thinking")
    limits.add_argument("--seconds", type=float, default=1.0, help="for a move; default 1")
    limits.add_argument("--playouts", type=int, default=0, metavar="N", help="instead of seconds")
    limits.add_argument(
        "--limit", type=float, metavar="S",
        help="a move that takes longer loses (default: twice the seconds and one more; 60 with playouts)",
    )  # fmt: skip
    test = parser.add_argument_group("stopping early")
    test.add_argument(
        "--sprt", nargs=2, type=float, metavar=("LOW", "HIGH"),
        help="stop when the first bot's share is proved to be LOW or HIGH, as in 0.5 0.55",
    )  # fmt: skip
    test.add_argument(
        "--error", type=float, default=0.05, metavar="P", help="of either decision (default 0.05)"
    )


def add_folder(parser: Parser) -> None:
    """Add the option for the folder of a match."""
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="keep games, tables and plots; run again to go on",
    )


def add_running(parser: Parser) -> None:
    """Add the options that all commands that play matches share."""
    parser.add_argument("--games", type=int, default=200, metavar="N", help="of each line-up (200)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (1)")
    parser.add_argument(
        "--on", nargs="+", metavar=("ray", "ADDRESS"),
        help="play on a Ray cluster instead: there, or one of our own if there is no address",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the deals")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Play the match and print its table."""
    game = game_from(args)
    schedule = _schedule(game, args)
    sprt = None
    if args.sprt is not None:
        low, high = args.sprt
        if not (0 < low < high < 1 and 0 < args.error < 0.5):
            raise BadOption("--sprt LOW HIGH are shares, as in 0.5 0.55, and --error is below 0.5")
        sprt = Sprt(low, high, args.error)
    match = Match(schedule, args.out, args.records, sprt)
    play_with_progress(match, runner_from(args))
    leaderboard = match.leaderboard()
    if args.out is not None:
        (args.out / "result.json").write_text(
            json.dumps(as_json(leaderboard, sprt), indent=2) + "\n"
        )
        (args.out / "result.md").write_text(as_markdown(leaderboard, sprt), encoding="utf-8")
        draw_if_possible(lambda: draw_match(leaderboard, args.out))
    print_result(args, as_markdown(leaderboard, sprt), lambda: as_json(leaderboard, sprt))
    return 0


def _schedule(game: Game, args: argparse.Namespace) -> Schedule:
    if len(args.bots) < 2:
        raise BadOption("name at least two bots: saltire arena GAME BOT BOT")
    if args.games < 1 or args.seconds <= 0 or args.playouts < 0:
        raise BadOption("--games and --seconds must be above zero, --playouts not below")
    programs: dict[str, str] = {}
    for pair in args.programs:
        name, equals, command = pair.partition("=")
        if not (name and equals and command):
            raise BadOption(f"--bot {pair}: write it as NAME=COMMAND")
        programs[name] = command
    budget = Budget(args.seconds, args.playouts)
    players = entrants(game, args.bots, programs, budget)
    return Schedule(game.name, game.load_options(), players, args.games, args.seed, args.limit)


def runner_from(args: argparse.Namespace) -> Runner:
    """Choose where the games are played: on local processes or on a Ray cluster."""
    jobs = args.jobs
    if jobs < 1:
        raise BadOption("--jobs must be above zero")
    if args.on is not None:
        if args.on[0] != "ray" or len(args.on) > 2:
            raise BadOption("--on takes: ray, or ray ADDRESS")
        address = args.on[1] if len(args.on) == 2 else ""
        return lambda schedule, fixtures: play_on_ray(schedule, fixtures, address)
    return lambda schedule, fixtures: play_locally(schedule, fixtures, jobs)


def play_with_progress(match: Match, runner: Runner) -> None:
    """Play with a progress bar that shows the first bot's score so far."""
    total = sum(1 for _ in match.schedule.fixtures())
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    console = Console(stderr=True)
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        task = progress.add_task(match.schedule.title, total=total)

        shown: set[str] = set()

        def on_game(match: Match) -> None:
            show_new_fault(match, shown, console)
            score = f"{match.schedule.entrants[0].label} {match.first.estimate().percent()}"
            progress.update(task, completed=len(match.results.outcomes), description=score)

        match.play(runner, on_game)


def show_new_fault(match: Match, shown: set[str], console: Console) -> None:
    """Show the traceback or the standard error of the latest game, once for each that differs."""
    fault = match.results.latest_fault
    if fault is None or not fault.detail or fault.detail in shown:
        return
    shown.add(fault.detail)
    console.print(fault.detail.rstrip(), markup=False, highlight=False, soft_wrap=True)


def draw_if_possible(plot: Callable[[], None]) -> None:
    """Draw plots if matplotlib is installed, else say what is missing."""
    if can_draw():
        plot()
    else:
        print("saltire: no plots: pip install 'saltire[arena]'", file=sys.stderr)


def print_result(
    args: argparse.Namespace, markdown: str, data: Callable[[], dict[str, object]]
) -> None:
    """Print a result: as JSON if requested, rendered on a terminal, else as Markdown."""
    console = Console()
    if args.json:
        print(json.dumps(data()))
    elif console.is_terminal:
        console.print(Markdown(markdown))
    else:
        print(markdown, end="")
