"""Bring the database up to date: new ones are made, old ones migrated."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saltire.kernel.errors import SaltireError
from saltire.server.store.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config

HEAD: Final = "0007"
"""The newest revision under migrations/versions; a test compares."""


_ONE_AT_A_TIME: Final = text("SELECT pg_advisory_xact_lock(8642)")
MIGRATIONS: Final = Path(__file__).with_name("migrations")


async def upgrade(engine: AsyncEngine, folder: Path = MIGRATIONS, head: str = HEAD) -> None:
    """Make or migrate the schema; quick when it is current."""
    async with engine.begin() as db:
        at = await db.run_sync(revision)
        if at is None:
            await db.run_sync(_make)
    if at not in (None, head):
        async with engine.connect() as db:
            await _all_or_nothing(db, folder)


async def _all_or_nothing(db: AsyncConnection, folder: Path) -> None:
    """Migrate in one transaction; of several processes the first does it, the others wait for it.

    SQLite rebuilds tables, so what points to them must look away.
    """
    if db.dialect.name != "sqlite":
        await db.execute(_ONE_AT_A_TIME)
        await db.run_sync(migrate, folder)
        await db.commit()
        return
    await db.exec_driver_sql("PRAGMA foreign_keys=OFF")
    try:
        await db.exec_driver_sql("BEGIN IMMEDIATE")
        await db.run_sync(migrate, folder)
        if (await db.exec_driver_sql("PRAGMA foreign_key_check")).first() is not None:
            raise SaltireError("the database cannot be migrated: rows would point to nothing")
        await db.commit()
    finally:
        await db.rollback()
        await db.exec_driver_sql("PRAGMA foreign_keys=ON")


def revision(db: Connection) -> str | None:
    """Give the revision of the database, or None if it is empty."""
    if not inspect(db).has_table("alembic_version"):
        return None
    found = db.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _make(db: Connection) -> None:
    if db.dialect.name == "postgresql":
        db.execute(_ONE_AT_A_TIME)
        if revision(db) is not None:
            return
    metadata.create_all(db)
    db.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    db.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})


def migrate(db: Connection, folder: Path = MIGRATIONS) -> None:
    """Run the revisions that the database lacks."""
    from alembic import command

    require_known_revision(revision(db), folder)
    config = _config(folder)
    config.attributes["connection"] = db
    command.upgrade(config, "head")


def require_known_revision(at: str | None, folder: Path = MIGRATIONS) -> None:
    """Refuse a database of a revision that this Saltire does not have."""
    if at in (None, HEAD):
        return
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    try:
        ScriptDirectory.from_config(_config(folder)).get_revision(at)
    except CommandError:
        raise SaltireError(
            f"the database was made by a newer Saltire (its revision is {at}): install that one,"
            " or restore a copy that your version has made"
        ) from None


def _config(folder: Path) -> Config:
    # Alembic is slow to import and seldom needed.
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(folder))
    return config
