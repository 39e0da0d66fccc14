"""The messages about who has won how often: statistics, head-to-head, leaderboards."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field


class Outcomes(BaseModel):
    """How games of one kind ended for somebody."""

    game: str
    games: int
    won: int
    drawn: int = Field(description="the win was shared")
    lost: int


class Statistics(Outcomes):
    """How somebody's games of one kind ended; lessons and studies are not counted."""

    against: Literal["people", "bots", "alone"] = Field(
        description="alone: somebody played all seats"
    )


class PersonNamed(BaseModel):
    """Somebody, by name."""

    id: str
    name: str
    kind: Literal["guest", "account", "program", "bot"]


class Met(BaseModel):
    """A game that two people played, and each one's share of the win."""

    id: str
    game: str
    ended: int
    mine: float
    theirs: float


class AgainstOut(BaseModel):
    """Two people compared; `won` is how often the first did better than the second."""

    person: PersonNamed
    other: PersonNamed
    games: list[Outcomes]
    latest: list[Met]


class Placed(BaseModel):
    """Somebody's place among the best of a game."""

    place: int
    id: str
    name: str
    shown: int
    best: int
    games: int
    changed: int


class LeaderboardOut(BaseModel):
    """The best of a game with so many players; people of equal ratings share a place."""

    game: str
    players: int
    fewest_games: int = Field(description="rated games that it takes to be listed")
    people: list[Placed]
