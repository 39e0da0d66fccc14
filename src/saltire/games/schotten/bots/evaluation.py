"""Evaluates a position: the probability to win each stone, and from all nine the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.bots.parameters import Parameters
from saltire.games.schotten.bots.side_odds import Supply, duel, side_outcomes
from saltire.games.schotten.rules.board import HAND, TACTICS_HAND, Table
from saltire.games.schotten.rules.claims import may_lay_joker
from saltire.games.schotten.rules.constants import ALL_STONES
from saltire.games.schotten.rules.formation import size
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.bits import COUNT9, count, members


def round_worth(stones: i64) -> float:
    """6.1  Give the value of owning exactly these stones when the other player has all the rest."""
    rest = ALL_STONES & ~stones
    mine = stones & stones >> 1 & stones >> 2 != 0
    theirs = rest & rest >> 1 & rest >> 2 != 0
    if mine and theirs:
        return 0.5
    return 1.0 if mine or (not theirs and COUNT9[stones] >= 5) else 0.0


_WORTH: Final = [round_worth(stones) for stones in range(512)]


def round_chance(stones: list[float]) -> float:
    """Give the probability to win the round from the probabilities to win each stone."""
    worth = _WORTH
    for p in stones:
        if p >= 1.0:
            worth = worth[1::2]
        elif p <= 0.0:
            worth = worth[::2]
        else:
            q = 1.0 - p
            worth = [q * worth[i] + p * worth[i + 1] for i in range(0, len(worth), 2)]
    return worth[0]


class Evaluation:
    """Evaluates positions for the seat of one view; the outcomes of each side are cached."""

    def __init__(self, parameters: Parameters, view: SchottenView) -> None:
        self.parameters = parameters
        self.me: int = view.seat
        self.hand: int = view.hand
        self.tactics: int = view.tactics_hand
        self.known: int = view.known
        self._supplies: dict[tuple[int, int, int, int], Supply] = {}
        self._sides: dict[tuple[int, int, int, int, int], list[tuple[int, float]]] = {}

    def round(self, s: Table) -> float:
        """Give the probability to win the round, and a little for each tactics card still in hand."""
        return round_chance(self.stones(s)) + self.reserve(s)

    def reserve(self, s: Table) -> float:
        """Give the value of the tactics cards in hand: the best counts most, each further one less."""
        held: int = s.cards[TACTICS_HAND + self.me] & self.tactics
        if not held:
            return 0.0
        keep = [
            self.parameters.keep[kind]
            for kind in members(held & 511)
            if kind != 0 or may_lay_joker(s, self.me)
        ]
        keep.sort(reverse=True)
        worth = 0.0
        share = 1.0
        for value in keep:
            worth += share * value
            share *= self.parameters.wait
        return worth

    def stones(self, s: Table) -> list[float]:
        """Give the probability to win each stone."""
        return [self.stone(s, stone) for stone in range(9)]

    def stone(self, s: Table, stone: int) -> float:
        me = self.me
        if s.owned >> 9 * me + stone & 1:
            return 1.0
        if s.owned >> 9 * (1 - me) + stone & 1:
            return 0.0
        mine = self.side(s, me, stone)
        theirs = self.side(s, 1 - me, stone)
        return duel(mine, theirs, self.tie(s, stone))

    def tie(self, s: Table, stone: int) -> float:
        """4.2  Give the probability to be the first to complete."""
        if s.first >> 9 * self.me + stone & 1:
            return 1.0
        return 0.0 if s.first >> 9 * (1 - self.me) + stone & 1 else 0.5

    def side(self, s: Table, seat: int, stone: int) -> list[tuple[int, float]]:
        """Give what a side may end with; equal sides with equal supplies are computed once."""
        shape: int = s.shapes[9 * seat + stone]
        need: int = s.need(stone)
        terms: int = s.terms(stone)
        hand: int = s.cards[HAND + self.me] & self.hand
        pool: int = s.unseen & ~hand
        drawn_on: int = hand if seat == self.me else 0
        key = (seat, shape, 4 * need + terms, drawn_on, pool)
        result = self._sides.get(key)
        if result is None:
            supply = self.supply(s, seat, max(1, need - size(shape)))
            result = side_outcomes(shape, need, terms, supply)
            self._sides[key] = result
        return result

    def supply(self, s: Table, seat: int, missing: int) -> Supply:
        """Give the cards that a seat may draw on for a side that lacks this many cards."""
        hand: int = s.cards[HAND + self.me] & self.hand
        pool: int = s.unseen & ~hand
        drawn_on: int = hand if seat == self.me else 0
        key = (seat, missing, drawn_on, pool)
        result = self._supplies.get(key)
        if result is None:
            result = self._reckon(s, seat, missing, hand)
            self._supplies[key] = result
        return result

    def _reckon(self, s: Table, seat: int, missing: int, hand: int) -> Supply:
        parameters = self.parameters
        pool: int = s.unseen & ~hand
        loose = max(1.0, float(count(pool)))
        draws = parameters.patience * float(s.clan_deck()) / 2.0
        if seat == self.me:
            chance = min(1.0, parameters.coming[missing - 1] * draws / loose)
            return Supply(hand, pool & ~self.known, parameters.held[missing - 1], chance)
        draws += float(count(s.cards[HAND + seat]))
        chance = min(1.0, parameters.theirs[missing - 1] * draws / loose)
        return Supply(self.known & pool, pool & ~self.known, parameters.theirs[missing - 1], chance)
