"""Hammer of the Scots in every environment, each scenario and edition; its games are long, so briefly."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo import test as pettingzoo_test

from saltire import Lots
from saltire.envs import openspiel, pettingzoo
from saltire.envs.gymnasium import SaltireGym
from saltire.games.hammer import encode
from tests.envs.spiel_checks import check_player
from tests.envs.test_pettingzoo import UNAVOIDABLE, seeded
from tests.envs.variants import HAMMER, hammer

kit: Any = pettingzoo_test
made: Any = gymnasium.make
SPIEL = "python_saltire_hammer"

each = pytest.mark.parametrize("variant", HAMMER)
each_scenario = pytest.mark.parametrize("scenario", ["braveheart", "bruce", "campaign"])


@each
def test_pettingzoo_api(variant: str) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        kit.api_test(seeded(pettingzoo.env(hammer(variant))), num_cycles=40)
    assert {str(w.message) for w in caught} <= set(UNAVOIDABLE)


@each
def test_pettingzoo_gives_the_same_game_for_a_seed(variant: str) -> None:
    kit.seed_test(lambda: pettingzoo.env(hammer(variant)), num_cycles=20)


@each
def test_gymnasium_checker(variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made("saltire.envs.gymnasium:saltire/hammer-v3", **HAMMER[variant]).unwrapped)
    assert capsys.readouterr().out


@each_scenario
def test_gymnasium_steps(scenario: str) -> None:
    env = SaltireGym(hammer(f"{scenario}-seed"), seat=1)
    _, info = env.reset(seed=5)
    env.action_space.seed(5)
    for _ in range(60):
        seen, reward, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        assert seen in env.observation_space
        assert not truncated
        assert "illegal" not in info
        assert over or reward == 0
        if over:
            break


def spiel(variant: str) -> Any:
    return pyspiel.load_game(SPIEL, dict(HAMMER[variant]))


@each
def test_openspiel_states(variant: str) -> None:
    """Walk through the beginning of a game; strings and tensors tell nothing hidden."""
    game, rng = spiel(variant), Random(4)
    state = game.new_initial_state()
    for _ in range(60):
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        if state.is_chance_node():
            assert abs(sum(share for _, share in state.chance_outcomes()) - 1) < 1e-9
        state.apply_action(rng.choice(legal))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    for player in (0, 1):
        other = state.clone()
        other.tracked.position = game.game.imagine(state.tracked.position.view(player), Lots(3))
        assert str(other) != str(state)
        check_player(state, other, player, encode.SIZE)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@each
def test_openspiel_simulation(variant: str) -> None:
    pyspiel.random_sim_test(spiel(variant), num_sims=2, serialize=False, verbose=False)


def test_openspiel_knows_the_game() -> None:
    assert openspiel.__doc__
    assert SPIEL in pyspiel.registered_names()
