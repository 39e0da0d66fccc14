"""A bot for Schotten Totten that plays the action with the best evaluation after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saltire.games.schotten.bots.evaluation import Evaluation
from saltire.games.schotten.bots.parameters import Parameters
from saltire.games.schotten.bots.reasons import reason_for
from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.constants import BANSHEE, STRATEGIST
from saltire.games.schotten.rules.imagine import imagine
from saltire.games.schotten.rules.ruses import (
    DeclareJoker,
    DeclareShield,
    MoveTo,
    Pick,
    Recruit,
    stone_of,
)
from saltire.games.schotten.rules.scoring import round_won
from saltire.games.schotten.rules.turn import ChooseDeck, Claim
from saltire.games.schotten.rules.view import SchottenView
from saltire.i18n.reason import Said
from saltire.kernel.bits import BIT, count
from saltire.kernel.lots import Lots

_LIKELY_TARGETS: Final = 4
"""How many targets of a ruse are followed up to where the card may go."""


class GreedyBot:
    """Claims whatever it can, else plays the action with the best evaluation; uses no random numbers."""

    def __init__(self, seed: int = 0, parameters: Parameters | None = None) -> None:
        self.name = "greedy"
        self.reason: Said = ""
        self.parameters = Parameters() if parameters is None else parameters

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    def choose(self, view: SchottenView, heard: Sequence[dict[str, object]], clock: float) -> int:
        # Only what all imagined positions share is read, so any seed gives the same action.
        s = imagine(view, Lots(0))
        evaluation = Evaluation(self.parameters, view)
        action = self._best(view, s, evaluation)
        self.reason = reason_for(view, s, evaluation, action)
        return action

    def _best(self, view: SchottenView, s: Table, evaluation: Evaluation) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        top = s.top
        if isinstance(top, Claim):
            return claim_to_make(s)
        if isinstance(top, (ChooseDeck, Recruit)):
            return self._deck(view)
        return best_action(s, evaluation)[0]

    def _deck(self, view: SchottenView) -> int:
        few: bool = count(view.tactics_hand) < self.parameters.most_tactics
        few = few and view.clan_deck <= self.parameters.late
        return actions.DRAW_TACTICS if few else actions.DRAW_CLAN


def claim_to_make(s: Table) -> int:
    """3.5  Take the stone that wins the round if there is one, else any."""
    claims = s.legal()[:-1]
    for action in claims:
        after = s.clone()
        after.owned |= BIT[9 * s.actor() + actions.read(action)[2]]
        if round_won(after, s.actor()):
            return action
    return claims[0]


def best_action(s: Table, evaluation: Evaluation) -> tuple[int, float]:
    """Find the action with the best evaluation, and that evaluation."""
    best, chosen = -1.0, -1
    for action in candidates(s, evaluation):
        after = s.clone()
        after.apply(action)
        worth = worth_after(s, after, evaluation)
        if worth > best:
            best, chosen = worth, action
    return chosen, best


def candidates(s: Table, evaluation: Evaluation) -> list[int]:
    """List the actions to evaluate: all, but of a ruse's many targets only the likely ones."""
    top = s.top
    result = s.legal()
    if not isinstance(top, Pick) or top.ruse == BANSHEE or len(result) <= _LIKELY_TARGETS:
        return result
    owner = top.seat if top.ruse == STRATEGIST else 1 - top.seat
    ranked: list[tuple[float, int]] = []
    for action in result:
        card = actions.read(action)[1]
        after = s.clone()
        after.lift(owner, card, stone_of(s, owner, card))
        ranked.append((-evaluation.round(after), action))
    ranked.sort()
    return sorted([action for _, action in ranked[:_LIKELY_TARGETS]])


def worth_after(before: Table, s: Table, evaluation: Evaluation) -> float:
    """Evaluate a position after a ruse is carried out and the stones won by it are claimed."""
    me = evaluation.me
    while isinstance(s.top, Claim) and s.top.seat == me:
        s.apply(claim_to_make(s))
    if s.returns is not None or s.standing.round != before.standing.round:
        return round_result(before, s, me)
    top = s.top
    if top.seat == me and isinstance(top, (Pick, MoveTo, DeclareJoker, DeclareShield)):
        return best_action(s, evaluation)[1]
    return evaluation.round(s)


def round_result(before: Table, s: Table, me: int) -> float:
    """6.5  Give 2, 0.5 or 0 for a round won, drawn or lost, from the points; 2 exceeds any evaluation."""
    mine = s.standing.points[me] - before.standing.points[me]
    theirs = s.standing.points[1 - me] - before.standing.points[1 - me]
    return 0.5 if mine == theirs else 2.0 if mine > theirs else 0.0
