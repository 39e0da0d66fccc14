"""For machines that watch the server: is it well, and its numbers."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from saltire import __version__
from saltire.server.edge.metrics import may_read
from saltire.server.errors import RETRY_SECONDS, ApiError
from saltire.server.services import services_of
from saltire.server.store.faults import SENTENCES

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health(request: Request) -> JSONResponse:
    """Say whether the server is well: it answers, and its database takes what is written."""
    fault = await services_of(request).health.fault()
    if fault is None:
        return JSONResponse({"health": "well", "version": __version__})
    told = {"health": "ill", "version": __version__, "reason": fault, "message": SENTENCES[fault]}
    return JSONResponse(told, 503, {"Retry-After": str(RETRY_SECONDS)})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Give the numbers to Prometheus, on this machine or with the token."""
    services = services_of(request)
    authorization = request.headers.get("authorization", "")
    if not may_read(request.scope, services.settings.metrics_token, authorization):
        raise ApiError("forbidden", "the numbers are for the host")
    return Response(services.metrics.page(), media_type="text/plain; version=0.0.4")
