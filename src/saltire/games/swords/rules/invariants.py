"""What must hold in every position of Swords and Bagpipes; the property tests ask after each step."""

from __future__ import annotations

from saltire.games.swords.rules.board import (
    DAGGER_DISCARDS,
    DECK,
    DISCARDS,
    HAND,
    HELD,
    LAID,
    LOST,
    NEW,
    OPEN,
    RESTING,
    STACK,
    TAKEN,
    Table,
    full_stack,
)
from saltire.games.swords.rules.daggers import values_in
from saltire.kernel.bits import BIT


def faults(s: Table) -> list[str]:
    """List what is wrong; nothing, unless the rules have a bug."""
    return lost_cards(s) + lost_daggers(s) + false_counts(s) + false_sides(s)


def lost_cards(s: Table) -> list[str]:
    """1, 13.4  Every Bagpipe card is in exactly one place."""
    found: list[int] = s.deck.kinds_in(s.cards[DECK]) + s.deck.kinds_in(s.cards[DISCARDS])
    for seat in range(s.players):
        for place in (HAND, NEW, OPEN):
            found += s.deck.kinds_in(s.cards[place + seat])
    wrong = []
    if sorted(found) != s.deck.kinds_in(s.deck.bagpipe_cards(s.players)):
        wrong.append("a Bagpipe card is lost or doubled")
    for seat in range(s.players):
        if s.cards[RESTING + seat] & ~s.cards[OPEN + seat]:
            wrong.append(f"seat {seat} rests a card that does not lie open")
    return wrong


def lost_daggers(s: Table) -> list[str]:
    """1, 11.1  Every Dagger card is in exactly one place; 17.3: virtual ones are not cards."""
    found = values_in(s.daggers[STACK]) + values_in(s.daggers[DAGGER_DISCARDS])
    for seat in range(s.players):
        found += values_in(s.daggers[HELD + seat])
    for seat in (0, 1):
        found += values_in(s.daggers[TAKEN + seat]) + values_in(s.daggers[LOST + seat])
        if s.daggers[LAID + seat]:
            found.append(s.daggers[LAID + seat])
    whole = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]
    if s.players > 2:
        whole = values_in(full_stack(s.options))
    return [] if sorted(found) == whole else ["a Dagger card is lost or doubled"]


def false_counts(s: Table) -> list[str]:
    """7.4, 17.1  Nothing is below 0, and the marker stays on its track."""
    wrong = []
    if any([pile < 0 for pile in s.wealth]) or s.scottish_camp < 0:
        wrong.append("somebody has less than no units or gold")
    if not 0 <= s.defeats <= s.options.last_defeat or s.round > s.options.rounds:
        wrong.append("the marker or the round is off its track")
    return wrong


def false_sides(s: Table) -> list[str]:
    """6, 12.2  Marks about sides concern those who have one; badge and token lie apart."""
    wrong = []
    if (s.english | s.open_sides) & ~s.sided:
        wrong.append("a side without a token")
    if s.home >= 0 and (s.sided & BIT[s.home] or s.camp(s.home)):
        wrong.append("the clan at home fights")
    if s.home >= 0 and s.home == s.badge:
        wrong.append("the bearer stays home")
    return wrong
