"""The review of a game: a graph of chances, the costliest choices, luck beside skill."""

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
from saltire.review.comparison import Scales, Shares
from saltire.review.turns import Turn, turns_of

COSTLIEST: Final = 3
LEAST: Final = 16
MOST: Final = 400
_PLANS: Final = 6


@dataclass(frozen=True, slots=True)
class Moment:
    """How the game stood before a turn, or at the end."""

    ply: int
    seen: Shares
    """Each seat's own chance, from what that seat could know."""
    true: Shares
    """Each seat's chance, from full knowledge."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A turn that cost its seat something, and what would have been better."""

    ply: int
    seat: int
    cost: float
    error: float
    played: tuple[int, ...]
    better: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """Where one seat's result came from: the parts add up to the result."""

    start: float
    skill: float
    """What its own slips cost, none or less."""
    others: float
    """What the others' slips gave it."""
    luck: float
    result: float


@dataclass(frozen=True, slots=True)
class Review:
    """What there is to say about a finished game."""

    moments: tuple[Moment, ...]
    slips: tuple[Slip, ...]
    """The costliest first."""
    accounts: tuple[Account, ...]

    def costliest(self) -> tuple[Slip, ...]:
        return self.slips[:COSTLIEST]

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def review(
    record: Record, knowledge: Knowledge, tries: int, progress: Callable[[float], None]
) -> Review:
    """Look back at a game that is over; `progress` hears how much is done, from 0 to 1.

    A game that was given up has no result of its own: it counts as it stood.
    """
    scales = Scales(knowledge, tries)
    seats = len(record.game.seats)
    turns = list(turns_of(record))
    moments: list[Moment] = []
    slips: list[Slip] = []
    skill, others = [0.0] * seats, [0.0] * seats
    for done, turn in enumerate(turns):
        progress(done / len(turns))
        moments.append(moment(scales, turn.ply, turn.before, seats))
        found = slip(scales, turn)
        if found is not None:
            slips.append(found[0])
            for seat, share in enumerate(found[1]):
                (skill if seat == turn.seat else others)[seat] += share
    moments.append(moment(scales, len(record), record.replay(), seats))
    progress(1.0)
    start, end = scales.true(record.game.start()), moments[-1].true
    accounts = [
        _account(start[seat], skill[seat], others[seat], end[seat]) for seat in range(seats)
    ]
    slips.sort(key=lambda one: -one.cost)
    return Review(tuple(moments), tuple(slips), tuple(accounts))


def tries_within(seconds: float, record: Record, knowledge: Knowledge) -> int:
    """Find how many tries a review may take to last about so long, by trying a few."""
    turns = list(turns_of(record))
    if not turns:
        return LEAST
    seats = len(record.game.seats)
    few = Scales(knowledge, 2)
    probed = turns[:: max(1, len(turns) // 8)]
    began = perf_counter()
    for turn in probed:
        moment(few, turn.ply, turn.before, seats)
        slip(few, turn)
    each = (perf_counter() - began) / len(probed) / few.tries
    return max(LEAST, min(MOST, round(seconds / len(turns) / each)))


def moment(scales: Scales, ply: int, state: Position, seats: int) -> Moment:
    """Reckon every seat's chance, once from its own eyes and once from full knowledge."""
    seen = tuple(scales.seen(state.view(seat))[seat] for seat in range(seats))
    return Moment(ply, seen, scales.true(state))


def slip(scales: Scales, turn: Turn) -> tuple[Slip, Shares] | None:
    """Find what would have been better, from what the seat could know; None if nothing clearly was."""
    view = turn.before.view(turn.seat)
    plans = [turn.actions, *_others(scales.knowledge, view, turn)]
    if len(plans) == 1:
        return None
    better = plans[scales.best(view, plans, turn.seat)]
    if better == turn.actions:
        return None
    gap = scales.gap(view, better, turn.actions, turn.seat)
    if not gap.is_clear():
        return None
    return Slip(turn.ply, turn.seat, gap.mean, gap.error, turn.actions, better), gap.swing


def _others(knowledge: Knowledge, view: View, turn: Turn) -> Iterator[tuple[int, ...]]:
    """Give the plans worth trying that are not what was played."""
    world = knowledge.imagine(view, Lots(turn.ply))
    for plan in knowledge.plans(world, turn.seat, _PLANS):
        if plan.actions != turn.actions[: len(plan.actions)]:
            yield plan.actions


def _account(start: float, skill: float, others: float, result: float) -> Account:
    return Account(start, skill, others, result - start - skill - others, result)
