"""Words what an example tries and what comes of it."""

from __future__ import annotations

from saltire.examples.practice import Practice
from saltire.i18n.words import Words
from saltire.kernel.errors import IllegalAction
from saltire.kernel.types import Seat


def word_action(practice: Practice, seat: Seat, action: str, lang: str) -> str:
    """Word an action that the example tries, refused or not; one without words keeps its notation."""
    plan = [practice.game.parse(practice.state, action)]
    return practice.wording(lang).choice(practice.state.view(seat), plan)[0] or action


def tell(practice: Practice, step: str, lang: str) -> str:
    """Do a step, and tell what came of it: what the example's viewer hears, or why it is refused."""
    wording = practice.wording(lang)
    try:
        practice.act(step)
    except IllegalAction as error:
        reason = wording.refused(error.refusal)
        return Words(lang).say("example-refused", reason=reason, rule=error.rule)
    heard = [event.heard_by(practice.viewer) for event in practice.moves[-1].events]
    return " ".join(line for line in wording.lines(heard, practice.viewer) if line)
