"""`saltire serve --check`: one line for each thing a server needs, and whether it is in order."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from saltire.kernel.errors import SaltireError

if TYPE_CHECKING:
    from saltire.server.settings import Settings

Check: TypeAlias = "Callable[[Settings], str]"


def check(read: Callable[[], Settings]) -> int:
    """Print how everything is; give 0 if a server could start, else 1."""
    try:
        settings = read()
    except SaltireError as error:
        _print("problem", "settings", str(error))
        return 1
    _print("ok", "settings", "they can be read")
    looks = {"database": _database, "folder": _folder, "mail": _mail, "port": _port}
    return 0 if all([_well(name, look, settings) for name, look in looks.items()]) else 1


def _well(name: str, look: Check, settings: Settings) -> bool:
    """Print one line: ok and what was found, or the problem."""
    try:
        _print("ok", name, look(settings))
    except (SaltireError, OSError) as error:
        _print("problem", name, str(error) or type(error).__name__)
        return False
    return True


def _print(verdict: str, name: str, found: str) -> None:
    print(f"{verdict:<8} {name}: {' '.join(found.split())}")


def _database(settings: Settings) -> str:
    """Connect, look for damage, and say what a start would do about the schema."""
    return asyncio.run(_schema(settings))


async def _schema(settings: Settings) -> str:
    from saltire.server.store.engine import open_engine
    from saltire.server.store.migrate import known
    from saltire.server.store.preflight import check_whole, schema_of, state_of_schema

    engine = open_engine(settings.database_url)
    path = Path(engine.url.database or "")
    try:
        if engine.dialect.name == "sqlite" and not path.is_file():
            return f"{path} is not there: the start makes it"
        await check_whole(engine)
        at = await schema_of(engine)
        known(at)
        return state_of_schema(at)
    finally:
        await engine.dispose()


def _folder(settings: Settings) -> str:
    """See whether SQLite may write: it makes files beside the database."""
    from saltire.server.store.backup import sqlite_path

    path = sqlite_path(settings.database_url)
    if path is None:
        return "PostgreSQL keeps its own"
    folder = path.absolute().parent
    if not folder.is_dir():
        raise SaltireError(f"{folder} is not there")
    for place in (folder, path):
        if place.exists() and not os.access(place, os.W_OK):
            raise SaltireError(f"{place} cannot be written to")
    return f"{folder} can be written to"


def _mail(settings: Settings) -> str:
    """Connect to the mail server and sign in; nothing is sent."""
    from saltire.server.notify.smtp import Mailer

    mailer = Mailer(settings)
    if not mailer.ready:
        return "no mail server is set, so none is sent"
    mailer.try_out()
    return f"{settings.smtp_host}:{settings.smtp_port} lets us in"


def _port(settings: Settings) -> str:
    from saltire.cli.serve import listen

    with listen(settings) as listening:
        port = listening.getsockname()[1]
    taken = settings.port not in (0, port)
    return f"{settings.port} is taken: another one will be used" if taken else f"{port} is free"
