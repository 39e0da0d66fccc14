"""The messages about games: what can be played here, with which options and bots."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field


class OptionOut(BaseModel):
    """One option of a game; the default is the first choice."""

    name: str
    kind: Literal["switch", "choice"]
    choices: list[bool | int | str]
    labels: list[str] = Field(description="the choices in the language asked for, in their order")
    seats: bool = Field(description="numbers among the choices are seats, counted from 0")
    default: bool | int | str
    rule: str
    help: str
    needs: dict[str, bool | int | str] | None = None


class GameOut(BaseModel):
    """A game that can be played here; `seats` are those it has with its default options."""

    name: str
    title: str
    blurb: str = Field(description="one line about the game; empty if it has none")
    pace: str = Field(description="for how many and how long; empty if it says nothing")
    credits: str = Field(description="the authors; empty if none are named")
    version: str
    seats: list[str]
    options: list[OptionOut]
    own_cards: bool = Field(description="a table may bring a card set of its own, as `card_set`")
    bots: list[str]
    bot_names: dict[str, str] = Field(description="what each bot is called in the language")
    bot_strengths: dict[str, str] = Field(
        description="how strong each bot is, in a few words; empty if nothing is known"
    )


class GamesOut(BaseModel):
    """All games in the order of lists, and the phrases that can be said at a table."""

    games: list[GameOut]
    phrases: list[str]
    manual: bool = Field(
        default=False, description="whether this server has the documentation, at /docs"
    )
