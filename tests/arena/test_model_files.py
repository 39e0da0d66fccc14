"""The file of a model, and the search that uses it."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from saltire.bots.protocol import AnyBot
from saltire.bots.registry import (
    features_of,
    full_strength,
    hand_made,
    is_trained_for,
    knowledge_of,
    make_bot,
    model_path,
    with_model,
)
from saltire.bots.search.model import Learned
from saltire.bots.search.network import LARGEST, Model, Net, read_model
from saltire.bots.search.search_bot import SearchBot
from saltire.bots.search.settings import SearchSettings
from saltire.bots.training_recorder import TrainingRecorder
from saltire.games.registry import load
from saltire.games.swords.rules.board import Table
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES
from tests.arena.models import model, net
from tests.cli.run_command import environment, saltire

ROOT = Path(__file__).parent.parent.parent
GAMES = ["schotten", "hammer", "swords"]


def a_while_later(game: Game, seed: int, plies: int) -> Position:
    """Play some greedy plies; stop where a seat has a choice."""
    bots = [make_bot(game, "greedy", seed) for _ in game.seats]
    s: Position = game.start()
    lots = Lots(seed)
    while s.actor() != RULES:
        if s.actor() == CHANCE:
            s.apply(s.sample(lots))
            continue
        seat = s.waiting_for()[0]
        if plies <= 0 and len(s.legal(seat)) > 1:
            return s
        plies -= 1
        s.play(seat, bots[seat].choose(s.view(seat), [], 60.0))
    raise AssertionError("the game is over")


def written(path: Path, made: Model) -> Path:
    path.write_bytes(made.to_bytes())
    return path


@pytest.mark.parametrize("title", GAMES)
def test_a_model_that_learned_nothing_says_what_the_knowledge_says(
    title: str, tmp_path: Path
) -> None:
    game = load(title)
    path = written(tmp_path / "model.npz", model(game, units=3))
    plain, learned = hand_made(game), with_model(game, path)
    assert isinstance(learned, Learned)
    for plies in (0, 11, 30):
        s = a_while_later(game, 5, plies)
        seat = s.waiting_for()[0]
        view = s.view(seat)
        worlds = [each.imagine(view, Lots(3)) for each in (plain, learned)]
        assert learned.win_probabilities(worlds[1]) == pytest.approx(
            plain.win_probabilities(worlds[0]), abs=0.003
        )
        theirs = {plan.actions: plan.prior for plan in plain.plans(worlds[0], seat, 8)}
        ours = {plan.actions: plan.prior for plan in learned.plans(worlds[1], seat, 8)}
        assert ours == pytest.approx(theirs)


@pytest.mark.parametrize("title", GAMES)
def test_the_same_view_and_seed_give_the_same_action_with_a_model(
    title: str, tmp_path: Path
) -> None:
    game = load(title)
    path = written(tmp_path / "model.npz", model(game, 0.7, reach=1, units=2))
    s = a_while_later(game, 5, 7)
    seat = s.waiting_for()[0]
    chosen = set()
    for _ in (0, 1):
        bot = SearchBot(
            with_model(game, path), 9, SearchSettings(playouts=40, learn_opponents=False)
        )
        chosen.add((bot.choose(s.view(seat), [], 60.0), *bot.ranking))
    assert len(chosen) == 1


@pytest.mark.parametrize("title", GAMES)
def test_a_learned_value_ends_playouts_sooner(title: str, tmp_path: Path) -> None:
    game = load(title)
    learned = with_model(game, written(tmp_path / "model.npz", model(game, reach=1)))
    plain = hand_made(game)
    steps = []
    s = a_while_later(game, 5, 3)
    view = s.view(s.waiting_for()[0])
    for knowledge in (plain, learned):
        world = knowledge.imagine(view, Lots(1))
        lots = Lots(2)
        taken = 0
        while world.returns is None and not knowledge.playout_ends(world):
            world.apply(knowledge.playout_action(world, lots))
            taken += 1
        steps.append(taken)
    assert 0 < steps[1] < steps[0]


@pytest.mark.parametrize("title", GAMES)
def test_what_a_model_is_told_has_a_name_each_and_is_never_endless(title: str) -> None:
    game = load(title)
    features, knowledge = features_of(game), hand_made(game)
    for plies in (0, 9, 30):
        s = a_while_later(game, 2, plies)
        seat = s.waiting_for()[0]
        world = knowledge.imagine(s.view(seat), Lots(1))
        for each in range(len(game.seats)):
            row = features.seat_features(world, each)
            assert len(row) == len(features.seat_names)
            assert np.isfinite(row).all()
        for plan in knowledge.plans(world, seat, 8):
            row = features.plan_features(world, seat, plan)
            assert len(row) == len(features.plan_names)
            assert np.abs(row).max() < 20


def test_a_player_takes_notes_once_it_has_sobered_up() -> None:
    game = load("swords", players=3)
    noting = TrainingRecorder(game, 0)  # sober in the third round
    noting.settings = replace(noting.settings, playouts=20)
    others = [make_bot(game, "greedy", seed) for seed in (1, 2)]
    bots: list[AnyBot] = [noting, *others]
    s, lots = game.start(), Lots(3)
    assert isinstance(s, Table)
    first = 0
    while s.actor() != RULES:
        if s.actor() == CHANCE:
            s.apply(s.sample(lots))
            continue
        seat = s.waiting_for()[0]
        s.play(seat, bots[seat].choose(s.view(seat), [], 60.0))
        first = first or (int(s.round) if noting.notes["value"] else 0)
    assert first == 3
    assert len(noting.notes["value"]) == int(s.round) + 1 - first
    for value in noting.notes["value"]:
        assert len(value["rows"]) == len(value["bases"]) == 3
    assert noting.notes["policy"]
    for policy in noting.notes["policy"]:
        assert len(policy["rows"]) == len(policy["shares"]) > 1
        assert sum(policy["shares"]) == pytest.approx(1, abs=0.001)


def test_notes_are_taken_beside_the_search_not_in_it() -> None:
    game = load("swords", players=3)
    s = a_while_later(game, 5, 4)
    view = s.view(s.waiting_for()[0])
    bots = [SearchBot(hand_made(game), 9, full_strength(game)), TrainingRecorder(game, 9)]
    for bot in bots:
        bot.settings = replace(bot.settings, playouts=30)
        bot.choose(view, [], 60.0)
    assert bots[0].ranking == bots[1].ranking


def test_a_model_speaks_only_for_the_options_it_was_taught_with(tmp_path: Path) -> None:
    four, three = load("swords", players=4), load("swords", players=3)
    path = written(tmp_path / "model.npz", model(four))
    assert is_trained_for(read_model(path), four)
    assert isinstance(with_model(four, path), Learned)
    assert not isinstance(with_model(three, path), Learned)


def test_a_file_is_the_same_again_and_reads_back(tmp_path: Path) -> None:
    game = load("hammer")
    made = model(game, 0.5, reach=2, units=4)
    read = read_model(written(tmp_path / "model.npz", made))
    assert read.to_bytes() == made.to_bytes()
    assert read.reach == 2
    assert len(made.to_bytes()) < LARGEST


def test_numpy_reads_the_file_as_it_was_meant(tmp_path: Path) -> None:
    game = load("hammer")
    made = model(game, 0.5, reach=2)
    wide = len(features_of(game).seat_names)
    odd = Net(0.5, [0.25] * wide, [[1.0] * wide, [2.0] * wide], [3.0, 4.0], [5.0, 6.0])
    with np.load(written(tmp_path / "model.npz", replace(made, value=odd))) as arrays:
        assert json.loads(str(arrays["about"])) == json.loads(
            json.dumps({**made.about, "reach": 2})
        )
        assert arrays["value_trust"] == 0.5
        assert arrays["value_inner"].tolist() == [[1.0, 2.0]] * wide
        rows = np.random.default_rng(1).normal(size=(5, wide))
        hidden = np.tanh(rows @ arrays["value_inner"] + arrays["value_bias"])
        scores = 0.5 * rows[:, 0] + rows @ arrays["value_line"] + hidden @ arrays["value_outer"]
    assert odd.leads(rows[:, 0].tolist(), rows.tolist()) == pytest.approx(scores - scores.max())
    assert read_model(tmp_path / "model.npz").value == odd


def test_a_model_needs_no_numpy() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\nfrom saltire.bots.registry import *; "
        "from saltire import load; print(make_bot(load('swords'), 'hammer', 1).knowledge)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert "Learned" in ran.stdout, ran.stderr


def test_a_model_of_more_than_a_million_bytes_is_refused(tmp_path: Path) -> None:
    game = load("hammer")
    noise = np.random.default_rng(0).normal(size=(4000, 40)).tolist()
    plain = model(game)
    large = net(40, 1.0, 4000)
    object.__setattr__(large, "inner", noise)
    with pytest.raises(BadOption, match="too large"):
        Model(plain.about, large, None).to_bytes()
    path = tmp_path / "model.npz"
    path.write_bytes(plain.to_bytes() + b"x" * LARGEST)
    with pytest.raises(BadOption, match="larger than"):
        read_model(path)


def broken(game: Game) -> dict[str, bytes]:
    """Spoil a model in every way there is."""
    whole = model(game).to_bytes()
    misfit, endless = model(game), model(game)
    assert endless.value is not None
    object.__setattr__(misfit.value, "bias", [0.0] * 5)
    object.__setattr__(endless.value, "line", [np.nan] * len(endless.value.line))
    return {
        "empty": b"",
        "text": b"not a model at all\n",
        "cut": whole[: len(whole) // 2],
        "misfit": misfit.to_bytes(),
        "endless": endless.to_bytes(),
        "silent": Model({"game": game.name}, None, None).to_bytes(),
        "strange": Model({**model(game).about, "of_seats": ["luck"]}, None, None).to_bytes(),
    }


@pytest.mark.parametrize("how", ["empty", "text", "cut", "misfit", "endless", "silent", "strange"])
def test_a_broken_model_is_one_line(how: str, tmp_path: Path) -> None:
    path = tmp_path / "model.npz"
    path.write_bytes(broken(load("schotten"))[how])
    refused = saltire(tmp_path, "arena", "schotten", f"model:{path}", "greedy", "--games", "2")
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"saltire: the model {path} ")
    assert len(refused.stderr.splitlines()) == 1


def test_a_model_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    refused = saltire(tmp_path, "arena", "schotten", "model:nowhere.npz", "greedy")
    assert refused.returncode == 2
    assert (
        refused.stderr
        == "saltire: the model nowhere.npz cannot be read: No such file or directory\n"
    )


@pytest.mark.parametrize("title", GAMES)
def test_what_is_installed_is_used_by_every_search(title: str) -> None:
    place = model_path(load(title))
    assert place.parts[-4:-1] == ("games", title, "bots")
    if not place.exists():
        assert not isinstance(knowledge_of(load(title)), Learned)
        return
    about = read_model(place).about
    game = load(title, **about["options"])
    assert is_trained_for(read_model(place), game), "the rules have changed: teach it again"
    assert isinstance(knowledge_of(game), Learned)
    for name in ("search", "hammer"):
        bot = make_bot(game, name, 1)
        assert isinstance(bot, SearchBot)
        assert isinstance(bot.knowledge, Learned)


def test_models_are_in_the_wheel() -> None:
    made = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]
    assert "*.npz" in made["package-data"]["*"]


def test_a_model_is_loaded_while_no_clock_runs(tmp_path: Path) -> None:
    """Reading a file is not thinking."""
    path = written(tmp_path / "model.npz", model(load("schotten")))
    told = subprocess.run(
        [sys.executable, "-c", _PRELOAD.format(path=path)],
        capture_output=True, text=True, check=True, env=environment(tmp_path),
    )  # fmt: skip
    assert told.stdout == "0 1\n"


_PRELOAD = """\
from saltire.arena.entrants import Budget, Entrant
from saltire.bots import registry
from saltire.games.registry import load
before = registry._read.cache_info().currsize
Entrant("one", "model:{path}", Budget()).preload(load("schotten"))
print(before, registry._read.cache_info().currsize)
"""
