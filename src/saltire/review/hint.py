"""`python -m saltire.review.hint`: reads one seat's view from standard input, writes a hint.

It gets what that seat sees and nothing else: the view, its events, its legal actions.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from saltire.bots.registry import search_bot
from saltire.bots.remote.seat import seen_again
from saltire.games.registry import load
from saltire.i18n.log_wording import LogWording, log_wording_of
from saltire.i18n.words import Words
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.view import View

_WORLDS: Final = 8


@dataclass(frozen=True, slots=True)
class Hint:
    """An action in notation and in words, its reason, its winning chance and that of the second best."""

    action: str
    wording: str
    reason: str
    chance: float | None
    next_chance: float | None

    def to_json(self) -> dict[str, object]:
        return {
            "action": self.action, "told": self.wording, "reason": self.reason,
            "chance": self.chance, "next": self.next_chance,
        }  # fmt: skip


def hint(request: Mapping[str, Any]) -> Hint:
    """Search for the best action of one choice."""
    game = load(request["game"], **request["options"])
    lots = Lots(0)
    view, actions = seen_again(game, request["view"], request["legal"], lots)
    bot = search_bot(game, 0)
    bot.advise(view, request["heard"], request["seconds"])
    chosen = bot.ranked[0][0]
    chances = [chance for _, chance, _ in bot.ranked[:2]]
    text = next(text for text in request["legal"] if actions[text] == chosen)
    log = log_wording_of(game, Words(request["lang"]), request["names"])
    wording = _wording(game, view, chosen, request["seat"], log)
    # A reason that only gives the odds is empty: the hint shows the chances anyway.
    why = log.reason(bot.knowledge.explain(view, chosen))
    return Hint(text, wording or text, why, *[*chances, None, None][:2])


def _wording(game: Game, view: View, action: int, seat: int, log: LogWording) -> str:
    """Word an action as the log will, without the lines that differ between sampled worlds."""

    def lines(seed: int) -> list[str]:
        world = game.imagine(view, Lots(seed))
        events = [event.heard_by(seat) for event in world.play(seat, action)]
        return log.lines(events, seat)

    first, *others = [lines(seed) for seed in range(_WORLDS)]
    return " ".join(line for line in first if all(line in other for other in others))


if __name__ == "__main__":
    sys.stdout.write(json.dumps(hint(json.load(sys.stdin)).to_json()) + "\n")
