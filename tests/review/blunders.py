"""Plants blunders in games of good bots: a review must find them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from saltire import Dealer, Session
from saltire.bots.registry import knowledge_of, make_bot
from saltire.bots.search.knowledge import Knowledge
from saltire.games.registry import load
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.record import Record
from saltire.review.analysis import Review
from saltire.review.comparison import PlayoutEvaluator
from saltire.review.turns import turns_of

COSTS: Final = {"schotten": 0.25, "swords": 0.25, "hammer": 0.12}
"""A blunder costs its seat at least so much of the game. One march of many decides no war."""
_LOOKED_AT: Final = 3
"""One choice in so many is looked at."""
_COMPARED: Final = 10
_ROUGHLY, _SURELY = 24, 200


@dataclass(frozen=True)
class Planted:
    """A game of good bots but for one choice."""

    record: Record
    ply: int
    cost: float


def planted(game_name: str, seed: int) -> Planted | None:
    """Play a game, and once take the worst choice there is; None if no choice cost enough."""
    game = load(game_name)
    session = Session(game, Dealer(seed=seed))
    lots = Lots(seed)
    knowledge = knowledge_of(game)
    bots = [make_bot(game, "greedy", seed + seat) for seat in range(len(game.seats))]
    heard = [0] * len(bots)
    first = 4 + lots.below(game.typical_length // 2)
    found: tuple[int, float] | None = None
    while session.state.result() is None:
        seat = session.state.waiting_for()[0]
        view = session.state.view(seat)
        action = bots[seat].choose(view, session.heard(seat, heard[seat]), 1.0)
        heard[seat] = session.ply
        wanted = found is None and session.ply >= first and len(view.legal) > 1
        if wanted and lots.below(_LOOKED_AT) == 0:
            worst, cost = _worst(knowledge, session.state, seat, action, lots)
            if cost >= COSTS[game_name]:
                found, action = (session.ply, cost), worst
        session.act(seat, action)
    return None if found is None else Planted(session.record, *found)


def _worst(
    knowledge: Knowledge, state: Position, seat: int, best: int, lots: Lots
) -> tuple[int, float]:
    """Find the worst of some choices, and what it costs by games of its own."""
    view = state.view(seat)
    others = [action for action in view.legal if action != best]
    some = [others[lots.below(len(others))] for _ in range(min(_COMPARED, len(others)))]
    rough = PlayoutEvaluator(knowledge, _ROUGHLY, seed=11)
    values = rough.values(view, [(action,) for action in some], seat, _ROUGHLY)
    worst = some[values.index(min(values))]
    if min(values) > 0.7:
        return worst, 0.0
    sure = PlayoutEvaluator(knowledge, _SURELY, seed=12)
    one, other = sure.values(view, [(best,), (worst,)], seat, _SURELY)
    return worst, one - other


def games_with_blunders(game_name: str, number: int) -> Iterator[Planted]:
    seed = 0
    while number:
        seed += 1
        game = planted(game_name, seed)
        if game is not None:
            number -= 1
            yield game


def is_named(game: Planted, found: Review) -> bool:
    """Tell whether the turn of the blunder is among those that the review names."""
    turn = max(turn.ply for turn in turns_of(game.record) if turn.ply <= game.ply)
    return any(slip.ply == turn for slip in found.costliest())
