"""Evaluates areas with given own blocks in them, in points: a noble is worth ten."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.hammer.bots.battle_forecast import ROUNDS, BattleForecast, Force
from saltire.games.hammer.bots.packed_map import BESIDE, NOBLES, PackedMap
from saltire.games.hammer.bots.view_map import DISTANCE
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    AREAS,
    CASTLE,
    CATHEDRAL,
    EDWARD,
    ENGLAND,
    ENGLISH,
    FIRST_NOBLE,
    HITS_ON,
    HOME,
    KING,
    MORAY,
    MORAY_AREA,
    NORSE,
    PER_SIDE,
    SCOTTISH,
    SECOND_HOME,
    SELKIRK,
    WALLACE,
)
from saltire.games.hammer.rules.view import HammerView
from saltire.kernel.bits import BIT, count, mask_of, nth
from saltire.kernel.vecs import vec

NOBLE: Final = 10.0
CROWN: Final = 70.0
RAID: Final = 3.5
ENTRY_PROBABILITY: Final = 0.5
"""The probability that an enemy enters an empty adjacent home before winter."""
FIELD_BONUS: Final = 0.8
"""The value of a step of an English army in Scotland over one in England."""
PULL: Final = 0.02
"""The value of a step of strength nearer to a target."""
NEARNESS: Final = [[0.6 ** DISTANCE[a][b] for b in range(AREAS)] for a in range(AREAS)]
LIVING: Final[vec[i64]] = vec[i64](
    [
        mask_of([n for n in range(FIRST_NOBLE, PER_SIDE) if area in (HOME[n], SECOND_HOME[n])])
        for area in range(AREAS)
    ]
)
"""The nobles who have a home in an area, as a set of numbers."""
TWO_AWAY: Final[vec[i64]] = vec[i64](
    [mask_of([b for b in range(AREAS) if DISTANCE[a][b] == 2]) for a in range(AREAS)]
)
NOTHING: Final = Force()


class AreaValues(PackedMap):
    """Evaluates areas; `load` or `load_view` comes first."""

    def __init__(self) -> None:
        super().__init__()
        self.pull: list[float] = [0.0] * AREAS
        self.forecast = BattleForecast()
        self._front = Force()
        self._late = Force()

    def load(self, s: War, me: i64) -> None:
        super().load(s, me)
        self._attractions()

    def load_view(self, view: HammerView) -> None:
        super().load_view(view)
        self._attractions()

    def _attractions(self) -> None:
        """Compute how attractive each area is for armies: what there is to win, by distance."""
        area: i64 = 0
        while area < AREAS:
            self.pull[area] = 0.0
            area += 1
        target: i64 = 0
        while target < AREAS:
            if not self.mine[target] or self.foes[target]:
                wanted = self.holding(target, True) + 0.5 * NOBLE * self.prize[target]
                if wanted > 0.0:
                    near = NEARNESS[target]
                    area = 0
                    while area < AREAS:
                        draw = wanted * near[area]
                        self.pull[area] = max(self.pull[area], draw)
                        area += 1
            target += 1

    def holding(self, area: i64, fought_for: bool) -> float:
        """Give the value of holding an area when winter comes."""
        if area == ENGLAND:
            return RAID if self.me == SCOTTISH else 0.0
        worth = 0.0
        living = LIVING[area]
        while living:
            number = nth(living, 0)
            living &= ~BIT[number]
            if fought_for or self.theirs & BIT[number]:
                worth += NOBLE * self.home_share(number, area)
            else:
                worth += 1.0
        castles = float(CASTLE[area] + CATHEDRAL[area])
        if self.me == SCOTTISH:
            worth += 0.6 * castles + (1.0 if area == MORAY_AREA else 0.0)
        else:
            worth += 0.4 * castles
        return worth * self.winter

    def home_share(self, number: i64, area: i64) -> float:
        """7.12  Give the weight of one home: a noble with two homes is shut out only if both are held."""
        if HOME[number] == SECOND_HOME[number]:
            return 1.0
        other = HOME[number] + SECOND_HOME[number] - area
        if self.theirs & BIT[number]:
            return 0.9 if self.mine[other] and not self.foes[other] else 0.3
        return 0.9 if self.foes[other] else 0.3

    def left_open(self, area: i64) -> float:
        """7.1b  Give the expected cost of an empty home of own nobles: the enemy may enter."""
        own = LIVING[area] & ~self.theirs
        if not own or self.danger == 0.0:
            return 0.0
        if BESIDE[area] & self.against:
            chance = ENTRY_PROBABILITY
        elif TWO_AWAY[area] & self.against:
            chance = 0.5 * ENTRY_PROBABILITY
        else:
            return 0.0
        shut = 0.0
        while own:
            number = nth(own, 0)
            own &= ~BIT[number]
            shut += self.home_share(number, area)
        return shut * NOBLE * self.winter * chance

    def precious(self, block: i64) -> float:
        """Give the value of a block beyond its steps."""
        if block % PER_SIDE >= FIRST_NOBLE or block == MORAY:
            return NOBLE
        if block == KING or (block == EDWARD and self.edward == 2):
            return CROWN
        if block == WALLACE:
            return 6.0
        return 3.0 if block == EDWARD or block == NORSE else 0.0

    def step_value(self, block: i64) -> float:
        steps = float(self.strength[block]) * (0.5 + float(HITS_ON[block]) / 6.0)
        return steps if self.me == SCOTTISH else 0.7 * steps

    def area(self, area: i64, blocks: i64, late: i64) -> float:
        """Evaluate an area with own blocks (numbers) there; the late ones are reserves in its battle."""
        if not blocks and not late:
            return 0.0 if self.foes[area] else -self.left_open(area)
        near = self._position_bonus(area, blocks)
        if self.foes[area]:
            return self.fought(area, blocks, late, self.defending & BIT[area] != 0) + near
        return self._kept(area, blocks) + near - self._crowding(area, blocks)

    def _position_bonus(self, area: i64, blocks: i64) -> float:
        steps: i64 = 0
        army: i64 = 0
        while blocks:
            number = nth(blocks, 0)
            blocks &= ~BIT[number]
            block = PER_SIDE * self.me + number
            if block != KING:
                steps += self.strength[block]
            if number < FIRST_NOBLE:
                army += self.strength[block]
        near = float(steps) * self.pull[area] * PULL
        if self.me == ENGLISH and area != ENGLAND:
            near += FIELD_BONUS * float(army)
        return near

    def _kept(self, area: i64, blocks: i64) -> float:
        hold = self.holding(area, False)
        if self.danger == 0.0 or not BESIDE[area] & self.against:
            return hold
        threats = self.threat(area)
        if threats.steps <= 0.0:
            return hold
        self._front.gather(self.strength, blocks, self.me, area, True)
        self.forecast.fight(threats, self._front, NOTHING, NOTHING, ROUNDS)
        risk = self.danger * self.forecast.win
        if risk < 0.005:
            return hold
        lost = 0.0
        while blocks:
            number = nth(blocks, 0)
            blocks &= ~BIT[number]
            block = PER_SIDE * self.me + number
            lost += self.step_value(block) + self.precious(block)
        return hold * (1.0 - risk) - 0.7 * risk * lost

    def fought(self, area: i64, blocks: i64, late: i64, defends: bool) -> float:
        """Evaluate an area that is fought for."""
        self._front.gather(self.strength, blocks, self.me, area, defends)
        self._late.gather(self.strength, late, self.me, area, defends)
        forecast, guess = self.forecast, self.guess[area]
        if defends:
            forecast.fight(guess, self._front, NOTHING, self._late, ROUNDS)
            good, bad = forecast.loss, forecast.win
            mine_lost, theirs_lost = forecast.defenders_lost, forecast.attackers_lost
            hold = self.holding(area, True) * (1.0 - bad)
        else:
            forecast.fight(self._front, guess, self._late, NOTHING, ROUNDS)
            good, bad = forecast.win, forecast.loss
            mine_lost, theirs_lost = forecast.attackers_lost, forecast.defenders_lost
            hold = self.holding(area, True) * good
        steps = self._front.steps + self._late.steps
        cost = 0.0
        if steps > 0.0:
            share = mine_lost / steps
            fallen = bad + 0.5 * share * share
            fallen = min(fallen, 1.0)
            both = blocks | late
            while both:
                number = nth(both, 0)
                both &= ~BIT[number]
                block = PER_SIDE * self.me + number
                cost += share * self.step_value(block) + fallen * self.precious(block)
        return hold + good * 0.6 * NOBLE * self.prize[area] + 0.9 * theirs_lost - cost

    def _crowding(self, area: i64, blocks: i64) -> float:
        """7.5b  Give the cost of castle limits in winter."""
        if self.me != SCOTTISH:
            return 0.0
        plain: i64 = 0
        least = 99.0
        rest = blocks & ~NOBLES & ~BIT[WALLACE - PER_SIDE] & ~BIT[MORAY - PER_SIDE]
        while rest:
            number = nth(rest, 0)
            rest &= ~BIT[number]
            plain += 1
            worth = self.step_value(PER_SIDE + number)
            least = min(least, worth)
        if not plain:
            return 0.0
        room: i64 = 0
        if area != ENGLAND and area != SELKIRK:
            room = CASTLE[area] + CATHEDRAL[area] - count(LIVING[area])
            room = max(room, 0)
        over = plain - room
        if over <= 0:
            return 0.0
        return 0.5 * self.winter * self.winter * least * float(over) * 1.15
