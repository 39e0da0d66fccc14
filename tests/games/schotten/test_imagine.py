"""Imagined worlds: free where something is hidden, even-handed, and true to all that was told."""

from __future__ import annotations

from collections import Counter

import pytest

from saltire import CHANCE, SPECTATOR, Lots, load
from saltire.games.schotten.rules.board import DECK, HAND, TACTICS_DECK, TACTICS_HAND, Table
from saltire.games.schotten.rules.view import HIDDEN, SchottenView
from saltire.kernel.bits import count, members

# 99.99 % points of the chi-square distribution, by degrees of freedom.
CRITICAL = {47: 95.0, 41: 86.6, 9: 33.7}


def position(plies: int, **options: object) -> Table:
    state, lots = load("schotten", start_player=0, **options).start(), Lots(plies)
    for _ in range(plies):
        state.apply(state.sample(lots))
    while state.actor() == CHANCE:
        state.apply(state.sample(lots))
    assert isinstance(state, Table)
    return state


@pytest.mark.parametrize("seat", [0, 1])
def test_every_card_that_a_seat_cannot_see_is_as_likely_in_the_other_hand(seat: int) -> None:
    game, state, lots, draws = load("schotten"), position(12), Lots(9), 4000
    view = state.view(seat)
    seen: Counter[int] = Counter()
    for _ in range(draws):
        world = game.imagine(view, lots)
        assert isinstance(world, Table)
        seen.update(members(world.cards[HAND + 1 - seat]))
    pool = members(state.unseen & ~state.cards[HAND + seat])
    assert set(seen) == set(pool)
    expected = draws * 6 / len(pool)
    chi = sum((seen[card] - expected) ** 2 / expected for card in pool)
    assert chi < CRITICAL[len(pool) - 1]


def test_tactics_cards_are_even_too_and_two_jokers_count_twice() -> None:
    game, lots, draws = load("schotten", tactics=True), Lots(4), 4000
    state = position(40, tactics=True)
    seat = 0 if count(state.cards[TACTICS_HAND + 1]) else 1
    held = count(state.cards[TACTICS_HAND + 1 - seat])
    assert held > 0
    view = state.view(seat)
    seen: Counter[int] = Counter()
    for _ in range(draws):
        world = game.imagine(view, lots)
        assert isinstance(world, Table)
        seen.update(members(world.cards[TACTICS_HAND + 1 - seat]))
    hidden = state.cards[TACTICS_DECK] | state.cards[TACTICS_HAND + 1 - seat]
    kinds = [kind for kind in members(hidden) if kind not in (0, 9)]
    expected = sum(seen[kind] for kind in kinds) / len(kinds)
    assert sum((seen[kind] - expected) ** 2 / expected for kind in kinds) < CRITICAL[9]


def test_a_spectator_imagines_both_hands() -> None:
    game, state, lots = load("schotten"), position(20), Lots(3)
    view = state.view(SPECTATOR)
    hands = set()
    for _ in range(20):
        world = game.imagine(view, lots)
        assert isinstance(world, Table)
        hands.add((world.cards[HAND], world.cards[HAND + 1]))
        assert count(world.cards[HAND]) == count(state.cards[HAND])
        assert world.view(SPECTATOR) == view
    assert len(hands) == 20


def test_imagining_draws_nothing_from_the_real_game() -> None:
    state = position(30)
    before = state.to_json()
    load("schotten").imagine(state.view(0), Lots(1))
    assert state.to_json() == before
    assert state.cards[DECK]


def test_every_fact_of_the_table_is_shown_or_listed_as_hidden() -> None:
    """A new field of Table must be put into SchottenView or into HIDDEN before this passes."""
    facts = {
        "options",
        "standing",
        "cards",
        "shapes",
        "worth",
        "unseen",
        "full",
        "first",
        "owned",
        "bluff",
        "mud",
        "under_clan",
        "under_tactics",
        "aside",
        "known",
        "known_tactics",
        "played",
        "jokered",
        "joker_faces",
        "shield_declared",
        "passes",
        "top",
        "below",
        "returns",
        "listening",
        "told",
    }
    table = position(20, tactics=True)
    present = {name for name in dir(table) if not name.startswith("_")}
    present = {name for name in present if not callable(getattr(table, name))}
    assert present == facts
    assert len(HIDDEN) == 3


def test_equal_views_hash_alike() -> None:
    state = position(20)
    assert hash(state.view(0)) == hash(state.clone().view(0))
    assert state.view(0) != state.view(1)
    assert state.view(0) != object()
    assert isinstance(state.view(0), SchottenView)
