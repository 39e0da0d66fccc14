"""Who is asking: a person by the cookie `saltire` or by a bearer token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends
from sqlalchemy.engine import Row
from starlette.requests import HTTPConnection
from starlette.responses import Response

from saltire.server.errors import ApiError
from saltire.server.services import services_of
from saltire.server.settings import Settings

COOKIE: Final = "saltire"
YEAR: Final = 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the server knows."""

    id: str
    name: str
    kind: str
    lang: str
    host: bool = False

    def to_json(self) -> dict[str, object]:
        return {
            "id": self.id,
            "name": self.name,
            "kind": self.kind,
            "lang": self.lang,
            "host": self.host,
        }


def person_of(row: Row[tuple[object, ...]]) -> Person:
    """Read a person from a row of `people`."""
    known = row._mapping
    return Person(known["id"], known["name"], known["kind"], known["lang"], known["host"])


async def recognise(connection: HTTPConnection, token: str | None = None) -> Person | None:
    """Find who a request or a socket belongs to, or None."""
    store = services_of(connection).people
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if token is None and scheme.lower() == "bearer":
        token = bearer.strip()
    cookie = connection.cookies.get(COOKIE)
    if token:
        row = await store.by_token(token)
    elif cookie:
        row = await store.by_cookie(cookie)
    else:
        return None
    if row is None or row._mapping["barred"] or row._mapping["kind"] == "gone":
        return None
    return person_of(row)


async def who(connection: HTTPConnection) -> Person:
    """Demand a person: the dependency of every route that acts for somebody."""
    person = await recognise(connection)
    if person is None:
        raise ApiError("not-signed-in", "nobody is signed in: ask POST /api/v1/me for a name")
    return person


async def perhaps(connection: HTTPConnection) -> Person | None:
    """Give the person if there is one: the dependency of routes that anyone may read.

    A token that opens nothing is refused: a program must not take a spectator's view for its own.
    """
    person = await recognise(connection)
    if person is None and connection.headers.get("authorization"):
        raise ApiError("not-signed-in", "the token is not known")
    return person


async def here(connection: HTTPConnection) -> Person:
    """Demand a person at a browser: a program's token may play, but not change who may."""
    if connection.headers.get("authorization"):
        raise ApiError("forbidden", "a token may not do that: use the browser")
    return await who(connection)


async def perhaps_here(connection: HTTPConnection) -> Person | None:
    """Give the person at a browser, if there is one."""
    if connection.headers.get("authorization"):
        raise ApiError("forbidden", "a token may not do that: use the browser")
    return await recognise(connection)


Here = Annotated[Person, Depends(here)]
Who = Annotated[Person, Depends(who)]
Perhaps = Annotated[Person | None, Depends(perhaps)]


def set_cookie(response: Response, settings: Settings, secret: str) -> None:
    """Let the browser remember the person."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=YEAR,
        path="/",
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )
