"""Whoever acts seldom comes first: a click beside many busy tables does not wait for all of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from saltire.server.store import writer
from saltire.server.store.writer import AT_ONCE, HEAD_START, SELDOM, Entry, Writer

BUSY = 80


class Instant:
    """A commit log that is done at once."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []

    async def commit(self, batch: list[Entry]) -> list[Entry]:
        self.batches.append([entry.table for entry in batch])
        return []

    def close(self) -> None: ...


def run(scenario: Callable[[Writer, list[str]], Awaitable[None]]) -> list[str]:
    """Play a scenario; give the tables in the order in which their clicks were acknowledged."""
    told: list[str] = []

    async def main() -> None:
        storing = Writer(Instant())
        await storing.open()
        await scenario(storing, told)
        await storing.close()

    asyncio.run(main())
    return told


async def click(storing: Writer, told: list[str], table: str, pause: int) -> None:
    await storing.store(Entry({"table_id": table}, (), None, pause=pause))
    told.append(table)


def test_the_seldom_click_of_a_batch_is_acknowledged_first() -> None:
    async def scenario(storing: Writer, told: list[str]) -> None:
        busy = [click(storing, told, f"busy{i}", 20) for i in range(BUSY)]
        await asyncio.gather(*busy, click(storing, told, "seldom", 60_000))

    told = run(scenario)
    assert told[0] == "seldom"
    assert told[1:] == [f"busy{i}" for i in range(BUSY)]


def test_a_seldom_click_that_comes_later_does_not_wait_for_all_the_busy_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writer, "HEAD_START", 60.0)  # however slow this machine is

    async def scenario(storing: Writer, told: list[str]) -> None:
        busy = [asyncio.create_task(click(storing, told, "busy", 20)) for _ in range(BUSY)]
        while not told:
            await asyncio.sleep(0)
        await click(storing, told, "seldom", SELDOM)
        await asyncio.gather(*busy)

    assert run(scenario).index("seldom") <= BUSY / 2


def test_a_busy_table_does_not_wait_for_ever() -> None:
    async def scenario(storing: Writer, told: list[str]) -> None:
        busy = [asyncio.create_task(click(storing, told, "busy", 0)) for _ in range(AT_ONCE + 1)]
        while len(told) < AT_ONCE:
            await asyncio.sleep(0)
        time.sleep(HEAD_START + 0.01)  # the last one has had to wait already
        seldom = [click(storing, told, "seldom", SELDOM) for _ in range(4 * AT_ONCE)]
        await asyncio.gather(*busy, *seldom)

    told = run(scenario)
    assert len([table for table in told[: 2 * AT_ONCE] if table == "busy"]) == AT_ONCE + 1


def test_a_writer_that_closes_tells_everybody() -> None:
    async def scenario(storing: Writer, told: list[str]) -> None:
        clicks = [asyncio.create_task(click(storing, told, "x", 0)) for _ in range(BUSY)]
        await asyncio.sleep(0)
        await storing.close()
        await asyncio.gather(*clicks)

    assert len(run(scenario)) == BUSY
