"""Measures calibration: compares a bot's forecast win probabilities with results, in self-play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from saltire.arena.balance import self_play_schedule
from saltire.arena.entrants import recording_forecasts
from saltire.arena.forecasts import HEAD, LEAST, SCORES, Forecast, Reliability
from saltire.arena.game_runner import Outcome
from saltire.arena.match import Match, PlayMatch, Runner
from saltire.arena.report import game_label, markdown_table
from saltire.arena.schedule import Schedule
from saltire.bots.forecast_recorder import FORECASTS
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game

STAGES: Final = ("first third", "middle third", "last third")


def calibration_schedule(game: Game, level: str, games: int, seed: int, limit: float) -> Schedule:
    """Schedule self-play of one bot that records the win probabilities of its searches."""
    schedule = self_play_schedule(game, level, games, seed, limit)
    recording = tuple(recording_forecasts(game, entrant) for entrant in schedule.entrants)
    return replace(schedule, entrants=recording)


class Calibration:
    """A self-play match and the reliability of the forecasts made in it."""

    def __init__(self, schedule: Schedule, folder: Path | None) -> None:
        self.schedule = schedule
        self.match = Match(schedule, folder)

    def play(self, runner: Runner, play_match: PlayMatch) -> None:
        """Play the missing games and sum up the forecasts."""
        play_match(self.match, runner)
        self.games = self.match.leaderboard().played_out
        forecasts = list(forecasts_in(self.games))
        if not forecasts:
            raise BadOption("nothing was forecast: no game was played out")
        self.whole = Reliability(forecasts)
        self.stages = [
            Reliability([forecast for forecast in forecasts if forecast.stage == stage])
            for stage in range(len(STAGES))
        ]

    @property
    def level(self) -> str:
        return self.schedule.entrants[0].label

    def as_json(self) -> dict[str, object]:
        return {
            **self.schedule.settings(),
            "level": self.level,
            "games": len(self.games),
            "least_in_log_loss": LEAST,
            **self.whole.to_json(),
            "stages": {
                name: part.to_json() for name, part in zip(STAGES, self.stages, strict=True)
            },
        }

    def as_markdown(self) -> str:
        """Write the bins, then the scores of the whole game and of its thirds."""
        heading = f"{self.level} on every seat, {len(self.games):,} games."
        parts = [("whole game", self.whole), *zip(STAGES, self.stages, strict=True)]
        return "\n\n".join(
            [
                f"**{game_label(self.schedule.game)}**: {heading}",
                markdown_table(HEAD, [each.row() for each in self.whole.bins]),
                markdown_table(("stage", *SCORES), [(name, *part.row()) for name, part in parts]),
                _EXPLANATION,
            ]
        ) + "\n"  # fmt: skip


_EXPLANATION: Final = (
    "Every seat's chance at every choice counts. Intervals are 95 %, over games: the choices of a game share"
    " its end. Slope: the points that came true for each point forecast beyond an even share; below 1 the"
    " bot is too sure, above 1 not sure enough."
)


def forecasts_in(games: Sequence[Outcome]) -> Iterator[Forecast]:
    """List the forecasts of all seats; a stage is a third of the choices that a seat made."""
    for number, outcome in enumerate(games):
        for seat, notes in enumerate(outcome.notes):
            for at, *chances in notes[FORECASTS]:
                stage = len(STAGES) * at // notes["asked"]
                yield Forecast(number, seat, stage, tuple(chances), outcome.shares)
