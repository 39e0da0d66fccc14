"""Calibration: the sums by hand, the intervals by simulation, a small real run."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from saltire.arena.calibration import STAGES, calibration_schedule, forecasts_in
from saltire.arena.forecasts import LEAST, Forecast, Reliability, bins
from saltire.arena.game_runner import Outcome, play
from saltire.arena.schedule import Fixture
from saltire.bots.forecast_recorder import ForecastRecorder
from saltire.games.registry import load
from saltire.kernel.view import View
from tests.cli.run_command import saltire

REAL = ["lab", "calibration", "schotten", "--level", "novice@4", "--games", "2", "--seed", "5"]


def forecast(game: int, chance: float, result: float, seat: int = 0, stage: int = 0) -> Forecast:
    """Make a forecast by one of two seats, for the first of them."""
    return Forecast(game, seat, stage, (chance, 1 - chance), (result, 1 - result))


# The sums.


def test_each_tenth_has_its_mean_its_share_and_how_often() -> None:
    rows = [(0, 0.0, 0.0), (0, 0.08, 0.0), (1, 0.04, 1.0), (1, 0.1, 0.5), (2, 1.0, 1.0)]
    low, second, last = bins(rows)
    assert (low.low, low.times, low.games) == (0.0, 3, 2)
    assert low.forecast == pytest.approx(0.04)
    assert low.result.mean == pytest.approx(1 / 3)
    assert (second.low, second.forecast, second.result.mean) == (0.1, 0.1, 0.5)
    assert (last.low, last.forecast, last.times) == (0.9, 1.0, 1)
    assert (last.result.low, last.result.high) == (0.0, 1.0)  # from one game nothing follows


def test_scores_are_those_of_the_textbook_and_even_chances_the_yardstick() -> None:
    scores = Reliability(
        [forecast(0, 0.8, 1.0), forecast(1, 0.6, 0.0), forecast(2, 0.5, 0.5)]
    ).to_json()
    assert scores["brier"] == pytest.approx((2 * 0.04 + 2 * 0.36 + 0) / 3)
    losses = (-math.log(0.8), -math.log(0.4), math.log(2))
    assert scores["log_loss"] == pytest.approx(sum(losses) / 3)
    assert scores["even"] == pytest.approx({"brier": 1 / 3, "log_loss": math.log(2)})


def test_even_chances_are_even_among_four() -> None:
    even = Forecast(0, 2, 0, (0.7, 0.1, 0.1, 0.1), (0.5, 0.5, 0.0, 0.0)).even
    assert even.chances == (0.25, 0.25, 0.25, 0.25)
    assert even.brier == pytest.approx(4 * 0.25**2)
    assert even.log_loss == pytest.approx(math.log(4))


def test_what_was_called_impossible_costs_much_but_not_everything() -> None:
    assert forecast(0, 0.0, 1.0).log_loss == pytest.approx(-math.log(LEAST))


@pytest.mark.parametrize(("sureness", "slope"), [(1.0, 1.0), (2.0, 0.5), (0.5, 2.0)])
def test_the_slope_tells_who_is_too_sure(sureness: float, slope: float) -> None:
    """The truth is even chances and a tenth or a fifth more, forecast twice or half as sure as it is."""
    random = Random(1)
    forecasts = []
    for game in range(4000):
        more = random.choice((-0.2, -0.1, 0.1, 0.2))
        result = float(random.random() < 0.5 + more)
        forecasts += [forecast(game, 0.5 + sureness * more, result)] * 2
    found = Reliability(forecasts).slope
    assert found.low < slope < found.high
    assert found.high - found.low < slope


def test_optimism_for_the_own_seat_shows_though_the_bins_are_right() -> None:
    """Either seat calls its chance 0.6 where it is 0.5, so 0.4 and 0.6 come true half the time."""
    forecasts = []
    for game in range(100):
        won = float(game % 2)
        forecasts += [forecast(game, 0.6, won, seat=0), forecast(game, 0.4, won, seat=1)]
    found = Reliability(forecasts)
    assert [each.result.mean for each in found.bins] == [0.5, 0.5]
    assert found.own_seat == pytest.approx(0.6)
    assert found.optimism.mean == pytest.approx(0.1)
    assert found.optimism.low == pytest.approx(0.1)  # the two seats of a game cancel


def test_even_chances_have_no_slope() -> None:
    found = Reliability([forecast(game, 0.5, float(game % 2)) for game in range(6)])
    assert found.to_json()["slope"] == {"mean": 1.0, "low": None, "high": None}
    assert "inf" not in " ".join(found.row())


@pytest.mark.parametrize("chance", [0.05, 0.5, 0.95])
@pytest.mark.parametrize("games", [15, 100])
def test_the_interval_of_a_tenth_holds_the_truth_though_choices_hang_together(
    chance: float, games: int
) -> None:
    """A game has one end, and counts from once to twelve times: 95 of 100, simulated."""
    random = Random(games)
    held = 0
    for _ in range(400):
        rows = []
        for game in range(games):
            result = float(random.random() < chance)
            rows += [(game, chance, result)] * random.randint(1, 12)
        share = bins(rows)[0].result
        held += share.low <= chance <= share.high
    assert held / 400 >= 0.93


@pytest.mark.parametrize("games", [10, 40])
def test_the_interval_of_the_slope_holds_the_truth(games: int) -> None:
    """Chances that follow a martingale, forecast as they are: the slope is 1."""
    random = Random(games)
    held = 0
    for _ in range(200):
        forecasts = []
        for game in range(games):
            chance, path = random.choice((0.35, 0.5, 0.65)), []
            for _ in range(random.randint(8, 30)):
                path.append(chance)
                step = min(chance, 1 - chance) * random.choice((0.1, 0.3, 0.6))
                chance += random.choice((-step, step))
            result = float(random.random() < chance)
            forecasts += [forecast(game, each, result) for each in path]
        slope = Reliability(forecasts).slope
        held += slope.low <= 1 <= slope.high
    assert held / 200 >= 0.92


# A real run.


class Thinks:
    """Gives chances at every other choice."""

    name = "thinks"
    reason = ""

    def __init__(self) -> None:
        self.chances: tuple[float, ...] = ()
        self.asked = 0

    def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
        self.asked += 1
        if self.asked % 2:
            self.chances = (self.asked / 10, 1 - self.asked / 10)
        return self.asked


def test_a_move_without_a_search_records_no_forecast() -> None:
    bot = ForecastRecorder(Thinks())
    assert [bot.choose(View(0, ()), (), 1.0) for _ in range(4)] == [1, 2, 3, 4]
    assert bot.notes == {"asked": 4, "forecasts": [[0, 0.1, 0.9], [2, 0.3, 0.7]]}


def test_a_third_is_a_third_of_what_a_seat_was_asked() -> None:
    notes = [{"asked": 9, "forecasts": [[at, 0.5, 0.5] for at in (0, 2, 3, 5, 6, 8)]},
             {"asked": 2, "forecasts": [[1, 0.4, 0.6]]}]  # fmt: skip
    found = list(forecasts_in([Outcome(Fixture(0, 0, 0), (1.0, 0.0), 11, None, [], notes)]))
    assert [each.stage for each in found] == [0, 0, 1, 1, 2, 2, 1]
    assert [each.seat for each in found] == [0] * 6 + [1]


def test_players_write_down_what_they_search() -> None:
    schedule = calibration_schedule(load("schotten"), "novice@4", 1, 3, 60.0)
    outcome, record = play(schedule, next(schedule.fixtures()))
    assert outcome.fault is None
    for seat, notes in enumerate(outcome.notes):
        assert notes["asked"] == sum(each == seat for each, _ in record.plies)
        asked = [at for at, *_ in notes["forecasts"]]
        assert asked == sorted(set(asked))
        assert 0 < len(asked) <= notes["asked"]
        assert all(sum(chances) == pytest.approx(1, abs=1e-4) for _, *chances in notes["forecasts"])
    found = list(forecasts_in([outcome]))
    assert {each.results for each in found} == {outcome.shares}
    assert [sum(each.stage == stage for each in found) > 0 for stage in range(3)] == [True] * 3


def test_the_table_is_the_same_on_one_process_and_on_two_and_the_folder_keeps_it(
    tmp_path: Path,
) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    run = saltire(tmp_path, *REAL, "--out", one)
    assert run.returncode == 0, run.stderr
    lines = run.stdout.splitlines()
    assert lines[0] == "**schotten**: novice@4 on every seat, 2 games."
    assert lines[2] == "| forecast | came true | times | games |"
    assert saltire(tmp_path, *REAL, "--out", two, "--jobs", "2").stdout == run.stdout
    assert (two / "calibration.json").read_text() == (one / "calibration.json").read_text()
    data = json.loads((one / "calibration.json").read_text())
    assert sum(each["times"] for each in data["bins"]) == 2 * data["choices"]
    assert list(data["stages"]) == list(STAGES)
    assert sum(part["choices"] for part in data["stages"].values()) == data["choices"]
    assert (one / "calibration.md").read_text() == run.stdout
    assert (one / "calibration.png").read_bytes().startswith(b"\x89PNG")
    root = ElementTree.parse(one / "calibration.svg").getroot()
    assert root.tag.endswith("svg")
    played = (one / "games.jsonl").read_bytes()
    assert saltire(tmp_path, *REAL, "--out", one).stdout == run.stdout
    assert (one / "games.jsonl").read_bytes() == played


@pytest.mark.parametrize("name", ["novice", "clansman", "chieftain", "hammer"])
@pytest.mark.parametrize("title", ["schotten", "hammer", "swords"])
def test_every_level_tells_its_chances(title: str, name: str) -> None:
    schedule = calibration_schedule(load(title), name, 1, 0, 60.0)
    assert schedule.entrants[0].label == name
    bot = schedule.entrants[0].seat(schedule.game, 0, 60.0, 0)
    assert isinstance(bot, ForecastRecorder)
    assert bot.name == name


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--level", "deepest"], "has no bot 'deepest'"),
        (["--level", "greedy"], "greedy tells no chances; those that do: novice, "),
        (["--level", "exec:cat"], "cat tells no chances"),
        (["--level", "novice", "--games", "0"], "--games must be above zero"),
        (["--level", "novice", "--jobs", "0"], "--jobs must be above zero"),
        (["--tactics", "-o", "colour=red"], "colour"),
    ],
)
def test_what_cannot_be_studied_is_refused_in_one_line(
    tmp_path: Path, words: list[str], message: str
) -> None:
    refused = saltire(tmp_path, "lab", "calibration", "schotten", *words)
    assert refused.returncode == 2
    assert refused.stderr.startswith("saltire: ")
    assert message in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def test_a_folder_with_another_match_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "match"
    assert saltire(tmp_path, "lab", "balance", "schotten", "--option", "tactics", "no", "--bot", "random",
                   "--games", "1", "--out", folder).returncode == 0  # fmt: skip
    refused = saltire(tmp_path, *REAL, "--out", folder / "tactics-no")
    assert refused.returncode == 2
    assert "holds another match" in refused.stderr
