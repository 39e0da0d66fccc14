"""The messages of the live socket, in both directions."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import orjson
from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from saltire.i18n.words import Language
from saltire.server.errors import ApiError, malformed_error
from saltire.server.schemas.base import Count, ErrorFacts, Line, MessageModel, refuse_nul
from saltire.server.schemas.people import MeOut
from saltire.server.schemas.play import AckOut, ActMessage, DoMessage, NewsOut, StateOut


class HelloIn(MessageModel):
    """The first message: who I am, unless the cookie says so."""

    type: Literal["hello"]
    token: str | None = None
    lang: Language | None = None


class WatchIn(MessageModel):
    """Look at a table, from one's own seat or as a spectator."""

    type: Literal["watch"]
    table: Line
    since: Count | None = None
    seat: int | None = None


class UnwatchIn(MessageModel):
    """Look away."""

    type: Literal["unwatch"]
    table: Line


class SocketActIn(ActMessage):
    """Play an action at a table."""

    type: Literal["act"]
    table: Line


class SocketDoIn(DoMessage):
    """Do something else at a table."""

    type: Literal["do"]
    table: Line


class PingIn(MessageModel):
    """Are you there?"""

    type: Literal["ping"]


class HelloOut(BaseModel):
    """Who the server takes us for."""

    type: Literal["hello"]
    person: MeOut | None


class YouOut(BaseModel):
    """The tables that wait for me."""

    type: Literal["you"]
    waiting: list[str]
    alone: list[str] = Field(
        description="those of them without a clock and without another person: nobody else waits"
    )


class QueueOut(BaseModel):
    """For the server's own bots: who waits at a table for their moves.

    Addresses take turns, and there the people. What stands for an address tells nothing else of it.
    """

    type: Literal["queue"]
    table: str
    name: str
    address: str


class SocketErrorOut(ErrorFacts):
    """A message that is refused."""

    type: Literal["error"]
    cid: str | None = None


class PongOut(BaseModel):
    """Yes."""

    type: Literal["pong"]


SocketIn = HelloIn | WatchIn | UnwatchIn | SocketActIn | SocketDoIn | PingIn
SocketOut = HelloOut | StateOut | NewsOut | AckOut | SocketErrorOut | YouOut | QueueOut | PongOut

LONGEST: Final = 16 * 1024
_NUL: Final = "\\u0000"
"""The only way to write the character in JSON; a backslash before these letters looks the same."""
_READER: Final[TypeAdapter[SocketIn]] = TypeAdapter(
    Annotated[SocketIn, Field(discriminator="type")]
)


def decode(text: str | bytes) -> SocketIn:
    """Read a message of a client; ApiError if it is not one."""
    if len(text) > LONGEST:
        raise ApiError("too-large", f"a message has at most {LONGEST} bytes")
    try:
        if _NUL in text if isinstance(text, str) else _NUL.encode() in text:
            refuse_nul(orjson.loads(text))
        return _READER.validate_json(text, strict=True, extra="ignore")
    except ValidationError as error:
        raise malformed_error(error.errors(include_url=False)) from None
    except ValueError as error:
        raise ApiError("malformed", str(error)) from None


def cid_in(text: str | bytes) -> str | None:
    """Find the `cid` of a message that could not be read, so that the refusal can carry it."""
    try:
        message = orjson.loads(text) if len(text) <= LONGEST else None
    except ValueError:
        return None
    cid = message.get("cid") if isinstance(message, dict) else None
    return cid if isinstance(cid, str) else None


def socket_schemas() -> dict[str, Any]:
    """Describe the messages of the socket, for the OpenAPI document."""
    found: dict[str, Any] = {}
    unions: dict[str, Any] = {"SocketIn": SocketIn, "SocketOut": SocketOut}
    for name, union in unions.items():
        schema = TypeAdapter(union).json_schema(ref_template="#/components/schemas/{model}")
        found.update(schema.pop("$defs"))
        found[name] = schema
    return found
