"""Two people and a server in this process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient

from saltire.server.app import create_app
from saltire.server.settings import Settings

API = "/api/v1"
PASSWORD = "nine boundary stones"
RATED = {"rated": True, "pace": {"kind": "live", "minutes": 5}}


class TableClient:
    """Two people and a server in this process."""

    def __init__(self, database: str, bot_workers: int = 1) -> None:
        settings = Settings(
            database_url=database, limits=0, review_seconds=1, bot_workers=bot_workers
        )
        self.client = TestClient(create_app(settings), base_url="http://127.0.0.1")
        self.people: dict[str, str] = {}

    def ask(self, who: str, method: str, path: str, data: Any = None) -> Any:
        """Ask as somebody; an error is the answer too."""
        headers = {"X-Saltire": "1", "Cookie": self.people.get(who, "")}
        self.client.cookies.clear()
        return self.client.request(method, API + path, json=data, headers=headers)

    def enter(self, name: str) -> str:
        answer = self.ask(name, "POST", "/me", {"name": name})
        self.people[name] = f"saltire={answer.cookies['saltire']}"
        return str(answer.json()["id"])

    def sign_up(self, name: str) -> str:
        answer = self.ask(name, "POST", "/account", {"name": name, "password": PASSWORD})
        assert answer.is_success, answer.text
        self.people[name] = f"saltire={answer.cookies['saltire']}"
        return str(answer.json()["id"])

    def done(self, who: str, method: str, path: str, data: Any = None) -> Any:
        answer = self.ask(who, method, path, data)
        assert answer.is_success, answer.text
        return answer.json()

    def open(self, **more: object) -> str:
        asked = {"game": "schotten", "options": {"start_player": 0}, "seats": ["me", "open"]}
        id = str(self.done("Ann", "POST", "/tables", {**asked, "public": True, **more})["id"])
        self.done("Bob", "POST", f"/tables/{id}/join", {"seat": 1})
        return id

    def play(self, id: str, moves: int) -> None:
        """Play the first legal action a few times."""
        for i in range(moves):
            info = self.done("Ann", "GET", f"/tables/{id}")
            who = ("Ann", "Bob")[info["waiting"][0]]
            frame = self.done(who, "GET", f"/tables/{id}/state")
            act = {"ply": frame["ply"], "action": frame["legal"][0], "cid": f"{id}-{i}"}
            self.done(who, "POST", f"/tables/{id}/act", act)

    def resign(self, who: str, id: str) -> None:
        self.done(who, "POST", f"/tables/{id}/do", {"what": "resign", "cid": f"bye {id}"})


@contextmanager
def two_guests(database: str) -> Iterator[TableClient]:
    """Start a server with Ann and Bob, who gave no more than their names."""
    table = TableClient(database)
    with table.client:
        table.enter("Ann")
        table.enter("Bob")
        yield table


@contextmanager
def two_accounts(database: str, bot_workers: int = 1) -> Iterator[TableClient]:
    """Start a server with the accounts of Ann and Bob."""
    table = TableClient(database, bot_workers)
    with table.client:
        table.sign_up("Ann")
        table.sign_up("Bob")
        yield table
