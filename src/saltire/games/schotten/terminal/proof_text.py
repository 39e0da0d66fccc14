"""`proof 3`: why a stone can or cannot be claimed, in words and cards, from what lies face up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.claims import provable
from saltire.games.schotten.rules.proof import shown_proof, why_no_claim
from saltire.games.schotten.terminal.card_text import tinted
from saltire.games.schotten.text.log_wording import claim_facts, refusal_words
from saltire.i18n.words import Words
from saltire.kernel.bits import BIT
from saltire.kernel.errors import Refusal


def proof_lines(
    s: Table, me: int, stone: int, heard: Sequence[Mapping[str, object]], words: Words,
    names: Sequence[str],
) -> list[Text]:  # fmt: skip
    """Explain one stone: a claim that was made, one that can be made, or why not."""
    for event in reversed(heard):
        if event["kind"] == "round":
            break
        if event["kind"] == "claimed" and event["stone"] == stone + 1:
            proof = event["proof"]
            assert isinstance(proof, dict)
            return [tinted(words.event(claim_facts(event), me, names)), *because(proof, words)]
    lines = claim_lines(s, me, stone, words)
    if s.full_sides(1 - me) & BIT[stone] and objection(s, 1 - me, stone) is None:
        proof = shown_proof(s, 1 - me, stone)
        lines.append(tinted(words.say("proof-other-can", stone=stone + 1, name=names[1 - me],
                                      size=int(s.need(stone)), **proof)))  # fmt: skip
        lines.extend(because(proof, words))
    return lines


def claim_lines(s: Table, me: int, stone: int, words: Words) -> list[Text]:
    """Explain whether a seat could claim a stone now, and why or why not."""
    size = int(s.need(stone))
    refusal = objection(s, me, stone)
    if refusal is not None:
        reason = refusal_words(refusal, words)
        return [tinted(words.say("refused", reason=reason, rule=refusal.rule), words)]
    proof = shown_proof(s, me, stone)
    return [
        tinted(words.say("proof-can", stone=stone + 1, size=size, **proof)),
        *because(proof, words),
    ]


def because(proof: Mapping[str, object], words: Words) -> list[Text]:
    """Give the reasons of a claim that stands."""
    cards = proof["cards"]
    assert isinstance(cards, list)
    size = len(cards)
    if not proof["theirs"]:
        return [tinted(words.say("proof-unanswered"))]
    if not proof["early"]:
        key = "proof-tie" if proof["tie"] else "proof-stronger"
        return [tinted(words.say(key, size=size, **proof))]
    lines = [tinted(words.say("proof-best", size=size, **proof))]
    if proof["tie"]:
        lines.append(tinted(words.say("proof-tie-enough")))
    if proof["stoppers"]:
        lines.append(tinted(words.say("proof-stoppers", size=size, **proof)))
    return lines


def objection(s: Table, seat: int, stone: int) -> Refusal | None:
    """Say why a seat could not claim a stone if it were asked now; None if it could."""
    if provable(s, seat) & BIT[stone]:
        return None
    return why_no_claim(s, seat, stone)
