"""Estimates the probability that each clan supports England: from open cards and its statements."""

from __future__ import annotations

from typing import Final

from saltire.games.swords.bots.game_memory import GameMemory
from saltire.games.swords.bots.personalities import Personality
from saltire.games.swords.rules.daggers import cards_in
from saltire.games.swords.rules.rounds import Turn
from saltire.games.swords.rules.talk import said_by
from saltire.games.swords.rules.view import SwordsView
from saltire.kernel.bits import BIT

USUAL: Final = 0.42
"""The prior probability that a clan betrays."""
WEIGHT: Final = 2.0
"""The weight of the prior, in rounds."""
FREE: Final = 0.8
"""The share of rounds in which a clan is free to choose: the badge binds it in the others."""


def dagger_cards(view: SwordsView, seat: int) -> int:
    """Count the Dagger cards of a seat: one for each time it stood with England."""
    if view.players == 2:
        return int(cards_in(view.taken[seat]))
    return sum(view.dagger_cards[seat]) + view.virtual[seat]


def betrayals(view: SwordsView, personality: Personality, memory: GameMemory) -> list[float]:
    """Give for each seat the probability that it supports England in the coming battle."""
    return [_betrayal(view, seat, personality, memory) for seat in range(view.players)]


def _betrayal(view: SwordsView, seat: int, personality: Personality, memory: GameMemory) -> float:
    if view.known_sides & BIT[seat]:
        return 1.0 if view.english & BIT[seat] else 0.0
    played = int(view.round) - 1
    done = FREE * played if view.options.badge_binds else float(played)
    chance = min((USUAL * WEIGHT + dagger_cards(view, seat)) / (WEIGHT + done), 0.95)
    said = said_by(view.said, seat)
    if said in (1, 2):
        trust = personality.trust
        if personality.remembers:
            trust = max(0.0, trust * 2.0 * memory.honesty(seat) - 0.1)
        chance += min(trust, 0.9) * ((1.0 if said == 2 else 0.0) - chance)
    if view.options.badge_binds and seat != view.badge and before_badge(view):
        chance *= 1.0 - 1.0 / (int(view.players) - 1)
    return chance


def before_badge(view: SwordsView) -> bool:
    """5.1  Tell whether the badge has yet to be passed this round."""
    return any([isinstance(phase, Turn) for phase in view.stack])
