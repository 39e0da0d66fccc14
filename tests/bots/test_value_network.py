"""The value network: what it computes, how it learns, and the bot that looks one move ahead with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saltire.arena.value_learning import ValueLearner
from saltire.arena.value_training import ValueTraining
from saltire.bots.registry import make_bot, network_bot, value_network
from saltire.bots.search.network_file import network_bytes, read_network
from saltire.games.registry import load
from saltire.games.schotten.bots.evaluation import Evaluation
from saltire.games.schotten.bots.learned_evaluation import (
    SHAPE,
    Judge,
    LearnedEvaluation,
    fresh_weights,
)
from saltire.games.schotten.bots.one_ply import OnePlyBot
from saltire.games.schotten.bots.parameters import Parameters
from saltire.games.schotten.bots.self_play import ROW, SelfPlay
from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.imagine import imagine
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.errors import BadOption
from saltire.kernel.lots import Lots


def made_up_weights(seed: int = 5) -> list[float]:
    """Draw weights, the same on every machine."""
    lots = Lots(seed)
    return [(lots.below(2001) - 1000) / 8000 for _ in range(SHAPE.count() - 1)] + [1.0]


def moves(seed: int, games: int, every: int, **options: Any) -> Iterator[tuple[Table, int, Table]]:
    """Play random games; yield some positions with their seat and the position after a random move."""
    game, lots = load("schotten", auto_claim=True, **options), Lots(seed)
    for _ in range(games):
        s = game.start()
        assert isinstance(s, Table)
        while s.returns is None:
            seat = s.actor()
            after = s.clone()
            after.apply(s.sample(lots))
            if seat >= 0 and lots.below(every) == 0 and after.returns is None:
                yield s, seat, after
            s.apply(s.sample(lots))


@pytest.mark.parametrize("tactics", [False, True])
def test_a_fresh_network_gives_what_the_evaluation_gives(tactics: bool) -> None:
    parameters = Parameters()
    judge = Judge(fresh_weights(), parameters)
    compared = 0
    for s, seat, after in moves(1, 3, 3, tactics=tactics):
        view = SchottenView(s, seat)
        expected = Evaluation(parameters, view).round(after)
        found = LearnedEvaluation(judge, parameters, view).round(after)
        # The network takes a chance below 0.1 % for 0.1 %, so that it has a logit.
        assert found == pytest.approx(min(1.0, max(0.0, expected)), abs=0.01)
        compared += 1
    assert compared > 20


def test_what_was_judged_before_does_not_matter() -> None:
    judge = Judge(made_up_weights(), Parameters())
    for _, seat, after in moves(2, 1, 2, tactics=True):
        fresh = Judge(made_up_weights(), Parameters())
        assert judge.value(after, seat, 0.0) == pytest.approx(
            fresh.value(after, seat, 0.0), abs=1e-12
        )


@pytest.mark.parametrize("tactics", [False, True])
def test_hidden_cards_do_not_change_a_value(tactics: bool) -> None:
    judge = Judge(made_up_weights(), Parameters())
    for _, seat, after in moves(3, 1, 4, tactics=tactics):
        view = SchottenView(after, seat)
        values = {round(judge.value(imagine(view, Lots(n)), seat, 0.0), 12) for n in range(3)}
        assert len(values) == 1


def self_play(positions: int, **options: Any) -> SelfPlay:
    play = SelfPlay(load("schotten", auto_claim=True, **options), made_up_weights(), positions)
    lots = Lots(9)
    while not play.full():
        play.play(lots)
    return play


def rows_of(play: SelfPlay) -> np.ndarray[Any, Any]:
    return np.array(list(play.rows)[: ROW * int(play.number)]).reshape(-1, ROW)


def learner_of(seed: int) -> ValueLearner:
    learner = ValueLearner(value_network(load("schotten")).task(), seed, np.float64)
    weights, at = made_up_weights(seed), 0
    for name, array in learner.weights.items():
        made_up = weights[at : at + array.size]
        learner.weights[name] = np.array(made_up, array.dtype).reshape(array.shape)
        at += array.size
    return learner


@pytest.mark.parametrize("tactics", [False, True])
def test_training_and_playing_compute_the_same(tactics: bool) -> None:
    play = self_play(10, tactics=tactics)
    values = learner_of(5).values(rows_of(play))
    assert values == pytest.approx(list(play.values)[: len(values)], abs=1e-9)
    assert np.ptp(values) > 0.05


def test_gradients_are_what_small_changes_of_the_weights_do() -> None:
    learner = learner_of(5)
    rows = rows_of(self_play(10))
    targets = np.linspace(0.1, 0.9, len(rows))
    parts, extras = learner.split(rows)
    _, gradients = learner.gradients(parts, extras, targets)
    rng = np.random.default_rng(1)
    for name, weights in learner.weights.items():
        flat = weights.reshape(-1)
        for at in rng.integers(flat.size, size=min(6, flat.size)):
            before = flat[at]
            losses = []
            for step in (1e-6, -1e-6):
                flat[at] = before + step
                losses.append(learner.gradients(parts, extras, targets)[0])
            flat[at] = before
            slope = (losses[0] - losses[1]) / 2e-6
            assert gradients[name].reshape(-1)[at] == pytest.approx(slope, abs=2e-8, rel=1e-4), name


def test_learning_lowers_the_loss_on_what_it_sees() -> None:
    learner = learner_of(5)
    rows = rows_of(self_play(40))
    targets = (rows[:, 0] + rows[:, 12] > 0.4) * 1.0
    losses = [learner.step(rows, targets, 0.01) for _ in range(30)]
    assert losses[-1] < losses[0] - 0.05


def test_a_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    game = load("schotten")
    task = value_network(game).task()

    def train(minutes: float) -> ValueTraining:
        training = ValueTraining(game, task, tmp_path / "out", minutes, seed=3, chunk=12)
        training.run(lambda _: None)
        return training

    first = train(1e-9)
    assert len(first.curve) == 1
    second = train(first.seconds / 60 + 1e-9)
    assert len(second.curve) == 2
    assert second.curve[0] == first.curve[0]
    assert second.learner.steps == 2 * first.learner.steps
    weights, about = read_network(second.finish())
    assert weights == pytest.approx(second.learner.flat(), abs=1e-6)
    assert about["positions"] == 24
    assert second.network.stat().st_size < 200_000
    assert (tmp_path / "out" / "curve.csv").read_text().count("\n") == 3
    with pytest.raises(BadOption, match="other settings"):
        ValueTraining(game, task, tmp_path / "out", 1.0, seed=4, chunk=12)


def test_a_network_that_does_not_fit_is_refused_in_a_line(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    cases = [
        (b"no archive", "is broken"),
        (network_bytes([1.0], {"game": "schotten"}), "1 weights instead of"),
        (network_bytes(fresh_weights(), {"game": "hammer"}), "was trained for hammer"),
    ]
    for content, message in cases:
        path.write_bytes(content)
        read_network.cache_clear()
        with pytest.raises(BadOption, match=message):
            network_bot(load("schotten"), path)
    with pytest.raises(BadOption, match="hammer has no value network"):
        network_bot(load("hammer"), path)
    with pytest.raises(BadOption, match="cannot be read"):
        network_bot(load("schotten"), tmp_path / "none.npz")


PLAYED = {False: 952535, True: 165100}
"""A number for the actions of a game, the same in the pure and the compiled build."""


@pytest.mark.parametrize("tactics", [False, True])
def test_both_builds_choose_alike(tactics: bool) -> None:
    game, lots = load("schotten", auto_claim=True, tactics=tactics), Lots(4)
    bot = OnePlyBot(made_up_weights())
    s = game.start()
    assert isinstance(s, Table)
    number = 0
    for _ in range(60):
        if s.returns is not None:
            break
        actor = s.actor()
        action = s.sample(lots)
        if actor >= 0:
            action = bot.choose(SchottenView(s, actor), (), 1.0)
            number = (31 * number + action) % 1_000_003
        s.apply(action)
    assert number == PLAYED[tactics]


@pytest.mark.parametrize("tactics", [False, True])
def test_the_installed_network_plays(tactics: bool) -> None:
    game = load("schotten", tactics=tactics)
    path = value_network(game).installed
    assert path.stat().st_size < 200_000
    bot = network_bot(game, path)
    s = game.start()
    lots = Lots(7)
    while s.actor() < 0:
        s.apply(s.sample(lots))
    assert bot.choose(s.view(s.actor()), (), 1.0) in s.legal()
    assert make_bot(game, "one-ply", 0).name == "one-ply"
