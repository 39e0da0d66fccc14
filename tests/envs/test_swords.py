"""Swords and Bagpipes in every environment: two to six players, each variant."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo import test as pettingzoo_test

from saltire import Lots, NotYourTurn
from saltire.envs import openspiel, pettingzoo
from saltire.envs.gymnasium import SaltireGym
from saltire.games.swords import encode
from saltire.games.swords.rules.battle import LayTokens
from saltire.kernel.phase import OPEN
from tests.envs.spiel_checks import check_player
from tests.envs.test_gymnasium import episode
from tests.envs.test_pettingzoo import only_unavoidable_warnings, play, seeded
from tests.envs.variants import SWORDS, long_but, swords

kit: Any = pettingzoo_test
made: Any = gymnasium.make
SPIEL = "python_saltire_swords"

each = pytest.mark.parametrize("variant", SWORDS)
each_number = pytest.mark.parametrize("variant", ["two", "three", "four", "five", "six"])


@each
def test_pettingzoo_api(variant: str) -> None:
    game = swords(variant)
    with only_unavoidable_warnings(len(game.seats)):
        kit.api_test(seeded(pettingzoo.env(game)), num_cycles=400)


@each
def test_pettingzoo_gives_the_same_game_for_a_seed(variant: str) -> None:
    kit.seed_test(lambda: pettingzoo.env(swords(variant)), num_cycles=60)


@each_number
def test_pettingzoo_rewards_come_at_the_end_and_sum_to_zero(variant: str) -> None:
    env = pettingzoo.env(swords(variant))
    final: dict[str, float] = {}
    for agent, _, reward, terminated in play(env, 3):
        assert terminated or reward == 0
        if terminated:
            final[agent] = reward
    assert len(final) == len(env.possible_agents)
    assert abs(sum(final.values())) < 1e-9


def laying(variant: str) -> Any:
    """Play to the first time that tokens are laid."""
    env = pettingzoo.SaltireEnv(swords(variant))
    env.reset(seed=2)
    while not isinstance(env.position.top, LayTokens):
        env.step(env.position.legal()[-1])
    return env


@each_number
def test_a_token_that_is_laid_is_shown_to_nobody(variant: str) -> None:
    seen = []
    for which in (0, 1):
        env = laying(variant)
        env.step(env.position.legal()[which])
        assert isinstance(env.position.top, LayTokens)
        first = next(i for i, choice in enumerate(env.position.top.choices) if choice >= 0)
        assert OPEN in env.position.top.choices
        others = [agent for agent in env.agents if agent != f"player_{first}"]
        seen.append([env.observe(agent)["observation"].tobytes() for agent in others])
    assert seen[0] == seen[1]


@each
def test_gymnasium_checker(variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made("saltire.envs.gymnasium:saltire/swords-v2", **SWORDS[variant]).unwrapped)
    assert "scottish_camp:" in capsys.readouterr().out


@each_number
def test_a_gymnasium_episode_is_a_whole_game(variant: str) -> None:
    game = swords(variant)
    env = SaltireGym(game, seat=len(game.seats) - 1)
    reward, steps = episode(env, 5)
    assert (reward, steps) == episode(env, 5)
    with pytest.raises(NotYourTurn, match="the game is over"):
        env.step(0)


def spiel(variant: str) -> Any:
    given = SWORDS[variant]
    params = {name: f"#{value}" if name == "oldest" else value for name, value in given.items()}
    return pyspiel.load_game(SPIEL, params)


@pytest.mark.parametrize("variant", long_but(SWORDS, "two", "four"))
def test_openspiel_simulation(variant: str) -> None:
    pyspiel.random_sim_test(spiel(variant), num_sims=1, serialize=True, verbose=False)


@each
def test_openspiel_strings_and_tensors_tell_nothing_hidden(variant: str) -> None:
    game, rng = spiel(variant), Random(4)
    state = game.new_initial_state()
    for _ in range(38):
        state.apply_action(rng.choice(state.legal_actions()))
    differed = 0
    for player in range(game.num_players()):
        other = state.clone()
        other.tracked.position = game.game.imagine(
            state.tracked.position.view(player), Lots(player)
        )
        differed += str(other) != str(state)
        check_player(state, other, player, encode.SIZE)
    assert differed


def test_openspiel_knows_the_game() -> None:
    assert openspiel.__doc__
    assert SPIEL in pyspiel.registered_names()


@each_number
def test_openspiel_has_as_many_players_as_the_option_says(variant: str) -> None:
    assert spiel(variant).num_players() == SWORDS[variant].get("players", 4)
