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
from saltire.kernel.view import View
from saltire.record import Record
from saltire.review.analysis import Review
from saltire.review.comparison import PlayoutEvaluator
from saltire.review.turns import turns_of

COST: Final = 0.25
"""A blunder costs its seat at least so much of the game."""
WHOLE_TURNS: Final = ("hammer",)
"""Games in which the rest of a turn mends a single bad action: there a whole turn is played badly."""
_LOOKED_AT: Final = 3
"""One choice in so many is looked at."""
_COMPARED: Final = 10
_TURNS_COMPARED: Final = 8
_MOST_TURNS: Final = 25
"""So many turns of a game are looked at, then the game is given up."""
_LONGEST_TURN: Final = 30
_ROUGHLY, _SURELY = 24, 200

Plan = tuple[int, ...]


@dataclass(frozen=True)
class Planted:
    """A game of good bots but for one choice, or one turn."""

    record: Record
    ply: int
    cost: float


def planted(game_name: str, seed: int) -> Planted | None:
    """Play a game, and once take the worst choice, or turn, there is; None if none cost enough."""
    game = load(game_name)
    session = Session(game, Dealer(seed=seed))
    lots = Lots(seed)
    knowledge = knowledge_of(game)
    bots = [make_bot(game, "greedy", seed + seat) for seat in range(len(game.seats))]
    heard = [0] * len(bots)
    first = 4 + lots.below(game.typical_length // 2)
    found: tuple[int, float] | None = None
    todo: Plan = ()
    before = -1
    looks = 0
    while session.state.result() is None:
        seat = session.state.waiting_for()[0]
        view = session.state.view(seat)
        action = bots[seat].choose(view, session.events_for(seat, heard[seat]), 1.0)
        heard[seat] = session.ply
        wanted = found is None and session.ply >= first and len(view.legal) > 1
        if game_name in WHOLE_TURNS:
            wanted = wanted and before != seat and looks < _MOST_TURNS
            looks += wanted
        before = seat
        if wanted and (game_name in WHOLE_TURNS or lots.below(_LOOKED_AT) == 0):
            plans = _plans(session.state, seat, action, lots)
            worst, cost = _worst(knowledge, view, seat, _good(knowledge, view, seat, action), plans)
            if cost >= COST:
                found, todo = (session.ply, cost), worst
        if todo and todo[0] in view.legal:
            action, todo = todo[0], todo[1:]
        else:
            todo = ()
        session.act(seat, action)
    return None if found is None else Planted(session.record, *found)


def _plans(state: Position, seat: int, best: int, lots: Lots) -> list[Plan]:
    """List some choices, or some random turns, of which one may be a blunder."""
    if state.game().name in WHOLE_TURNS:
        return [_random_turn(state, seat, lots) for _ in range(_TURNS_COMPARED)]
    others = [action for action in state.view(seat).legal if action != best]
    return [(others[lots.below(len(others))],) for _ in range(min(_COMPARED, len(others)))]


def _random_turn(state: Position, seat: int, lots: Lots) -> Plan:
    """Choose at random until another seat, or chance, is to act."""
    state = state.clone()
    plan: list[int] = []
    while state.result() is None and state.actor() == seat and len(plan) < _LONGEST_TURN:
        plan.append(state.sample(lots))
        state.apply(plan[-1], seat)
    return tuple(plan)


def _good(knowledge: Knowledge, view: View, seat: int, best: int) -> Plan:
    """Give what a good player would do instead: the bot's choice, or the best plan of a turn."""
    if view.game().name not in WHOLE_TURNS:
        return (best,)
    plans = [plan.actions for plan in knowledge.plans(knowledge.imagine(view, Lots(1)), seat, 4)]
    rough = PlayoutEvaluator(knowledge, _ROUGHLY, seed=11)
    values = rough.values(view, plans, seat, _ROUGHLY)
    return plans[values.index(max(values))]


def _worst(
    knowledge: Knowledge, view: View, seat: int, good: Plan, plans: list[Plan]
) -> tuple[Plan, float]:
    """Find the worst of some plans, and what it costs by games of its own."""
    rough = PlayoutEvaluator(knowledge, _ROUGHLY, seed=11)
    values = rough.values(view, plans, seat, _ROUGHLY)
    worst = plans[values.index(min(values))]
    if min(values) > 0.7:
        return worst, 0.0
    sure = PlayoutEvaluator(knowledge, _SURELY, seed=12)
    one, other = sure.values(view, [good, worst], seat, _SURELY)
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
    """Tell whether the turn of the blunder, or a part of it, is among those that the review names."""
    turn = max(
        (one for one in turns_of(game.record) if one.ply <= game.ply), key=lambda one: one.ply
    )
    return any(turn.ply <= slip.ply < turn.ply + len(turn.actions) for slip in found.costliest())
