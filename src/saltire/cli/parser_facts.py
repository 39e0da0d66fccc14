"""Reads the parser of every command: shell completion and the man page are written from it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from saltire.bots.registry import bots_of
from saltire.cli.main import COMMANDS, Parser, build_parser
from saltire.games.registry import load, titles


@dataclass(frozen=True)
class Flag:
    """One option of a command, or one of its arguments."""

    names: tuple[str, ...]
    """-o, --option; empty for an argument."""
    metavar: str
    """What the value is called; empty if it takes none."""
    help: str
    choices: tuple[str, ...]

    @property
    def long(self) -> str:
        return self.names[-1]


@dataclass(frozen=True)
class CommandHelp:
    """A command with everything that can stand behind it, but for the options of a game."""

    name: str
    description: str
    epilog: str
    flags: tuple[Flag, ...]
    arguments: tuple[Flag, ...]
    takes_game: bool


def commands() -> list[CommandHelp]:
    """Describe every command; one of two words comes after that of its first word."""
    described: list[CommandHelp] = []
    for name in COMMANDS:
        parser = _subparsers(build_parser([name]))[name]
        below = _subparsers(parser)
        if not below:
            described.append(_command(name, parser))
        described += [_command(f"{name} {word}", inner) for word, inner in below.items()]
        if name == "arena":
            train = _subparsers(build_parser(["arena train"]))["arena train"]
            described.append(_command("arena train", train))
    return described


def game_flags() -> dict[str, tuple[Flag, ...]]:
    """List the options of each game as flags."""
    return {name: tuple(_flags_of(name)) for name in titles()}


def bot_names() -> list[str]:
    """List the bots of all games, each once."""
    return list(dict.fromkeys(bot for name in titles() for bot in bots_of(load(name))))


def _flags_of(game: str) -> Iterator[Flag]:
    parser = _subparsers(build_parser(["perft"]))["perft"]
    own = {id(action) for action in parser._actions}
    assert parser.late is not None
    parser.late(parser, [game])
    yield from (_flag(action) for action in parser._actions if id(action) not in own)


def _subparsers(parser: argparse.ArgumentParser) -> dict[str, Parser]:
    found: dict[str, Parser] = {}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            found.update(action.choices)
    return found


def _command(name: str, parser: Parser) -> CommandHelp:
    shown = [action for action in parser._actions if action.help is not argparse.SUPPRESS]
    return CommandHelp(
        name,
        parser.description or COMMANDS[name],
        parser.epilog or "",
        tuple(_flag(action) for action in shown if action.option_strings),
        tuple(_flag(action) for action in shown if not action.option_strings),
        parser.late is not None,
    )


def _flag(action: argparse.Action) -> Flag:
    takes_value = action.nargs != 0
    metavar: Any = action.metavar or (action.dest.upper() if takes_value else "")
    if isinstance(metavar, tuple):
        metavar = " ".join(metavar)
    choices = tuple(str(choice) for choice in action.choices or ())
    if not choices and "|" in metavar:
        # A word in capitals stands for something else.
        choices = tuple(word for word in metavar.split("|") if not word.isupper())
    text = action.help or ""
    return Flag(tuple(action.option_strings), metavar if takes_value else "", text, choices)
