"""One of two server processes is restarted: players who come back lose nothing, and those who leave do."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path

import orjson
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.postgres import run_postgres
from tests.server.tables.processes import Guest, Process

VANISH = 5.0
"""After so many seconds without somebody the opponent may claim the game."""


@pytest.mark.timeout(240)
def test_after_a_restart_nobody_who_came_back_loses_and_who_left_does(tmp_path: Path) -> None:
    with run_postgres() as database:
        restart(database.get_uri(), tmp_path, tables=10, watched=1)


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_after_each_of_several_restarts_nobody_who_came_back_loses(tmp_path: Path) -> None:
    with run_postgres() as database:
        for round in range(5):
            folder = tmp_path / str(round)
            folder.mkdir()
            restart(database.get_uri(), folder, tables=40, watched=4)


def restart(database: str, folder: Path, tables: int, watched: int) -> None:
    """Play at two servers, restart one, come back and be claimed from; then leave for good."""
    with ExitStack() as servers:
        first, other = (started(servers, database, folder / f"{name}.txt") for name in "ab")
        at_first, at_other = first.url(), other.url()
        games = [Game(at_first, at_other) for _ in range(tables)]
        with ExitStack() as opponents:
            for game in games:
                opponents.enter_context(watching(game.opponent, game.table))
            with ExitStack() as players:
                for game in games:
                    players.enter_context(watching(game.player, game.table))
                wait_until(lambda: all(game.connected() for game in games))
                first.stop()
            again = started(servers, database, folder / "a2.txt").url()
            with ExitStack() as players:
                for game in games:
                    game.player.at(again)
                    players.enter_context(watching(game.player, game.table))
                wait_until(lambda: all(game.connected() for game in games))
                # Whoever were taken to have left at the restart would now have been away for too long.
                for _ in range(watched):
                    until = time.monotonic() + VANISH + 2
                    while time.monotonic() < until:
                        assert [game.claim() for game in games] == ["forbidden"] * tables
                        time.sleep(1)
            won: set[str] = set()
            wait_until(lambda: len(claimed(games, won)) == tables, 60)


def claimed(games: list[Game], won: set[str]) -> set[str]:
    """Claim what is not won yet; give what is."""
    won |= {game.table for game in games if game.table not in won and game.claim() == "ok"}
    return won


class Game:
    """A player at one server, who is waited for, and an opponent at the other."""

    def __init__(self, at_first: str, at_other: str) -> None:
        self.player, self.opponent = Guest(at_first, "Ann"), Guest(at_other, "Bob")
        asked = {"game": "schotten", "seats": ["me", "open"], "options": {"start_player": 0}}
        self.table = self.player.post("/tables", **asked, public=True)["id"]
        self.opponent.post(f"/tables/{self.table}/join")
        self._cids = count(1)

    def connected(self) -> bool:
        """Tell whether the opponent's server knows that the player is there."""
        info = self.opponent.get(f"/tables/{self.table}")
        return bool(info["state"] == "playing" and info["seats"][0]["connected"])

    def claim(self) -> str:
        return self.opponent.code(
            f"/tables/{self.table}/do", what="claim", cid=f"claim-{next(self._cids)}"
        )


def started(servers: ExitStack, database: str, log: Path) -> Process:
    """Start a server that is stopped in the end, if it has not been before."""
    process = Process(database, log, SALTIRE_VANISH_SECONDS=str(VANISH))
    servers.callback(lambda: process.stop() if process.process.poll() is None else None)
    return process


@contextmanager
def watching(guest: Guest, table: str) -> Iterator[ClientConnection]:
    """Look at a table as a browser does."""
    cookie = {"Cookie": f"saltire={guest.http.cookies['saltire']}"}
    place = guest.url.replace("http", "ws", 1) + "/live"
    with connect(place, additional_headers=cookie, compression=None) as socket:
        socket.send('{"type":"hello"}')
        socket.send(orjson.dumps({"type": "watch", "table": table}).decode())
        yield socket


def wait_until(true: Callable[[], bool], seconds: float = 40) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.2)
