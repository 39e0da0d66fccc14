"""Illegal input changes nothing: any messages in any order, and faults of our own."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from saltire.server.tables import commands
from saltire.server.tables.commands import Command
from saltire.server.tables.event import TableEvent
from saltire.server.tables.table import LiveTable
from tests.server.promises.message_fuzzer import MessageFuzzer
from tests.server.tables.conftest import lobby
from tests.server.tables.lobby import Lobby, whose

__all__ = ["lobby"]

pytestmark = pytest.mark.timeout(120)
# Every step is a message to a server and back: slow steps say nothing about the strategies.
WIRE = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def fuzzer_in(lobby: Lobby) -> type[MessageFuzzer]:
    """Seat the same three people at a new table each time."""
    people = [lobby.player(name) for name in ("Ann", "Bob", "Eve")]
    for person in people:
        person.connects()

    class Here(MessageFuzzer):
        pass

    Here.lobby = lobby
    Here.people = people
    return Here


def test_any_messages_in_any_order_change_only_what_they_may(lobby: Lobby) -> None:
    short = settings(WIRE, max_examples=12, stateful_step_count=25)
    run_state_machine_as_test(fuzzer_in(lobby), settings=short)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_very_many_messages_change_only_what_they_may(lobby: Lobby) -> None:
    long = settings(WIRE, max_examples=1500, stateful_step_count=80, derandomize=False)
    run_state_machine_as_test(fuzzer_in(lobby), settings=long)


def test_a_fault_of_ours_in_the_middle_of_a_move_changes_nothing(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = lobby.pair()
    mover, _ = whose(ann, bob, table)
    before = mover.state(table)
    mover.connects()
    check = commands.check

    def broken(live: LiveTable, command: Command) -> TableEvent:
        check(live, command)
        raise RuntimeError("in the middle")

    act = {"ply": before["ply"], "action": before["legal"][0]}
    monkeypatch.setattr(commands, "check", broken)
    mover.sends(type="act", table=table, **act, cid="lost")
    assert mover.hears("error")["code"] == "server-fault"
    monkeypatch.undo()
    assert mover.state(table) == before
    mover.sends(type="act", table=table, **act, cid="found")
    assert mover.hears("ack", "error")["n"] == before["n"] + 1
