"""Makes the rarer choices of a playout: events, retreats, winter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.hammer.bots.area_values import LIVING, NOBLE, AreaValues
from saltire.games.hammer.bots.packed_map import NOBLES
from saltire.games.hammer.rules.actions import (
    BALLIOL,
    CROWN_BRUCE,
    CROWN_COMYN,
    DISBAND,
    DRAW,
    END,
    EVENT,
    HIT,
    IN,
    LEAVE,
    MUSTER,
    NAME,
    PASS,
    STAY,
    STOP,
    STRENGTHEN,
    TO,
    WINTER,
)
from saltire.games.hammer.rules.actions import MOVE as PICK
from saltire.games.hammer.rules.battles import ChooseBattle
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.builds import EnglishBuilds, ScottishBuilds, SeaPlace
from saltire.games.hammer.rules.constants import (
    AREAS,
    ASIDE,
    BRUCE_FACTION,
    CASTLE,
    COMYN_FACTION,
    EDWARD,
    ENGLISH,
    FULL,
    HITS_ON,
    KING,
    MORAY,
    PER_SIDE,
    PLACES,
    SCOTTISH,
    SEA_MOVE,
    SELKIRK,
    WALLACE,
)
from saltire.games.hammer.rules.disbanding import ChooseDisbanding, wintering
from saltire.games.hammer.rules.events import EventMenu, HeraldName, SeaBlock, SeaTo, VictualsArea
from saltire.games.hammer.rules.pillage import AddSteps, PillageHit, PillageVictims
from saltire.games.hammer.rules.quarters import EdwardWinters, KingWinters, MorayWinters
from saltire.games.hammer.rules.raid import RaidLoss
from saltire.games.hammer.rules.regroup import RegroupTo
from saltire.games.hammer.rules.retreats import MustRetreat, MustRetreatTo, RetreatTo
from saltire.games.hammer.rules.together import SlipAwayTo
from saltire.games.hammer.rules.winter import ChooseHome
from saltire.kernel.bits import BIT, count, nth
from saltire.kernel.lots import Lots

LARGE_ARMY: Final = 4
DRAW_VALUE: Final = 0.75


class PlayoutOtherChoices:
    """Chooses by simple heuristics in all phases but marches and battles."""

    def __init__(self, area_values: AreaValues) -> None:
        self.area_values = area_values

    def choose(self, s: War, lots: Lots) -> i64:
        top = s.top
        legal = top.legal(s, top.seat)
        if len(legal) == 1:
            return legal[0]
        if isinstance(top, (RetreatTo, MustRetreatTo, RegroupTo, SeaTo, SeaPlace, SlipAwayTo)):
            return self._go(s, top.seat, top.block, legal)
        if isinstance(top, ScottishBuilds):
            return self._build(s, legal)
        if isinstance(top, (AddSteps, EnglishBuilds)):
            return self._strengthen(s, legal)
        if isinstance(top, ChooseDisbanding):
            return self._disband(s, top.seat, legal)
        if isinstance(top, (MustRetreat, PillageHit, RaidLoss)):
            return self._by_worth(s, legal, isinstance(top, MustRetreat))
        if isinstance(top, EventMenu):
            return self._event(s, top.seat, legal)
        if isinstance(top, HeraldName):
            return self._herald(s, top.seat, legal)
        if isinstance(top, PillageVictims):
            return self._pillage(s, top.seat, legal)
        if isinstance(top, VictualsArea):
            return self._victuals(s, top.seat, legal)
        if isinstance(top, SeaBlock):
            return PASS
        if isinstance(top, KingWinters):
            return self._king(s, legal)
        if isinstance(top, MorayWinters):
            return legal[0] if legal[0] != LEAVE and legal[0] != STAY else STAY
        if isinstance(top, EdwardWinters):
            return self._edward(s)
        if TO + SELKIRK in legal and STAY in legal:
            return TO + SELKIRK  # 7.5a: Wallace recovers there
        if isinstance(top, (ChooseBattle, ChooseHome)):
            return legal[lots.below(len(legal))]
        if legal[-1] in (END, STOP, PASS):
            return legal[-1]
        if legal[-1] == MUSTER:
            return END
        return legal[lots.below(len(legal))]

    def _go(self, s: War, side: i64, block: i64, legal: list[int]) -> i64:
        """Choose the area where a block has the highest value."""
        area_values = self.area_values
        area_values.load(s, side)
        number = BIT[block % PER_SIDE]
        best = -9999.0
        chosen = legal[0]
        for action in legal:
            area = action - TO
            there = area_values.mine[area] & ~number
            gain = area_values.area(area, there | number, 0) - area_values.area(area, there, 0)
            if gain > best:
                best = gain
                chosen = action
        return chosen

    def _worth(self, s: War, block: i64) -> float:
        self.area_values.edward = s.turn.edward
        steps = float(s.blocks.strength[block]) * (0.5 + float(HITS_ON[block]) / 6.0)
        return steps + self.area_values.precious(block)

    def _by_worth(self, s: War, legal: list[int], most: bool) -> i64:
        best = -9999.0
        chosen = legal[0]
        for action in legal:
            block = action - (PICK if most else HIT if action < STRENGTHEN else DISBAND)
            worth = self._worth(s, block) * (1.0 if most else -1.0)
            if worth > best:
                best = worth
                chosen = action
        return chosen

    def _step_worth(self, s: War, block: i64) -> float:
        weak = 1.0 / float(s.blocks.strength[block])
        dear = self.area_values.precious(block) > 0.0
        return float(HITS_ON[block]) / 6.0 + weak * (0.9 if dear else 0.2)

    def _strengthen(self, s: War, legal: list[int]) -> i64:
        best = 0.0
        chosen = legal[-1]
        for action in legal:
            if STRENGTHEN <= action < DISBAND:
                worth = self._step_worth(s, action - STRENGTHEN)
                if worth > best:
                    best = worth
                    chosen = action
        return chosen

    def _build(self, s: War, legal: list[int]) -> i64:
        best = 0.0
        chosen = legal[-1]
        for action in legal:
            if STRENGTHEN <= action < DISBAND:
                worth = self._step_worth(s, action - STRENGTHEN)
            elif action >= DRAW and action < END:
                worth = DRAW_VALUE + 0.1
            else:
                continue
            if worth > best:
                best = worth
                chosen = action
        return chosen

    def _disband(self, s: War, side: i64, legal: list[int]) -> i64:
        """7.32, 7.5b  Disband who must go, the least useful first, and weak English blocks."""
        best = 9999.0
        chosen = -1
        must = legal[-1] != END
        for action in legal:
            if action == END:
                continue
            block = action - DISBAND
            area = s.blocks.place[block]
            if must:
                if wintering(s, side, area) <= s.blocks.castle_limit(side, area):
                    continue
                worth = self._worth(s, block) + (50.0 if block in (MORAY, WALLACE, KING) else 0.0)
                if worth < best:
                    best = worth
                    chosen = action
            elif side == ENGLISH and _better_levied(s, block, area):
                return action
        if chosen >= 0:
            return chosen
        return END if not must else legal[0]

    def _event(self, s: War, side: i64, legal: list[int]) -> i64:
        """3.12  Crown a king if it costs nobody, else carry out the event."""
        theirs = s.blocks.here[PLACES * side + ASIDE] & NOBLES
        for action in legal:
            if action == CROWN_BRUCE and not COMYN_FACTION & ~theirs:
                return action
            if (action == CROWN_COMYN or action == BALLIOL) and not BRUCE_FACTION & ~theirs:
                return action
        return PASS if s.turn.card(side) == SEA_MOVE else EVENT

    def _herald(self, s: War, side: i64, legal: list[int]) -> i64:
        """3.13  Name the noble who is easiest to keep."""
        best = -99.0
        chosen = legal[0]
        for action in legal:
            if action == PASS:
                continue
            where = s.blocks.maybe[action - NAME]
            value = -2.0
            if where & (where - 1) == 0:
                area = nth(where, 0)
                friends = s.blocks.count_at(1 - side, area) - 1 if area < AREAS else 0
                value = -2.5 * float(friends if friends < 3 else 3)
            if value > best:
                best = value
                chosen = action
        return chosen

    def _pillage(self, s: War, side: i64, legal: list[int]) -> i64:
        """3.14  Pillage where a noble may fall, or else where most blocks stand."""
        self.area_values.load(s, side)
        best = -1.0
        chosen = PASS
        for action in legal:
            if action == PASS:
                continue
            area = action - IN
            value = 1.0
            if self.area_values.foes[area] == 1:
                steps = self.area_values.guess[area].steps
                falls = 1.0 if steps <= 2.0 else 0.2 if steps < 3.0 else 0.0
                value += falls * self.area_values.prize[area] * NOBLE
            if value > best:
                best = value
                chosen = action
        return chosen

    def _victuals(self, s: War, side: i64, legal: list[int]) -> i64:
        best: i64 = 0
        chosen = PASS
        for action in legal:
            if action == PASS:
                continue
            missing: i64 = 0
            for block in s.blocks.listed(side, action - IN):
                missing += FULL[block] - s.blocks.strength[block]
            missing = min(missing, 3)
            if missing > best:
                best = missing
                chosen = action
        return chosen

    def _king(self, s: War, legal: list[int]) -> i64:
        """7.2  The King goes to a cathedral with room, as far from the enemy as can be."""
        self.area_values.load(s, SCOTTISH)
        best = -1.0
        chosen = LEAVE
        for action in legal:
            if action == LEAVE:
                continue
            area = s.blocks.place[KING] if action == STAY else action - TO
            limit = s.blocks.castle_limit(SCOTTISH, area) if area < AREAS else 0
            others = s.blocks.count_at(SCOTTISH, area) - (1 if action == STAY else 0)
            if limit <= 0 or (others >= limit and count(LIVING[area]) >= limit):
                continue
            safety = 5.0 + float(limit) - self.area_values.threat(area).volley()
            if safety > best:
                best = safety
                chosen = action
        return chosen

    def _edward(self, s: War) -> i64:
        camp, steps = 0, 0
        area = s.blocks.place[EDWARD]
        for block in s.blocks.listed(ENGLISH, area):
            if not NOBLES & BIT[block]:
                camp += 1
                steps += int(s.blocks.strength[block])
        return WINTER if camp >= LARGE_ARMY and steps > 2 * LARGE_ARMY else LEAVE


def _better_levied(s: War, block: i64, area: i64) -> bool:
    """7.7  A weak block in Scotland may come back whole; not when there is no levy."""
    if s.turn.wintered or s.turn.year >= s.options.last_year:
        return False
    return s.blocks.strength[block] + CASTLE[area] <= 2 and FULL[block] > 2
