"""A player that writes down what chances it saw at each of its choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, runtime_checkable

from saltire.bots.protocol import AnyBot
from saltire.i18n.reason import Said
from saltire.kernel.view import View

_DIGITS: Final = 5
_NOTHING: tuple[float, ...] = ()


@runtime_checkable
class Foresees(AnyBot, Protocol):
    """A bot that tells, after a choice it has thought about, each seat's chance to win."""

    chances: tuple[float, ...]


class Foreteller:
    """Plays as another bot does.

    `notes` are plain values: how often it was `asked`, and what it `foretold`, each time with the
    number of the question before the chances.
    """

    def __init__(self, bot: Foresees) -> None:
        self.name = bot.name
        self.bot = bot
        self.notes: dict[str, Any] = {"asked": 0, "foretold": []}

    @property
    def reason(self) -> Said:
        return self.bot.reason

    def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
        """Choose as the other bot; what it does without thinking foretells nothing."""
        self.bot.chances = _NOTHING
        action = self.bot.choose(view, heard, clock)
        if self.bot.chances:
            told = [round(chance, _DIGITS) for chance in self.bot.chances]
            self.notes["foretold"].append([self.notes["asked"], *told])
        self.notes["asked"] += 1
        return action
