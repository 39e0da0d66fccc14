"""The application: wiring and nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse

from saltire import __version__
from saltire.kernel.errors import SaltireError
from saltire.server.api import (
    account,
    fairness,
    games,
    health,
    hint,
    host,
    keys,
    mail,
    people,
    play,
    profile,
    push,
    records,
    replay,
    review,
    rules,
    tables,
)
from saltire.server.edge.middleware import guarded
from saltire.server.edge.static_files import Pages
from saltire.server.errors import from_game
from saltire.server.live import socket as live
from saltire.server.schemas.tables import socket_schemas
from saltire.server.services import House
from saltire.server.settings import Settings

STATIC = Path(__file__).with_name("static")


def create_app(settings: Settings) -> FastAPI:
    """Make the application for these settings."""
    app = FastAPI(
        title="Saltire", version=__version__, lifespan=_life, docs_url=None, redoc_url=None
    )
    app.state.house = House(settings)
    app.openapi = lambda: _described(app)  # type: ignore[method-assign]
    for routes in (
        people,
        account,
        keys,
        push,
        host,
        games,
        rules,
        tables,
        play,
        live,
        profile,
        records,
        replay,
        review,
        hint,
        fairness,
    ):
        app.include_router(routes.router, prefix="/api/v1")
    for routes in (health, mail):
        app.include_router(routes.router)
    guarded(app)
    app.add_exception_handler(SaltireError, _refuse)
    app.add_exception_handler(RequestValidationError, _malformed)
    if STATIC.is_dir():
        app.mount("/", Pages(STATIC), name="static")
    return app


def _described(app: FastAPI) -> dict[str, Any]:
    """Describe the API whole: the messages of the socket are among the schemas."""
    document = FastAPI.openapi(app)
    document["components"]["schemas"] = socket_schemas() | document["components"]["schemas"]
    return document


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.open()
    _make_ready(app)
    try:
        yield
    finally:
        await house.close()


def _make_ready(app: FastAPI) -> None:
    """Have made what would be made while the first person waits: every route, every game."""
    scope = {"type": "http", "method": "GET", "path": "/", "root_path": "", "headers": []}
    for route in app.routes:
        route.matches(scope.copy())
    games.all_games("en")


async def _refuse(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, SaltireError)
    told = from_game(error)
    return JSONResponse({"error": told.to_json()}, told.status, told.headers)


async def _malformed(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    told = {"code": "malformed", "message": f"{place}: {first['msg']}" if place else first["msg"]}
    return JSONResponse({"error": told}, 400)
