"""Games, positions, views, phases, events and generators can be pickled, copied, compared and hashed."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import saltire
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import SPECTATOR
from saltire.kernel.view import View

GAMES: dict[str, dict[str, object]] = {
    "schotten": {"tactics": True, "expert": True},
    "hammer": {"scenario": "bruce"},
    "swords": {"players": 5, "stay_home": True},
}
STEPS = 400


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return saltire.load(request.param, **GAMES[request.param])


def walk(game: Game, seed: int) -> list[Position]:
    """Give every position of the first part of a random game, each a copy of its own."""
    lots, state = Lots(seed), game.start()
    found = [state.clone()]
    while state.result() is None and len(found) < STEPS:
        state.apply(state.sample(lots))
        found.append(state.clone())
    return found


def test_a_game_is_pickled_as_its_options(game: Game) -> None:
    other = again(game)
    assert other == game
    assert other is not game
    assert hash(other) == hash(game)
    assert repr(other) == repr(game)
    assert other != saltire.load(game.name)
    assert copy.copy(game) is copy.deepcopy(game) is game


def test_positions_are_pickled_at_any_moment(game: Game) -> None:
    for state in walk(game, 7):
        other = again(state)
        assert other == state
        assert hash(other) == hash(state)
        assert other.to_json() == state.to_json()
        assert other.legal() == state.legal()


def test_a_deep_copy_goes_its_own_way(game: Game) -> None:
    for state in walk(game, 8)[:-1:7]:
        other = copy.deepcopy(state)
        assert other == state == copy.copy(state)
        other.apply(other.legal()[0])
        assert other != state


def test_views_are_pickled_for_every_seat(game: Game) -> None:
    for state in walk(game, 9)[::5]:
        for seat in (*range(len(game.seats)), SPECTATOR):
            view = state.view(seat)
            other = again(view)
            assert other == view
            assert hash(other) == hash(view)
            assert copy.copy(view) is copy.deepcopy(view) is view
    assert state.view(0) != state.view(SPECTATOR)


def test_a_pickled_position_plays_on_like_the_first(game: Game) -> None:
    state, lots = walk(game, 10)[-1], Lots(3)
    other, same_lots = again(state), again(lots)
    for _ in range(50):
        if state.result() is not None:
            break
        state.apply(state.sample(lots))
        other.apply(other.sample(same_lots))
    assert other == state


def test_events_and_generators_are_pickled() -> None:
    event = saltire.Event("laid", {"seat": 1}, {"card": "R7"}, (1,), True)
    assert again(event) == event
    assert again(event).reveals
    assert hash(again(event)) == hash(event)
    assert event != saltire.Event("laid", {"seat": 0})
    lots = Lots(5)
    lots.below(6)
    assert [again(lots).below(100) for _ in range(2)] == [again(lots).below(100)] * 2
    assert again(lots).below(1000) == lots.below(1000)


def test_objects_say_what_they_are(game: Game) -> None:
    state = walk(game, 11)[30]
    assert type(state.top).__name__ in repr(state)
    assert "seat 0" in repr(state.view(0))
    assert repr(state.top).startswith(type(state.top).__name__ + "(")
    assert "Lots" in repr(Lots(3))
    assert "over" in repr(end_of(game))


def test_phases_are_pickled(game: Game) -> None:
    for state in walk(game, 13):
        if state.result() is None:
            assert repr(again(state.top)) == repr(state.top)


def end_of(game: Game) -> Position:
    lots, state = Lots(1), game.start()
    while state.result() is None:
        state.apply(state.sample(lots))
    return state


def test_views_of_one_seat_hash_alike() -> None:
    assert hash(View(1, (2, 3))) == hash(View(1, (2, 3)))
    assert View(1, (2, 3)) == View(1, (2, 3)) != View(0, (2, 3))


def test_help_is_not_empty() -> None:
    for thing in (saltire.Game, saltire.State, saltire.View, saltire.Event, saltire.Lots):
        assert (thing.__doc__ or "").strip()
    for method in (saltire.State.apply, saltire.Game.start, saltire.View.to_json):
        assert (method.__doc__ or "").strip()
