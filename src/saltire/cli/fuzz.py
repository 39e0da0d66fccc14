"""`saltire fuzz`: plays random or bot games and checks that nothing breaks."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from saltire.bots.registry import make_bot
from saltire.cli.game_options import add_game, game_from
from saltire.cli.main import Parser
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.session import Session
from saltire.testing.fuzz import Chooser, FuzzFailure, fuzz_one, random_chooser


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser("fuzz", help="play random games and check that nothing breaks")
    add_game(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many")
    parser.add_argument("--minutes", type=float, metavar="M", help="stop after M minutes")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="first seed")
    parser.add_argument("--bot", default="random", metavar="NAME", help="who plays (random)")
    parser.add_argument("--out", type=Path, default=Path(), metavar="DIR", help="where records go")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Play until the games or the minutes are used up, or something breaks."""
    game = game_from(args)
    if args.games < 1 or (args.minutes is not None and args.minutes <= 0):
        raise BadOption("--games and --minutes must be above zero")
    until = time.monotonic() + 60 * args.minutes if args.minutes else None
    plies = played = 0
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"fuzzing {game.name}", total=args.games)
        for seed in range(args.seed, args.seed + args.games):
            try:
                plies += fuzz_one(game, seed, _chooser(game, args.bot, seed))
            except FuzzFailure as failure:
                return _report(args, failure, seed)
            played += 1
            progress.advance(task)
            if until is not None and time.monotonic() > until:
                break
    if args.json:
        print(json.dumps({"game": game.name, "games": played, "plies": plies, "found": None}))
    else:
        print(f"{played:,} games, {plies:,} plies: nothing broke")
    return 0


def _chooser(game: Game, name: str, seed: int) -> Chooser:
    if name == "random":
        return random_chooser(Lots(seed))
    bots = [make_bot(game, name, seed + seat) for seat in range(len(game.seats))]

    def choose(session: Session, seat: int) -> int:
        return bots[seat].choose(session.state.view(seat), session.events_for(seat), 1.0)

    return choose


def _report(args: argparse.Namespace, failure: FuzzFailure, seed: int) -> int:
    path = args.out / f"fuzz-{args.game}-{seed}.json"
    failure.record.write(path)
    if args.json:
        print(json.dumps({"seed": seed, "found": str(failure), "record": str(path)}))
    else:
        print(f"seed {seed}: {failure}\nreplay it with: saltire replay {path}")
    return 1
