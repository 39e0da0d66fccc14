"""A real server in its own process, as `saltire serve` starts it."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def server(folder: Path, port: int = 0, **settings: str) -> Iterator[str]:
    """Start a server, on a free port if none is given; give its URL, and stop it in the end."""
    environment = {
        **os.environ, "SALTIRE_BOT_WORKERS": "0",
        **{f"SALTIRE_{name.upper()}": value for name, value in settings.items()},
    }  # fmt: skip
    database = str(folder / "saltire.db")
    command = [sys.executable, "-m", "saltire", "serve", "--no-browser", "--port", str(port)]
    log = folder / "log.txt"
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [*command, "--database", database], env=environment,
            stdout=subprocess.PIPE, stderr=errors, text=True,
        )  # fmt: skip
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, log.read_text()
        yield found[0]
    finally:
        process.terminate()
        process.wait(30)
        if process.stdout is not None:
            process.stdout.close()


class Guest:
    """Somebody at a browser."""

    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.Client(base_url=f"{url}/api/v1", headers={"X-Saltire": "1"}, timeout=30)
        self.id = self.post("/me", {"name": name})["id"]

    def post(self, path: str, data: dict[str, object]) -> Any:
        answer = self.http.post(path, json=data)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    def token(self) -> str:
        return str(self.post("/tokens", {"name": "a program"})["token"])

    def open_table(self, game: str, seats: list[str], **more: object) -> str:
        asked = {"game": game, "seats": seats, "pace": {"kind": "none"}, **more}
        return str(self.post("/tables", asked)["id"])

    def wait_until_over(self, table: str, seconds: float = 60) -> Any:
        """Follow a table to its end."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            info = self.get(f"/tables/{table}")
            if info["state"] == "over":
                return info
            time.sleep(0.3)
        raise AssertionError(f"not over: {info}")

    def close(self) -> None:
        self.http.close()
