"""Ratings: which games count, and openskill's Plackett-Luce model, per game and number of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from saltire.server.store.history import Rating
from saltire.server.tables.clocks import Pace
from saltire.server.tables.table import BOT, LiveTable

__all__ = ["Rating", "counts", "new_ratings", "reason_not_to_rate"]

SHORTEST_MINUTES: Final = 1.0
SHORTEST_INCREMENT: Final = 5.0
FEWEST_ACTIONS: Final = 3
"""How often each seat must have acted in a game that was not played to its end."""


def reason_not_to_rate(pace: Pace, people: Sequence[str]) -> str | None:
    """Say why a game at this pace between these people cannot be rated, or None."""
    seated = [person for person in people if person != "open"]
    if len(set(seated)) < len(seated):
        return "in a rated game every seat is somebody else's"
    if pace.kind == "none":
        return "a rated game needs a clock"
    if pace.kind == "live" and not _long_enough(pace):
        return "a rated live game needs a minute, or five seconds more for each turn"
    return None


def _long_enough(pace: Pace) -> bool:
    return pace.minutes >= SHORTEST_MINUTES or pace.increment >= SHORTEST_INCREMENT


def counts(table: LiveTable) -> bool:
    """Tell whether a game that is over counts, as far as the table knows."""
    people = [seating.person or "" for seating in table.seats]
    own = table.row["begun"] or table.game.card_set or table.game.begins
    if not table.row["rated"] or own or reason_not_to_rate(table.pace, people):
        return False
    assert table.session is not None
    assert table.result is not None
    how, given_up = table.result["how"], table.result.get("seat")
    if how == "played":
        return True
    if how == "flag" and given_up is not None and people[given_up].startswith(BOT):
        return False  # it was the server that was slow
    acted = Counter(seat for seat, _ in table.session.record.plies)
    return all(acted[seat] >= FEWEST_ACTIONS for seat in range(len(people)))


def new_ratings(before: Sequence[Rating], shares: Sequence[float]) -> list[Rating]:
    """Give everybody's rating after a game; equal shares of the win are a draw."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(mu=old.mu, sigma=old.sigma)] for old in before]
    after = model.rate(teams, scores=list(shares))
    return [
        Rating(float(team[0].mu), float(team[0].sigma), old.games + 1)
        for old, team in zip(before, after, strict=True)
    ]
