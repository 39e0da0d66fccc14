"""Gymnasium's checker, and whole episodes against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from saltire import NotYourTurn
from saltire.bots.registry import bots_of
from saltire.envs.gymnasium import SaltireGym, make
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.bits import count
from saltire.kernel.view import View
from tests.envs.tokens.game import TokenGame
from tests.envs.variants import ALL, MAIN, schotten

made: Any = gymnasium.make

ID = "saltire.envs.gymnasium:saltire/schotten-v2"


@pytest.mark.parametrize("variant", ALL)
def test_the_checker_is_content(variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(ID, **ALL[variant]).unwrapped)
    assert "stones:" in capsys.readouterr().out


def episode(env: Any, seed: int) -> tuple[float, int]:
    """Play one episode at random; give the last reward and the number of steps."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    reward, over, steps = 0.0, False, 0
    while not over:
        assert reward == 0
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, truncated, info = env.step(action)
        assert observation in env.observation_space
        assert not truncated
        assert "illegal" not in info
        steps += 1
    assert not info["action_mask"].any()
    return reward, steps


@pytest.mark.parametrize("variant", MAIN)
@pytest.mark.parametrize("seat", [0, 1])
def test_an_episode_is_a_whole_game(variant: str, seat: int) -> None:
    env = SaltireGym(schotten(variant), seat=seat)
    reward, steps = episode(env, 5)
    assert (reward, steps) == episode(env, 5)
    shares = env.position.result()
    assert shares is not None
    assert reward == 2 * shares[seat] - 1
    with pytest.raises(NotYourTurn, match="the game is over"):
        env.step(0)


@pytest.mark.parametrize("variant", ["base", "tactics-expert"])
@pytest.mark.parametrize("name", bots_of(schotten("base")))
def test_an_episode_against_each_bot(name: str, variant: str) -> None:
    env = SaltireGym(schotten(variant), name, clock=0.001)
    reward, _ = episode(env, 3)
    assert reward in (-1, 0, 1)


class Listener:
    """Plays its lowest action and keeps what it was given."""

    def __init__(self, seed: int) -> None:
        self.name = "listener"
        self.reason = ""
        self.views: list[View] = []
        self.heard: list[dict[str, object]] = []

    def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
        assert clock == 0.5
        self.views.append(view)
        self.heard.extend(heard)
        return view.legal[0]


def test_a_bot_gets_its_own_view_and_hears_what_its_seat_hears() -> None:
    bots: list[Listener] = []

    def seated(seed: int) -> Listener:
        bots.append(Listener(seed))
        return bots[-1]

    env = SaltireGym(schotten("base"), seated, seat=1, clock=0.5)
    episode(env, 2)
    [bot] = bots
    assert all(isinstance(view, SchottenView) and view.seat == 0 for view in bot.views)
    cards = [(heard["seat"], "card" in heard) for heard in bot.heard if heard["kind"] == "dealt"]
    assert sorted(cards) == [(0, True)] * 6 + [(1, False)] * 6


def test_an_illegal_action_ends_the_episode_and_names_its_rule() -> None:
    env = make("schotten", seat=0, start_player=0)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert "rule 3.2" in info["illegal"]


def test_seats_and_render_modes_are_checked() -> None:
    with pytest.raises(ValueError, match="seat must be from 0 to 1"):
        make("schotten", seat=2)
    with pytest.raises(ValueError, match="render_mode cannot be 'svg'"):
        make("schotten", render_mode="svg")
    env = make("schotten", render_mode="ansi")
    env.reset(seed=1)
    assert "hand: " in env.render()


@pytest.mark.parametrize("title", ["schotten", "hammer", "swords"])
def test_a_picture_shows_the_board(title: str) -> None:
    env = make(title, render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    assert first.dtype == np.uint8
    assert first.ndim == 3
    assert first.shape[2] == 3
    for _ in range(4):
        env.step(int(env.action_masks().argmax()))
    assert env.render().tobytes() != first.tobytes()


def test_masks_are_those_of_the_info() -> None:
    env = make("schotten", seat=1)
    _, info = env.reset(seed=2)
    while info["action_mask"].any():
        assert env.action_masks().dtype == np.bool_
        assert (env.action_masks() == info["action_mask"]).all()
        *_, info = env.step(int(info["action_mask"].argmax()))
    assert not env.action_masks().any()


def test_a_random_seat_changes_from_game_to_game() -> None:
    env = make("swords", seat="random")
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(40)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(40)]
    assert env.position.waiting_for()[0] == seats[-1]


def test_shaped_rewards_add_up_to_the_result() -> None:
    def stones(view: Any) -> float:
        return (count(view.owned & 511) - count(view.owned >> 9)) / 10

    env = make("schotten", shaping=stones, start_player=0)
    plain = make("schotten", start_player=0)
    for seed in (1, 2, 3):
        _, info = env.reset(seed=seed)
        plain.reset(seed=seed)
        total, bare, rewards, over = 0.0, 0.0, [], False
        while not over:
            action = int(np.flatnonzero(info["action_mask"])[-1])
            _, reward, over, _, info = env.step(action)
            bare = plain.step(action)[1]
            rewards.append(reward)
        total = sum(rewards)
        assert total == pytest.approx(bare)
        assert any(rewards[:-1])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sealed_choices_against_two_bots(seat: int) -> None:
    class Low(Listener):
        def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
            return 0

    env = SaltireGym(TokenGame(), Low, seat)
    env.reset(seed=1)
    _, reward, over, _, _ = env.step(2)
    assert (reward, over) == (1.0, True)
