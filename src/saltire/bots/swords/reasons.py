"""Why a bot chose as it did, in one line for a beginner."""

from __future__ import annotations

from saltire.bots.swords.battle import Battle
from saltire.bots.swords.beliefs import dagger_cards
from saltire.bots.swords.judge import UNDECIDED, Judge, Plan, Stand
from saltire.bots.swords.tempers import SCOTLAND_ALWAYS, Temper
from saltire.games.swords import actions
from saltire.games.swords.tables import (
    ENGLAND,
    MERCENARIES,
    MILITIA,
    NOBODY,
    SCOTLAND,
    SIDES,
    TAXES,
)
from saltire.games.swords.view import View


def card(view: View, action: int) -> str:
    _, kind, target = actions.read(action)
    title = view.options.cards.bagpipes[kind].title
    on = f" on seat {target}" if target != NOBODY else ""
    return f"{title}{on} helps me more now than it would later"


def replenishment(plan: Plan) -> str:
    if plan.how == TAXES:
        return "gold is what counts while Scotland stands, and I have units enough"
    if plan.how == MILITIA:
        return "a unit in every camp helps Scotland, and me without my castle paying"
    if plan.how == MERCENARIES:
        return "four units for one gold: I shall need them"
    return "I need units in my castle"


def relocation(judge: Judge, view: View, plan: Plan) -> str:
    battle = judge.battle(view)
    camp = battle.mine().camp + plan.units
    if camp == 1.0:
        return "one unit in camp is enough to be paid"
    odds = round(100 * battle.scotland_wins(plan.side, camp))
    return f"with {plan.units} more in my camp Scotland wins with about {odds} %"


def side(judge: Judge, view: View, battle: Battle, stand: Stand) -> str:
    """Explain a side: the odds, and what they pay."""
    if judge.fixed_side(view) != UNDECIDED:
        return f"I gave my word for {SIDES[stand.side]}"
    odds = f"Scotland wins with about {round(100 * battle.scotland_wins(stand.side, battle.mine().camp))} %"
    if stand.side == ENGLAND:
        if judge.loyalty < 0.0 and judge.temper.grudge:
            return f"you betrayed me, now I betray you; {odds}"
        if judge.loyalty < 0.0:
            return f"late is the time to betray; {odds}"
        return f"{odds}, and the crown's gold is worth a dagger"
    if judge.loyalty > 0.0:
        return f"I stand with Scotland; {odds}"
    return f"{odds}, and a dagger would cost me more than the crown pays"


def given(judge: Judge, view: View, action: int) -> str:
    what, target, _ = actions.read(action)
    cards = dagger_cards(view, target)
    if judge.grudge(target) > 0.0:
        return f"seat {target} betrayed me"
    if what == actions.HOME:
        return f"the battle is better for me without seat {target}"
    if cards:
        return f"seat {target} has {cards} Dagger card{'s' if cards > 1 else ''}: better bound to Scotland"
    return f"seat {target} bound to Scotland helps me most"


def claim(temper: Temper, said: int) -> str:
    if temper.keeps_word:
        return f"I say {SIDES[said]}, and my word is good"
    if temper.speech == SCOTLAND_ALWAYS and said == SCOTLAND and not temper.pride:
        return "let them count on me"
    return f"they may know that I stand with {SIDES[said]}"


def dagger_claim(temper: Temper) -> str:
    return (
        "small daggers make small suspicions" if temper.false_daggers else "the truth costs nothing"
    )
