"""Ratings: openskill's Plackett-Luce model, per game and number of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_SCALE: Final = 40
_ZERO: Final = 1000


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is thought to be, and how sure that is."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0

    @property
    def shown(self) -> int:
        """Give the number people see: what somebody is at least; newcomers begin at 1000.

        >>> Rating().shown
        1000
        """
        return round(_ZERO + _SCALE * (self.mu - 3 * self.sigma))


def rated(before: Sequence[Rating], shares: Sequence[float]) -> list[Rating]:
    """Give everybody's rating after a game; equal shares of the win are a draw."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(mu=old.mu, sigma=old.sigma)] for old in before]
    after = model.rate(teams, scores=list(shares))
    return [
        Rating(float(team[0].mu), float(team[0].sigma), old.games + 1)
        for old, team in zip(before, after, strict=True)
    ]
