"""A review in words: each slip as sentences, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from saltire.bots.registry import knowledge_of
from saltire.bots.search.knowledge import Knowledge
from saltire.i18n.log_wording import LogWording, log_wording_of
from saltire.i18n.reason import Said
from saltire.i18n.words import Words
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE, SPECTATOR
from saltire.kernel.view import View
from saltire.record import Record
from saltire.review.analysis import Review, Slip
from saltire.review.turns import turns_of

_LINES: Final = 4


@dataclass(frozen=True, slots=True)
class ToldSlip:
    """A slip in words: what was played, what would have been better and why."""

    slip: Slip
    name: str
    played: str
    better: str
    reason: str
    """Empty where nobody can say more than the odds."""


def told_slips(
    record: Record, found: Review, knowledge: Knowledge, words: Words, names: Sequence[str]
) -> list[ToldSlip]:
    """Word the costliest choices."""
    log = log_wording_of(record.game, words, names)
    wanted = {slip.ply: slip for slip in found.costliest()}
    told: dict[int, ToldSlip] = {}
    for turn in turns_of(record):
        if turn.ply not in wanted:
            continue
        slip = wanted[turn.ply]
        view = turn.before.view(turn.seat)
        better = _events_of(knowledge, view, slip)
        told[turn.ply] = ToldSlip(
            slip, names[slip.seat],
            played=_said(log, turn.told, slip.seat), better=_said(log, better, slip.seat),
            reason=log.reason(_why(record, view, slip)),
        )  # fmt: skip
    return [told[slip.ply] for slip in found.costliest()]


def _events_of(knowledge: Knowledge, view: View, slip: Slip) -> list[Event]:
    """Play the better plan in an imagined world, and hear what is told until chance acts."""
    world = knowledge.imagine(view, Lots(slip.ply))
    told: list[Event] = []
    for action in slip.better:
        if world.actor() == CHANCE or action not in world.legal(slip.seat):
            break
        told += world.play(slip.seat, action)
    return told


def _why(record: Record, view: View, slip: Slip) -> Said:
    """Explain the better plan by what its seat has heard until then, and by nothing else."""
    state = record.game.start()
    told = [event for ply in range(slip.ply) for event in record.play_ply(state, ply)]
    knowledge = knowledge_of(record.game)
    knowledge.observe(view, [event.heard_by(slip.seat) for event in told])
    knowledge.remember_plan(slip.better)
    return knowledge.explain(view, slip.better[0])


def _said(log: LogWording, events: Sequence[Event], seat: int) -> str:
    """Say what a turn did as its seat heard it, to a third person; a long turn is cut short."""
    lines = log.lines([event.heard_by(seat) for event in events], SPECTATOR)
    return " ".join(lines[:_LINES]) + (" …" if len(lines) > _LINES else "")
