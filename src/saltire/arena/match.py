"""A whole match: play what is missing, watch the score, stop when enough is known."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from pathlib import Path

from saltire.arena.game_runner import Outcome
from saltire.arena.leaderboard import Standing, shares_of
from saltire.arena.process_runner import Finished, play_locally
from saltire.arena.results_log import Ledger
from saltire.arena.schedule import Fixture, Plan
from saltire.arena.statistics import Shares, Sprt
from saltire.kernel.errors import BadOption

Players = Callable[[Plan, Iterable[Fixture]], Generator[Finished, None, None]]
"""Something that plays games and gives them as they end: local processes, or a cluster."""


class Match:
    """Plays a plan to its end, or until the test is decided.

    What counts does not depend on who finished first: deals count in their order.
    """

    def __init__(
        self,
        plan: Plan,
        folder: Path | None = None,
        records: bool = False,
        sprt: Sprt | None = None,
    ) -> None:
        if sprt is not None and len(plan.lineups) > 1:
            raise BadOption("--sprt tests the first bot against one other line-up")
        self.plan = plan
        self.sprt = sprt
        self.ledger = Ledger(plan, folder, records)
        self.deals: list[list[Outcome]] = []
        """The deals that count."""
        self.first = Shares()
        """The first bot's shares in them."""
        self.decided = ""
        self._count()

    def play(
        self, players: Players | None = None, heed: Callable[[Match], None] = lambda _: None
    ) -> None:
        """Play what is missing; `heed` is called after every game."""
        run = players or (lambda plan, fixtures: play_locally(plan, fixtures, 1))
        missing = [] if self.decided else list(self.ledger.missing())
        with closing(run(self.plan, missing)) as games:
            for outcome, record in games:
                self.ledger.add(outcome, record)
                open = self._count()
                heed(self)
                if not open:
                    return

    def _count(self) -> bool:
        """Take up the deals that have become whole; tell whether more are wanted."""
        while len(self.deals) < self.plan.deals and not self.decided:
            deal = self.ledger.deal(len(self.deals))
            if deal is None:
                return True
            self.deals.append(deal)
            self.first.add(shares_of(self.plan, deal)[0])
            self.decided = self.sprt.verdict(self.first) if self.sprt else ""
        return False

    def standing(self) -> Standing:
        """Sum up the deals that count."""
        return Standing(self.plan, self.deals)
