"""Describes who plays in a match: a bot of the game, a Python class, or a program in any language."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, is_dataclass, replace
from pathlib import Path
from typing import Final

from saltire.arena.subprocess_bot import SubprocessBot
from saltire.bots.forecast_recorder import ForecastingBot, ForecastRecorder
from saltire.bots.own_class import load_class, make_own
from saltire.bots.protocol import AnyBot
from saltire.bots.registry import (
    bots_of,
    full_strength,
    hand_made,
    make_bot,
    network_bot,
    with_model,
)
from saltire.bots.search.search_bot import SearchBot
from saltire.bots.training_recorder import TrainingRecorder
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game

_BUDGET: Final = re.compile(r"(?P<name>.+)@(?P<number>\d+(?:\.\d+)?)(?P<unit>ms|s|)")
_PROGRAM: Final = "exec:"
_MODEL: Final = "model:"
_VALUE: Final = "value:"
NO_MODEL: Final = "model:none"
NOTES: Final = "notes:"
_FORECASTS: Final = "forecasts:"
SECONDS: Final = 1.0
_LONGEST_MOVE: Final = 60.0


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think before a move; a number of playouts replaces the seconds."""

    seconds: float = SECONDS
    playouts: int = 0

    @property
    def limit(self) -> float:
        """Give the seconds after which a move is too late, with a margin for a busy machine."""
        return _LONGEST_MOVE if self.playouts else 2 * self.seconds + 1


@dataclass(frozen=True, slots=True)
class Entrant:
    """One player of a match: its label in the tables, its bot, and how much it may think."""

    label: str
    spec: str
    """A bot's name, MODULE:CLASS, model:FILE, value:FILE, or exec:COMMAND."""
    budget: Budget

    def seat(self, game: Game, seed: int, limit: float, at: int) -> AnyBot:
        """Create the bot for one seat of one game; the caller closes it."""
        if self.spec.startswith(_PROGRAM):
            command = shlex.split(self.spec.removeprefix(_PROGRAM))
            return SubprocessBot(game, command, at, seed, limit, self.budget.playouts)
        spec = self.spec.removeprefix(_FORECASTS)
        bot = _bot(game, spec, seed)
        if self.budget.playouts and counts_playouts(bot):
            bot.settings = replace(bot.settings, playouts=self.budget.playouts)  # type: ignore[attr-defined]
        if spec == self.spec:
            return bot
        assert isinstance(bot, ForecastingBot)
        return ForecastRecorder(bot)

    def preload(self, game: Game) -> None:
        """Create a built-in bot once while no clock runs: loading files is not thinking."""
        spec = self.spec.removeprefix(_FORECASTS)
        if _is_builtin(spec):
            _bot(game, spec, 0)

    def clock(self, limit: float) -> float:
        """Give the seconds that the bot is told: its budget, or the limit if it counts playouts."""
        return limit if self.budget.playouts else self.budget.seconds

    def to_json(self) -> dict[str, object]:
        return {"label": self.label, "what": self.spec, "budget": asdict(self.budget)}


def entrants(
    game: Game, words: Sequence[str], programs: Mapping[str, str], budget: Budget
) -> tuple[Entrant, ...]:
    """Parse the bots of a match; `programs` are commands by name. BadOption says what is wrong."""
    parsed: list[Entrant] = []
    for word in words:
        name, own = _with_budget(word, budget)
        spec = _PROGRAM + programs[name] if name in programs else name
        _check(game, spec)
        if name == word:
            own = replace(own, playouts=_default_playouts(game, spec) or own.playouts)
        label = word if not spec.startswith(_PROGRAM) or name in programs else _program_label(spec)
        if spec.startswith((_MODEL, _VALUE)):
            kind, _, path = word.partition(":")
            label = f"{kind}:{path.rpartition('/')[2]}"
        elif ":" in spec and not spec.startswith(_PROGRAM):
            label = word.rpartition(":")[2]
        parsed.append(Entrant(_unused_label(label, parsed), spec, own))
    return tuple(parsed)


def recording_forecasts(game: Game, entrant: Entrant) -> Entrant:
    """Have a built-in bot record its win probabilities; BadOption if it computes none."""
    if not (_is_builtin(entrant.spec) and isinstance(_bot(game, entrant.spec, 0), ForecastingBot)):
        able = [
            name for name in bots_of(game) if isinstance(make_bot(game, name, 0), ForecastingBot)
        ]
        listed = ", ".join(able) or f"none of {game.name} does"
        raise BadOption(f"{entrant.label} tells no chances; those that do: {listed}")
    return replace(entrant, spec=_FORECASTS + entrant.spec)


def _is_builtin(spec: str) -> bool:
    return ":" not in spec or spec.startswith((_MODEL, _VALUE, NOTES))


def _with_budget(word: str, budget: Budget) -> tuple[str, Budget]:
    """Split `search@0.1s` or `search@500` into the name and the budget."""
    read = None if word.startswith(_PROGRAM) else _BUDGET.fullmatch(word)
    if read is None:
        return word, budget
    number = float(read["number"])
    if number <= 0 or (not read["unit"] and not number.is_integer()):
        raise BadOption(f"{word}: write NAME@2s, NAME@100ms or NAME@500 (playouts)")
    if not read["unit"]:
        return read["name"], Budget(budget.seconds, int(number))
    return read["name"], Budget(number / 1000 if read["unit"] == "ms" else number)


def counts_playouts(bot: object) -> bool:
    """Tell whether a bot has a dataclass `settings` with a number of `playouts`."""
    settings = getattr(bot, "settings", None)
    return is_dataclass(settings) and hasattr(settings, "playouts")


def _default_playouts(game: Game, spec: str) -> int:
    """Give the number of playouts that a level uses by default; 0 for other bots."""
    bot = None if ":" in spec else make_bot(game, spec, 0)
    return int(bot.settings.playouts) if counts_playouts(bot) else 0  # type: ignore[union-attr]


def _check(game: Game, spec: str) -> None:
    if spec.startswith(_PROGRAM):
        try:
            words = shlex.split(spec.removeprefix(_PROGRAM))
        except ValueError as error:
            raise BadOption(f"{spec}: {str(error).lower()}") from None
        if not words:
            raise BadOption("exec: needs a command: exec:'node bot.js'")
        if shutil.which(words[0]) is None:
            raise BadOption(f"there is no program {words[0]}")
    elif spec.startswith(_MODEL):
        _search_with_model(game, spec, 0)
    elif spec.startswith(_VALUE):
        network_bot(game, Path(spec.removeprefix(_VALUE)))
    elif ":" in spec:
        load_class(spec)
    elif spec not in bots_of(game):
        make_bot(game, spec, 0)  # says which bots there are


def _bot(game: Game, spec: str, seed: int) -> AnyBot:
    if spec == NOTES:
        return TrainingRecorder(game, seed)
    if spec.startswith(_MODEL):
        return _search_with_model(game, spec, seed)
    if spec.startswith(_VALUE):
        return network_bot(game, Path(spec.removeprefix(_VALUE)))
    return make_own(spec, seed) if ":" in spec else make_bot(game, spec, seed)


def _search_with_model(game: Game, spec: str, seed: int) -> AnyBot:
    """Create a search with the model of a file, or with none, whichever model is installed."""
    path = Path(spec.removeprefix(_MODEL))
    knowledge = hand_made(game) if spec == NO_MODEL else with_model(game, path)
    return SearchBot(knowledge, seed, full_strength(game))


def _program_label(spec: str) -> str:
    """Label a program by the last word of its command that is not a flag."""
    words = [word for word in shlex.split(spec.removeprefix(_PROGRAM)) if word[0] != "-"]
    return words[-1].rpartition("/")[2]


def _unused_label(label: str, others: Sequence[Entrant]) -> str:
    used = {entrant.label for entrant in others}
    if label not in used:
        return label
    return next(f"{label}#{n}" for n in range(2, len(used) + 3) if f"{label}#{n}" not in used)
