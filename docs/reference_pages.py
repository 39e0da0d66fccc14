"""Writes the reference of the HTTP routes and of the socket from the server's own OpenAPI document."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from saltire.server.app import create_app
from saltire.server.schemas.socket import socket_schemas
from saltire.server.settings import Settings

INTRO = """\
Every route of the server, made from its OpenAPI document, which a running server gives at `/openapi.json`.
How to sign in, what the errors mean, and which routes a bot needs: [the API in short](../reference/api.md).
"""
SOCKET_INTRO = """\
Every message of the socket `/api/v1/live`, as JSON objects with a `type`. Made from the models with which the
server reads them. How a conversation goes: [the API in short](../reference/api.md#the-socket-api-v1-live).
"""


@cache
def document() -> dict[str, Any]:
    app = create_app(Settings())
    return app.openapi()


def kind(schema: dict[str, Any]) -> str:
    """Write the type of a value in a few words."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(kind(one) for one in schema["anyOf"]))
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(one)}`" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    return str(schema.get("type", "any"))


def fields(schema: dict[str, Any]) -> Iterator[str]:
    """Write the fields of an object as a table."""
    required = schema.get("required", [])
    rows = schema.get("properties", {}).items()
    if rows:
        yield "| field | type | |\n|---|---|---|"
    for name, field in rows:
        about = field.get("description", "").replace("\n", " ").replace("|", "\\|")
        needed = "" if name in required else "optional. "
        yield f"| `{name}` | {kind(field)} | {needed}{about} |"
    if rows:
        yield ""


def body_of(operation: dict[str, Any], schemas: dict[str, Any]) -> Iterator[str]:
    content = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if content:
        name = content["schema"].get("$ref", "").rpartition("/")[2]
        yield "**Body**\n"
        yield from fields(schemas.get(name, content["schema"]))


def answer_of(operation: dict[str, Any]) -> Iterator[str]:
    for status, answer in operation["responses"].items():
        content = answer.get("content", {}).get("application/json", {}).get("schema")
        if status.startswith("2") and content:
            yield f"**Answer** {status}: {kind(content)}\n"


def route(
    path: str, verb: str, operation: dict[str, Any], schemas: dict[str, Any]
) -> Iterator[str]:
    """Write one route: what it does, what it takes, what it gives."""
    yield f"### {verb.upper()} {path}\n"
    yield f"{operation.get('description') or operation.get('summary', '')}\n"
    asked = operation.get("parameters", [])
    if asked:
        yield "| parameter | in | type | |\n|---|---|---|---|"
        for one in asked:
            about = one.get("description", "").replace("\n", " ")
            yield f"| `{one['name']}` | {one['in']} | {kind(one['schema'])} | {about} |"
        yield ""
    yield from body_of(operation, schemas)
    yield from answer_of(operation)


def http_page() -> str:
    """Write all routes, those of one part of the API together."""
    schemas = document()["components"]["schemas"]
    parts: dict[str, list[str]] = {}
    for path, operations in document()["paths"].items():
        words = path.removeprefix("/api/v1/").strip("/").split("/")
        part = words[0].partition(".")[0] or "server"
        for verb, operation in operations.items():
            parts.setdefault(part, []).extend(route(path, verb, operation, schemas))
    lines = ["# HTTP routes\n", INTRO]
    for part in sorted(parts):
        lines += [f"## {part}\n", *parts[part]]
    lines.append("## Objects\n")
    for name in sorted(schemas):
        listed = list(fields(schemas[name]))
        if listed:
            about = schemas[name].get("description", "").partition("\n\n")[0]
            lines += [f"### {name}\n", f"{about}\n", *listed]
    return "\n".join(lines) + "\n"


def socket_page() -> str:
    """Write all messages of the socket."""
    lines = ["# Socket messages\n", SOCKET_INTRO]
    for name, schema in sorted(socket_schemas().items()):
        if "type" in schema.get("properties", {}):
            sent = "you send" if name.endswith("In") else "the server sends"
            lines += [f"## {kind(schema['properties']['type'])}: {sent}\n"]
            lines += [schema.get("description", "") + "\n", *fields(schema)]
    return "\n".join(lines) + "\n"
