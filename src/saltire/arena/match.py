"""Plays a match: the missing games of a schedule, until its end or until a sequential test decides."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from pathlib import Path

from saltire.arena.game_runner import Outcome
from saltire.arena.leaderboard import Leaderboard, shares_of
from saltire.arena.process_runner import FinishedGame, play_locally
from saltire.arena.results_log import ResultsLog
from saltire.arena.schedule import Fixture, Schedule
from saltire.arena.statistics import Shares, Sprt
from saltire.kernel.errors import BadOption

Runner = Callable[[Schedule, Iterable[Fixture]], Generator[FinishedGame, None, None]]
"""Plays games and yields them as they end: on local processes or on a cluster."""


class Match:
    """Plays a schedule to its end, or until the sequential test decides.

    The result does not depend on which game ends first: deals count in their order.
    """

    def __init__(
        self,
        schedule: Schedule,
        folder: Path | None = None,
        records: bool = False,
        sprt: Sprt | None = None,
    ) -> None:
        if sprt is not None and len(schedule.lineups) > 1:
            raise BadOption("--sprt tests the first bot against one other line-up")
        self.schedule = schedule
        self.sprt = sprt
        self.results = ResultsLog(schedule, folder, records)
        self.deals: list[list[Outcome]] = []
        """The deals that count."""
        self.first = Shares()
        """The first bot's shares in those deals."""
        self.decision = ""
        self._count()

    def play(
        self, runner: Runner | None = None, on_game: Callable[[Match], None] = lambda _: None
    ) -> None:
        """Play the missing games; call `on_game` after each."""
        run = runner or (lambda schedule, fixtures: play_locally(schedule, fixtures, 1))
        missing = [] if self.decision else list(self.results.missing())
        with closing(run(self.schedule, missing)) as games:
            for outcome, record in games:
                self.results.add(outcome, record)
                unfinished = self._count()
                on_game(self)
                if not unfinished:
                    return

    def _count(self) -> bool:
        """Add the deals that are complete; tell whether more are needed."""
        while len(self.deals) < self.schedule.deals and not self.decision:
            deal = self.results.deal(len(self.deals))
            if deal is None:
                return True
            self.deals.append(deal)
            self.first.add(shares_of(self.schedule, deal)[0])
            self.decision = self.sprt.decision(self.first) if self.sprt else ""
        return False

    def leaderboard(self) -> Leaderboard:
        """Sum up the deals that count."""
        return Leaderboard(self.schedule, self.deals)


PlayMatch = Callable[[Match, Runner], None]
"""Plays a match with a runner; the command line shows a progress bar meanwhile."""
