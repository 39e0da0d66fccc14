"""A bot for Swords and Bagpipes that makes each choice by its expected win probability."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from saltire.games.swords.bots import reasons
from saltire.games.swords.bots.battle_odds import win_odds_of
from saltire.games.swords.bots.evaluation import Evaluation
from saltire.games.swords.bots.game_memory import GameMemory
from saltire.games.swords.bots.lookahead import Lookahead, looks_under
from saltire.games.swords.bots.personalities import GREEDY, Personality
from saltire.games.swords.bots.talk import dagger_to_claim, side_to_claim
from saltire.games.swords.bots.win_odds import Assets
from saltire.games.swords.rules import actions
from saltire.games.swords.rules.constants import MERCENARIES, NOBODY, TAXES, TROOPS
from saltire.games.swords.rules.view import SwordsView
from saltire.i18n.reason import Reason, Said

Choice: TypeAlias = tuple[int, Reason]
TARGET_OF_A_GRUDGE: Final = 0.1
"""The weight of a grudge in choosing the target of a card, the badge or the token."""
EVEN: Final = 0.42
"""11.5  Lay a heavy Dagger card if the other betrays more often than this, else a light one."""
SURE: Final = 0.003
"""The gain from which a card is played."""


class GreedyBot:
    """Maximises the expected value by its personality; uses no random numbers."""

    def __init__(self, seed: int = 0, personality: Personality = GREEDY) -> None:
        self.name = personality.name
        self.reason: Said = ""
        self.personality = personality
        self._memory = GameMemory()

    def choose(self, view: SwordsView, heard: Sequence[dict[str, object]], clock: float) -> int:
        self._memory.observe(heard)
        evaluation = Evaluation(view, self.personality, self._memory)
        chooser = CHOOSERS.get(type(view.stack[-1]).__name__, best_step)
        action, self.reason = chooser(view, evaluation)
        return action


def turn(view: SwordsView, evaluation: Evaluation) -> Choice:
    """4.2  Play cards, then replenish, then relocate; make a statement before the turn is over."""
    plan = evaluation.plan(view)
    card, gain = best_card(view, evaluation, plan.worth)
    if gain > SURE:
        return card, reasons.card(view, card)
    if plan.how != NOBODY:
        return int(actions.replenish(plan.how)), reasons.REPLENISHED[plan.how]
    if plan.units:
        return int(actions.relocate(plan.units)), reasons.relocation(evaluation, view, plan)
    claim = side_to_claim(view, evaluation.personality, plan.side)
    if claim is not None:
        return claim, reasons.claim(evaluation.personality, claim - actions.SAY_SIDE)
    return actions.DONE, Reason("swords-why-done")


def best_card(view: SwordsView, evaluation: Evaluation, without: float) -> tuple[int, float]:
    """Find the card that gains most over playing none, and that gain."""
    best, gain = NOBODY, 0.0
    trials: Lookahead | None = None
    for action in view.legal:
        what, _, target = actions.read(action)
        if what not in (actions.PLAY, actions.AGAIN) or looks_under(view, action):
            continue
        trials = trials or Lookahead(view)
        ends = trials.after(action)
        worth = max([evaluation.value(after) for after in ends]) + spite(evaluation, target)
        if worth - without > gain and not evaluation.breaks_word(ends[0]):
            best, gain = action, worth - without
    return best, gain


def spite(evaluation: Evaluation, target: int) -> float:
    return TARGET_OF_A_GRUDGE * evaluation.grudge(target) if target >= 0 else 0.0


def window(view: SwordsView, evaluation: Evaluation) -> Choice:
    """6.3, 8.7  Play the card that gains most; peek under a token if that can still change a choice."""
    card, gain = best_card(view, evaluation, evaluation.value(view))
    if gain > SURE:
        return card, reasons.card(view, card)
    peeks = [action for action in view.legal if looks_under(view, action)]
    if peeks:
        guesses = evaluation.summary(view).betrays
        unsure = [a for a in peeks if 0.0 < guesses[actions.read(a)[2]] < 1.0]
        if unsure:
            chosen = min(unsure, key=lambda a: abs(guesses[actions.read(a)[2]] - 0.5))
            return chosen, Reason("swords-why-peek", seat=actions.read(chosen)[2])
    claim = dagger_to_claim(view, evaluation.personality)
    if claim is not None:
        return claim, reasons.dagger_claim(evaluation.personality)
    return actions.PASS, Reason("swords-why-pass")


def lay(view: SwordsView, evaluation: Evaluation) -> Choice:
    """6.1, 11.5  Take the side with the higher value."""
    battle = evaluation.battle(view)
    choice = evaluation.choose_side(view, battle, battle.mine())
    dagger = 0
    if view.players == 2:
        values = sorted({actions.read(action)[2] for action in view.legal})
        betrays = battle.summary.betrays[1 - evaluation.me]
        dagger = values[-1] if betrays > EVEN or not battle.summary.left else values[0]
    why = reasons.side(evaluation, view, battle, choice)
    return int(actions.lay(choice.side, dagger)), why


def give(view: SwordsView, evaluation: Evaluation) -> Choice:
    """5.1, 12.2  Give the badge or the Stay Home token where that helps most: to likely traitors."""
    trials = Lookahead(view)
    best, chosen = -9.0, view.legal[0]
    for action in view.legal:
        target = actions.read(action)[1]
        worth = evaluation.value(trials.after(action)[0]) + spite(evaluation, target)
        if worth > best:
            best, chosen = worth, action
    return chosen, reasons.given(evaluation, view, chosen)


def keep_or_give(view: SwordsView, evaluation: Evaluation) -> Choice:
    """11.6  Give the badge away if the other's camp is better with Scotland."""
    given = int(actions.badge(1 - evaluation.me))
    if evaluation.value(Lookahead(view).after(given)[0]) > evaluation.value(view):
        return given, Reason("swords-why-badge")
    return actions.KEEP, Reason("swords-why-keep")


def muster(view: SwordsView, evaluation: Evaluation) -> Choice:
    """12.3  At home, choose the replenishment with the highest value."""
    summary = evaluation.summary(view)
    win_odds = win_odds_of(summary, evaluation.personality)
    assets = Assets(summary.gold[evaluation.me], summary.castle[evaluation.me], 0.0, 0.0)
    riches = {
        TAXES: win_odds.riches(assets._replace(gold=assets.gold + 1.0)),
        TROOPS: win_odds.riches(assets._replace(castle=assets.castle + 2.0)),
        MERCENARIES: win_odds.riches(
            assets._replace(gold=assets.gold - 1.0, castle=assets.castle + 4.0)
        ),
    }
    chosen = max([how for how in riches if how in view.legal], key=lambda how: riches[how])
    why = Reason("swords-why-gold" if chosen == TAXES else "swords-why-units-later")
    return int(actions.replenish(chosen)), why


def best_step(view: SwordsView, evaluation: Evaluation) -> Choice:
    """9.6, 18.10  Choose a number or a card for a card effect by trying all."""
    if len(view.legal) == 1:
        return view.legal[0], Reason("why-no-choice")
    trials = Lookahead(view)
    best, chosen = -9.0, view.legal[0]
    for action in view.legal:
        worth = max([evaluation.value(after) for after in trials.after(action)])
        if worth > best + 1e-9 or (worth > best - 1e-9 and action > chosen):
            best, chosen = worth, action
    if actions.read(chosen)[0] == actions.DROP:
        return chosen, Reason("swords-why-drop")
    return chosen, Reason("swords-why-units")


CHOOSERS: Final[dict[str, Callable[[SwordsView, Evaluation], Choice]]] = {
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
