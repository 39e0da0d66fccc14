"""Follows a table of a server: a thread waits for news, the application is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context, copy_context
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final

from saltire.cli.full_screen.thinking import Thinking
from saltire.kernel.errors import SaltireError

if TYPE_CHECKING:
    from saltire.cli.remote_table import RemoteTable

_AGAIN: Final = 2.0


class Following(Thinking):
    """Waits for what the others do at a server, also while we are asked ourselves.

    The thread is a daemon: a question that the server keeps for news does not hold up leaving.
    """

    def __init__(self, table: RemoteTable) -> None:
        super().__init__(table)
        self.session = table.remote
        self.on_news: Callable[[], None] = lambda: None
        self._end_signal = Event()
        self._news = asyncio.Event()
        self._thread: Thread | None = None

    def searches(self, seat: int) -> bool:
        return False

    def can_advise(self) -> bool:
        return False

    def follow(self) -> None:
        """Start to wait for news."""
        if self._thread is None:
            loop = asyncio.get_running_loop()
            about = (loop, copy_context())
            self._thread = Thread(target=self._wait_for_news, args=about, daemon=True)
            self._thread.start()

    async def act(self, seat: int) -> None:
        """Wait until there is news."""
        await self._news.wait()
        self._news.clear()

    def end(self) -> None:
        self._end_signal.set()

    def _wait_for_news(self, loop: asyncio.AbstractEventLoop, context: Context) -> None:
        """Ask for news until the end; a line that is down is tried again."""
        while not self._end_signal.is_set():
            try:
                frame = self.session.client.state(self.session.frame["n"])
            except SaltireError:
                self._end_signal.wait(_AGAIN)
                continue
            taken = Event()
            try:
                loop.call_soon_threadsafe(self._take, frame, taken, context=context)
            except RuntimeError:  # the application has ended
                return
            while not (taken.wait(0.2) or self._end_signal.is_set()):
                pass

    def _take(self, frame: dict[str, Any], taken: Event) -> None:
        """Go on to a frame, unless we know a later one."""
        if frame["n"] >= self.session.frame["n"] and not self._end_signal.is_set():
            self.session.take(frame)
            self._news.set()
            self.on_news()
        taken.set()
