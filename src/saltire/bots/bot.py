"""What a bot is: it sees one seat's view, hears what that seat hears, and chooses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, runtime_checkable

from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game
from saltire.reason import Said


@runtime_checkable
class SeatView(Protocol):
    """What every game's view tells: whose it is, and what that seat may do."""

    @property
    def seat(self) -> int: ...

    @property
    def legal(self) -> tuple[int, ...]: ...


class Bot(Protocol):
    """A player that can be asked. `reason` explains its last choice to a beginner in one line.

    A `Reason` is said in the reader's language; a text of your own is shown as it is.
    """

    name: str

    @property
    def reason(self) -> Said: ...

    def choose(self, view: object, heard: Sequence[dict[str, object]], clock: float) -> int:
        """Choose one of `view.legal`; the view is what `state.view(seat)` gave.

        `heard` are the events this seat has heard since its last choice, as `Event.heard_by`
        tells them; `clock` is how many seconds the bot may use.
        """
        ...


Maker: TypeAlias = Callable[[int], Bot]
"""Seats a bot, given the seed of its own lots."""


def make_bot(game: Game, name: str, seed: int) -> Bot:
    """Seat a bot by name; BadOption names the bots this game has.

    A `search` is not among them: it thinks for as long as its clock allows, in matches.

    >>> import saltire
    >>> make_bot(saltire.load("schotten"), "greedy", seed=7).name
    'greedy'
    """
    makers = bots_of(game)
    if name == "search":
        from saltire.bots.levels import search_bot

        return search_bot(game, seed)
    if name not in makers:
        raise BadOption(f"{game.name} has no bot {name!r}; choose one of: {', '.join(makers)}")
    return makers[name](seed)


def best_bot(game: Game) -> str:
    """Name the strongest bot of a game."""
    return list(bots_of(game))[-1]


def bots_of(game: Game) -> dict[str, Maker]:
    """List the bots that can play a game: the simple ones, then the levels, weakest first."""
    from saltire.bots.chance import RandomBot
    from saltire.bots.hammer.greedy import GreedyBot as HammerGreedy
    from saltire.bots.levels import levels_of
    from saltire.bots.schotten.greedy import GreedyBot as SchottenGreedy
    from saltire.bots.swords.characters import characters
    from saltire.bots.swords.greedy import GreedyBot as SwordsGreedy

    knowing: dict[str, dict[str, Maker]] = {
        "schotten": {"greedy": SchottenGreedy},
        "hammer": {"greedy": HammerGreedy},
        "swords": {**characters(), "greedy": SwordsGreedy},
    }
    simple: dict[str, Maker] = {"random": RandomBot, **knowing.get(game.name, {})}
    return {**simple, **levels_of(game, list(simple.values())[-1])}
