"""A bot far from the table: what it hears, and what happens when it fails."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any

import pytest

from saltire import load
from saltire.bots.registry import make_bot
from saltire.bots.remote.seat import SeatedBot
from saltire.dealer import Dealer
from saltire.kernel.view import View
from saltire.session import Session


class Odd:
    """A bot that does something odd."""

    name = "odd"
    reason = ""

    def __init__(self, what: Any) -> None:
        self.what = what
        self.heard: list[dict[str, object]] = []

    def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
        self.heard += heard
        return int(self.what())


def position() -> tuple[Session, dict[str, object], list[str]]:
    session = Session(load("schotten", start_player=0), Dealer(seed=4))
    view: Any = session.state.view(0)
    legal = [session.game.say(session.state, action) for action in session.state.legal(0)]
    data = view.to_json()
    del data["legal"]
    return session, data, legal


def seated(what: Any) -> SeatedBot:
    return SeatedBot(load("schotten", start_player=0), Odd(what), 7)


def test_a_seated_bot_plays_what_the_bot_plays_at_the_table() -> None:
    session, data, legal = position()
    bot = make_bot(session.game, "greedy", 7)
    chosen = session.game.say(session.state, bot.choose(session.state.view(0), [], 2.0))
    seated_bot = SeatedBot(session.game, make_bot(session.game, "greedy", 7), 7)
    assert seated_bot.choose(data, legal, 2.0) == chosen


def _dawdle() -> int:
    time.sleep(20)
    return 0


def test_a_bot_that_thinks_too_long_plays_by_lot_in_time() -> None:
    _, data, legal = position()
    bot = seated(_dawdle)
    began = time.monotonic()
    assert bot.choose(data, legal, 0.2) in legal
    assert time.monotonic() - began < 2
    assert bot.fault == "more than 0.2 seconds"


def _fail() -> int:
    raise ZeroDivisionError("oops")


def _burst() -> int:
    raise MemoryError


@pytest.mark.parametrize(
    ("what", "fault"),
    [(_fail, "ZeroDivisionError: oops"), (_burst, "out of memory"), (lambda: -5, "StopIteration")],
)
def test_a_bot_that_fails_plays_by_lot(what: Any, fault: str) -> None:
    _, data, legal = position()
    bot = seated(what)
    assert bot.choose(data, legal, 2.0) in legal
    assert bot.fault.startswith(fault)


def test_a_view_that_makes_no_sense_does_not_stop_the_game() -> None:
    _, data, legal = position()
    bot = seated(lambda: 0)
    assert bot.choose({**data, "stones": 3}, legal, 2.0) in legal
    assert "stones must be a list" in bot.fault


def test_each_entry_of_the_log_is_heard_once_and_without_its_words() -> None:
    session, data, legal = position()
    bot = seated(lambda: session.state.legal(0)[0])
    start = {"kind": "table-start", "seat": None, "text": "The game begins."}
    log = [{"n": 1, "told": [start]}, {"n": 2, "told": [{"kind": "drew", "text": "A card."}]}]
    bot.hear(log)
    bot.hear(log)
    bot.choose(data, legal, 2.0)
    assert isinstance(bot.bot, Odd)
    assert bot.bot.heard == [{"kind": "drew"}]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no limits on memory there")
def test_a_worker_gives_way_and_gets_no_more_memory_than_it_may() -> None:
    program = (
        "import os; from saltire.cli.bot import _limit; _limit(600, 5); print(os.nice(0))\n"
        "try: bytearray(700 << 20)\nexcept MemoryError: print('full')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [str(min(19, os.nice(0) + 5)), "full"]
