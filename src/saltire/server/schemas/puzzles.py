"""The messages about puzzles."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field, JsonValue

from saltire.server.schemas.base import RequestModel


class PuzzleListed(BaseModel):
    """A puzzle in the list of its game."""

    id: str
    kind: str = Field(description="in words")
    rating: int = Field(
        description="how hard it is, measured; 1500 is missed by half of the solvers"
    )
    solved: bool | None = Field(description="the first answer was right; null if never tried")


class PuzzleStanding(BaseModel):
    """How somebody stands in the puzzles of a game; only first answers count."""

    game: str
    rating: int
    tries: int
    solved: int


class PuzzlesOfGame(BaseModel):
    """The puzzles of a game, easy ones first."""

    standing: PuzzleStanding
    next: str | None = Field(description="of those not tried the one nearest to the rating")
    puzzles: list[PuzzleListed]


class PuzzlesOut(BaseModel):
    """All puzzles, and the one of today."""

    games: list[PuzzlesOfGame]
    day: str = Field(description="the date, in UTC")
    daily: str | None


class PuzzleOut(BaseModel):
    """A puzzle to solve: what its seat sees, the question, the answers."""

    id: str
    game: str
    kind: str
    rating: int
    seat: int
    options: dict[str, bool | int | str]
    names: list[str]
    position: str = Field(description="the view as text")
    view: dict[str, JsonValue]
    annotations: dict[str, JsonValue] | None
    waiting: list[int]
    question: str
    choices: list[str]
    solved: bool | None


class PuzzleAnswerIn(RequestModel):
    """An answer: the number of a choice, from 0."""

    choice: Annotated[int, Field(ge=0, le=99)]


class PuzzleAnswerOut(BaseModel):
    """What the answer was worth, and what proves the right one."""

    right: bool
    answer: int
    why: list[str]
    counted: bool = Field(description="it was the first answer to this puzzle")
    change: int = Field(description="of the rating")
    standing: PuzzleStanding
    next: str | None
