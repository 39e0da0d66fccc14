"""Whoever crashes, cheats or thinks for too long loses that game, is named, and the match goes on."""

from __future__ import annotations

import json

import pytest

from saltire.arena.game_runner import CRASH, ILLEGAL, OVERTIME, Fault, play
from saltire.arena.match import Match
from saltire.arena.process_runner import play_locally
from saltire.arena.report import as_json, as_markdown
from saltire.arena.schedule import Schedule
from saltire.dealer import Dealer
from saltire.kernel.types import CHANCE
from saltire.record import Record
from saltire.session import Session
from tests.arena import faulty_bots
from tests.arena.schedules import schedule_of


def lost_by(schedule: Schedule) -> tuple[Fault, Record]:
    """Play a match of a faulty bot against a random one; all its games end alike."""
    faults = []
    for outcome, record in play_locally(schedule, schedule.fixtures(), jobs=1):
        assert outcome.fault is not None
        assert schedule.seating(outcome.fixture)[outcome.fault.seat] == 0
        assert outcome.shares[outcome.fault.seat] == 0
        assert sum(outcome.shares) == pytest.approx(1)
        faults.append((outcome.fault, Record.from_text(json.dumps(record))))
    assert len(faults) == schedule.deals * schedule.rotations
    return faults[0]


@pytest.mark.parametrize(
    ("bot", "kind", "message"),
    [
        ("Crashes", CRASH, r"KeyError: 'no such\nstone'"),
        ("Leaves", CRASH, "SystemExit: 0"),
        ("FailsToStart", CRASH, "RuntimeError: no model here"),
        ("Dies", CRASH, "its process ended with signal SIGKILL"),
        ("Cheats", ILLEGAL, "is no legal action"),
    ],
)
def test_a_bot_that_fails_loses_its_games_and_is_named(bot: str, kind: str, message: str) -> None:
    fault, record = lost_by(
        schedule_of("schotten", f"tests.arena.faulty_bots:{bot}", "random", games=2)
    )
    assert fault.kind == kind
    assert message in fault.message
    assert "\n" not in fault.message
    assert record.players == (bot, "random")
    assert record.result is None
    record.verify()


@pytest.mark.parametrize("bot", ["Sleeps", "Stubborn", "IgnoresAlarm"])
def test_a_bot_that_thinks_for_too_long_loses_even_if_it_heeds_no_alarm(bot: str) -> None:
    schedule = schedule_of(
        "schotten", f"tests.arena.faulty_bots:{bot}", "random", games=2, limit=0.5
    )
    fault, _ = lost_by(schedule)
    assert fault.kind == OVERTIME
    assert "more than 0.5 seconds" in fault.message


def test_the_others_share_the_win_when_one_of_four_fails() -> None:
    schedule = schedule_of("swords", "tests.arena.faulty_bots:Crashes", "random", games=1)
    for outcome, _ in play_locally(schedule, list(schedule.fixtures())[:2], jobs=2):
        assert sorted(outcome.shares) == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])


def test_the_run_goes_on_and_the_table_names_the_bot() -> None:
    names = [f"tests.arena.faulty_bots:{bot}" for bot in ("Crashes", "Cheats", "Dies")]
    match = Match(schedule_of("schotten", *names, "random", games=2))
    match.play(lambda schedule, fixtures: play_locally(schedule, fixtures, jobs=2))
    leaderboard = match.leaderboard()
    assert len(leaderboard.games) == 12
    lost = {(leaderboard.names[each.bot], each.kind) for each in leaderboard.forfeits()}
    assert lost == {("Crashes", CRASH), ("Cheats", ILLEGAL), ("Dies", CRASH)}
    assert leaderboard.scores()[3].mean == 1
    assert "| Crashes | crash |" in as_markdown(leaderboard)
    assert {row["bot"] for row in as_json(leaderboard)["lost"]} == {"Crashes", "Cheats", "Dies"}  # type: ignore[attr-defined]


def test_a_bot_gets_what_its_seat_sees_and_has_heard_since_its_last_choice() -> None:
    faulty_bots.SEEN.clear()
    schedule = schedule_of(
        "schotten", "tests.arena.faulty_bots:Nosy", "tests.arena.faulty_bots:Nosy", games=1
    )
    _, record = play(schedule, next(schedule.fixtures()))
    session = Session(schedule.game, Dealer(schedule.deal_seed(next(schedule.fixtures()))))
    since = [0, 0]
    asked = [iter(bot.given) for bot in faulty_bots.SEEN]
    for seat, text in record.plies[session.ply :]:
        if seat == CHANCE:
            continue
        view, heard = next(asked[seat])
        assert view == session.state.view(seat)
        assert list(heard) == session.events_for(seat, since[seat])
        since[seat] = len(session.events)
        session.act(seat, schedule.game.parse(session.state, text))
    assert [next(row, None) for row in asked] == [None, None]


@pytest.mark.parametrize("jobs", [1, 3])
def test_the_same_plan_gives_the_same_games_on_any_number_of_processes(jobs: int) -> None:
    schedule = schedule_of("schotten", "random", "random", games=8)
    played = {
        outcome.fixture: record
        for outcome, record in play_locally(schedule, schedule.fixtures(), jobs)
    }
    assert played == {each: play(schedule, each)[1].to_json() for each in schedule.fixtures()}
