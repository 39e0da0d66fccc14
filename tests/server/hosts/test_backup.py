"""A restore gives the same games: SQLite to SQLite, and by JSON lines to and from PostgreSQL."""

from __future__ import annotations

import gzip
import json
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from saltire.cli.main import main
from saltire.server.store.backup import backup, restore
from saltire.server.store.dump import BadCopy
from saltire.server.store.migrate import HEAD
from tests.server.people.served_app import API, ServedApp, serve_app, sign_up


def played(server: ServedApp) -> tuple[str, TestClient]:
    """Play a little of a game, chat, and write a note."""
    ann = server.browser()
    sign_up(ann, "ÁnnŐ", email="ann@example.org")
    asked = {"game": "schotten", "seats": ["me", "me"], "salt": "søl ❤️ t"}
    table = str(ann.post(f"{API}/tables", json=asked).json()["id"])
    path = f"{API}/tables/{table}"
    for step in range(3):
        seat = ann.get(path).json()["waiting"][0]
        state = ann.get(f"{path}/state?seat={seat}").json()
        act = {"ply": state["ply"], "action": state["legal"][0], "cid": f"{step}", "seat": seat}
        assert ann.post(f"{path}/act", json=act).status_code == 200
    chat = {"what": "chat", "text": "żółw 'quoted' \\ back", "cid": "c", "seat": 0}
    assert ann.post(f"{path}/do", json=chat).status_code == 200
    ann.put(f"{path}/notes", json={"text": "line\nline\u2028line"})
    return table, ann


def seen(server: ServedApp, table: str, cookie: str) -> list[Any]:
    """Tell everything that a person sees of a game and of themselves."""
    ann = server.browser(Cookie=f"saltire={cookie}")
    paths = (
        "/me", "/account", f"/tables/{table}", f"/tables/{table}/log", f"/tables/{table}/notes",
        f"/tables/{table}/state?seat=0", f"/tables/{table}/state?seat=1", "/tables?list=mine",
    )  # fmt: skip
    answers = [ann.get(API + path) for path in paths]
    assert {answer.status_code for answer in answers} == {200}
    return [answer.json() for answer in answers]


@pytest.fixture
def place(tmp_path: Path) -> Path:
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    return tmp_path


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'saltire.db'}"


@pytest.mark.parametrize("name", ["copy.db", "copy.jsonl", "copy.jsonl.gz"])
def test_a_copy_made_while_people_play_gives_the_same_games(place: Path, name: str) -> None:
    with serve_app(place / "old") as server:
        table, ann = played(server)
        cookie = ann.cookies["saltire"]
        before = seen(server, table, cookie)
        backup(url(place / "old"), place / name)
        ann.post(f"{API}/tables/{table}/do", json={"what": "resign", "cid": "r", "seat": 0})
    restore(url(place / "new"), place / name)
    with serve_app(place / "new") as server:
        assert seen(server, table, cookie) == before


def test_a_copy_is_readable_for_its_owner_only(place: Path) -> None:
    with serve_app(place / "old"):
        pass
    for name in ("copy.db", "copy.jsonl"):
        backup(url(place / "old"), place / name)
        assert stat.S_IMODE((place / name).stat().st_mode) == 0o600
    assert not list(place.glob("*.part"))


def test_a_database_with_games_is_replaced_only_when_asked(place: Path) -> None:
    for folder in ("old", "new"):
        with serve_app(place / folder) as server:
            sign_up(server.browser(), folder)
        quiet(place / folder)
    for name in ("copy.db", "copy.jsonl"):
        backup(url(place / "old"), place / name)
        with pytest.raises(BadCopy, match="not empty"):
            restore(url(place / "new"), place / name)
        assert names(place / "new") == ["new"]
    restore(url(place / "new"), place / "copy.jsonl", replace=True)
    assert names(place / "new") == ["old"]


def test_a_database_in_use_is_left_alone(place: Path) -> None:
    with serve_app(place / "old") as server:
        server.run(server.services.table_store.beat, "here")
        backup(url(place / "old"), place / "copy.db")
        with pytest.raises(BadCopy, match="stop it first"):
            restore(url(place / "old"), place / "copy.db", replace=True)


@pytest.mark.parametrize("name", ["copy.db", "copy.jsonl"])
def test_a_copy_of_a_running_server_can_be_restored_twice_and_knows_how_long_it_slept(
    place: Path, name: str
) -> None:
    with serve_app(place / "old") as server:
        sign_up(server.browser(), "Ann")
        server.run(server.services.table_store.beat, "here")
        backup(url(place / "old"), place / name)
    with closing(sqlite3.connect(place / "old" / "saltire.db")) as db:
        beaten = db.execute("SELECT at FROM alive WHERE server = 'here'").fetchone()[0]
    for _ in range(2):
        restore(url(place / "new"), place / name, replace=True)
    with closing(sqlite3.connect(place / "new" / "saltire.db")) as db:
        assert db.execute("SELECT at FROM alive").fetchall() == [(beaten,)]


def quiet(folder: Path) -> None:
    """Let the server's last sign of life be long ago."""
    with closing(sqlite3.connect(folder / "saltire.db")) as db:
        db.execute("DELETE FROM alive")
        db.commit()


def names(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "saltire.db")) as db:
        return [name for (name,) in db.execute("SELECT name FROM people")]


def test_a_copy_that_is_cut_short_is_refused_and_changes_nothing(place: Path) -> None:
    with serve_app(place / "old") as server:
        sign_up(server.browser(), "Ann")
    backup(url(place / "old"), place / "copy.jsonl")
    backup(url(place / "old"), place / "copy.db")
    lines = (place / "copy.jsonl").read_text("utf-8").splitlines(keepends=True)
    broken = {
        "short.jsonl": "".join(lines[:-1]).encode(),
        "cut.jsonl": "".join(lines)[:-30].encode(),
        "half.jsonl.gz": gzip.compress("".join(lines).encode())[:-20],
        "other.jsonl": b'{"hello": "world"}\n',
        "newer.jsonl": "".join(lines).replace(f'"{HEAD}"', '"9999"').encode(),
        "damaged.db": (place / "copy.db").read_bytes()[:9000],
        "empty": b"",
        "odd.jsonl": (lines[0] + '{"table": "sqlite_master", "row": {}}\n{"rows": 1}\n').encode(),
    }
    for name, data in broken.items():
        (place / name).write_bytes(data)
        with pytest.raises(BadCopy):
            restore(url(place / "new"), place / name, replace=True)
        assert not (place / "new" / "saltire.db").exists() or names(place / "new") == []


def test_the_commands_say_what_they_do(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve_app(place / "old") as server:
        sign_up(server.browser(), "Ann")
    monkeypatch.setenv("SALTIRE_DATABASE_URL", url(place / "old"))
    copy = str(place / "copy.jsonl")
    assert main(["backup", copy]) == 0
    assert "rows as JSON lines" in capsys.readouterr().out
    assert main(["restore", copy, "--database", str(place / "new" / "saltire.db")]) == 0
    assert "rows restored" in capsys.readouterr().out
    assert names(place / "new") == ["Ann"]
    assert main(["backup", copy, "--database", str(place / "nowhere.db")]) == 2
    assert capsys.readouterr().err.startswith("saltire: ")
    assert not (place / "nowhere.db").exists()
    assert main(["restore", str(place / "missing")]) == 2


def test_games_go_to_postgresql_and_back(place: Path, postgres: str) -> None:
    with serve_app(place / "old") as server:
        table, ann = played(server)
        cookie = ann.cookies["saltire"]
        before = seen(server, table, cookie)
    quiet(place / "old")
    backup(url(place / "old"), place / "there.jsonl")
    restore(postgres, place / "there.jsonl")
    assert "rows" in backup(postgres, place / "back.jsonl")
    there, back = (
        [json.loads(line) for line in (place / name).read_text("utf-8").split("\n")[1:-1]]
        for name in ("there.jsonl", "back.jsonl")
    )
    assert back == there
    restore(url(place / "new"), place / "back.jsonl")
    with serve_app(place / "new") as server:
        assert seen(server, table, cookie) == before
    with serve_app(place, database_url=postgres, bot_workers=0) as server:
        assert seen(server, table, cookie) == before
