"""Solves the end of a round of Schotten Totten: no cards to draw, so both hands are known."""

from __future__ import annotations

from typing import Final, TypeAlias

from saltire.games.schotten.rules.board import Table
from saltire.kernel.phase import AnyPhase
from saltire.kernel.types import RULES

MOST_POSITIONS: Final = 12_000
_Key: TypeAlias = tuple[object, ...]


class Unsolved(Exception):
    """There are more positions than are looked at."""


def winning_plays(s: Table, plays: list[int]) -> list[int]:
    """List the plays after which the seat to act wins the round, whatever the other one does."""
    me = s.actor()
    known: dict[_Key, bool] = {}
    found = []
    for play in plays:
        after = s.clone()
        after.apply(play)
        if _wins(after, me, known):
            found.append(play)
    return found


def _wins(s: Table, me: int, known: dict[_Key, bool]) -> bool:
    if s.actor() == RULES:
        assert s.returns is not None
        return s.returns[me] == 1.0
    key = _key(s)
    if key in known:
        return known[key]
    if len(known) > MOST_POSITIONS:
        raise Unsolved
    mine = s.actor() == me
    found = not mine
    for action in s.legal():
        after = s.clone()
        after.apply(action)
        if _wins(after, me, known) == mine:
            found = mine
            break
    known[key] = found
    return found


def _key(s: Table) -> _Key:
    top: AnyPhase = s.top
    return (
        repr(top),
        bytes(str(list(s.cards)), "ascii"),
        int(s.owned),
        int(s.first),
        int(s.passes),
    )
