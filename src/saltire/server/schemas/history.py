"""The messages about what has been: profiles, finished games, records."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    Field,
    JsonValue,
    SkipValidation,
    StringConstraints,
    model_validator,
)

from saltire.server.schemas.base import Line, RequestModel, refuse_nul
from saltire.server.schemas.standings import Statistics
from saltire.server.schemas.tables import PaceIn, TableOut


class RatingOut(BaseModel):
    """How strong somebody is in one game with so many players."""

    game: str
    players: int
    shown: int
    mu: float
    sigma: float
    games: int
    best: int = Field(description="the best that was ever shown")
    provisional: bool = Field(description="too few games yet to be listed among the best")
    changed: int


class RatingPoint(BaseModel):
    """One game on the plot of a rating; `table` is left out of private games."""

    game: str
    players: int
    at: int
    shown: int
    share: float
    table: str | None


class GamesPlayed(BaseModel):
    """How many games of one kind somebody has finished."""

    game: str
    games: int


class ProfileOut(BaseModel):
    """Somebody, as everybody may see them."""

    id: str
    name: str
    kind: Literal["guest", "account", "program", "bot"]
    since: int
    private: bool = Field(description="nobody else is told of games and ratings")
    games: list[GamesPlayed]
    statistics: list[Statistics]
    ratings: list[RatingOut]
    history: list[RatingPoint]


class FinishedOut(BaseModel):
    """Finished games, the latest first; `after` is where the next page begins."""

    tables: list[TableOut]
    after: str | None


class NewStudy(RequestModel):
    """A record to go on with. Without seats whoever asks plays all of them: to study it."""

    # A record may be large: it is checked where it is read, beside the event loop.
    record: SkipValidation[dict[str, JsonValue]]
    ply: int | None = Field(default=None, ge=0, le=1_000_000)
    seats: list[Annotated[Line, StringConstraints(max_length=40)]] | None = Field(
        default=None, max_length=12
    )
    pace: PaceIn = PaceIn()
    public: bool = False

    @model_validator(mode="before")
    @classmethod
    def has_no_nul(cls, data: Any) -> Any:
        """Look at everything but the record."""
        if isinstance(data, dict):
            refuse_nul({name: value for name, value in data.items() if name != "record"})
        return data


class FairnessOut(BaseModel):
    """What proves the deal: `saltire verify` reads the record and checks every draw."""

    table: str
    commitment: str = Field(description="the SHA-256 of the seed, shown before the first deal")
    salts: list[str] = Field(description="the players' own words, in the order of their seats")
    seed: str | None = Field(description="64 hexadecimal digits, once the game is over")
    draws: int = Field(description="how many outcomes have been drawn")
    continued: int = Field(description="plies taken over from another game: dealt by another seed")
    how: str
    record: str
