"""The messages of the API: what a client may send and what it gets."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    StringConstraints,
    TypeAdapter,
    model_validator,
)

Language = Literal["en", "de", "fr", "hu", "cs"]
Name = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=32, pattern=r"^[^\x00-\x1f\x7f]*$"
    ),
]


class Asked(BaseModel):
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


class NewGuest(Asked):
    """Enter without an account."""

    name: Name | None = None
    lang: Language | None = None


class MeChange(Asked):
    """Change one's name or language."""

    name: Name | None = None
    lang: Language | None = None


class MeOut(BaseModel):
    """Who the server takes us for."""

    id: str
    name: str
    kind: Literal["guest", "account", "program", "bot", "gone"]
    lang: Language
    host: bool = False


# Games and tables.


class PaceIn(Asked):
    """How fast a game goes: no clock, minutes a game, or days a move."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: float = Field(default=0, ge=0, le=600)
    increment: float = Field(default=0, ge=0, le=600, description="seconds more for each turn")
    days: float = Field(default=0, ge=0, le=60)

    @model_validator(mode="after")
    def has_time(self) -> PaceIn:
        """Demand some time to think."""
        if self.kind == "live" and self.minutes <= 0:
            raise ValueError("a live game needs minutes")
        if self.kind == "days" and self.days <= 0:
            raise ValueError("a game by days needs days")
        return self


Salt = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Count = Annotated[int, Field(ge=0, lt=2**31)]
Cid = Annotated[str, StringConstraints(min_length=1, max_length=64)]


class NewTable(Asked):
    """Open a table. It starts at once when no seat is open."""

    game: Annotated[str, StringConstraints(max_length=32)]
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=100)
    seats: list[Annotated[str, StringConstraints(max_length=40)]] = Field(
        description="for each seat: me, open, or bot:NAME", max_length=12
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


class Join(Asked):
    """Sit down: on a seat by its number, by the key of its link, or on the first open one."""

    seat: int | None = Field(default=None, ge=0, le=11)
    key: Annotated[str, StringConstraints(max_length=100)] | None = None
    salt: Salt | None = None


class Leave(Asked):
    """Stand up before the start."""

    seat: int | None = Field(default=None, ge=0, le=11)


class SaltIn(Asked):
    """Add one's own word to the dealer's stream, before the start."""

    salt: Salt
    seat: int | None = Field(default=None, ge=0, le=11)


class LinkIn(Asked):
    """Ask for a link to a seat."""

    seat: int = Field(ge=0, le=11)


class LinkOut(BaseModel):
    """The key of a seat: `/t/<table>#seat=<key>`. An older key stops working."""

    seat: int
    key: str
    path: str


class NoteIn(Asked):
    """Private notes on a game."""

    text: Annotated[str, StringConstraints(max_length=20_000)]


class NoteOut(BaseModel):
    """Private notes on a game."""

    text: str


# Playing.


class ActIn(Asked):
    """Answer the question that was put at a ply; a repeat of `cid` changes nothing."""

    ply: Count
    action: Annotated[str, StringConstraints(max_length=200)]
    cid: Cid
    seat: int | None = Field(default=None, ge=0, le=11)


class DoIn(Asked):
    """Do something beside playing."""

    what: Literal[
        "undo", "resign", "offer-draw", "accept-draw", "refuse-draw", "ask-takeback",
        "accept-takeback", "refuse-takeback", "claim", "call-bot", "rematch", "chat", "phrase",
    ]  # fmt: skip
    cid: Cid
    seat: int | None = Field(default=None, ge=0, le=11)
    text: Annotated[str, StringConstraints(max_length=2000)] | None = None
    key: Annotated[str, StringConstraints(max_length=40)] | None = None


class Told(BaseModel):
    """Something the table was told: its kind, its facts, and a sentence."""

    model_config = ConfigDict(extra="allow")

    kind: str
    text: str


class LogEntry(BaseModel):
    """One happening, as this audience may know it."""

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
    """Everything: the answer to `watch`."""

    type: Literal["state"]
    info: TableOut


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


class ErrorFacts(BaseModel):
    """Why something is refused."""

    code: str
    message: str
    rule: str | None = None
    facts: dict[str, JsonValue] | None = None


class ErrorOut(BaseModel):
    """The answer to a request that is refused."""

    error: ErrorFacts


# The socket.


class HelloIn(Asked):
    """The first message: who I am, unless the cookie says so."""

    type: Literal["hello"]
    token: str | None = None
    lang: Language | None = None


class WatchIn(Asked):
    """Look at a table, from one's own seat or as a spectator."""

    type: Literal["watch"]
    table: str
    since: Count | None = None
    seat: int | None = None


class UnwatchIn(Asked):
    """Look away."""

    type: Literal["unwatch"]
    table: str


class SocketActIn(ActIn):
    """Play an action at a table."""

    type: Literal["act"]
    table: str


class SocketDoIn(DoIn):
    """Do something else at a table."""

    type: Literal["do"]
    table: str


class PingIn(Asked):
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


class SocketErrorOut(ErrorFacts):
    """A message that is refused."""

    type: Literal["error"]
    cid: str | None = None


class PongOut(BaseModel):
    """Yes."""

    type: Literal["pong"]


SocketIn = HelloIn | WatchIn | UnwatchIn | SocketActIn | SocketDoIn | PingIn
SocketOut = HelloOut | StateOut | NewsOut | AckOut | SocketErrorOut | YouOut | PongOut


def socket_schemas() -> dict[str, Any]:
    """Describe the messages of the socket, for the OpenAPI document."""
    found: dict[str, Any] = {}
    unions: dict[str, Any] = {"SocketIn": SocketIn, "SocketOut": SocketOut}
    for name, union in unions.items():
        schema = TypeAdapter(union).json_schema(ref_template="#/components/schemas/{model}")
        found.update(schema.pop("$defs"))
        found[name] = schema
    return found
