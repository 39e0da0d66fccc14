"""People come first: bots that play among themselves wait while a person's click is under way."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from saltire.server.tables.scheduling import AT_ONCE, LONGEST, Precedence


def told(story: Callable[[Precedence], Awaitable[None]]) -> None:
    async def tell() -> None:
        await story(Precedence())

    asyncio.run(tell())


async def click(precedence: Precedence, until: asyncio.Event) -> None:
    async with precedence.turn(people=True):
        await until.wait()


def test_bots_wait_for_a_click_and_people_do_not() -> None:
    async def story(precedence: Precedence) -> None:
        done = asyncio.Event()
        clicking = asyncio.create_task(click(precedence, done))
        await asyncio.sleep(0)
        bot = asyncio.create_task(_pass(precedence, people=False))
        await asyncio.wait_for(_pass(precedence, people=True), LONGEST / 2)
        assert not bot.done()
        done.set()
        await asyncio.wait_for(bot, LONGEST / 2)
        await clicking

    told(story)


def test_bots_do_not_wait_for_ever() -> None:
    async def story(precedence: Precedence) -> None:
        clicking = asyncio.create_task(click(precedence, asyncio.Event()))
        await asyncio.sleep(0)
        began = time.monotonic()
        await asyncio.wait_for(_pass(precedence, people=False), 20 * LONGEST)
        assert time.monotonic() - began >= LONGEST - 0.01
        clicking.cancel()

    told(story)


def test_few_deeds_of_bots_are_under_way_at_once() -> None:
    async def story(precedence: Precedence) -> None:
        under_way = most = 0

        async def deed() -> None:
            nonlocal under_way, most
            async with precedence.turn(people=False):
                under_way += 1
                most = max(most, under_way)
                await asyncio.sleep(0.001)
                under_way -= 1

        await asyncio.gather(*[deed() for _ in range(20)])
        assert most == AT_ONCE

    told(story)


def test_a_click_that_fails_holds_nobody_back() -> None:
    async def story(precedence: Precedence) -> None:
        try:
            async with precedence.turn(people=True):
                raise ValueError
        except ValueError:
            pass
        await asyncio.wait_for(_pass(precedence, people=False), LONGEST / 2)

    told(story)


async def _pass(precedence: Precedence, people: bool) -> None:
    async with precedence.turn(people):
        pass
