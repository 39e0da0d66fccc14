"""Reviews of finished games: made one at a time in a process of their own, and kept for a while."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections import OrderedDict
from typing import Any, Final

_log = logging.getLogger("saltire.reviews")
_KEPT: Final = 200
_WAITING: Final = 20
_SECONDS: Final = 600.0
_NICE: Final = 15
_LONGEST_LINE: Final = 2**24
Row = dict[str, Any]


class Reviews:
    """What is known of each table's review: how far it is, or all of it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._found: OrderedDict[str, Row] = OrderedDict()
        self._done: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one = asyncio.Lock()

    def known(self, id: str) -> Row | None:
        """Give a review that is made."""
        return self._found.get(id)

    def under_way(self, id: str) -> float | None:
        """Tell how far a review is, from 0 to 1; None if nobody has asked for it."""
        return self._done.get(id)

    def is_full(self) -> bool:
        return len(self._done) >= _WAITING

    def start(self, id: str, record: str) -> None:
        """Begin a review; it waits until the one before is made."""
        self._done[id] = 0.0
        task = asyncio.create_task(self._make(id, record), name="review")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _make(self, id: str, record: str) -> None:
        try:
            async with self._one, asyncio.timeout(_SECONDS):
                found = await self._run(id, record)
        except TimeoutError:
            _log.warning("the review of %s took too long", id)
            found = None
        finally:
            self._done.pop(id, None)
        self._found[id] = found if found is not None else {"failed": True}
        if len(self._found) > _KEPT:
            self._found.popitem(last=False)

    async def _run(self, id: str, record: str) -> Row | None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "saltire.review", str(self.seconds),
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL, limit=_LONGEST_LINE,
        )  # fmt: skip
        try:
            if hasattr(os, "setpriority"):
                os.setpriority(os.PRIO_PROCESS, process.pid, _NICE)
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(record.encode())
            process.stdin.write_eof()
            async for line in process.stdout:
                told: Row = json.loads(line)
                if "review" in told:
                    return told
                self._done[id] = float(told["done"])
            _log.warning("the review of %s ended with %s", id, await process.wait())
            return None
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
