"""A person at a table of a server: sits down by a link, follows the game, acts, chats. HTTP only."""

from __future__ import annotations

import json
import os
import secrets
import urllib.error
import urllib.request
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from saltire.cli.save_file import games_folder
from saltire.kernel.errors import SaltireError

WAIT = 25
"""Seconds that the server may keep a question for news."""


class ServerRefused(SaltireError):
    """The server refused something; the message says why."""


class ServerClient:
    """Knows one table of one server, and who we are there."""

    def __init__(self, link: str, name: str, lang: str) -> None:
        self.link = link.partition("#")[0]
        parts = urlsplit(link)
        path = parts.path.strip("/").split("/")
        if parts.scheme not in ("http", "https") or path[:1] != ["t"] or len(path) != 2:
            raise SaltireError(
                f"{link!r} is not a link to a table; it looks like https://host/t/TABLE#seat=KEY"
            )
        self.url = f"{parts.scheme}://{parts.netloc}/api/v1"
        self.table = path[1]
        self.key = parts.fragment.removeprefix("seat=") if "seat=" in parts.fragment else None
        self.token = os.environ.get("SALTIRE_TOKEN", "")
        place = parts.netloc.replace(":", "-")
        self.cookie_file = games_folder() / f"guest-{place}.cookie"
        """Who we are at that server: without it nobody gets back to a seat."""
        self.cookie = ""
        if not self.token and self.cookie_file.exists():
            self.cookie = self.cookie_file.read_text(encoding="utf-8")
        self.person: Mapping[str, Any] = (
            {} if self.token else self.ask("/me", {"name": name, "lang": lang})
        )
        self.ask(f"/tables/{self.table}/join", {"key": self.key} if self.key else {})

    def at(self, table: str) -> ServerClient:
        """Go to another table of the same server."""
        parts = urlsplit(self.link)
        link = f"{parts.scheme}://{parts.netloc}/t/{table}"
        return ServerClient(link, self.person.get("name", ""), self.person.get("lang", "en"))

    def ask(self, path: str, body: Mapping[str, object] | None = None, timeout: float = 30) -> Any:
        """Send a request; with a body it is a POST. ServerRefused has the server's sentence."""
        headers = {"Content-Type": "application/json", "X-Saltire": "1"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        elif self.cookie:
            headers["Cookie"] = self.cookie
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers)
        try:
            with urllib.request.urlopen(request, timeout=timeout) as answer:
                self._keep_cookie(answer.headers.get("Set-Cookie"))
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            raise ServerRefused(_message(error)) from None
        except (urllib.error.URLError, TimeoutError) as error:
            raise SaltireError(f"{self.url} does not answer ({error})") from None

    def _keep_cookie(self, given: str | None) -> None:
        if not given:
            return
        self.cookie = given.partition(";")[0]
        self.cookie_file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(self.cookie_file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(self.cookie)

    def state(self, after: int | None = None) -> Any:
        """Give the frame of our seat; with `after` wait a while for something newer."""
        query = "" if after is None else f"?after={after}&wait={WAIT}"
        return self.ask(f"/tables/{self.table}/state{query}", timeout=WAIT + 20)

    def act(self, ply: int, seat: int, action: str) -> None:
        self.ask(
            f"/tables/{self.table}/act",
            {"ply": ply, "seat": seat, "action": action, "cid": secrets.token_urlsafe(9)},
        )

    def do(self, what: str, seat: int, **more: object) -> None:
        """Do something that is no action of the game: undo, resign, chat."""
        self.ask(
            f"/tables/{self.table}/do",
            {"what": what, "seat": seat, "cid": secrets.token_urlsafe(9), **more},
        )


def _message(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(error.read())["error"]["message"])
    except (ValueError, KeyError, TypeError):
        return f"the server answers {error.code}"
