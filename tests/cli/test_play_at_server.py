"""A friend in a terminal meets a friend in a browser: `saltire play --server` at a real server."""

from __future__ import annotations

import random
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
from tests.cli.full_screen_driver import in_one_line, offered, on_screen, play, type_line
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


def invited(ann: Guest, url: str, **more: object) -> tuple[str, str]:
    """Open a table where the friend begins; give it and the link of the friend's seat."""
    table = ann.open_table("schotten", ["me", "open"], options={"start_player": 1}, **more)
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
    assert "That is not possible in a game on a server." in output
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
            if app.is_asked and "Ann lays" in in_one_line(app):
                break
        assert "Ann lays" in in_one_line(app)
        assert "Your turn." in in_one_line(app)

    play(RemoteTable(session, Words("en")), script)


def does(ann: Guest, table: str, what: str) -> None:
    """Let the friend at the browser ask for something, or answer."""
    ann.post(f"/tables/{table}/do", {"what": what, "cid": f"{what}-{time.monotonic_ns()}"})


async def until(app: TableApp, pilot: Pilot[Any], text: str) -> None:
    """Wait until a text stands on the screen."""
    for _ in range(300):
        await pilot.pause(0.1)
        if text in in_one_line(app):
            return
    raise AssertionError(f"{text!r} is not on\n{in_one_line(app)}")


def sat_down(link: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RemoteTable:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return RemoteTable(RemoteSession(ServerClient(link, "Cat", "en")), Words("en"))


def test_a_game_over_days_shows_its_clocks_and_is_left_and_found_again(
    tmp_path: Path, ann: Guest, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, link = invited(ann, url, pace={"kind": "days", "days": 3})
    ran = saltire(tmp_path, "play", "--server", link, "--name", "Cat", typed="quit\n")
    assert "You 2 d 23 h" in ran.stdout

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await until(app, pilot, "You 2 d 23 h")
        await type_line(pilot, "1")
        await type_line(pilot, "4")
        await until(app, pilot, "Ann 2 d 23 h")
        await pilot.press("ctrl+q")

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    begun = time.monotonic()
    left = play(sat_down(link.partition("#")[0], tmp_path, monkeypatch), script)
    assert left.return_value == "kept"
    assert time.monotonic() - begun < 20, "leaving does not wait for news of the server"
    assert ann.get(f"/tables/{table}/state")["waiting"] == [0]


def test_live_clocks_run_on_the_screen(
    tmp_path: Path, ann: Guest, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, link = invited(ann, url, pace={"kind": "live", "minutes": 30})

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await until(app, pilot, "You 29:5")
        await until(app, pilot, "Ann 30:00")

    play(sat_down(link, tmp_path, monkeypatch), script)


def test_takebacks_draws_and_another_game(
    tmp_path: Path, ann: Guest, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, link = invited(ann, url)
    shown: list[str] = []

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        await type_line(pilot, "accept")
        await until(app, pilot, "Nobody has asked you anything.")
        await type_line(pilot, "1")
        await type_line(pilot, "4")
        await type_line(pilot, "takeback")
        await until(app, pilot, "You ask for a takeback.")
        does(ann, table, "accept-takeback")
        await until(app, pilot, "Your turn.")
        await type_line(pilot, "1")
        await type_line(pilot, "5")
        acts(ann, table, 1)
        await until(app, pilot, "Your turn.")
        does(ann, table, "ask-takeback")
        await until(
            app, pilot, "Ann asks to take back the latest action. Type “accept” or “refuse”."
        )
        await type_line(pilot, "refuse")
        await until(app, pilot, "The takeback is off.")
        does(ann, table, "offer-draw")
        await until(app, pilot, "Ann offers a draw. Type “accept” or “refuse”.")
        await type_line(pilot, "accept")
        await until(app, pilot, "The game is drawn.")
        await until(app, pilot, "Type “rematch” for another game.")
        await pilot.press("f5", "end")
        await until(app, pilot, "You accept the draw.")
        await pilot.press("escape")
        await type_line(pilot, "rematch")
        await until(app, pilot, "You have asked for another game")
        does(ann, table, "rematch")
        for _ in range(300):
            await pilot.pause(0.1)
            if isinstance(app.table, RemoteTable) and app.table.remote.client.table != table:
                break
        assert isinstance(app.table, RemoteTable)
        shown.append(app.table.remote.client.table)
        await until(app, pilot, "F1 Help")
        assert not app.table.over()

    play(sat_down(link, tmp_path, monkeypatch), script)
    assert ann.get(f"/tables/{shown[0]}")["state"] == "playing"


def test_a_draw_and_another_game_line_by_line(tmp_path: Path, ann: Guest, url: str) -> None:
    table, link = invited(ann, url)
    ran = None
    typed = "help\noffer-draw\n1\n4\nresign\nrematch\n"

    def friend() -> None:
        nonlocal ran
        ran = saltire(tmp_path, "play", "--server", link, "--name", "Bob", typed=typed)

    begun = threading.Thread(target=friend)
    begun.start()
    acts(ann, table, 1)
    end = time.monotonic() + 60
    while time.monotonic() < end and not ann.get(f"/tables/{table}/state")["offers"]["rematch"]:
        time.sleep(0.2)
    does(ann, table, "rematch")
    following = ann.get(f"/tables/{table}")["rematch"]
    does(ann, following, "resign")
    begun.join(90)
    assert ran is not None
    output = " ".join(ran.stdout.split())
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "offer a draw · ask for a takeback" in output
    assert "You offer a draw." in output
    assert "Ann wins." in output
    assert "Type “rematch” for another game." in output
    assert "You win!" in output
    assert f"{url.rstrip('/')}/t/{following}" in output


@pytest.mark.soak
def test_a_whole_game_is_played_at_a_server(
    tmp_path: Path, ann: Guest, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, link = invited(ann, url)
    lots = random.Random(5)

    def friend() -> None:
        while True:
            frame = ann.get(f"/tables/{table}/state")
            if frame["info"]["state"] == "over":
                return
            if 0 in frame["waiting"]:
                action = lots.choice(frame["legal"])
                cid = f"ann-{frame['ply']}"
                ann.post(
                    f"/tables/{table}/act", {"ply": frame["ply"], "action": action, "cid": cid}
                )
            time.sleep(0.05)

    async def script(app: TableApp, pilot: Pilot[Any]) -> None:
        other = threading.Thread(target=friend, daemon=True)
        other.start()
        end = time.monotonic() + 600
        while time.monotonic() < end and not app.table.over():
            await pilot.pause(0.05)
            choices = offered(on_screen(app)) if app.is_asked else []
            if choices:
                await type_line(pilot, lots.choice(choices))
        await until(app, pilot, "Enter leaves the table.")
        await pilot.press("enter")

    app = play(sat_down(link, tmp_path, monkeypatch), script)
    assert app.return_value == "over"
    assert ann.get(f"/tables/{table}")["result"]["how"] == "played"


def test_what_is_no_link_is_refused_in_a_line(tmp_path: Path) -> None:
    for link in ("example", "http://127.0.0.1:9/lobby"):
        ran = saltire(tmp_path, "play", "--server", link)
        assert ran.returncode == 2
        assert "is not a link to a table" in ran.stderr
        assert ran.stderr.count("\n") == 1
    ran = saltire(tmp_path, "play", "--server", "http://127.0.0.1:9/t/abc")
    assert ran.returncode == 2
    assert "does not answer" in ran.stderr
