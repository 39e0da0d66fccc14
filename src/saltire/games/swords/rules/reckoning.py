"""7.2, 8.1-8.6, 11.8  What a battle comes to: strengths, shares of the gold, daggers changing hands."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.swords.rules.board import CASTLE, LAID, LOST, TAKEN, Table
from saltire.games.swords.rules.constants import ENGLAND, SCOTLAND
from saltire.games.swords.rules.daggers import REST, some
from saltire.games.swords.rules.effects import gain_gold
from saltire.kernel.types import Seat


def laid_daggers(s: Table) -> list[int]:
    """11.8  List the Dagger cards that two players laid with their tokens."""
    return [int(s.daggers[LAID + seat]) for seat in (0, 1)] if s.players == 2 else []


def trade_daggers(s: Table) -> None:
    """11.8, R-18  A traitor takes the card the other laid; a loyal player sends it to the other's pile."""
    for seat in (0, 1):
        card = some(REST, s.daggers[LAID + 1 - seat], 1)
        if s.side(seat) == ENGLAND:
            s.daggers[TAKEN + seat] += card
        else:
            s.daggers[LOST + 1 - seat] += card
    s.daggers[LAID] = 0
    s.daggers[LAID + 1] = 0


def strengths(s: Table) -> tuple[int, int]:
    """7.2, 18.7  Add up both armies: Scotland's with its camp, England's with the shield, at least 0."""
    scots = s.scottish_camp
    english: i64 = 0
    taking_part: i64 = 0
    for seat in range(s.players):
        if s.takes_part(seat):
            taking_part += 1
            if s.side(seat) == ENGLAND:
                english += s.camp(seat)
            else:
                scots += s.camp(seat)
    card = s.card()
    shield = card.troops + card.levy * taking_part + s.shield
    return scots, english + max(shield, 0)


def crown_share(s: Table) -> i64:
    """8.5, 8.6, R-2, R-16  Divide the crown gold among those who may be paid, rounded down."""
    card = s.card()
    if not card.split:
        return card.crown
    sharers: i64 = 0
    for seat in range(s.players):
        if s.side(seat) == ENGLAND and (s.options.deserter_counts or not s.deserts(seat)):
            sharers += 1
    if not sharers:
        return 0
    return card.crown // sharers


def reward(s: Table, seat: Seat, share: i64) -> None:
    """8.2-8.5  Pay one player who fought."""
    if s.side(seat) == ENGLAND:
        gain_gold(s, seat, share)
    elif s.winner == SCOTLAND:
        gain_gold(s, seat, s.card().win)
    else:
        s.wealth[CASTLE + seat] += 1
        gain_gold(s, seat, s.card().loss)
