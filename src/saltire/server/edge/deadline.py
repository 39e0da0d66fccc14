"""A deadline that holds even if what is cancelled does not end: a driver may wait for its database."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


async def within(seconds: float, work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine; TimeoutError when the time is up, and it is cancelled but not waited for."""
    task = asyncio.create_task(work)
    done, _ = await asyncio.wait({task}, timeout=seconds)
    if not done:
        task.add_done_callback(_ignore)
        task.cancel()
        raise TimeoutError
    task.result()


def _ignore(task: asyncio.Task[None]) -> None:
    """Take the late fault, so that nobody reports it as forgotten."""
    if not task.cancelled():
        task.exception()
