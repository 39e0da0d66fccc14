"""The doors of the application: everything that comes in is guarded, measured, and answered in JSON."""

from __future__ import annotations

import logging

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from saltire.server.desk import Desk
from saltire.server.edge.guard import HEADERS, Guard
from saltire.server.edge.metrics import Measured

_LOG = logging.getLogger("saltire.faults")


def guarded(app: FastAPI) -> None:
    """Put the guard at the door, with the counter in front of it."""
    desk: Desk = app.state.house.desk

    def refused(code: str) -> None:
        desk.metrics.refused.labels(code).inc()

    app.add_middleware(Guard, origins=desk.origins, limits=desk.limits, refused=refused)
    app.add_middleware(Measured, metrics=desk.metrics)
    app.add_exception_handler(HTTPException, _no_such_thing)
    app.add_exception_handler(Exception, _fault)


async def _no_such_thing(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = "not-found" if error.status_code == 404 else "malformed"
    told = {"code": code, "message": str(error.detail).lower()}
    return JSONResponse({"error": told}, error.status_code, error.headers)


async def _fault(_: Request, error: Exception) -> JSONResponse:
    """Answer without a word about what broke; the log has it."""
    _LOG.error("a fault of ours", exc_info=error)
    told = {"code": "server-fault", "message": "the server has made a mistake; nothing is changed"}
    return JSONResponse({"error": told}, 500, dict(HEADERS))
