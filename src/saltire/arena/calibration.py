"""Whether a bot may be believed: what it foretold for every seat, and what came true, when equals play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from saltire.arena.balance import equals
from saltire.arena.entrants import foretelling
from saltire.arena.forecasts import HEAD, LEAST, SCORES, Foretold, Reliability
from saltire.arena.game_runner import Outcome
from saltire.arena.match import Match, Players
from saltire.arena.report import name_of, table
from saltire.arena.schedule import Plan
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game

STAGES: Final = ("first third", "middle third", "last third")


def foreseen(game: Game, level: str, games: int, seed: int, limit: float) -> Plan:
    """Plan games in which the same bot sits on every seat and writes down the chances it sees."""
    plan = equals(game, level, games, seed, limit)
    return replace(plan, entrants=tuple(foretelling(game, entrant) for entrant in plan.entrants))


class Calibration:
    """A match of equals, and what their chances were worth."""

    def __init__(self, plan: Plan, folder: Path | None) -> None:
        self.plan = plan
        self.match = Match(plan, folder)

    def play(self, players: Players, bar: Callable[[Match, Players], None]) -> None:
        """Play what is missing and sum it up."""
        bar(self.match, players)
        self.games = self.match.standing().played_out
        choices = list(foretold(self.games))
        if not choices:
            raise BadOption("nothing was foretold: no game was played out")
        self.whole = Reliability(choices)
        self.stages = [
            Reliability([choice for choice in choices if choice.stage == stage])
            for stage in range(len(STAGES))
        ]

    @property
    def level(self) -> str:
        return self.plan.entrants[0].label

    def as_json(self) -> dict[str, object]:
        return {
            **self.plan.settings(),
            "level": self.level,
            "games": len(self.games),
            "least_in_log_loss": LEAST,
            **self.whole.to_json(),
            "stages": {
                name: part.to_json() for name, part in zip(STAGES, self.stages, strict=True)
            },
        }

    def as_markdown(self) -> str:
        """Write the tenths, then the scores of the whole game and of its thirds."""
        told = f"{self.level} on every seat, {len(self.games):,} games."
        parts = [("whole game", self.whole), *zip(STAGES, self.stages, strict=True)]
        return "\n\n".join(
            [
                f"**{name_of(self.plan.game)}**: {told}",
                table(HEAD, [each.row() for each in self.whole.bins]),
                table(("stage", *SCORES), [(name, *part.row()) for name, part in parts]),
                _READING,
            ]
        ) + "\n"  # fmt: skip


_READING: Final = (
    "Every seat's chance at every choice counts. Intervals are 95 %, over games: the choices of a game share"
    " its end. Slope: the points that came true for each point foretold beyond an even share; below 1 the"
    " bot is too sure, above 1 not sure enough."
)


def foretold(games: Sequence[Outcome]) -> Iterator[Foretold]:
    """List what the seats foretold; a third is a third of the questions that a seat was asked."""
    for number, outcome in enumerate(games):
        for seat, notes in enumerate(outcome.notes):
            for at, *chances in notes["foretold"]:
                stage = len(STAGES) * at // notes["asked"]
                yield Foretold(number, seat, stage, tuple(chances), outcome.shares)
