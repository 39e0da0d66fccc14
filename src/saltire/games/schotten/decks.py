"""3.7, 7.3, 10.1  Drawing: by lot while nobody knows the next card, in order once somebody put it there."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.schotten.board import (
    BOTH_JOKERS,
    DECK,
    TACTICS_DECK,
    Table,
)
from saltire.games.schotten.notation import card_name
from saltire.games.schotten.tables import CLAN, JOKER, SECOND_JOKER, Card
from saltire.kernel.bits import BIT, members
from saltire.kernel.event import Event
from saltire.kernel.types import Seat


def drawable(s: Table, deck: i64) -> list[int]:
    """List the cards that may come next from a deck; 1.2: two Jokers in it are two chances."""
    if deck == DECK:
        return members(s.cards[DECK])
    held = s.cards[TACTICS_DECK]
    cards = [JOKER + kind for kind in members(held & 511)]
    return [*cards, SECOND_JOKER] if held & BOTH_JOKERS == BOTH_JOKERS else cards


def draw_card(s: Table, me: Seat, card: Card) -> None:
    s.leave_deck(card)
    _receive(s, me, card)


def draw_under(s: Table, me: Seat, clan: bool) -> None:
    """10.1  Draw the next of the cards that a Recruiter put under a deck."""
    if clan:
        entry = s.under_clan[0]
        s.under_clan = s.under_clan[1:]
    else:
        entry = s.under_tactics[0]
        s.under_tactics = s.under_tactics[1:]
    card = entry >> 1
    _receive(s, me, card)
    if entry & 1 != me:
        if clan:
            s.known |= BIT[card]
        else:
            s.known_tactics |= BIT[card - JOKER]


def _receive(s: Table, me: Seat, card: Card) -> None:
    s.take_in_hand(me, card)
    if s.listening:
        deck = "clan" if card < CLAN else "tactics"
        shown = card_name(JOKER if card == SECOND_JOKER else card)
        s.tell(Event("drew", {"seat": me, "deck": deck}, {"card": shown}, (me,)))


def put_under(s: Table, me: Seat, card: Card) -> None:
    """10.1  Put a hand card under its own deck, face down; C10: under an empty one perhaps for good."""
    s.leave_hand(me, card)
    clan = card < CLAN
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
