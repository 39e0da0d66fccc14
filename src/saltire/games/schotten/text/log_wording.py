"""Words the log of Schotten Totten: a claim says how it was won."""

from __future__ import annotations

from collections.abc import Mapping

import saltire.i18n.log_wording
from saltire.i18n.log_wording import EventFacts


class LogWording(saltire.i18n.log_wording.LogWording):
    """The log of Schotten Totten."""

    def sentence(self, event: EventFacts, me: int) -> str:
        proof = event.get("proof")
        if isinstance(proof, dict):
            event = {name: fact for name, fact in event.items() if name != "proof"}
            event.update(proof, size=len(proof["cards"]), how=_how(proof))
        return super().sentence(event, me)


def _how(proof: Mapping[str, object]) -> str:
    """Tell how a claim won: against nothing, by proof, by a tie, or outright."""
    if not proof["theirs"]:
        return "unanswered"
    if proof["early"]:
        return "proved"
    return "tie" if proof["tie"] else "stronger"
