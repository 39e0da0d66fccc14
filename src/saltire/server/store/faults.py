"""Faults of the database, told apart from our own: away, slow, full, locked, read-only or damaged."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

SENTENCES: Final = {
    "database-away": "the database does not answer",
    "database-slow": "the database takes too long",
    "database-full": "the disk of the database is full",
    "database-locked": "another program has locked the database",
    "database-read-only": "the database cannot be written to",
    "database-damaged": "the database is damaged",
}
"""What each fault means, in words that hold no secret: drivers may name users and hosts."""
_SQLITE: Final = {
    sqlite3.SQLITE_BUSY: "database-locked",
    sqlite3.SQLITE_LOCKED: "database-locked",
    sqlite3.SQLITE_FULL: "database-full",
    sqlite3.SQLITE_IOERR: "database-full",
    sqlite3.SQLITE_READONLY: "database-read-only",
    sqlite3.SQLITE_CANTOPEN: "database-away",
    sqlite3.SQLITE_CORRUPT: "database-damaged",
    sqlite3.SQLITE_NOTADB: "database-damaged",
}
_POSTGRES: Final = {
    "53100": "database-full",
    "25006": "database-read-only",
    "XX001": "database-damaged",
    "XX002": "database-damaged",
}
_POSTGRES_AWAY: Final = ("08", "28", "3D", "53", "57P")
"""Connection, authorisation, no such database, no resources, being stopped."""


def database_fault(error: BaseException) -> str | None:
    """Give the code of what the database suffers from, or None if the fault is ours."""
    if isinstance(error, PoolTimeout | TimeoutError | asyncio.TimeoutError):
        return "database-slow"
    if isinstance(error, DBAPIError):
        return _of_driver(error)
    if isinstance(error, sqlite3.Error):
        return _of_sqlite(error)
    # The socket of a PostgreSQL on this machine is a file; that error names none.
    gone = isinstance(error, FileNotFoundError) and error.filename is None
    away = gone or isinstance(error, ConnectionError | socket.gaierror)
    return "database-away" if away else None


def _of_driver(error: DBAPIError) -> str | None:
    cause = error.orig
    if isinstance(cause, sqlite3.Error):
        return _of_sqlite(cause)
    state = str(getattr(cause, "sqlstate", None) or "")
    if state in _POSTGRES:
        return _POSTGRES[state]
    away = error.connection_invalidated or state.startswith(_POSTGRES_AWAY)
    return "database-away" if away else None


def _of_sqlite(error: sqlite3.Error) -> str | None:
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else _SQLITE.get(code & 0xFF)
