"""`saltire serve --check`: one line for each thing a server needs, and whether it is in order."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from saltire.cli.listening import listen
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
    looks = {"folder": _folder, "mail": _mail, "port": _port}
    # Without an answer there is nothing to ask about the schema.
    connected = _well("database", _database, settings) and _well("schema", _schema, settings)
    return (
        0 if all([_well(name, look, settings) for name, look in looks.items()]) and connected else 1
    )


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
    """Connect, and look for damage."""
    file = _missing(settings)
    if file is not None:
        return f"{file} is not there: the start makes it"
    asyncio.run(_revision(settings))
    return "it answers"


def _schema(settings: Settings) -> str:
    """Say what a start would do about the schema."""
    from saltire.server.store.migrate import HEAD, require_known_revision

    at = None if _missing(settings) is not None else asyncio.run(_revision(settings))
    require_known_revision(at)
    if at is None:
        return "there is none: the start makes the tables"
    return f"revision {at}" if at == HEAD else f"revision {at}: the start migrates it to {HEAD}"


def _missing(settings: Settings) -> Path | None:
    """Give the file of a SQLite database that is not there yet: to look must not make it."""
    from saltire.server.store.backup import sqlite_path

    path = sqlite_path(settings.database_url)
    return path if path is not None and not path.exists() else None


async def _revision(settings: Settings) -> str | None:
    from saltire.server.store.engine import open_engine
    from saltire.server.store.preflight import check_whole, schema_of

    engine = open_engine(settings.database_url)
    try:
        await check_whole(engine)
        return await schema_of(engine)
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
    with listen(settings) as listening:
        port = listening.getsockname()[1]
    taken = settings.port not in (0, port)
    return f"{settings.port} is taken: another one will be used" if taken else f"{port} is free"
