"""Work that takes long and must be in nobody's way: a process of its own, at the end of the line."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from typing import Any, Final

_NICE: Final = 15
_LONGEST_LINE: Final = 2**24
Row = dict[str, Any]


@asynccontextmanager
async def at_work(module: str, *words: str, given: str) -> AsyncIterator[AsyncIterator[Row]]:
    """Run a module of ours with a text to read; what it says comes as JSON, a line each."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *words,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL, limit=_LONGEST_LINE,
    )  # fmt: skip
    try:
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, process.pid, _NICE)
        assert process.stdin is not None
        process.stdin.write(given.encode())
        process.stdin.write_eof()
        async with aclosing(_rows(process)) as rows:
            yield rows
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _rows(process: asyncio.subprocess.Process) -> AsyncGenerator[Row, None]:
    assert process.stdout is not None
    async for line in process.stdout:
        yield json.loads(line)
