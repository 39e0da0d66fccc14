"""Levels for people: the same search, with less to go by and more mistakes the lower the level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from saltire.bots.bot import Bot, Maker, SeatView
from saltire.bots.knowing import knowledge_of
from saltire.bots.search.plain import PlainKnowledge
from saltire.bots.search.player import SearchBot
from saltire.bots.search.settings import Settings
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.reason import Reason, Said

_FINE: Final = 1_000_000
_ALL_DAY: Final = 86400.0
NEVER: Final = 1_000_000_000
"""More visits than any place gets: there is no tree below the root."""

SEARCH: Final = {
    # Listing plans costs as much as dozens of playouts: so only at the root of Schotten Totten.
    # Playouts and the outlook err in different ways, so each has half a say however many playouts there are.
    "schotten": Settings(ripe=NEVER, lessons=0, reuse=False, trust=300.0, faith=1.0),
    # Plans for a Move Phase cost more still; measured with playouts straight from the root.
    "hammer": Settings(ripe=NEVER),
    # The others are known as kinds of players: what they will do is foretold, not searched.
    "swords": Settings(ripe=NEVER, lessons=0, lean=0.03, reuse=False),
}
"""How a search at full strength goes about each game; levels change a little of it."""


@dataclass(frozen=True)
class Level:
    """One level of one game. A level counts playouts, so that a seed settles what it plays."""

    game: str
    name: str
    playouts: int
    most: int
    """How many plans it weighs."""
    noise: float
    """By how much it misjudges a plan's chance."""
    slip: float
    """How often it plays any plan it has thought of."""
    astray: float
    """How often it plays anything legal, where the game has no knowledge for a search yet."""

    @property
    def settings(self) -> Settings:
        base = SEARCH[self.game]
        return replace(
            base, playouts=self.playouts, most=self.most, noise=self.noise, slip=self.slip
        )


# Settled by matches between neighbours: benchmarks/results.md has them.
LEVELS: Final = (
    # game, level, playouts, most, noise, slip, astray
    Level("schotten", "novice", 60, 24, 0.27, 0.16, 0.4),
    Level("schotten", "clansman", 100, 16, 0.25, 0.12, 0.2),
    Level("schotten", "chieftain", 200, 10, 0.1, 0.04, 0.08),
    Level("schotten", "hammer", 8000, 12, 0.0, 0.0, 0.0),
    Level("hammer", "novice", 14, 6, 0.35, 0.4, 0.4),
    Level("hammer", "clansman", 24, 8, 0.08, 0.06, 0.2),
    Level("hammer", "chieftain", 60, 8, 0.04, 0.02, 0.08),
    Level("hammer", "hammer", 150, 12, 0.0, 0.0, 0.0),
    Level("swords", "novice", 12, 8, 0.5, 0.4, 0.4),
    Level("swords", "clansman", 22, 8, 0.22, 0.12, 0.2),
    Level("swords", "chieftain", 60, 10, 0.05, 0.0, 0.08),
    Level("swords", "hammer", 600, 12, 0.0, 0.0, 0.0),
)


def levels_of(game: Game, greedy: Maker) -> dict[str, Maker]:
    """List the levels of a game, weakest first; the greedy bot stands in where nothing is known."""
    return {level.name: _maker(game, level, greedy) for level in LEVELS if level.game == game.name}


def _maker(game: Game, level: Level, greedy: Maker) -> Maker:
    def seat(seed: int) -> Bot:
        knowledge = knowledge_of(game)
        if isinstance(knowledge, PlainKnowledge):
            return Distracted(level.name, greedy(seed), seed, level.astray)
        return SearchBot(knowledge, seed, level.settings, level.name)

    return seat


def search_bot(game: Game, seed: int) -> SearchBot:
    """Seat a search that uses all of its clock."""
    settings = replace(SEARCH.get(game.name, Settings()), seconds=_ALL_DAY)
    return SearchBot(knowledge_of(game), seed, settings)


class Distracted:
    """Plays as another bot does, but now and then anything."""

    def __init__(self, name: str, bot: Bot, seed: int, astray: float) -> None:
        self.name = name
        self.reason: Said = ""
        self.bot = bot
        self.astray = astray
        self._lots = Lots(seed)

    def choose(self, view: object, heard: Sequence[dict[str, object]], clock: float) -> int:
        assert isinstance(view, SeatView)
        action = self.bot.choose(view, heard, clock)
        self.reason = self.bot.reason
        if int(self._lots.below(_FINE)) < self.astray * _FINE:
            self.reason = Reason("why-astray")
            return view.legal[self._lots.below(len(view.legal))]
        return action
