"""Ratings: openskill's Plackett-Luce model, per game and number of players."""

from __future__ import annotations

from collections.abc import Sequence

from saltire.server.store.history import Rating

__all__ = ["Rating", "rated"]


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
