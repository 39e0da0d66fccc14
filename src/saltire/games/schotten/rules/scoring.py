"""6  Who has won: a round by stones, an unfinished one by settlement, the match by points."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.constants import Stone
from saltire.kernel.bits import BIT, COUNT9
from saltire.kernel.types import Seat


def round_won(s: Table, me: Seat) -> bool:
    """1.3, 6.1, 6.2  Three adjacent stones, or any five, of the player who claims."""
    mine = s.stones_of(me)
    return mine & mine >> 1 & mine >> 2 != 0 or COUNT9[mine] >= 5


def stronger_side(s: Table, stone: Stone) -> i64:
    """6.4  A complete side beats an incomplete one; two incomplete ones win nothing."""
    complete = [seat for seat in (0, 1) if s.full & BIT[9 * seat + stone]]
    if len(complete) != 2:
        return complete[0] if complete else -1
    ours = s.worth[stone]
    theirs = s.worth[9 + stone]
    if ours == theirs:
        return 0 if s.first_to_complete(0, stone) else 1
    return 0 if ours > theirs else 1


def settled_winner(s: Table) -> i64:
    """6.4, R-3  Whoever alone meets 6.1; else the owner of more stones, or nobody."""
    won = [seat for seat in (0, 1) if round_won(s, seat)]
    if len(won) == 1:
        return won[0]
    lead = COUNT9[s.stones_of(0)] - COUNT9[s.stones_of(1)]
    if lead == 0 or not s.options.most_stones_win:
        return -1
    return 0 if lead > 0 else 1


def round_points(s: Table, seat: Seat, winner: i64) -> int:
    return 5 if seat == winner else COUNT9[s.stones_of(seat)]


def next_starter(s: Table, winner: i64) -> i64:
    """6.6, R-24  The start player alternates; or the loser or the winner of the round begins."""
    if winner < 0 or s.options.match_start == "alternate":
        return 1 - s.standing.starter
    return winner if s.options.match_start == "winner" else 1 - winner


def match_result(s: Table, winner: i64) -> tuple[float, ...]:
    """6.5, 6.6  The higher total wins the match; a single round goes to its winner."""
    lead = s.standing.points[0] - s.standing.points[1]
    if s.options.rounds == 1:
        lead = 0 if winner < 0 else 1 - 2 * winner
    if lead == 0:
        return (0.5, 0.5)
    return (1.0, 0.0) if lead > 0 else (0.0, 1.0)
