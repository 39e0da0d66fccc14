"""Resampling gives nothing away, tensors recall, and OpenSpiel's algorithms run on what they fit."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from saltire import Lots
from saltire.envs import openspiel
from tests.envs.test_openspiel import walk

# They are untyped.
policy: Any = import_module("open_spiel.python.policy")
cfr: Any = import_module("open_spiel.python.algorithms.cfr")
exploitability: Any = import_module("open_spiel.python.algorithms.exploitability")
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
mccfr: Any = import_module("open_spiel.python.algorithms.external_sampling_mccfr")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")

TITLES = ["schotten", "hammer", "swords"]


def load(title: str) -> Any:
    return pyspiel.load_game(f"python_saltire_{title}")


def midgame(title: str, seed: int) -> Any:
    """Give a state of a random game in which a player has a choice."""
    state = walk(load(title).new_initial_state(), seed, 90)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        walk(state, seed, 1)
    return state


def stream(seed: int) -> Callable[[], float]:
    return Random(seed).random


@pytest.mark.parametrize("title", TITLES)
def test_a_resampled_state_looks_the_same_to_its_player(title: str) -> None:
    state = midgame(title, 2)
    player = state.current_player()
    seen = (state.information_state_string(player), state.observation_string(player))
    worlds = set()
    for seed in range(6):
        other = state.resample_from_infostate(player, stream(seed))
        assert (other.information_state_string(player), other.observation_string(player)) == seen
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.current_player() == player
        assert other.history() == []
        worlds.add(str(other))
    assert len(worlds) > 1


@pytest.mark.parametrize("title", TITLES)
def test_resampling_depends_on_nothing_that_the_player_cannot_know(title: str) -> None:
    """Exchange what a player cannot see: the same random numbers give the same resampled state."""
    state = midgame(title, 3)
    game = state.get_game()
    players = range(game.num_players())
    for player in players:
        twin = state.clone()
        view = state.tracked.position.view(player)
        twin.tracked.position = game.game.imagine(view, Lots(17))
        twin.tracked.events = state.tracked.events_for(player)
        for seed in range(3):
            drawn = state.resample_from_infostate(player, stream(seed))
            again = twin.resample_from_infostate(player, stream(seed))
            assert str(drawn) == str(again)
            for other in players:
                text = drawn.information_state_string(other)
                assert text == again.information_state_string(other)


def test_other_players_hear_nothing_private_in_a_resampled_state() -> None:
    state = midgame("schotten", 4)
    for player in (0, 1):
        other = state.resample_from_infostate(player, stream(1))
        for event in other.tracked.events:
            assert event.audience in ((), (player,))
            assert not event.secret or event.audience == (player,)


@pytest.mark.parametrize("title", TITLES)
def test_the_information_state_tensor_tells_apart_what_the_string_does(title: str) -> None:
    state = midgame(title, 5)
    game = state.get_game()
    tensors: dict[str, list[float]] = {}
    for _ in range(12):
        for player in range(game.num_players()):
            text = state.information_state_string(player)
            tensor = state.information_state_tensor(player)
            assert len(tensor) == game.information_state_tensor_size()
            assert tensor[:-64] == state.observation_tensor(player)
            assert tensors.setdefault(text, tensor) == tensor
        walk(state, 5, 1)
    assert len({tuple(tensor) for tensor in tensors.values()}) == len(tensors)


def test_the_number_of_players_is_what_the_options_allow() -> None:
    kind = load("swords").get_type()
    assert (kind.min_num_players, kind.max_num_players) == (2, 6)
    for players in (2, 3, 6):
        game = pyspiel.load_game(f"python_saltire_swords(players={players})")
        assert game.num_players() == players
    kind = load("schotten").get_type()
    assert (kind.min_num_players, kind.max_num_players) == (2, 2)


@pytest.mark.parametrize("title", TITLES)
def test_ismcts_chooses_a_legal_action(title: str) -> None:
    state = midgame(title, 6)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


ENDGAMES = [
    title for title in TITLES if f"python_saltire_{title}_endgame" in pyspiel.registered_names()
]


def endgame(title: str) -> Any:
    return pyspiel.load_game(f"python_saltire_{title}_endgame")


def test_endgames_are_registered() -> None:
    assert ENDGAMES == TITLES


@pytest.mark.parametrize("title", ENDGAMES)
def test_an_endgame_is_a_game_of_openspiel(title: str) -> None:
    game = endgame(title)
    pyspiel.random_sim_test(game, num_sims=4, serialize=True, verbose=False)
    worlds = [game.new_initial_state().child(at) for at in range(len(game.worlds))]
    assert len({str(state) for state in worlds}) == len(worlds)
    players = range(game.num_players())
    views = [{state.information_state_string(player) for state in worlds} for player in players]
    assert min([len(known) for known in views]) < len(worlds)


def test_cfr_plus_solves_an_endgame() -> None:
    game = endgame("swords")
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert before > 0.1
    assert after < before / 4


def test_mccfr_runs_on_an_endgame() -> None:
    game = endgame("schotten")
    solver = mccfr.ExternalSamplingSolver(game, mccfr.AverageType.SIMPLE)
    for _ in range(3):
        solver.iteration()
    state = game.new_initial_state().child(0)
    chances = solver.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions())


def test_registering_twice_is_harmless() -> None:
    from saltire.games.registry import titles

    assert openspiel.register_endgame(titles()["schotten"]) == "python_saltire_schotten_endgame"
