"""Splits a record into turns and decisions: what one seat did until another seat, or chance, acts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from saltire.bots.search.knowledge import Knowledge
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE
from saltire.record import Record

MOST_PLANS: Final = 6
"""So many plans of a turn are looked at."""


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """A seat's actions from its first real choice on; `before` is the position there."""

    seat: int
    ply: int
    before: Position
    actions: tuple[int, ...]
    events: tuple[Event, ...]


def turns_of(record: Record) -> Iterator[ReviewedTurn]:
    """List the turns in which the seat had a choice, in order."""
    state = record.game.begin()
    ply = 0
    while ply < len(record):
        seat = record.seat(ply)
        if seat == CHANCE or len(state.legal(seat)) < 2:
            record.play_ply(state, ply)
            ply += 1
            continue
        first, before = ply, state.clone()
        actions: list[int] = []
        events: list[Event] = []
        while ply < len(record) and record.seat(ply) == seat:
            actions.append(record.game.parse(state, record.plies[ply][1]))
            events += record.play_ply(state, ply)
            ply += 1
        yield ReviewedTurn(seat, first, before, tuple(actions), tuple(events))


def decisions_of(record: Record, knowledge: Knowledge) -> Iterator[ReviewedTurn]:
    """List the turns; where a turn begins with a whole plan, what follows is a decision of its own."""
    for turn in turns_of(record):
        rest: ReviewedTurn | None = turn
        while rest is not None:
            first, rest = _after_a_plan(record, knowledge, rest)
            yield first


def _after_a_plan(
    record: Record, knowledge: Knowledge, turn: ReviewedTurn
) -> tuple[ReviewedTurn, ReviewedTurn | None]:
    """Split a turn after the longest plan that it begins with; None if nothing is decided after it."""
    world = knowledge.imagine(turn.before.view(turn.seat), Lots(turn.ply))
    plans = knowledge.plans(world, turn.seat, MOST_PLANS)
    lengths = [
        len(plan.actions)
        for plan in plans
        if plan.actions == turn.actions[: len(plan.actions)] != turn.actions
    ]
    if not lengths:
        return turn, None
    done = max(lengths)
    state = turn.before.clone()
    told = sum(len(record.play_ply(state, turn.ply + n)) for n in range(done))
    first = ReviewedTurn(turn.seat, turn.ply, turn.before, turn.actions[:done], turn.events[:told])
    while len(state.legal(turn.seat)) < 2:
        told += len(record.play_ply(state, turn.ply + done))
        done += 1
        if done == len(turn.actions):
            return turn, None
    rest = ReviewedTurn(turn.seat, turn.ply + done, state, turn.actions[done:], turn.events[told:])
    return first, rest
