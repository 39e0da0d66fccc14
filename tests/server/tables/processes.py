"""Real server processes, and players who talk to them over real sockets."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Any

import httpx


class Process:
    """`saltire serve` on a free port."""

    def __init__(self, database: str, log: Path, **more: str) -> None:
        command = [sys.executable, "-m", "saltire", "serve", "--no-browser", "--port", "0"]
        settings = {
            "SALTIRE_BOT_WORKERS": "0",
            "SALTIRE_LIMITS": "0",
            "SALTIRE_LOG_LEVEL": "warning",
            **more,
        }
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                [*command, "--database", database], env={**os.environ, **settings},
                stdout=subprocess.PIPE, stderr=errors, text=True,
            )  # fmt: skip
        self._log = log

    def url(self) -> str:
        """Wait until the server says where it is."""
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found, self._log.read_text()
        return found[0]

    def kill(self) -> None:
        """Stop it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.end()

    def stop(self) -> None:
        self.process.terminate()
        self.end()

    def end(self) -> None:
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Guest:
    """Somebody who asks over HTTP; the cookie outlives the server."""

    def __init__(self, url: str, name: str) -> None:
        self.cids = count(1)
        no_idle = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(headers={"X-Saltire": "1"}, timeout=30, limits=no_idle)
        self.at(url)
        self.id = self.post("/me", name=name)["id"]

    def at(self, url: str) -> None:
        """Talk to this server from now on."""
        self.url = f"{url}/api/v1"

    def post(self, path: str, **body: object) -> Any:
        answer = self.http.post(self.url + path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def code(self, path: str, **body: object) -> str:
        """Give the code of a refusal, or ok."""
        answer = self.http.post(self.url + path, json=body)
        return "ok" if answer.is_success else str(answer.json()["error"]["code"])

    def get(self, path: str) -> Any:
        answer = self.http.get(self.url + path)
        assert answer.is_success, answer.text
        return answer.json()

    def acts(self, table: str, seat: int) -> tuple[str, int]:
        """Play the first legal action; give the cid and the number it got."""
        state = self.get(f"/tables/{table}/state?seat={seat}")
        cid = f"{table[:6]}-{next(self.cids)}"
        act = {"ply": state["ply"], "action": state["legal"][0], "cid": cid, "seat": seat}
        return cid, int(self.post(f"/tables/{table}/act", **act)["n"])
