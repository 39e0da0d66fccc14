"""Records the win probabilities that a bot gives at each of its choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, runtime_checkable

from saltire.bots.protocol import AnyBot
from saltire.i18n.reason import Said
from saltire.kernel.view import View

_DIGITS: Final = 5
_NO_FORECAST: tuple[float, ...] = ()
FORECASTS: Final = "forecasts"
"""The key of the forecasts in `games.jsonl` of the arena."""


@runtime_checkable
class ForecastingBot(AnyBot, Protocol):
    """A bot that gives each seat's win probability after a choice that it has searched."""

    chances: tuple[float, ...]


class ForecastRecorder:
    """Plays as another bot and records its forecasts.

    `notes` are plain values: the number of choices, and the forecasts, each a row of the number of the
    choice and the win probabilities.
    """

    def __init__(self, bot: ForecastingBot) -> None:
        self.name = bot.name
        self.bot = bot
        self.notes: dict[str, Any] = {"asked": 0, FORECASTS: []}

    @property
    def reason(self) -> Said:
        return self.bot.reason

    def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
        """Choose as the other bot; a choice without a search has no forecast."""
        self.bot.chances = _NO_FORECAST
        action = self.bot.choose(view, heard, clock)
        if self.bot.chances:
            chances = [round(chance, _DIGITS) for chance in self.bot.chances]
            self.notes[FORECASTS].append([self.notes["asked"], *chances])
        self.notes["asked"] += 1
        return action
