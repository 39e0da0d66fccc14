"""Bots at a real server, through its public API: the server's own, and other people's."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from saltire.bots.remote import client as remote
from saltire.bots.remote.queue import Thinker
from tests.server.programs.serving import Guest, free_port, server

DAYS = {"kind": "days", "days": 1}
OWN = """\
class Mine:
    name = "mine"
    reason = ""
    def __init__(self, seed):
        pass
    def choose(self, view, heard, clock):
        open("asked.txt", "a").write(__file__)
        return list(view.legal)[0]
"""


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    folder = tmp_path_factory.mktemp("services")
    with server(folder, bot_workers="2", bot_seconds="5", limits="0") as url:
        yield url, folder


@pytest.fixture
def ann(services: tuple[str, Path]) -> Iterator[Guest]:
    guest = Guest(services[0], "Ann")
    yield guest
    guest.close()


@contextmanager
def program(
    url: str, token: str, *words: str, folder: Path | None = None
) -> Iterator[subprocess.Popen[str]]:
    """Run `saltire bot`; the token goes by the environment."""
    paths = os.pathsep.join(str(Path(path).resolve()) for path in sys.path if path)
    process = subprocess.Popen(
        [sys.executable, "-m", "saltire", "bot", "--server", url, *words],
        env={**os.environ, "SALTIRE_TOKEN": token, "PYTHONPATH": paths, "PYTHONSAFEPATH": "1"},
        stderr=subprocess.PIPE, text=True, cwd=folder,
    )  # fmt: skip
    try:
        yield process
    finally:
        process.kill()
        if process.stderr is not None and not process.stderr.closed:
            process.communicate()


def test_the_bots_of_the_server_play_whole_games(services: tuple[str, Path], ann: Guest) -> None:
    tables = [
        ann.open_table(
            "schotten", ["bot:greedy", "bot:random"], rated=True, public=True, pace=DAYS
        ),
        ann.open_table("schotten", ["bot:greedy", "bot:greedy"], options={"tactics": True}),
        ann.open_table("swords", ["bot:random", "bot:greedy", "bot:greedy", "bot:random"]),
    ]
    for table in tables:
        assert sum(ann.wait_until_over(table)["result"]["shares"]) == pytest.approx(1)
    assert ann.get("/people/bot:greedy")["ratings"][0]["games"] == 1
    assert "random move" not in (services[1] / "log.txt").read_text()


def test_a_bot_answers_a_person(ann: Guest) -> None:
    table = ann.open_table("schotten", ["me", "bot:greedy"], options={"start_player": 0})
    frame = ann.get(f"/tables/{table}/state")
    act = {"ply": frame["ply"], "action": frame["legal"][0], "cid": "one"}
    ann.post(f"/tables/{table}/act", act)
    end = time.monotonic() + 20
    while frame["waiting"] != [0] or frame["ply"] < 15:
        frame = ann.get(f"/tables/{table}/state?after={frame['n']}&wait=5")
        assert time.monotonic() < end, frame


def test_a_bot_leaves_tables_where_nobody_plays_on_and_comes_back_when_asked(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games that people have given up without a word would fill its memory, and the server's."""
    monkeypatch.setattr(remote, "IDLE", 0.2)
    bob = Guest(str(ann.http.base_url).partition("/api")[0], "Bob")
    idle, busy = (_opened_by(ann, bob) for _ in range(2))

    async def scenario() -> None:
        thinker = Thinker()
        url = str(bob.http.base_url).partition("/api")[0]
        client = remote.Client(url, bob.token(), remote.Terms("random", quiet=True), thinker, print)
        tasks = [asyncio.create_task(client.serve()), asyncio.create_task(thinker.think())]
        try:
            await asyncio.to_thread(_answered, ann, idle)
            async with asyncio.timeout(30):
                while idle in client._seats_watched:
                    await asyncio.to_thread(_answered, ann, busy)
            assert not [place for place in client._bots if place[0] == idle]
            await asyncio.to_thread(_answered, ann, idle)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(scenario())
    bob.close()


def _opened_by(ann: Guest, bob: Guest) -> str:
    options = {"start_player": 0, "rounds": 9}
    table = ann.open_table("schotten", ["me", "open"], options=options, public=True)
    bob.post(f"/tables/{table}/join", {})
    return table


def _answered(ann: Guest, table: str) -> None:
    """Act, and wait until it is Ann's turn again."""
    frame = ann.get(f"/tables/{table}/state")
    act = {"ply": frame["ply"], "action": frame["legal"][0], "cid": str(frame["ply"])}
    ann.post(f"/tables/{table}/act", act)
    end = time.monotonic() + 20
    frame = ann.get(f"/tables/{table}/state")
    while frame["waiting"] != [0]:
        frame = ann.get(f"/tables/{table}/state?after={frame['n']}&wait=5")
        assert time.monotonic() < end, frame


def test_a_bot_plays_on_for_somebody_who_vanished(tmp_path: Path) -> None:
    with server(tmp_path, bot_workers="1", vanish_seconds="0.1", limits="0") as url:
        ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
        table = ann.open_table("schotten", ["me", "open"], options={"start_player": 1}, public=True)
        bob.post(f"/tables/{table}/join", {})
        time.sleep(0.2)
        ann.post(f"/tables/{table}/do", {"what": "call-bot", "cid": "bot"})
        frame = ann.get(f"/tables/{table}/state")
        start = frame["ply"]
        while frame["ply"] < start + 12:
            if 0 in frame["waiting"]:
                act = {"ply": frame["ply"], "action": frame["legal"][0], "cid": str(frame["ply"])}
                ann.post(f"/tables/{table}/act", act)
                frame = ann.get(f"/tables/{table}/state")
            else:
                frame = ann.get(f"/tables/{table}/state?after={frame['n']}&wait=5")
        assert ann.get(f"/tables/{table}")["seats"][1]["person"] == bob.id
        ann.close()
        bob.close()


def test_a_dead_worker_is_replaced(services: tuple[str, Path], ann: Guest) -> None:
    end = time.monotonic() + 20
    while not (workers := _workers()):
        assert time.monotonic() < end
        time.sleep(0.1)
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    ann.wait_until_over(ann.open_table("schotten", ["bot:random", "bot:random"]))
    assert "a bot worker has ended" in (services[1] / "log.txt").read_text()


def _workers() -> list[int]:
    """Find the bot processes that the servers of this test run have started."""
    found: list[int] = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0")
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            grandparent = int(
                Path(f"/proc/{parent}/stat").read_text().rpartition(")")[2].split()[1]
            )
        except (OSError, IndexError, ValueError):
            continue
        if b"bot" in words and b"-" in words and grandparent == os.getpid():
            found.append(int(entry.name))
    return found


def test_programs_of_two_people_play_each_other(services: tuple[str, Path], ann: Guest) -> None:
    bob = Guest(services[0], "Bob")
    table = ann.open_table("schotten", ["me", "open"])
    link = ann.post(f"/tables/{table}/links", {"seat": 1})["path"]
    with (
        program(services[0], ann.token(), "--bot", "random"),
        program(services[0], bob.token(), "--join", services[0] + link, "--bot", "greedy"),
    ):
        info = ann.wait_until_over(table)
    assert [seat["person"] for seat in info["seats"]] == [ann.id, bob.id]
    bob.close()


def test_a_program_takes_nothing_back_in_a_rated_game(services: tuple[str, Path]) -> None:
    players = [Guest(services[0], f"Rated {name}") for name in ("Ann", "Bob")]
    for player, name in zip(players, ("Ann", "Bob")):
        player.post("/account", {"name": f"Rated {name}", "password": "nine boundary stones"})
    ann, bob = players
    for rated, kind in ((True, "table-refuse-takeback"), (False, "table-accept-takeback")):
        asked = {"rated": rated, "pace": DAYS, "public": True, "options": {"start_player": 0}}
        table = ann.open_table("schotten", ["me", "open"], **asked)
        bob.post(f"/tables/{table}/join", {})
        frame = ann.get(f"/tables/{table}/state")
        act = {"ply": frame["ply"], "action": frame["legal"][0], "cid": "one"}
        ann.post(f"/tables/{table}/act", act)
        ann.post(f"/tables/{table}/do", {"what": "ask-takeback", "cid": "back"})
        end = time.monotonic() + 20
        with program(services[0], bob.token(), "--bot", "random"):
            while not (told := _takebacks(ann, table)):
                assert time.monotonic() < end
                time.sleep(0.1)
        assert told[0] == kind
    for player in players:
        player.close()


def _takebacks(guest: Guest, table: str) -> list[str]:
    log = guest.get(f"/tables/{table}/log")["log"]
    kinds = [entry["told"][0]["kind"] for entry in log if entry["kind"] == "table"]
    return [kind for kind in kinds if kind in ("table-refuse-takeback", "table-accept-takeback")]


def test_a_class_of_ones_own_plays_from_the_current_folder(
    services: tuple[str, Path], ann: Guest, tmp_path: Path
) -> None:
    (tmp_path / "mine.py").write_text(OWN, encoding="utf-8")
    table = ann.open_table("schotten", ["me", "bot:random"])
    with program(services[0], ann.token(), "--bot", "mine:Mine", folder=tmp_path) as process:
        ann.wait_until_over(table)
    assert "mine.py" in (tmp_path / "asked.txt").read_text()
    assert process.returncode is not None


def test_a_class_that_fails_shows_its_traceback(
    services: tuple[str, Path], ann: Guest, tmp_path: Path
) -> None:
    (tmp_path / "bad.py").write_text(OWN.replace("return", "view.no_such\n        return"))
    table = ann.open_table("schotten", ["me", "bot:random"])
    with program(services[0], ann.token(), "--bot", "bad:Mine", folder=tmp_path) as process:
        ann.wait_until_over(table)
        process.terminate()
        said = process.communicate()[1]
    assert "played a random move: AttributeError" in said
    assert said.count("Traceback") == 1
    assert 'bad.py", line 8, in choose' in said


def test_a_token_that_is_not_known_is_refused_in_one_line(services: tuple[str, Path]) -> None:
    with program(services[0], "nonsense") as process:
        _, errors = process.communicate(timeout=20)
    assert process.returncode == 2
    assert errors.splitlines()[-1] == "saltire: the server does not know this token"


def test_programs_go_on_when_the_server_comes_back(tmp_path: Path) -> None:
    port = free_port()
    with ExitStack() as programs:
        with server(tmp_path, port, limits="0") as url:
            ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
            table = ann.open_table("schotten", ["me", "open"], public=True, options={"rounds": 3})
            bob.post(f"/tables/{table}/join", {})
            for guest in (ann, bob):
                programs.enter_context(program(url, guest.token(), "--bot", "random"))
            while ann.get(f"/tables/{table}")["ply"] < 30:
                time.sleep(0.05)
        with server(tmp_path, port, limits="0"):
            assert ann.wait_until_over(table)["ply"] > 100
    ann.close()
    bob.close()
