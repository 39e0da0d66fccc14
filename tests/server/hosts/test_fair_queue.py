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


def test_many_guests_of_one_address_are_one_in_the_queue() -> None:
    async def play() -> list[str]:
        queue, order = FairQueue(1), list[str]()

        async def ask(person: str, address: str) -> None:
            async with queue.turn(person, address):
                order.append(person)
                await asyncio.sleep(0)

        crowd = [ask(f"guest {i}", "203.0.113.9") for i in range(40)]
        await asyncio.gather(*crowd, ask("ann", "192.0.2.1"), ask("bob", "192.0.2.2"))
        return order

    order = asyncio.run(play())
    assert len(order) == 42
    assert {order.index("ann"), order.index("bob")} <= {1, 2, 3}


def test_one_address_cannot_fill_the_queue() -> None:
    async def play() -> int:
        queue = FairQueue(1)
        await queue.enter("ann", "192.0.2.1")
        crowd = [asyncio.create_task(queue.enter(f"g{i}", "203.0.113.9")) for i in range(90)]
        await asyncio.sleep(0)
        waiting = len(queue)
        queue.check("bob", "192.0.2.2")
        for task in crowd:
            task.cancel()
        refused = await asyncio.gather(*crowd, return_exceptions=True)
        assert sum(isinstance(one, ApiError) for one in refused) == 90 - waiting
        assert len(queue) == 0
        return waiting

    assert asyncio.run(play()) == 50
