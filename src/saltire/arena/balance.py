"""What an option of a game does to the balance of its seats, when equals play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from saltire.arena.entrants import Budget, entrants
from saltire.arena.leaderboard import Standing
from saltire.arena.match import Match, Players
from saltire.arena.report import table
from saltire.arena.schedule import Plan
from saltire.kernel.game import Game


def equals(game: Game, bot: str, games: int, seed: int, limit: float) -> Plan:
    """Plan games in which the same bot sits on every seat; nothing is left to rotate."""
    named = entrants(game, [bot], {}, Budget())
    return Plan(game.name, game.options, named, games, seed, limit, rotate=False)


class Balance:
    """A match of equals for each value of an option."""

    def __init__(self, option: str, plans: Sequence[tuple[object, Plan]]) -> None:
        self.option = option
        self.plans = plans
        self.standings: list[Standing] = []

    def play(
        self, players: Players, folder: Path | None, bar: Callable[[Match, Players], None]
    ) -> None:
        """Play everything; each value has a folder of its own, so that it can go on."""
        for value, plan in self.plans:
            name = f"{self.option}-{shown(value)}".replace("/", "_")
            match = Match(plan, None if folder is None else folder / name)
            bar(match, players)
            self.standings.append(match.standing())

    def values(self) -> list[str]:
        return [shown(value) for value, _ in self.plans]

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.plans[0][1].title,
            "bot": self.standings[0].names[0],
            "option": self.option,
            "values": [
                {
                    "value": value,
                    "options": standing.plan.game.options,
                    "games": len(standing.played_out),
                    "seats": {
                        name: seat.to_json()
                        for name, seat in zip(standing.plan.game.seats, standing.seats())
                    },
                    "plies": standing.length().to_json(),
                }
                for (value, _), standing in zip(self.plans, self.standings, strict=True)
            ],
        }

    def as_markdown(self) -> str:
        """Write the shares of all seats, a value a line."""
        widest = max((standing.plan.game.seats for standing in self.standings), key=len)
        rows = []
        for value, standing in zip(self.values(), self.standings, strict=True):
            seats = [seat.percent() for seat in standing.seats()]
            seats += [""] * (len(widest) - len(seats))
            length = standing.length()
            rows.append((value, f"{len(standing.played_out):,}", *seats, length.rounded()))
        return table((self.option, "games", *widest, "plies"), rows) + "\n"


def shown(value: object) -> str:
    """Write a value as people type it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
