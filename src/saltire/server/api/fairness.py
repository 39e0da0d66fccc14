"""What proves that a game was dealt fairly."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request

from saltire.server.api.tables import REFUSALS
from saltire.server.schemas.history import FairnessOut
from saltire.server.services import services_of

router = APIRouter(tags=["history"], responses=REFUSALS)

HOW: Final = (
    "Outcome i among n is blake2b(salts, i, attempt; key=seed, 8 bytes) as a big-endian number,"
    " modulo n; numbers from the uneven top end are drawn again with the next attempt. Each salt is"
    " preceded by its length (4 bytes); i has 8 bytes, attempt 4. The commitment is the SHA-256 of"
    " the seed. Save the record and run: saltire verify FILE"
)


@router.get("/tables/{id}/fairness", operation_id="get_fairness")
async def fairness(request: Request, id: str) -> FairnessOut:
    """Show the commitment and the salts; once the game is over, the seed too."""
    services_of(request).charge_caller("read", request)
    manager = services_of(request).tables
    table = await manager.look(id)
    async with manager.hold(table):
        record = None if table.session is None else table.session.record
        return FairnessOut(
            table=id,
            commitment=table.row["commitment"],
            salts=list(table.salt_list()),
            seed=table.seed.hex() if table.state == "over" else None,
            draws=0 if record is None else record.chance_plies(),
            continued=0 if record is None else record.continued,
            how=HOW,
            record=f"/api/v1/tables/{id}/record",
        )
