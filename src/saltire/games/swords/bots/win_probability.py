"""10  Estimates the win probability of every seat, by a model fitted to played games.

Two scores for each seat, one for each end of the game, and the probability of either end. The
numbers maximise the likelihood over 30,000 positions at the beginning of a round, from 5,700 games
with two to six players, six in ten of them greedy and the others of any type.
"""

from __future__ import annotations

import math

from mypy_extensions import i64

from saltire.games.swords.bots.packed_view import zeros
from saltire.games.swords.bots.win_odds import bounded_exp
from saltire.games.swords.rules.board import OPEN, Table
from saltire.games.swords.rules.constants import NOBODY
from saltire.kernel.bits import count


def win_probabilities(s: Table) -> tuple[float, ...]:
    """Give each seat's win probability; they sum to 1."""
    if s.returns is not None:
        return s.returns
    left = s.options.rounds - s.round + (1 if s.winner == NOBODY else 0)
    fall = fall_chance(s, left)
    rich = zeros(6)
    pure = zeros(6)
    all_rich, all_pure = 0.0, 0.0
    for seat in range(s.players):
        rich[seat] = riches(s, seat, float(left))
        pure[seat] = purity(s, seat, float(left))
        all_rich += rich[seat]
        all_pure += pure[seat]
    return tuple(
        [
            fall * pure[seat] / all_pure + (1.0 - fall) * rich[seat] / all_rich
            for seat in range(s.players)
        ]
    )


def fall_chance(s: Table, left: i64) -> float:
    """Give the probability that Scotland falls."""
    need = s.options.last_defeat - s.defeats
    if need <= 0:
        return 1.0
    if need > left:
        return 0.0
    castles, daggers = 0.0, 0.0
    for seat in range(s.players):
        castles += float(s.castle(seat))
        daggers += float(s.total_daggers(seat))
    players = float(s.players)
    q, n = float(need), float(left)
    x = 1.5669 - 2.3624 * q + 0.8092 * n - 0.1753 * q * q + 0.2195 * n * q - 0.0298 * n * n
    x += 0.2706 * castles / players - 0.23 * daggers / players + 1.6744 * (q - 1.0) / n
    if s.players == 2:
        x -= 0.0889
    elif s.players == 3:
        x += 0.3695
    elif s.players > 4:
        x -= 0.0897
    return 1.0 / (1.0 + bounded_exp(-x))


def riches(s: Table, seat: i64, left: float) -> float:
    """Score a seat for the case that Scotland stands."""
    soon = 1.0 / math.sqrt(left + 0.3)
    castle = float(s.castle(seat))
    few = min(castle, 3.0)
    daggers = float(s.total_daggers(seat))
    over = (float(lead(s, seat)) - 4.5) / (0.3 + 0.7 * math.sqrt(left))
    barred = 1.0 / (1.0 + bounded_exp(-over))
    x = (1.3984 * soon - 0.1458) * float(s.gold(seat))
    x += (1.0974 - 1.2771 * soon) * few + (0.1919 * soon - 0.5003) * (castle - few)
    x += (0.265 - 0.3346 * soon) * cards(s, seat) + (0.3985 - 0.6282 * soon) * daggers
    return bounded_exp(x - 6.2053 * barred - (0.1457 if seat == s.badge else 0.0))


def purity(s: Table, seat: i64, left: float) -> float:
    """Score a seat for the case that Scotland falls."""
    soon = 1.0 / math.sqrt(left + 0.3)
    need = float(max(1, s.options.last_defeat - s.defeats))
    nearer = 1.0 / math.sqrt(need - 0.5)
    x = (2.1321 * soon - 2.3429 - 0.9168 * nearer) * float(s.total_daggers(seat))
    x += (0.3783 - 0.1545 * soon) * float(s.gold(seat))
    x += (0.1424 * soon - 0.1559) * float(s.castle(seat))
    x += (1.4284 * soon - 1.3679) * cards(s, seat)
    return bounded_exp(x - (0.0622 if seat == s.badge else 0.0))


def cards(s: Table, seat: i64) -> float:
    return float(s.hand_size(seat)) + 0.6 * float(count(s.cards[OPEN + seat]))


def lead(s: Table, seat: i64) -> i64:
    """10.6  Give how many daggers more than anybody else a seat has."""
    most: i64 = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, s.total_daggers(other))
    return s.total_daggers(seat) - most
