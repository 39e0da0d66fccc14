"""1.3, R-44  What each seat sees, named fact by named fact."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from saltire.games.swords.rules.battle import LayTokens
from saltire.games.swords.rules.board import (
    CAMP,
    CASTLE,
    DAGGER_DISCARDS,
    DECK,
    DISCARDS,
    GOLD,
    HAND,
    HELD,
    LAID,
    LOST,
    NEW,
    OPEN,
    RESTING,
    STACK,
    TAKEN,
    VIRTUAL,
    Table,
)
from saltire.games.swords.rules.constants import NOBODY, SIDES
from saltire.games.swords.rules.daggers import REST, SHUFFLES, in_shuffle, some, values_in
from saltire.games.swords.rules.position_json import cards_named, daggers_written
from saltire.games.swords.rules.talk import said_by, statement
from saltire.kernel.bits import BIT, count, members
from saltire.kernel.game import Game
from saltire.kernel.phase import AnyPhase
from saltire.kernel.position import phase_json
from saltire.kernel.types import Seat
from saltire.kernel.vecs import vec
from saltire.kernel.view import View

HIDDEN: Final = (
    "cards[HAND, NEW] of other seats",
    "cards[DECK]",
    "daggers[HELD, LAID] of other seats, until the game is over",
    "daggers[STACK]",
    "english of seats whose side the viewer does not know",
    "choices of other seats in LayTokens",
)
SEALED: Final = -3
"""Stands in a view for a choice that another seat has sealed."""


@mypyc_attr(acyclic=True, free_list_len=1)
class SwordsView(View):
    """What one seat may know. Spectators see what all seats know."""

    def __init__(self, s: Table, seat: Seat) -> None:
        own = seat >= 0
        mine: i64 = seat if own else 0
        seats = range(s.players)
        waiting = s.waiting_for()
        super().__init__(seat, tuple(s.legal(seat)) if seat in waiting and own else ())
        self.options = s.options
        self.players: i64 = s.players
        self.stack: tuple[AnyPhase, ...] = seen_stack(s, seat)
        self.actor: i64 = s.actor()
        self.waiting: tuple[int, ...] = waiting
        self.returns = s.returns
        self.wealth: vec[i64] = s.wealth[:]
        self.hand: i64 = s.cards[HAND + mine] if own else 0
        self.new: i64 = s.cards[NEW + mine] if own else 0
        self.held: tuple[int, ...] = tuple([count(s.cards[HAND + i]) for i in seats])
        self.received: tuple[int, ...] = tuple([count(s.cards[NEW + i]) for i in seats])
        self.open: tuple[int, ...] = tuple([int(s.cards[OPEN + i]) for i in seats])
        self.resting: tuple[int, ...] = tuple([int(s.cards[RESTING + i]) for i in seats])
        self.deck: i64 = count(s.cards[DECK])
        self.discards: i64 = s.cards[DISCARDS]
        self._see_daggers(s)
        self.round: i64 = s.round
        self.defeats: i64 = s.defeats
        self.badge: i64 = s.badge
        self.badge_from: i64 = s.badge_from
        self.token: i64 = s.token
        self.token_from: i64 = s.token_from
        self.home: i64 = s.home
        self.arms: i64 = s.arms
        self.arms_seen: i64 = s.arms_seen
        self.scottish_camp: i64 = s.scottish_camp
        self.shield: i64 = s.shield
        self.sided: i64 = s.sided
        self.known_sides: i64 = sum(
            [int(BIT[i]) for i in members(s.sided) if s.knows_side(seat, i)]
        )
        self.english: i64 = s.english & self.known_sides
        self.open_sides: i64 = s.open_sides
        self.peeked: i64 = s.peeked
        self.winner: i64 = s.winner
        self.passed: i64 = s.passed
        self.spoken: i64 = s.spoken
        self.said: i64 = s.said

    def _see_daggers(self, s: Table) -> None:
        """9.7, 11.1, R-45  Own cards with their values; of others how many, and from which shuffle."""
        seat = self.seat
        seats = range(s.players)
        two = s.players == 2
        self.daggers: i64 = s.daggers[HELD + seat] if seat >= 0 else 0
        self.laid: i64 = s.daggers[LAID + seat] if two and seat >= 0 else 0
        self.tokens_with_dagger: bool = s.daggers[LAID] != 0
        self.dagger_cards: tuple[tuple[int, ...], ...] = tuple(
            [_by_shuffle(s.daggers[HELD + i]) for i in seats]
        )
        self.virtual: tuple[int, ...] = tuple([int(s.daggers[VIRTUAL + i]) for i in seats])
        self.taken: tuple[int, int] = (s.daggers[TAKEN], s.daggers[TAKEN + 1])
        self.lost: tuple[int, int] = (s.daggers[LOST], s.daggers[LOST + 1])
        self.dagger_stack: tuple[int, ...] = _by_shuffle(s.daggers[STACK])
        self.dagger_discards: i64 = s.daggers[DAGGER_DISCARDS]
        unseen: i64 = s.daggers[STACK] - self.daggers
        for i in seats:
            unseen += s.daggers[HELD + i]
        self.unseen_daggers: i64 = 0 if two else unseen
        self.hands_of_two: tuple[int, ...] = (
            tuple([_hand_of_two(s, i) for i in seats]) if two else ()
        )
        over = s.returns is not None
        self.revealed: tuple[int, ...] = (
            tuple([int(s.daggers[HELD + i]) for i in seats]) if over else ()
        )

    def to_json(self) -> dict[str, object]:
        """Give the view as JSON values; two views are equal exactly when these are."""
        deck = self.options.cards
        return {
            "seat": self.seat,
            "actor": self.actor,
            "waiting": list(self.waiting),
            "options": dict(self.options.all),
            "legal": list(self.legal),
            "phase": self.stack[-1].shown() if self.stack else [],
            "stack": [phase_json(phase) for phase in self.stack],
            "sealed": self._sealed_json(),
            "round": self.round,
            "defeats": self.defeats,
            "arms": deck.arms[self.arms].id if self.arms != NOBODY else None,
            "arms_seen": [deck.arms[i].id for i in members(self.arms_seen)],
            "shield": self.shield,
            "scottish_camp": self.scottish_camp,
            "badge": [self.badge, self.badge_from],
            "token": [self.token, self.token_from],
            "home": self.home,
            "winner": self.winner,
            "returns": None if self.returns is None else list(self.returns),
            "players": [self._player_json(seat) for seat in range(self.players)],
            "hand": cards_named(deck, self.hand),
            "new": cards_named(deck, self.new),
            "deck": self.deck,
            "discards": cards_named(deck, self.discards),
            "daggers": daggers_written(self.daggers),
            "laid": self.laid,
            "unseen_daggers": daggers_written(self.unseen_daggers),
            "dagger_stack": list(self.dagger_stack),
            "dagger_discards": values_in(self.dagger_discards),
        }

    def _sealed_json(self) -> int | None:
        """Tell what the viewer has sealed, if the tokens are being laid."""
        top = self.stack[-1] if self.stack else None
        if not isinstance(top, LayTokens) or self.seat < 0:
            return None
        return top.choices[self.seat]

    def _player_json(self, seat: Seat) -> dict[str, object]:
        bit = BIT[seat]
        deck = self.options.cards
        said = said_by(self.said, seat)
        told: dict[str, object] = {
            "castle": self.wealth[CASTLE + seat],
            "camp": self.wealth[CAMP + seat],
            "gold": self.wealth[GOLD + seat],
            "cards": self.held[seat] + self.received[seat],
            "received": self.received[seat],
            "open": cards_named(deck, self.open[seat]),
            "resting": cards_named(deck, self.resting[seat]),
            "dagger_cards": list(self.dagger_cards[seat]),
            "virtual": self.virtual[seat],
            "sided": bool(self.sided & bit),
            "side": self.side_name(seat),
            "side_open": bool(self.open_sides & bit),
            "looked_at": members(self.peeked >> 6 * seat & 63),
            "passed": bool(self.passed & bit),
            "spoken": bool(self.spoken & bit),
            "said": statement(said) if said else None,
        }
        if self.players == 2:
            told["taken"] = values_in(self.taken[seat])
            told["lost"] = values_in(self.lost[seat])
            told["to_lay"] = values_in(self.hands_of_two[seat])
            told["has_laid"] = self.tokens_with_dagger
        if self.revealed:
            told["revealed"] = daggers_written(self.revealed[seat])
        return told

    def side_name(self, seat: Seat) -> str | None:
        """Name the side of a seat if the viewer knows it."""
        if not self.known_sides & BIT[seat]:
            return None
        return SIDES[1 if self.english & BIT[seat] else 0]

    def game(self) -> Game:
        return self.options.presenter.game

    def __hash__(self) -> int:
        return hash((self.seat, self.round, self.hand, self.daggers))


def _by_shuffle(held: i64) -> tuple[int, ...]:
    return tuple([int(in_shuffle(held, shuffle)) for shuffle in range(SHUFFLES)])


def _hand_of_two(s: Table, seat: Seat) -> int:
    """11.8  With two players everybody can work out what a seat has left, the card on the table too."""
    laid = s.daggers[LAID + seat]
    return int(s.daggers[HELD + seat] + (some(REST, laid, 1) if laid else 0))


def seen_stack(s: Table, seat: Seat) -> tuple[AnyPhase, ...]:
    """6.1  Give the phases under way; other seats' sealed choices are covered."""
    top = s.top
    if not isinstance(top, LayTokens):
        return tuple(s.stack())
    covered = [
        choice if choice < 0 or i == seat else SEALED for i, choice in enumerate(top.choices)
    ]
    return (*s.waiting(), LayTokens(tuple(covered)))
