"""A database of an older Saltire is brought up to date and keeps its games."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from saltire.record import Record
from saltire.server.store.engine import open_engine
from saltire.server.store.migrate import HEAD, MIGRATIONS, migrate, revision, upgrade
from saltire.server.store.schema import metadata
from tests.server.tables.lobby import open_lobby

FIRST = Path(__file__).with_name("first.sql")
"""A database of revision 0001, as it was: a game that is over and one under way."""
OVER, UNDER_WAY = "Rkg8ld_68FqZ7dgPOAh1mw", "UEnRNyitrXwKzf60AnpG9w"
LATER = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "later", "{head}"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("title", sa.String(20), nullable=False, server_default="none"))
        tables.alter_column("ply", new_column_name="plies")
"""


@pytest.fixture
def first(tmp_path: Path) -> Path:
    database = tmp_path / "saltire.db"
    with sqlite3.connect(database) as db:
        db.executescript(FIRST.read_text(encoding="utf-8"))
    db.close()
    return database


def shape(db: Connection) -> tuple[str | None, object]:
    """Give the revision, and how the database differs from what the code expects."""
    return revision(db), compare_metadata(MigrationContext.configure(db), metadata)


async def migrated(url: str, at_first: bool) -> tuple[tuple[str | None, object], list[str]]:
    """Make a database, by its revisions one after the other or at once; give its shape."""
    engine = open_engine(url)
    if at_first:
        async with engine.begin() as db:
            await db.run_sync(migrate)
    await upgrade(engine)
    async with engine.connect() as db:
        found = await db.run_sync(shape)
        made: list[str] = []
        if engine.dialect.name == "sqlite":
            rows = await db.exec_driver_sql("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
            made = sorted(_in_order(str(row[0])) for row in rows if "alembic" not in str(row[0]))
    await engine.dispose()
    return found, made


def _in_order(statement: str) -> str:
    """Write the parts of a statement in one order: columns and constraints may stand in any."""
    parts = re.split(r",\s+(?![^(]*\))|\n", statement)
    return "\n".join(sorted(part.strip(" \t,)") for part in parts if part.strip(" \t,)")))


def test_a_new_database_and_a_migrated_one_are_the_same(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD
    new = asyncio.run(migrated(f"sqlite:///{tmp_path / 'new.db'}", False))
    old = asyncio.run(migrated(f"sqlite:///{tmp_path / 'old.db'}", True))
    assert new == old
    assert new[0] == (HEAD, [])


def test_on_postgresql_the_revisions_make_what_the_code_expects(postgres: str) -> None:
    assert asyncio.run(migrated(postgres, True))[0] == (HEAD, [])


def test_a_database_of_the_first_schema_opens_with_its_games(first: Path, tmp_path: Path) -> None:
    with open_lobby(tmp_path) as found:
        ann = found.player("Ann")
        over, under_way = (ann.get(f"/tables/{table}") for table in (OVER, UNDER_WAY))
        assert over["result"] == {"how": "resign", "seat": 1, "shares": [1.0, 0.0]}
        assert (under_way["state"], under_way["n"]) == ("playing", 10)
        record = ann.ask("GET", f"/tables/{OVER}/record").text
        assert Record.from_text(record).verify() > 12
        assert ann.state(UNDER_WAY)["view"]["stones"]
    assert asyncio.run(migrated(f"sqlite:///{first}", False))[0] == (HEAD, [])


def test_a_later_revision_changes_an_old_database_and_keeps_its_games(
    first: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    (folder / "versions" / "later.py").write_text(LATER.format(head=HEAD))
    before = rows(first)
    asyncio.run(_upgraded(first, folder, "later"))
    after = rows(first)
    assert {name: len(after[name]) for name in before} == {
        name: len(found) for name, found in before.items()
    }
    for old, new in zip(before["tables"], after["tables"]):
        assert new["title"] == "none"
        assert new["plies"] == old.pop("ply")
        assert new.items() >= old.items()
    assert after["happenings"] == before["happenings"]
    assert after["alembic_version"] == [{"version_num": "later"}]


def test_a_revision_that_fails_leaves_the_database_as_it_was(first: Path, tmp_path: Path) -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    half = LATER.format(head=HEAD) + '    op.drop_table("nowhere")\n'
    (folder / "versions" / "later.py").write_text(half)
    before = rows(first)
    with pytest.raises(OperationalError):
        asyncio.run(_upgraded(first, folder, "later"))
    assert rows(first) == before


async def _upgraded(database: Path, folder: Path, head: str) -> None:
    engine = open_engine(f"sqlite:///{database}")
    try:
        await upgrade(engine, folder, head)
    finally:
        await engine.dispose()


def rows(database: Path) -> dict[str, list[dict[str, Any]]]:
    """Read all of a database."""
    db = sqlite3.connect(database)
    db.row_factory = sqlite3.Row
    names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {name: [dict(row) for row in db.execute(f"SELECT * FROM {name}")] for name in names}
    db.close()
    return found
