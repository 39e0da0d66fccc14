"""Writes docs/reference/cli.md from the help of the commands; a test checks that it is current."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parent / "reference" / "cli.md"
COMMANDS = (
    "",
    "serve",
    "play",
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
    words = [sys.executable, "-m", "saltire", *command.split(), "--help"]
    env = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1"}
    return subprocess.run(words, env=env, capture_output=True, text=True, check=True).stdout


def page() -> str:
    """Write the help of all commands on one page."""
    parts = ["# Commands\n\nMade by `docs/help.py` from `saltire COMMAND --help`.\n"]
    for command in COMMANDS:
        name = f"saltire {command}".strip()
        parts.append(f"## {name}\n\n```\n{help_of(command).rstrip()}\n```\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
