from __future__ import annotations

from collections import Counter

import pytest

from saltire.kernel.lots import Lots

# 99.9 % points of the chi-square distribution, by degrees of freedom.
CRITICAL = {5: 20.5, 53: 90.6}


def test_the_same_seed_draws_the_same() -> None:
    one, other = Lots(7), Lots(7)
    assert [one.below(54) for _ in range(100)] == [other.below(54) for _ in range(100)]


def test_the_stream_is_the_same_in_both_builds() -> None:
    lots = Lots(2024)
    assert [lots.below(1000) for _ in range(8)] == KNOWN


KNOWN = [143, 769, 975, 405, 694, 65, 727, 104]


def test_seeds_differ() -> None:
    first = [[Lots(seed).below(2**20) for _ in range(2)] for seed in range(200)]
    assert len({tuple(row) for row in first}) == 200


@pytest.mark.parametrize("n", [6, 54])
@pytest.mark.parametrize("seed", [0, 1, 2**40])
def test_draws_are_even(n: int, seed: int) -> None:
    lots, draws = Lots(seed), 54_000
    seen = Counter(lots.below(n) for _ in range(draws))
    assert set(seen) == set(range(n))
    expected = draws / n
    assert sum((seen[i] - expected) ** 2 / expected for i in range(n)) < CRITICAL[n - 1]


def test_pairs_are_even() -> None:
    lots, draws = Lots(3), 36_000
    seen = Counter((lots.below(3), lots.below(2)) for _ in range(draws))
    assert sum((seen[pair] - 6000) ** 2 / 6000 for pair in seen) < CRITICAL[5]
