"""Words the slips of a review as sentences, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from saltire.bots.registry import knowledge_of
from saltire.bots.search.knowledge import Knowledge
from saltire.i18n.log_wording import log_wording_of
from saltire.i18n.reason import Said
from saltire.i18n.words import Words
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE
from saltire.kernel.view import View
from saltire.record import Record
from saltire.review.analysis import Review, Slip

_MOST_CHOICES: Final = 4


@dataclass(frozen=True, slots=True)
class WordedSlip:
    """A slip in words: what was played, what would have been better, and why."""

    slip: Slip
    name: str
    played: str
    better: str
    actions: tuple[str, ...]
    """The better choice in notation, as far as it can be played from there."""
    reason: str
    """Empty if the bot gives no reason beyond the odds."""


def worded_slips(
    record: Record, review: Review, knowledge: Knowledge, words: Words, names: Sequence[str]
) -> list[WordedSlip]:
    """Word the costliest choices."""
    log = log_wording_of(record.game, words, names)
    slips = {slip.ply: slip for slip in review.costliest()}
    worded: dict[int, WordedSlip] = {}
    state = record.game.begin()
    for ply in range(len(record)):
        slip = slips.get(ply)
        if slip is not None:
            view = state.view(slip.seat)
            imagined = knowledge.imagine(view, Lots(ply))
            worded[ply] = WordedSlip(
                slip, names[slip.seat],
                played=_sentences(log.worded_plan(state.clone(), slip.seat, slip.played)),
                better=_sentences(log.worded_plan(imagined, slip.seat, slip.better)),
                actions=tuple(_notation(record, state.clone(), slip)),
                reason=log.reason(_reason(record, view, slip)),
            )  # fmt: skip
        record.play_ply(state, ply)
    return [worded[slip.ply] for slip in review.costliest()]


def _reason(record: Record, view: View, slip: Slip) -> Said:
    """Explain the better plan by what its seat knew then."""
    state = record.game.begin()
    events = [event for ply in range(slip.ply) for event in record.play_ply(state, ply)]
    knowledge = knowledge_of(record.game)
    knowledge.observe(view, [event.heard_by(slip.seat) for event in events])
    knowledge.remember_plan(slip.better)
    return knowledge.explain(view, slip.better[0])


def _notation(record: Record, state: Position, slip: Slip) -> Iterator[str]:
    """Write the actions of the better plan, as far as the seat can carry them out by itself."""
    for action in slip.better:
        if action not in state.legal(slip.seat):
            return
        yield record.game.say(state, action)
        state.apply(action, slip.seat)


def step_of(record: Record, ply: int) -> int:
    """Give the step of the replay at which a ply is about to be played: chance has no steps."""
    return sum(seat != CHANCE for seat, _ in record.plies[:ply])


def _sentences(choices: Sequence[str]) -> str:
    """Join the choices of a turn; a long turn is cut short."""
    shown = " ".join(f"{choice}." for choice in choices[:_MOST_CHOICES]).replace("!.", "!")
    return shown + (" …" if len(choices) > _MOST_CHOICES else "")
