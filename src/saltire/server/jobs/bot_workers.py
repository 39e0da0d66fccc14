"""The server's own bots: worker processes that play through the public API, like anybody's programs."""

from __future__ import annotations

import asyncio
import logging
import platform
import sys
from typing import Final

from saltire.bots.registry import bots_of
from saltire.games.registry import load, titles
from saltire.server.jobs.leases import RENEW_SECONDS, Leases
from saltire.server.settings import Settings
from saltire.server.store.people import PeopleStore
from saltire.server.tables.table import BOT

_log = logging.getLogger("saltire.bots")
_NICE: Final = "10"
_FIRST_PAUSE: Final = 0.5
_LONGEST_PAUSE: Final = 60.0
_LEASE: Final = "bots"


def all_bots() -> set[str]:
    """Name every bot of every game that is installed."""
    return {name for title in titles() for name in bots_of(load(title))}


class BotWorkers:
    """Starts the worker processes, and again when one ends; their tokens go in by a pipe."""

    def __init__(self, settings: Settings, people: PeopleStore, leases: Leases) -> None:
        self.settings = settings
        self.people = people
        self.leases = leases
        self.starts = 0
        self._bots: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._tending: asyncio.Task[None] | None = None

    @property
    def running(self) -> int:
        """Tell how many workers this process keeps running."""
        return len(self._tasks)

    async def open(self, url: str) -> None:
        """Start the workers of a server that answers at a URL."""
        if not self.settings.bot_workers:
            return
        self._bots = sorted(BOT + name for name in all_bots())
        await self.people.add_bots(set(self._bots))
        if await self.leases.hold(_LEASE):
            await self._start(url)
        self._tending = asyncio.create_task(self._tend(url), name="bot lease")

    async def _tend(self, url: str) -> None:
        """Run the workers while this process has the lease: of several, one runs them."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                mine = await self.leases.hold(_LEASE)
            except Exception as error:
                _log.warning("the bots' lease could not be renewed: %s", type(error).__name__)
                continue
            if mine and not self._tasks:
                await self._start(url)
            elif not mine and self._tasks:
                await self._stop()

    async def _start(self, url: str) -> None:
        for label in self._labels():  # left behind by a crash
            await self.people.drop_tokens(self._bots, label)
        for number in range(self.settings.bot_workers):
            self._tasks.append(asyncio.create_task(self._keep(url, number), name="bots"))

    async def _stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    async def close(self) -> None:
        if self._tending is not None:
            self._tending.cancel()
            await asyncio.gather(self._tending, return_exceptions=True)
            await self._stop()
            await self.leases.let_go(_LEASE)

    def _labels(self) -> list[str]:
        """Name the tokens of each worker, so that no other server's are touched."""
        place = f"{platform.node()}:{self.settings.port}"
        return [f"worker {n} of {place}"[:64] for n in range(self.settings.bot_workers)]

    async def _keep(self, url: str, number: int) -> None:
        """Keep one worker running; one that keeps failing is started less and less often."""
        pause = _FIRST_PAUSE
        while True:
            began = asyncio.get_running_loop().time()
            try:
                code = await self._run(url, number)
            except Exception:
                _log.exception("a bot worker could not be started")
                code = -1
            if asyncio.get_running_loop().time() - began > _LONGEST_PAUSE:
                pause = _FIRST_PAUSE
            await asyncio.sleep(pause)  # a server that is closing says nothing
            _log.warning("a bot worker has ended (%s); here is another", code)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _run(self, url: str, number: int) -> int:
        label = self._labels()[number]
        tokens = [await self.people.add_token(bot, label) for bot in self._bots]
        process = await asyncio.create_subprocess_exec(
            *self._command(url, number),
            stdin=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        self.starts += 1
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdin.write("\n".join([*tokens, "", ""]).encode())
        try:
            async for line in process.stderr:
                _log.warning("%s", line.decode(errors="replace").strip())
            return await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
            await self.people.drop_tokens(self._bots, label)

    def _command(self, url: str, number: int) -> list[str]:
        settings = self.settings
        return [
            sys.executable, "-m", "saltire", "bot", "--server", url, "--token-file", "-",
            "--nice", _NICE, "--memory", str(settings.bot_memory),
            "--seconds", str(settings.bot_seconds), "--part", f"{number}/{settings.bot_workers}",
            "--quiet",
        ]  # fmt: skip
