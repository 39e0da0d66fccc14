"""Several processes that think about the same choice; what they find is added up."""

from __future__ import annotations

import os
import pickle
import select
import signal
import time
from dataclasses import replace

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge
from saltire.bots.search.result import Verdict, unpacked, verdict_of
from saltire.bots.search.root import Search
from saltire.bots.search.settings import Settings
from saltire.kernel.view import View

_APART: i64 = 1000003
"""How far apart the seeds of two processes are."""
_PATIENCE = 0.02
"""How long a copy that is late is waited for, in seconds."""


def think_together(
    knowledge: Knowledge, settings: Settings, view: View, clock: float, seed: i64
) -> Verdict:
    """Search the same view in several processes; counted playouts are dealt out among them.

    Every process is a copy of this one, so it believes what this one believes; a copy that fails
    is left out. Where processes cannot be copied this one thinks alone.
    """
    ends = time.perf_counter() + clock
    if not settings.playouts:
        ends = min(ends, time.perf_counter() + settings.seconds)
    number = settings.workers if hasattr(os, "fork") else 1
    share = replace(settings, playouts=-(-settings.playouts // number))
    copies = [_copy(knowledge, share, view, ends, seed + _APART * i) for i in range(1, number)]
    try:
        verdict = _found(knowledge, share, view, ends, seed)
        for _, pipe in copies:
            packed = _read(pipe, ends + _PATIENCE)
            if packed:
                verdict.add(unpacked(pickle.loads(packed)))
    finally:
        for child, pipe in copies:
            os.close(pipe)
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
    return verdict


def _found(knowledge: Knowledge, settings: Settings, view: View, ends: float, seed: i64) -> Verdict:
    search = Search(knowledge, settings, seed)
    search.think(view, view.seat, view.legal, ends - time.perf_counter(), None)
    return verdict_of(search)


def _copy(
    knowledge: Knowledge, settings: Settings, view: View, ends: float, seed: i64
) -> tuple[int, int]:
    """Start a process; give its number and the pipe by which its findings come."""
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, reading
    try:
        found = pickle.dumps(_found(knowledge, settings, view, ends, seed).packed())
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(found)
    finally:
        os._exit(0)


def _read(pipe: int, until: float) -> bytes:
    """Read what a copy has found; nothing if it is late."""
    whole = b""
    while True:
        left = max(0.0, until - time.perf_counter())
        if not select.select([pipe], [], [], left)[0]:
            return b""
        part = os.read(pipe, 1 << 16)
        if not part:
            return whole
        whole += part
