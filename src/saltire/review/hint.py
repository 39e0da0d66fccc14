"""`python -m saltire.review.hint`: one seat's view comes in by standard input, a hint goes out.

It sees what that seat sees and nothing else: the view, what it has heard, what it may do.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from saltire.bots.registry import search_bot
from saltire.bots.remote.seat import seen_again
from saltire.games.registry import load
from saltire.i18n.log_wording import LogWording, log_wording_of
from saltire.i18n.words import Words
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.view import View

_GUESSES: Final = 8


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do, in notation and in words, and why; how often it wins, and how often the next best does."""

    action: str
    told: str
    reason: str
    chance: float | None
    next: float | None


def hint(asked: Mapping[str, Any]) -> Hint:
    """Think about one choice."""
    game = load(asked["game"], **asked["options"])
    lots = Lots(0)
    view, actions = seen_again(game, asked["view"], asked["legal"], lots)
    bot = search_bot(game, 0)
    bot.advise(view, asked["heard"], asked["seconds"])
    chosen = bot.ranked[0][0]
    chances = [chance for _, chance, _ in bot.ranked[:2]]
    text = next(text for text in asked["legal"] if actions[text] == chosen)
    log = log_wording_of(game, Words(asked["lang"]), asked["names"])
    told = _told(game, view, chosen, asked["seat"], log)
    # Where nothing is known but the odds, the chances say them already.
    why = log.reason(bot.knowledge.explain(view, chosen))
    return Hint(text, told or text, why, *[*chances, None, None][:2])


def _told(game: Game, view: View, action: int, seat: int, log: LogWording) -> str:
    """Word an action as the log would once it is done, without what could only be guessed."""

    def lines(guess: int) -> list[str]:
        world = game.imagine(view, Lots(guess))
        events = [event.heard_by(seat) for event in world.play(seat, action)]
        return log.lines(events, seat)

    first, *others = [lines(guess) for guess in range(_GUESSES)]
    return " ".join(line for line in first if all(line in other for other in others))


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asdict(hint(json.load(sys.stdin)))) + "\n")
