"""Whoever crashes, cheats or thinks for too long loses that game, is named, and the match goes on."""

from __future__ import annotations

import json

import pytest

from saltire.arena.game_runner import CRASH, ILLEGAL, OVERTIME, Fault, play
from saltire.arena.match import Match
from saltire.arena.process_runner import play_locally
from saltire.arena.report import as_json, as_markdown
from saltire.arena.schedule import Plan
from saltire.dealer import Dealer
from saltire.kernel.types import CHANCE
from saltire.record import Record
from saltire.session import Session
from tests.arena import planted
from tests.arena.plans import plan


def lost_by(match: Plan) -> tuple[Fault, Record]:
    """Play a match of a planted bot against a random one; all its games end alike."""
    faults = []
    for outcome, record in play_locally(match, match.fixtures(), jobs=1):
        assert outcome.fault is not None
        assert match.seated(outcome.fixture)[outcome.fault.seat] == 0
        assert outcome.shares[outcome.fault.seat] == 0
        assert sum(outcome.shares) == pytest.approx(1)
        faults.append((outcome.fault, Record.from_text(json.dumps(record))))
    assert len(faults) == match.deals * match.rotations
    return faults[0]


@pytest.mark.parametrize(
    ("bot", "kind", "told"),
    [
        ("Crashes", CRASH, r"KeyError: 'no such\nstone'"),
        ("Leaves", CRASH, "SystemExit: 0"),
        ("Unborn", CRASH, "RuntimeError: no model here"),
        ("Dies", CRASH, "its process ended with signal SIGKILL"),
        ("Cheats", ILLEGAL, "is no legal action"),
    ],
)
def test_a_bot_that_fails_loses_its_games_and_is_named(bot: str, kind: str, told: str) -> None:
    fault, record = lost_by(plan("schotten", f"tests.arena.planted:{bot}", "random", games=2))
    assert fault.kind == kind
    assert told in fault.told
    assert "\n" not in fault.told
    assert record.players == (bot, "random")
    assert record.result is None
    record.verify()


@pytest.mark.parametrize("bot", ["Sleeps", "Stubborn", "Deaf"])
def test_a_bot_that_thinks_for_too_long_loses_even_if_it_heeds_no_alarm(bot: str) -> None:
    match = plan("schotten", f"tests.arena.planted:{bot}", "random", games=2, limit=0.5)
    fault, _ = lost_by(match)
    assert fault.kind == OVERTIME
    assert "more than 0.5 seconds" in fault.told


def test_the_others_share_the_win_when_one_of_four_fails() -> None:
    match = plan("swords", "tests.arena.planted:Crashes", "random", games=1)
    for outcome, _ in play_locally(match, list(match.fixtures())[:2], jobs=2):
        assert sorted(outcome.shares) == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])


def test_the_run_goes_on_and_the_table_names_the_bot() -> None:
    names = [f"tests.arena.planted:{bot}" for bot in ("Crashes", "Cheats", "Dies")]
    match = Match(plan("schotten", *names, "random", games=2))
    match.play(lambda plan, fixtures: play_locally(plan, fixtures, jobs=2))
    standing = match.standing()
    assert len(standing.games) == 12
    lost = {(standing.names[each.bot], each.kind) for each in standing.lost()}
    assert lost == {("Crashes", CRASH), ("Cheats", ILLEGAL), ("Dies", CRASH)}
    assert standing.scores()[3].mean == 1
    assert "| Crashes | crash |" in as_markdown(standing)
    assert {row["bot"] for row in as_json(standing)["lost"]} == {"Crashes", "Cheats", "Dies"}  # type: ignore[attr-defined]


def test_a_bot_gets_what_its_seat_sees_and_has_heard_since_its_last_choice() -> None:
    planted.SEEN.clear()
    match = plan("schotten", "tests.arena.planted:Nosy", "tests.arena.planted:Nosy", games=1)
    _, record = play(match, next(match.fixtures()))
    session = Session(match.game, Dealer(match.deal_seed(next(match.fixtures()))))
    since = [0, 0]
    asked = [iter(bot.given) for bot in planted.SEEN]
    for seat, text in record.plies[session.ply :]:
        if seat == CHANCE:
            continue
        view, heard = next(asked[seat])
        assert view == session.state.view(seat)
        assert list(heard) == session.heard(seat, since[seat])
        since[seat] = len(session.events)
        session.act(seat, match.game.parse(session.state, text))
    assert [next(row, None) for row in asked] == [None, None]


@pytest.mark.parametrize("jobs", [1, 3])
def test_the_same_plan_gives_the_same_games_on_any_number_of_processes(jobs: int) -> None:
    match = plan("schotten", "random", "random", games=8)
    played = {
        outcome.fixture: record for outcome, record in play_locally(match, match.fixtures(), jobs)
    }
    assert played == {each: play(match, each)[1].to_json() for each in match.fixtures()}
