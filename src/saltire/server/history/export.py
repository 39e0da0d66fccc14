"""Finished games: rating them, and writing them out as records."""

from __future__ import annotations

import io
import json
from typing import Any

from saltire.kernel.types import SPECTATOR
from saltire.record import Record
from saltire.server.errors import ApiError
from saltire.server.people.ratings import counts, rated
from saltire.server.store.history import Finished, ratings_changed
from saltire.server.store.writer import Step
from saltire.server.tables.table import LiveTable

Row = dict[str, Any]


def rating_steps(table: LiveTable, at: int) -> list[Step]:
    """Rate a game that has just ended, if it counts."""
    if not counts(table):
        return []
    people = [seating.person or "" for seating in table.seats]
    assert table.result is not None
    shares = tuple(table.result["shares"])
    return [ratings_changed(Finished(table.id, table.game.name, tuple(people), shares, at), rated)]


def record_of(table: LiveTable) -> Record:
    """Give a copy of a table's record as it stands; over, with the seed."""
    if table.session is None:
        raise ApiError("not-playing", "the game has not begun")
    known = table.session.record
    record = Record(table.game, table.names(), known.commitment, known.salts)
    record.plies = known.plies[:]
    record.continued = known.continued
    if table.state == "over":
        record.close(table.session.state.result(), table.seed)
    return record


def record_json(table: LiveTable, record: Record) -> Row:
    """Write the record of a finished game, and how it ended at the table."""
    ending = {"id": table.id, "started": table.started, "ended": table.ended}
    return {**record.to_json(), "table": {**ending, **(table.result or {})}}


def seat_record(record: Record, seat: int | None) -> Row:
    """Write the record of a game under way as a seat, or a spectator, may know it."""
    return record.for_seat(SPECTATOR if seat is None else seat)


def as_parquet(rows: list[Row]) -> bytes:
    """Write records as a Parquet file, a game a row."""
    try:
        from pyarrow import Table, parquet
    except ImportError:
        message = "Parquet needs the extra `data` on the server: pip install 'saltire[data]'"
        raise ApiError("not-installed", message) from None
    names = ("game", "version", "players", "result", "commitment", "salts", "seed", "actions")
    columns: dict[str, list[Any]] = {name: [row[name] for row in rows] for name in names}
    columns["options"] = [json.dumps(row["options"]) for row in rows]
    columns["continued"] = [row.get("continued", 0) for row in rows]
    for name in ("id", "started", "ended", "shares", "how"):
        columns[name] = [row["table"].get(name) for row in rows]
    written = io.BytesIO()
    parquet.write_table(Table.from_pydict(columns), written)
    return written.getvalue()
