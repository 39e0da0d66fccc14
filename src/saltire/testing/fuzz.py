"""Play many games quickly and look for a crash, a dead end, an endless game or a broken invariant."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from saltire.dealer import Dealer
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.types import RULES
from saltire.record import Record
from saltire.session import Session

Chooser: TypeAlias = Callable[[Session, int], int]
"""Picks an action for the seat to move."""


class Found(Exception):
    """Something broke; `record` leads there."""

    def __init__(self, what: str, record: Record) -> None:
        super().__init__(what)
        self.record = record


def at_random(lots: Lots) -> Chooser:
    """Choose uniformly."""
    return lambda session, _: session.state.sample(lots)


def fuzz_one(game: Game, seed: int, choose: Chooser) -> int:
    """Play one game to the end and count its plies; Found if anything is wrong."""
    session = Session(game, Dealer(seed=seed))
    try:
        while session.state.actor() != RULES:
            seat = session.state.actor()
            if not session.state.legal():
                raise Found("a dead end: the actor has no action", session.record)
            session.act(seat, choose(session, seat))
            for fault in game.faults(session.state):
                raise Found(f"an invariant is broken: {fault}", session.record)
            if session.ply > game.max_length:
                raise Found("an endless game", session.record)
    except Found:
        raise
    except Exception as error:
        raise Found(f"a crash: {type(error).__name__}: {error}", session.record) from error
    return session.ply
