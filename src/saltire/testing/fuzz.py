"""Plays a game and looks for a crash, a dead end, an endless game or a broken invariant."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from saltire.dealer import Dealer
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.types import RULES
from saltire.record import Record
from saltire.session import Session
from saltire.testing.position_texts import check_text

_TEXT_EVERY = 11
"""How many plies lie between two positions that are written as text and read back."""
Chooser: TypeAlias = Callable[[Session, int], int]
"""Picks an action for the seat to move."""


class FuzzFailure(Exception):
    """A game broke; `record` leads to the position."""

    def __init__(self, message: str, record: Record) -> None:
        super().__init__(message)
        self.record = record


def random_chooser(lots: Lots) -> Chooser:
    """Choose a random legal action."""
    return lambda session, _: session.state.sample(lots)


def fuzz_one(game: Game, seed: int, choose: Chooser) -> int:
    """Play one game to the end and count its plies; FuzzFailure if anything is wrong."""
    session = Session(game, Dealer(seed=seed))
    try:
        while session.state.actor() != RULES:
            seat = session.state.actor()
            if not session.state.legal():
                raise FuzzFailure("a dead end: the actor has no action", session.record)
            session.act(seat, choose(session, seat))
            if game.parts and session.ply % _TEXT_EVERY == seed % _TEXT_EVERY:
                check_text(game, session.state)
            for fault in game.faults(session.state):
                raise FuzzFailure(f"an invariant is broken: {fault}", session.record)
            if session.ply > game.max_length:
                raise FuzzFailure("an endless game", session.record)
    except FuzzFailure:
        raise
    except Exception as error:
        raise FuzzFailure(f"a crash: {type(error).__name__}: {error}", session.record) from error
    return session.ply
