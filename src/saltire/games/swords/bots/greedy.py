"""A bot for Swords and Bagpipes that makes each choice by its expected win probability.

It imagines a position from its view and asks the playout policy, which reads only what the seat
may know, so any imagined position will do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from saltire.games.swords.bots import reasons
from saltire.games.swords.bots.game_memory import GameMemory
from saltire.games.swords.bots.personalities import GREEDY, Personality
from saltire.games.swords.bots.playout_policy import PlayoutPolicy, looks_under
from saltire.games.swords.bots.talk import dagger_to_claim, side_to_claim
from saltire.games.swords.rules import actions
from saltire.games.swords.rules.board import Table
from saltire.games.swords.rules.constants import NOBODY, TAXES
from saltire.games.swords.rules.imagine import imagine
from saltire.games.swords.rules.view import SwordsView
from saltire.i18n.reason import Reason, Said
from saltire.kernel.lots import Lots

Choice: TypeAlias = tuple[int, Reason]


class GreedyBot:
    """Maximises the expected value by its personality; uses no random numbers."""

    def __init__(self, seed: int = 0, personality: Personality = GREEDY) -> None:
        self.name = personality.name
        self.reason: Said = ""
        self._memory = GameMemory()
        self._policy = PlayoutPolicy([personality])
        self._personality = personality

    def __reduce__(self) -> tuple[object, ...]:
        return _greedy_with, (self._personality, self._memory, self.reason)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    def choose(self, view: SwordsView, heard: Sequence[dict[str, object]], clock: float) -> int:
        self._memory.observe(heard)
        self._policy.recall(self._memory, view.players)
        chooser = CHOOSERS.get(type(view.stack[-1]).__name__, best_step)
        action, self.reason = chooser(view, imagine(view, Lots(0)), self._policy)
        return action


def turn(view: SwordsView, s: Table, policy: PlayoutPolicy) -> Choice:
    """4.2  Play cards, then replenish, then relocate; make a statement before the turn is over."""
    me = view.seat
    personality = policy.personality(me)
    policy.evaluation.read(s, me, personality)
    policy.plan(s, me)
    how, units, side, worth = policy.how, policy.units, policy.side, policy.worth
    card = int(policy.best_card(s, me, playable_cards(view), worth))
    if card != NOBODY:
        return card, reasons.card(view, card)
    if how != NOBODY:
        return int(actions.replenish(how)), reasons.REPLENISHED[how]
    if units:
        why = reasons.relocation(policy, s, me, units, side)
        return int(actions.relocate(units)), why
    claim = side_to_claim(view, personality, side)
    if claim is not None:
        return claim, reasons.claim(personality, claim - actions.SAY_SIDE)
    return actions.DONE, Reason("swords-why-done")


def playable_cards(view: SwordsView) -> list[int]:
    """List the legal actions that play a card."""
    return [a for a in view.legal if actions.read(a)[0] in (actions.PLAY, actions.AGAIN)]


def window(view: SwordsView, s: Table, policy: PlayoutPolicy) -> Choice:
    """6.3, 8.7  Play the card that gains most; peek under a token if that can still change a choice."""
    me = view.seat
    cards = playable_cards(view)
    card = int(policy.best_card(s, me, cards, policy.value(s, me)))
    if card != NOBODY:
        return card, reasons.card(view, card)
    peek = best_peek(s, me, cards, policy)
    if peek != NOBODY:
        return peek, Reason("swords-why-peek", seat=actions.read(peek)[2])
    claim = dagger_to_claim(view, policy.personality(me))
    if claim is not None:
        return claim, reasons.dagger_claim(policy.personality(me))
    return actions.PASS, reasons.passing(view)


def best_peek(s: Table, me: int, cards: list[int], policy: PlayoutPolicy) -> int:
    """Find the card that looks under the most doubtful token; NOBODY if none is in doubt."""
    peeks = [a for a in cards if looks_under(s, actions.read(a)[1])]
    if not peeks:
        return NOBODY
    policy.evaluation.load(s, me, policy.personality(me))
    chances = [(policy.evaluation.betrays[actions.read(a)[2]], a) for a in peeks]
    doubts = [(abs(p - 0.5), a) for p, a in chances if 0.0 < p < 1.0]
    return min(doubts)[1] if doubts else NOBODY


def lay(view: SwordsView, s: Table, policy: PlayoutPolicy) -> Choice:
    """6.1, 11.5  Take the side with the higher value."""
    me = view.seat
    side = policy.free_side(s, me)
    dagger = policy.dagger_to_lay(s, me)
    return int(actions.lay(side, dagger)), reasons.side(policy, s, me, side)


def give(view: SwordsView, s: Table, policy: PlayoutPolicy) -> Choice:
    """5.1, 12.2  Give the badge or the Stay Home token where that helps most: to likely traitors."""
    chosen = int(policy.give(s, view.seat))
    return chosen, reasons.given(policy, s, view.seat, chosen)


def keep_or_give(view: SwordsView, s: Table, policy: PlayoutPolicy) -> Choice:
    """11.6  Give the badge away if the other's camp is better with Scotland."""
    chosen = int(policy.keep_or_give(s, view.seat))
    return chosen, Reason("swords-why-keep" if chosen == actions.KEEP else "swords-why-badge")


def muster(view: SwordsView, s: Table, policy: PlayoutPolicy) -> Choice:
    """12.3  At home, choose the replenishment with the highest value."""
    chosen = int(policy.muster(s, view.seat))
    gold = chosen == actions.replenish(TAXES)
    return chosen, Reason("swords-why-gold" if gold else "swords-why-units-later")


def best_step(view: SwordsView, s: Table, policy: PlayoutPolicy) -> Choice:
    """9.6, 18.10  Choose a number or a card for a card effect by trying all."""
    if len(view.legal) == 1:
        return view.legal[0], Reason("why-no-choice")
    chosen = int(policy.answer(s, view.seat))
    dropped = actions.read(chosen)[0] == actions.DROP
    return chosen, Reason("swords-why-drop" if dropped else "swords-why-units")


CHOOSERS: Final[dict[str, Callable[[SwordsView, Table, PlayoutPolicy], Choice]]] = {
    "Turn": turn,
    "GiveBadge": give,
    "GiveToken": give,
    "HomeMuster": muster,
    "LayTokens": lay,
    "ChoiceCards": window,
    "AwardsCards": window,
    "KeepOrGive": keep_or_give,
}
"""The function that chooses in each phase; choices of cards are tried out."""


def _greedy_with(personality: Personality, memory: GameMemory, reason: Said) -> GreedyBot:
    bot = GreedyBot(0, personality)
    bot._memory, bot.reason = memory, reason
    return bot
