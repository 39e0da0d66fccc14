"""The table server in its own process, with the page as it is built."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from saltire.server.app import STATIC

READY = re.compile(r"http://\S+")


class ServerProcess:
    """`saltire serve` on a free port; after a power cut it comes back on the same one."""

    def __init__(self, folder: Path, bots: int, **settings: str) -> None:
        if not (STATIC / "index.html").is_file():
            pytest.fail("the browser table is not built: cd web && npm run build", pytrace=False)
        self.database = folder / "saltire.db"
        self._log = folder / "log.txt"
        self._bots = bots
        self._settings = settings
        self.url = ""
        self.open()

    def open(self) -> None:
        """Start, and wait until the server says where it is."""
        port = self.url.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "saltire", "serve", "--no-browser", "--port", port]
        settings = {
            "SALTIRE_BOT_WORKERS": str(self._bots),
            "SALTIRE_LIMITS": "0",
            "SALTIRE_REVIEW_SECONDS": "1",
            "SALTIRE_LOG_LEVEL": "warning",
            "SALTIRE_BACKUP_FOLDER": str(self.database.with_name("backups")),
            **self._settings,
        }
        with self._log.open("ab") as errors:
            self._process = subprocess.Popen(
                [*command, "--database", str(self.database)], env={**os.environ, **settings},
                stdout=subprocess.PIPE, stderr=errors, text=True,
            )  # fmt: skip
        assert self._process.stdout is not None
        found = READY.search(self._process.stdout.readline())
        assert found, self._log.read_text(encoding="utf-8")
        self.url = found[0]

    def cut_power(self) -> None:
        """Stop the server as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def close(self) -> None:
        """Stop the server as Control-C does."""
        self._process.terminate()
        self._end()

    def _end(self) -> None:
        self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()
