"""The view as JSON and what is sent beside it, field by field: the types that the API documents."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict


class SchottenStone(TypedDict):
    """One stone: the cards at it by seat, and whose it is. A face is declared as Joker=R7 or Shield=2."""

    sides: tuple[list[str], list[str]]
    modes: list[str]
    owner: int | None
    first: int | None
    faces: tuple[list[str], list[str]]
    provable: tuple[bool, bool]
    winnable: tuple[bool, bool]


class SchottenViewData(TypedDict):
    """What one seat may know of Schotten Totten. `held` and `decks` count clan cards, then tactics cards."""

    seat: int
    actor: int
    options: dict[str, str | int | bool]
    phase: list[object]
    stack: list[list[object]]
    round: int
    starter: int
    points: tuple[int, int]
    returns: list[float] | None
    stones: list[SchottenStone]
    hand: list[str]
    known: list[str]
    held: tuple[tuple[int, int], tuple[int, int]]
    decks: tuple[int, int]
    under: list[tuple[str, int]]
    aside: list[tuple[str, int]]
    discards: list[str]
    unseen: list[str]
    played: tuple[int, int]
    jokered: tuple[bool, bool]
    passes: int


class SchottenSideValue(TypedDict):
    """What a complete side is worth."""

    formation: Literal["sum", "run", "colour", "kind", "colour-run"]
    total: int


class SchottenAnnotations(TypedDict):
    """The value of each side, by stone and seat; null while it lacks cards."""

    values: list[tuple[SchottenSideValue | None, SchottenSideValue | None]]
