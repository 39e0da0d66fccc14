"""Backup and restore: the file's own form says how it was made."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from pathlib import Path
from typing import Final, TextIO, cast

from sqlalchemy.engine import make_url

from saltire.server.store.dump import (
    SQLITE_BEGINS,
    BadCopy,
    copy_sqlite,
    dump,
    fill,
    fill_sqlite,
    in_use,
)
from saltire.server.store.engine import open_engine

GZIP_BEGINS: Final = b"\x1f\x8b"


def backup(url: str, file: Path) -> str:
    """Copy a database into a file while it is in use, and say how.

    A SQLite database is copied as it is, unless the file is called `.jsonl` or `.jsonl.gz`; PostgreSQL
    always becomes JSON lines. Either kind of database takes JSON lines in.
    """
    path = sqlite_path(url)
    if path is not None and not _as_lines(file):
        copy_sqlite(path, file)
        return "a SQLite database"
    if path is not None and not path.is_file():
        raise BadCopy(f"{path}: there is no such database")
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    with _open(part, file.suffix == ".gz", "wt") as out:
        rows = asyncio.run(_dump(url, out))
    part.replace(file)
    return f"{rows:,} rows as JSON lines"


def restore(url: str, file: Path, replace: bool = False) -> str:
    """Fill a database from a file and say what came in; one that holds games needs `replace`."""
    with file.open("rb") as binary:
        begins = binary.read(len(SQLITE_BEGINS))
    fault = asyncio.run(_in_use(url))
    if fault and not (replace and "--replace" in fault):
        raise BadCopy(fault)
    if begins != SQLITE_BEGINS:
        return _restore_lines(url, file, begins[:2] == GZIP_BEGINS)
    path = sqlite_path(url)
    if path is None:
        raise BadCopy("a SQLite copy goes into SQLite; make a .jsonl copy for PostgreSQL")
    fill_sqlite(file, path)
    return "a SQLite database"


def sqlite_path(url: str) -> Path | None:
    """Give the file of a SQLite database, or None for PostgreSQL."""
    parsed = make_url(url)
    return Path(parsed.database or "") if parsed.drivername.startswith("sqlite") else None


def _as_lines(file: Path) -> bool:
    return file.name.endswith((".jsonl", ".jsonl.gz"))


def _open(file: Path, zipped: bool, mode: str) -> TextIO:
    # Only \n ends a line: a name may hold any of Unicode's other line ends.
    if zipped:
        return cast(TextIO, gzip.open(file, mode, encoding="utf-8", newline="\n"))
    return cast(TextIO, file.open(mode, encoding="utf-8", newline="\n"))


def _restore_lines(url: str, file: Path, zipped: bool) -> str:
    try:
        with _open(file, zipped, "rt") as lines:
            return f"{asyncio.run(_fill(url, lines)):,} rows"
    except (EOFError, UnicodeDecodeError, gzip.BadGzipFile, zlib.error):
        raise BadCopy(f"{file} is damaged or not a copy") from None


async def _dump(url: str, out: TextIO) -> int:
    engine = open_engine(url)
    try:
        return await dump(engine, out.write)
    finally:
        await engine.dispose()


async def _fill(url: str, lines: TextIO) -> int:
    engine = open_engine(url)
    try:
        return await fill(engine, lines)
    finally:
        await engine.dispose()


async def _in_use(url: str) -> str:
    engine = open_engine(url)
    try:
        return await in_use(engine)
    finally:
        await engine.dispose()
