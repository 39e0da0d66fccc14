"""Words the slips of a review as sentences, in the reader's language."""

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

_MOST_LINES: Final = 4


@dataclass(frozen=True, slots=True)
class WordedSlip:
    """A slip in words: what was played, what would have been better, and why."""

    slip: Slip
    name: str
    played: str
    better: str
    reason: str
    """Empty if the bot gives no reason beyond the odds."""


def worded_slips(
    record: Record, review: Review, knowledge: Knowledge, words: Words, names: Sequence[str]
) -> list[WordedSlip]:
    """Word the costliest choices."""
    log = log_wording_of(record.game, words, names)
    slips = {slip.ply: slip for slip in review.costliest()}
    worded: dict[int, WordedSlip] = {}
    for turn in turns_of(record):
        if turn.ply not in slips:
            continue
        slip = slips[turn.ply]
        view = turn.before.view(turn.seat)
        better = _events_of(knowledge, view, slip)
        worded[turn.ply] = WordedSlip(
            slip, names[slip.seat],
            played=_words_of(log, turn.events, slip.seat), better=_words_of(log, better, slip.seat),
            reason=log.reason(_reason(record, view, slip)),
        )  # fmt: skip
    return [worded[slip.ply] for slip in review.costliest()]


def _events_of(knowledge: Knowledge, view: View, slip: Slip) -> list[Event]:
    """Play the better plan in a sampled world, and collect the events until chance acts."""
    world = knowledge.imagine(view, Lots(slip.ply))
    events: list[Event] = []
    for action in slip.better:
        if world.actor() == CHANCE or action not in world.legal(slip.seat):
            break
        events += world.play(slip.seat, action)
    return events


def _reason(record: Record, view: View, slip: Slip) -> Said:
    """Explain the better plan by what its seat knew then."""
    state = record.game.start()
    events = [event for ply in range(slip.ply) for event in record.play_ply(state, ply)]
    knowledge = knowledge_of(record.game)
    knowledge.observe(view, [event.heard_by(slip.seat) for event in events])
    knowledge.remember_plan(slip.better)
    return knowledge.explain(view, slip.better[0])


def _words_of(log: LogWording, events: Sequence[Event], seat: int) -> str:
    """Word a turn as its seat received it, in the third person; a long turn is cut short."""
    lines = log.lines([event.heard_by(seat) for event in events], SPECTATOR)
    return " ".join(lines[:_MOST_LINES]) + (" …" if len(lines) > _MOST_LINES else "")
