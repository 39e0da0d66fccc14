"""The messages of a game being played: commands, and the frames that answer them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints

from saltire.server.schemas.base import Cid, Count, Line, MessageModel, RequestModel
from saltire.server.schemas.tables import TableOut
from saltire.server.tables.commands import COMMAND_NAMES, COMMANDS, Command


class ActMessage(MessageModel):
    """Answer the question that was put at a ply; a repeat of `cid` changes nothing."""

    ply: Count
    action: Annotated[Line, StringConstraints(max_length=200)]
    cid: Cid
    seat: int | None = Field(default=None, ge=0, le=11)


class ActIn(ActMessage, RequestModel):
    """Answer the question that was put at a ply; a repeat of `cid` changes nothing."""


class DoMessage(MessageModel):
    """Do something beside playing."""

    what: Literal[COMMAND_NAMES]  # type: ignore[valid-type]  # they are listed in one place
    cid: Cid
    seat: int | None = Field(default=None, ge=0, le=11)
    text: Annotated[Line, StringConstraints(max_length=2000)] | None = None
    key: Annotated[Line, StringConstraints(max_length=40)] | None = None


class DoIn(DoMessage, RequestModel):
    """Do something beside playing."""


def command_from(
    message: ActMessage | DoMessage, seat: int, at: int, by: str | None = None
) -> Command:
    """Give the command that a message asks for, of the seat it was found to be for."""
    name = message.what if isinstance(message, DoMessage) else "act"
    data = {field: getattr(message, field) for field in COMMANDS[name].fields}
    return Command(name, seat, at, message.cid, data, by)


class Told(BaseModel):
    """Something the table was told: its kind, its facts, and a sentence."""

    model_config = ConfigDict(extra="allow")

    kind: str
    text: str


class LogEntry(BaseModel):
    """One event, as this viewer may know it."""

    n: int
    at: int
    seat: int | None
    kind: Literal["move", "chat", "phrase", "table"]
    action: str | None = None
    text: str | None = None
    key: str | None = None
    lines: list[str] = []
    told: list[Told]


class LogOut(BaseModel):
    """Older log entries."""

    log: list[LogEntry]


class ClocksOut(BaseModel):
    """Milliseconds left of each seat, and whose time runs, at a moment of the server's clock."""

    kind: Literal["none", "live", "days"]
    left: list[int | None] = []
    running: list[int] = []
    at: int | None = None


class OfferOut(BaseModel):
    """Who asks, and who has still to agree."""

    by: int
    wanted: list[int]


class OffersOut(BaseModel):
    """The offers that lie on the table."""

    draw: OfferOut | None
    takeback: OfferOut | None
    rematch: list[int]


class FrameOut(BaseModel):
    """How things stand for an audience. `view` is the game's own; `legal` are actions as texts."""

    table: str
    n: int
    ply: int
    seat: int | None
    view: dict[str, JsonValue] | None
    annotations: dict[str, JsonValue] | None = None
    legal: list[str]
    waiting: list[int]
    undo: bool
    clocks: ClocksOut
    offers: OffersOut
    log: list[LogEntry]


class StateOut(FrameOut):
    """Everything: the answer to `watch`. With `gap`, the log does not reach back to the `since` asked for."""

    type: Literal["state"]
    info: TableOut
    card_set: str | None = Field(
        default=None, description="the text of the table's own card set; left out if it has none"
    )
    gap: bool = False


class NewsOut(FrameOut):
    """What has just happened."""

    type: Literal["news"]
    info: TableOut | None = None


class AckOut(BaseModel):
    """It is done and durable."""

    type: Literal["ack"]
    cid: str
    table: str
    n: int
    ply: int
