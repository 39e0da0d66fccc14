"""Lets bots and hints think in a process of their own: compiled search would freeze the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from saltire.bots.protocol import AnyBot
from saltire.bots.registry import bot_set, make_bot
from saltire.cli.local_table import BOT_SECONDS
from saltire.cli.save_file import BOT
from saltire.kernel.game import Game
from saltire.kernel.view import View
from saltire.review.hint import Hint, hint

if TYPE_CHECKING:
    from saltire.cli.local_table import LocalTable

_bots: dict[tuple[int, int], AnyBot] = {}
"""The bots of the other process, by the beginning of their memory and their seat."""


def choose(
    game: Game, kind: str, seed: int, begun: int, view: View, heard: Sequence[dict[str, object]]
) -> int:
    """Ask a bot in the other process; it remembers its plan until `begun` changes."""
    place = (begun, int(view.seat))
    if place not in _bots:
        _bots[place] = make_bot(game, kind, seed)
    return int(_bots[place].choose(view, heard, BOT_SECONDS))


def _be_there() -> None:
    """Let the process start and import what it needs."""


class Thinking:
    """Asks bots that search elsewhere, and quick ones here."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self.rewinds = 0
        """Counts how often the game went back: bots must forget what did not happen."""
        self._pool: ProcessPoolExecutor | None = None

    def searches(self, seat: int) -> bool:
        """Tell whether a seat's bot takes its time."""
        table = self.table
        kind = table.session.record.players[seat].removeprefix(BOT)
        return any(level.name == kind for level in bot_set(table.session.game).levels)

    def can_advise(self) -> bool:
        """Tell whether the game brings a search for hints."""
        return bool(bot_set(self.table.session.game).levels)

    async def act(self, seat: int) -> None:
        """Let a bot act."""
        table = self.table
        if not self.searches(seat):
            table.bot_acts(seat)
            return
        session = table.session
        kind = session.record.players[seat].removeprefix(BOT)
        view, heard = session.state.view(seat), table.heard_since(seat)
        asked = (session.game, kind, table.seed + seat, self.rewinds, view, heard)
        action = await self._elsewhere(choose, *asked)
        if table.session is session:
            table.act(seat, action)

    async def hint(self, request: dict[str, object]) -> Hint:
        """Ask for a hint."""
        given = await self._elsewhere(hint, request)
        assert isinstance(given, Hint)
        return given

    def start(self) -> None:
        """Start the other process. On a full screen it is too late: standard error is no file then."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
            self._pool.submit(_be_there)

    async def _elsewhere(self, function: Any, *facts: object) -> Any:
        self.start()
        return await asyncio.get_running_loop().run_in_executor(self._pool, function, *facts)

    def end(self) -> None:
        """End the other process; what it thinks about is no longer wanted."""
        if self._pool is None:
            return
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
