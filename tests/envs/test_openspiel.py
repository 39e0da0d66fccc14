"""OpenSpiel's own tests on every variant, and what they do not ask."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

from saltire import BadOption, Lots
from saltire.envs import openspiel
from saltire.games.schotten import encode
from saltire.games.schotten.rules.options import OPTIONS
from tests.envs.tokens.game import TokenGame
from tests.envs.variants import ALL, MAIN

NAME = "python_saltire_schotten"


def load(variant: str) -> Any:
    params = {name: _param(name, value) for name, value in ALL[variant].items()}
    return pyspiel.load_game(NAME, params)


def _param(name: str, value: object) -> object:
    """Write an option as OpenSpiel has it: numbers among words with a sign before them."""
    [option] = [option for option in OPTIONS if option.name == name]
    return value if isinstance(value, type(option.default)) else f"#{value}"


def walk(state: Any, seed: int, steps: int) -> Any:
    rng = Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("variant", ALL)
def test_random_simulation(variant: str) -> None:
    pyspiel.random_sim_test(load(variant), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("variant", MAIN)
def test_many_random_simulations(variant: str) -> None:
    pyspiel.random_sim_test(load(variant), num_sims=20, serialize=True, verbose=False)


def test_random_simulation_of_sealed_choices_among_three() -> None:
    name = openspiel.register(TokenGame)
    assert name == openspiel.register(TokenGame) == "python_saltire_tokens"
    game = pyspiel.load_game(name, {"colour": "blue"})
    assert (game.num_players(), game.min_utility(), game.max_utility()) == (3, -0.5, 1.0)
    pyspiel.random_sim_test(game, num_sims=20, serialize=True, verbose=False)


def test_a_sealed_choice_is_told_to_its_author_only() -> None:
    game = pyspiel.load_game(openspiel.register(TokenGame))
    states = {}
    for token in (0, 1):
        state = game.new_initial_state()
        for action in (3, token):
            state.apply_action(action)
        assert state.current_player() == 1
        states[token] = [state.information_state_string(player) for player in range(3)]
    assert states[0][0] != states[1][0]
    assert states[0][1:] == states[1][1:]


@pytest.mark.soak
def test_a_playthrough_can_be_written() -> None:
    text = generate_playthrough.playthrough(f"{NAME}(tactics=True)", [], seed=1)
    assert f'GameType.short_name = "{NAME}"' in text
    assert "State 20" in text


def test_parameters_are_the_options() -> None:
    game = pyspiel.load_game(f"{NAME}(tactics=True,rounds=3,start_player=#1,joker_declared=play)")
    options = game.game.options
    assert options["tactics"] is True
    assert (options["rounds"], options["start_player"], options["joker_declared"]) == (3, 1, "play")
    assert pyspiel.load_game(str(game)).game.options == options
    with pytest.raises(BadOption, match="start_player cannot be 'nobody'"):
        pyspiel.load_game(NAME, {"start_player": "nobody"})


@pytest.mark.parametrize("variant", ["base", "tactics"])
def test_copies_are_independent_and_equal(variant: str) -> None:
    state = walk(load(variant).new_initial_state(), 1, 60)
    before = str(state)
    for copied in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(copied) == before
        for player in (0, 1):
            text = copied.information_state_string(player)
            assert text == state.information_state_string(player)
        assert copied.history() == state.history()
        walk(copied, 2, 5)
        assert str(copied) != before
        assert str(state) == before


@pytest.mark.parametrize("variant", MAIN)
def test_strings_and_tensors_tell_nothing_hidden(variant: str) -> None:
    """Exchange what a player cannot see: nothing that OpenSpiel shows it changes."""
    game = load(variant)
    state = walk(game.new_initial_state(), 4, 70)
    for player in (0, 1):
        other = state.clone()
        view = state.tracked.position.view(player)
        other.tracked.position = game.game.imagine(view, Lots(3))
        assert str(other) != str(state)
        for show in ("information_state_string", "observation_string", "observation_tensor"):
            assert getattr(other, show)(player) == getattr(state, show)(player)
    facts = json.loads(state.observation_string(1))
    assert facts["seat"] == 1
    assert len(state.observation_tensor(0)) == encode.SIZE


def test_an_information_state_recalls_own_choices_and_not_the_others_cards() -> None:
    state = walk(load("base").new_initial_state(), 4, 40)
    heard = json.loads(state.information_state_string(0))["heard"]
    own = [event for event in heard if event["kind"] == "chose"]
    assert len(own) == sum(move.player == 0 for move in state.full_history())
    drawn = [event for event in heard if event["kind"] in ("dealt", "drew")]
    assert all(("card" in event) == (event["seat"] == 0) for event in drawn)


def test_the_public_sees_what_a_spectator_sees() -> None:
    game = load("base")
    state = walk(game.new_initial_state(), 4, 40)
    public = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    text = game.make_py_observer(public).string_from(state, 0)
    assert json.loads(text)["hand"] == []
    private = pyspiel.IIGObservationType(perfect_recall=False, public_info=False)
    own = json.loads(game.make_py_observer(private).string_from(state, 0))
    assert "hand" in own
    assert set(own) <= {"seat", "hand", "legal"}


def test_what_cannot_be_observed_is_refused() -> None:
    game = load("base")
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="nobody sees"):
        game.make_py_observer(everything)
    nothing = pyspiel.IIGObservationType(perfect_recall=True, public_info=False)
    with pytest.raises(ValueError, match="without recall"):
        game.make_py_observer(nothing)
    with pytest.raises(ValueError, match="no observation parameters"):
        game.make_py_observer(None, {"deep": True})
