"""What a study shows beside the board: what each complete side proves, and the cards not yet seen."""

from __future__ import annotations

from collections.abc import Sequence

from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.claims import provable
from saltire.games.schotten.rules.proof import names as card_names
from saltire.games.schotten.rules.proof import shown_proof, why_no_claim
from saltire.games.schotten.rules.view import SchottenView
from saltire.games.schotten.terminal.proof_text import because
from saltire.i18n.words import Words
from saltire.kernel.bits import BIT, members
from saltire.kernel.position import Position


def insights(
    state: Position, seat: int, words: Words, names: Sequence[str]
) -> list[tuple[str, list[str]]]:
    """Give the proof or the objection for each complete side, and what this seat has not seen."""
    assert isinstance(state, Table)
    proofs = [
        line
        for stone in members(state.unclaimed())
        for side in (0, 1)
        if state.full_sides(side) & BIT[stone]
        for line in _proof(state, side, stone, words, names)
    ]
    view = SchottenView(state, seat)
    hidden = card_names(members(view.unseen & ~view.hand))
    return [
        (words.say("study-proofs"), proofs),
        (words.say("study-unseen", n=len(hidden)), [str(words.term(hidden))] if hidden else []),
    ]


def _proof(s: Table, side: int, stone: int, words: Words, names: Sequence[str]) -> list[str]:
    size = int(s.need(stone))
    if provable(s, side) & BIT[stone]:
        proof = shown_proof(s, side, stone)
        can = words.say(
            "schotten-study-proved", name=names[side], stone=stone + 1, size=size, **proof
        )
        return [" ".join([can, *[line.plain for line in because(proof, words)]])]
    refusal = why_no_claim(s, side, stone)
    reason = words.refusal(refusal, size)
    return [
        words.say("schotten-study-not-proved", name=names[side], stone=stone + 1, reason=reason)
    ]
