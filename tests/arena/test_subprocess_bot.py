"""Programs in any language: one that plays, and several that do not."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from saltire.arena.entrants import Budget, entrants
from saltire.arena.game_runner import CRASH, ILLEGAL, OVERTIME, play
from saltire.arena.process_runner import play_locally
from saltire.arena.subprocess_bot import SubprocessBot
from saltire.dealer import Dealer
from saltire.i18n.words import Words
from saltire.kernel.types import RULES
from saltire.session import Session
from tests.arena.schedules import schedule_of
from tests.cli.run_command import saltire

HERE = Path(__file__).parent
PROGRAM = f"{sys.executable} {HERE / 'faulty_program.py'}"
JAVASCRIPT = HERE.parent.parent / "docs" / "howto" / "first_legal.js"


@pytest.mark.parametrize(
    ("kind", "fault", "message"),
    [
        ("dies", CRASH, "it ended with code 3: out of luck"),
        ("babbles", CRASH, "it said 'let me think', which is not JSON"),
        ("floods", CRASH, "it says more than a megabyte"),
        ("list", CRASH, "its answer is no JSON object"),
        ("empty", CRASH, "its answer has no action"),
        ("rude", CRASH, "it did not say that it is ready"),
        ("cheats", ILLEGAL, "is no legal action"),
        ("hangs", OVERTIME, "more than 1 seconds"),
        ("mute", OVERTIME, "more than 1 seconds"),
    ],
)
def test_a_program_that_misbehaves_loses_and_is_named(kind: str, fault: str, message: str) -> None:
    schedule = schedule_of(
        "schotten", kind, "random", games=2, programs={kind: f"{PROGRAM} {kind}"},
        limit=1.0 if fault == OVERTIME else 20.0,
    )  # fmt: skip
    for fixture in schedule.fixtures():
        outcome, record = play(schedule, fixture)
        assert outcome.fault is not None
        assert schedule.seating(fixture)[outcome.fault.seat] == 0
        assert outcome.fault.kind == fault
        assert message in outcome.fault.message
        assert kind in record.players


def test_a_program_that_is_not_there_is_refused_before_the_first_game(tmp_path: Path) -> None:
    refused = saltire(tmp_path, "arena", "schotten", "exec:no-such-program -x", "random")
    assert refused.returncode == 2
    assert refused.stderr == "saltire: there is no program no-such-program\n"


def test_a_program_that_dies_leaves_its_whole_standard_error(tmp_path: Path) -> None:
    words = ["arena", "schotten", f"exec:{PROGRAM} dies", "random", "--games", "2"]
    ran = saltire(tmp_path, *words, "--out", tmp_path / "match")
    assert ran.returncode == 0, ran.stderr
    for text in (ran.stderr, (tmp_path / "match" / "faults.txt").read_text(encoding="utf-8")):
        assert "first line of trouble\nout of luck" in text
    assert ran.stderr.count("out of luck") == 1
    game = json.loads((tmp_path / "match" / "games.jsonl").read_text().splitlines()[0])
    assert game["fault"]["detail"].startswith("first line of trouble")


@pytest.mark.parametrize("title", ["schotten", "hammer", "swords"])
def test_the_forty_lines_of_javascript_play_every_game(title: str) -> None:
    schedule = schedule_of(
        title, "mine", "random", games=1, programs={"mine": f"node {JAVASCRIPT}"}
    )
    (outcome, record), *_ = list(play_locally(schedule, list(schedule.fixtures())[:1], jobs=1))
    assert outcome.fault is None, outcome.fault
    assert record["result"] == list(outcome.shares)
    assert len(JAVASCRIPT.read_text(encoding="utf-8").splitlines()) <= 40


def test_the_program_chooses_among_the_texts_of_the_legal_actions() -> None:
    game = schedule_of("schotten", "random", "random").game
    session = Session(game, Dealer(3))
    bot = SubprocessBot(game, [*PROGRAM.split(), "plays"], 0, 1, 20.0, 0)
    try:
        while session.state.actor() != RULES:
            seat = session.state.actor()
            legal = session.state.legal(seat)
            action = bot.choose(session.state.view(seat), [], 1.0) if seat == 0 else legal[-1]
            if seat == 0:
                assert action == legal[0]
                assert bot.reason == Words("de").reason(bot.reason) == "the first"
            session.act(seat, action)
    finally:
        bot.close(session.state.result())


def test_a_program_is_named_by_its_file() -> None:
    game = schedule_of("schotten", "random", "random").game
    words = [f"exec:{sys.executable} --fast /home/me/bot.js", f"exec:{sys.executable} -u"]
    labels = [e.label for e in entrants(game, words, {}, Budget())]
    assert labels == ["bot.js", Path(sys.executable).name]
