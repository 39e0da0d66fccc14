"""The messages about games and tables: opening, listing, sitting down."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, Field, StringConstraints, model_validator

from saltire.server.schemas.base import Line, Lines, Name, RequestModel, Salt

SHORTEST_MINUTES: Final = 0.05
SHORTEST_DAYS: Final = 0.04


class PaceIn(RequestModel):
    """How fast a game goes: no clock, minutes a game, or days a move."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: float = Field(default=0, ge=0, le=600)
    increment: float = Field(default=0, ge=0, le=600, description="seconds more for each turn")
    days: float = Field(default=0, ge=0, le=60)

    @model_validator(mode="after")
    def has_time(self) -> PaceIn:
        """Demand some time to think."""
        if self.kind == "live" and self.minutes < SHORTEST_MINUTES:
            raise ValueError(f"a live game needs minutes, at least {SHORTEST_MINUTES} (3 seconds)")
        if self.kind == "days" and self.days < SHORTEST_DAYS:
            raise ValueError(f"a game by days needs days, at least {SHORTEST_DAYS} (an hour)")
        return self


class NewTable(RequestModel):
    """Open a table. It starts at once when no seat is open."""

    game: Annotated[Line, StringConstraints(max_length=32)]
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=100)
    card_set: Annotated[str, StringConstraints(max_length=49_152)] | None = Field(
        default=None,
        description="the text of a card set of one's own, for a game that has such; `cards` in the "
        "options is its name",
    )
    position: Annotated[str, StringConstraints(max_length=20_000)] | None = Field(
        default=None,
        description="the text of a position to begin with, for practice; a game from one is not rated",
    )
    seats: list[Annotated[Line, StringConstraints(max_length=40)]] = Field(
        description="for each seat: me, open, or bot:NAME", max_length=12
    )
    names: list[Name | None] = Field(
        default_factory=list,
        max_length=12,
        description="what the people on one's own seats are called, when several play at one device",
    )
    pace: PaceIn = PaceIn()
    public: bool = False
    rated: bool = False
    rounds: int = Field(default=1, ge=1, le=21, description="games of the match")
    salt: Salt | None = None


class SeatOut(BaseModel):
    """Who sits on a seat."""

    seat: int
    role: str
    kind: Literal["open", "person", "bot"]
    person: str | None
    name: str
    bot: str | None = Field(description="the bot that plays here, also while it stands in")
    connected: bool


class PaceOut(BaseModel):
    """How fast a game goes."""

    kind: Literal["none", "live", "days"]
    minutes: float
    increment: float
    days: float


class ResultOut(BaseModel):
    """How a game ended: each seat's share of the win, and how it came about."""

    shares: list[float]
    how: Literal["played", "resign", "flag", "claim", "draw"]
    seat: int | None = Field(default=None, description="the seat that gave up or ran out of time")


class TableOut(BaseModel):
    """What everybody may know about a table."""

    id: str
    game: str
    version: str
    options: dict[str, bool | int | str]
    seats: list[SeatOut]
    pace: PaceOut
    public: bool
    rated: bool
    position: bool = Field(description="it begins with a position that somebody set up")
    rounds: int
    round: int
    score: list[float] = Field(description="each seat's shares in the earlier rounds")
    state: Literal["open", "playing", "over", "dropped"]
    n: int
    ply: int
    waiting: list[int]
    commitment: str
    salts: dict[str, str]
    result: ResultOut | None
    host: str | None
    created: int
    started: int | None
    ended: int | None
    rematch_of: str | None
    rematch: str | None = Field(description="the table of the next game")


class TablesOut(BaseModel):
    """A page of tables; `after` asks for the next page."""

    tables: list[TableOut]
    after: int | None


class Join(RequestModel):
    """Sit down: on a seat by its number, by the key of its link, or on the first open one."""

    seat: int | None = Field(default=None, ge=0, le=11)
    key: Annotated[Line, StringConstraints(max_length=100)] | None = None
    salt: Salt | None = None


class Leave(RequestModel):
    """Stand up before the start."""

    seat: int | None = Field(default=None, ge=0, le=11)


class SaltIn(RequestModel):
    """Add one's own word to the dealer's stream, before the start."""

    salt: Salt
    seat: int | None = Field(default=None, ge=0, le=11)


class LinkIn(RequestModel):
    """Ask for a link to a seat."""

    seat: int = Field(ge=0, le=11)


class LinkOut(BaseModel):
    """The key of a seat: `/t/<table>#seat=<key>`. An older key stops working."""

    seat: int
    key: str
    path: str


class NoteIn(RequestModel):
    """Private notes on a game."""

    text: Annotated[Lines, StringConstraints(max_length=8_000)]


class NoteOut(BaseModel):
    """Private notes on a game."""

    text: str
