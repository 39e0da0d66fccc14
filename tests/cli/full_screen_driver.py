"""Drives the full-screen table in tests: starts it, reads what is on the screen, types and clicks."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input

from saltire import Dealer, Record, Session, load
from saltire.cli.full_screen.app import TableApp
from saltire.cli.local_table import LocalTable
from saltire.i18n.words import Words

Script = Callable[[TableApp, Pilot[Any]], Awaitable[None]]


def table_of(
    home: Path, name: str, lang: str = "en", people: int = 1, bot: str = "random", **options: object
) -> LocalTable:
    """Set up a new table: people on the first seats, bots on the others."""
    game, dealer = load(name, **options), Dealer(seed=11)
    mine = ["person"] if people == 1 else [f"person {n + 1}" for n in range(people)]
    players = [*mine, *[f"bot:{bot}"] * (len(game.seats) - people)]
    record = Record(game, players, dealer.commitment, dealer.salts)
    return LocalTable(Session(game, dealer, record), home / "game.json", Words(lang), 1)


def advance(table: LocalTable, plies: int, seed: int = 4) -> LocalTable:
    """Play so many actions at random, and on until a person is to act."""
    lots = random.Random(seed)
    while not table.over() and (plies > 0 or table.seat_to_act() not in table.people):
        seat = table.seat_to_act()
        table.session.act(seat, lots.choice(table.session.state.legal(seat)))
        plies -= 1
    table.keep()
    return table


def on_screen(app: TableApp) -> str:
    """Give what the screen shows, a line a row."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(part.text for part in strip).rstrip() for strip in strips)


def in_one_line(app: TableApp) -> str:
    """Give what the screen shows without its line breaks."""
    return " ".join(on_screen(app).split())


def play(table: LocalTable, script: Script, size: tuple[int, int] = (80, 24)) -> TableApp:
    """Run a script at a table; bots do not keep it waiting."""
    app = TableApp(table, pace=0.0)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(run())
    return app


async def type_line(pilot: Pilot[Any], line: str) -> None:
    """Type a line and press Enter."""
    pilot.app.query_one("#line", Input).value = line
    await pilot.press("enter")
    await pilot.pause()


def offered(screen: str) -> list[str]:
    """Read from the screen what may be typed: the rows above the line to type in."""
    rows = screen.splitlines()
    line = max(n for n, row in enumerate(rows) if row.strip().startswith("F1 ")) - 1
    found: list[str] = []
    for row in reversed(rows[:line]):
        chips = [cell for cell in re.split(r"\s{2,}", row.strip()) if re.search(r"\w", cell)]
        typed = [re.match(r"\d+(?=[:\s]|$)|\w+( \w+)?(?=:|$)", cell) for cell in chips]
        if not chips or not all(typed) or (found and not found[0].isdigit()):
            break
        if found and not (typed[0] and typed[0][0].isdigit()):
            break
        found = [match[0] for match in typed if match] + found
    return found
