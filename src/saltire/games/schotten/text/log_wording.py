"""Words the log of Schotten Totten: a claim says how it was won."""

from __future__ import annotations

from collections.abc import Mapping

import saltire.i18n.log_wording
from saltire.i18n.log_wording import EventFacts


class LogWording(saltire.i18n.log_wording.LogWording):
    """The log of Schotten Totten."""

    def sentence(self, event: EventFacts, me: int) -> str:
        return super().sentence(claim_facts(event), me)


def claim_facts(event: Mapping[str, object]) -> EventFacts:
    """Spell out the proof of a claim, for its sentence."""
    facts = {name: fact for name, fact in event.items() if name != "proof"}
    proof = event.get("proof")
    if isinstance(proof, dict):
        facts.update(proof, size=len(proof["cards"]), how=_how(proof))
    return facts


def _how(proof: Mapping[str, object]) -> str:
    """Tell how a claim won: against nothing, by proof, by a tie, or outright."""
    if not proof["theirs"]:
        return "unanswered"
    if proof["early"]:
        return "proved"
    return "tie" if proof["tie"] else "stronger"
