"""Clock arithmetic: nobody pays for time that was not theirs."""

from __future__ import annotations

from saltire.server.store.clock import ProcessClock
from saltire.server.tables.clocks import Clocks, Pace

LIVE = Pace("live", minutes=1, increment=2)


def test_a_turn_costs_the_time_from_question_to_answer() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.run([0], 1_000)
    used = clocks.time_used(0, 11_000)
    clocks.charge(0, used, [1])
    assert clocks.left == [60_000 - 10_000 + 2_000, 60_000]


def test_the_increment_comes_when_the_turn_is_over_and_not_before() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.charge(0, 500, [0])
    assert clocks.left[0] == 59_500
    clocks.charge(0, 500, [1])
    assert clocks.left[0] == 61_000


def test_in_a_sealed_choice_everybodys_time_runs_and_goes_on() -> None:
    clocks = Clocks(LIVE, 3)
    clocks.run([0, 1, 2], 0)
    clocks.charge(1, clocks.time_used(1, 4_000), [0, 2])
    clocks.run([0, 2], 4_000)
    assert clocks.time_used(0, 5_000) == 5_000
    assert clocks.time_used(1, 5_000) == 0


def test_time_before_the_question_is_durable_is_not_charged() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.run([0], 1_000)
    clocks.start_latest(1_300)
    assert clocks.time_used(0, 2_000) == 700


def test_an_answer_before_its_time_costs_nothing() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.run([0], 1_000)
    assert clocks.time_used(0, 900) == 0


def test_the_first_to_run_out_is_named_and_only_when_it_is_up() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.left = [9_000, 5_000]
    clocks.run([0, 1], 0)
    assert clocks.deadline() == 5_000
    assert clocks.out(4_999) is None
    assert clocks.out(5_000) == 1
    assert clocks.out(10_000) == 1


def test_a_shift_gives_the_time_back() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.run([0], 0)
    clocks.shift(30_000)
    assert clocks.time_used(0, 31_000) == 1_000


def test_days_are_for_each_move_anew() -> None:
    clocks = Clocks(Pace("days", days=2), 2)
    clocks.run([0], 0)
    assert clocks.deadline() == 2 * 86_400_000
    clocks.charge(0, 80_000_000, [0])
    clocks.run([0], 80_000_000)
    assert clocks.deadline() == 80_000_000 + 2 * 86_400_000


def test_without_a_clock_nothing_is_ever_due() -> None:
    clocks = Clocks(Pace(), 2)
    clocks.run([0], 0)
    clocks.charge(0, 10**12, [1])
    assert clocks.deadline() is None
    assert clocks.out(10**15) is None
    assert clocks.describe(0) == {"kind": "none"}


def test_what_is_shown_counts_down_for_whoever_is_asked() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.run([1], 0)
    assert clocks.describe(15_000) == {
        "kind": "live", "left": [60_000, 45_000], "running": [1], "at": 15_000,
    }  # fmt: skip


# The clock of the process.


class Times:
    """A wall clock and a monotonic clock that a test moves."""

    def __init__(self) -> None:
        self.wall = 1_000_000
        self.steady = 500
        self.clock = ProcessClock(lambda: self.wall, lambda: self.steady)

    def passes(self, ms: int) -> None:
        self.wall += ms
        self.steady += ms


def test_a_step_of_the_wall_clock_moves_nothing() -> None:
    times = Times()
    times.passes(1_000)
    times.wall += 3_600_000
    assert (times.clock.now(), times.clock.behind()) == (1_001_000, 3_600_000)
    times.wall -= 7_200_000
    assert (times.clock.now(), times.clock.behind()) == (1_001_000, -3_600_000)
    times.clock.move(-3_600_000)
    assert (times.clock.now(), times.clock.behind()) == (times.wall, 0)


def test_the_clock_stands_still_while_the_process_does() -> None:
    times = Times()
    times.clock.tick()
    times.passes(400)
    assert times.clock.now() == 1_000_400
    times.passes(15_000)
    assert (times.clock.now(), times.clock.behind()) == (1_000_000, 15_400)
    times.passes(500)
    times.clock.tick()
    assert (times.clock.now(), times.clock.behind()) == (1_000_500, 15_400)


def test_a_process_without_a_loop_counts_on() -> None:
    times = Times()
    times.passes(60_000)
    assert times.clock.now() == times.wall
    times.clock.tick()
    times.clock.stop()
    times.passes(60_000)
    assert times.clock.now() == times.wall
