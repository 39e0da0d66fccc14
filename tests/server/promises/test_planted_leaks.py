"""The test of secrecy can see: a leak planted anywhere between the rules and the wire is caught."""

from __future__ import annotations

from typing import Any

import pytest

from saltire.kernel.types import SPECTATOR
from saltire.record import Record
from saltire.server.api import records
from saltire.server.errors import ApiError
from saltire.server.tables import commands, frames
from saltire.server.tables import listing as tablelist
from saltire.server.tables.commands import Command
from saltire.server.tables.event import TableEvent
from saltire.server.tables.table import LiveTable
from tests.server.promises.paired_worlds import World, follow
from tests.server.promises.worlds import Leak

pytestmark = pytest.mark.timeout(120)
Plant = pytest.MonkeyPatch


def hidden(table: LiveTable) -> str:
    assert table.session is not None
    return str(table.session.state.to_json())


def leaks(worlds: list[World], what: str, me: int = 0, title: str = "schotten") -> None:
    """Demand that the leak is found, and where it was planted."""
    with pytest.raises(Leak) as found:
        follow(worlds, title, me, 150, every=1 if what.startswith("/") else 1000)
    assert what in str(found.value).partition("\n")[0]


def test_a_fact_too_many_in_a_view_is_caught(worlds: list[World], monkeypatch: Plant) -> None:
    view_of = frames.view_of

    def leaky(table: LiveTable, seat: int) -> frames.Frame:
        shown = view_of(table, seat)
        return {**shown, "view": {**(shown["view"] or {}), "deck": hidden(table)}}

    monkeypatch.setattr(frames, "view_of", leaky)
    leaks(worlds, "watch differs")


def test_the_legal_actions_of_another_seat_are_caught(
    worlds: list[World], monkeypatch: Plant
) -> None:
    view_of = frames.view_of

    def leaky(table: LiveTable, seat: int) -> frames.Frame:
        asked = table.waiting()
        legal = view_of(table, asked[0] if asked else seat)["legal"]
        return {**view_of(table, seat), "legal": legal}

    monkeypatch.setattr(frames, "view_of", leaky)
    leaks(worlds, "differs for seat", SPECTATOR)


def test_a_hidden_action_in_the_log_is_caught(worlds: list[World], monkeypatch: Plant) -> None:
    entry = frames.entry

    def leaky(table: LiveTable, h: TableEvent, seat: int, lang: str) -> frames.Frame:
        known = {**h.data, "known": [seat]}
        open_act = TableEvent(h.n, h.at, h.kind, h.seat, h.cid, h.ply, known)
        return entry(table, open_act, seat, lang)

    monkeypatch.setattr(frames, "entry", leaky)
    leaks(worlds, "news differs", 0, "hammer")


def test_a_secret_that_is_told_to_everybody_is_caught(
    worlds: list[World], monkeypatch: Plant
) -> None:
    def leaky(told: list[Any], seat: int) -> dict[str, object]:
        return {"kind": told[0], **told[1], **(told[2] if len(told) > 2 else {})}

    monkeypatch.setattr(frames, "facts_for", leaky)
    leaks(worlds, "differs for seat")


def test_a_hidden_fact_in_an_error_is_caught(worlds: list[World], monkeypatch: Plant) -> None:
    check = commands.check

    def leaky(table: LiveTable, command: Command) -> TableEvent:
        try:
            return check(table, command)
        except ApiError as error:
            raise ApiError(error.code, f"{error.message}: {hidden(table)}") from None

    monkeypatch.setattr(commands, "check", leaky)
    leaks(worlds, "'type': 'act'")


def test_an_error_that_depends_on_a_hidden_fact_is_caught(
    worlds: list[World], monkeypatch: Plant
) -> None:
    """Whoever is not asked must not learn whether another seat could do what they try."""
    check = commands.check

    def leaky(table: LiveTable, command: Command) -> TableEvent:
        asked = table.waiting()
        if (
            command.name == "act"
            and asked
            and command.data["action"] in frames.view_of(table, asked[0])["legal"]
        ):
            return check(table, command)
        if command.name == "act":
            raise ApiError("illegal", "nobody can do that now")
        return check(table, command)

    monkeypatch.setattr(commands, "check", leaky)
    leaks(worlds, "'type': 'act'", 1)


def test_a_whole_record_of_a_game_under_way_is_caught(
    worlds: list[World], monkeypatch: Plant
) -> None:
    def leaky(record: Record, seat: int | None) -> dict[str, Any]:
        return record.to_json()

    monkeypatch.setattr(records, "seat_record", leaky)
    leaks(worlds, "/record differs")


def test_a_hidden_fact_in_a_list_of_tables_is_caught(
    worlds: list[World], monkeypatch: Plant
) -> None:
    from_row = tablelist.from_row

    def leaky(services: Any, found: tablelist.Found) -> Any:
        shown = from_row(services, found)
        live = services.tables.cache[shown.id]
        return shown.model_copy(update={"commitment": hidden(live)})

    monkeypatch.setattr(tablelist, "from_row", leaky)
    leaks(worlds, "/tables?list=playing differs")
