"""The search knowledge of Hammer of the Scots: plans of marches, playout policy, win probability."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.games.hammer.bots.battle_odds import OddsCalculator
from saltire.games.hammer.bots.greedy import GreedyBot
from saltire.games.hammer.bots.move_phase_plans import MovePhasePlanner
from saltire.games.hammer.bots.playout_policy import PlayoutPolicy
from saltire.games.hammer.bots.reasons import reason
from saltire.games.hammer.bots.win_probability import scottish_chance
from saltire.games.hammer.rules.actions import FIRE, MOVE, RETREAT, read
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.cards import PlayCards
from saltire.games.hammer.rules.constants import HITS_ON, SCOTTISH
from saltire.games.hammer.rules.events import EventMenu, HeraldName
from saltire.games.hammer.rules.fighting import CombatTurn, ready
from saltire.games.hammer.rules.movement import MoveBlocks
from saltire.games.hammer.rules.pillage import PillageVictims
from saltire.games.hammer.rules.quarters import EdwardWinters, KingWinters
from saltire.games.hammer.rules.retreats import retreats
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.rules.walk import WalkBlock
from saltire.i18n.reason import Reason, Said
from saltire.kernel.bits import BIT, nth
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Action, Seat
from saltire.kernel.view import View

HORIZON: Final = 3000
"""An upper bound of the actions in a year."""
POINT_VALUE: Final = 0.012
"""The win probability that a point of the evaluation is worth."""
DOUBTFUL_LOSS: Final = 0.12
"""With a lower probability of being wiped out a retreat is not considered."""
MAX_RETREATS: Final = 3


class HammerKnowledge(Knowledge):
    """Lists plans by the evaluation, plays out to the end of the year, and applies a fitted formula there."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, HORIZON)
        self.policy = PlayoutPolicy()
        self.planner = MovePhasePlanner(self.policy)
        self.odds_calculator = OddsCalculator()
        self.greedy = GreedyBot()
        self._plan: tuple[int, ...] = ()
        self._why: Said = ""
        self._why_action = -1
        """The action that `_why` explains."""

    def beliefs(self) -> tuple[object, ...]:
        return self._plan, self._why, self._why_action

    def set_beliefs(self, beliefs: tuple[object, ...]) -> None:
        plan, why, action = beliefs
        assert isinstance(plan, tuple)
        assert isinstance(why, Reason | str)
        assert isinstance(action, int)
        self._plan, self._why, self._why_action = plan, why, action

    # Playouts.

    def playout_action(self, s: Position, lots: Lots) -> Action:
        return self.policy.step(s, lots)

    def playout_ends(self, s: Position) -> bool:
        """Tell whether the cards of a new year have been dealt."""
        if not isinstance(s.top, PlayCards):
            return False
        assert isinstance(s, War)
        return s.turn.number == 1

    def win_probabilities(self, s: Position) -> tuple[float, ...]:
        if s.returns is not None:
            return s.returns
        assert isinstance(s, War)
        chance = scottish_chance(s)
        return (1.0 - chance, chance)

    # Plans.

    def obvious_action(self, view: View) -> int | None:
        """Give the greedy choice for all but cards, marches, some events, and battles in doubt."""
        assert isinstance(view, HammerView)
        top = view.stack[-1]
        if isinstance(top, (PlayCards, MoveBlocks)) or _is_weighty(top):
            return None
        if isinstance(top, CombatTurn) and self._in_doubt(view):
            return None
        action = self.greedy.choose(view, (), 1.0)
        if not isinstance(top, WalkBlock):
            self._why, self._why_action = self.greedy.reason, action
        self._plan = ()
        return action

    def _in_doubt(self, view: HammerView) -> bool:
        """Tell whether a battle may be lost while there is still a way out of it."""
        if not [action for action in view.legal if read(action)[0] == RETREAT]:
            return False
        return self.odds_calculator.of(view).loss >= DOUBTFUL_LOSS

    def plans(self, s: Position, seat: Seat, limit: i64) -> list[Plan]:
        assert isinstance(s, War)
        top = s.top
        chance = scottish_chance(s)
        even = chance if seat == SCOTTISH else 1.0 - chance
        if isinstance(top, PlayCards):
            return [Plan((action,), even) for action in s.legal(seat)]
        if isinstance(top, MoveBlocks):
            return self._marches(s, seat, limit, even)
        if isinstance(top, CombatTurn):
            return _combat(s, top, even)
        greedy = Plan((self.greedy.choose(HammerView(s, seat), (), 1.0),), even + POINT_VALUE)
        if not _is_weighty(top):
            return [greedy]
        rest = [action for action in s.legal(seat) if action != greedy.actions[0]]
        return [greedy, *[Plan((action,), even) for action in rest]][:limit]

    def _marches(self, s: War, seat: Seat, limit: i64, even: float) -> list[Plan]:
        listed = self.planner.weigh(s, seat, limit)
        best = max([plan.gain for plan in listed])
        return [Plan(plan.actions, even + POINT_VALUE * (plan.gain - best)) for plan in listed]

    # Reasons.

    def observe(self, view: View, heard: Sequence[dict[str, object]]) -> None:
        self._why = ""

    def remember_plan(self, actions: tuple[int, ...]) -> None:
        self._plan = actions

    def explain(self, view: View, action: Action) -> Said:
        assert isinstance(view, HammerView)
        if self._why and action == self._why_action:
            return self._why
        while self._plan and self._plan[0] != action:
            self._plan = self._plan[1:]
        if isinstance(view.stack[-1], WalkBlock) or len(view.legal) == 1:
            return ""
        plan = self._plan if read(action)[0] == MOVE else ()
        return reason(view, action, plan, self.odds_calculator)


def _is_weighty(top: object) -> bool:
    """Tell whether a choice outside cards, marches and battles is worth a search."""
    return isinstance(top, (EventMenu, HeraldName, PillageVictims, EdwardWinters, KingWinters))


def _combat(s: War, top: CombatTurn, even: float) -> list[Plan]:
    """5.31a  List plans: fire, or retreat with one block or another."""
    able = ready(s, top.seat, top.letter)
    best: i64 = nth(able, 0)
    leavers: list[int] = []
    while able:
        block = nth(able, 0)
        able &= ~BIT[block]
        if s.blocks.strength[block] * HITS_ON[block] > s.blocks.strength[best] * HITS_ON[best]:
            best = block
        if retreats(s, block):
            leavers.append(int(block))
    fire = Plan((int(FIRE + best),), even)
    return [fire, *[Plan((int(RETREAT + block),), even) for block in leavers[:MAX_RETREATS]]]
