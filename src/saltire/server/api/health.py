"""For machines that watch the server: is it well, and its numbers."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from saltire import __version__
from saltire.server.edge.metrics import may_read
from saltire.server.errors import ApiError
from saltire.server.services import services_of

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health(request: Request) -> dict[str, str]:
    """Say that the server is well: it answers and so does its database."""
    await services_of(request).accounts.ping()
    return {"health": "well", "version": __version__}


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Give the numbers to Prometheus, on this machine or with the token."""
    services = services_of(request)
    authorization = request.headers.get("authorization", "")
    if not may_read(request.scope, services.settings.metrics_token, authorization):
        raise ApiError("forbidden", "the numbers are for the host")
    return Response(services.metrics.page(), media_type="text/plain; version=0.0.4")
