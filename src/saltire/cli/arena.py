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
from saltire.arena.match import Match, Players
from saltire.arena.plots import can_draw, draw_match
from saltire.arena.process_runner import play_locally
from saltire.arena.ray_runner import play_on_ray
from saltire.arena.report import as_json, as_markdown
from saltire.arena.schedule import Plan
from saltire.arena.statistics import Sprt
from saltire.cli.game_options import add_game, game_from
from saltire.cli.main import Parser
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game

_EPILOG = """\
examples:
  saltire arena schotten greedy random --games 400 --jobs 2
  saltire arena swords greedy patriot --players 4 --games 400   one greedy, three patriots
  saltire arena schotten search@100ms search@500 greedy --out match
  saltire arena schotten mine greedy --bot mine='node bot.js'
  saltire arena train hammer              teach the search a model (arena train --help)

Every deal is played with the bots on every seat in turn. A bot that crashes, plays an illegal action
or thinks for too long loses that game, and the table names it."""


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "arena", help="let bots play matches, and say what they prove", epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    add_game(parser)
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
        "--error", type=float, default=0.05, metavar="P", help="of either verdict (default 0.05)"
    )


def add_folder(parser: Parser) -> None:
    """Add the folder that games are kept in."""
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="keep games, tables and plots; run again to go on",
    )


def add_running(parser: Parser) -> None:
    """Add what every command that plays matches takes."""
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
    plan = _plan(game, args)
    sprt = None
    if args.sprt is not None:
        low, high = args.sprt
        if not (0 < low < high < 1 and 0 < args.error < 0.5):
            raise BadOption("--sprt LOW HIGH are shares, as in 0.5 0.55, and --error is below 0.5")
        sprt = Sprt(low, high, args.error)
    match = Match(plan, args.out, args.records, sprt)
    play_with_bar(match, players_from(args))
    standing = match.standing()
    if args.out is not None:
        (args.out / "result.json").write_text(json.dumps(as_json(standing, sprt), indent=2) + "\n")
        (args.out / "result.md").write_text(as_markdown(standing, sprt), encoding="utf-8")
        draw(lambda: draw_match(standing, args.out))
    show(args, as_markdown(standing, sprt), lambda: as_json(standing, sprt))
    return 0


def _plan(game: Game, args: argparse.Namespace) -> Plan:
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
    named = entrants(game, args.bots, programs, budget)
    return Plan(game.name, game.options, named, args.games, args.seed, args.limit)


def players_from(args: argparse.Namespace) -> Players:
    """Say where the games are played."""
    jobs = args.jobs
    if jobs < 1:
        raise BadOption("--jobs must be above zero")
    if args.on is not None:
        if args.on[0] != "ray" or len(args.on) > 2:
            raise BadOption("--on takes: ray, or ray ADDRESS")
        address = args.on[1] if len(args.on) == 2 else ""
        return lambda plan, fixtures: play_on_ray(plan, fixtures, address)
    return lambda plan, fixtures: play_locally(plan, fixtures, jobs)


def play_with_bar(match: Match, players: Players) -> None:
    """Play with a progress bar that shows the first bot's score so far."""
    total = sum(1 for _ in match.plan.fixtures())
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    console = Console(stderr=True)
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        task = progress.add_task(match.plan.title, total=total)

        def heed(match: Match) -> None:
            told = f"{match.plan.entrants[0].label} {match.first.estimate().percent()}"
            progress.update(task, completed=len(match.ledger.outcomes), description=told)

        match.play(players, heed)


def draw(picture: Callable[[], None]) -> None:
    """Draw something if that is possible here, else say what is missing."""
    if can_draw():
        picture()
    else:
        print("saltire: no plots: pip install 'saltire[arena]'", file=sys.stderr)


def show(args: argparse.Namespace, markdown: str, data: Callable[[], dict[str, object]]) -> None:
    """Print a result: JSON if asked for, set out nicely on a terminal, else as it is."""
    console = Console()
    if args.json:
        print(json.dumps(data()))
    elif console.is_terminal:
        console.print(Markdown(markdown))
    else:
        print(markdown, end="")
