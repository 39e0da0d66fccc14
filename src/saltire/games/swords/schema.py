"""The view as JSON, field by field: the types that the API documents."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict


class SwordsSideClaim(TypedDict):
    """A player claims to stand on a side."""

    about: Literal["side"]
    side: Literal["Scotland", "England"]


class SwordsDaggerClaim(TypedDict):
    """A player claims to know a Dagger card."""

    about: Literal["dagger"]
    shows: int


class SwordsPlayer(TypedDict):
    """One player, as far as the viewer may know."""

    castle: int
    camp: int
    gold: int
    cards: int
    received: int
    open: list[str]
    resting: list[str]
    dagger_cards: list[int]
    virtual: int
    sided: bool
    side: Literal["Scotland", "England"] | None
    side_open: bool
    looked_at: list[int]
    passed: bool
    spoken: bool
    said: SwordsSideClaim | SwordsDaggerClaim | None
    taken: NotRequired[list[int]]
    lost: NotRequired[list[int]]
    to_lay: NotRequired[list[int]]
    has_laid: NotRequired[bool]
    revealed: NotRequired[list[list[int]]]


class SwordsViewData(TypedDict):
    """What one seat may know of Swords and Bagpipes."""

    seat: int
    actor: int
    waiting: list[int]
    options: dict[str, str | int | bool]
    phase: list[object]
    stack: list[list[object]]
    sealed: int | None
    round: int
    defeats: int
    arms: str | None
    arms_seen: list[str]
    shield: int
    scottish_camp: int
    badge: tuple[int, int]
    token: tuple[int, int]
    home: int
    winner: int
    returns: list[float] | None
    players: list[SwordsPlayer]
    hand: list[str]
    new: list[str]
    deck: int
    discards: list[str]
    daggers: list[list[int]]
    laid: int
    unseen_daggers: list[list[int]]
    dagger_stack: list[int]
    dagger_discards: list[int]
