"""What the store holds, read beside the server and checked against what it had promised."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from saltire.games.registry import load
from saltire.kernel.types import CHANCE
from saltire.record import Record
from saltire.server.store.engine import open_engine
from saltire.server.store.schema import events, tables
from tests.server.promises.random_players import Memory

Row = dict[str, Any]


async def read(url: str) -> tuple[list[Row], dict[str, list[Row]]]:
    """Read every table, and the events of each in order."""
    engine = open_engine(url)
    async with engine.connect() as db:
        found = [dict(row) for row in (await db.execute(select(tables))).mappings()]
        rows = await db.execute(select(events).order_by(events.c.table_id, events.c.n))
        log: dict[str, list[Row]] = {row["id"]: [] for row in found}
        for row in rows.mappings():
            log[row["table_id"]].append(dict(row))
    await engine.dispose()
    return found, log


async def check(url: str, memory: Memory) -> int:
    """Demand that every promise was kept; give the number of rolls and deals that were checked."""
    found, log = await read(url)
    for (table, seat, cid), (n, action) in memory.acks.items():
        row = log[table][n - 1]
        done = row["data"]["plies"][0][1] if row["kind"] == "act" else row["kind"]
        stored = row["seat"], row["cid"], done
        assert stored == (seat, cid, action), "an acknowledged action is lost"
    by_id = {row["id"]: row for row in found}
    for table, result in memory.results.items():
        assert (by_id[table]["state"], by_id[table]["result"]) == ("over", result)
    return sum(check_table(row, log[row["id"]]) for row in found)


def check_table(table: Row, log: list[Row]) -> int:
    """Demand a log without gaps or repeats, and the dice that the seed gives."""
    assert [row["n"] for row in log] == list(range(1, table["n"] + 1))
    named = [(row["seat"], row["cid"]) for row in log if row["cid"] is not None]
    assert len(named) == len(set(named)), "a repeat was played twice"
    game = load(table["game"], **table["options"])
    salts = [table["salts"][key] for key in sorted(table["salts"], key=int)]
    record = Record(game, commitment=table["commitment"], salts=salts)
    record.plies = [
        (seat, text) for row in log for seat, text, _ in row["data"].get("plies", ())
    ]  # fmt: skip
    record.close(None, bytes.fromhex(table["seed"]))
    assert record.verify() == sum(seat == CHANCE for seat, _ in record.plies)
    return record.chance_plies()
