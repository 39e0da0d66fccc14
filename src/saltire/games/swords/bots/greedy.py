"""Players of Swords and Bagpipes who reckon what each choice does to their chance to win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from saltire.games.swords.bots import reasons
from saltire.games.swords.bots.battle_odds import outlook_of
from saltire.games.swords.bots.evaluation import Judge
from saltire.games.swords.bots.game_memory import Memory
from saltire.games.swords.bots.lookahead import Trials, looks_under
from saltire.games.swords.bots.personalities import GREEDY, Temper
from saltire.games.swords.bots.talk import dagger_to_claim, side_to_claim
from saltire.games.swords.bots.win_odds import Purse
from saltire.games.swords.rules import actions
from saltire.games.swords.rules.constants import MERCENARIES, NOBODY, TAXES, TROOPS
from saltire.games.swords.rules.view import SwordsView
from saltire.i18n.reason import Reason, Said

Choice: TypeAlias = tuple[int, Reason]
TARGET_OF_A_GRUDGE: Final = 0.1
"""How much of a grudge shows when it comes to whom a card, the badge or the token is for."""
EVEN: Final = 0.42
"""11.5  Lay a heavy Dagger card if the other betrays more often than this, else a light one."""
SURE: Final = 0.003
"""A card is played for more than this."""


class GreedyBot:
    """Plays by expectation, with a temper; draws no lots."""

    def __init__(self, seed: int = 0, temper: Temper = GREEDY) -> None:
        self.name = temper.name
        self.reason: Said = ""
        self.temper = temper
        self._memory = Memory()

    def choose(self, view: SwordsView, heard: Sequence[dict[str, object]], clock: float) -> int:
        self._memory.hear(heard)
        judge = Judge(view, self.temper, self._memory)
        chooser = CHOOSERS.get(type(view.stack[-1]).__name__, best_step)
        action, self.reason = chooser(view, judge)
        return action


def turn(view: SwordsView, judge: Judge) -> Choice:
    """4.2  Cards first, then the replenishment, then the units; a word before it is over."""
    plan = judge.plan(view)
    card, gain = best_card(view, judge, plan.worth)
    if gain > SURE:
        return card, reasons.card(view, card)
    if plan.how != NOBODY:
        return int(actions.replenish(plan.how)), reasons.REPLENISHED[plan.how]
    if plan.units:
        return int(actions.relocate(plan.units)), reasons.relocation(judge, view, plan)
    claim = side_to_claim(view, judge.temper, plan.side)
    if claim is not None:
        return claim, reasons.claim(judge.temper, claim - actions.SAY_SIDE)
    return actions.DONE, Reason("swords-why-done")


def best_card(view: SwordsView, judge: Judge, without: float) -> tuple[int, float]:
    """Find the card that gains most over playing none, and that gain."""
    best, gain = NOBODY, 0.0
    trials: Trials | None = None
    for action in view.legal:
        what, _, target = actions.read(action)
        if what not in (actions.PLAY, actions.AGAIN) or looks_under(view, action):
            continue
        trials = trials or Trials(view)
        ends = trials.after(action)
        worth = max([judge.look(after) for after in ends]) + spite(judge, target)
        if worth - without > gain and not judge.breaks_word(ends[0]):
            best, gain = action, worth - without
    return best, gain


def spite(judge: Judge, target: int) -> float:
    return TARGET_OF_A_GRUDGE * judge.grudge(target) if target >= 0 else 0.0


def window(view: SwordsView, judge: Judge) -> Choice:
    """6.3, 8.7  Play the card that gains most; look under a token if that can still change a mind."""
    card, gain = best_card(view, judge, judge.look(view))
    if gain > SURE:
        return card, reasons.card(view, card)
    peeks = [action for action in view.legal if looks_under(view, action)]
    if peeks:
        guesses = judge.field(view).betrays
        unsure = [a for a in peeks if 0.0 < guesses[actions.read(a)[2]] < 1.0]
        if unsure:
            chosen = min(unsure, key=lambda a: abs(guesses[actions.read(a)[2]] - 0.5))
            return chosen, Reason("swords-why-peek", seat=actions.read(chosen)[2])
    claim = dagger_to_claim(view, judge.temper)
    if claim is not None:
        return claim, reasons.dagger_claim(judge.temper)
    return actions.PASS, Reason("swords-why-pass")


def lay(view: SwordsView, judge: Judge) -> Choice:
    """6.1, 11.5  Take the side with the better chances."""
    battle = judge.battle(view)
    stand = judge.stand(view, battle, battle.mine())
    dagger = 0
    if view.players == 2:
        values = sorted({actions.read(action)[2] for action in view.legal})
        betrays = battle.field.betrays[1 - judge.me]
        dagger = values[-1] if betrays > EVEN or not battle.field.left else values[0]
    why = reasons.side(judge, view, battle, stand)
    return int(actions.lay(stand.side, dagger)), why


def give(view: SwordsView, judge: Judge) -> Choice:
    """5.1, 12.2  Give the badge or the Stay Home token where that helps most: to likely traitors."""
    trials = Trials(view)
    best, chosen = -9.0, view.legal[0]
    for action in view.legal:
        target = actions.read(action)[1]
        worth = judge.look(trials.after(action)[0]) + spite(judge, target)
        if worth > best:
            best, chosen = worth, action
    return chosen, reasons.given(judge, view, chosen)


def keep_or_give(view: SwordsView, judge: Judge) -> Choice:
    """11.6  Give the badge away if the other's camp is better with Scotland."""
    given = int(actions.badge(1 - judge.me))
    if judge.look(Trials(view).after(given)[0]) > judge.look(view):
        return given, Reason("swords-why-badge")
    return actions.KEEP, Reason("swords-why-keep")


def muster(view: SwordsView, judge: Judge) -> Choice:
    """12.3  At home: whatever makes richest in the long run."""
    field = judge.field(view)
    outlook = outlook_of(field, judge.temper)
    purse = Purse(field.gold[judge.me], field.castle[judge.me], 0.0, 0.0)
    riches = {
        TAXES: outlook.riches(purse._replace(gold=purse.gold + 1.0)),
        TROOPS: outlook.riches(purse._replace(castle=purse.castle + 2.0)),
        MERCENARIES: outlook.riches(
            purse._replace(gold=purse.gold - 1.0, castle=purse.castle + 4.0)
        ),
    }
    chosen = max([how for how in riches if how in view.legal], key=lambda how: riches[how])
    why = Reason("swords-why-gold" if chosen == TAXES else "swords-why-units-later")
    return int(actions.replenish(chosen)), why


def best_step(view: SwordsView, judge: Judge) -> Choice:
    """9.6, 18.10  A card asks how many, or which: try them all."""
    if len(view.legal) == 1:
        return view.legal[0], Reason("why-no-choice")
    trials = Trials(view)
    best, chosen = -9.0, view.legal[0]
    for action in view.legal:
        worth = max([judge.look(after) for after in trials.after(action)])
        if worth > best + 1e-9 or (worth > best - 1e-9 and action > chosen):
            best, chosen = worth, action
    if actions.read(chosen)[0] == actions.DROP:
        return chosen, Reason("swords-why-drop")
    return chosen, Reason("swords-why-units")


CHOOSERS: Final[dict[str, Callable[[SwordsView, Judge], Choice]]] = {
    "Turn": turn,
    "GiveBadge": give,
    "GiveToken": give,
    "HomeMuster": muster,
    "LayTokens": lay,
    "ChoiceCards": window,
    "AwardsCards": window,
    "KeepOrGive": keep_or_give,
}
"""Who answers for each phase; what cards ask is answered by trying."""
