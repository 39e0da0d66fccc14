"""Players for the tests of tables: a browser each, with a socket when they want one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from tests.server.people.served_app import ServedApp, serve_app

API = "/api/v1"
Message = dict[str, Any]


class Player:
    """Somebody with a browser of their own."""

    def __init__(
        self, server: ServedApp, name: str, stack: ExitStack, cookie: str | None = None
    ) -> None:
        self.browser: TestClient = server.browser()
        if cookie is not None:
            self.browser.cookies.set("saltire", cookie)
        self.stack = stack
        self.cids = count(1)
        self.id: str = self.post("/me", name=name)["id"]
        self.socket: WebSocketTestSession | None = None

    def ask(self, method: str, path: str, **body: object) -> Any:
        return self.browser.request(method, API + path, json=body if method != "GET" else None)

    def post(self, path: str, **body: object) -> Any:
        answer = self.ask("POST", path, **body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, path: str, **body: object) -> str:
        """Give the code of a refusal."""
        answer = self.ask("POST", path, **body)
        assert answer.status_code >= 400, answer.text
        code: str = answer.json()["error"]["code"]
        return code

    # Tables.

    def opens(self, *seats: str, **more: object) -> str:
        asked = {"game": "schotten", "seats": seats, "public": True, **more}
        table: str = self.post("/tables", **asked)["id"]
        return table

    def state(self, table: str, seat: int | None = None) -> Message:
        state: Message = self.get(f"/tables/{table}/state" + _seat(seat))
        return state

    def acts(self, table: str, action: str | None = None, seat: int | None = None) -> Message:
        """Play an action, the first legal one if none is named."""
        state = self.state(table, seat)
        body: Message = {"ply": state["ply"], "action": action or state["legal"][0]}
        if seat is not None:
            body["seat"] = seat
        ack: Message = self.post(f"/tables/{table}/act", cid=self.cid(), **body)
        return ack

    def does(self, table: str, what: str, **more: object) -> Message:
        ack: Message = self.post(f"/tables/{table}/do", what=what, cid=self.cid(), **more)
        return ack

    def cannot(self, table: str, what: str, **more: object) -> str:
        return self.refused(f"/tables/{table}/do", what=what, cid=self.cid(), **more)

    def cid(self) -> str:
        return f"c{next(self.cids)}"

    # The socket.

    def connects(self, **hello: object) -> None:
        self.socket = self.stack.enter_context(self.browser.websocket_connect(f"{API}/live"))
        self.sends(type="hello", **hello)
        assert self.hears("hello")["person"]["id"] == self.id
        self.hears("you")

    def sends(self, **message: object) -> None:
        assert self.socket is not None
        self.socket.send_json(message)

    def hears(self, *kinds: str) -> Message:
        """Give the next message of these kinds; others are passed over."""
        assert self.socket is not None
        while True:
            message: Message = self.socket.receive_json()
            if message["type"] in kinds:
                return message

    def hears_of(self, table: str, n: int) -> Message:
        """Give the news that bring a table to a number."""
        while True:
            news = self.hears("news", "state")
            if news["table"] == table and news["n"] >= n:
                return news

    def watches(self, table: str, **more: object) -> Message:
        self.sends(type="watch", table=table, **more)
        return self.hears("state")


def _seat(seat: int | None) -> str:
    return "" if seat is None else f"?seat={seat}"


class Lobby:
    """A server with players."""

    def __init__(self, server: ServedApp, stack: ExitStack) -> None:
        self.server = server
        self.stack = stack

    def player(self, name: str, cookie: str | None = None) -> Player:
        return Player(self.server, name, self.stack, cookie)

    def pair(self, **more: object) -> tuple[Player, Player, str]:
        """Seat two players; Ann has seat 0."""
        ann, bob = self.player("Ann"), self.player("Bob")
        table = ann.opens("me", "open", **more)
        bob.post(f"/tables/{table}/join")
        return ann, bob, table


@contextmanager
def open_lobby(folder: Path, **settings: object) -> Iterator[Lobby]:
    given: dict[str, object] = {"limits": 0.0, "bot_workers": 0, **settings}
    with serve_app(folder, **given) as server, ExitStack() as stack:
        yield Lobby(server, stack)


def whose(ann: Player, bob: Player, table: str) -> tuple[Player, Player]:
    """Give the player who is waited for, and the other."""
    return (ann, bob) if ann.state(table)["waiting"] == [0] else (bob, ann)
