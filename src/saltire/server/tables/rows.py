"""Tables and the rows that store them: reading a table, and listing what an event has changed."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Executable
from sqlalchemy.engine import RowMapping

from saltire.server.store.tables import Stored, event_changed, seat_changed, table_changed
from saltire.server.tables.apply import joins_of
from saltire.server.tables.commands import apply_event
from saltire.server.tables.event import TableEvent, event_from_row
from saltire.server.tables.table import LiveTable, Seating

Facts = dict[str, Any]
_TABLE_FACTS: Final = ("state", "salts", "result", "started", "ended")
_SEAT_FACTS: Final = ("person_id", "bot", "name")


def table_from(stored: Stored) -> LiveTable:
    """Build a table from its rows: from its snapshot if it has one, and the events since."""
    table = LiveTable(stored.row, [_seating(row) for row in stored.seats])
    for row in stored.cids:
        table.cids[row["seat"], row["cid"]] = (row["n"], row["ply"])
    snapshot = stored.snapshot
    for row in stored.rows:
        event = event_from_row(row)
        if snapshot is None or event.n > snapshot["n"]:
            apply_event(table, event, event.at)
            continue
        table.remember(event)
        if event.n == snapshot["n"]:
            table.restore(snapshot["data"], event)
    set_clocks(table, stored.row["deadline"])
    return table


def _seating(row: RowMapping) -> Seating:
    return Seating(row["person_id"], row["name"], row["bot"], row["link_hash"])


def set_clocks(table: LiveTable, deadline: int | None) -> None:
    """Let the clocks run as the stored deadline says: it knows of the time the server was away."""
    counted = table.clocks.deadline()
    if deadline is not None and counted is not None:
        table.clocks.shift(deadline - counted)


def facts_of(table: LiveTable) -> Facts:
    """Give the facts that have columns of their own, to compare them after an event."""
    return {
        "state": table.state,
        "salts": dict(table.salts),
        "result": table.result,
        "started": table.started_at,
        "ended": table.ended_at,
        "seats": [(s.person, s.bot, s.name) for s in table.seats],
    }


def changed_rows(id: str, before: Facts, now: Facts) -> list[Executable]:
    """List the statements for every fact that differs from before."""
    changed = {name: now[name] for name in _TABLE_FACTS if now[name] != before[name]}
    statements: list[Executable] = [table_changed(id, changed)] if changed else []
    shares = (now["result"] or {}).get("shares") if "result" in changed else None
    for seat, (old, new) in enumerate(zip(before["seats"], now["seats"])):
        values = dict(zip(_SEAT_FACTS, new)) if old != new else {}
        if shares is not None:
            values["share"] = shares[seat]
        if values:
            statements.append(seat_changed(id, seat, values))
    return statements


def unnamed_rows(table: LiveTable, event: TableEvent) -> list[Executable]:
    """List the statements that take the name of whoever leaves out of the table's story."""
    if event.kind != "leave" or event.seat is None:
        return []
    joined = joins_of(table, event.seat)
    return [event_changed(table.id, one.n, {"data": one.data}) for one in joined]
