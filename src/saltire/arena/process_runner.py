"""Games on local processes. A process that dies or hangs costs one bot one game, not the match."""

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
    forfeited,
    play,
)
from saltire.arena.schedule import Fixture, Plan
from saltire.dealer import Dealer
from saltire.kernel.errors import SaltireError

Finished = tuple[Outcome, dict[str, Any]]
"""How a game ended, and its record."""

_GRACE: Final = 1.0
"""Seconds over the limit before a process that does not heed its alarm is ended."""
_LOOK: Final = 0.2


class WorkerError(SaltireError):
    """A game could not be played, and no bot is to blame."""


def play_locally(
    plan: Plan, fixtures: Iterable[Fixture], jobs: int
) -> Generator[Finished, None, None]:
    """Play games on `jobs` processes; they come as they end. Closing the iterator ends them."""
    todo = iter(fixtures)
    workers: list[_Worker] = []
    try:
        for fixture in todo:
            workers.append(_Worker(plan))
            workers[-1].give(fixture)
            if len(workers) == jobs:
                break
        while busy := [worker for worker in workers if worker.fixture is not None]:
            wait([worker.line for worker in busy], _LOOK)
            for place, worker in enumerate(workers):
                finished = worker.look() if worker.fixture is not None else None
                if finished is None:
                    continue
                if (following := next(todo, None)) is not None:
                    if not worker.alive:
                        workers[place] = worker = _Worker(plan)
                    worker.give(following)
                yield finished
    finally:
        for worker in workers:
            worker.end()


class _Worker:
    """One process and the game it plays. It is watched from here while one of its bots thinks."""

    def __init__(self, plan: Plan) -> None:
        context = get_context("spawn")
        self.plan = plan
        self.fixture: Fixture | None = None
        self.alive = True
        self.pulse = context.RawArray("d", [NOBODY, 0.0])
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(plan, theirs, self.pulse), daemon=False)
        self.process.start()
        assert self.process.pid is not None
        self.pid = self.process.pid
        theirs.close()

    def give(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.line.send(fixture)

    def look(self) -> Finished | None:
        """Take the game if it has ended; end the process if it has gone too far."""
        lost = self.fixture
        assert lost is not None
        fault: Fault | None = None
        try:
            if self.line.poll():
                told = self.line.recv()
                if isinstance(told, str):
                    raise WorkerError(told)
                self.fixture = None
                finished: Finished = told
                return finished
            fault = self._overtime()
        except (EOFError, ConnectionResetError):
            fault = self._crash()
        if fault is None:
            return None
        self.end()
        self.fixture = None
        record = empty_record(self.plan, lost)
        record.close(None, Dealer(self.plan.deal_seed(lost)).seed)
        return forfeited(self.plan, lost, fault), record.to_json()

    def _overtime(self) -> Fault | None:
        seat, since = self.pulse
        if seat == NOBODY or self.fixture is None:
            return None
        limit = self.plan.limit_at(self.fixture, int(seat))
        if time.monotonic() - since <= limit + _GRACE:
            return None
        return Fault(int(seat), OVERTIME, f"more than {limit:g} seconds, and deaf")

    def _crash(self) -> Fault:
        self.process.join()
        seat = int(self.pulse[0])
        code = self.process.exitcode or 0
        told = f"signal {signal.Signals(-code).name}" if code < 0 else f"code {code}"
        if seat == NOBODY:
            raise WorkerError(f"a worker ended with {told} while no bot was thinking")
        return Fault(seat, CRASH, f"its process ended with {told}")

    def end(self) -> None:
        self.alive = False
        self.line.close()
        with contextlib.suppress(ProcessLookupError):  # not yet, or no longer, a group
            os.killpg(self.pid, signal.SIGKILL)
        self.process.kill()
        self.process.join()


def _serve(plan: Plan, line: Connection, pulse: Any) -> None:
    """Play what comes down the line until it is cut."""
    os.setsid()  # so that whoever ends this process ends the programs of its bots too
    threading.Thread(target=_end_with_parent, daemon=True).start()

    def watch(seat: int) -> None:
        # The time first: a seat with an old time would look like one that thinks for long.
        pulse[1] = time.monotonic()
        pulse[0] = seat

    rehearsed = False
    while True:
        try:
            fixture = line.recv()
        except EOFError:
            return
        try:
            if not rehearsed:
                # An alarm in the middle of an import would leave half a module behind for good.
                for entrant in plan.entrants:
                    entrant.rehearse(plan.game)
                rehearsed = True
            outcome, record = play(plan, fixture, watch)
            told: object = (outcome, record.to_json())
        except Exception as error:
            told = f"{fixture}: {type(error).__name__}: {error}"
        try:
            line.send(told)
        except OSError:
            return


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.killpg(0, signal.SIGKILL)
