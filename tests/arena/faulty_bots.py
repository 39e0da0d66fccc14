"""Bots that break the terms of a match, each in its own way."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass

from saltire.bots.random_bot import RandomBot
from saltire.kernel.view import View

Heard = Sequence[dict[str, object]]


class Faulty(RandomBot):
    """Plays random legal moves, and misbehaves at its third choice."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = 0

    def choose(self, view: View, heard: Heard, clock: float) -> int:
        self.asked += 1
        return self.misbehave(view) if self.asked == 3 else super().choose(view, heard, clock)

    def misbehave(self, view: View) -> int:
        raise NotImplementedError


class Crashes(Faulty):
    def misbehave(self, view: View) -> int:
        raise KeyError("no such\nstone")


class Leaves(Faulty):
    def misbehave(self, view: View) -> int:
        sys.exit(0)


class Dies(Faulty):
    def misbehave(self, view: View) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


class Cheats(Faulty):
    def misbehave(self, view: View) -> int:
        return max(view.legal) + 1


class Sleeps(Faulty):
    def misbehave(self, view: View) -> int:
        time.sleep(60)
        return 0


class IgnoresAlarm(Faulty):
    """Ignores its alarm, as a loop in machine code would."""

    def misbehave(self, view: View) -> int:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        time.sleep(60)
        return 0


class Stubborn(Faulty):
    """Swallows the alarm and answers all the same, too late."""

    def misbehave(self, view: View) -> int:
        try:
            time.sleep(60)
        except Exception:
            return view.legal[0]
        return view.legal[0]


class FailsToStart:
    def __init__(self, seed: int) -> None:
        raise RuntimeError("no model here")


class Slow(RandomBot):
    """Takes its time, so that a match can be interrupted."""

    def choose(self, view: View, heard: Heard, clock: float) -> int:
        time.sleep(0.002)
        return super().choose(view, heard, clock)


@dataclass(frozen=True)
class Settings:
    playouts: int = 0


class Counts(RandomBot):
    """Can count playouts, as a search can."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.settings = Settings()


class Nosy(RandomBot):
    """Remembers what it was given, for the tests that look at it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.given: list[tuple[object, Heard]] = []
        SEEN.append(self)

    def choose(self, view: View, heard: Heard, clock: float) -> int:
        self.given.append((view, heard))
        return super().choose(view, heard, clock)


SEEN: list[Nosy] = []
