"""A baseline for the search: solves every deal that its view allows, as if all cards lay open."""

from __future__ import annotations

from itertools import combinations

from benchmarks.best_response import Choice
from benchmarks.last_cards import LastCards, after
from saltire.games.schotten.rules.board import DECK, HAND, Table
from saltire.games.schotten.rules.imagine import imagine
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.bits import mask_of, members
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE


class OpenHands:
    """Takes the action with the highest mean value over all deals, each equally likely."""

    def __init__(self, cards: LastCards) -> None:
        self.cards = cards
        self._known: dict[tuple[object, ...], float] = {}

    def __call__(self, view: SchottenView) -> Choice:
        worth = dict.fromkeys(view.legal, 0.0)
        for s in _worlds(view):
            for action in view.legal:
                worth[action] += (-1 if view.seat else 1) * self._to_first(after(s, action))
        return {max(worth, key=lambda action: round(worth[action], 9)): 1.0}

    def _to_first(self, s: Table) -> float:
        """Give the value of a position to the first seat if nothing were hidden."""
        if self.cards.over(s):
            return self.cards.worth(s, 0)
        key = (s.actor(), s.cards[HAND], s.cards[HAND + 1], *s.cards[:18], s.owned)
        if key not in self._known:
            self._known[key] = self._best(s)
        return self._known[key]

    def _best(self, s: Table) -> float:
        worth = [self._to_first(after(s, action)) for action in s.legal()]
        if s.actor() == CHANCE:
            return sum(worth) / len(worth)
        return min(worth) if s.actor() else max(worth)


def _worlds(view: SchottenView) -> list[Table]:
    """List a position for every hand that the other seat may hold."""
    found = []
    out = members(view.unseen & ~view.hand)
    for theirs in combinations(out, view.clan_held[1 - view.seat]):
        s = imagine(view, Lots(0))
        s.cards[HAND + 1 - view.seat] = mask_of(list(theirs))
        s.cards[DECK] = mask_of(out) & ~mask_of(list(theirs))
        found.append(s)
    return found
