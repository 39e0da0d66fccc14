"""What things are worth, in points: a noble is ten. Areas, blocks, and the danger they are in."""

from __future__ import annotations

from typing import Final

from saltire.games.hammer.bots.battle_eval import NOBODY_THERE, Force, Outcome, clash
from saltire.games.hammer.bots.view_map import (
    BESIDE,
    CHANCE_TO_HIT,
    DISTANCE,
    HOMES,
    LIVES_IN,
    Ground,
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
WINTER_NEARS: Final = (0.35, 0.4, 0.5, 0.65, 0.85, 1.0)
"""How much a home held in turn 1 to 5 counts for the nobles' homecoming."""
BOLDNESS: Final = 0.35
"""How likely an enemy next door is to attack when he can."""
OPEN_DOOR: Final = 0.5
"""How likely an enemy is to enter an empty home next door before winter."""
AFIELD: Final = 0.8
"""How much a step of an English army is worth in Scotland more than in England."""
PULL: Final = 0.02
"""How much a step of strength is worth nearer to where it is wanted."""


class Worth:
    """Values areas with given own blocks in them, for one view."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.me = ground.me
        turn = ground.view.turn
        self.winter = WINTER_NEARS[min(int(turn.number), 5)]
        if turn.year >= ground.view.options.last_year and not ground.view.options.final_winter:
            self.winter = 0.15  # no homecoming any more, only what is caught
        self.danger = BOLDNESS * self._enemy_still_moves()
        self._known: dict[tuple[int, tuple[int, ...], tuple[int, ...]], float] = {}
        self._threats: list[Force | None] = [None] * AREAS
        self.wanted: list[float] = [self._wanted(area) for area in range(AREAS)]
        self.pull: list[float] = [
            max([self.wanted[t] * 0.6 ** DISTANCE[area][t] for t in range(AREAS)])
            for area in range(AREAS)
        ]

    def _enemy_still_moves(self) -> float:
        """Tell whether the enemy can still attack before winter."""
        turn = self.ground.view.turn
        if turn.number == 5 and turn.first == 1 - self.me:
            return 0.0
        return 0.0 if turn.number == 5 and turn.truce == 1 - self.me else 1.0

    def block(self, block: int) -> float:
        """What losing a block costs: its steps, and who it is."""
        steps = self.ground.strength[block] * (0.5 + CHANCE_TO_HIT[block])
        return steps * (1.0 if self.me == SCOTTISH else 0.7) + self.precious(block)

    def precious(self, block: int) -> float:
        """What a block is worth beyond its steps."""
        if is_noble(block) or block == MORAY:
            return NOBLE
        if block == KING or (block == EDWARD and self.ground.view.turn.edward == 2):
            return CROWN
        if block == WALLACE:
            return 6.0
        return 3.0 if block in (EDWARD, NORSE) else 0.0

    def _wanted(self, area: int) -> float:
        """What there is to win in an area: nobles to catch, homes to shut."""
        ground = self.ground
        if ground.mine[area] and not ground.foes[area]:
            return 0.0
        worth = self.holding(area, True) + 0.5 * NOBLE * ground.guesses[area].prize
        return max(worth, 0.0)

    def holding(self, area: int, fought_for: bool) -> float:
        """What it is worth to hold an area when winter comes; `fought_for`: the enemy is there."""
        ground = self.ground
        if area == ENGLAND:
            return RAID if self.me == SCOTTISH and ground.foes_on_map() > 0 else 0.0
        worth = 0.0
        for number in LIVES_IN[area]:
            share = self._share_of_homes(number, area)
            if ground.theirs[number] or fought_for:
                worth += NOBLE * share
            else:
                worth += 1.0
        if self.me == SCOTTISH:
            worth += 0.6 * int(CASTLE[area] + CATHEDRAL[area]) + (area == MORAY_AREA)
        else:
            worth += 0.4 * int(CASTLE[area] + CATHEDRAL[area])
        return worth * self.winter

    def _share_of_homes(self, number: int, area: int) -> float:
        """7.12  Who has two homes is shut out only if both are held."""
        ground = self.ground
        for home in HOMES[number]:
            if home != area:
                if ground.theirs[number]:
                    return 0.9 if ground.mine[home] and not ground.foes[home] else 0.3
                return 0.9 if ground.foes[home] else 0.3
        return 1.0

    # An area with some of my blocks in it.

    def area(self, area: int, blocks: list[int], late: list[int]) -> float:
        """Value an area with own blocks there; the late ones come into its battle as reserves."""
        key = (area, tuple(blocks), tuple(late))
        known = self._known.get(key)
        if known is None:
            known = self._area(area, blocks, late)
            self._known[key] = known
        return known

    def _area(self, area: int, blocks: list[int], late: list[int]) -> float:
        if not blocks and not late:
            return 0.0 if self.ground.foes[area] else -self._left_open(area)
        near = self._afield(area, blocks)
        if self.ground.foes[area]:
            return self._fought(area, blocks, late) + near
        return self._held(area, blocks) + near - self._crowding(area, blocks)

    def _left_open(self, area: int) -> float:
        """7.1b  What an empty home of my own nobles may cost: the enemy walks in and shuts them out."""
        if not LIVES_IN[area] or self.danger == 0.0:
            return 0.0
        foes = self.ground.foes
        if any([foes[near] for near in BESIDE[area]]):
            chance = OPEN_DOOR
        elif any([foes[far] for far in range(AREAS) if DISTANCE[area][far] == 2]):
            chance = 0.5 * OPEN_DOOR
        else:
            return 0.0
        nobles = [n for n in LIVES_IN[area] if not self.ground.theirs[n]]
        shut = sum([self._share_of_homes(n, area) for n in nobles])
        return shut * NOBLE * self.winter * chance

    def _afield(self, area: int, blocks: list[int]) -> float:
        """What it is worth to have blocks near to where they are wanted, and not idle in England."""
        steps = sum([self.ground.strength[b] for b in blocks if b != KING])
        near = steps * self.pull[area] * PULL
        if self.me == ENGLISH and area != ENGLAND:
            near += AFIELD * sum([self.ground.strength[b] for b in blocks if b < FIRST_NOBLE])
        return near

    def _held(self, area: int, blocks: list[int]) -> float:
        hold = self.holding(area, False)
        threat = self.threat(area)
        if threat.steps <= 0.0 or self.danger == 0.0:
            return hold
        fate = clash(threat, self.ground.my_force(blocks, area, True))
        risk = self.danger * fate.win
        lost = sum([self.block(b) for b in blocks])
        return hold * (1.0 - risk) - 0.7 * risk * lost

    def _fought(self, area: int, blocks: list[int], late: list[int]) -> float:
        ground = self.ground
        guess = ground.guesses[area]
        if self.defends(area):
            mine = ground.my_force(blocks, area, True)
            fate = clash(guess.force, mine, NOBODY_THERE, ground.my_force(late, area, True))
            good, bad = fate.ruin, fate.win
            mine_lost, theirs_lost = fate.defenders_lost, fate.attackers_lost
            hold = self.holding(area, True) * (1.0 - bad)
        else:
            fate = self.attack(area, blocks, late)
            good, bad = fate.win, fate.ruin
            mine_lost, theirs_lost = fate.attackers_lost, fate.defenders_lost
            hold = self.holding(area, True) * good
        both = blocks + late
        steps = sum([ground.strength[b] for b in both])
        cost = 0.0
        if steps:
            share = mine_lost / steps
            cost = share * sum([self.block(b) - self.precious(b) for b in both])
            fallen = min(1.0, bad + 0.5 * share * share)
            cost += fallen * sum([self.precious(b) for b in both])
        return hold + good * 0.6 * NOBLE * guess.prize + 0.9 * theirs_lost - cost

    def attack(self, area: int, blocks: list[int], late: list[int]) -> Outcome:
        """Fight for an area that the enemy holds."""
        ground = self.ground
        return clash(
            ground.my_force(blocks, area, False),
            ground.guesses[area].force,
            ground.my_force(late, area, False),
        )

    def defends(self, area: int) -> bool:
        """5.1a  Tell whether the enemy came to me: then none of my blocks there has entered."""
        ground = self.ground
        turn = ground.view.turn
        there = ground.mine[area]
        if not there or not ground.foes[area]:
            return False
        return turn.first != self.me and not all([turn.entry[b] for b in there])

    def threat(self, area: int) -> Force:
        """What the enemy can send into an area from next door: the best neighbour and half the rest."""
        known = self._threats[area]
        if known is None:
            known = self._find_threat(area)
            self._threats[area] = known
        return known

    def _find_threat(self, area: int) -> Force:
        ground = self.ground
        coming: list[Force] = []
        for near in BESIDE[area]:
            count = ground.foes[near]
            if not count or ground.mine[near]:
                continue
            most = 6 if BORDER[AREAS * area + near] < BLACK_BORDERS else 2
            if near == ENGLAND or area == ENGLAND:
                most = min(most, 2)
            coming.append(_part(ground.guesses[near].force, min(1.0, most / count)))
        if not coming:
            return NOBODY_THERE
        coming.sort(key=lambda force: -force.volley)
        whole = coming[0]
        for other in coming[1:]:
            whole = whole.joined(_part(other, 0.4))
        return whole

    def _crowding(self, area: int, blocks: list[int]) -> float:
        """7.5b  What castle limits will cost in winter."""
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
