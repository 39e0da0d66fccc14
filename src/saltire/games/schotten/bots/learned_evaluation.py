"""Evaluates positions after a move by the value network, on top of the hand-made evaluation's numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.bots.search.value_network import NetworkShape, ValueNetwork, logit, sigmoid
from saltire.games.schotten.bots.evaluation import Evaluation, round_worth
from saltire.games.schotten.bots.packed_odds import PackedOdds, side_key
from saltire.games.schotten.bots.parameters import Parameters
from saltire.games.schotten.bots.stone_features import (
    INPUTS,
    LOGIT,
    LOGIT_SCALE,
    StoneFeatures,
)
from saltire.games.schotten.rules.board import HAND, TACTICS_HAND, Table
from saltire.games.schotten.rules.claims import claimable
from saltire.games.schotten.rules.constants import ALL_STONES, STRENGTHS
from saltire.games.schotten.rules.formation import size
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.bits import BIT, COUNT9, SET9, count
from saltire.kernel.types import Seat
from saltire.kernel.vecs import vec

EXTRAS: Final = 28
RESERVE: Final = 27
"""The extra that holds what tactics cards in hand add to the probability to win the round."""
SHAPE: Final = NetworkShape(9, INPUTS, 32, 8, EXTRAS, 32)
_SLOTS: Final = 64
"""Slots 0 to 63 are for sides of the seat that moved, the others for those of the other one."""
_ENTRIES: Final = 64
_MOST_NEW: Final = 9

# The probabilities of each set of stones won among the first four and the last five, then their worth.
_FIRST_HALF: Final = 0
_LAST_HALF: Final = 16
_OF_LAST: Final = 48
_OF_FIRST: Final = 64

_WORTH: Final[vec[float]] = vec[float]([round_worth(stones) for stones in range(512)])


class Judge:
    """Judges positions after a move of one seat by what that seat may know; keeps what recurs in them."""

    def __init__(self, weights: list[float], parameters: Parameters) -> None:
        self.network = ValueNetwork(SHAPE, weights, _ENTRIES)
        self.extras: vec[float] = vec[float]([0.0] * EXTRAS)
        self.entry_of: vec[i64] = vec[i64]([0] * 9)
        """The entry of each stone in the position judged last."""
        self._odds = PackedOdds(2 * _SLOTS)
        self.features = StoneFeatures(self._odds, 2 * _SLOTS, _ENTRIES)
        self._held: vec[float] = vec[float](list(parameters.held))
        self._coming: vec[float] = vec[float](list(parameters.coming))
        self._theirs: vec[float] = vec[float](list(parameters.theirs))
        self._patience = parameters.patience
        self._chance: vec[float] = vec[float]([0.0] * 9)
        self._corrected_of: vec[float] = vec[float]([-1.0] * _ENTRIES)
        self._before: vec[float] = vec[float]([-1.0] * 9)
        self._halves: vec[float] = vec[float]([0.0] * 96)
        self._has_first = False
        self._has_last = False
        self._joined = -1.0
        # What the slots and entries are good for.
        self._me: i64 = -1
        self._hand: i64 = -1
        self._pool: i64 = -1
        self._decks: i64 = -1
        self._side_keys: vec[i64] = vec[i64]([0] * (2 * _SLOTS))
        self._sides: vec[i64] = vec[i64]([0, 0])
        self._entry_keys: vec[i64] = vec[i64]([0] * (2 * _ENTRIES))
        self._entries: i64 = 0

    def value(self, s: Table, me: Seat, reserve: float) -> float:
        """Give the probability that `me`, who has just moved, wins the round."""
        self._prepare(s, me)
        stone: i64 = 0
        while stone < 9:
            self.entry_of[stone] = self._entry(s, me, stone)
            stone += 1
        self._write_extras(s, me, reserve)
        stone = 0
        while stone < 9:
            self._chance[stone] = self._corrected(self.entry_of[stone])
            stone += 1
        joined = logit(self._join() + reserve)
        return sigmoid(self.network.value(self.extras, self.entry_of, joined))

    def _corrected(self, entry: i64) -> float:
        if self._corrected_of[entry] < 0.0:
            inputs = self.features.inputs
            at: i64 = INPUTS * entry
            if inputs[at] != 0.0:
                p = 1.0
            elif inputs[at + 1] != 0.0:
                p = 0.0
            else:
                p = sigmoid(LOGIT_SCALE * inputs[at + LOGIT] + self.network.corrections[entry])
            self._corrected_of[entry] = p
        return self._corrected_of[entry]

    def _join(self) -> float:
        """6.1  Give the probability to win the round from those of the stones.

        A placement changes one stone, so the sum over the sets of stones won among the first four, or
        among the last five, is mostly the same as for the position before.
        """
        halves = self._halves
        first = self._same(0, 4)
        last = self._same(4, 9)
        if not first:
            self._spread(0, 4, _FIRST_HALF)
        if not last:
            self._spread(4, 9, _LAST_HALF)
        if first and last and self._joined >= 0.0:
            return self._joined
        result = 0.0
        i: i64 = 0
        if last and not first:
            if not self._has_last:
                self._sum_last()
            while i < 16:
                result += halves[_FIRST_HALF + i] * halves[_OF_LAST + i]
                i += 1
            self._has_first = False
        else:
            if not first or not self._has_first:
                self._sum_first()
            while i < 32:
                result += halves[_LAST_HALF + i] * halves[_OF_FIRST + i]
                i += 1
            self._has_last = False
        self._joined = result
        return result

    def _same(self, start: i64, end: i64) -> bool:
        """Tell whether these stones have the same chances as in the position before."""
        same = True
        while start < end:
            if self._chance[start] != self._before[start]:
                same = False
                self._before[start] = self._chance[start]
            start += 1
        return same

    def _spread(self, start: i64, end: i64, at: i64) -> None:
        """Compute the probability of each set of stones won among some."""
        halves = self._halves
        halves[at] = 1.0
        n: i64 = 1
        while start < end:
            p = self._chance[start]
            i: i64 = 0
            while i < n:
                halves[at + n + i] = p * halves[at + i]
                halves[at + i] *= 1.0 - p
                i += 1
            n *= 2
            start += 1

    def _sum_last(self) -> None:
        """Give each set of the first four stones its worth, averaged over the last five."""
        halves = self._halves
        i: i64 = 0
        while i < 16:
            total = 0.0
            k: i64 = 0
            while k < 32:
                total += halves[_LAST_HALF + k] * _WORTH[16 * k + i]
                k += 1
            halves[_OF_LAST + i] = total
            i += 1
        self._has_last = True

    def _sum_first(self) -> None:
        """Give each set of the last five stones its worth, averaged over the first four."""
        halves = self._halves
        k: i64 = 0
        while k < 32:
            total = 0.0
            i: i64 = 0
            while i < 16:
                total += halves[_FIRST_HALF + i] * _WORTH[16 * k + i]
                i += 1
            halves[_OF_FIRST + k] = total
            k += 1
        self._has_first = True

    # Entries.

    def _prepare(self, s: Table, me: Seat) -> None:
        """Forget what was computed from other hands or other unseen cards."""
        hand = s.cards[HAND + me]
        pool = s.unseen & ~hand
        known = s.known & s.cards[HAND + 1 - me]
        decks = 64 * s.clan_deck() + count(s.cards[HAND + 1 - me]) + 8192 * count(known)
        if pool != self._pool or me != self._me or decks != self._decks:
            self._me, self._pool, self._decks = me, pool, decks
            self._set_supplies(s, hand, pool, known)
            self._sides[0], self._sides[1], self._entries = 0, 0, 0
        elif hand != self._hand:
            i: i64 = 0
            while i < 4:
                self._odds.hold(i, hand)
                i += 1
            self._sides[0], self._entries = 0, 0
        elif self._entries > _ENTRIES - _MOST_NEW or self._sides[0] > _SLOTS - _MOST_NEW:
            self._sides[0], self._entries = 0, 0
        if self._sides[1] > _SLOTS - _MOST_NEW:
            self._sides[1], self._entries = 0, 0
        self._hand = hand

    def _set_supplies(self, s: Table, hand: i64, pool: i64, known: i64) -> None:
        loose = max(1.0, float(count(pool)))
        draws = self._patience * float(s.clan_deck()) / 2.0
        theirs = draws + float(count(s.cards[HAND + 1 - self._me]))
        i: i64 = 0
        while i < 4:
            chance = min(1.0, self._coming[i] * draws / loose)
            self._odds.supply(i, hand, pool & ~known, self._held[i], chance)
            chance = min(1.0, self._theirs[i] * theirs / loose)
            self._odds.supply(4 + i, known, pool & ~known, self._theirs[i], chance)
            i += 1

    def _entry(self, s: Table, me: Seat, stone: i64) -> i64:
        """Find the entry of a stone, or make it."""
        keys = self._entry_keys
        owned = s.owned >> 9 * me + stone & 1
        lost = s.owned >> 9 - 9 * me + stone & 1
        if owned or lost:
            return self._claimed(lost)
        mine = side_key(s.shapes[9 * me + stone], s.need(stone), s.terms(stone))
        theirs = side_key(s.shapes[9 - 9 * me + stone], s.need(stone), s.terms(stone))
        marks = s.first >> 9 * me + stone & 1 | (s.first >> 9 - 9 * me + stone & 1) * 2
        if s.full & BIT[9 * me + stone] and claimable(s, me, stone):
            marks |= 4
        if s.full & BIT[9 - 9 * me + stone] and claimable(s, 1 - me, stone):
            marks |= 8
        marks |= (s.bluff >> stone & 1) * 16 + (s.mud >> stone & 1) * 32
        first = mine + marks * BIT[50]
        i: i64 = 0
        while i < self._entries:
            if keys[2 * i] == first and keys[2 * i + 1] == theirs:
                return i
            i += 1
        slots = (self._side(0, mine), self._side(1, theirs))
        return self._made(first, theirs, (mine, theirs), slots, marks)

    def _claimed(self, owner: i64) -> i64:
        keys = self._entry_keys
        i: i64 = 0
        while i < self._entries:
            if keys[2 * i] == -1 and keys[2 * i + 1] == owner:
                return i
            i += 1
        entry = self._entries
        self._entries += 1
        keys[2 * entry] = -1
        keys[2 * entry + 1] = owner
        self._corrected_of[entry] = -1.0
        self.features.claimed(entry, owner)
        self.network.embed(self.features.inputs, entry)
        return entry

    def _made(
        self, one: i64, other: i64, keys: tuple[i64, i64], slots: tuple[i64, i64], marks: i64
    ) -> i64:
        entry = self._entries
        self._entries += 1
        self._entry_keys[2 * entry] = one
        self._entry_keys[2 * entry + 1] = other
        self._corrected_of[entry] = -1.0
        self.features.contested(entry, keys, slots, marks)
        self.network.embed(self.features.inputs, entry)
        return entry

    def _side(self, whose: i64, key: i64) -> i64:
        """Find the slot of a side, mine (0) or the other player's (1), or fill one."""
        first: i64 = _SLOTS * whose
        n = self._sides[whose]
        i: i64 = first
        while i < first + n:
            if self._side_keys[i] == key:
                return i
            i += 1
        self._sides[whose] = n + 1
        self._side_keys[i] = key
        self._odds.find(key, 4 * whose, i)
        self.features.describe_side(i, key, 0 if whose else self._hand, self._pool)
        return i

    # The whole.

    def _write_extras(self, s: Table, me: Seat, reserve: float) -> None:
        extras = self.extras
        foe = 1 - me
        hand = s.cards[HAND + me]
        mine = s.owned >> 9 * me & ALL_STONES
        theirs = s.owned >> 9 * foe & ALL_STONES
        extras[0] = float(s.clan_deck()) / 42.0
        extras[1] = float(count(hand)) / 6.0
        extras[2] = float(count(s.cards[HAND + foe])) / 6.0
        extras[3] = float(COUNT9[mine]) / 5.0
        extras[4] = float(COUNT9[theirs]) / 5.0
        extras[5] = float(COUNT9[mine & mine >> 1]) / 3.0
        extras[6] = float(COUNT9[theirs & theirs >> 1]) / 3.0
        extras[7] = float(COUNT9[mine & mine >> 2]) / 3.0
        extras[8] = float(COUNT9[theirs & theirs >> 2]) / 3.0
        extras[9] = float(COUNT9[ALL_STONES & ~mine & ~theirs]) / 9.0
        extras[10] = float(self._owed(s, me)) / 27.0
        extras[11] = float(self._owed(s, foe)) / 27.0
        self._write_hand(hand)
        if s.options.tactics:
            self._write_tactics(s, me, reserve)

    def _owed(self, s: Table, seat: i64) -> i64:
        """Count the cards that a seat's sides of unclaimed stones still need."""
        owed: i64 = 0
        free = s.unclaimed()
        while free:
            stone = SET9[free] & 15
            free &= free - 1
            owed += max(0, s.need(stone) - size(s.shapes[9 * seat + stone]))
        return owed

    def _write_hand(self, hand: i64) -> None:
        """Describe the hand: its strengths in thirds, colours, neighbours and kinds."""
        extras = self.extras
        low: i64 = 0
        high: i64 = 0
        runs: i64 = 0
        gapped: i64 = 0
        largest: i64 = 0
        colours: i64 = 0
        seen: i64 = 0
        twice: i64 = 0
        i: i64 = 0
        while i < 6:
            colour = hand >> 9 * i & STRENGTHS
            if colour:
                low += COUNT9[colour & 7]
                high += COUNT9[colour & 448]
                runs += COUNT9[colour & colour >> 1]
                gapped += COUNT9[colour & colour >> 2]
                largest = max(largest, COUNT9[colour])
                colours += 1
                twice |= seen & colour
                seen |= colour
            i += 1
        extras[12] = float(low) / 6.0
        extras[13] = float(high) / 6.0
        extras[14] = float(runs) / 3.0
        extras[15] = float(gapped) / 3.0
        extras[16] = float(largest) / 4.0
        extras[17] = float(colours) / 6.0
        extras[18] = float(COUNT9[twice]) / 3.0
        extras[19] = float(COUNT9[seen]) / 6.0

    def _write_tactics(self, s: Table, me: Seat, reserve: float) -> None:
        extras = self.extras
        held = s.cards[TACTICS_HAND + me]
        ahead = s.tactics_played(me) - s.tactics_played(1 - me)
        extras[20] = float(count(held)) / 3.0
        extras[21] = float(count(s.cards[TACTICS_HAND + 1 - me])) / 3.0
        extras[22] = float(s.tactics_deck()) / 10.0
        extras[23] = 1.0 if ahead > 0 else 0.0
        extras[24] = 1.0 if ahead < 0 else 0.0
        extras[25] = float(count(held & 7)) / 2.0
        extras[26] = float(count(held & 480)) / 2.0
        extras[RESERVE] = reserve


class LearnedEvaluation(Evaluation):
    """The evaluation of one view whose word on the whole round is the network's."""

    def __init__(self, judge: Judge, parameters: Parameters, view: SchottenView) -> None:
        super().__init__(parameters, view)
        self.judge = judge

    def round(self, s: Table) -> float:
        """Give the probability to win the round, for the position after a move."""
        reserve = self.reserve(s) if s.options.tactics else 0.0
        return self.judge.value(s, self.me, reserve)


def fresh_weights() -> list[float]:
    """Give the weights of a network that gives what the hand-made evaluation gives."""
    weights = [0.0] * SHAPE.count()
    weights[-1] = 1.0
    return weights
