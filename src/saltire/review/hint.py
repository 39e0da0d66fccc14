"""`python -m saltire.review.hint`: reads one seat's view from standard input, writes a hint.

It gets what that seat sees and nothing else: the view, its events, its legal actions.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from saltire.bots.registry import search_bot
from saltire.bots.remote.seat import rebuild_view
from saltire.games.registry import load
from saltire.i18n.log_wording import log_wording_of
from saltire.i18n.reason import Reason
from saltire.i18n.words import Words
from saltire.kernel.errors import BadNotation
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position


@dataclass(frozen=True, slots=True)
class Hint:
    """An action in notation and in words, its reason, its winning chance and that of the second best.

    `plan` is what the bot would do from here on, in notation; a hint that goes on with it has no chances.
    """

    action: str
    wording: str
    reason: str
    chance: float | None
    next_chance: float | None
    plan: tuple[str, ...] = ()

    def to_json(self) -> dict[str, object]:
        return {
            "action": self.action, "told": self.wording, "reason": self.reason,
            "chance": self.chance, "next": self.next_chance, "plan": list(self.plan),
        }  # fmt: skip


def hint(request: Mapping[str, Any]) -> Hint:
    """Go on with the plan of the last hint, or search for the best action of one choice."""
    game = load(request["game"], **request["options"])
    lots = Lots(0)
    view, actions = rebuild_view(game, request["view"], request["legal"], lots)
    world = game.imagine(view, lots)
    log = log_wording_of(game, Words(request["lang"]), request["names"])
    plan = request.get("plan") or []
    chances: list[float | None] = [None, None]
    if plan and plan[0] in actions:
        reason = log.reason(Reason("why-same-plan"))
    else:
        bot = search_bot(game, 0)
        bot.advise(view, request["heard"], request["seconds"])
        plan = [game.say(world, action) for action in bot.best_plan]
        # A reason that only gives the odds is empty: the hint shows the chances anyway.
        reason = log.reason(bot.knowledge.explain(view, bot.best_plan[0]))
        chances = [*[chance for _, chance, _ in bot.ranking[:2]], None]
    wording, _ = log.choice(view, _read(game, world, plan))
    return Hint(plan[0], wording or plan[0], reason, chances[0], chances[1], tuple(plan))


def _read(game: Game, world: Position, plan: Sequence[str]) -> list[int]:
    """Read the actions of a plan, as far as they can be read from here."""
    actions: list[int] = []
    for text in plan:
        try:
            actions.append(game.parse(world, text))
        except BadNotation:
            break
    return actions


if __name__ == "__main__":
    sys.stdout.write(json.dumps(hint(json.load(sys.stdin)).to_json()) + "\n")
