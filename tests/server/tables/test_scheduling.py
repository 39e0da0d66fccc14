"""People come first: bots that play among themselves wait while a person's click is under way."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from saltire.server.tables.scheduling import AT_ONCE, LONGEST, CommandScheduler


def run(scenario: Callable[[CommandScheduler], Awaitable[None]]) -> None:
    async def main() -> None:
        await scenario(CommandScheduler())

    asyncio.run(main())


async def click(scheduler: CommandScheduler, until: asyncio.Event) -> None:
    async with scheduler.slot(people=True):
        await until.wait()


def test_bots_wait_for_a_click_and_people_do_not() -> None:
    async def scenario(scheduler: CommandScheduler) -> None:
        done = asyncio.Event()
        clicking = asyncio.create_task(click(scheduler, done))
        await asyncio.sleep(0)
        bot = asyncio.create_task(_pass(scheduler, people=False))
        await asyncio.wait_for(_pass(scheduler, people=True), LONGEST / 2)
        assert not bot.done()
        done.set()
        await asyncio.wait_for(bot, LONGEST / 2)
        await clicking

    run(scenario)


def test_bots_do_not_wait_for_ever() -> None:
    async def scenario(scheduler: CommandScheduler) -> None:
        clicking = asyncio.create_task(click(scheduler, asyncio.Event()))
        await asyncio.sleep(0)
        began = time.monotonic()
        await asyncio.wait_for(_pass(scheduler, people=False), 20 * LONGEST)
        assert time.monotonic() - began >= LONGEST - 0.01
        clicking.cancel()

    run(scenario)


def test_few_commands_of_bots_are_under_way_at_once() -> None:
    async def scenario(scheduler: CommandScheduler) -> None:
        under_way = most = 0

        async def command() -> None:
            nonlocal under_way, most
            async with scheduler.slot(people=False):
                under_way += 1
                most = max(most, under_way)
                await asyncio.sleep(0.001)
                under_way -= 1

        await asyncio.gather(*[command() for _ in range(20)])
        assert most == AT_ONCE

    run(scenario)


def test_a_click_that_fails_holds_nobody_back() -> None:
    async def scenario(scheduler: CommandScheduler) -> None:
        try:
            async with scheduler.slot(people=True):
                raise ValueError
        except ValueError:
            pass
        await asyncio.wait_for(_pass(scheduler, people=False), LONGEST / 2)

    run(scenario)


async def _pass(scheduler: CommandScheduler, people: bool) -> None:
    async with scheduler.slot(people):
        pass
