"""A friend in a terminal meets a friend in a browser: `saltire play --server` at a real server."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from saltire.cli.full_screen.app import TableApp
from saltire.cli.remote_table import RemoteSession, RemoteTable
from saltire.cli.server_client import ServerClient
from saltire.i18n.words import Words
from tests.cli.full_screen_driver import in_one_line, play, type_line
from tests.cli.run_command import saltire
from tests.server.programs.serving import Guest, server


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("server"), limits="0") as address:
        yield address


@pytest.fixture
def ann(url: str) -> Iterator[Guest]:
    guest = Guest(url, "Ann")
    yield guest
    guest.close()


def invited(ann: Guest, url: str) -> tuple[str, str]:
    """Open a table where the friend begins; give it and the link of the friend's seat."""
    table = ann.open_table("schotten", ["me", "open"], options={"start_player": 1})
    link = ann.post(f"/tables/{table}/links", {"seat": 1})
    return table, url.rstrip("/") + link["path"]


def acts(ann: Guest, table: str, times: int) -> None:
    """Let the friend at the browser act whenever it is her turn."""
    end = time.monotonic() + 40
    while times and time.monotonic() < end:
        frame = ann.get(f"/tables/{table}/state")
        if 0 in frame["waiting"]:
            action = {"ply": frame["ply"], "action": frame["legal"][0], "cid": f"ann-{times}"}
            ann.post(f"/tables/{table}/act", action)
            times -= 1
        time.sleep(0.1)
    assert not times


def test_two_friends_play_and_chat_line_by_line(tmp_path: Path, ann: Guest, url: str) -> None:
    table, link = invited(ann, url)
    typed = "chat hello Ann\nr10 3\nhint\n#1\n#1\nlog\nquit\n"
    ran: list[Any] = []
    friend = threading.Thread(
        target=lambda: ran.append(
            saltire(tmp_path, "play", "--server", link, "--name", "Bob", typed=typed)
        )
    )
    friend.start()
    acts(ann, table, 2)
    friend.join(90)
    assert (ran[0].returncode, ran[0].stderr) == (0, "")
    output = " ".join(ran[0].stdout.split())
    assert "“r10 3” is not understood here" in output
    assert "That is not for games at a server." in output
    assert "Ann lays" in output
    assert f"Come back with: saltire play --server {link.partition('#')[0]}" in output
    log = ann.get(f"/tables/{table}/state")["log"]
    assert any(entry["kind"] == "chat" and entry["text"] == "hello Ann" for entry in log)
    cookie = next((tmp_path / "saltire").glob("guest-*.cookie"))
    assert cookie.stat().st_mode & 0o077 == 0
    again = saltire(tmp_path, "play", "--server", link.partition("#")[0], typed="quit\n")
    assert again.returncode == 0
    assert "Your turn." in again.stdout


def test_the_full_screen_plays_at_a_server(
    tmp_path: Path, ann: Guest, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    table, link = invited(ann, url)
    session = RemoteSession(ServerClient(link, "Cat", "en"))

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await type_line(pilot, "1")
        await type_line(pilot, "4")
        assert "at stone 4" in in_one_line(app)
        await type_line(pilot, "chat your turn, Ann")
        for _ in range(50):
            await pilot.pause(0.1)
            if ": your turn, Ann" in in_one_line(app):
                break
        assert ": your turn, Ann" in in_one_line(app)
        acts(ann, table, 1)
        for _ in range(100):
            await pilot.pause(0.1)
            if app.asked and "Ann lays" in in_one_line(app):
                break
        assert "Ann lays" in in_one_line(app)
        assert "Your turn." in in_one_line(app)

    play(RemoteTable(session, Words("en")), script)


def test_what_is_no_link_is_refused_in_a_line(tmp_path: Path) -> None:
    for link in ("example", "http://127.0.0.1:9/lobby"):
        ran = saltire(tmp_path, "play", "--server", link)
        assert ran.returncode == 2
        assert "is not a link to a table" in ran.stderr
        assert ran.stderr.count("\n") == 1
    ran = saltire(tmp_path, "play", "--server", "http://127.0.0.1:9/t/abc")
    assert ran.returncode == 2
    assert "does not answer" in ran.stderr
