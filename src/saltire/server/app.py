"""The application: routes, middleware and error handlers, wired together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, RedirectResponse
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.staticfiles import StaticFiles

from saltire import __version__
from saltire.kernel.errors import SaltireError
from saltire.server.api import (
    account,
    examples,
    fairness,
    games,
    health,
    hint,
    host,
    host_backups,
    host_people,
    host_tables,
    keys,
    mail,
    people,
    play,
    profile,
    push,
    puzzles,
    records,
    replay,
    review,
    rules,
    standings,
    study,
    tables,
)
from saltire.server.api.openapi import openapi, operation_id
from saltire.server.edge.middleware import add_middleware
from saltire.server.edge.static_files import Pages
from saltire.server.errors import ApiError, from_game, malformed_error
from saltire.server.live import socket as live
from saltire.server.people.reserved import reserved
from saltire.server.services import Services
from saltire.server.settings import Settings
from saltire.server.store.accounts import NameTaken
from saltire.server.store.faults import SENTENCES, database_fault
from saltire.server.tables.warm_up import warm_up

_log = logging.getLogger(__name__)
STATIC = Path(__file__).with_name("static")
MANUAL = Path(__file__).with_name("manual")
"""The documentation as `make docs` has built it; a package may come without it."""
_ROUTERS = tuple(
    module.router
    for module in (
        people, account, keys, push, host, host_people, host_tables, host_backups, games, rules, examples,
        tables, play, live, profile, standings, records, replay, review, study, hint, fairness, puzzles,
    )
)  # fmt: skip
"""The routes below /api/v1."""


def create_app(settings: Settings) -> FastAPI:
    """Make the application for these settings."""
    app = FastAPI(
        title="Saltire", version=__version__, lifespan=_lifespan, docs_url=None, redoc_url=None,
        generate_unique_id_function=operation_id,
    )  # fmt: skip
    app.state.services = Services(settings)
    app.openapi = lambda: openapi(app, _ROUTERS)  # type: ignore[method-assign]
    for router in _ROUTERS:
        app.include_router(router, prefix="/api/v1")
    for routes in (health, mail):
        app.include_router(routes.router)
    add_middleware(app)
    app.add_exception_handler(SaltireError, _refuse)
    app.add_exception_handler(NameTaken, _name_taken)
    app.add_exception_handler(RequestValidationError, _on_malformed)
    for fault in (DBAPIError, PoolTimeout, OSError):
        app.add_exception_handler(fault, _unavailable)
    app.state.manual = MANUAL.is_dir()
    if app.state.manual:
        app.add_route("/docs", _to_manual)
        app.mount("/docs/", StaticFiles(directory=MANUAL, html=True), name="docs")
    if STATIC.is_dir():
        app.mount("/", Pages(STATIC), name="static")
    return app


async def _to_manual(_: Request) -> RedirectResponse:
    """Add the slash without which the links of the first page lead nowhere."""
    return RedirectResponse("/docs/")


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    services: Services = app.state.services
    await services.open()
    _warm_up(app)
    try:
        yield
    finally:
        await services.close()


def _warm_up(app: FastAPI) -> None:
    """Compile routes, load games and words now, so that the first request need not wait for it."""
    scope = {"type": "http", "method": "GET", "path": "/", "root_path": "", "headers": []}
    for route in app.routes:
        route.matches(scope.copy())
    games.all_games("en")
    reserved("")
    warm_up()


async def _refuse(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, SaltireError)
    refusal = from_game(error)
    return JSONResponse({"error": refusal.to_json()}, refusal.status, refusal.headers)


async def _name_taken(request: Request, _: Exception) -> JSONResponse:
    return await _refuse(request, ApiError("conflict", "that name belongs to somebody else"))


async def _unavailable(request: Request, error: Exception) -> JSONResponse:
    """Answer 503 while the database is away; any other fault is ours."""
    fault = database_fault(error)
    if fault is None:
        raise error
    _log.error("a request failed: %s", SENTENCES[fault])
    return await _refuse(request, ApiError("unavailable", f"{SENTENCES[fault]}: try again soon"))


async def _on_malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return await _refuse(request, malformed_error(error.errors()))
