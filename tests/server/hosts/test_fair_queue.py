"""The fair queue: people come in turn, whatever one of them asks for."""

from __future__ import annotations

import asyncio

import pytest

from saltire.server.errors import ApiError
from saltire.server.jobs.fair_queue import FairQueue


def test_people_come_in_turn() -> None:
    async def play() -> list[str]:
        queue, order = FairQueue(1), list[str]()

        async def ask(person: str, name: str) -> None:
            async with queue.turn(person):
                order.append(name)
                await asyncio.sleep(0)

        asked = [
            ("ann", "a1"),
            ("ann", "a2"),
            ("ann", "a3"),
            ("ann", "a4"),
            ("bob", "b1"),
            ("cat", "c1"),
        ]
        await asyncio.gather(*[ask(*one) for one in asked])
        return order

    assert asyncio.run(play()) == ["a1", "a2", "b1", "c1", "a3", "a4"]


def test_one_person_cannot_fill_the_queue() -> None:
    async def play() -> None:
        queue = FairQueue(1)
        async with queue.turn("ann"):
            waiting = [asyncio.create_task(queue.enter("ann")) for _ in range(4)]
            await asyncio.sleep(0)
            with pytest.raises(ApiError, match="enough of these waiting"):
                await queue.enter("ann")
            queue.check("bob")
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert len(queue) == 0
        async with asyncio.timeout(1), queue.turn("bob"):
            pass

    asyncio.run(play())


def test_whoever_gives_up_as_they_are_let_in_lets_the_next_one_in() -> None:
    async def play() -> None:
        queue = FairQueue(1)
        await queue.enter("ann")
        bob = asyncio.create_task(queue.enter("bob"))
        cat = asyncio.create_task(queue.enter("cat"))
        await asyncio.sleep(0)
        queue.leave()
        bob.cancel()
        await asyncio.gather(bob, return_exceptions=True)
        async with asyncio.timeout(1):
            await cat

    asyncio.run(play())
