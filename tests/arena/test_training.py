"""Training a model: the fit, the promotion match, and whether the model is installed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from saltire.arena.entrants import NO_MODEL
from saltire.arena.fit import FittedModel, cross_validated
from saltire.arena.match import Match, Runner
from saltire.arena.process_runner import play_locally
from saltire.arena.promotion_gate import ENOUGH, PromotionGate
from saltire.arena.samples import Samples
from saltire.arena.statistics import Estimate
from saltire.arena.training import Training
from saltire.bots.registry import model_path, with_model
from saltire.bots.search.model import Learned
from saltire.bots.search.network import Model
from saltire.games.registry import load
from tests.arena.models import model
from tests.cli.run_command import saltire

GROUPS = 1200
PER_GAME = 6


def made_up_samples(seed: int, bias: float, size: int = 3) -> Samples:
    """Make up samples: who wins follows the base, and the first number as far as the bias goes."""
    rng = np.random.default_rng(seed)
    bases, rows = rng.normal(size=GROUPS * size), rng.normal(size=(GROUPS * size, 4))
    group = np.repeat(np.arange(GROUPS), size)
    truth = bases + bias * rows[:, 0]
    drawn = truth + rng.gumbel(size=len(truth))
    shares = (
        drawn.reshape(GROUPS, size).argmax(axis=1)[group] == np.tile(np.arange(size), GROUPS)
    ) * 1.0
    return Samples(bases, rows, shares, group, np.arange(GROUPS) // PER_GAME)


def fitted(samples: Samples) -> FittedModel:
    found = cross_validated(samples, GROUPS // PER_GAME, 1)
    assert found is not None
    return found


def test_what_the_knowledge_misses_is_learned() -> None:
    found = fitted(made_up_samples(1, bias=1.0))
    assert found.better
    assert found.gain.low > 0
    assert found.brier < found.hand_brier
    line = np.array(found.net.line)
    if found.units:
        line += np.array(found.net.outer) @ np.array(found.net.inner)
    assert line[0] == pytest.approx(1.0, abs=0.35)
    assert np.abs(line[1:]).max() < 0.35


def test_where_there_is_nothing_to_learn_the_knowledge_is_left_as_it_is() -> None:
    found = fitted(made_up_samples(2, bias=0.0))
    assert found.net.trust == pytest.approx(1.0, abs=0.2)
    assert found.loss == pytest.approx(found.hand_loss, abs=0.01)


def test_forecasts_come_true_as_often_as_they_say() -> None:
    found = fitted(made_up_samples(3, bias=1.0))
    large = [each for each in found.bins if each.times >= 60]
    assert len(large) > 3
    for each in large:
        assert each.forecast == pytest.approx(each.result.mean, abs=0.15)


def test_the_same_games_teach_the_same_model() -> None:
    one, other = fitted(made_up_samples(4, bias=0.5)), fitted(made_up_samples(4, bias=0.5))
    assert one.to_json() == other.to_json()
    assert Model({}, one.net, None).to_bytes() == Model({}, other.net, None).to_bytes()


def test_the_groups_of_a_game_stay_together() -> None:
    samples = made_up_samples(5, bias=0.5)
    some = samples.where(np.isin(samples.game, [3, 8]))
    assert len(some) == 2 * PER_GAME
    assert set(some.game.tolist()) == {3, 8}
    assert some.sums(some.shares) == pytest.approx(np.ones(len(some)))
    first = 3 * PER_GAME * 3
    assert some.bases[:3].tolist() == samples.bases[first : first + 3].tolist()


# The promotion match.


def local_runner(jobs: int = 1) -> Runner:
    return lambda schedule, fixtures: play_locally(schedule, fixtures, jobs)


def play_match(match: Match, runner: Runner) -> None:
    match.play(runner)


def contrary(folder: Path) -> str:
    """Write a model that takes bad for good."""
    path = folder / "contrary.npz"
    path.write_bytes(model(load("schotten"), -1.0, reach=1).to_bytes())
    return f"model:{path}"


def test_the_gate_refuses_a_model_that_is_plainly_worse(tmp_path: Path) -> None:
    gate = PromotionGate(
        load("schotten"), contrary(tmp_path), 12, 0.01, 0, folder=tmp_path / "gate"
    )
    gate.play(play_match, local_runner())
    assert gate.games == 12
    assert gate.share().high < 0.5
    assert not gate.passed(12)
    assert "400 games are needed" in gate.summary()
    again = PromotionGate(
        load("schotten"), contrary(tmp_path), 12, 0.01, 0, folder=tmp_path / "gate"
    )
    assert again.games == 12


def test_the_gate_accepts_one_that_is_plainly_better_once_there_are_games_enough(
    tmp_path: Path,
) -> None:
    gate = PromotionGate(load("schotten"), NO_MODEL, 12, 0.01, 0, contrary(tmp_path))
    gate.play(play_match, local_runner())
    assert gate.share().low > 0.5
    assert gate.passed(12)
    assert not gate.passed()


@pytest.mark.parametrize(
    ("mean", "low", "games", "passes"),
    [
        (0.54, 0.505, ENOUGH, True),
        (0.54, 0.495, ENOUGH, False),
        (0.525, 0.51, ENOUGH, False),
        (0.54, 0.505, ENOUGH - 1, False),
    ],
)
def test_both_the_share_and_its_interval_must_be_above(
    mean: float, low: float, games: int, passes: bool
) -> None:
    class WithShare(PromotionGate):
        def __init__(self) -> None:
            self.seconds = 0.1

        def share(self) -> Estimate:
            return Estimate(mean, low, 2 * mean - low)

        @property
        def games(self) -> int:
            return games

    assert WithShare().passed() == passes


# The command.


@pytest.mark.parametrize(
    "words",
    [
        ["schotten"],
        pytest.param(["hammer", "--part", "value"], marks=pytest.mark.soak),
        pytest.param(["swords", "--players", "3", "--reach", "1"], marks=pytest.mark.soak),
    ],
    ids=lambda words: str(words[0]),
)
def test_a_model_is_taught_and_left_out_and_nothing_is_installed(
    words: list[str], tmp_path: Path
) -> None:
    out = tmp_path / "out"
    run = ["arena", "train", *words, "--games", "3", "--playouts", "3", "--gate-games", "1",
           "--seconds", "0.01", "--out", out]  # fmt: skip
    place = model_path(load(words[0]))
    before = place.read_bytes() if place.exists() else b""
    first = saltire(tmp_path, *run)
    assert first.returncode == 1, first.stderr
    assert first.stderr.startswith(f"saltire: the model of {words[0]} is left out: ")
    assert len(first.stderr.splitlines()) == 1
    assert (place.read_bytes() if place.exists() else b"") == before
    report = json.loads((out / "train.json").read_text())
    assert report["games"] == 3
    assert not report["installed"]
    value = report["parts"]["value"]
    assert value["lessons"] > 0
    assert value["loss"] > 0
    assert value["better"] == (value["loss"] < value["hand_loss"])
    kept = [part for part in report["parts"].values() if part["better"]]
    assert bool(report["model"]) == bool(report["gate"]) == bool(kept)
    if report["model"]:
        assert report["bytes"] == (out / report["model"]).stat().st_size < 1_000_000
    assert (out / "train.md").read_text() == first.stdout
    games = (out / "play" / "games.jsonl").read_bytes()
    again = saltire(tmp_path, *run)
    assert (again.stdout, again.stderr) == (first.stdout, first.stderr)
    assert (out / "play" / "games.jsonl").read_bytes() == games


def test_a_model_is_installed_where_the_search_finds_it(tmp_path: Path) -> None:
    game = load("schotten")
    training = Training(game, tmp_path, 1, 1, 0)
    training.model = tmp_path / "model-1.npz"
    training.model.write_bytes(model(game).to_bytes())
    place = tmp_path / "model.npz"
    training.install(place)
    assert place.read_bytes() == training.model.read_bytes()
    assert isinstance(with_model(game, place), Learned)


@pytest.mark.parametrize(
    "words",
    [
        ["chess"],
        ["schotten", "--games", "0"],
        ["schotten", "--gate-games", "0"],
        ["schotten", "--seconds", "0"],
        ["schotten", "--reach", "-1"],
        ["schotten", "--jobs", "0"],
    ],
)
def test_what_cannot_be_taught_is_refused_in_one_line(words: list[str], tmp_path: Path) -> None:
    refused = saltire(tmp_path, "arena", "train", *words, "--out", tmp_path / "out")
    assert refused.returncode == 2
    assert refused.stderr.startswith("saltire: ")
    assert len(refused.stderr.splitlines()) == 1


def test_too_few_games_teach_nothing(tmp_path: Path) -> None:
    samples = made_up_samples(6, bias=0.5)
    assert cross_validated(samples.where(samples.game < 2), 2, 0) is None
    found = fitted(samples)
    assert replace(found, loss=found.hand_loss).better is False
