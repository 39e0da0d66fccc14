"""For hosts: finding tables of all kinds, and closing one that was abandoned."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request

from saltire.kernel.types import SPECTATOR
from saltire.server.api.host import host
from saltire.server.jobs.pruning import DAY_MS
from saltire.server.schemas.host import HostTableOut, HostTablesOut
from saltire.server.services import services_of
from saltire.server.store.engine import now_ms
from saltire.server.store.host import PAGE, Found
from saltire.server.tables.commands import Command

router = APIRouter(tags=["host"], dependencies=[Depends(host)])
State = Literal["open", "playing", "over", "dropped"]


@router.get("/host/tables", operation_id="list_host_tables")
async def find_tables(
    request: Request,
    search: Annotated[str, Query(max_length=64)] = "",
    state: Annotated[list[State] | None, Query(max_length=4)] = None,
    idle_days: Annotated[int, Query(ge=0, le=3650)] = 0,
    after: Annotated[int | None, Query(ge=0, lt=2**53)] = None,
) -> HostTablesOut:
    """Find tables, private ones too: by id, by a part of a player's name, by how long nothing happened."""
    idle_since = now_ms() - idle_days * DAY_MS if idle_days else None
    states = state or ["open", "playing"]
    found = await services_of(request).hosting.tables(states, search.strip(), idle_since, after)
    last = int(found[-1][0]["created"]) if len(found) == PAGE else None
    return HostTablesOut(tables=[_table(one) for one in found], after=last)


def _table(found: Found) -> HostTableOut:
    row, names = found
    shown = {name: row[name] for name in HostTableOut.model_fields if name in row}
    return HostTableOut.model_validate({**shown, "seats": names})


@router.delete("/host/tables/{id}", status_code=204, operation_id="close_table")
async def close_table(request: Request, id: str) -> None:
    """Close a table that is open or playing: the game has no result, and nobody's rating changes."""
    tables = services_of(request).tables
    await tables.do(await tables.get(id), Command("drop", SPECTATOR, now_ms()))
