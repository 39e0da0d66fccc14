"""Games under way in which every choice is explained by a greedy bot and by the knowledge of the search."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from saltire.bots.protocol import AnyBot
from saltire.bots.registry import knowledge_of
from saltire.games.registry import load
from saltire.i18n.reason import Reason
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position


class Explained(NamedTuple):
    """A reason, the action that it explains, who chooses, and the position before it."""

    said: Reason
    action: int
    view: Any
    s: Position


def explained(name: str, bots: list[AnyBot], seed: int, **options: object) -> Iterator[Explained]:
    """Play a game, mostly as the bots do; give the reasons of their choices and of some others."""
    game = load(name, **options)
    knowledge, s, lots = knowledge_of(game), game.start(), Lots(seed)
    while s.result() is None:
        played = s.sample(lots)
        for seat in [one for one in s.waiting_for() if one >= 0]:
            view: Any = s.view(seat)
            action = bots[seat].choose(view, (), 1.0)
            if isinstance(said := bots[seat].reason, Reason):
                yield Explained(said, action, view, s)
            if seat == s.actor() and lots.below(3):
                played = action
            if len(view.legal) == 1 or lots.below(3):
                continue
            knowledge.observe(view, ())
            for plan in [(action,) for action in view.legal[:: 1 + len(view.legal) // 4]]:
                knowledge.remember_plan(plan)
                said = knowledge.explain(view, plan[0])
                if isinstance(said, Reason):
                    yield Explained(said, plan[0], view, s)
        s.apply(played)
