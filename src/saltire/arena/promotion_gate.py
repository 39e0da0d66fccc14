"""Decides whether a model is installed: a match of the search with it against the search without it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from saltire.arena.entrants import NO_MODEL, Budget, entrants
from saltire.arena.match import Match, PlayMatch, Runner
from saltire.arena.schedule import Schedule
from saltire.arena.statistics import Estimate
from saltire.kernel.game import Game

ENOUGH: Final = 400
"""The least number of games; a model does not pass with fewer."""
SHARE: Final = 0.525
EVEN: Final = 0.5


class PromotionGate:
    """A match of two players at equal time, and whether the first is clearly better."""

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
        players = entrants(game, [one, other], {}, Budget(seconds))
        self.seconds = seconds
        # Other deals than those of self-play: the model was trained on those.
        schedule = Schedule(game.name, game.load_options(), players, games, seed + 1_000_003)
        self.match = Match(schedule, folder)

    def play(self, play_match: PlayMatch, runner: Runner) -> None:
        play_match(self.match, runner)

    @property
    def games(self) -> int:
        return sum(len(deal) for deal in self.match.deals)

    def share(self) -> Estimate:
        """Give how often the first player did better than the second; equal shares count half.

        So 50 % is even with any number of seats: against three others it takes a quarter of the wins.
        """
        return self.match.leaderboard().against(0, 1)

    def passed(self, enough: int = ENOUGH) -> bool:
        """Tell whether the first is clearly better: above 52.5 %, interval above 50 %, enough games."""
        share = self.share()
        return self.games >= enough and share.mean > SHARE and share.low > EVEN

    def summary(self) -> str:
        """Describe the result in one line."""
        share, games = self.share(), self.games
        result = f"{share.percent()} in {games:,} games at {1000 * self.seconds:g} ms a move"
        if games < ENOUGH:
            return f"{result}; {ENOUGH} games are needed"
        return f"{result}; more than {SHARE:.1%} is needed, and the interval above {EVEN:.0%}"
