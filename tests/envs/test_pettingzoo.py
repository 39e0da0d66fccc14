"""PettingZoo's own tests on every variant, and what they do not ask."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from pettingzoo import test as pettingzoo_test

from saltire import BadOption, IllegalAction
from saltire.envs import pettingzoo
from saltire.games.schotten import encode
from tests.envs.tokens.game import TokenGame
from tests.envs.variants import ALL, MAIN, SINGLE, schotten

kit: Any = pettingzoo_test

# api_test knows environments with Dict observations by name, and ours are not on its list.
UNAVOIDABLE = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete",
)
NO_ACTIONS = "Action mask numpy array is all zeros (no legal actions)."


@contextmanager
def only_unavoidable_warnings(agents: int) -> Iterator[None]:
    """Let the two pass; and, of a game that ended, that its agents have no actions left."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
    others = [str(w.message) for w in caught if str(w.message) not in UNAVOIDABLE]
    assert others in [[NO_ACTIONS] * ended for ended in (0, agents - 1)]


def seeded(env: Any) -> Any:
    """Make api_test's random choices the same each time."""
    for i, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(i)
    return env


@pytest.mark.parametrize("variant", MAIN)
def test_api(variant: str) -> None:
    with only_unavoidable_warnings(2):
        kit.api_test(seeded(pettingzoo.env(schotten(variant))), num_cycles=1000)


@pytest.mark.parametrize("variant", SINGLE)
def test_api_of_single_options(variant: str) -> None:
    with only_unavoidable_warnings(2):
        kit.api_test(seeded(pettingzoo.env(schotten(variant))), num_cycles=40)


@pytest.mark.parametrize("variant", ALL)
def test_the_same_seed_gives_the_same_game(variant: str) -> None:
    kit.seed_test(
        lambda: pettingzoo.env(schotten(variant)), num_cycles=200 if variant in MAIN else 20
    )


@pytest.mark.parametrize("variant", ALL)
def test_rendering(variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str | None) -> Any:
        return seeded(pettingzoo.env(schotten(variant), render_mode))

    kit.render_test(make, {"ansi": lambda text: "stones:" in text and "hand: " in text})
    assert "stones:" in capsys.readouterr().out


def play(env: Any, seed: int) -> Iterator[tuple[str, dict[str, Any], float, bool]]:
    """Play one game at random; give what each agent got when it was asked."""
    env.reset(seed=seed)
    seeded(env)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert not truncated
        yield agent, observation, reward, terminated
        mask = observation["action_mask"]
        env.step(None if terminated else env.action_space(agent).sample(mask))


@pytest.mark.parametrize("variant", ["base", "tactics-expert", "settlement=draw"])
def test_the_agent_asked_has_its_legal_actions_and_the_others_none(variant: str) -> None:
    env = pettingzoo.SaltireEnv(schotten(variant))
    for agent, observation, _, terminated in play(env, 3):
        other = "player_1" if agent == "player_0" else "player_0"
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert legal == ([] if terminated else env.position.legal())
        if other in env.agents:
            assert not env.observe(other)["action_mask"].any()


@pytest.mark.parametrize("variant", MAIN)
def test_rewards_come_at_the_end_and_sum_to_zero(variant: str) -> None:
    env = pettingzoo.env(schotten(variant))
    for seed in (1, 2):
        final: dict[str, float] = {}
        for agent, _, reward, terminated in play(env, seed):
            assert terminated or reward == 0
            if terminated:
                final[agent] = reward
        shares = env.unwrapped.position.result()
        assert final == {"player_0": 2 * shares[0] - 1, "player_1": 2 * shares[1] - 1}


def test_a_reset_without_a_seed_goes_on_with_the_stream() -> None:
    def two_games(env: Any) -> list[bytes]:
        deals = []
        for seed in (9, None):
            env.reset(seed=seed)
            deals.append(env.observe("player_0")["observation"].tobytes())
        return deals

    first, second = two_games(pettingzoo.make("schotten")), two_games(pettingzoo.make("schotten"))
    assert first == second
    assert first[0] != first[1]


def test_an_illegal_action_names_its_rule_or_ends_the_game() -> None:
    raw = pettingzoo.SaltireEnv(schotten("base"))
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="must choose an action"):
        raw.step(None)
    with pytest.raises(IllegalAction, match=r"rule 3\.9"):
        raw.step(raw.game.parse(raw.position, "pass"))

    env = pettingzoo.make("schotten")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(raw.game.parse(raw.position, "pass"))
    assert all(env.terminations.values())
    assert {agent: env.rewards[agent] for agent in env.agents if agent != loser} == {
        agent: 0 for agent in env.agents if agent != loser
    }
    assert env.unwrapped._cumulative_rewards[loser] == -1


def test_names_carry_a_version() -> None:
    assert str(pettingzoo.make("schotten", expert=True)) == "schotten_v2"
    assert str(pettingzoo.make("schotten_v2")) == "schotten_v2"
    with pytest.raises(BadOption, match="the environment is schotten_v2"):
        pettingzoo.make("schotten_v0")
    with pytest.raises(ValueError, match="render_mode cannot be 'svg'"):
        pettingzoo.make("schotten", render_mode="svg")


def test_the_facts_of_the_page_are_true() -> None:
    game = schotten("base")
    assert pettingzoo.__doc__ is not None
    assert f"| size | {encode.SIZE} for `schotten`" in pettingzoo.__doc__
    assert f"`Discrete(game.num_actions)`; {game.num_actions} for `schotten`" in pettingzoo.__doc__


def test_sealed_choices_are_asked_in_turn_and_shown_to_nobody() -> None:
    with only_unavoidable_warnings(3):
        kit.api_test(seeded(pettingzoo.env(TokenGame())))
    kit.seed_test(lambda: pettingzoo.env(TokenGame()))
    env = pettingzoo.SaltireEnv(TokenGame())
    last_sees = set()
    for first in (0, 1, 2):
        env.reset(seed=4)
        for agent, token in (("player_0", first), ("player_1", 1)):
            assert env.agent_selection == agent
            env.step(token)
        assert env.agent_selection == "player_2"
        assert not env.observe("player_0")["action_mask"].any()
        last_sees.add(env.observe("player_2")["observation"].tobytes())
    assert len(last_sees) == 1
    env.step(1)
    assert env.rewards == {"player_0": 1.0, "player_1": -0.5, "player_2": -0.5}
