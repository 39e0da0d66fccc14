"""Plays games on local processes; a process that dies or hangs forfeits one game, not the match."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Generator, Iterable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from saltire.arena.game_runner import (
    CRASH,
    NOBODY,
    OVERTIME,
    Fault,
    Outcome,
    empty_record,
    forfeit_outcome,
    play,
)
from saltire.arena.schedule import Fixture, Schedule
from saltire.dealer import Dealer
from saltire.kernel.errors import SaltireError

FinishedGame = tuple[Outcome, dict[str, Any]]
"""The outcome of a game, and its record as JSON."""

_GRACE: Final = 1.0
"""Seconds over the limit before a process that ignores its alarm is killed."""
_POLL_SECONDS: Final = 0.2
_HAS_GROUPS: Final = hasattr(os, "killpg")
"""Whether processes have groups that end together; Windows has none."""


class WorkerError(SaltireError):
    """A game could not be played, and it is not the fault of a bot."""


def play_locally(
    schedule: Schedule, fixtures: Iterable[Fixture], jobs: int
) -> Generator[FinishedGame, None, None]:
    """Play games on `jobs` processes and yield them as they end; closing the iterator kills the processes."""
    todo = iter(fixtures)
    workers: list[_Worker] = []
    try:
        for fixture in todo:
            workers.append(_Worker(schedule))
            workers[-1].assign(fixture)
            if len(workers) == jobs:
                break
        while busy := [worker for worker in workers if worker.fixture is not None]:
            wait([worker.connection for worker in busy], _POLL_SECONDS)
            for place, worker in enumerate(workers):
                finished = worker.poll() if worker.fixture is not None else None
                if finished is None:
                    continue
                if (following := next(todo, None)) is not None:
                    if not worker.alive:
                        workers[place] = worker = _Worker(schedule)
                    worker.assign(following)
                yield finished
    finally:
        for worker in workers:
            worker.kill()


class _Worker:
    """One process and the game it plays; the parent checks how long its bots think."""

    def __init__(self, schedule: Schedule) -> None:
        context = get_context("spawn")
        self.schedule = schedule
        self.fixture: Fixture | None = None
        self.alive = True
        self.heartbeat = context.RawArray("d", [NOBODY, 0.0])
        self.connection, theirs = context.Pipe()
        self.process = context.Process(
            target=_worker_main, args=(schedule, theirs, self.heartbeat), daemon=False
        )
        self.process.start()
        assert self.process.pid is not None
        self.pid = self.process.pid
        theirs.close()

    def assign(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.connection.send(fixture)

    def poll(self) -> FinishedGame | None:
        """Return the game if it has ended; kill the process if a bot is over its limit."""
        fixture = self.fixture
        assert fixture is not None
        fault: Fault | None = None
        try:
            if self.connection.poll():
                message = self.connection.recv()
                if isinstance(message, str):
                    raise WorkerError(message)
                self.fixture = None
                finished: FinishedGame = message
                return finished
            fault = self._overtime()
        except (EOFError, ConnectionResetError):
            fault = self._crash()
        if fault is None:
            return None
        self.kill()
        self.fixture = None
        record = empty_record(self.schedule, fixture)
        record.close(None, Dealer(self.schedule.deal_seed(fixture)).seed)
        return forfeit_outcome(self.schedule, fixture, fault), record.to_json()

    def _overtime(self) -> Fault | None:
        seat, since = self.heartbeat
        if seat == NOBODY or self.fixture is None:
            return None
        limit = self.schedule.limit_at(self.fixture, int(seat))
        if time.monotonic() - since <= limit + _GRACE:
            return None
        return Fault(int(seat), OVERTIME, f"more than {limit:g} seconds, and it ignored the alarm")

    def _crash(self) -> Fault:
        self.process.join()
        seat = int(self.heartbeat[0])
        code = self.process.exitcode or 0
        exit_status = f"signal {signal.Signals(-code).name}" if code < 0 else f"code {code}"
        if seat == NOBODY:
            raise WorkerError(f"a worker ended with {exit_status} while no bot was thinking")
        return Fault(seat, CRASH, f"its process ended with {exit_status}")

    def kill(self) -> None:
        self.alive = False
        self.connection.close()
        if _HAS_GROUPS:
            with contextlib.suppress(ProcessLookupError):  # not yet, or no longer, a group
                os.killpg(self.pid, signal.SIGKILL)
        self.process.kill()
        self.process.join()


def _worker_main(schedule: Schedule, connection: Connection, heartbeat: Any) -> None:
    """Play the fixtures that the parent sends until it closes the connection."""
    if _HAS_GROUPS:
        os.setsid()  # killing the group kills the programs of its bots too
    threading.Thread(target=_end_with_parent, daemon=True).start()

    def on_thinking(seat: int) -> None:
        # The time first: a seat with an old time would look like one over its limit.
        heartbeat[1] = time.monotonic()
        heartbeat[0] = seat

    preloaded = False
    while True:
        try:
            fixture = connection.recv()
        except EOFError:
            return
        try:
            if not preloaded:
                # An alarm in the middle of an import would leave a half-loaded module behind.
                for entrant in schedule.entrants:
                    entrant.preload(schedule.game)
                preloaded = True
            outcome, record = play(schedule, fixture, on_thinking)
            message: object = (outcome, record.to_json())
        except Exception as error:
            message = f"{fixture}: {type(error).__name__}: {error}"
        try:
            connection.send(message)
        except OSError:
            return


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    if _HAS_GROUPS:
        os.killpg(0, signal.SIGKILL)
    os._exit(1)
