"""1.3, R-44, R-45, R-50  Worlds that a view allows: everything its seat cannot see is dealt by lot."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.swords.rules import actions
from saltire.games.swords.rules.battle import LayTokens
from saltire.games.swords.rules.board import (
    DAGGER_DISCARDS,
    DECK,
    DISCARDS,
    HAND,
    HELD,
    HOLDINGS,
    LAID,
    LOST,
    NEW,
    OPEN,
    PILES,
    RESTING,
    STACK,
    TAKEN,
    VIRTUAL,
    Table,
)
from saltire.games.swords.rules.daggers import REST, SHUFFLES, in_shuffle, number, some
from saltire.games.swords.rules.view import SEALED, SwordsView
from saltire.kernel.bits import BIT, count, nth
from saltire.kernel.lots import Lots
from saltire.kernel.vecs import vec


def imagine(view: SwordsView, lots: Lots) -> Table:
    """Deal what the view's seat cannot see at random: any world it cannot tell from the real one."""
    s = Table(
        view.options, list(view.stack), view.returns,
        view.wealth[:], vec[i64]([0] * PILES), vec[i64]([0] * HOLDINGS),
    )  # fmt: skip
    s.round = view.round
    s.defeats = view.defeats
    s.badge = view.badge
    s.badge_from = view.badge_from
    s.token = view.token
    s.token_from = view.token_from
    s.home = view.home
    s.arms = view.arms
    s.arms_seen = view.arms_seen
    s.scottish_camp = view.scottish_camp
    s.shield = view.shield
    s.sided = view.sided
    s.open_sides = view.open_sides
    s.peeked = view.peeked
    s.winner = view.winner
    s.passed = view.passed
    s.spoken = view.spoken
    s.said = view.said
    _deal_bagpipes(s, view, lots)
    if view.players == 2:
        _deal_for_two(s, view, lots)
    else:
        _deal_daggers(s, view, lots)
    _take_sides(s, view, lots)
    _seal(s, view, lots)
    return s


def _deal_bagpipes(s: Table, view: SwordsView, lots: Lots) -> None:
    deck = s.deck
    pool: i64 = deck.bagpipe_cards(view.players)
    for kind in deck.kinds_in(view.discards) + deck.kinds_in(view.hand) + deck.kinds_in(view.new):
        pool = deck.without_card(pool, kind)
    for seat in range(view.players):
        for kind in deck.kinds_in(view.open[seat]):
            pool = deck.without_card(pool, kind)
        s.cards[OPEN + seat] = view.open[seat]
        s.cards[RESTING + seat] = view.resting[seat]
    s.cards[DISCARDS] = view.discards
    s.cards[DECK] = pool
    for seat in range(view.players):
        if seat == view.seat:
            s.cards[HAND + seat] = view.hand
            s.cards[NEW + seat] = view.new
        else:
            _draw_bagpipes(s, HAND + seat, view.held[seat], lots)
            _draw_bagpipes(s, NEW + seat, view.received[seat], lots)


def _draw_bagpipes(s: Table, place: i64, cards: i64, lots: Lots) -> None:
    for _ in range(cards):
        pool = s.cards[DECK]
        kind = s.deck.kind[nth(pool, lots.below(count(pool)))]
        s.cards[DECK] = s.deck.without_card(pool, kind)
        s.cards[place] = s.deck.with_card(s.cards[place], kind)


def _deal_daggers(s: Table, view: SwordsView, lots: Lots) -> None:
    """9.7, R-45  Deal each shuffle's unseen cards; 10.3: at the end all are seen."""
    s.daggers[DAGGER_DISCARDS] = view.dagger_discards
    pool = view.unseen_daggers
    for seat in range(view.players):
        s.daggers[VIRTUAL + seat] = view.virtual[seat]
        if view.revealed:
            s.daggers[HELD + seat] = view.revealed[seat]
        elif seat == view.seat:
            s.daggers[HELD + seat] = view.daggers
        if view.revealed and seat != view.seat:
            pool -= view.revealed[seat]
    if not view.revealed:
        for seat in range(view.players):
            if seat != view.seat:
                dealt = _deal_hand(pool, view.dagger_cards[seat], lots)
                s.daggers[HELD + seat] = dealt
                pool -= dealt
    s.daggers[STACK] = pool


def _deal_hand(pool: i64, wanted: tuple[int, ...], lots: Lots) -> i64:
    hand: i64 = 0
    for shuffle in range(SHUFFLES):
        for _ in range(wanted[shuffle]):
            hand += some(shuffle, _draw(pool - hand, shuffle, lots), 1)
    return hand


def _draw(pool: i64, shuffle: i64, lots: Lots) -> i64:
    """Draw a value, each card of a shuffle as likely as the others."""
    drawn = lots.below(in_shuffle(pool, shuffle))
    value: i64 = 1
    while drawn >= number(pool, shuffle, value):
        drawn -= number(pool, shuffle, value)
        value += 1
    return value


def _deal_for_two(s: Table, view: SwordsView, lots: Lots) -> None:
    """11.5, 11.8  Only which card the other laid is hidden."""
    s.daggers[DAGGER_DISCARDS] = view.dagger_discards
    for seat in (0, 1):
        s.daggers[TAKEN + seat] = view.taken[seat]
        s.daggers[LOST + seat] = view.lost[seat]
        hand: i64 = view.hands_of_two[seat]
        laid: i64 = view.laid if seat == view.seat else 0
        if view.tokens_with_dagger and not laid:
            laid = _draw(hand, REST, lots)
        s.daggers[LAID + seat] = laid
        s.daggers[HELD + seat] = hand - some(REST, laid, 1) if laid else hand


def _take_sides(s: Table, view: SwordsView, lots: Lots) -> None:
    """6.1  A face-down token may be either."""
    s.english = view.english
    for seat in range(view.players):
        bit = BIT[seat]
        if view.sided & ~view.known_sides & bit and lots.below(2):
            s.english |= bit


def _seal(s: Table, view: SwordsView, lots: Lots) -> None:
    """6.1, 11.5  Choose for those who have sealed a choice already."""
    top = s.top
    if not isinstance(top, LayTokens):
        return
    made: list[int] = []
    for seat, choice in enumerate(top.choices):
        if choice == SEALED:
            dagger: i64 = _draw(s.daggers[HELD + seat], REST, lots) if view.players == 2 else 0
            choice = int(actions.lay(lots.below(2), dagger))
        made.append(choice)
    s.goto(LayTokens(tuple(made)))
