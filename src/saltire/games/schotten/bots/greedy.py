"""A player of Schotten Totten who weighs every move by the chance to win the round after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saltire.games.schotten.bots.evaluation import Outlook
from saltire.games.schotten.bots.parameters import Habits
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
    """Claims whatever it can, else makes the move with the best outlook; draws no lots."""

    def __init__(self, seed: int = 0, habits: Habits | None = None) -> None:
        self.name = "greedy"
        self.reason: Said = ""
        self.habits = Habits() if habits is None else habits

    def choose(self, view: SchottenView, heard: Sequence[dict[str, object]], clock: float) -> int:
        # Only what every imagined world shares is looked at, so any lots will do.
        s = imagine(view, Lots(0))
        outlook = Outlook(self.habits, view)
        action = self._best(view, s, outlook)
        self.reason = reason_for(view, s, outlook, action)
        return action

    def _best(self, view: SchottenView, s: Table, outlook: Outlook) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        top = s.top
        if isinstance(top, Claim):
            return claim_to_make(s)
        if isinstance(top, (ChooseDeck, Recruit)):
            return self._deck(view)
        return best_action(s, outlook)[0]

    def _deck(self, view: SchottenView) -> int:
        few: bool = count(view.tactics_hand) < self.habits.most_tactics
        few = few and view.clan_deck <= self.habits.late
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


def best_action(s: Table, outlook: Outlook) -> tuple[int, float]:
    """Find the action with the best outlook, and that outlook."""
    best, chosen = -1.0, -1
    for action in candidates(s, outlook):
        after = s.clone()
        after.apply(action)
        worth = worth_after(s, after, outlook)
        if worth > best:
            best, chosen = worth, action
    return chosen, best


def candidates(s: Table, outlook: Outlook) -> list[int]:
    """List the actions worth weighing: all, but of a ruse's many targets only the likely ones."""
    top = s.top
    found = s.legal()
    if not isinstance(top, Pick) or top.ruse == BANSHEE or len(found) <= _LIKELY_TARGETS:
        return found
    owner = top.seat if top.ruse == STRATEGIST else 1 - top.seat
    ranked: list[tuple[float, int]] = []
    for action in found:
        card = actions.read(action)[1]
        after = s.clone()
        after.lift(owner, card, stone_of(s, owner, card))
        ranked.append((-outlook.round(after), action))
    ranked.sort()
    return sorted([action for _, action in ranked[:_LIKELY_TARGETS]])


def worth_after(before: Table, s: Table, outlook: Outlook) -> float:
    """Give the outlook once a ruse is carried out and the stones won by it are claimed."""
    me = outlook.me
    while isinstance(s.top, Claim) and s.top.seat == me:
        s.apply(claim_to_make(s))
    if s.returns is not None or s.standing.round != before.standing.round:
        return round_result(before, s, me)
    top = s.top
    if top.seat == me and isinstance(top, (Pick, MoveTo, DeclareJoker, DeclareShield)):
        return best_action(s, outlook)[1]
    return outlook.round(s)


def round_result(before: Table, s: Table, me: int) -> float:
    """6.5  Tell from the points who has won the round: more than any outlook, or less."""
    mine = s.standing.points[me] - before.standing.points[me]
    theirs = s.standing.points[1 - me] - before.standing.points[1 - me]
    return 0.5 if mine == theirs else 2.0 if mine > theirs else 0.0
