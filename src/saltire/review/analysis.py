"""Analyses a finished game: winning chances over time, the costliest choices, luck and skill."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Final

from saltire.bots.search.knowledge import Knowledge
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.view import View
from saltire.record import Record
from saltire.review.comparison import PlayoutEvaluator, Shares
from saltire.review.turns import Turn, turns_of

COSTLIEST: Final = 3
FEWEST_TRIES: Final = 16
MOST_TRIES: Final = 400
_MOST_PLANS: Final = 6


@dataclass(frozen=True, slots=True)
class Moment:
    """Each seat's winning chance before a turn, or at the end."""

    ply: int
    seen: Shares
    """By what that seat could know."""
    true: Shares
    """With all hidden facts known."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A turn that lowered its seat's winning chance, and the better alternative."""

    ply: int
    seat: int
    cost: float
    error: float
    played: tuple[int, ...]
    better: tuple[int, ...]


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

    def to_json(self) -> dict[str, object]:
        return {
            "moments": [asdict(moment) for moment in self.moments],
            "slips": [asdict(slip) for slip in self.slips],
            "accounts": [asdict(breakdown) for breakdown in self.breakdowns],
        }


def review(
    record: Record,
    knowledge: Knowledge,
    tries: int,
    progress: Callable[[float], None],
    result: Shares | None = None,
) -> Review:
    """Review a finished game; `progress` is called with the part that is done, from 0 to 1.

    A resigned game has no result in its record: `result` gives it. Where nobody does, the chances of the last
    position count instead.
    """
    evaluator = PlayoutEvaluator(knowledge, tries)
    seats = len(record.game.seats)
    turns = list(turns_of(record))
    moments: list[Moment] = []
    slips: list[Slip] = []
    swings: list[list[tuple[bool, float]]] = [[] for _ in range(seats)]
    for done, turn in enumerate(turns):
        progress(done / len(turns))
        moments.append(moment_at(evaluator, turn.ply, turn.before, seats))
        mistake = find_slip(evaluator, turn)
        if mistake is not None:
            slip, swing = mistake
            slips.append(slip)
            for seat, share in enumerate(swing):
                swings[seat].append((seat == turn.seat, share))
    moments.append(_last_moment(evaluator, record, result))
    progress(1.0)
    start, end = evaluator.with_full_information(record.game.start()), moments[-1].true
    breakdowns = [_breakdown(start[seat], swings[seat], end[seat]) for seat in range(seats)]
    slips.sort(key=lambda slip: -slip.cost)
    return Review(tuple(moments), tuple(slips), tuple(breakdowns))


def tries_within(seconds: float, record: Record, knowledge: Knowledge) -> int:
    """Estimate how many tries per position fit into the time, by measuring a few."""
    turns = list(turns_of(record))
    if not turns:
        return FEWEST_TRIES
    seats = len(record.game.seats)
    few = PlayoutEvaluator(knowledge, 2)
    sample = turns[:: max(1, len(turns) // 8)]
    began = perf_counter()
    for turn in sample:
        moment_at(few, turn.ply, turn.before, seats)
        find_slip(few, turn)
    each = (perf_counter() - began) / len(sample) / few.tries
    return max(FEWEST_TRIES, min(MOST_TRIES, round(seconds / len(turns) / each)))


def moment_at(evaluator: PlayoutEvaluator, ply: int, state: Position, seats: int) -> Moment:
    """Estimate every seat's chance, from its own view and from full information."""
    seen = tuple(evaluator.from_view(state.view(seat))[seat] for seat in range(seats))
    return Moment(ply, seen, evaluator.with_full_information(state))


def find_slip(evaluator: PlayoutEvaluator, turn: Turn) -> tuple[Slip, Shares] | None:
    """Find a clearly better plan by what the seat could know; None if there is none."""
    view = turn.before.view(turn.seat)
    plans = [turn.actions, *_alternatives(evaluator.knowledge, view, turn)]
    if len(plans) == 1:
        return None
    better = plans[evaluator.best_plan(view, plans, turn.seat)]
    if better == turn.actions:
        return None
    gap = evaluator.compare(view, better, turn.actions, turn.seat)
    if not gap.is_clear():
        return None
    return Slip(turn.ply, turn.seat, gap.mean, gap.error, turn.actions, better), gap.swing


def _alternatives(knowledge: Knowledge, view: View, turn: Turn) -> Iterator[tuple[int, ...]]:
    """List the promising plans other than the one that was played."""
    world = knowledge.imagine(view, Lots(turn.ply))
    for plan in knowledge.plans(world, turn.seat, _MOST_PLANS):
        if plan.actions != turn.actions[: len(plan.actions)]:
            yield plan.actions


def _last_moment(evaluator: PlayoutEvaluator, record: Record, result: Shares | None) -> Moment:
    """Give the end: the result where there is one."""
    if result is not None:
        return Moment(len(record), result, result)
    return moment_at(evaluator, len(record), record.replay(), len(record.game.seats))


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
