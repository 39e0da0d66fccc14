"""Estimates and tests over deals: checked against closed forms and by simulation."""

from __future__ import annotations

import math
from random import Random

import pytest

from saltire.arena.ratings import ratings
from saltire.arena.statistics import (
    Shares,
    Sprt,
    mean_estimate,
    ratio_over_games,
    share_over_games,
    student,
)


def shares(values: list[float]) -> Shares:
    found = Shares()
    for value in values:
        found.add(value)
    return found


def a_deal(lots: Random, seats: int, chance: float) -> float:
    return sum(lots.random() < chance for _ in range(seats)) / seats


@pytest.mark.parametrize(
    ("freedom", "known"),
    [(1, 12.706), (2, 4.303), (5, 2.571), (10, 2.228), (11, 2.201), (20, 2.086), (100, 1.984)],
)
def test_students_t_is_the_known_one(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, abs=0.003)


def test_the_interval_of_numbers_is_the_textbooks() -> None:
    values = [float(each) for each in (3, 5, 8, 13, 21, 34)]
    reach = 2.571 * math.sqrt(688 / 5 / 6)
    found = mean_estimate(values)
    expected = (14, 14 - reach, 14 + reach)
    assert (found.mean, found.low, found.high) == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("chance", [0.25, 0.5, 0.85, 0.97])
@pytest.mark.parametrize("deals", [10, 40, 200])
def test_the_interval_holds_the_truth_in_95_of_100_matches(
    seats: int, chance: float, deals: int
) -> None:
    lots = Random(seats * deals)
    held = 0
    for _ in range(600):
        found = shares([a_deal(lots, seats, chance) for _ in range(deals)]).estimate()
        held += found.low <= chance <= found.high
    assert held / 600 >= 0.93


def test_many_deals_give_the_interval_of_the_normal_distribution() -> None:
    lots = Random(5)
    found = shares([a_deal(lots, 2, 0.5) for _ in range(4000)]).estimate()
    expected = 1.96 * math.sqrt(0.5 * 0.5 / 2 / 4000)
    assert (found.high - found.low) / 2 == pytest.approx(expected, rel=0.03)


def test_a_few_wins_in_a_row_are_not_certainty() -> None:
    found = shares([1.0] * 5).estimate()
    assert found.mean == 1
    assert found.low < 0.7
    assert shares([1.0] * 400).estimate().low > 0.98
    assert shares([1.0]).estimate().low == 0


@pytest.mark.parametrize("times", [1, 6])
def test_games_that_count_alike_have_wilsons_interval(times: int) -> None:
    """However often each counts: 400 games, 300 won; Wilson's ends by his formula."""
    rows = [(float(times * (game % 4 != 0)), float(times)) for game in range(400)]
    found = share_over_games(rows)
    assert (found.mean, found.low, found.high) == pytest.approx((0.75, 0.705, 0.790), abs=0.001)


def test_games_that_all_ended_alike_are_not_certainty() -> None:
    assert share_over_games([(3.0, 3.0)] * 10).low == pytest.approx(0.66, abs=0.01)
    assert share_over_games([(0.0, 2.0)] * 10).high == pytest.approx(0.34, abs=0.01)


def test_a_ratio_of_like_games_has_the_interval_of_numbers() -> None:
    values = [3.0, 5.0, 8.0, 13.0, 21.0, 34.0]
    found, known = ratio_over_games([(2 * value, 2.0) for value in values]), mean_estimate(values)
    assert (found.mean, found.low, found.high) == pytest.approx((known.mean, known.low, known.high))


def test_one_long_game_among_short_ones_is_as_one() -> None:
    found = share_over_games([(100.0, 100.0), (0.0, 1.0), (1.0, 1.0)])
    assert (found.low, found.high) == (0.0, 1.0)
    assert ratio_over_games([(100.0, 100.0), (0.0, 1.0)]).high == math.inf


@pytest.mark.parametrize(("low", "high", "seats"), [(0.5, 0.6, 2), (0.25, 0.4, 4)])
def test_the_sequential_test_errs_as_rarely_as_it_says(low: float, high: float, seats: int) -> None:
    test = Sprt(low, high, error=0.05)
    for truth, right in ((low, "low"), (high, "high")):
        lots = Random(7)
        wrong = 0
        for _ in range(300):
            found = Shares()
            while not (decision := test.decision(found)):
                found.add(a_deal(lots, seats, truth))
            wrong += decision != right
        assert wrong / 300 <= 0.08  # three standard errors above 5 %


def test_the_sequential_test_is_open_between_its_bounds() -> None:
    test = Sprt(0.5, 0.55, error=0.05)
    assert test.bound == pytest.approx(math.log(19))
    assert test.decision(shares([1.0, 0.0] * 4)) == ""
    assert test.decision(shares([1.0, 0.5] * 100)) == "high"
    assert test.decision(shares([0.0, 0.5] * 100)) == "low"


def test_the_rating_of_two_is_the_logarithm_of_the_odds() -> None:
    deals = [[((0, 1), (1.0, 0.0)), ((1, 0), (0.0, 1.0))]] * 30 + [
        [((0, 1), (0.0, 1.0)), ((1, 0), (1.0, 0.0))]
    ] * 10
    first, second = ratings(2, deals)
    # One made-up drawn game among 80.
    assert first.mean - second.mean == pytest.approx(400 * math.log10(60.5 / 20.5), abs=0.01)
    assert first.low < first.mean < first.high
    assert first.mean + second.mean == pytest.approx(0, abs=1e-6)


def test_a_bot_that_always_won_has_a_rating_with_an_interval_that_shrinks() -> None:
    won = [((0, 1), (1.0, 0.0)), ((1, 0), (0.0, 1.0))]
    few, many = ratings(2, [won] * 4)[0], ratings(2, [won] * 100)[0]
    assert few.low < few.mean < few.high
    assert few.low < many.low
    assert many.low > 200


def test_ratings_find_the_strengths_that_the_games_were_drawn_from() -> None:
    lots = Random(11)
    truth = [8.0, 4.0, 2.0, 1.0]
    deals = []
    for _ in range(1500):
        seated = tuple(lots.sample(range(4), 3))
        winner = lots.choices(seated, [truth[bot] for bot in seated])[0]
        deals.append([(seated, tuple(float(bot == winner) for bot in seated))])
    found = ratings(4, deals)
    for i in range(3):
        assert found[i].mean - found[i + 1].mean == pytest.approx(400 * math.log10(2), abs=35)
    middle = 400 * math.log10(math.prod(truth)) / 4
    held = [
        each.low <= 400 * math.log10(strength) - middle <= each.high
        for each, strength in zip(found, truth, strict=True)
    ]
    assert sum(held) >= 3
    assert all(each.high - each.low < 80 for each in found)


def test_the_interval_of_a_rating_is_the_normal_one_over_deals() -> None:
    lots = Random(3)
    deals = []
    for _ in range(400):
        won = float(lots.random() < 0.7)
        deals.append([((0, 1), (won, 1 - won))])
    found = ratings(2, deals)[0]
    # The delta method: half the difference, whose derivative is 400 / ln 10 / (p (1 - p)).
    error = 400 / math.log(10) / 2 / math.sqrt(0.7 * 0.3 * 400)
    assert (found.high - found.low) / 2 == pytest.approx(1.96 * error, rel=0.2)
