"""Errors of the API: a code, one sentence, and the HTTP status."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from saltire.kernel.errors import (
    AmbiguousAction,
    BadNotation,
    IllegalAction,
    NotYourTurn,
    Refusal,
    SaltireError,
    Stale,
)

STATUS: Final = {
    "malformed": 400,
    "bad-name": 400,
    "not-signed-in": 401,
    "wrong-password": 403,
    "forbidden": 403,
    "unknown-table": 404,
    "not-found": 404,
    "not-installed": 406,
    "conflict": 409,
    "stale": 409,
    "not-your-turn": 409,
    "not-playing": 409,
    "over": 409,
    "too-large": 413,
    "illegal": 422,
    "too-fast": 429,
    "server-fault": 500,
    "busy": 503,
    "unavailable": 503,
}
RETRY_SECONDS: Final = 5
"""When to come back to a server that cannot serve for the moment."""


class ApiError(SaltireError):
    """A request that is refused. The message names no hidden fact."""

    def __init__(
        self,
        code: str,
        message: str,
        rule: str | None = None,
        facts: dict[str, object] | None = None,
        headers: dict[str, str] | None = None,
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = STATUS[code]
        self.rule = rule
        self.facts = facts
        later = {"Retry-After": str(RETRY_SECONDS)} if self.status == 503 else None
        self.headers = later if headers is None else headers
        self.refusal = refusal

    def saying(self, message: str) -> ApiError:
        """Give the same error in other words."""
        return ApiError(self.code, message, self.rule, self.facts, self.headers, self.refusal)

    def to_json(self) -> dict[str, object]:
        shown: dict[str, object] = {"code": self.code, "message": self.message}
        if self.rule is not None:
            shown["rule"] = self.rule
        if self.facts:
            shown["facts"] = self.facts
        return shown


def from_game(error: SaltireError) -> ApiError:
    """Give what the rules refused a code."""
    if isinstance(error, ApiError):
        return error
    if isinstance(error, IllegalAction):
        facts = {"key": error.refusal.key, **error.refusal.facts}
        return ApiError("illegal", error.reason, error.rule, facts, refusal=error.refusal)
    if isinstance(error, NotYourTurn):
        return ApiError("not-your-turn", str(error))
    if isinstance(error, Stale):
        return ApiError("stale", str(error))
    if isinstance(error, BadNotation | AmbiguousAction):
        return ApiError("malformed", str(error))
    return ApiError("malformed", str(error))


def malformed_error(faults: Sequence[Mapping[str, Any]]) -> ApiError:
    """Describe the first fault that pydantic has found in a message: where, and what is wrong."""
    first = faults[0]
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    return ApiError("malformed", f"{place}: {first['msg']}" if place else first["msg"])
