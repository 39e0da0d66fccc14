"""`saltire`: parses the command, runs it, and prints an error as one line."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

from saltire import COMPILED, __version__
from saltire.cli.extras import missing_extra
from saltire.games.suggestion import suggestion
from saltire.kernel.errors import SaltireError

COMMANDS: Final = {
    "serve": "start the table: play in the browser, alone or with friends",
    "play": "play in the terminal, against a bot or a friend",
    "show": "draw a position that is written as text, and check it",
    "puzzles": "solve puzzles with one right answer, or make and check them",
    "replay": "step through a saved game",
    "review": "look back at a finished game: chances, slips, luck",
    "verify": "prove that a saved game was dealt fairly",
    "rules": "read the rules, one rule, or the options of a game",
    "perft": "count the positions a few plies deep",
    "fuzz": "play random games and check that nothing breaks",
    "bench": "measure speed",
    "arena": "let bots play matches, and say what they prove",
    "lab": "study a game: its balance, its bots, self-play as data",
    "bot": "let a bot play at a table server",
    "host-link": "make a link for a server's host",
    "backup": "copy a server's games and people into a file",
    "restore": "put the games and people of a copy back",
    "completion": "print a script of completions for a shell",
}

_TWO_WORDS: Final = ("arena train",)
"""Commands of two words: the rest of their line is not that of the first word."""

_EPILOG: Final = """\
examples:
  saltire play                      Schotten Totten against a bot

saltire COMMAND --help tells more about each."""


class _OneLineEach(argparse.RawDescriptionHelpFormatter):
    """Leaves room for the longest command, so that each has one line; argparse counts options only."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog)
        self._action_max_length = max(map(len, COMMANDS)) + 4


class Parser(argparse.ArgumentParser):
    """Lets a command add arguments once the words are known: which game, so which options."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.late: Callable[[Parser, Sequence[str]], None] | None = None
        self.arguments: Sequence[str] = ()
        """The words of the command line, as far as they are known: an error is told in their language."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Add the late arguments, then parse."""
        self.arguments = args or ()
        if self.late is not None:
            late, self.late = self.late, None
            late(self, args)
        parsed, unknown = super().parse_known_args(args, namespace)
        if unknown and self._subparsers is None:
            self.error(self._about_unknown(unknown[0]))
        return parsed, unknown

    def _about_unknown(self, word: str) -> str:
        flag = word.partition("=")[0]
        if not word.startswith("-"):
            return f"unexpected argument {word!r}"
        known = [name for name in self._option_string_actions if name.startswith("--")]
        return f"there is no option {flag}{suggestion(flag, known)}"

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            error.message += suggestion(str(value), map(str, action.choices or ()))
            raise

    def error(self, message: str) -> NoReturn:
        """Say what is wrong in a line; the usage of a game with all its options fills a page."""
        from saltire.cli.error_words import language_asked, worded_error, worded_help

        lang = language_asked(self.arguments)
        more = worded_help(self.prog, lang)
        self.exit(2, f"{self.prog}: {worded_error(message, lang)}; {more}\n")


def build_parser(words: Sequence[str]) -> Parser:
    """Create the parser; only the module of the requested command is imported."""
    parser = Parser(
        prog="saltire",
        description="Scottish board games, complete: play, replay, check and measure them.",
        epilog=_EPILOG,
        formatter_class=_OneLineEach,
    )
    parser.arguments = words
    build = "compiled" if COMPILED else "pure Python"
    parser.add_argument("--version", action="version", version=f"saltire {__version__} ({build})")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    requested = next((word for word in words if not word.startswith("-")), "")
    if requested and requested not in (*COMMANDS, *_TWO_WORDS):
        parser.error(f"there is no command {requested!r}{suggestion(requested, COMMANDS)}")
    if requested in _TWO_WORDS:
        _module(requested).add(commands)
    for name, help in COMMANDS.items():
        if name == requested:
            _module(name).add(commands)
        else:
            commands.add_parser(name, help=help)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code."""
    words = _join_command_words(list(sys.argv[1:] if argv is None else argv))
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = _run(words)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # The reader of the output is gone; flushing the rest at exit must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        if argv is None:
            # A second Control-C while the process ends must not turn into a traceback.
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        return 130
    except (SaltireError, OSError) as error:
        from saltire.cli.error_words import language_asked, worded_error

        said = worded_error(_one_line(error), language_asked(words))
        print(f"saltire: {said}", file=sys.stderr)
        return 2


def _run(words: list[str]) -> int:
    parser = build_parser(words)
    args = parser.parse_args(words)
    if args.command is None:
        parser.print_help()
        return 0
    try:
        code: int = _module(args.command).run(args)
    except ModuleNotFoundError as error:
        message = missing_extra(args.command, error)
        if not message:
            raise
        print(message, file=sys.stderr)
        return 2
    return code


def _module(command: str) -> Any:
    return import_module(f"saltire.cli.{command.replace(' ', '_').replace('-', '_')}")


def _join_command_words(words: list[str]) -> list[str]:
    """Join the two words of a command into one."""
    two = " ".join(words[:2])
    return [two, *words[2:]] if two in _TWO_WORDS else words


def _one_line(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        message = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
        return message.replace("\n", " ")
    return str(error).replace("\n", " ")
