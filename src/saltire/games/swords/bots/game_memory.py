"""Remembers the sides and statements of each round of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saltire.games.swords.rules.constants import ENGLAND, SCOTLAND, SIDES

FORGIVEN: Final = 0.4
"""The part of a grudge that is left when the traitor has supported Scotland since."""


class GameMemory:
    """Stores events round by round; observing an event twice changes nothing."""

    def __init__(self) -> None:
        self.round = 0
        self.sides: dict[int, list[object]] = {}
        self.claims: dict[tuple[int, int], str] = {}
        self.bound: dict[int, tuple[int, str]] = {}
        """Whom the badge bound in each round, and to which side."""

    def observe(self, heard: Sequence[dict[str, object]]) -> None:
        for event in heard:
            kind = event["kind"]
            if kind == "invasion":
                self._begin(_number(event["round"]))
            elif kind == "revealed":
                sides = event["sides"]
                assert isinstance(sides, list)
                self.sides[self.round] = sides
            elif kind == "side":
                bound = (_number(event["seat"]), str(event["side"]))
                self.bound.setdefault(self.round, bound)
            elif kind == "claimed" and event["about"] == "side":
                self.claims[self.round, _number(event["seat"])] = str(event["side"])

    def _begin(self, round: int) -> None:
        if round <= self.round:  # another game, or the same one from the start
            self.sides = {n: sides for n, sides in self.sides.items() if n < round}
            self.claims = {key: said for key, said in self.claims.items() if key[0] < round}
            self.bound = {n: bound for n, bound in self.bound.items() if n < round}
        self.round = round

    def betrayed(self, seat: int, me: int) -> float:
        """Give how much a seat betrayed me, from 0 to 1; supporting Scotland reduces it."""
        felt = 0.0
        for round, sides in sorted(self.sides.items()):
            if sides[seat] == SIDES[SCOTLAND]:
                felt *= FORGIVEN
            elif sides[me] == SIDES[SCOTLAND] and sides[seat] == SIDES[ENGLAND]:
                forced = self.bound.get(round) == (seat, SIDES[ENGLAND])
                felt = felt if forced else 1.0
        return felt

    def honesty(self, seat: int) -> float:
        """Give how often a seat kept its statements, from 0 to 1; half, if it made none yet."""
        honesty, said = 0.5, 1.0
        for (round, speaker), side in self.claims.items():
            if speaker == seat and round in self.sides and self.sides[round][seat] is not None:
                said += 1.0
                honesty += 1.0 if self.sides[round][seat] == side else 0.0
        return honesty / said


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact
