"""The map as one side sees it, in sets of bits; hidden blocks count as their average.

Playouts load the positions they reach, of which only what the side may know is read; the greedy bot
loads its view. `view_map.py` keeps the same facts in lists, for rules that loop over blocks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.hammer.bots.battle_forecast import Force, lives_in
from saltire.games.hammer.bots.view_map import DISTANCE
from saltire.games.hammer.rules.board import Turn, War
from saltire.games.hammer.rules.constants import (
    AREAS,
    ASIDE,
    BLACK_BORDERS,
    BORDER,
    EDWARD,
    ENGLAND,
    FIRST_NOBLE,
    FULL,
    HITS_ON,
    KING,
    LETTER,
    MORAY,
    PER_SIDE,
    PLACES,
    WALLACE,
)
from saltire.games.hammer.rules.options import Options
from saltire.games.hammer.rules.view import HammerView
from saltire.kernel.bits import BIT, count, mask_of, nth
from saltire.kernel.vecs import vec

ATTACK_PROBABILITY: Final = 0.35
"""The probability that an adjacent enemy attacks when he can."""
WINTER_WEIGHT: Final = [0.35, 0.4, 0.5, 0.65, 0.85, 1.0]
"""The weight of a home held in turn 1 to 5: whether it will still be held when nobles go home."""
BESIDE: Final[vec[i64]] = vec[i64](
    [mask_of([b for b in range(AREAS) if DISTANCE[a][b] == 1]) for a in range(AREAS)]
)
NOBLES: Final[int] = 2**PER_SIDE - 2**FIRST_NOBLE
ANYWHERE: Final[int] = 2**AREAS - 1


class PackedMap:
    """Own blocks, estimates of the enemy's, and what he threatens."""

    def __init__(self) -> None:
        self.me: i64 = 0
        self.foe: i64 = 1
        self.strength: vec[i64] = vec[i64]([0] * (2 * PER_SIDE))
        self.mine: vec[i64] = vec[i64]([0] * AREAS)
        self.foes: vec[i64] = vec[i64]([0] * AREAS)
        self.held: i64 = 0
        self.against: i64 = 0
        """The areas where I have blocks, and where the enemy has, as sets."""
        self.defending: i64 = 0
        """The areas where the enemy attacks me, as a set; playouts, which plan attacks, leave it empty."""
        self.theirs: i64 = 0
        """The nobles the enemy controls, as a set of numbers."""
        self.guess: list[Force] = [Force() for _ in range(AREAS)]
        self.prize: list[float] = [0.0] * AREAS
        """The expected value of capturing all enemy blocks in an area, in nobles."""
        self.threats: list[Force] = [Force() for _ in range(AREAS)]
        self.threats_known: i64 = 0
        """The areas whose threats have been computed."""
        self.winter = 0.0
        self.danger = 0.0
        self.edward: i64 = 1
        self._typical = Force()

    def load(self, s: War, me: i64) -> None:
        """Read what a side may know of a position."""
        self._begin(me, s.blocks.strength)
        area: i64 = 0
        while area < AREAS:
            self._fill(
                area,
                s.blocks.here[PLACES * me + area],
                count(s.blocks.here[PLACES * (1 - me) + area]),
            )
            area += 1
        self.theirs = s.blocks.here[PLACES * me + ASIDE] & NOBLES
        self._look_ahead(s.turn, s.options)
        self._guess(s.blocks.maybe, s.blocks.least, s.blocks.most)

    def load_view(self, view: HammerView) -> None:
        """Read a view."""
        me = view.seat
        self._begin(me, view.strength)
        here = vec[i64]([0] * PLACES)
        number: i64 = 0
        while number < PER_SIDE:
            place = view.place[PER_SIDE * me + number]
            if place >= 0:
                here[place] |= BIT[number]
            number += 1
        area: i64 = 0
        while area < AREAS:
            self._fill(area, here[area], view.counts[PLACES * (1 - me) + area])
            area += 1
        self.theirs = here[ASIDE] & NOBLES
        self._look_ahead(view.turn, view.options)
        self._guess(view.maybe, view.least, view.most)
        if view.turn.first != me:
            self._find_defended(view.turn)

    def _begin(self, me: i64, strength: vec[i64]) -> None:
        self.me = me
        self.foe = 1 - me
        self.strength = strength
        self.held = 0
        self.against = 0
        self.defending = 0
        self.threats_known = 0

    def _fill(self, area: i64, blocks: i64, foes: i64) -> None:
        self.mine[area] = blocks
        self.foes[area] = foes
        if blocks:
            self.held |= BIT[area]
        if foes:
            self.against |= BIT[area]

    def _find_defended(self, turn: Turn) -> None:
        """5.1a  Find the areas where the enemy came to me: not all of my blocks there have entered."""
        fought = self.held & self.against
        while fought:
            area = nth(fought, 0)
            fought &= ~BIT[area]
            blocks = self.mine[area]
            while blocks:
                number = nth(blocks, 0)
                blocks &= ~BIT[number]
                if not turn.entry[PER_SIDE * self.me + number]:
                    self.defending |= BIT[area]

    def _look_ahead(self, turn: Turn, options: Options) -> None:
        number = turn.number
        self.edward = turn.edward
        self.winter = WINTER_WEIGHT[number if number < 5 else 5]
        if turn.year >= options.last_year and not options.final_winter:
            self.winter = 0.15  # nobles go home no more: only captures count
        over = number == 5 and (turn.first == self.foe or turn.truce == self.foe)
        self.danger = 0.0 if over else ATTACK_PROBABILITY

    def _guess(self, maybe: vec[i64], least: vec[i64], most: vec[i64]) -> None:
        """Put known blocks where they are, and the average of the others elsewhere."""
        typical = self._typical
        typical.clear()
        area: i64 = 0
        while area < AREAS:
            self.guess[area].clear()
            self.prize[area] = 0.0
            area += 1
        unknown, prizes = 0.0, 0.0
        unassigned = self.foes[:]
        block = PER_SIDE * self.foe
        while block < PER_SIDE * self.foe + PER_SIDE:
            where = maybe[block]
            if where & ANYWHERE:
                highest = most[block] if most[block] > 0 else FULL[block]
                lowest = least[block] if least[block] > 0 else 1
                likely = float(lowest + highest) / 2.0
                if where & (where - 1) == 0:
                    area = nth(where, 0)
                    hits: i64 = 3 if lives_in(block, area) else HITS_ON[block]
                    self.guess[area].add(LETTER[block], likely * float(hits) / 6.0, likely)
                    self.prize[area] += self.capture_value(block)
                    unassigned[area] -= 1
                else:
                    typical.add(LETTER[block], likely * float(HITS_ON[block]) / 6.0, likely)
                    prizes += self.capture_value(block)
                    unknown += 1.0
            block += 1
        if unknown == 0.0:
            return
        area = 0
        while area < AREAS:
            if unassigned[area] > 0:
                share = float(unassigned[area]) / unknown
                self.guess[area].add_part(typical, share)
                self.prize[area] += prizes * share
            area += 1

    def capture_value(self, block: i64) -> float:
        """Give the value of capturing an enemy block beyond its steps, in nobles."""
        if block % PER_SIDE >= FIRST_NOBLE or block == MORAY:
            return 1.0
        if block == KING or (block == EDWARD and self.edward == 2):
            return 6.0
        return 0.5 if block == WALLACE or block == EDWARD else 0.0

    def threat(self, area: i64) -> Force:
        """Give the force that the enemy can send into an area: the best neighbour and part of the rest."""
        result = self.threats[area]
        if self.threats_known & BIT[area]:
            return result
        self.threats_known |= BIT[area]
        result.clear()
        best, most = -1, 0.0
        beside = BESIDE[area] & self.against & ~self.held
        around = beside
        while around:
            near = nth(around, 0)
            around &= ~BIT[near]
            power = self.guess[near].volley() * self._share_coming(area, near)
            if power > most:
                best, most = int(near), power
        while beside:
            near = nth(beside, 0)
            beside &= ~BIT[near]
            share = self._share_coming(area, near)
            result.add_part(self.guess[near], share if near == best else 0.4 * share)
        return result

    def _share_coming(self, area: i64, near: i64) -> float:
        room: i64 = 6 if BORDER[AREAS * area + near] < BLACK_BORDERS else 2
        if near == ENGLAND or area == ENGLAND:
            room = 2
        foes = self.foes[near]
        return 1.0 if foes <= room else float(room) / float(foes)
