"""Measures how an option of a game changes the balance of its seats, in self-play of one bot."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from saltire.arena.entrants import Budget, entrants
from saltire.arena.leaderboard import Leaderboard
from saltire.arena.match import Match, PlayMatch, Runner
from saltire.arena.report import markdown_table
from saltire.arena.schedule import Schedule
from saltire.kernel.game import Game


def self_play_schedule(game: Game, bot: str, games: int, seed: int, limit: float) -> Schedule:
    """Schedule games in which the same bot sits on every seat, so seats need no rotation."""
    players = entrants(game, [bot], {}, Budget())
    return Schedule(game.name, game.load_options(), players, games, seed, limit, rotate=False)


class Balance:
    """A self-play match for each value of an option."""

    def __init__(self, option: str, schedules: Sequence[tuple[object, Schedule]]) -> None:
        self.option = option
        self.schedules = schedules
        self.leaderboards: list[Leaderboard] = []

    def play(self, runner: Runner, folder: Path | None, play_match: PlayMatch) -> None:
        """Play every match; each value has its own folder, so that a match can be resumed."""
        for value, schedule in self.schedules:
            name = f"{self.option}-{shown_value(value)}".replace("/", "_")
            match = Match(schedule, None if folder is None else folder / name)
            play_match(match, runner)
            self.leaderboards.append(match.leaderboard())

    def values(self) -> list[str]:
        return [shown_value(value) for value, _ in self.schedules]

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.schedules[0][1].title,
            "bot": self.leaderboards[0].names[0],
            "option": self.option,
            "values": [
                {
                    "value": value,
                    "options": leaderboard.schedule.game.options,
                    "games": len(leaderboard.played_out),
                    "seats": {
                        name: seat.to_json()
                        for name, seat in zip(leaderboard.schedule.game.seats, leaderboard.seats())
                    },
                    "plies": leaderboard.length().to_json(),
                }
                for (value, _), leaderboard in zip(self.schedules, self.leaderboards, strict=True)
            ],
        }

    def as_markdown(self) -> str:
        """Write the shares of all seats, one line per value."""
        widest = max((board.schedule.game.seats for board in self.leaderboards), key=len)
        rows = []
        for value, leaderboard in zip(self.values(), self.leaderboards, strict=True):
            seats = [seat.percent() for seat in leaderboard.seats()]
            seats += [""] * (len(widest) - len(seats))
            length = leaderboard.length().rounded()
            rows.append((value, f"{len(leaderboard.played_out):,}", *seats, length))
        return markdown_table((self.option, "games", *widest, "plies"), rows) + "\n"


def shown_value(value: object) -> str:
    """Write a value as people type it on the command line."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
