"""Analyses a finished game: winning chances over time, the costliest choices, luck and skill."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from heapq import heapify, heappop, heappush
from math import sqrt
from time import perf_counter
from typing import Final

from saltire.bots.search.knowledge import Knowledge
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.record import Record
from saltire.review.comparison import ChanceEstimate, Gap, PlayoutEvaluator, SeatShares
from saltire.review.turns import MOST_PLANS, ReviewedTurn, decisions_of, turns_of

COSTLIEST: Final = 5
FEWEST_TRIES: Final = 16
MOST_TRIES: Final = 400
MOST_MOMENTS: Final = 160
"""So many moments make the graph: a long game has hundreds of turns."""
_FIRST_LOOK: Final = 10
"""The part of the games, one in so many, after which the first graph is shown."""
_SCREENED: Final = 6
"""Plans are screened with so many times fewer games than moments have."""
_AGAIN: Final = 4
"""One turn in so many is screened again, with so many times more games."""
_BATCH: Final = 16
_FEWEST_BATCHES: Final = 64
_PRECISE: Final = 0.01
_SHARP: Final = 10
"""A gap that is known as well as this, or to one part in so many, is not looked at any longer."""
_CLEAR: Final = 2.5
"""So many standard errors above zero is a slip: of many turns one is always unlucky."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Each seat's winning chance before a turn, or at the end."""

    ply: int
    seen: SeatShares
    """By what that seat could know."""
    true: SeatShares
    """With all hidden facts known."""
    seen_error: SeatShares = ()
    """The standard errors of `seen`; 0 for a result."""
    true_error: SeatShares = ()


@dataclass(frozen=True, slots=True)
class Slip:
    """A turn that lowered its seat's winning chance, and the better alternative."""

    ply: int
    seat: int
    cost: float
    error: float
    played: tuple[int, ...]
    better: tuple[int, ...]
    games: int = 0
    """From how many games of each the two are compared."""


@dataclass(frozen=True, slots=True)
class ResultBreakdown:
    """One seat's result as a sum: start, skill, others and luck add up to it."""

    start: float
    skill: float
    """What its own slips cost: between -1 and 0, but for slips that turned out well."""
    others: float
    """What the slips of the others gained it: between -1 and 1."""
    luck: float
    result: float


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a finished game."""

    moments: tuple[Moment, ...]
    slips: tuple[Slip, ...]
    """The costliest first."""
    breakdowns: tuple[ResultBreakdown, ...]
    """One per seat."""

    def costliest(self) -> tuple[Slip, ...]:
        return self.slips[:COSTLIEST]

    def margin(self) -> float:
        """Give how far off a chance of the graph can be: two standard errors of the least sure one."""
        errors = [error for moment in self.moments for error in moment.seen_error]
        return 2.0 * max(errors, default=0.0)

    def to_json(self) -> dict[str, object]:
        return {
            "moments": [asdict(moment) for moment in self.moments],
            "slips": [asdict(slip) for slip in self.slips],
            "accounts": [asdict(breakdown) for breakdown in self.breakdowns],
        }


Report = Callable[[float], None]


def review(
    record: Record,
    knowledge: Knowledge,
    tries: int,
    progress: Report,
    result: SeatShares | None = None,
    partial: Callable[[Review], None] | None = None,
) -> Review:
    """Review a finished game; `progress` is called with the part that is done, from 0 to 1.

    A resigned game has no result in its record: `result` gives it. Where nobody does, the chances of the last
    position count instead. `partial` is called with what is known after a first look, and later.
    """
    return _Reviewer(
        record, knowledge, tries, progress, result, partial or (lambda _: None)
    ).whole()


class _Reviewer:
    """Reviews one game: a first look at the graph, the whole graph, then the costliest choices."""

    def __init__(
        self, record: Record, knowledge: Knowledge, tries: int, progress: Report,
        result: SeatShares | None, partial: Callable[[Review], None],
    ) -> None:  # fmt: skip
        self.record = record
        self.evaluator = PlayoutEvaluator(knowledge, tries)
        self.result = result
        self.progress = progress
        self.partial = partial
        self.seats = len(record.game.seats)
        self.turns = list(decisions_of(record, knowledge))
        self.looks = [_Look(turn, self.seats) for turn in moments_among(self.turns)]
        self.gaps: list[_Choice] = []

    def whole(self) -> Review:
        """Make the review."""
        self.progress(0.0)
        tries = self.evaluator.tries
        first = max(2, tries // _FIRST_LOOK) if tries > 2 else tries
        self._look(first, 0.0, 0.05)
        self.partial(self._so_far([]))
        self._look(tries - first, 0.05, 0.4)
        end = self._last_moment()
        self.partial(self._so_far([end]))
        self._screen(0.4, 0.7)
        self._compare(end, 0.7, 1.0)
        whole = self._so_far([end], self._breakdowns(end))
        self.progress(1.0)
        return whole

    def _look(self, games: int, begin: float, end: float) -> None:
        for done, look in enumerate(self.looks):
            self.progress(begin + (end - begin) * done / len(self.looks))
            look.add(self.evaluator, games)

    def _last_moment(self) -> Moment:
        """Give the end: the result where there is one."""
        result = self.result
        if result is not None:
            return Moment(len(self.record), result, result)
        state = self.record.replay()
        returns = state.result()
        if returns is not None:
            return Moment(len(self.record), returns, returns)
        return moment_at(self.evaluator, len(self.record), state, self.seats)

    def _screen(self, begin: float, end: float) -> None:
        """Find the most promising alternative to each turn, with few games."""
        games = max(4, self.evaluator.tries // _SCREENED)
        half = (begin + end) / 2
        for done, turn in enumerate(self.turns):
            self.progress(begin + (half - begin) * done / len(self.turns))
            others = list(_alternatives(self.evaluator.knowledge, turn))
            if others:
                self.gaps.append(_Choice(turn, others))
                self.gaps[-1].screen(self.evaluator, games)
        promising = sorted(self.gaps, key=lambda one: -one.promise())[
            : len(self.gaps) // _AGAIN + 1
        ]
        for done, choice in enumerate(promising):
            self.progress(half + (end - half) * done / len(promising))
            choice.screen(self.evaluator, _AGAIN * games)

    def _compare(self, moment: Moment, begin: float, end: float) -> None:
        """Compare where most could have been lost, again and again, over worlds that chose nothing."""
        games = max(self.evaluator.tries * len(self.looks), _BATCH * len(self.gaps))
        budget = max(_FEWEST_BATCHES, games // _BATCH)
        queue = [(-choice.most(), at) for at, choice in enumerate(self.gaps)]
        heapify(queue)
        for done in range(budget):
            if not queue:
                break
            self.progress(begin + (end - begin) * done / budget)
            if done == budget // 3:
                self.partial(self._so_far([moment]))
            _, at = heappop(queue)
            choice = self.gaps[at]
            choice.compare(self.evaluator, _BATCH)
            if not choice.is_known():
                heappush(queue, (-choice.most(), at))

    def _so_far(self, last: list[Moment], breakdowns: Sequence[ResultBreakdown] = ()) -> Review:
        slips = [choice.slip() for choice in self.gaps if choice.is_slip()]
        slips.sort(key=lambda slip: -slip.cost)
        moments = [look.moment() for look in self.looks]
        return Review((*moments, *last), tuple(slips), tuple(breakdowns))

    def _breakdowns(self, end: Moment) -> list[ResultBreakdown]:
        swings: list[list[tuple[bool, float]]] = [[] for _ in range(self.seats)]
        for choice in self.gaps:
            if choice.is_slip():
                for seat, share in enumerate(choice.gap.swing):
                    swings[seat].append((seat == choice.turn.seat, share))
        start = self.evaluator.with_full_information(self.record.game.begin())
        return [_breakdown(start[seat], swings[seat], end.true[seat]) for seat in range(self.seats)]


class _Look:
    """A moment of the graph, whose chances are estimated from more and more games."""

    def __init__(self, turn: ReviewedTurn, seats: int) -> None:
        self.turn = turn
        self.seen = [ChanceEstimate() for _ in range(seats)]
        self.true = ChanceEstimate()

    def add(self, evaluator: PlayoutEvaluator, games: int) -> None:
        for seat, estimate in enumerate(self.seen):
            evaluator.add_seen(estimate, self.turn.before.view(seat), games)
        evaluator.add_true(self.true, self.turn.before, games)

    def moment(self) -> Moment:
        seen = tuple(one.means()[seat] for seat, one in enumerate(self.seen))
        errors = tuple(one.errors()[seat] for seat, one in enumerate(self.seen))
        return Moment(self.turn.ply, seen, self.true.means(), errors, self.true.errors())


class _Choice:
    """What a seat did in a turn, and the most promising alternative by what it could know."""

    def __init__(self, turn: ReviewedTurn, others: Sequence[tuple[int, ...]]) -> None:
        self.turn = turn
        self.view = turn.before.view(turn.seat)
        self.plans = [turn.actions, *others]
        self.totals = [0.0] * len(self.plans)
        self.games = 0
        self.gap = Gap(turn.seat)

    def screen(self, evaluator: PlayoutEvaluator, games: int) -> None:
        """Play out so many more games with what was played and with each alternative."""
        values = evaluator.values(self.view, self.plans, self.turn.seat, games, self.games)
        self.totals = [
            total + games * value for total, value in zip(self.totals, values, strict=True)
        ]
        self.games += games

    @property
    def better(self) -> tuple[int, ...]:
        """Give the alternative that did best."""
        others = self.totals[1:]
        return self.plans[1 + others.index(max(others))]

    def promise(self) -> float:
        """Give the most that an alternative may be better by, after few games."""
        return (max(self.totals[1:]) - self.totals[0]) / self.games + 1.0 / sqrt(self.games)

    def compare(self, evaluator: PlayoutEvaluator, games: int) -> None:
        evaluator.add_gap(self.gap, self.view, self.better, self.turn.actions, games)

    def most(self) -> float:
        """Give what the turn may have cost at most, as far as is known."""
        return self.gap.mean + 2.0 * self.gap.error if self.gap.games else self.promise()

    def is_known(self) -> bool:
        """Tell whether the gap is known well enough; more games would only sharpen it."""
        return self.gap.error <= max(_PRECISE, abs(self.gap.mean) / _SHARP)

    def is_slip(self) -> bool:
        return self.gap.games >= _BATCH and self.gap.mean > _CLEAR * self.gap.error

    def slip(self) -> Slip:
        gap, turn = self.gap, self.turn
        return Slip(turn.ply, turn.seat, gap.mean, gap.error, turn.actions, self.better, gap.games)


def moments_among(turns: Sequence[ReviewedTurn]) -> list[ReviewedTurn]:
    """Choose the turns that make the graph, evenly."""
    if len(turns) <= MOST_MOMENTS:
        return list(turns)
    return [turns[at * len(turns) // MOST_MOMENTS] for at in range(MOST_MOMENTS)]


def tries_within(seconds: float, record: Record, knowledge: Knowledge) -> int:
    """Estimate how many tries per position fit into the time, by measuring a few."""
    turns = list(turns_of(record))
    if not turns:
        return FEWEST_TRIES
    few = PlayoutEvaluator(knowledge, 2)
    sample = turns[:: max(1, len(turns) // 16)]
    began = perf_counter()
    for turn in sample:
        few.from_view(turn.before.view(turn.seat))
    each = (perf_counter() - began) / len(sample) / few.tries
    moments = min(MOST_MOMENTS, len(turns))
    # The estimates of a moment; screening its plans; comparing two of them.
    games = moments * (len(record.game.seats) + 1) + 2 * len(turns) * (MOST_PLANS + 1) / _SCREENED
    games += max(2 * moments, 2 * len(turns) * _BATCH / MOST_TRIES)
    return max(FEWEST_TRIES, min(MOST_TRIES, round(seconds / games / each)))


def moment_at(evaluator: PlayoutEvaluator, ply: int, state: Position, seats: int) -> Moment:
    """Estimate every seat's chance, from its own view and from full information."""
    seen = tuple(evaluator.from_view(state.view(seat))[seat] for seat in range(seats))
    return Moment(ply, seen, evaluator.with_full_information(state))


def _alternatives(knowledge: Knowledge, turn: ReviewedTurn) -> Iterator[tuple[int, ...]]:
    """List the promising plans other than the one that was played."""
    world = knowledge.imagine(turn.before.view(turn.seat), Lots(turn.ply))
    for plan in knowledge.plans(world, turn.seat, MOST_PLANS):
        if plan.actions != turn.actions[: len(plan.actions)]:
            yield plan.actions


def _breakdown(start: float, swings: list[tuple[bool, float]], result: float) -> ResultBreakdown:
    skill = 0.0 - _together([-share for own, share in swings if own])
    others = _together([share for own, share in swings if not own])
    return ResultBreakdown(start, skill, others, result - start - skill - others, result)


def _together(shares: list[float]) -> float:
    """Add up changes of a chance: each takes its part of what the ones before it have left.

    A plain sum of many slips would be more than the whole game.
    """
    gained, lost = 1.0, 1.0
    for share in shares:
        gained *= 1.0 - min(1.0, max(0.0, share))
        lost *= 1.0 - min(1.0, max(0.0, -share))
    return lost - gained
