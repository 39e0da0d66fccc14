"""Why a bot chose as it did, in one line for a beginner."""

from __future__ import annotations

from typing import Final

from saltire.games.swords.bots.battle_odds import Battle
from saltire.games.swords.bots.betrayal_odds import dagger_cards
from saltire.games.swords.bots.evaluation import UNDECIDED, Judge, Plan, Stand
from saltire.games.swords.bots.personalities import SCOTLAND_ALWAYS, Temper
from saltire.games.swords.rules import actions
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
from saltire.i18n.reason import Reason

REPLENISHED: Final = {
    TAXES: Reason("swords-why-taxes"),
    MILITIA: Reason("swords-why-militia"),
    TROOPS: Reason("swords-why-troops"),
    MERCENARIES: Reason("swords-why-mercenaries"),
}
ENOUGH: Final = Reason("swords-why-camp-enough")


def card(view: SwordsView, action: int) -> Reason:
    _, kind, target = actions.read(action)
    title = view.options.cards.bagpipes[kind].title
    if target == NOBODY:
        return Reason("swords-why-card", card=title)
    return Reason("swords-why-card-on", card=title, seat=target)


def relocation(judge: Judge, view: SwordsView, plan: Plan) -> Reason:
    battle = judge.battle(view)
    camp = battle.mine().camp + plan.units
    if camp == 1.0:
        return ENOUGH
    odds = round(100 * battle.scotland_wins(plan.side, camp))
    return Reason("swords-why-camp", units=plan.units, odds=odds)


def side(judge: Judge, view: SwordsView, battle: Battle, stand: Stand) -> Reason:
    """Explain a side: the odds, and what they pay."""
    if judge.fixed_side(view) != UNDECIDED:
        return Reason("swords-why-word", side=named(stand.side))
    odds = round(100 * battle.scotland_wins(stand.side, battle.mine().camp))
    if stand.side == ENGLAND:
        if judge.loyalty < 0.0 and judge.temper.grudge:
            return Reason("swords-why-revenge", odds=odds)
        if judge.loyalty < 0.0:
            return Reason("swords-why-late", odds=odds)
        return Reason("swords-why-crown", odds=odds)
    if judge.loyalty > 0.0:
        return Reason("swords-why-loyal", odds=odds)
    return Reason("swords-why-dagger-costs", odds=odds)


def named(side: int) -> str:
    """Name a side for a reason: `scotland`, `england`."""
    return SIDES[side].lower()


def given(judge: Judge, view: SwordsView, action: int) -> Reason:
    what, target, _ = actions.read(action)
    cards = dagger_cards(view, target)
    if judge.grudge(target) > 0.0:
        return Reason("swords-why-grudge", seat=target)
    if what == actions.HOME:
        return Reason("swords-why-home", seat=target)
    if cards:
        return Reason("swords-why-daggers", seat=target, n=cards)
    return Reason("swords-why-bound", seat=target)


def claim(temper: Temper, said: int) -> Reason:
    if temper.keeps_word:
        return Reason("swords-why-good-word", side=named(said))
    if temper.speech == SCOTLAND_ALWAYS and said == SCOTLAND and not temper.pride:
        return Reason("swords-why-count-on-me")
    return Reason("swords-why-open", side=named(said))


def dagger_claim(temper: Temper) -> Reason:
    small = temper.false_daggers
    return Reason("swords-why-small-daggers" if small else "swords-why-true-daggers")
