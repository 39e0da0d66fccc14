"""Words events and choices of Schotten Totten: a claim says how it was won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import saltire.i18n.log_wording
from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.notation import parse_chance
from saltire.games.schotten.rules.ruses import MoveTo
from saltire.games.schotten.rules.view import SchottenView
from saltire.games.schotten.text.card_words import CARD_FACTS, card_words, worded
from saltire.i18n.log_wording import EventFacts
from saltire.i18n.reason import Reason, Said
from saltire.i18n.words import Words, sentence_case
from saltire.kernel.errors import Refusal
from saltire.kernel.view import View

_CHOICES = {
    actions.LAY: "lay", actions.RUSE: "play", actions.CLAIM: "claim", actions.PICK: "pick",
    actions.MOVE: "move", actions.BACK: "back", actions.FACE: "face", actions.STRENGTH: "strength",
}  # fmt: skip
_WORDS = {
    actions.DONE: "done", actions.PASS: "pass", actions.DISCARD: "discard",
    actions.DRAW_CLAN: "draw-clan", actions.DRAW_TACTICS: "draw-tactics",
}  # fmt: skip


class LogWording(saltire.i18n.log_wording.LogWording):
    """The log of Schotten Totten."""

    def sentence(self, event: EventFacts, me: int) -> str:
        facts = _worded(claim_facts(event), self.words, "object")
        return sentence_case(super().sentence(facts, me))

    def choice(self, view: View, plan: Sequence[int]) -> tuple[str, int]:
        """Word a choice: `Lay red 7 at stone 3`."""
        assert isinstance(view, SchottenView)
        kind, card, stone = actions.read(plan[0])
        facts: dict[str, object] = {"stone": stone + 1, "strength": card}
        phase = view.stack[-1] if view.stack else None
        if isinstance(phase, MoveTo):
            card = phase.card
        if kind != actions.STRENGTH and card >= 0:
            facts["card"] = card_words(card, self.words)
        key = _CHOICES.get(kind) or _WORDS[plan[0]]
        return sentence_case(self.words.say(f"schotten-choice-{key}", **facts)), 1

    def reason(self, said: Said) -> str:
        """Word the reason of a bot; cards in words."""
        if isinstance(said, Reason) and isinstance(said.facts.get("card"), str):
            name = str(said.facts["card"])
            card = card_words(parse_chance(name), self.words, "subject")
            said = Reason(said.key, **{**said.facts, "card": card})
        return super().reason(said)

    def refused(self, refusal: Refusal) -> str:
        """Word a refusal: cards in words."""
        return refusal_words(refusal, self.words)


def refusal_words(refusal: Refusal, words: Words) -> str:
    """Word a refusal: cards in words."""
    facts = _worded(refusal.facts, words, "name")
    reason = refusal.reason
    for name in CARD_FACTS:
        if name in facts:
            old = refusal.facts[name]
            written = " ".join(old) if isinstance(old, list) else str(old)
            reason = reason.replace(written, str(facts[name]))
    return words.refusal(Refusal(refusal.key, reason, refusal.rule, facts))


def _worded(facts: Mapping[str, object], words: Words, part: str) -> EventFacts:
    return {
        name: worded(fact, words, part) if name in CARD_FACTS else fact
        for name, fact in facts.items()
    }


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
