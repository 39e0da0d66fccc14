"""`saltire serve --workers N`: several server processes on one port, started again when one ends or hangs."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from saltire.kernel.errors import SaltireError
from saltire.server.edge.systemd import tell

if TYPE_CHECKING:
    from saltire.server.settings import Settings

MOST: Final = 64
SILENCE: Final = 30.0
"""A process that says nothing for so many seconds hangs."""
_FIRST_PAUSE: Final = 0.5
_LONGEST_PAUSE: Final = 30.0
_STEADY: Final = 60.0
"""A process that ran so many seconds is started again at once."""
_END_SECONDS: Final = 9.4
"""How long the processes have to end: each of them gives up after nine seconds by itself."""
_READY_SECONDS: Final = 60.0
_COMMAND: Final = (sys.executable, "-m", "saltire", "serve", "--worker", "--no-browser")


def check_workers(settings: Settings, count: int, silence: float) -> None:
    """Refuse what cannot be: one file cannot be written by several processes."""
    if not 1 <= count <= MOST:
        raise SaltireError(f"--workers must be a number from 1 to {MOST}")
    if not 1 <= silence <= 3600:
        raise SaltireError("--silence must be a number from 1 to 3600")
    if count > 1 and settings.database_url.startswith("sqlite"):
        raise SaltireError("--workers needs PostgreSQL: with SQLite one process does all the work")


class Worker:
    """One of the processes; it tells its parent that it is ready and runs, as a server tells systemd."""

    def __init__(self, place: Path, environment: Mapping[str, str], silence: float) -> None:
        self._place = place
        self._silence = silence
        told = {"NOTIFY_SOCKET": str(place), "WATCHDOG_USEC": str(int(silence * 1_000_000))}
        self._environment = {**environment, **told}
        self._line: socket.socket | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self._began = self._last_message = self._next_start = 0.0
        self._pause = _FIRST_PAUSE
        self._ready = False

    def answers(self) -> bool:
        """Tell whether it is ready and has been heard of lately."""
        return self._ready and self.process is not None

    def tend(self) -> None:
        """Start the process if it is not there; one that keeps ending is started less and less often."""
        now = time.monotonic()
        if self.process is None:
            if now >= self._next_start:
                self._start(now)
            return
        self._listen(now)
        limit = self._silence if self._ready else max(self._silence, _READY_SECONDS)
        if self.process.poll() is not None:
            self._has_ended(now, f"has ended ({self.process.returncode})")
        elif now - self._last_message > limit:
            self.process.kill()  # one that is stopped takes no other signal
            self.process.wait()
            self._has_ended(now, f"was silent for {limit:g} seconds")

    def close(self) -> None:
        """Close the socket; the process has ended before."""
        if self._line is not None:
            self._line.close()

    def _start(self, now: float) -> None:
        self.close()
        self._place.unlink(missing_ok=True)
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._line.setblocking(False)
        self._line.bind(str(self._place))
        self._began = self._last_message = now
        self._ready = False
        self.process = subprocess.Popen(_COMMAND, env=self._environment)

    def _listen(self, now: float) -> None:
        """Read what the process has said since the last time."""
        assert self._line is not None
        while True:
            try:
                said = self._line.recv(200)
            except BlockingIOError:
                return
            self._last_message = now
            self._ready = self._ready or said == b"READY=1"

    def _has_ended(self, now: float, why: str) -> None:
        steady = now - self._began > _STEADY
        self._pause = _FIRST_PAUSE if steady else min(2 * self._pause, _LONGEST_PAUSE)
        self._next_start = now + (0 if steady else self._pause)
        self.process = None
        print(f"saltire: a server process {why}; here is another", file=sys.stderr)


class Workers:
    """Keeps the processes running until a signal ends them all."""

    def __init__(self, settings: Settings, count: int, silence: float = SILENCE) -> None:
        environment = {
            **os.environ,
            "SALTIRE_HOST": settings.host,
            "SALTIRE_PORT": str(settings.port),
            "SALTIRE_DATABASE_URL": settings.database_url,
            "SALTIRE_PUBLIC_URL": settings.public_url,
        }
        environment.pop("WATCHDOG_PID", None)  # systemd hears from this process alone
        self._folder = TemporaryDirectory(prefix="saltire-")
        folder = Path(self._folder.name)
        self._workers = [Worker(folder / str(i), environment, silence) for i in range(count)]
        self._ending = False

    def start(self) -> None:
        """Start the processes and wait until one is ready, or a signal ends them all."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        until = time.monotonic() + _READY_SECONDS
        while not self._ending and not self._answers():
            if time.monotonic() > until:
                self._stop()
                raise SaltireError("no server process is ready; the log says why")
            self._tend_all()
        tell("READY=1")

    def run(self) -> int:
        """Serve until SIGTERM or Control-C; where all processes hang, systemd does not hear from this one."""
        while not self._ending:
            self._tend_all()
            if self._answers():
                tell("WATCHDOG=1")
        tell("STOPPING=1")
        return self._stop()

    def _tend_all(self) -> None:
        for worker in self._workers:
            worker.tend()
        time.sleep(0.1)

    def _answers(self) -> bool:
        return any(worker.answers() for worker in self._workers)

    def _end(self, *_: object) -> None:
        self._ending = True

    def _stop(self) -> int:
        running = [worker.process for worker in self._workers if worker.process is not None]
        for process in running:
            process.terminate()
        end = time.monotonic() + _END_SECONDS
        for process in running:
            try:
                process.wait(max(0.01, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        for worker in self._workers:
            worker.close()
        self._folder.cleanup()
        return 0
