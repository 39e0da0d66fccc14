"""Explains an action of a bot in one line for a beginner."""

from __future__ import annotations

from typing import Final

from saltire.games.swords.bots.battle_eval import BattleEvaluation
from saltire.games.swords.bots.personalities import SCOTLAND_ALWAYS, Personality
from saltire.games.swords.bots.playout_policy import UNDECIDED, PlayoutPolicy
from saltire.games.swords.rules import actions
from saltire.games.swords.rules.board import Table
from saltire.games.swords.rules.constants import (
    ENGLAND,
    MERCENARIES,
    MILITIA,
    NOBODY,
    SCOTLAND,
    SIDES,
    TAXES,
    TROOPS,
)
from saltire.games.swords.rules.view import SwordsView
from saltire.i18n.reason import Reason, Said

REPLENISHED: Final = {
    TAXES: Reason("swords-why-taxes"),
    MILITIA: Reason("swords-why-militia"),
    TROOPS: Reason("swords-why-troops"),
    MERCENARIES: Reason("swords-why-mercenaries"),
}
ENOUGH: Final = Reason("swords-why-camp-enough")
LIKELY: Final = 0.5
SIMPLE: Final = {
    actions.DONE: Reason("swords-why-done"),
    actions.KEEP: Reason("swords-why-keep"),
}


def passing(view: SwordsView) -> Reason:
    """Explain a pass: no card is worth playing, or none can be played."""
    cards = [a for a in view.legal if actions.read(a)[0] in (actions.PLAY, actions.AGAIN)]
    return Reason("swords-why-pass" if cards else "swords-why-no-card")


def card(view: SwordsView, action: int) -> Reason:
    _, kind, target = actions.read(action)
    title = view.options.cards.bagpipes[kind].title
    if target == NOBODY:
        return Reason("swords-why-card", card=title)
    return Reason("swords-why-card-on", card=title, seat=target)


def relocation(policy: PlayoutPolicy, s: Table, me: int, units: int, side: int) -> Reason:
    evaluation = policy.evaluation
    evaluation.read(s, me, policy.personality(me))
    camp = evaluation.camp[me] + units
    if camp == 1.0:
        return ENOUGH
    odds = round(100 * evaluation.scotland_wins(side, camp))
    return Reason("swords-why-camp", units=units, odds=odds)


def side(policy: PlayoutPolicy, s: Table, me: int, chosen: int) -> Reason:
    """Explain a side by its odds and its reward; the policy has loaded the position."""
    if policy.fixed_side(s, me) != UNDECIDED:
        return Reason("swords-why-word", side=named(chosen))
    odds = round(100 * policy.evaluation.scotland_wins(chosen, policy.evaluation.camp[me]))
    loyalty = policy.loyalty(s, me)
    if chosen == ENGLAND:
        if loyalty < 0.0 and policy.personality(me).grudge:
            return Reason("swords-why-revenge", odds=odds)
        if loyalty < 0.0:
            return Reason("swords-why-late", odds=odds)
        return Reason("swords-why-crown", odds=odds)
    if loyalty > 0.0:
        return Reason("swords-why-loyal", odds=odds)
    return Reason("swords-why-dagger-costs", odds=odds)


def named(side: int) -> str:
    """Name a side for a reason: `scotland`, `england`."""
    return SIDES[side].lower()


def given(policy: PlayoutPolicy, s: Table, me: int, action: int) -> Reason:
    what, target, _ = actions.read(action)
    cards = int(s.dagger_cards(target))
    if policy.spite(me, target) > 0.0:
        return Reason("swords-why-grudge", seat=target)
    if what == actions.HOME:
        return Reason("swords-why-home", seat=target)
    if cards:
        return Reason("swords-why-daggers", seat=target, n=cards)
    return Reason("swords-why-bound", seat=target)


def claim(personality: Personality, said: int) -> Reason:
    if personality.keeps_word:
        return Reason("swords-why-good-word", side=named(said))
    if personality.speech == SCOTLAND_ALWAYS and said == SCOTLAND and not personality.pride:
        return Reason("swords-why-count-on-me")
    return Reason("swords-why-open", side=named(said))


def dagger_claim(personality: Personality) -> Reason:
    small = personality.false_daggers
    return Reason("swords-why-small-daggers" if small else "swords-why-true-daggers")


# Actions found by a search.


def explain_search(
    view: SwordsView, evaluation: BattleEvaluation, betrayals: list[float], action: int
) -> Said:
    """Explain an action; `evaluation` has loaded the position as the seat sees it."""
    what, which, _ = actions.read(action)
    if what == actions.LAID:
        return _searched_side(evaluation, which)
    if what == actions.RELOCATE:
        return _searched_relocation(evaluation, which)
    if what in (actions.BADGE, actions.HOME):
        return _searched_gift(betrayals, what, which)
    if what in (actions.PLAY, actions.AGAIN):
        return card(view, action)
    if what == actions.REPLENISH:
        return REPLENISHED[which]
    if what == actions.SAID_SIDE:
        return Reason("swords-why-pretend", side=named(which))
    if what == actions.DROP:
        return Reason("swords-why-drop")
    if what == actions.UNITS:
        return Reason("swords-why-units")
    if action == actions.PASS:
        return passing(view)
    return SIMPLE.get(action, "")


def _searched_side(evaluation: BattleEvaluation, chosen: int) -> Said:
    camp = evaluation.camp[evaluation.me]
    odds = round(100 * evaluation.scotland_wins(chosen, camp))
    others = [
        seat for seat in range(int(evaluation.players))
        if seat not in (evaluation.me, evaluation.home) and evaluation.betrays[seat] > LIKELY
    ]  # fmt: skip
    if chosen == ENGLAND and camp == 0.0:
        return ""  # 8.1: the crown pays no deserter
    if chosen == ENGLAND:
        return Reason("swords-why-side-england", n=len(others), seats=others, odds=odds)
    return Reason("swords-why-side-scotland", n=len(others), seats=others, odds=odds)


def _searched_relocation(evaluation: BattleEvaluation, units: int) -> Reason:
    camp = evaluation.camp[evaluation.me] + units
    if camp == 1.0:
        return ENOUGH
    odds = round(100 * evaluation.scotland_wins(SCOTLAND, camp))
    return Reason("swords-why-camp-loyal", units=units, odds=odds)


def _searched_gift(betrayals: list[float], what: int, target: int) -> Reason:
    chance = round(100 * betrayals[target]) if betrayals else 0
    if what == actions.HOME:
        return Reason("swords-why-home", seat=target)
    if chance > 40:
        return Reason("swords-why-would-betray", seat=target, odds=chance)
    return Reason("swords-why-bound", seat=target)
