"""Writes docs/reference/cli.md from the help of the commands; a test checks that it is current."""

from __future__ import annotations

import io
import os
import re
from contextlib import redirect_stdout, suppress
from pathlib import Path
from unittest.mock import patch

from saltire.cli.main import main
from saltire.cli.parser_facts import game_flags

PAGE = Path(__file__).parent / "reference" / "cli.md"
WIDTH = 100
COMMANDS = (
    "",
    "serve",
    "play",
    "show",
    "puzzles",
    "replay",
    "review",
    "verify",
    "rules",
    "perft",
    "fuzz",
    "bench",
    "arena",
    "arena train",
    "lab balance",
    "lab calibration",
    "lab dataset",
    "bot",
    "host-link",
    "backup",
    "restore",
    "completion",
)


def help_of(command: str) -> str:
    """Give the help of a command, at a fixed width."""
    width = patch.dict(os.environ, {"COLUMNS": str(WIDTH), "NO_COLOR": "1"})
    with width, redirect_stdout(io.StringIO()) as printed, suppress(SystemExit):
        main([*command.split(), "--help"])
    return printed.getvalue()


def without_game(text: str) -> str:
    """Leave out the options of a game, which many commands take: they have a part of their own."""
    usage, _, rest = text.partition("\n\n")
    rest = re.sub(r"\n*options of \w+:\n(?: .*\n?)+", "\n", rest)
    words = re.findall(r"\[(?:[^\[\]]|\[[^\]]*\])*\]|\S+", usage)
    ours = {name for flags in game_flags().values() for flag in flags for name in flag.names}
    kept = [word for word in words if word.strip("[").split()[0].rstrip("]") not in ours]
    if len(kept) == len(words):
        return f"{usage}\n\n{rest}"
    first = next(i for i, word in enumerate(kept) if word.startswith("[") and i)
    indent = len(" ".join(kept[:first])) + 1
    lines = [" ".join(kept[:first])]
    for word in [*kept[first:], "[options of the game]"]:
        if len(lines[-1]) + len(word) >= WIDTH:
            lines.append(" " * (indent - 1))
        lines[-1] += f" {word}"
    return "\n".join(lines) + "\n\n" + rest


def game_options() -> str:
    """Write the options of all games, once."""
    lines = [
        "## Options of the games\n",
        "For `saltire play` and every command with `[options of the game]`. `-o NAME=VALUE` sets each of",
        "them as well, and `saltire rules GAME --options` lists their values.\n",
    ]
    for game, flags in game_flags().items():
        lines += [f"### {game}\n", "| Option | |", "|---|---|"]
        for flag in flags:
            value = f" {flag.metavar}" if flag.metavar else ""
            value = value.replace("|", "\\|")
            lines.append(f"| `{flag.names[-1]}{value}` | {flag.help} |")
        lines.append("")
    return "\n".join(lines)


def page() -> str:
    """Write the help of all commands on one page."""
    parts = ["# Commands\n\nMade by `docs/help.py` from `saltire COMMAND --help`.\n"]
    for command in COMMANDS:
        name = f"saltire {command}".strip()
        parts.append(f"## {name}\n\n```\n{without_game(help_of(command)).rstrip()}\n```\n")
    return "\n".join([*parts, game_options()])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
