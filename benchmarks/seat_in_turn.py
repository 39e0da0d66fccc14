"""Plays every deal with one player on each seat in turn, for measurements of that player's share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import saltire
from saltire.arena.statistics import Estimate, Shares
from saltire.bots.protocol import AnyBot
from saltire.kernel.game import Game
from saltire.kernel.position import Position

CLOCK = 60.0
PositionChooser: TypeAlias = Callable[[Position, int], int]
"""Chooses an action for a seat by the true position."""


def share_of_seats(game: Game, deals: int, result: Callable[[int, int], float]) -> Estimate:
    """Give the share of the win on every seat in turn, with its interval over deals.

    `result` plays one deal with the player on one seat, and gives that seat's share.
    """
    shares = Shares()
    seats = len(game.seats)
    for deal in range(deals):
        won = [result(deal, seat) for seat in range(seats)]
        shares.add(sum(won) / seats)
    return shares.estimate()


def played_shares(
    game: Game,
    seed: int,
    bots: list[AnyBot],
    oracles: dict[int, PositionChooser] | None = None,
) -> tuple[float, ...]:
    """Play one game; give each seat's share. An oracle plays its seat in place of the bot there."""
    session = saltire.Session(game, saltire.Dealer(seed=seed))
    events_seen = [0] * len(bots)
    while session.state.result() is None:
        seat = session.state.waiting_for()[0]
        if oracles and seat in oracles:
            session.act(seat, oracles[seat](session.state, seat))
            continue
        heard = session.events_for(seat, events_seen[seat])
        events_seen[seat] = len(session.events)
        session.act(seat, bots[seat].choose(session.state.view(seat), heard, CLOCK))
    shares = session.state.result()
    assert shares is not None
    return shares
