"""3.7, 7.3, 10.1  Drawing: by lot while nobody knows the next card, in order once somebody put it there."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.schotten.rules.board import (
    BOTH_JOKERS,
    DECK,
    HAND,
    TACTICS_DECK,
    TACTICS_HAND,
    Table,
)
from saltire.games.schotten.rules.constants import CLAN, JOKER, SECOND_JOKER, Card
from saltire.games.schotten.rules.notation import card_name
from saltire.kernel.bits import BIT, members
from saltire.kernel.event import Event
from saltire.kernel.types import Seat


def drawable(s: Table, deck: i64) -> list[int]:
    """List the cards that may come next from a deck; 1.2: two Jokers in it are two chances.

    Once only cards that a Recruiter put back are left, the next one is certain (10.1).
    """
    if not s.cards[deck]:
        return [under(s, deck)[0] >> 1]
    if deck == DECK:
        return members(s.cards[DECK])
    held = s.cards[TACTICS_DECK]
    cards = [JOKER + kind for kind in members(held & 511)]
    return [*cards, SECOND_JOKER] if held & BOTH_JOKERS == BOTH_JOKERS else cards


def under(s: Table, deck: i64) -> tuple[int, ...]:
    """10.1  Give the cards that a Recruiter put under a deck, next one first."""
    return s.under_clan if deck == DECK else s.under_tactics


def draw_card(s: Table, me: Seat, deck: i64, card: Card) -> None:
    """3.7  Move the next card of a deck to a hand."""
    cards = s.cards
    if card < CLAN and cards[DECK]:
        this = BIT[card]
        cards[DECK] &= ~this
        cards[HAND + me] |= this
    else:
        _draw_tactics_or_under(s, me, deck, card)
    if s.listening:
        back = "clan" if card < CLAN else "tactics"
        shown = card_name(JOKER if card == SECOND_JOKER else card)
        s.tell(Event("drew", {"seat": me, "deck": back}, {"card": shown}, (me,)))


def _draw_tactics_or_under(s: Table, me: Seat, deck: i64, card: Card) -> None:
    if s.cards[deck]:
        s.leave_deck(card)
    else:
        _leave_under(s, me, deck, card)
    s.take_in_hand(me, card)


def _leave_under(s: Table, me: Seat, deck: i64, card: Card) -> None:
    """10.1  Draw a card that was put back; if the other seat did so, it knows what is drawn."""
    theirs = under(s, deck)[0] & 1 != me
    if deck == DECK:
        s.under_clan = s.under_clan[1:]
        if theirs:
            s.known |= BIT[card]
    else:
        s.under_tactics = s.under_tactics[1:]
        if theirs:
            s.known_tactics |= BIT[card - JOKER]


def put_under(s: Table, me: Seat, card: Card) -> None:
    """10.1  Put a hand card under its own deck, face down; R-8: under an empty one perhaps for good."""
    s.leave_hand(me, card)
    clan = card < CLAN
    _blur(s, me, clan)
    empty = s.clan_deck() == 0 if clan else s.tactics_deck() == 0
    if empty and not s.options.recruiter_refills_empty:
        s.aside = (*s.aside, 2 * card + me)
    elif clan:
        s.under_clan = (*s.under_clan, 2 * card + me)
    else:
        s.under_tactics = (*s.under_tactics, 2 * card + me)
    if s.listening:
        deck = "clan" if clan else "tactics"
        s.tell(Event("returned", {"seat": me, "deck": deck}, {"card": card_name(card)}, (me,)))


def _blur(s: Table, me: Seat, clan: bool) -> None:
    """10.1, R-19  Forget which cards of a hand were known: any of them may have gone back."""
    if clan:
        s.known &= ~s.cards[HAND + me]
    else:
        s.known_tactics &= ~s.cards[TACTICS_HAND + me]
