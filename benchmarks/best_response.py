"""Computes exact best responses: by OpenSpiel, and much faster by the game's own structure.

Both must agree; a test compares them with each other and with every strategy there is in a tiny
game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeAlias

from open_spiel.python import policy
from open_spiel.python.algorithms.best_response import BestResponsePolicy

from benchmarks.last_cards import LastCards, SpielCards, after
from saltire.games.schotten.rules.board import HAND, Table
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.types import CHANCE

Choice: TypeAlias = dict[int, float]
"""The probability of each action; those never taken are left out."""
Policy: TypeAlias = Callable[[Table], Choice]
Worlds: TypeAlias = list[tuple[Table, float]]
"""Positions that a seat cannot tell apart, with the probability that chance and the other seat lead there."""


class CachedPolicy:
    """Caches a policy by view, so that it cannot use more than its seat knows."""

    def __init__(self, choose: Callable[[SchottenView], Choice]) -> None:
        self.choose = choose
        self.known: dict[tuple[object, ...], Choice] = {}

    def __call__(self, s: Table) -> Choice:
        view = SchottenView(s, s.actor())
        key = (view.seat, view.hand, *view.sides, view.owned, view.first, view.passes)
        if key not in self.known:
            self.known[key] = self.choose(view)
        return self.known[key]


class BestResponse:
    """The best response to a policy; counts where it has a choice, and where the choice matters."""

    def __init__(self, cards: LastCards, me: int, against: Policy) -> None:
        self.cards = cards
        self.me = me
        self.against = against
        self.choices = 0
        self.matter = 0

    def value(self) -> float:
        return self._value([(self.cards.first, 1.0)])

    def _value(self, worlds: Worlds) -> float:
        """Give the value of some positions together; what is public, and who acts, is the same in all."""
        s = worlds[0][0]
        if self.cards.over(s):
            return sum(part * self.cards.worth(each, self.me) for each, part in worlds)
        if s.actor() == self.me:
            return self._best([self._value(_all_after(worlds, action)) for action in s.legal()])
        return sum(self._value(part) for part in self._grouped(worlds).values())

    def _best(self, values: list[float]) -> float:
        self.choices += len(values) > 1
        self.matter += max(values) - min(values) > 1e-9
        return max(values)

    def _grouped(self, worlds: Worlds) -> dict[int, Worlds]:
        """Let chance or the other seat act, and group the positions by what is seen of it."""
        seen: dict[int, Worlds] = defaultdict(list)
        for s, part in worlds:
            if s.actor() == CHANCE:
                for action, likely in s.chances():
                    then = after(s, action)
                    seen[then.cards[HAND + self.me]].append((then, part * likely))
            else:
                for action, often in self.against(s).items():
                    seen[action].append((after(s, action), part * often))
        return seen


def _all_after(worlds: Worlds, action: int) -> Worlds:
    return [(after(s, action), part) for s, part in worlds]


def exploitability(cards: LastCards, against: Policy) -> float:
    """Give the mean gain of a best response on both seats: from 0, nothing, to 1, every game."""
    return sum(BestResponse(cards, me, against).value() for me in (0, 1)) / 2


def by_openspiel(cards: LastCards, against: Policy) -> float:
    """Give the same by OpenSpiel."""
    game = SpielCards(cards)
    perfect: Any = BestResponsePolicy
    values = [
        perfect(game, me, SpielPolicy(against)).value(game.new_initial_state()) for me in (0, 1)
    ]
    return float(sum(values)) / 2


class SpielPolicy(policy.Policy):
    """A policy in OpenSpiel's interface."""

    def __init__(self, policy_of: Policy) -> None:
        self.policy_of = policy_of

    def action_probabilities(self, state: Any, player_id: int | None = None) -> Choice:
        return self.policy_of(state.table)
