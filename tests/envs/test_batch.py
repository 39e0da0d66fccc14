"""Batches play what single games play, with the same seeds, and write the same observations."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest

import saltire
from saltire import CHANCE, RULES, Game, IllegalAction, Lots, State
from saltire.envs._shared import encoder_of, rewards_of
from saltire.envs.batch import BatchEnv, make
from saltire.envs.vector import SaltireVector
from saltire.envs.vector import make as make_vector
from saltire.games.schotten import encode
from saltire.kernel.view import View
from tests.envs.tokens.game import TokenGame

GAMES: dict[str, dict[str, object]] = {
    "schotten": {},
    "schotten-tactics": {"tactics": True},
    "hammer": {},
    "swords": {},
    "swords-2": {"players": 2},
}


def load(name: str) -> Game:
    return saltire.load(name.partition("-")[0], **GAMES[name])


class Single:
    """One game of a batch, played plainly: what row `i` must show."""

    def __init__(self, game: Game, seed: int, seat: int | None) -> None:
        self.game, self.lots, self.seat = game, Lots(seed), seat
        self.encoder = encoder_of(game)
        self.state: State = game.start()
        self.go_on()

    def go_on(self) -> None:
        while self.state.actor() != RULES and self.state.actor() != self.seat:
            if self.seat is None and self.state.actor() != CHANCE:
                return
            self.state.apply(self.state.sample(self.lots))

    def step(self, action: int) -> list[float] | None:
        seat = self.state.waiting_for()[0]
        self.state.check(seat, action)
        self.state.apply(action, seat)
        self.go_on()
        shares = self.state.result()
        if shares is None:
            return None
        self.state = self.game.start()
        self.go_on()
        return rewards_of(shares)

    def check(self, batch: BatchEnv, at: int) -> None:
        seat = self.state.waiting_for()[0]
        view = self.state.view(seat)
        assert batch.seats[at] == seat
        assert batch.observations[at].tobytes() == self.encoder.observation(view).tobytes()
        assert np.flatnonzero(batch.masks[at]).tolist() == self.state.legal(seat)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_rows_are_single_games(name: str, seat: int | None) -> None:
    game = load(name)
    batch = BatchEnv(game, 3, None if seat is None else "random", seat or 0)
    batch.reset(seed=[11, 3, 2**40])
    singles = [Single(game, seed, seat) for seed in (11, 3, 2**40)]
    ended = 0
    for step in range({"hammer": 700, "swords": 240}.get(name, 120)):
        for at, single in enumerate(singles if step % 7 == 0 or batch.terminations.any() else []):
            single.check(batch, at)
        actions = batch.sample()
        batch.step(actions)
        for at, single in enumerate(singles):
            rewards = single.step(int(actions[at]))
            ended += rewards is not None
            assert batch.terminations[at] == (rewards is not None)
            expected = rewards or [0.0] * len(game.seats)
            mine: Any = expected if seat is None else expected[seat]
            assert batch.rewards[at].tolist() == pytest.approx(mine)
    assert ended > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_batch(name: str) -> None:
    def trace(games: int) -> list[bytes]:
        batch = BatchEnv(load(name), games, "random", "random")
        batch.reset(seed=5)
        found = []
        for _ in range(60):
            batch.step(batch.masks.argmax(axis=1))
            found.append(batch.observations[:2].tobytes() + batch.rewards[:2].tobytes())
        return found

    first = trace(2)
    assert first == trace(2) == trace(5)


def test_a_bot_of_ones_own_sees_views_and_hears_events() -> None:
    views: list[int] = []
    heard: list[dict[str, object]] = []

    class Low:
        name, reason = "low", ""

        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, view: View, events: Sequence[dict[str, object]], clock: float) -> int:
            assert clock == 0.25
            views.append(int(view.seat))
            heard.extend(events)
            return view.legal[0]

    batch = make("schotten", 2, Low, seat=1, clock=0.25)
    batch.reset(seed=1)
    while not batch.terminations.any():
        assert set(batch.seats.tolist()) == {1}
        batch.step(batch.sample())
    assert set(views) == {0}
    dealt = [(event["seat"], "card" in event) for event in heard if event["kind"] == "dealt"]
    assert (0, True) in dealt
    assert (1, False) in dealt
    assert (1, True) not in dealt


@pytest.mark.parametrize("opponents", ["greedy", "novice"])
def test_bots_are_opponents_by_name(opponents: str) -> None:
    batch = make("schotten", 2, opponents, seat="random", clock=0.001)
    batch.reset(seed=9)
    seats = set()
    for _ in range(40):
        seats |= set(batch.seats.tolist())
        batch.step(batch.sample())
    assert seats == {0, 1}


def test_sealed_choices_in_a_batch() -> None:
    batch = BatchEnv(TokenGame(), 2)
    batch.reset(seed=0)
    for seat in (0, 1, 2):
        assert batch.seats.tolist() == [seat, seat]
        batch.step([seat, 2 - seat])
    assert batch.terminations.all()
    assert batch.rewards.sum() == 0


def test_an_illegal_action_is_refused_before_anything_moves() -> None:
    batch = make("schotten", 3, start_player=0)
    batch.reset(seed=1)
    before = [position.to_json() for position in batch.positions()]
    actions = batch.sample()
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(IllegalAction, match=r"game 1, action \d+: .* \(rule 3.2\)"):
        batch.step(actions)
    assert [position.to_json() for position in batch.positions()] == before
    actions[1] = 10**9
    with pytest.raises(IllegalAction):
        batch.step(actions)


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(ValueError, match="at least one"):
        make("schotten", 0)
    with pytest.raises(ValueError, match="seat must be from 0 to 1"):
        make("schotten", 1, "random", seat=2)
    with pytest.raises(ValueError, match="choose raise or lose"):
        make("schotten", 1, illegal="ignore")
    batch = make("schotten", 2)
    with pytest.raises(ValueError, match="reset"):
        batch.step([0, 0])
    with pytest.raises(ValueError, match="2 games, and 3 seeds"):
        batch.reset([1, 2, 3])


@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
def test_a_batch_is_pickled_in_the_middle_of_its_games(opponents: str | None) -> None:
    batch = make("schotten", 2, opponents)
    batch.reset(seed=4)
    for _ in range(9):
        batch.step(batch.sample())
    others = [pickle.loads(pickle.dumps(batch)), copy.deepcopy(batch)]
    for _ in range(60):
        actions = batch.sample()
        batch.step(actions)
        for other in others:
            assert (other.sample() == actions).all()
            other.step(actions)
            assert other.observations.tobytes() == batch.observations.tobytes()
            assert (other.rewards == batch.rewards).all()


def test_the_vector_environment_is_a_batch_against_bots() -> None:
    envs: Any = gymnasium.make_vec(
        "saltire.envs.gymnasium:saltire/schotten-v2", num_envs=3, seat=1, tactics=True
    )
    assert isinstance(envs.unwrapped, SaltireVector)
    observations, infos = envs.reset(seed=3)
    [result] = [part.start for part in encode.LAYOUT if part.name == "result"]
    ended = 0
    for _ in range(300):
        assert observations in envs.observation_space
        assert infos["action_mask"].any(axis=1).all()
        actions = envs.unwrapped.batch.sample()
        observations, rewards, over, truncations, infos = envs.step(actions)
        assert not truncations.any()
        assert (rewards[~over] == 0).all()
        for at in np.flatnonzero(over):
            assert rewards[at] == 2 * infos["final_obs"][at][result] - 1
            ended += 1
    assert ended > 3


def test_an_illegal_action_loses_its_game_in_the_vector_environment() -> None:
    envs = make_vector("schotten", 2)
    _, infos = envs.reset(seed=1)
    actions = envs.batch.sample()
    actions[0] = int(np.flatnonzero(infos["action_mask"][0] == 0)[0])
    _, rewards, over, _, infos = envs.step(actions)
    assert rewards.tolist() == [-1, 0]
    assert over.tolist() == [True, False]
    assert infos["_final_obs"].tolist() == [True, False]
    assert (envs.action_masks().sum(axis=1) > 0).all()


def test_arrays_are_copied_unless_told_otherwise() -> None:
    own, shared = make_vector("schotten", 2), make_vector("schotten", 2, copy=False)
    for envs in (own, shared):
        first, _ = envs.reset(seed=1)
        second = envs.step(envs.batch.sample())[0]
        assert np.shares_memory(first, second) == (envs is shared)
