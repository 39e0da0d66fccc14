"""What all messages share: the base class of requests, and the types of common fields."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, Final

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    StringConstraints,
    model_validator,
)

from saltire.server.errors import ApiError
from saltire.server.store.names import NO_LINE, has_controls

_HALF: Final = re.compile("[\ud800-\udfff]")
"""Half of a character that takes two: JSON can name it, UTF-8 cannot."""


def _printable(text: str) -> str:
    if not text.isprintable():
        raise ValueError("only printable characters")
    return text


Name = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=32, pattern=r"^[^\x00-\x1f\x7f]*$"
    ),
]


def _visible(text: str) -> str:
    if has_controls(text):
        raise ValueError("no control characters and none that turn the direction of writing")
    return text


Line = Annotated[str, StringConstraints(pattern=f"^[^{NO_LINE}]*$")]
"""What somebody writes, or a client names: every text from outside is one, or says why it is not."""
Lines = Annotated[str, StringConstraints(pattern=f"^([^{NO_LINE}]|[\\t\\n\\r])*$")]
"""The same, on as many lines as it takes."""
LineName = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=32, pattern=f"^[^{NO_LINE}]*$"
    ),
]
"""A name that is told to nobody else."""
Salt = Annotated[str, StringConstraints(min_length=1, max_length=100), AfterValidator(_visible)]
Count = Annotated[int, Field(ge=0, lt=2**31)]
Cid = Annotated[str, StringConstraints(min_length=1, max_length=64), AfterValidator(_printable)]


class MessageModel(BaseModel):
    """Something a client sends on the socket; `schemas/socket.py` looks for NUL before it is read."""

    model_config = ConfigDict(extra="forbid")


class RequestModel(MessageModel):
    """Something a client sends over HTTP; unknown fields are refused."""

    @model_validator(mode="before")
    @classmethod
    def has_no_nul(cls, data: Any) -> Any:
        """Refuse the character that no database keeps in a text, and half of one: nothing can write it."""
        parts = [data]
        while parts:
            part = parts.pop()
            if isinstance(part, dict):
                parts += part.keys()
                parts += part.values()
            elif isinstance(part, list):
                parts += part
            elif isinstance(part, str) and "\0" in part:
                raise ValueError("the character NUL has no place here")
            elif isinstance(part, str) and not part.isascii() and _HALF.search(part):
                raise ValueError("half of a character (a lone surrogate) has no place here")
        return data


refuse_nul: Final[Callable[[object], object]] = RequestModel.has_no_nul  # type: ignore[assignment]
"""Looks for the character in any JSON value; pydantic hides that a validator can be called."""


class ErrorFacts(BaseModel):
    """Why something is refused."""

    code: str
    message: str
    rule: str | None = None
    facts: dict[str, JsonValue] | None = None


class ErrorOut(BaseModel):
    """The answer to a request that is refused."""

    error: ErrorFacts


def json_object(name: str, value: object) -> dict[str, Any]:
    """Demand of a field of any type that it holds an object, without the character NUL."""
    if not isinstance(value, dict):
        raise ApiError("malformed", f"{name}: an object expected")
    try:
        refuse_nul(value)
    except ValueError as error:
        raise ApiError("malformed", f"{name}: {error}") from None
    return value
