"""What all messages share: the base class of requests, and the types of common fields."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints, model_validator

Language = Literal["en", "de", "fr", "hu", "cs"]
Name = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=32, pattern=r"^[^\x00-\x1f\x7f]*$"
    ),
]
Salt = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Count = Annotated[int, Field(ge=0, lt=2**31)]
Cid = Annotated[str, StringConstraints(min_length=1, max_length=64)]


class RequestModel(BaseModel):
    """Something a client sends; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def has_no_nul(cls, data: Any) -> Any:
        """Refuse the character that no database keeps in a text."""
        if _holds_nul(data):
            raise ValueError("the character NUL has no place here")
        return data


def _holds_nul(data: Any) -> bool:
    if isinstance(data, str):
        return "\0" in data
    if isinstance(data, dict):
        return any(_holds_nul(part) for pair in data.items() for part in pair)
    return isinstance(data, list) and any(_holds_nul(part) for part in data)


class ErrorFacts(BaseModel):
    """Why something is refused."""

    code: str
    message: str
    rule: str | None = None
    facts: dict[str, JsonValue] | None = None


class ErrorOut(BaseModel):
    """The answer to a request that is refused."""

    error: ErrorFacts
