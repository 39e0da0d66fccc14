"""`saltire perft`: counts the sequences of actions, with chance fixed to its lowest outcome."""

from __future__ import annotations

import argparse
import json
import time

from saltire.cli.game_options import add_game, add_position, game_from
from saltire.cli.main import Parser
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game
from saltire.testing.perft import apply_chance, count_turns, divide


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser("perft", help="count the ways to play a few turns")
    add_game(parser)
    add_position(parser)
    parser.add_argument("--turns", type=int, default=2, metavar="N", help="how many (default 2)")
    parser.add_argument("--divide", action="store_true", help="count by first action")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Count and print."""
    game = game_from(args)
    if args.turns < 0:
        raise BadOption("--turns cannot be negative")
    started = time.perf_counter()
    counts = _counts(game, args.turns, args.divide)
    seconds = time.perf_counter() - started
    if args.json:
        print(json.dumps({"game": game.name, "turns": args.turns, "counts": counts}))
        return 0
    for name, count in counts.items():
        print(f"{name:<14} {count:>12,}")
    print(f"{sum(counts.values()):,} ways to play {args.turns} turns, {seconds:.2f} s")
    return 0


def _counts(game: Game, turns: int, by_action: bool) -> dict[str, int]:
    state = apply_chance(game.begin())
    if not by_action:
        return {"all": count_turns(state, turns)}
    return {game.say(state, action): count for action, count in divide(state, turns).items()}
