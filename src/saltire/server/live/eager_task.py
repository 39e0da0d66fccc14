"""Coroutines that start at once: a task is made only for what has to wait."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any


def start_eagerly(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Run a coroutine as far as it gets without waiting; give the task that goes on, None if it is done."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(_go_on(work, waits_for))


@coroutine
def _go_on(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Pass on what a coroutine waits for and what it is told, as `await` does from the beginning."""
    try:
        while True:
            try:
                told = yield waits_for
            except BaseException as error:
                waits_for = work.throw(error)
            else:
                waits_for = work.send(told)
    except StopIteration:
        return
