"""The gate a model must pass: a match of the search with it against the search without, at equal time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from saltire.arena.entrants import NO_MODEL, Budget, entrants
from saltire.arena.match import Match, Players
from saltire.arena.schedule import Plan
from saltire.arena.statistics import Estimate
from saltire.kernel.game import Game

ENOUGH: Final = 400
"""Games below which nothing is proved, whatever they show."""
SHARE: Final = 0.525
EVEN: Final = 0.5

Bar = Callable[[Match, Players], None]


class Gate:
    """A match, and what it says of the first of its two players."""

    def __init__(
        self,
        game: Game,
        one: str,
        games: int,
        seconds: float,
        seed: int,
        other: str = NO_MODEL,
        folder: Path | None = None,
    ) -> None:
        named = entrants(game, [one, other], {}, Budget(seconds))
        self.seconds = seconds
        # One deal must not be the deal of self-play: the model has been taught with those.
        plan = Plan(game.name, game.options, named, games, seed + 1_000_003)
        self.match = Match(plan, folder)

    def play(self, bar: Bar, players: Players) -> None:
        bar(self.match, players)

    @property
    def games(self) -> int:
        return sum(len(deal) for deal in self.match.deals)

    def share(self) -> Estimate:
        """Give how often the first player did better than the second; equal shares count half.

        So half is even with any number of seats: against three others a quarter of the wins gives it.
        """
        return self.match.standing().against(0, 1)

    def passed(self, enough: int = ENOUGH) -> bool:
        """Tell whether the first is better beyond doubt: 52.5 %, the interval above 50 %, games enough."""
        share = self.share()
        return self.games >= enough and share.mean > SHARE and share.low > EVEN

    def told(self) -> str:
        """Say it in one line."""
        share, games = self.share(), self.games
        told = f"{share.percent()} in {games:,} games at {1000 * self.seconds:g} ms a move"
        if games < ENOUGH:
            return f"{told}; {ENOUGH} games are needed"
        return f"{told}; more than {SHARE:.1%} is needed, and the interval above {EVEN:.0%}"
