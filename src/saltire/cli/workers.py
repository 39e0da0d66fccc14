"""`saltire serve --workers N`: several server processes on one port, started again when one ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Final
from urllib.request import urlopen

from saltire.kernel.errors import SaltireError
from saltire.server.edge.systemd import tell

if TYPE_CHECKING:
    from saltire.server.settings import Settings

MOST: Final = 64
_FIRST_PAUSE: Final = 0.5
_LONGEST_PAUSE: Final = 30.0
_STEADY: Final = 60.0
"""A process that ran so many seconds is started again at once."""
_END_SECONDS: Final = 12.0
_READY_SECONDS: Final = 60.0


def check_workers(settings: Settings, count: int) -> None:
    """Refuse what cannot be: one file cannot be written by several processes."""
    if not 1 <= count <= MOST:
        raise SaltireError(f"--workers must be a number from 1 to {MOST}")
    if count > 1 and settings.database_url.startswith("sqlite"):
        raise SaltireError("--workers needs PostgreSQL: with SQLite one process does all the work")


class Workers:
    """Keeps the processes running until a signal ends them all."""

    def __init__(self, settings: Settings, count: int) -> None:
        self._environment = {
            **os.environ,
            "SALTIRE_HOST": settings.host,
            "SALTIRE_PORT": str(settings.port),
            "SALTIRE_DATABASE_URL": settings.database_url,
            "SALTIRE_PUBLIC_URL": settings.public_url,
        }
        self._environment.pop("NOTIFY_SOCKET", None)  # systemd hears from this process alone
        self._url = settings.near_url
        self._processes: list[subprocess.Popen[bytes] | None] = [None] * count
        self._began = [0.0] * count
        self._pause = [_FIRST_PAUSE] * count
        self._due = [0.0] * count
        self._ending = False

    def start(self) -> None:
        """Start the processes and wait until one answers, or a signal ends them all."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        until = time.monotonic() + _READY_SECONDS
        while not self._ending and not self._answers():
            if time.monotonic() > until:
                self._stop()
                raise SaltireError("no server process answers; the log says why")
            self._tend_all()
        tell("READY=1")

    def run(self) -> int:
        """Serve until SIGTERM or Control-C."""
        while not self._ending:
            self._tend_all()
            tell("WATCHDOG=1")
        tell("STOPPING=1")
        return self._stop()

    def _tend_all(self) -> None:
        for i in range(len(self._processes)):
            self._tend(i)
        time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self._url}/health", timeout=5):
                return True
        except OSError:
            return False

    def _end(self, *_: object) -> None:
        self._ending = True

    def _tend(self, i: int) -> None:
        """Start a process that is not there; one that keeps ending is started less and less often."""
        process, now = self._processes[i], time.monotonic()
        if process is None:
            if now >= self._due[i]:
                self._began[i] = now
                command = [sys.executable, "-m", "saltire", "serve", "--worker", "--no-browser"]
                self._processes[i] = subprocess.Popen(command, env=self._environment)
        elif process.poll() is not None:
            steady = now - self._began[i] > _STEADY
            self._pause[i] = _FIRST_PAUSE if steady else min(2 * self._pause[i], _LONGEST_PAUSE)
            self._due[i] = now + (0 if steady else self._pause[i])
            self._processes[i] = None
            what = f"saltire: a server process has ended ({process.returncode}); here is another"
            print(what, file=sys.stderr)

    def _stop(self) -> int:
        running = [process for process in self._processes if process is not None]
        for process in running:
            process.terminate()
        end = time.monotonic() + _END_SECONDS
        for process in running:
            try:
                process.wait(max(0.1, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        return 0
