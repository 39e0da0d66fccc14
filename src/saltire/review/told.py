"""A review in words: each slip as sentences, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from saltire.bots.search.knowledge import Knowledge
from saltire.diary import Diary, diary_of
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE, SPECTATOR
from saltire.record import Record
from saltire.review.turns import turns_of
from saltire.review.verdict import Review, Slip
from saltire.words import Words

_LINES: Final = 4


@dataclass(frozen=True, slots=True)
class ToldSlip:
    """A slip in words: what was played and what would have been better."""

    slip: Slip
    name: str
    played: str
    better: str


def told_slips(
    record: Record, found: Review, knowledge: Knowledge, words: Words, names: Sequence[str]
) -> list[ToldSlip]:
    """Word the costliest choices."""
    diary = diary_of(record.game, words, names)
    wanted = {slip.ply: slip for slip in found.costliest()}
    told: dict[int, ToldSlip] = {}
    for turn in turns_of(record):
        if turn.ply not in wanted:
            continue
        slip = wanted[turn.ply]
        view = turn.before.view(turn.seat)
        better = _events_of(knowledge, view, slip)
        told[turn.ply] = ToldSlip(
            slip, names[slip.seat], _said(diary, turn.told, slip.seat), _said(diary, better, slip.seat)
        )  # fmt: skip
    return [told[slip.ply] for slip in found.costliest()]


def _events_of(knowledge: Knowledge, view: object, slip: Slip) -> list[Event]:
    """Play the better plan in an imagined world, and hear what is told until chance acts."""
    world = knowledge.imagine(view, Lots(slip.ply))
    told: list[Event] = []
    for action in slip.better:
        if world.actor() == CHANCE or action not in world.legal(slip.seat):
            break
        told += world.play(slip.seat, action)
    return told


def _said(diary: Diary, events: Sequence[Event], seat: int) -> str:
    """Say what a turn did as its seat heard it, to a third person; a long turn is cut short."""
    lines = diary.lines([event.heard_by(seat) for event in events], SPECTATOR)
    return " ".join(lines[:_LINES]) + (" …" if len(lines) > _LINES else "")
