"""`saltire arena train`: a model for a game's search, installed only if it wins its gate."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from saltire.arena.gate import ENOUGH, EVEN, SHARE
from saltire.bots.knowing import place_of_model
from saltire.cli.arena import add_running, play_with_bar, players_from, show
from saltire.cli.game_options import add_game, game_from
from saltire.cli.main import Parser
from saltire.kernel.errors import BadOption

_EPILOG = f"""\
example:
  saltire arena train hammer --games 400 --playouts 40 --jobs 2 --out hammer-model

Self-play comes first, then the fit, then the gate: the search with the model against the search
without, at equal time. A model that wins more than 52.5 % of {ENOUGH} games, with the 95 % interval above
50 %, is put into the package, and the search uses it from then on. Any other is left out, and the exit
code is 1. Run the same command again to go on after a stop.

Leanings are practised in one go, and tried in 3,000 rounds against those in use instead."""


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "arena train", help="teach a game's search a model", epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    add_game(parser)
    add_running(parser)
    parser.add_argument(
        "--playouts", type=int, default=40, metavar="N", help="a choice, in self-play (40)"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="games, model and report (train-GAME)"
    )
    parser.add_argument(
        "--part", choices=("value", "policy", "both", "leanings"), default="both",
        help="what to learn (both); leanings: how playouts of Schotten Totten go on",
    )  # fmt: skip
    parser.add_argument(
        "--practice", type=int, default=2_000_000, metavar="N",
        help="rounds, for leanings (2,000,000)",
    )  # fmt: skip
    parser.add_argument(
        "--reach", type=int, metavar="N",
        help="turns or rounds before a learned value ends a playout; 0: as without it (by the game)",
    )  # fmt: skip
    gate = parser.add_argument_group("the gate")
    gate.add_argument(
        "--gate-games", type=int, default=ENOUGH, metavar="N",
        help=f"({ENOUGH}); with fewer, nothing is installed",
    )  # fmt: skip
    gate.add_argument("--seconds", type=float, default=0.1, help="for a move (0.1)")


def run(args: argparse.Namespace) -> int:
    """Teach a model, let it prove itself, and say what became of it."""
    if args.part == "leanings":
        return _practise(args)
    from saltire.arena.training import PARTS, Training

    if min(args.games, args.playouts, args.gate_games) < 1 or args.seconds <= 0:
        raise BadOption("--games, --playouts, --gate-games and --seconds must be above zero")
    if args.reach is not None and args.reach < 0:
        raise BadOption("--reach must not be below zero")
    game = game_from(args)
    players = players_from(args)
    folder = args.out or Path(f"train-{game.name}")
    training = Training(game, folder, args.games, args.playouts, args.seed)
    training.play(play_with_bar, players)
    parts = PARTS if args.part == "both" else (args.part,)
    if training.learn(parts, args.reach) is not None:
        training.write_report()
        if training.pass_gate(args.gate_games, args.seconds, play_with_bar, players):
            training.install(place_of_model(game))
    training.write_report()
    show(args, training.as_markdown(), training.as_json)
    if not training.installed:
        print(f"saltire: {training.verdict()}", file=sys.stderr)
    return 0 if training.installed else 1


def _practise(args: argparse.Namespace) -> int:
    """Practise, and install the leanings if they beat those that are there."""
    from saltire.arena.practise import DEALS, WATCHED, compare, practise, write
    from saltire.bots.schotten.leanings import LEARNED, learned

    game = game_from(args)
    if game.name != "schotten":
        raise BadOption("only schotten has leanings to practise")
    if args.practice < 1:
        raise BadOption("--practice must be above zero")
    folder = args.out or Path("train-schotten")
    folder.mkdir(parents=True, exist_ok=True)
    table = practise(WATCHED, args.practice, args.seed, lambda line: print(line, file=sys.stderr))
    write(table, folder / LEARNED.name)
    share = compare(table, learned(), DEALS, args.seed)
    better = share.mean > SHARE and share.low > EVEN
    if better:
        write(table, LEARNED)
    told = "are installed" if better else "are left out"
    print(f"the leanings {told}: {share.percent()} of {2 * DEALS:,} rounds against those in use")
    return 0 if better else 1
