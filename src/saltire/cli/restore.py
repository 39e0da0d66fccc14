"""`saltire restore`: put the games and people of a copy back."""

from __future__ import annotations

import argparse
from pathlib import Path

from saltire.cli.main import Parser


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "restore", help="put the games and people of a copy back",
        description="Fill the database from FILE, which saltire backup has made; all of it or nothing."
        " Stop the server first.",
    )  # fmt: skip
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--database", metavar="URL", help="a file, or a postgresql:// URL")
    parser.add_argument("--replace", action="store_true", help="even if the database holds games")


def run(args: argparse.Namespace) -> int:
    """Fill and say what came in."""
    from saltire.server.settings import database_url, read_settings
    from saltire.server.store.backup import restore

    url = read_settings(database_url=database_url(args.database)).database_url
    print(f"{args.file}: {restore(url, args.file, args.replace)} restored")
    return 0
