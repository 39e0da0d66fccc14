"""What was foretold and what came true: bins, scores, and how sure a bot may be of itself.

The unit is the game: its choices all have the same end.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from saltire.arena.statistics import Estimate, ratio_over_games, share_over_games

BINS: Final = 10
LEAST: Final = 0.001
"""What a chance counts for at least in the log loss: one that was called impossible may come true."""

Pair = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Bin:
    """What was foretold within a tenth, and how much of it came true."""

    low: float
    told: float
    came: Estimate
    times: int
    games: int

    def to_json(self) -> dict[str, object]:
        return {"low": self.low, "high": round(self.low + 1 / BINS, 9), "foretold": self.told,
                "came_true": self.came.to_json(), "times": self.times, "games": self.games}  # fmt: skip

    def row(self) -> tuple[str, ...]:
        """Give the cells of a table under `HEAD`."""
        return f"{self.told:.1%}", self.came.percent(), f"{self.times:,}", f"{self.games:,}"


HEAD: Final = ("foretold", "came true", "times", "games")


def bins(rows: Iterable[tuple[int, float, float]]) -> list[Bin]:
    """Sort what was foretold in a game, and what came, into tenths; leave out the empty ones."""
    found: list[dict[int, list[Pair]]] = [defaultdict(list) for _ in range(BINS)]
    for game, told, came in rows:
        found[min(int(told * BINS), BINS - 1)][game].append((told, came))
    made: list[Bin] = []
    for number, games in enumerate(found):
        pairs = [pair for game in games.values() for pair in game]
        if pairs:
            mean = sum(told for told, _ in pairs) / len(pairs)
            share = share_over_games([_sums(game) for game in games.values()])
            made.append(Bin(number / BINS, mean, share, len(pairs), len(games)))
    return made


def _sums(pairs: Sequence[Pair]) -> Pair:
    return sum(came for _, came in pairs), float(len(pairs))


@dataclass(frozen=True, slots=True)
class Foretold:
    """What one seat foretold for all of them at one choice, and what each got in the end."""

    game: int
    seat: int
    stage: int
    told: tuple[float, ...]
    came: tuple[float, ...]

    @property
    def brier(self) -> float:
        return sum((told - came) ** 2 for told, came in zip(self.told, self.came, strict=True))

    @property
    def log_loss(self) -> float:
        pairs = zip(self.told, self.came, strict=True)
        return -sum(came * math.log(max(told, LEAST)) for told, came in pairs)

    @property
    def evenly(self) -> Foretold:
        """Give what somebody who knows nothing would have foretold."""
        even = (1 / len(self.told),) * len(self.told)
        return Foretold(self.game, self.seat, self.stage, even, self.came)


class Reliability:
    """Sums up what was foretold at a number of choices."""

    def __init__(self, choices: Sequence[Foretold]) -> None:
        self.choices = choices
        self.evenly = [choice.evenly for choice in choices]

    @cached_property
    def bins(self) -> list[Bin]:
        return bins(
            (choice.game, told, came)
            for choice in self.choices
            for told, came in zip(choice.told, choice.came, strict=True)
        )

    @property
    def slope(self) -> Estimate:
        """Give the points that came for each point foretold beyond an even share: 1 is just right.

        The made-up games are one in which the favourites of an average game win, and one in which those
        win who were given least.
        """
        parts: dict[int, Pair] = defaultdict(lambda: (0.0, 0.0))
        most = least = 0.0
        for choice, even in zip(self.choices, self.evenly, strict=True):
            both, alone = parts[choice.game]
            for told, came, half in zip(choice.told, choice.came, even.told, strict=True):
                both += (told - half) * (came - half)
                alone += (told - half) ** 2
            parts[choice.game] = both, alone
            most += max(choice.told) - even.told[0]
            least += min(choice.told) - even.told[0]
        games, whole = len(parts), sum(alone for _, alone in parts.values())
        if not whole:
            return Estimate(1.0, -math.inf, math.inf)
        made_up = [(most / games, whole / games), (least / games, whole / games)]
        return ratio_over_games(list(parts.values()), made_up)

    @property
    def own(self) -> float:
        """Give what those who chose foretold for themselves."""
        return sum(choice.told[choice.seat] for choice in self.choices) / len(self.choices)

    @property
    def hope(self) -> Estimate:
        """Give by how much that was too high; the bins do not show it, for the others are called too low."""
        parts: dict[int, Pair] = defaultdict(lambda: (0.0, 0.0))
        for choice in self.choices:
            gap, times = parts[choice.game]
            gap += choice.told[choice.seat] - choice.came[choice.seat]
            parts[choice.game] = gap, times + 1
        return ratio_over_games(list(parts.values()))

    def to_json(self) -> dict[str, object]:
        if not self.choices:
            return {"choices": 0}
        return {
            "choices": len(self.choices),
            "bins": [each.to_json() for each in self.bins],
            **_scores(self.choices),
            "even": _scores(self.evenly),
            "slope": self.slope.to_json(),
            "own_seat": {"foretold": self.own, "too_high_by": self.hope.to_json()},
        }

    def row(self) -> tuple[str, ...]:
        """Give the cells of a table under `SCORES`."""
        if not self.choices:
            return ("0", *[""] * (len(SCORES) - 1))
        told, even = _scores(self.choices), _scores(self.evenly)
        return (
            f"{len(self.choices):,}",
            f"{told['brier']:.3f} ({even['brier']:.3f})",
            f"{told['log_loss']:.3f} ({even['log_loss']:.3f})",
            self.slope.written(".2f"),
            f"{self.own:.1%}",
            self.hope.percent(),
        )


SCORES: Final = (
    "choices", "Brier (even)", "log loss (even)", "slope", "own seat foretold", "too high by",
)  # fmt: skip


def _scores(choices: Sequence[Foretold]) -> dict[str, float]:
    times = len(choices)
    return {
        "brier": sum(choice.brier for choice in choices) / times,
        "log_loss": sum(choice.log_loss for choice in choices) / times,
    }
