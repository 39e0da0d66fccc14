"""`saltire play`: plays a game in the terminal, against bots or with people at the same keyboard."""

from __future__ import annotations

import argparse
import secrets
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from saltire.bots.registry import best_bot, bots_of
from saltire.cli.game_options import add_game, add_position, game_from
from saltire.cli.language import add_lang, language
from saltire.cli.save_file import BOT, latest_unfinished, new_file, resume
from saltire.dealer import Dealer
from saltire.games.suggestion import suggestion
from saltire.kernel.errors import BadOption, SaltireError
from saltire.kernel.game import Game
from saltire.record import Record
from saltire.session import Session

if TYPE_CHECKING:
    from saltire.cli.screen import Screen
    from saltire.i18n.words import Words

PERSON: Final = "person"
LATEST: Final = "(the latest)"


def add(commands: Any) -> None:
    """Add the arguments of `saltire play`."""
    parser = commands.add_parser(
        "play", help="play in the terminal, against a bot or a friend",
        usage="saltire play [GAME] [options]",
        description="Play in the terminal. ? at the table helps; games are kept as you play.",
    )  # fmt: skip
    add_game(parser)
    add_position(parser)
    parser.add_argument(
        "--bot", action="append", metavar="NAME",
        help="who plays the other seats (default the strongest); several are seated in turn",
    )  # fmt: skip
    parser.add_argument(
        "--seat", default="0", metavar="N|random", help="your seat, the first is 0 (default 0)"
    )
    parser.add_argument("--hotseat", action="store_true", help="only people, all at this keyboard")
    parser.add_argument(
        "--people", type=int, default=1, metavar="N",
        help="so many people at this keyboard, from your seat on (default 1)",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, metavar="N", help="deal the same game again")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file")
    parser.add_argument(
        "--resume", nargs="?", type=Path, const=Path(LATEST), metavar="FILE",
        help="go on with a saved game (the one you left last if no file is named)",
    )  # fmt: skip
    parser.add_argument(
        "--server", metavar="LINK",
        help="play at a server: the link of your seat, or of your table (SALTIRE_TOKEN says who you are)",
    )  # fmt: skip
    parser.add_argument(
        "--name", default="Guest", metavar="NAME", help="your name as a guest at that server"
    )
    parser.add_argument(
        "--practice", action="store_true",
        help="undo takes back anything, seen or not; the record counts how often",
    )  # fmt: skip
    parser.add_argument(
        "--plain", action="store_true",
        help="line by line, for screen readers and scripts (a pipe is always plain)",
    )  # fmt: skip
    parser.add_argument(
        "--pace", type=float, default=0.8, metavar="SECONDS",
        help="how long each step of the others is shown (default 0.8; any key goes on)",
    )  # fmt: skip
    add_lang(parser)


def run(args: argparse.Namespace) -> int:
    """Start or resume a game and play it, on a full screen where there is one."""
    from saltire.cli.screen import Screen
    from saltire.i18n.words import Words

    words, screen = Words(language(args)), Screen()
    full = screen.at_terminal and not args.plain
    if full and find_spec("textual") is None:
        screen.print_unwrapped(words.say("no-terminal-extra"))
        full = False
    if args.server is not None:
        return _at_server(args, words, screen, full)
    session, path = _resume(args) if args.resume is not None else _new(args)
    seed = secrets.randbelow(2**31) if args.seed is None else args.seed
    may_discard = args.resume is None and args.save is None
    if full:
        from saltire.cli.full_screen.run import play_full_screen
        from saltire.cli.local_table import LocalTable

        table = LocalTable(session, path, words, seed, args.practice)
        return play_full_screen(table, screen, may_discard, args.pace)
    from saltire.cli.game_loop import GameLoop

    loop = GameLoop(session, path, words, screen, seed, args.practice)
    loop.may_discard = may_discard
    return loop.play()


def _at_server(args: argparse.Namespace, words: Words, screen: Screen, full: bool) -> int:
    from saltire.cli.remote_table import RemoteLoop, RemoteTable, sit_down

    session = sit_down(args.server, args.name, words, screen)
    if full:
        from saltire.cli.full_screen.run import play_full_screen

        return play_full_screen(RemoteTable(session, words), screen, False, args.pace)
    return RemoteLoop(session, words, screen).play()


def _new(args: argparse.Namespace) -> tuple[Session, Path]:
    game = game_from(args)
    dealer = Dealer(args.seed)
    path = args.save or new_file(game.name)
    if args.save is not None and not path.parent.is_dir():
        raise SaltireError(f"there is no folder {path.parent}")
    if path.exists():
        raise SaltireError(f"{path} exists already; to go on with it: saltire play --resume {path}")
    record = Record(game, _players(args, game), dealer.commitment, dealer.salts)
    return Session(game, dealer, record), path


def _players(args: argparse.Namespace, game: Game) -> list[str]:
    """Assign people and bots to the seats; BadOption says what is wrong."""
    seats = len(game.seats)
    people = seats if args.hotseat else args.people
    if not 1 <= people <= seats:
        raise BadOption(f"--people {people} cannot be: {game.name} has {seats} seats here")
    first = 0 if args.hotseat else _first_seat(args.seat, seats)
    mine = [(first + n) % seats for n in range(people)]
    kinds = _bots(args.bot or [best_bot(game)], game)
    others = [seat for seat in range(seats) if seat not in mine]
    seated = {seat: BOT + kinds[n % len(kinds)] for n, seat in enumerate(others)}
    alone = people == 1
    return [seated.get(seat, PERSON if alone else f"{PERSON} {seat + 1}") for seat in range(seats)]


def _first_seat(asked: str, seats: int) -> int:
    if asked == "random":
        return secrets.randbelow(seats)
    if not (asked.isascii() and asked.isdigit() and int(asked) < seats):
        raise BadOption(f"--seat {asked} cannot be: the seats are 0 to {seats - 1}, or random")
    return int(asked)


def _bots(asked: list[str], game: Game) -> list[str]:
    """Check the names of bots."""
    known = bots_of(game)
    for name in asked:
        if name not in known:
            meant = suggestion(name, known)
            raise BadOption(
                f"{game.name} has no bot {name!r}{meant}; choose from: {', '.join(known)}"
            )
    return asked


def _resume(args: argparse.Namespace) -> tuple[Session, Path]:
    path = latest_unfinished() if str(args.resume) == LATEST else args.resume
    session = resume(path)
    return session, args.save or path
