"""`saltire backup`: copy all games and people into one file, while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from saltire.cli.main import Parser


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "backup", help="copy a server's games and people into a file",
        description="Copy the database into FILE while the server runs. SQLite is copied as it is;"
        " PostgreSQL, and a FILE that ends in .jsonl or .jsonl.gz, as lines of JSON that any database"
        " takes in. The copy holds e-mail addresses and hidden cards: keep it safe.",
    )  # fmt: skip
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--database", metavar="URL", help="a file, or a postgresql:// URL")


def run(args: argparse.Namespace) -> int:
    """Copy and say what was copied."""
    from saltire.server.settings import database_url, read_settings
    from saltire.server.store.backup import backup

    url = read_settings(database_url=database_url(args.database)).database_url
    print(f"{args.file}: {backup(url, args.file)}")
    return 0
