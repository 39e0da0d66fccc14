"""Summarises what a seat sees before a battle in plain numbers, with estimates of hidden facts.

`packed_view.py` computes the same from positions, for playouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from saltire.games.swords.rules.board import CAMP, CASTLE, GOLD
from saltire.games.swords.rules.cards import Arms
from saltire.games.swords.rules.constants import NO_CHOICE_CARDS, NOBODY
from saltire.games.swords.rules.daggers import REST, SHUFFLES, VIRTUAL_VALUE, cards_in, daggers_in
from saltire.games.swords.rules.draws import DrawBagpipe
from saltire.games.swords.rules.rounds import Turn
from saltire.games.swords.rules.stay_home import HomeMuster
from saltire.games.swords.rules.view import SwordsView
from saltire.kernel.bits import count

_SHUFFLE: Final = 32767
MOVES: Final = 0.55
"""The share of its units that a clan brings into camp on its turn."""
OPEN_CARD: Final = 0.6
"""The value of an x2 card that was played once, in cards in hand."""


class ViewSummary:
    """A view as numbers; plans change a copy."""

    def __init__(self, view: SwordsView, betrays: Sequence[float]) -> None:
        seats = range(view.players)
        self.view = view
        self.me: int = view.seat
        self.players: int = view.players
        self.card: Arms = view.options.cards.arms[view.arms]
        self.betrays = list(betrays)
        self.camp = [float(view.wealth[CAMP + i]) for i in seats]
        self.castle = [float(view.wealth[CASTLE + i]) for i in seats]
        self.gold = [float(view.wealth[GOLD + i]) for i in seats]
        self.cards = [_cards(view, i) for i in seats]
        self.daggers = [_daggers(view, i) for i in seats]
        self.scots = float(view.scottish_camp)
        self.home: int = view.home
        self.left: int = view.options.rounds - view.round
        self.doubt = 0.35
        """The standard deviation of the balance of a battle, in units."""
        self._predict()

    def _predict(self) -> None:
        """Predict what happens before the battle: turns still to come, the clan at home, hidden cards."""
        view = self.view
        for phase in view.stack:
            if isinstance(phase, Turn):
                for step in range(1, phase.left):
                    self._predict_turn((phase.seat + step) % view.players)
            elif isinstance(phase, HomeMuster):
                self.home = phase.seat
                self.camp[self.home] = 0.0
                self.gold[self.home] += int(phase.left)
            elif isinstance(phase, DrawBagpipe):
                self.cards[phase.me] += int(phase.left)
        if not self.card.marks & NO_CHOICE_CARDS:
            held = [i for i, cards in enumerate(view.held) if cards and i != self.me]
            self.doubt += 0.3 * len(held)

    def _predict_turn(self, seat: int) -> None:
        brought = MOVES * (self.castle[seat] + 1.0)
        self.camp[seat] += brought
        self.castle[seat] = max(0.0, self.castle[seat] + 1.0 - brought)
        self.doubt += 0.7

    def others(self) -> list[int]:
        """List the other clans that take part in the battle."""
        return [i for i in range(self.players) if i not in (self.me, self.home)]

    def shield(self) -> float:
        """18.7  Give the English troops with levy and cards."""
        taking_part = self.players - (1 if self.home != NOBODY else 0)
        return float(
            max(0, self.card.troops + self.card.levy * taking_part + int(self.view.shield))
        )

    def with_militia(self) -> ViewSummary:
        """4.4  Give the summary after one more Raise Militia."""
        after = ViewSummary(self.view, self.betrays)
        after.camp = [camp + 1.0 if i != self.home else camp for i, camp in enumerate(self.camp)]
        after.scots = self.scots + 1.0 + self.card.militia
        return after


def _cards(view: SwordsView, seat: int) -> float:
    return view.held[seat] + view.received[seat] + OPEN_CARD * int(count(view.open[seat]))


def _daggers(view: SwordsView, seat: int) -> float:
    """Sum a seat's daggers: its own exactly, those of others on average."""
    if view.players == 2:
        return float(daggers_in(view.taken[seat]))
    if seat == view.seat:
        return float(daggers_in(view.daggers) + VIRTUAL_VALUE * view.virtual[seat])
    guess = float(VIRTUAL_VALUE * view.virtual[seat])
    for shuffle in range(SHUFFLES):
        guess += view.dagger_cards[seat][shuffle] * mean_of_shuffle(view.unseen_daggers, shuffle)
    return guess


def mean_dagger(holding: i64) -> float:
    """Give the average daggers on a card of a holding."""
    cards = cards_in(holding)
    return float(daggers_in(holding)) / float(cards) if cards else float(VIRTUAL_VALUE)


def mean_of_shuffle(holding: i64, shuffle: i64) -> float:
    """Give the average daggers on a card of one shuffle of a holding."""
    return mean_dagger(holding >> 15 * shuffle & _SHUFFLE)


def dagger_to_come(view: SwordsView, seat: int) -> float:
    """8.4, 11.8  Give the daggers a seat takes if it supports England."""
    if view.players > 2:
        return mean_dagger(view.unseen_daggers)
    if seat != view.seat and view.laid:
        return float(view.laid)
    return mean_of_shuffle(view.hands_of_two[1 - seat], REST)
