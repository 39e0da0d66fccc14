"""The messages of studies: positions that are set up or gone back to, with nothing of a table under way."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, JsonValue, StringConstraints

from saltire.i18n.words import Language
from saltire.server.schemas.base import Line, LineName, Lines, RequestModel
from saltire.server.schemas.play import Told

_Action = Annotated[Line, StringConstraints(max_length=200)]
_Position = Annotated[Lines, StringConstraints(max_length=20_000)]
_GameName = Annotated[Line, StringConstraints(max_length=32)]


class StartIn(RequestModel):
    """A game with its options, and the position that it begins with if it is not the usual start."""

    game: _GameName
    version: Annotated[Line, StringConstraints(max_length=32)] = Field(
        default="", description="the version of the rules that a record names; empty for now's"
    )
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=100)
    card_set: Annotated[str, StringConstraints(max_length=49_152)] = ""
    position: _Position = ""


class LineIn(RequestModel):
    """A start, and the actions that lead from there to a position, as records write them."""

    start: StartIn
    actions: list[_Action] = Field(default_factory=list, max_length=5_000)
    names: list[LineName] = Field(default_factory=list, max_length=12)
    lang: Language | None = None


class StepIn(LineIn):
    """Ask for a position."""

    seat: int | None = Field(
        default=None, ge=-1, le=11,
        description="whose eyes: a seat, or -1 for a spectator; left out, whoever is to act",
    )  # fmt: skip
    deal: bool = Field(default=True, description="let chance act until a seat is asked")


class EngineIn(LineIn):
    """Ask the engine about a position."""

    seat: int | None = Field(default=None, ge=0, le=11, description="of several that are to act")
    open: bool = Field(default=False, description="with all hidden facts, not what the seat knows")
    seconds: float = Field(default=2.0, ge=0.2, le=10)


class ChoiceOut(BaseModel):
    """What a seat may do, as notation and in words."""

    seat: int
    action: str
    said: str


class InsightOut(BaseModel):
    """Something that can be worked out of a position: odds, proofs, cards not seen."""

    title: str
    lines: list[str]


class FlawOut(BaseModel):
    """What is wrong with a position, or why no game comes to it, and the rule that says so."""

    reason: str
    rule: str | None


class StepOut(BaseModel):
    """A position: how a seat sees it, what may be done, and what is hidden from that seat."""

    dealt: list[str] = Field(description="what chance did now; part of the line from here on")
    seat: int | None
    view: dict[str, JsonValue]
    annotations: dict[str, JsonValue] | None = None
    legal: list[str]
    waiting: list[int]
    choices: list[ChoiceOut]
    outcomes: list[str] = Field(description="what chance may do, if it was not to deal")
    lines: list[str]
    told: list[Told]
    result: list[float] | None
    text: str = Field(description="the position as text; empty for a game without such a notation")
    hidden: list[str] = Field(description="parts of the text that this seat does not know")
    insights: list[InsightOut]


class ChanceOut(BaseModel):
    """A chance to win, its 95 % interval, and from how many games."""

    chance: float
    low: float
    high: float
    games: int


class CandidateOut(ChanceOut):
    """A choice that was compared with others."""

    action: str
    said: str


class EngineOut(BaseModel):
    """What the engine found: each seat's chances, and the choices of one seat, the best first."""

    seat: int | None
    games: int
    chances: list[ChanceOut]
    candidates: list[CandidateOut]
    reason: str = ""


class StudyIn(RequestModel):
    """A study or a record, to be read and put in words."""

    study: dict[str, JsonValue]
    lang: Language | None = None


class NodeOut(BaseModel):
    """A move of a study: its parent, its actions, and the choice in words."""

    id: int
    parent: int | None
    actions: list[str]
    seat: int | None = None
    said: str = ""


class StudyOut(BaseModel):
    """A study that was read: every move of it can be played."""

    start: dict[str, JsonValue]
    players: list[str]
    title: str
    result: list[float] | None
    nodes: list[NodeOut]
    notes: dict[str, str]


class PositionIn(RequestModel):
    """The text of a position, to be checked. The options stand in the text."""

    game: _GameName = Field(description="for a text that does not name its game")
    text: _Position
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=100)


class SlotOut(BaseModel):
    """A place for pieces: where in the text it stands."""

    part: str
    shares: int = Field(description="how many shares it has, with bars in between")
    field: str = Field(
        description="the field of that part, such as `gold` in `0: gold 5`; or empty"
    )
    usual: str = Field(description="what leaving it out means in each share; empty if that depends")
    commas: bool = Field(description="its entries are set apart by commas, not by spaces")


class FactOut(SlotOut):
    """Something simple that a text can say: a number, a choice, several choices, or words."""

    kind: Literal["number", "one", "several", "text"]
    choices: list[str]
    least: int
    most: int


class PositionFormOut(BaseModel):
    """What an editor offers for a text."""

    places: list[SlotOut]
    facts: list[FactOut]
    pieces: dict[str, int] = Field(description="those not placed yet, and how many of each")
    marks: list[str] = Field(
        description="what may follow a piece that is placed, such as a strength"
    )


class PositionOut(BaseModel):
    """Whether a text is a position: all that is wrong with it, or the start of a study."""

    kind: Literal["position", "view", "wrong"]
    flaws: list[FlawOut]
    set_up_only: list[FlawOut] = Field(
        description="why no game comes to it, though it can be played on"
    )
    start: dict[str, JsonValue] | None = None
    text: str = Field(default="", description="the text as everybody would write it")
    parts: list[str] = Field(default=[], description="what a text of this game can speak of")
    form: PositionFormOut | None = Field(
        default=None, description="what can be set up; none for a text that cannot be taken apart"
    )
