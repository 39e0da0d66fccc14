"""20  What a bot says, by its temper: the truth, one story for ever, or nothing."""

from __future__ import annotations

from saltire.games.swords.bots.personalities import SCOTLAND_ALWAYS, SILENT, Temper
from saltire.games.swords.rules import actions
from saltire.games.swords.rules.constants import NOBODY, SCOTLAND
from saltire.games.swords.rules.daggers import values_in
from saltire.games.swords.rules.view import SwordsView


def side_to_claim(view: SwordsView, temper: Temper, meant: int) -> int | None:
    """Give the statement about its side that a bot makes now, if it makes one."""
    if temper.speech == SILENT:
        return None
    side = SCOTLAND if temper.speech == SCOTLAND_ALWAYS else meant
    action = int(actions.say_side(side))
    return action if action in view.legal else None


def dagger_to_claim(view: SwordsView, temper: Temper) -> int | None:
    """Give the statement about its Dagger card that a bot makes now, if it makes one."""
    if view.players == 2 or view.winner == NOBODY:
        return None
    shown = set(values_in(view.daggers))
    if temper.false_daggers:
        action = int(actions.say_dagger(1))
    elif temper.keeps_word and len(shown) == 1:
        action = int(actions.say_dagger(shown.pop()))
    else:
        return None
    return action if action in view.legal else None
