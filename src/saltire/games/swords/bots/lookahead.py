"""Looks one action ahead: the views that its seat may get after it."""

from __future__ import annotations

from saltire.games.swords.rules import actions
from saltire.games.swords.rules.battle import KeepOrGive
from saltire.games.swords.rules.board import Table
from saltire.games.swords.rules.constants import PEEK
from saltire.games.swords.rules.effects import ChooseUnits, Continue, DropDagger, play_card
from saltire.games.swords.rules.imagine import imagine
from saltire.games.swords.rules.view import SwordsView
from saltire.kernel.lots import Lots


class Lookahead:
    """Tries actions of one view in an imagined position and gives only what the seat would see then.

    No action is tried that reveals hidden information, so any imagined position will do.
    """

    def __init__(self, view: SwordsView) -> None:
        self.me: int = view.seat
        self._world = imagine(view, Lots(0))

    def after(self, action: int) -> list[SwordsView]:
        """Give the views that an action and further choices of the same seat lead to."""
        s = self._world.clone()
        if isinstance(s.top, KeepOrGive):
            s.top.give(s, 1 - self.me)
        elif actions.read(action)[0] in (actions.PLAY, actions.AGAIN):
            play_card(s, self.me, action)
        else:
            s.top.take(s, action)
        return self._ends(s)

    def _ends(self, s: Table) -> list[SwordsView]:
        while isinstance(s.top, Continue):
            s.top.run(s)
        if not isinstance(s.top, (ChooseUnits, DropDagger)):
            view = s.view(self.me)
            assert isinstance(view, SwordsView)
            return [view]
        result: list[SwordsView] = []
        for action in s.legal(self.me):
            further = s.clone()
            further.top.take(further, action)
            result += self._ends(further)
        return result


def looks_under(view: SwordsView, action: int) -> bool:
    """Tell whether an action plays a card that peeks at a token: its value is information."""
    what, kind, _ = actions.read(action)
    if what not in (actions.PLAY, actions.AGAIN):
        return False
    return any([step.code == PEEK for step in view.options.cards.bagpipes[kind].effect])
