"""Splits a record into turns: what one seat did until another seat, or chance, acts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from saltire.kernel.event import Event
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE
from saltire.record import Record


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
