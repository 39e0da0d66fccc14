"""Everything that is promised about the speed of the table server, as a Markdown table.

python -m benchmarks.server
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Iterator

from benchmarks import server_idle, server_load, server_opening, server_reply
from benchmarks.server_load import Load

Row = tuple[str, str, str]


def measurements(seconds: float, sockets: int, python: str) -> Iterator[Row]:
    """Measure one thing after the other: what, the bar, and what came out."""
    full = server_load.run(Load(50, seconds), python)
    yield "50 games, 100 sockets", "1,500 actions/s", f"{full.rate:,.0f} actions/s"
    yield "the same, until acknowledged, p95", "50 ms", f"{full.p95:.1f} ms"
    yield "the same, processor an action", "350 µs", f"{full.cost:,.0f} µs"
    one = server_load.run(Load(1, seconds), python)
    yield "one game, until acknowledged, p50", "3 ms", f"{one.p50:.1f} ms"
    yield from _spectators(seconds, python)
    beside = server_load.run(Load(5, seconds, bots=50, pause=0.2), python)
    yield "a click beside 50 games of bots, p95", "150 ms", f"{beside.p95:.1f} ms"
    for games in (0, 50):
        p50, p95 = server_reply.run(games, seconds, python)
        what = f"a bot answers a person beside {games} games of bots, p50 and p95"
        yield what, "", f"{p50:.0f} and {p95:.0f} ms"
    long = server_opening.run(2000, python)
    yield "a game of 2,000 actions opens", "200 ms", f"{long:.0f} ms"
    idle = server_idle.run(sockets, python)
    yield f"{sockets:,} idle sockets", "300 MB", f"{idle.after:.0f} MB"


def _spectators(seconds: float, python: str) -> Iterator[Row]:
    """Compare what an action costs the server with 0, 25 and 50 spectators at each of four games."""
    alone, some, many = (
        server_load.run(Load(4, seconds, number, pause=0.05), python).cost for number in (0, 25, 50)
    )
    yield "an action without spectators", "", f"{alone:,.0f} µs of processor"
    yield "each of 25 spectators more", "", f"{(some - alone) / 25:,.1f} µs"
    yield "each of 50 spectators more", "the same", f"{(many - alone) / 50:,.1f} µs"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="for each measurement")
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--python", default=sys.executable, help="the Python of the server")
    args = parser.parse_args()
    busy = os.getloadavg()[0]
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load {busy:.1f} before.\n")
    print("| | bar | measured |\n|---|---|---|")
    for what, bar, found in measurements(args.seconds, args.sockets, args.python):
        print(f"| {what} | {bar} | {found} |", flush=True)


if __name__ == "__main__":
    main()
