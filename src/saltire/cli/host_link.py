"""`saltire host-link`: print a link that makes whoever opens it the host of a server."""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING, Final

from saltire.cli.main import Parser
from saltire.kernel.errors import SaltireError

if TYPE_CHECKING:
    from saltire.server.settings import Settings
    from saltire.server.store.accounts import AccountStore

MINUTES: Final = 60.0


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "host-link", help="make a link for a server's host",
        description="Print a link that makes whoever opens it the host of the server with this"
        " database. It works once, within an hour; earlier links are void.",
    )  # fmt: skip
    parser.add_argument("--database", metavar="URL", help="a file, or a postgresql:// URL")
    parser.add_argument("--url", help="where the server is, if not where the settings say")


def run(args: argparse.Namespace) -> int:
    """Make a key and print its link."""
    from saltire.server.settings import database_url, read_settings

    settings = read_settings(database_url=database_url(args.database))
    print(asyncio.run(link_of(settings, args.url or settings.base_url)))
    return 0


async def link_of(settings: Settings, url: str) -> str:
    """Make a link for the host of a database that is up to date."""
    from saltire.server.store.accounts import AccountStore
    from saltire.server.store.backup import sqlite_path
    from saltire.server.store.engine import open_engine
    from saltire.server.store.migrate import HEAD
    from saltire.server.store.preflight import schema_of

    engine = open_engine(settings.database_url)
    try:
        file = sqlite_path(settings.database_url)
        if (file is not None and not file.is_file()) or await schema_of(engine) != HEAD:
            raise SaltireError("no server of this version uses that database: start it first")
        return await new_link(AccountStore(engine), url)
    finally:
        await engine.dispose()


async def new_link(accounts: AccountStore, url: str) -> str:
    """Make a link that works once; earlier ones work no more."""
    return f"{url.rstrip('/')}/host#key={await accounts.add_host_key(MINUTES)}"
