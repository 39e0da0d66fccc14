"""`saltire arena train`: trains a model for a game's search, and installs it if it wins a match."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from saltire.arena.promotion_gate import ENOUGH, EVEN, SHARE
from saltire.bots.registry import model_path, policy_trainer, value_network
from saltire.cli.arena import add_running, play_with_progress, print_result, runner_from
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

The weights of playouts are trained in one go, and tried in 3,000 rounds against those in use instead.

  saltire arena train schotten --minutes 10 --gate-games 1000 --out schotten-value

trains the value network by self-play: a small network that judges the position after a move. Its gate is
a match of the bot that looks one move ahead with it, against greedy or the network in use."""


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "arena train", help="train a model for a game's search", epilog=_EPILOG,
        description="Train a model for a game's search, and install it if it wins a match.",
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
        "--part", choices=("value", "policy", "both", "playouts"), default="both",
        help="what to learn (both); playouts: the weights by which playouts choose moves",
    )  # fmt: skip
    parser.add_argument(
        "--self-play", type=int, default=2_000_000, metavar="N",
        help="rounds of self-play, for playouts (2,000,000)",
    )  # fmt: skip
    parser.add_argument(
        "--reach", type=int, metavar="N",
        help="turns or rounds before a learned value ends a playout; 0: as without it (by the game)",
    )  # fmt: skip
    parser.add_argument(
        "--minutes", type=float, metavar="M",
        help="train the value network instead, by self-play for so long",
    )  # fmt: skip
    gate = parser.add_argument_group("the gate")
    gate.add_argument(
        "--gate-games", type=int, default=ENOUGH, metavar="N",
        help=f"({ENOUGH}); with fewer, nothing is installed",
    )  # fmt: skip
    gate.add_argument("--seconds", type=float, default=0.1, help="for a move (0.1)")


def run(args: argparse.Namespace) -> int:
    """Train a model, play its promotion match, and print the result."""
    if args.minutes is not None:
        return _train_value(args)
    if args.part == "playouts":
        return _train_playouts(args)
    from saltire.arena.training import PARTS, Training

    if min(args.games, args.playouts, args.gate_games) < 1 or args.seconds <= 0:
        raise BadOption("--games, --playouts, --gate-games and --seconds must be above zero")
    if args.reach is not None and args.reach < 0:
        raise BadOption("--reach must not be below zero")
    game = game_from(args)
    runner = runner_from(args)
    folder = args.out or Path(f"train-{game.name}")
    training = Training(game, folder, args.games, args.playouts, args.seed)
    training.play(play_with_progress, runner)
    parts = PARTS if args.part == "both" else (args.part,)
    if training.fit(parts, args.reach) is not None:
        training.write_report()
        if training.pass_gate(args.gate_games, args.seconds, play_with_progress, runner):
            training.install(model_path(game))
    training.write_report()
    print_result(args, training.as_markdown(), training.as_json)
    if not training.installed:
        print(f"saltire: {training.summary()}", file=sys.stderr)
    return 0 if training.installed else 1


def _train_value(args: argparse.Namespace) -> int:
    """Train the value network, and install it if its one-ply bot beats the greedy bot or its predecessor."""
    from saltire.arena.value_training import ValueTraining

    if args.minutes <= 0 or args.gate_games < 1:
        raise BadOption("--minutes and --gate-games must be above zero")
    game = game_from(args)
    network = value_network(game)
    folder = args.out or Path(f"train-{game.name}")
    training = ValueTraining(game, network.task(), folder, args.minutes, args.seed)
    training.run(lambda line: print(line, file=sys.stderr))
    path = training.finish()
    rival = f"value:{network.installed}" if network.installed.exists() else "greedy"
    gate = training.gate(
        rival, args.gate_games, args.seconds, play_with_progress, runner_from(args)
    )
    better = gate.passed()
    if better:
        network.installed.write_bytes(path.read_bytes())
    outcome = "is installed" if better else "is left out"
    against = "the one in use" if ":" in rival else rival
    print(f"the value network of {game.name} {outcome}: against {against} {gate.summary()}")
    return 0 if better else 1


def _train_playouts(args: argparse.Namespace) -> int:
    """Train the weights of playouts, and install them if they beat those in use."""
    game = game_from(args)
    trainer = policy_trainer(game)
    if args.self_play < 1:
        raise BadOption("--self-play must be above zero")
    folder = args.out or Path(f"train-{game.name}")
    folder.mkdir(parents=True, exist_ok=True)
    weights = trainer.train(args.self_play, args.seed, lambda line: print(line, file=sys.stderr))
    trainer.write(weights, folder / trainer.installed.name)
    rounds, share = trainer.compare(weights, args.seed)
    better = share.mean > SHARE and share.low > EVEN
    if better:
        trainer.write(weights, trainer.installed)
    outcome = "are installed" if better else "are not installed"
    print(f"the weights {outcome}: {share.percent()} of {rounds:,} rounds against those in use")
    return 0 if better else 1
