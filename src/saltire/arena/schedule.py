"""Lists the games of a match in advance: line-ups, deals and seat rotations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cached_property
from hashlib import blake2b
from itertools import combinations

from saltire import __version__
from saltire.arena.entrants import Entrant
from saltire.games.registry import load
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game


@dataclass(frozen=True, slots=True, order=True)
class Fixture:
    """One game of a match: which deal, which line-up, and how far it is rotated around the table."""

    deal: int
    lineup: int
    rotation: int


@dataclass(frozen=True)
class Schedule:
    """The games of a match. They are the same wherever and in whatever order they are played."""

    title: str
    options: dict[str, object]
    entrants: tuple[Entrant, ...]
    games: int
    """Per line-up, rounded up to whole deals."""
    seed: int = 0
    limit: float | None = None
    """Seconds after which a move forfeits the game; None derives it from each bot's budget."""
    rotate: bool = True

    def __post_init__(self) -> None:
        if not self.entrants or self.games < 1 or (self.limit is not None and self.limit <= 0):
            raise BadOption("a match needs bots, games and time")

    def __reduce__(self) -> tuple[type[Schedule], tuple[object, ...]]:
        """Pickle without the game: each process loads its own."""
        return Schedule, tuple(getattr(self, field.name) for field in fields(self))

    @cached_property
    def game(self) -> Game:
        return load(self.title, **self.options)

    @cached_property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """List the line-ups: every combination of entrants that fills the seats.

        With fewer entrants than seats, the second one takes the remaining seats.
        """
        seats, names = len(self.game.seats), len(self.entrants)
        if names > seats:
            return tuple(combinations(range(names), seats))
        rest = min(1, names - 1)
        return ((*range(names), *[rest] * (seats - names)),)

    @property
    def rotations(self) -> int:
        return len(self.game.seats) if self.rotate else 1

    @property
    def deals(self) -> int:
        return -(-self.games // self.rotations)

    def fixtures(self) -> Iterator[Fixture]:
        """List all games, deal by deal, so that an early stop leaves complete deals."""
        for deal in range(self.deals):
            yield from self.deal(deal)

    def deal(self, number: int) -> list[Fixture]:
        """List the games of one deal: every line-up in every rotation."""
        return [
            Fixture(number, lineup, rotation)
            for lineup in range(len(self.lineups))
            for rotation in range(self.rotations)
        ]

    def seating(self, fixture: Fixture) -> tuple[int, ...]:
        """Give the index of the entrant on each seat of a game."""
        lineup = self.lineups[fixture.lineup]
        turn = fixture.rotation
        return lineup[len(lineup) - turn :] + lineup[: len(lineup) - turn]

    def limit_at(self, fixture: Fixture, seat: int) -> float:
        """Give the seconds after which a seat's move is too late."""
        own = self.entrants[self.seating(fixture)[seat]].budget.limit
        return own if self.limit is None else self.limit

    def deal_seed(self, fixture: Fixture) -> int:
        """Give the dealer's seed: the same for all games of a deal."""
        return _seed_from(self.seed, "deal", fixture.deal)

    def bot_seed(self, fixture: Fixture, seat: int) -> int:
        """Give the seed of a bot: it rotates around the table with the bot."""
        place = (seat - fixture.rotation) % len(self.game.seats)
        return _seed_from(self.seed, "bot", fixture.deal, fixture.lineup, place)

    def settings(self) -> dict[str, object]:
        """Give the settings that all games of a match share; the number of games may grow."""
        return {
            "saltire": __version__,
            "game": self.title,
            "version": self.game.version,
            "options": self.game.options,
            "bots": [entrant.to_json() for entrant in self.entrants],
            "seed": self.seed,
            "limit": self.limit,
            "rotate": self.rotate,
        }


def _seed_from(*parts: object) -> int:
    """Hash the parts into a seed of 62 bits, the same on every machine."""
    text = " ".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 2
