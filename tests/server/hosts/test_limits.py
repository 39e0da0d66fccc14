"""Rate limits: a burst, then so many a second, each caller alone."""

from __future__ import annotations

import pytest

from saltire.server.edge import rate_limits as limits
from saltire.server.edge.origins import address_of
from saltire.server.edge.rate_limits import RATES, Buckets, Rate, RateLimits


class Hands:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


def test_a_burst_goes_through_and_the_next_has_to_wait() -> None:
    clock = Hands()
    buckets = Buckets(Rate(3, 0.5), clock)
    assert [buckets.take("ann") for _ in range(4)] == [0, 0, 0, 2.0]
    assert buckets.take("bob") == 0
    clock.at += 1.0
    assert buckets.take("ann") == pytest.approx(1.0)
    clock.at += 1.0
    assert buckets.take("ann") == 0


def test_a_bucket_never_holds_more_than_the_burst() -> None:
    clock = Hands()
    buckets = Buckets(Rate(2, 10), clock)
    buckets.take("ann")
    clock.at += 3600
    assert [buckets.take("ann") > 0 for _ in range(3)] == [False, False, True]
    buckets.give_back("ann", 50)
    assert [buckets.take("ann") > 0 for _ in range(3)] == [False, False, True]


def test_a_flood_of_callers_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEPT_BUCKETS", 10)
    buckets = Buckets(Rate(1, 0.001), Hands())
    for caller in range(50):
        buckets.take(str(caller))
    assert len(buckets._levels) == 10
    assert buckets.take("49") > 0


def test_no_limits_and_twice_the_limits() -> None:
    free, double = RateLimits(0), RateLimits(2, Hands())
    burst = int(RATES["sign-up"].burst)
    assert all(free.wait("sign-up", "ann") == 0 for _ in range(burst * 5))
    waits = [double.wait("sign-up", "ann") for _ in range(burst * 2 + 1)]
    assert [wait > 0 for wait in waits] == [False] * burst * 2 + [True]
    free.forgive("sign-up", "ann")
    double.forgive("sign-up", "ann")
    assert double.wait("sign-up", "ann") == 0


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("testclient", 1), "testclient"),
        (None, "local"),
    ],
)
def test_a_household_is_counted_as_one(client: tuple[str, int] | None, counted: str) -> None:
    assert address_of({"client": client}) == counted
