"""What all messages share: the base class of requests, and the types of common fields."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    StringConstraints,
    model_validator,
)


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
Salt = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Count = Annotated[int, Field(ge=0, lt=2**31)]
Cid = Annotated[str, StringConstraints(min_length=1, max_length=64), AfterValidator(_printable)]


class RequestModel(BaseModel):
    """Something a client sends; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def has_no_nul(cls, data: Any) -> Any:
        """Refuse the character that no database keeps in a text."""
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
        return data


class ErrorFacts(BaseModel):
    """Why something is refused."""

    code: str
    message: str
    rule: str | None = None
    facts: dict[str, JsonValue] | None = None


class ErrorOut(BaseModel):
    """The answer to a request that is refused."""

    error: ErrorFacts
