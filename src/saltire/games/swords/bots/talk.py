"""20  Chooses the statements of a bot, by its personality: true, always the same, or none."""

from __future__ import annotations

from saltire.games.swords.bots.personalities import SCOTLAND_ALWAYS, SILENT, Personality
from saltire.games.swords.rules import actions
from saltire.games.swords.rules.constants import NOBODY, SCOTLAND
from saltire.games.swords.rules.daggers import values_in
from saltire.games.swords.rules.view import SwordsView


def side_to_claim(view: SwordsView, personality: Personality, meant: int) -> int | None:
    """Give the statement about its side that a bot makes now, if it makes one."""
    if personality.speech == SILENT:
        return None
    side = SCOTLAND if personality.speech == SCOTLAND_ALWAYS else meant
    action = int(actions.say_side(side))
    return action if action in view.legal else None


def dagger_to_claim(view: SwordsView, personality: Personality) -> int | None:
    """Give the statement about its Dagger card that a bot makes now, if it makes one."""
    if view.players == 2 or view.winner == NOBODY:
        return None
    shown = set(values_in(view.daggers))
    if personality.false_daggers:
        action = int(actions.say_dagger(1))
    elif personality.keeps_word and len(shown) == 1:
        action = int(actions.say_dagger(shown.pop()))
    else:
        return None
    return action if action in view.legal else None
