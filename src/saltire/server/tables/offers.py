"""What players ask of each other: a draw, a takeback, another game. Pure bookkeeping."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

PHRASES: Final = (
    "hello", "good-luck", "thinking", "your-turn", "well-played", "oops", "sorry", "thanks",
    "good-game", "again",
)  # fmt: skip
"""Quick phrases: everybody reads them in their own language (`phrase-hello`)."""


@dataclass(slots=True)
class Offer:
    """Something one seat asks for and `wanted` seats have still to agree to."""

    by: int
    wanted: set[int]
    to: int = 0
    """The ply to go back to, for a takeback."""

    def to_json(self) -> dict[str, object]:
        return {"by": self.by, "wanted": sorted(self.wanted)}


@dataclass(slots=True)
class Offers:
    """The offers that lie on one table."""

    draw: Offer | None = None
    takeback: Offer | None = None
    rematch: set[int] = field(default_factory=set)

    def lapse(self) -> None:
        """Drop what was offered: the game has gone on."""
        self.draw = None
        self.takeback = None

    def to_json(self) -> dict[str, object]:
        return {
            "draw": None if self.draw is None else self.draw.to_json(),
            "takeback": None if self.takeback is None else self.takeback.to_json(),
            "rematch": sorted(self.rematch),
        }


def note_agreement(offer: Offer, seat: int) -> bool:
    """Note that a seat agrees; tell whether everybody has."""
    offer.wanted.discard(seat)
    return not offer.wanted


def shares_of_loss(seats: int, loser: int) -> list[float]:
    """Give everybody but one seat an equal share of the win."""
    return [0.0 if seat == loser else 1 / (seats - 1) for seat in range(seats)]


def shares_of_draw(seats: int) -> list[float]:
    return [1 / seats] * seats


def moved_on(values: Iterable[object]) -> list[object]:
    """Change seats for the next game: everybody moves one on, the last becomes the first."""
    old = list(values)
    return old[-1:] + old[:-1]
