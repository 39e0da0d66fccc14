"""Bots and environments can be pickled and copied in the middle of a game."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import saltire
from saltire.bots.registry import DEEP, ONE_PLY, bot_set, bots_of, make_bot
from saltire.kernel.game import Game
from saltire.kernel.position import Position
from tests.kernel.test_objects import GAMES, again, walk


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return saltire.load(request.param, **GAMES[request.param])


def some_position(game: Game) -> Position:
    """Give a position in which a seat has a choice."""
    return [s for s in walk(game, 12) if s.actor() >= 0 and len(s.legal(s.waiting_for()[0])) > 1][9]


def bot_names(game: Game) -> list[str]:
    """List every bot that can be made by name, those of no level too."""
    of_network = [ONE_PLY, DEEP] if bot_set(game).value_network else []
    return [*bots_of(game), "search", *of_network]


def test_bots_are_pickled_in_the_middle_of_a_game(game: Game) -> None:
    state = some_position(game)
    view = state.view(state.waiting_for()[0])
    for name in bot_names(game):
        bot = make_bot(game, name, 5)
        bot.choose(view, [], 0.05)
        others = (again(bot), copy.deepcopy(bot))
        assert repr(others[0]) == repr(bot)
        for other in others:
            assert other != bot, "a bot equals nothing but itself"
            assert len({bot, bot, other}) == 2
            assert other.choose(view, [], 0.05) in view.legal


def test_a_pickled_bot_chooses_as_the_first_does(game: Game) -> None:
    state = some_position(game)
    view = state.view(state.waiting_for()[0])
    one_ply = [ONE_PLY] if bot_set(game).value_network else []
    for name in ("random", "greedy", "novice", *one_ply):  # these do not look at the clock
        bot = make_bot(game, name, 5)
        bot.choose(view, [], 60.0)
        others = (again(bot), copy.deepcopy(bot))
        choice = bot.choose(view, [], 60.0)
        assert [other.choose(view, [], 60.0) for other in others] == [choice, choice]


def test_environments_are_pickled_in_the_middle_of_a_game(game: Game) -> None:
    from saltire.envs import gymnasium, pettingzoo

    seats: Any = pettingzoo.env(game)
    seats.reset(seed=3)
    gym = gymnasium.SaltireGym(game, "greedy")
    gym.reset(seed=3)
    for _ in range(5):
        seats.step(_first_legal(seats.last()[0]["action_mask"]))
        gym.step(_first_legal(gym.action_masks()))
    for other in (again(seats), copy.deepcopy(seats)):
        assert other.unwrapped.position == seats.unwrapped.position
        assert (other.last()[0]["observation"] == seats.last()[0]["observation"]).all()
    for other in (again(gym), copy.deepcopy(gym)):
        assert other.position == gym.position
        other.step(_first_legal(other.action_masks()))
        assert other.position != gym.position


def test_environments_say_what_they_are(game: Game) -> None:
    from saltire.envs import batch, gymnasium, pettingzoo, vector

    seats: Any = pettingzoo.env(game)
    gym: Any = gymnasium.SaltireGym(game, seat=1)
    for env in (seats, gym):
        env.reset(seed=3)
        assert f"of {game.name}" in repr(env)
        assert repr(env.unwrapped.position) in repr(env)
        assert repr(again(env)) == repr(env)
    assert "seat 1" in repr(gym)
    assert "3 games" in repr(batch.BatchEnv(game, 3))
    assert "num_envs=2" in repr(vector.SaltireVector(game, 2))


def _first_legal(mask: Any) -> int:
    return int(mask.argmax())


def test_games_and_states_of_openspiel_are_pickled(game: Game) -> None:
    import pyspiel

    from saltire.envs import openspiel

    other = again(pyspiel.load_game(openspiel.register(type(game))))
    state = other.new_initial_state()
    while not state.is_chance_node() or len(state.history()) < 20:
        state.apply_action(state.legal_actions()[0])
    assert str(again(state)) == str(state)
    assert again(state).legal_actions() == state.legal_actions()
