"""OpenSpiel's deep learners play and learn in an endgame; they need the extra `soak`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pyspiel
import pytest

import saltire.envs.openspiel  # noqa: F401  # registers the games


@pytest.fixture(scope="module")
def env() -> Any:
    rl_environment: Any = import_module("open_spiel.python.rl_environment")
    return rl_environment.Environment(pyspiel.load_game("python_saltire_swords_endgame"))


LEARNERS: dict[str, tuple[str, dict[str, Any]]] = {
    "dqn": ("DQN", {"min_buffer_size_to_learn": 10, "learn_every": 10, "batch_size": 8}),
    "nfsp": ("NFSP", {"reservoir_buffer_capacity": 100, "anticipatory_param": 0.1}),
    "policy_gradient": ("PolicyGradient", {"loss_str": "a2c", "batch_size": 8}),
}


def learner(name: str, env: Any, player: int) -> Any:
    class_name, settings = LEARNERS[name]
    made: Any = getattr(import_module(f"open_spiel.python.pytorch.{name}"), class_name)
    size = env.observation_spec()["info_state"][0]
    actions = env.action_spec()["num_actions"]
    return made(player, size, actions, hidden_layers_sizes=[16], **settings)


@pytest.mark.soak
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("name", LEARNERS)
def test_a_learner_runs(name: str, env: Any) -> None:
    agents = [learner(name, env, player) for player in range(env.num_players)]
    total = 0.0
    for _ in range(12):
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            chosen = agents[player].step(step).action
            assert chosen in step.observations["legal_actions"][player]
            step = env.step([chosen])
        for agent in agents:
            agent.step(step)
        total += sum(step.rewards)
    assert abs(total) < 1e-6
