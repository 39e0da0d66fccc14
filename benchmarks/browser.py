"""How long a person waits at the browser table, in a real Chromium, as a Markdown table.

python -m benchmarks.browser

The board of each game at a server that has just been started, with an empty cache; then clicks while
the server carries its load test (50 games, 100 sockets, as fast as they can). Those who play the 50
games stand behind the browser in the queue for the processors: they would sit at machines of their own.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tests.browser.stopwatch import Duel, ready_after

Row = tuple[str, str, str]
BOT = "bot:greedy"
TABLES = {
    "schotten": (["me", BOT], {"start_player": 0}),
    "swords": (["me", BOT, BOT, BOT], {"oldest": 0}),
    "hammer": (["me", BOT], {}),
}


def first_boards(browser: Browser, server: ServerProcess, runs: int) -> Iterator[Row]:
    """Start the server anew before each visit."""
    ann = Person(browser, server.url)
    for game, (seats, options) in TABLES.items():
        path = f"/t/{ann.open_table(game, seats, options=options)}"
        times = []
        for _ in range(runs):
            server.close()
            server.open()
            times.append(ready_after(browser, server.url, path, ann.context.storage_state()))
        found = f"{median(times):.0f} ms ({min(times):.0f} to {max(times):.0f})"
        yield f"the board of {game} can be played, cold", "400 ms", found
    ann.leave()


def clicks(browser: Browser, server: ServerProcess, number: int, games: int) -> Iterator[Row]:
    """Click in one game while others load the server."""
    duel = Duel(Person(browser, server.url), Person(browser, server.url))
    for _ in range(5):
        duel.click()
    load = ["nice", sys.executable, "-m", "benchmarks.server_load", "--url", server.url]
    beside = subprocess.Popen(
        [*load, "--games", str(games), "--seconds", "600"], stdout=subprocess.DEVNULL,
    ) if games else None  # fmt: skip
    try:
        for _ in range(10):
            duel.click()
        times = [duel.click() for _ in range(number)]
    finally:
        if beside:
            beside.terminate()
            beside.wait(30)
    name = f"a click is redrawn beside {games} games" if games else "a click is redrawn"
    yield f"{name}, p50", "", f"{median(times):.0f} ms"
    yield f"{name}, p95", "100 ms", f"{quantiles(times, n=20)[-1]:.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="cold starts for each game")
    parser.add_argument("--clicks", type=int, default=60)
    args = parser.parse_args()
    print("| | bar | measured |\n|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), 0)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            rows = first_boards(browser, server, args.runs)
            for row in rows:
                print("| {} | {} | {} |".format(*row), flush=True)
            for games in (0, 50):
                for row in clicks(browser, server, args.clicks, games):
                    print("| {} | {} | {} |".format(*row), flush=True)
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
