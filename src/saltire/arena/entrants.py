"""Who plays in a match: a bot of the game, a Python class of yours, or a program in any language."""

from __future__ import annotations

import importlib
import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, is_dataclass, replace
from pathlib import Path
from typing import Final

from saltire.arena.subprocess_bot import OutsideBot
from saltire.bots.forecast_recorder import ForecastingBot, ForecastRecorder
from saltire.bots.protocol import AnyBot
from saltire.bots.registry import bots_of, full_strength, hand_made, make_bot, with_model
from saltire.bots.search.search_bot import SearchBot
from saltire.bots.training_recorder import TrainingRecorder
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game

_BUDGET: Final = re.compile(r"(?P<name>.+)@(?P<number>\d+(?:\.\d+)?)(?P<unit>ms|s|)")
_OUTSIDE: Final = "exec:"
_MODEL: Final = "model:"
NO_MODEL: Final = "model:none"
NOTES: Final = "notes:"
_FORETELLING: Final = "foretelling:"
SECONDS: Final = 1.0
_PATIENCE: Final = 60.0


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think before a move; playouts, where given, come before seconds."""

    seconds: float = SECONDS
    playouts: int = 0

    @property
    def limit(self) -> float:
        """Give the seconds after which a move comes too late; a busy machine needs some patience."""
        return _PATIENCE if self.playouts else 2 * self.seconds + 1


@dataclass(frozen=True, slots=True)
class Entrant:
    """One name in the table: what plays under it, and how much it may think."""

    label: str
    what: str
    """A bot's name, MODULE:CLASS, model:FILE, or exec:COMMAND."""
    budget: Budget

    def seat(self, game: Game, seed: int, limit: float, at: int) -> AnyBot:
        """Make the bot for one seat of one game; whoever called closes it."""
        if self.what.startswith(_OUTSIDE):
            command = shlex.split(self.what.removeprefix(_OUTSIDE))
            return OutsideBot(game, command, at, seed, limit, self.budget.playouts)
        what = self.what.removeprefix(_FORETELLING)
        bot = _bot(game, what, seed)
        if self.budget.playouts and counts_playouts(bot):
            bot.settings = replace(bot.settings, playouts=self.budget.playouts)  # type: ignore[attr-defined]
        if what == self.what:
            return bot
        assert isinstance(bot, ForecastingBot)
        return ForecastRecorder(bot)

    def rehearse(self, game: Game) -> None:
        """Make a bot of ours once while no clock runs: what it loads is not its thinking."""
        what = self.what.removeprefix(_FORETELLING)
        if _ours(what):
            _bot(game, what, 0)

    def clock(self, limit: float) -> float:
        """Give the seconds to tell the bot: with a number of playouts, all it may take."""
        return limit if self.budget.playouts else self.budget.seconds

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def entrants(
    game: Game, words: Sequence[str], programs: Mapping[str, str], budget: Budget
) -> tuple[Entrant, ...]:
    """Read the bots of a match; `programs` are commands by name. BadOption says what is wrong."""
    found: list[Entrant] = []
    for word in words:
        name, own = _with_budget(word, budget)
        what = _OUTSIDE + programs[name] if name in programs else name
        _check(game, what)
        if name == word:
            own = replace(own, playouts=_its_own_playouts(game, what) or own.playouts)
        label = word if not what.startswith(_OUTSIDE) or name in programs else _program(what)
        if what.startswith(_MODEL):
            label = _MODEL + word.removeprefix(_MODEL).rpartition("/")[2]
        elif ":" in what and not what.startswith(_OUTSIDE):
            label = word.rpartition(":")[2]
        found.append(Entrant(_unused(label, found), what, own))
    return tuple(found)


def foretelling(game: Game, entrant: Entrant) -> Entrant:
    """Have a bot of ours write down the chances it sees; BadOption if it sees none."""
    if not (_ours(entrant.what) and isinstance(_bot(game, entrant.what, 0), ForecastingBot)):
        able = [
            name for name in bots_of(game) if isinstance(make_bot(game, name, 0), ForecastingBot)
        ]
        told = ", ".join(able) or f"none of {game.name} does"
        raise BadOption(f"{entrant.label} tells no chances; those that do: {told}")
    return replace(entrant, what=_FORETELLING + entrant.what)


def _ours(what: str) -> bool:
    return ":" not in what or what.startswith((_MODEL, NOTES))


def _with_budget(word: str, budget: Budget) -> tuple[str, Budget]:
    """Split `search@0.1s` or `search@500` into the name and what it may think."""
    read = None if word.startswith(_OUTSIDE) else _BUDGET.fullmatch(word)
    if read is None:
        return word, budget
    number = float(read["number"])
    if number <= 0 or (not read["unit"] and not number.is_integer()):
        raise BadOption(f"{word}: write NAME@2s, NAME@100ms or NAME@500 (playouts)")
    if not read["unit"]:
        return read["name"], Budget(budget.seconds, int(number))
    return read["name"], Budget(number / 1000 if read["unit"] == "ms" else number)


def counts_playouts(bot: object) -> bool:
    """Tell whether a bot has `settings`, a dataclass, with a number of `playouts` instead of seconds."""
    settings = getattr(bot, "settings", None)
    return is_dataclass(settings) and hasattr(settings, "playouts")


def _its_own_playouts(game: Game, what: str) -> int:
    """Give the playouts that a bot of the game counts if nobody tells it: those of a level."""
    bot = None if ":" in what else make_bot(game, what, 0)
    return int(bot.settings.playouts) if counts_playouts(bot) else 0  # type: ignore[union-attr]


def _check(game: Game, what: str) -> None:
    if what.startswith(_OUTSIDE):
        try:
            words = shlex.split(what.removeprefix(_OUTSIDE))
        except ValueError as error:
            raise BadOption(f"{what}: {str(error).lower()}") from None
        if not words:
            raise BadOption("exec: needs a command: exec:'node bot.js'")
    elif what.startswith(_MODEL):
        _searching(game, what, 0)
    elif ":" in what:
        _class(what)
    elif what not in bots_of(game):
        make_bot(game, what, 0)  # says which bots there are


def _class(what: str) -> object:
    module, _, name = what.partition(":")
    try:
        return getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(f"there is no bot {what}: {error}") from None


def _bot(game: Game, what: str, seed: int) -> AnyBot:
    if what == NOTES:
        return TrainingRecorder(game, seed)
    if what.startswith(_MODEL):
        return _searching(game, what, seed)
    return _imported(what, seed) if ":" in what else make_bot(game, what, seed)


def _searching(game: Game, what: str, seed: int) -> AnyBot:
    """Seat a search with the model in a file, or with none, whatever is installed."""
    path = Path(what.removeprefix(_MODEL))
    knowledge = hand_made(game) if what == NO_MODEL else with_model(game, path)
    return SearchBot(knowledge, seed, full_strength(game))


def _imported(what: str, seed: int) -> AnyBot:
    make = _class(what)
    assert callable(make)
    bot: AnyBot = make(seed)
    return bot


def _program(what: str) -> str:
    """Name a program by the last word of its command that is no flag."""
    words = [word for word in shlex.split(what.removeprefix(_OUTSIDE)) if word[0] != "-"]
    return words[-1].rpartition("/")[2]


def _unused(label: str, found: Sequence[Entrant]) -> str:
    used = {entrant.label for entrant in found}
    if label not in used:
        return label
    return next(f"{label}#{n}" for n in range(2, len(used) + 3) if f"{label}#{n}" not in used)
