"""A server of its own for each measurement, and what it has used."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

QUIET = {"SALTIRE_LIMITS": "0", "SALTIRE_LOG_LEVEL": "error", "SALTIRE_BOT_WORKERS": "0"}
"""No limits, no bots, and no warnings between the rows of a table: a busy machine's clock jumps."""


@dataclass(frozen=True)
class Server:
    """A server that runs; `pid` is 0 if it is somebody else's."""

    url: str
    pid: int = 0

    def cpu(self) -> float:
        """Tell how many seconds of processor it has used."""
        if not self.pid:
            return 0.0
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """Tell how much memory it holds."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        kilobytes = next(line for line in lines if line.startswith("VmRSS")).split()[1]
        return int(kilobytes) / 1024


@contextmanager
def serving(
    python: str = sys.executable, place: Path | None = None, **more: str
) -> Iterator[Server]:
    """Start a server on a free port, without rate limits, on a database of its own or one in a place."""
    command = [python, "-m", "saltire", "serve", "--no-browser", "--port", "0", "--database"]
    settings = {**QUIET, **more}
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [*command, str((place or Path(folder)) / "load.db")], env={**os.environ, **settings},
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        try:
            assert process.stdout is not None
            yield Server(process.stdout.readline().split()[-1], process.pid)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(30)


def many_files() -> None:
    """Allow as many open sockets as the machine does, here and in what is started from here."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
