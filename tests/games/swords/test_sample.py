"""`sample` draws what `legal` lists, each action as often as the others."""

from __future__ import annotations

from collections import Counter

import pytest

from saltire.games.swords.rules.board import OPEN, Table
from saltire.games.swords.rules.constants import ACTIONS
from saltire.kernel.lots import Lots
from tests.games.swords.positions import (
    at_invasion,
    daggers,
    fight,
    table,
    to_tokens,
    tokens,
    turns,
    wealth,
)


def choice() -> Table:
    s = to_tokens(table("", "", "forced_march lambertons_help", talk=True), badge=1)
    tokens(s, "SSE")
    return s


def awards() -> Table:
    s = wealth(to_tokens(table("wallaces_gratitude", talk=True), badge=1), camp=[9] * 4)
    daggers(s, [2])
    fight(s, "SSS")
    return s


def dagger_draw() -> Table:
    s = to_tokens(table(), badge=1)
    tokens(s, "ESS")
    return s


def last_invasion() -> Table:
    s = at_invasion()
    s.round = 7
    return s


def replenished() -> Table:
    s = table("cattle_raid", talk=True)
    s.apply(0)
    return s


def open_cards() -> Table:
    """Seat 0 may play cards a second time: several, as a card set of one's own may have them."""
    s = wealth(table("cattle_raid"), gold=[9] * 4)
    for kind in range(s.deck.kinds):
        if s.deck.window[kind] == ACTIONS:
            s.cards[OPEN] = s.deck.with_card(s.cards[OPEN], kind)
    return s


POSITIONS = {
    "open cards": open_cards,
    "turn": lambda: daggers(table("cattle_raid balliols_plan", talk=True), [1]),
    "turn replenished": replenished,
    "tokens": lambda: to_tokens(table()),
    "tokens of two": lambda: turns(table(players=2)),
    "choice": choice,
    "awards": awards,
    "dagger": dagger_draw,
    "invasion": at_invasion,
    "last invasion": last_invasion,
}


@pytest.mark.parametrize("name", POSITIONS)
def test_each_legal_action_is_as_likely(name: str) -> None:
    s, lots, draws = POSITIONS[name](), Lots(5), 6000
    seen = Counter(int(s.sample(lots)) for _ in range(draws))
    legal = s.legal()
    assert set(seen) == set(legal)
    expected = draws / len(legal)
    chi = sum((seen[action] - expected) ** 2 / expected for action in legal)
    # Far above the mean of the chi-square distribution, whatever its degrees of freedom here.
    assert chi < len(legal) + 5 * (2 * len(legal)) ** 0.5
