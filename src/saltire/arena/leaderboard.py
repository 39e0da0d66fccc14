"""What the games of a match add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from saltire.arena.game_runner import Outcome, Thought
from saltire.arena.ratings import ratings
from saltire.arena.schedule import Plan
from saltire.arena.statistics import Estimate, Shares, of_numbers

Deal = Sequence[Outcome]


@dataclass(frozen=True, slots=True)
class Lost:
    """What a bot lost games by, other than play."""

    bot: int
    kind: str
    games: int
    told: str
    """The first of them."""


class Standing:
    """Sums up whole deals: scores, who beats whom, sides, lengths, times, faults."""

    def __init__(self, plan: Plan, deals: Sequence[Deal]) -> None:
        self.plan = plan
        self.deals = deals
        self.names = [entrant.label for entrant in plan.entrants]
        self.games = [outcome for deal in deals for outcome in deal]
        self.played_out = [outcome for outcome in self.games if outcome.fault is None]

    def scores(self) -> list[Shares]:
        """Give each bot's share of the win, deal by deal."""
        found = [Shares() for _ in self.names]
        for deal in self.deals:
            for bot, share in shares_of(self.plan, deal).items():
                found[bot].add(share)
        return found

    def against(self, one: int, other: int) -> Estimate:
        """Say how often one bot did better than another; equal shares count half."""
        found = Shares()
        for deal in self.deals:
            met: list[float] = []
            for outcome in deal:
                seated = self.plan.seated(outcome.fixture)
                mine = [share for bot, share in zip(seated, outcome.shares) if bot == one]
                theirs = [share for bot, share in zip(seated, outcome.shares) if bot == other]
                met += [_better(a, b) for a in mine for b in theirs]
            if met:
                found.add(sum(met) / len(met))
        return found.estimate()

    def seats(self) -> list[Estimate]:
        """Give what each seat won, whoever sat there, in games that were played out."""
        found = [Shares() for _ in self.plan.game.seats]
        for deal in self.deals:
            ended = [outcome.shares for outcome in deal if outcome.fault is None]
            for seat, shares in enumerate(found):
                if ended:
                    shares.add(sum(each[seat] for each in ended) / len(ended))
        return [shares.estimate() for shares in found]

    def length(self) -> Estimate:
        """Give the plies of a game that was played out, chance included."""
        rows = [[outcome.plies for outcome in deal if outcome.fault is None] for deal in self.deals]
        means = [sum(row) / len(row) for row in rows if row]
        return of_numbers(means) if means else Estimate(0.0, 0.0, 0.0)

    def thoughts(self) -> list[Thought]:
        """Add up how long each bot thought."""
        found = [Thought() for _ in self.names]
        for outcome in self.games:
            for bot, thought in zip(self.plan.seated(outcome.fixture), outcome.thoughts):
                found[bot].moves += thought.moves
                found[bot].seconds += thought.seconds
                found[bot].slowest = max(found[bot].slowest, thought.slowest)
        return found

    def lost(self) -> list[Lost]:
        """List who lost games by a crash, an illegal action or overtime."""
        counted: Counter[tuple[int, str]] = Counter()
        first: dict[tuple[int, str], str] = {}
        for outcome in self.games:
            if outcome.fault is not None:
                bot = self.plan.seated(outcome.fixture)[outcome.fault.seat]
                counted[bot, outcome.fault.kind] += 1
                first.setdefault((bot, outcome.fault.kind), outcome.fault.told)
        return [Lost(*key, games, first[key]) for key, games in sorted(counted.items())]

    def ratings(self) -> list[Estimate]:
        rows = [
            [(self.plan.seated(outcome.fixture), outcome.shares) for outcome in deal]
            for deal in self.deals
        ]
        return ratings(len(self.names), rows)


def shares_of(plan: Plan, deal: Deal) -> dict[int, float]:
    """Give each bot's mean share of the win in one deal, for each of its seats."""
    won: Counter[int] = Counter()
    sat: Counter[int] = Counter()
    for outcome in deal:
        for bot, share in zip(plan.seated(outcome.fixture), outcome.shares, strict=True):
            won[bot] += share  # type: ignore[assignment]
            sat[bot] += 1
    return {bot: won[bot] / sat[bot] for bot in sat}


def _better(mine: float, theirs: float) -> float:
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
