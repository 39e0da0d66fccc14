"""Finished games: rating them, and writing them out as records."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any, Final

from saltire.kernel.types import SPECTATOR
from saltire.record import Record
from saltire.server.errors import ApiError
from saltire.server.people.ratings import counts, new_ratings
from saltire.server.store.history import Finished, ratings_changed
from saltire.server.store.writer import Step
from saltire.server.tables.table import LiveTable

Row = dict[str, Any]
ROWS_IN_MEMORY: Final = 100
"""Games of a Parquet file that are held in memory; the others are on disk."""
PART_BYTES: Final = 256 * 1024


def rating_steps(table: LiveTable, at: int) -> list[Step]:
    """Rate a game that has just ended, if it counts."""
    if not counts(table):
        return []
    people = [seating.person or "" for seating in table.seats]
    assert table.result is not None
    shares = tuple(table.result["shares"])
    return [
        ratings_changed(Finished(table.id, table.game.name, tuple(people), shares, at), new_ratings)
    ]


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
    ending = {"id": table.id, "started": table.started_at, "ended": table.ended_at}
    return {**record.to_json(), "table": {**ending, **(table.result or {})}}


def seat_record(record: Record, seat: int | None) -> Row:
    """Write the record of a game under way as a seat, or a spectator, may know it."""
    return record.for_seat(SPECTATOR if seat is None else seat)


def demand_parquet() -> None:
    """Refuse before any game is read if the library is not there."""
    if find_spec("pyarrow") is None:
        message = "Parquet needs the extra `data` on the server: pip install 'saltire[data]'"
        raise ApiError("not-installed", message)


class ParquetExport:
    """A Parquet file, a game a row: on disk, but for the games that were added last."""

    def __init__(self) -> None:
        from pyarrow import parquet

        self._rows: list[Row] = []
        self._file = tempfile.TemporaryFile()  # noqa: SIM115  `parts` closes it
        self._schema = _parquet_schema()
        self._writer = parquet.ParquetWriter(self._file, self._schema)

    def add(self, row: Row) -> bool:
        """Add a game; true if it is time to write."""
        self._rows.append(row)
        return len(self._rows) >= ROWS_IN_MEMORY

    def write(self) -> None:
        """Write the games that are in memory."""
        from pyarrow import Table

        rows, self._rows = self._rows, []
        columns = {name: [row.get(name) for row in rows] for name in self._schema.names}
        columns["options"] = [json.dumps(row["options"]) for row in rows]
        columns["continued"] = [row.get("continued", 0) for row in rows]
        for name in ("id", "started", "ended", "shares", "how"):
            columns[name] = [row["table"].get(name) for row in rows]
        self._writer.write_table(Table.from_pydict(columns, self._schema))

    def close(self) -> None:
        self.write()
        self._writer.close()

    def parts(self) -> Iterator[bytes]:
        """Give the finished file in parts."""
        with self._file as file:
            file.seek(0)
            while part := file.read(PART_BYTES):
                yield part


def _parquet_schema() -> Any:
    from pyarrow import float64, int64, list_, schema, string

    texts, numbers = list_(string()), list_(float64())
    return schema(
        {
            "game": string(), "version": string(), "players": texts, "result": numbers,
            "commitment": string(), "salts": texts, "seed": string(), "actions": texts,
            "options": string(), "continued": int64(), "id": string(), "started": int64(),
            "ended": int64(), "shares": numbers, "how": string(),
        }
    )  # fmt: skip
