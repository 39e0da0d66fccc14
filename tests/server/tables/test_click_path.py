"""The path of one click: how many functions pass it on, from the socket's receive to the frame sent."""

from __future__ import annotations

import asyncio
import importlib
import inspect
import sys
from functools import cache
from pathlib import Path
from types import CodeType, FrameType

import pytest

import saltire
from tests.server.tables.lobby import Lobby, whose

pytestmark = pytest.mark.timeout(60)

BOUND = 45
"""At most so many functions of `saltire.server`, `saltire.session` and `saltire.record` pass a click on."""
ROOT = Path(saltire.__file__).parent
PARTS = ("server/", "session.py", "record.py")
BESIDE = ("server/tables/clock_keeper.py", "server/store/clock.py", "server/live/heartbeat.py")
"""What ticks beside a click."""

Name = tuple[str, str]


def name_of(code: CodeType) -> Name | None:
    """Give the file and the name of a function of ours; None for any other, and for comprehensions."""
    path = Path(code.co_filename)
    if not path.is_relative_to(ROOT) or "<" in code.co_qualname.replace("<locals>", ""):
        return None
    return path.relative_to(ROOT).as_posix(), code.co_qualname


@cache
def is_property(name: Name) -> bool:
    module = "saltire." + name[0].removesuffix(".py").replace("/", ".")
    found: object = importlib.import_module(module)
    for part in name[1].split("."):
        found = inspect.getattr_static(found, part, None)
    return isinstance(found, property)


def _is_beside(frame: FrameType | None) -> bool:
    """Tell whether a call comes from what ticks beside a click."""
    while frame is not None:
        name = name_of(frame.f_code)
        if name is not None and name[0] in BESIDE:
            return True
        frame = frame.f_back
    return False


class CallRecorder:
    """Records which functions of ours call which others, in the thread of the server."""

    def __init__(self) -> None:
        self.callers: dict[Name, None] = {}
        self._frames: dict[int, FrameType] = {}

    async def start(self) -> None:
        for task in asyncio.all_tasks():
            for frame in task.get_stack():
                self._frames[id(frame)] = frame
        sys.setprofile(self._on_event)

    async def stop(self) -> None:
        sys.setprofile(None)

    def _on_event(self, frame: FrameType, event: str, _: object) -> None:
        called = name_of(frame.f_code)
        # A coroutine that goes on after a wait is no new call.
        if event != "call" or called is None or is_property(called) or id(frame) in self._frames:
            return
        self._frames[id(frame)] = frame
        back = frame.f_back
        while back is not None and name_of(back.f_code) is None:
            back = back.f_back
        caller = None if back is None else name_of(back.f_code)
        if caller is not None and not _is_beside(back):
            self.callers[caller] = None

    def hops(self) -> list[Name]:
        """List the functions that passed the click on, in the order in which they did."""
        return [caller for caller in self.callers if caller[0].startswith(PARTS)]


def test_a_click_is_passed_on_by_at_most_45_functions(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    for player in (ann, bob):
        player.connects()
        player.watches(table)
    recorder = CallRecorder()
    for click in range(4):  # the first clicks fill caches
        mover, other = whose(ann, bob, table)
        asked = mover.state(table)
        if click == 3:
            lobby.server.run(recorder.start)
        act = {"table": table, "ply": asked["ply"], "action": asked["legal"][0]}
        mover.sends(type="act", cid=mover.cid(), **act)
        other.hears_of(table, mover.hears("ack")["n"])
    lobby.server.run(recorder.stop)
    names = [name for _, name in recorder.hops()]
    assert {"Connection._accept", "TableManager.do", "Session.act", "news_frame"} <= set(names)
    assert len(names) <= BOUND, "\n".join(f"{file} {name}" for file, name in recorder.hops())
