"""Sums up the games of a match: scores, head-to-head results, seats, lengths, times, forfeits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from saltire.arena.game_runner import Outcome, ThinkingTime
from saltire.arena.ratings import ratings
from saltire.arena.schedule import Schedule
from saltire.arena.statistics import Estimate, Shares, mean_estimate

Deal = Sequence[Outcome]


@dataclass(frozen=True, slots=True)
class Forfeits:
    """The games that a bot lost by one kind of fault."""

    bot: int
    kind: str
    games: int
    first_message: str


class Leaderboard:
    """The result of the complete deals of a match."""

    def __init__(self, schedule: Schedule, deals: Sequence[Deal]) -> None:
        self.schedule = schedule
        self.deals = deals
        self.names = [entrant.label for entrant in schedule.entrants]
        self.games = [outcome for deal in deals for outcome in deal]
        self.played_out = [outcome for outcome in self.games if outcome.fault is None]

    def scores(self) -> list[Shares]:
        """Give each bot's share of the win, deal by deal."""
        scores = [Shares() for _ in self.names]
        for deal in self.deals:
            for bot, share in shares_of(self.schedule, deal).items():
                scores[bot].add(share)
        return scores

    def against(self, one: int, other: int) -> Estimate:
        """Give how often one bot did better than another; equal shares count half."""
        better = Shares()
        for deal in self.deals:
            games: list[float] = []
            for outcome in deal:
                seating = self.schedule.seating(outcome.fixture)
                mine = [share for bot, share in zip(seating, outcome.shares) if bot == one]
                theirs = [share for bot, share in zip(seating, outcome.shares) if bot == other]
                games += [_better(a, b) for a in mine for b in theirs]
            if games:
                better.add(sum(games) / len(games))
        return better.estimate()

    def seats(self) -> list[Estimate]:
        """Give each seat's share of the win, whichever bot sat there, in games without a fault."""
        seats = [Shares() for _ in self.schedule.game.seats]
        for deal in self.deals:
            ended = [outcome.shares for outcome in deal if outcome.fault is None]
            for seat, shares in enumerate(seats):
                if ended:
                    shares.add(sum(each[seat] for each in ended) / len(ended))
        return [shares.estimate() for shares in seats]

    def length(self) -> Estimate:
        """Give the mean number of plies of a game without a fault, chance included."""
        rows = [[outcome.plies for outcome in deal if outcome.fault is None] for deal in self.deals]
        means = [sum(row) / len(row) for row in rows if row]
        return mean_estimate(means) if means else Estimate(0.0, 0.0, 0.0)

    def thinking_times(self) -> list[ThinkingTime]:
        """Add up each bot's thinking times."""
        totals = [ThinkingTime() for _ in self.names]
        for outcome in self.games:
            for bot, time in zip(self.schedule.seating(outcome.fixture), outcome.thinking_times):
                totals[bot].moves += time.moves
                totals[bot].seconds += time.seconds
                totals[bot].slowest = max(totals[bot].slowest, time.slowest)
        return totals

    def forfeits(self) -> list[Forfeits]:
        """Count the games lost by a crash, an illegal action or overtime, by bot and kind."""
        counted: Counter[tuple[int, str]] = Counter()
        first: dict[tuple[int, str], str] = {}
        for outcome in self.games:
            if outcome.fault is not None:
                bot = self.schedule.seating(outcome.fixture)[outcome.fault.seat]
                counted[bot, outcome.fault.kind] += 1
                first.setdefault((bot, outcome.fault.kind), outcome.fault.message)
        return [Forfeits(*key, games, first[key]) for key, games in sorted(counted.items())]

    def ratings(self) -> list[Estimate]:
        rows = [
            [(self.schedule.seating(outcome.fixture), outcome.shares) for outcome in deal]
            for deal in self.deals
        ]
        return ratings(len(self.names), rows)


def shares_of(schedule: Schedule, deal: Deal) -> dict[int, float]:
    """Give each bot's mean share of the win in one deal, per seat it took."""
    won: Counter[int] = Counter()
    sat: Counter[int] = Counter()
    for outcome in deal:
        for bot, share in zip(schedule.seating(outcome.fixture), outcome.shares, strict=True):
            won[bot] += share  # type: ignore[assignment]
            sat[bot] += 1
    return {bot: won[bot] / sat[bot] for bot in sat}


def _better(mine: float, theirs: float) -> float:
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
