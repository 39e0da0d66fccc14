"""What a study shows beside the board: the bagpipe and dagger cards that a seat has not seen."""

from __future__ import annotations

from collections.abc import Sequence

from saltire.games.swords.rules.board import Table
from saltire.games.swords.rules.view import SwordsView
from saltire.games.swords.text.log_wording import title_of
from saltire.i18n.words import Words
from saltire.kernel.bits import count
from saltire.kernel.position import Position


def insights(
    state: Position, seat: int, words: Words, _names: Sequence[str]
) -> list[tuple[str, list[str]]]:
    """List the cards that may still come to somebody, for all that this seat knows."""
    assert isinstance(state, Table)
    view = SwordsView(state, seat)
    seen = int(view.hand | view.new | view.discards)
    for cards in (*view.open, *view.resting):
        seen |= int(cards)
    deck = state.deck
    left = [int(count(deck.run[kind] & ~seen)) for kind in range(int(deck.kinds))]
    bagpipes = sorted(
        f"{number} \N{MULTIPLICATION SIGN} {title_of(deck, deck.bagpipes[kind].id, words)}"
        for kind, number in enumerate(left)
        if number
    )
    facts = view.to_json()
    rows = facts["unseen_daggers"]
    assert isinstance(rows, list)
    daggers = [sum(row[value] for row in rows) for value in range(3)]
    listed = ", ".join(
        f"{number} \N{MULTIPLICATION SIGN} {value + 1}"
        for value, number in enumerate(daggers)
        if number
    )
    return [
        (words.say("study-unseen", n=sum(left)), [", ".join(bagpipes)] if bagpipes else []),
        (words.say("swords-study-daggers"), [listed] if listed else []),
    ]
