"""Evaluates areas and blocks in points, a noble being ten, from a view.

`packed_map.py` evaluates the same way in playouts, on packed numbers; this one also works with what
a view alone tells, caches areas, and serves the greedy bot.
"""

from __future__ import annotations

from typing import Final

from saltire.games.hammer.bots.battle_eval import NOBODY_THERE, Force, Outcome, evaluate_battle
from saltire.games.hammer.bots.view_map import (
    BESIDE,
    CHANCE_TO_HIT,
    DISTANCE,
    HOMES,
    LIVES_IN,
    ViewMap,
    is_noble,
)
from saltire.games.hammer.rules.constants import (
    AREAS,
    BLACK_BORDERS,
    BORDER,
    CASTLE,
    CATHEDRAL,
    EDWARD,
    ENGLAND,
    ENGLISH,
    FIRST_NOBLE,
    KING,
    MORAY,
    MORAY_AREA,
    NORSE,
    SCOTTISH,
    SELKIRK,
    WALLACE,
)

NOBLE: Final = 10.0
CROWN: Final = 70.0
RAID: Final = 3.5
WINTER_WEIGHT: Final = (0.35, 0.4, 0.5, 0.65, 0.85, 1.0)
"""The weight of a home held in turn 1 to 5: whether it will still be held when nobles go home."""
ATTACK_PROBABILITY: Final = 0.35
"""The probability that an adjacent enemy attacks when he can."""
ENTRY_PROBABILITY: Final = 0.5
"""The probability that an enemy enters an empty adjacent home before winter."""
FIELD_BONUS: Final = 0.8
"""The value of a step of an English army in Scotland over one in England."""
PULL: Final = 0.02
"""The value of a step of strength nearer to a target."""


class Evaluation:
    """Evaluates areas with given own blocks in them, for one view."""

    def __init__(self, view_map: ViewMap) -> None:
        self.view_map = view_map
        self.me = view_map.me
        turn = view_map.view.turn
        self.winter = WINTER_WEIGHT[min(int(turn.number), 5)]
        if turn.year >= view_map.view.options.last_year and not view_map.view.options.final_winter:
            self.winter = 0.15  # nobles go home no more: only captures count
        self.danger = ATTACK_PROBABILITY * self._enemy_still_moves()
        self._known: dict[tuple[int, tuple[int, ...], tuple[int, ...]], float] = {}
        self._threats: list[Force | None] = [None] * AREAS
        self.wanted: list[float] = [self._wanted(area) for area in range(AREAS)]
        self.pull: list[float] = [
            max([self.wanted[t] * 0.6 ** DISTANCE[area][t] for t in range(AREAS)])
            for area in range(AREAS)
        ]

    def _enemy_still_moves(self) -> float:
        """Tell whether the enemy can still attack before winter."""
        turn = self.view_map.view.turn
        if turn.number == 5 and turn.first == 1 - self.me:
            return 0.0
        return 0.0 if turn.number == 5 and turn.truce == 1 - self.me else 1.0

    def block(self, block: int) -> float:
        """Give the cost of losing a block: its steps, and who it is."""
        steps = self.view_map.strength[block] * (0.5 + CHANCE_TO_HIT[block])
        return steps * (1.0 if self.me == SCOTTISH else 0.7) + self.precious(block)

    def precious(self, block: int) -> float:
        """Give the value of a block beyond its steps."""
        if is_noble(block) or block == MORAY:
            return NOBLE
        if block == KING or (block == EDWARD and self.view_map.view.turn.edward == 2):
            return CROWN
        if block == WALLACE:
            return 6.0
        return 3.0 if block in (EDWARD, NORSE) else 0.0

    def _wanted(self, area: int) -> float:
        """Give the value of what there is to win in an area: nobles to capture, homes to occupy."""
        view_map = self.view_map
        if view_map.mine[area] and not view_map.foes[area]:
            return 0.0
        worth = self.holding(area, True) + 0.5 * NOBLE * view_map.guesses[area].prize
        return max(worth, 0.0)

    def holding(self, area: int, fought_for: bool) -> float:
        """Give the value of holding an area when winter comes; `fought_for`: the enemy is there."""
        view_map = self.view_map
        if area == ENGLAND:
            return RAID if self.me == SCOTTISH and view_map.foes_on_map() > 0 else 0.0
        worth = 0.0
        for number in LIVES_IN[area]:
            share = self._home_share(number, area)
            if view_map.theirs[number] or fought_for:
                worth += NOBLE * share
            else:
                worth += 1.0
        if self.me == SCOTTISH:
            worth += 0.6 * int(CASTLE[area] + CATHEDRAL[area]) + (area == MORAY_AREA)
        else:
            worth += 0.4 * int(CASTLE[area] + CATHEDRAL[area])
        return worth * self.winter

    def _home_share(self, number: int, area: int) -> float:
        """7.12  Give the weight of one home: a noble with two homes is shut out only if both are held."""
        view_map = self.view_map
        for home in HOMES[number]:
            if home != area:
                if view_map.theirs[number]:
                    return 0.9 if view_map.mine[home] and not view_map.foes[home] else 0.3
                return 0.9 if view_map.foes[home] else 0.3
        return 1.0

    # An area with some of my blocks in it.

    def area(self, area: int, blocks: list[int], late: list[int]) -> float:
        """Evaluate an area with own blocks there; the late ones come into its battle as reserves."""
        key = (area, tuple(blocks), tuple(late))
        known = self._known.get(key)
        if known is None:
            known = self._area(area, blocks, late)
            self._known[key] = known
        return known

    def _area(self, area: int, blocks: list[int], late: list[int]) -> float:
        if not blocks and not late:
            return 0.0 if self.view_map.foes[area] else -self._left_open(area)
        near = self._position_bonus(area, blocks)
        if self.view_map.foes[area]:
            return self._fought(area, blocks, late) + near
        return self._held(area, blocks) + near - self._crowding(area, blocks)

    def _left_open(self, area: int) -> float:
        """7.1b  Give the expected cost of an empty home of own nobles: the enemy may enter."""
        if not LIVES_IN[area] or self.danger == 0.0:
            return 0.0
        foes = self.view_map.foes
        if any([foes[near] for near in BESIDE[area]]):
            chance = ENTRY_PROBABILITY
        elif any([foes[far] for far in range(AREAS) if DISTANCE[area][far] == 2]):
            chance = 0.5 * ENTRY_PROBABILITY
        else:
            return 0.0
        nobles = [n for n in LIVES_IN[area] if not self.view_map.theirs[n]]
        shut = sum([self._home_share(n, area) for n in nobles])
        return shut * NOBLE * self.winter * chance

    def _position_bonus(self, area: int, blocks: list[int]) -> float:
        """Give the value of having blocks near to targets, and outside England."""
        steps = sum([self.view_map.strength[b] for b in blocks if b != KING])
        near = steps * self.pull[area] * PULL
        if self.me == ENGLISH and area != ENGLAND:
            near += FIELD_BONUS * sum(
                [self.view_map.strength[b] for b in blocks if b < FIRST_NOBLE]
            )
        return near

    def _held(self, area: int, blocks: list[int]) -> float:
        hold = self.holding(area, False)
        threat = self.threat(area)
        if threat.steps <= 0.0 or self.danger == 0.0:
            return hold
        outcome = evaluate_battle(threat, self.view_map.my_force(blocks, area, True))
        risk = self.danger * outcome.win
        lost = sum([self.block(b) for b in blocks])
        return hold * (1.0 - risk) - 0.7 * risk * lost

    def _fought(self, area: int, blocks: list[int], late: list[int]) -> float:
        view_map = self.view_map
        guess = view_map.guesses[area]
        if self.defends(area):
            mine = view_map.my_force(blocks, area, True)
            outcome = evaluate_battle(
                guess.force, mine, NOBODY_THERE, view_map.my_force(late, area, True)
            )
            good, bad = outcome.loss, outcome.win
            mine_lost, theirs_lost = outcome.defenders_lost, outcome.attackers_lost
            hold = self.holding(area, True) * (1.0 - bad)
        else:
            outcome = self.attack(area, blocks, late)
            good, bad = outcome.win, outcome.loss
            mine_lost, theirs_lost = outcome.attackers_lost, outcome.defenders_lost
            hold = self.holding(area, True) * good
        both = blocks + late
        steps = sum([view_map.strength[b] for b in both])
        cost = 0.0
        if steps:
            share = mine_lost / steps
            cost = share * sum([self.block(b) - self.precious(b) for b in both])
            fallen = min(1.0, bad + 0.5 * share * share)
            cost += fallen * sum([self.precious(b) for b in both])
        return hold + good * 0.6 * NOBLE * guess.prize + 0.9 * theirs_lost - cost

    def attack(self, area: int, blocks: list[int], late: list[int]) -> Outcome:
        """Estimate an attack on an area that the enemy holds."""
        view_map = self.view_map
        return evaluate_battle(
            view_map.my_force(blocks, area, False),
            view_map.guesses[area].force,
            view_map.my_force(late, area, False),
        )

    def defends(self, area: int) -> bool:
        """5.1a  Tell whether the enemy came to me: then none of my blocks there has entered."""
        view_map = self.view_map
        turn = view_map.view.turn
        there = view_map.mine[area]
        if not there or not view_map.foes[area]:
            return False
        return turn.first != self.me and not all([turn.entry[b] for b in there])

    def threat(self, area: int) -> Force:
        """Give the force that the enemy can send into an area: the best neighbour and part of the rest."""
        known = self._threats[area]
        if known is None:
            known = self._find_threat(area)
            self._threats[area] = known
        return known

    def _find_threat(self, area: int) -> Force:
        view_map = self.view_map
        coming: list[Force] = []
        for near in BESIDE[area]:
            count = view_map.foes[near]
            if not count or view_map.mine[near]:
                continue
            most = 6 if BORDER[AREAS * area + near] < BLACK_BORDERS else 2
            if near == ENGLAND or area == ENGLAND:
                most = min(most, 2)
            coming.append(_part(view_map.guesses[near].force, min(1.0, most / count)))
        if not coming:
            return NOBODY_THERE
        coming.sort(key=lambda force: -force.volley)
        whole = coming[0]
        for other in coming[1:]:
            whole = whole.joined(_part(other, 0.4))
        return whole

    def _crowding(self, area: int, blocks: list[int]) -> float:
        """7.5b  Give the cost of castle limits in winter."""
        if self.me != SCOTTISH:
            return 0.0
        plain = [b for b in blocks if not is_noble(b) and b != WALLACE and b != MORAY]
        room = CASTLE[area] + CATHEDRAL[area] if area not in (ENGLAND, SELKIRK) else 0
        residents = len(LIVES_IN[area]) if area != ENGLAND else 0
        over = len(plain) - max(0, room - residents)
        if over <= 0:
            return 0.0
        weakest = sorted([self.block(b) for b in plain])[:over]
        return 0.5 * self.winter * self.winter * sum(weakest)


def _part(force: Force, share: float) -> Force:
    return Force(force.a * share, force.b * share, force.c * share, force.steps * share)
