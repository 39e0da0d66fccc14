"""The OpenAPI document: routes, messages of the socket, and how each route knows who is asking."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from fastapi import FastAPI
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute, APIRouter
from pydantic import TypeAdapter

from saltire.games.registry import titles
from saltire.server.people.auth import COOKIE, here, perhaps, perhaps_here, who
from saltire.server.schemas.socket import socket_schemas

_REFERENCE: Final = "#/components/schemas/{model}"
_TOKEN: Final[dict[str, list[str]]] = {"token": []}
_BROWSER: Final[dict[str, list[str]]] = {"cookie": []}
_NOBODY: Final[dict[str, list[str]]] = {}
SCHEMES: Final = {
    "token": {
        "type": "http", "scheme": "bearer",
        "description": "a token of a person, for programs: made in the browser or by create_token",
    },
    "cookie": {
        "type": "apiKey", "in": "cookie", "name": COOKIE,
        "description": "the cookie of a browser; a change needs the header `X-Saltire: 1` too",
    },
}  # fmt: skip
_SECURITY: Final = {
    who: [_TOKEN, _BROWSER],
    here: [_BROWSER],
    perhaps: [_NOBODY, _TOKEN, _BROWSER],
    perhaps_here: [_NOBODY, _BROWSER],
}
"""What each dependency that recognises somebody accepts."""


def operation_id(route: APIRoute) -> str:
    return route.name


def openapi(app: FastAPI, routers: Iterable[APIRouter]) -> dict[str, Any]:
    """Write the document; FastAPI keeps what it wrote, and nothing is added to it twice."""
    document = FastAPI.openapi(app)
    if "securitySchemes" in document["components"]:
        return document
    document["components"]["schemas"] = socket_schemas() | document["components"]["schemas"]
    document["components"]["securitySchemes"] = SCHEMES
    _describe_views(document["components"]["schemas"])
    security = {
        route.operation_id or route.name: _security(route)
        for router in routers
        for route in router.routes
        if isinstance(route, APIRoute)
    }
    for operations in document["paths"].values():
        for operation in operations.values():
            operation["security"] = security[operation["operationId"]]
    return document


def _describe_views(schemas: dict[str, Any]) -> None:
    """Say what the views of each game hold; a game that does not say sends an object."""
    for field, part in (("view", "view_data"), ("annotations", "annotations_data")):
        kinds = [title.part(getattr(title, part)) for title in titles().values()]
        described = [_add_schemas(schemas, kind) for kind in kinds if kind is not None]
        for name in ("FrameOut", "StateOut", "NewsOut"):
            if name in schemas:
                known = schemas[name]["properties"][field]
                known["anyOf"] = [*described, *known["anyOf"]]


def _add_schemas(schemas: dict[str, Any], kind: Any) -> dict[str, str]:
    """Add the schemas of a type; give the reference to it."""
    schema = TypeAdapter(kind).json_schema(ref_template=_REFERENCE)
    schemas.update(schema.pop("$defs", {}))
    schemas[schema["title"]] = schema
    return {"$ref": _REFERENCE.format(model=schema["title"])}


def _security(route: APIRoute) -> list[dict[str, list[str]]]:
    for call in _calls(route.dependant):
        if call in _SECURITY:
            return _SECURITY[call]
    return []


def _calls(dependant: Dependant) -> Iterator[Any]:
    """List what a route depends on, directly and through others."""
    for each in dependant.dependencies:
        yield each.call
        yield from _calls(each)
