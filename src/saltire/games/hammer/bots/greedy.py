"""A bot for Hammer of the Scots that makes each choice by the evaluation alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from saltire.games.hammer.bots import battle_choice as combat
from saltire.games.hammer.bots import card_choice as cards
from saltire.games.hammer.bots import winter_choice as winter
from saltire.games.hammer.bots.battle_choice import Choice
from saltire.games.hammer.bots.evaluation import Evaluation
from saltire.games.hammer.bots.march_plans import March, Marches, Plan
from saltire.games.hammer.bots.routes import Routes
from saltire.games.hammer.bots.view_map import ViewMap, block_name
from saltire.games.hammer.rules.actions import END, MOVE, STOP, TO, read
from saltire.games.hammer.rules.builds import SeaPlace
from saltire.games.hammer.rules.constants import AREA_NAMES, ENGLAND, NORSE
from saltire.games.hammer.rules.constants import MOVE as REACH
from saltire.games.hammer.rules.events import SeaTo
from saltire.games.hammer.rules.regroup import RegroupTo
from saltire.games.hammer.rules.retreats import MustRetreatTo, RetreatTo
from saltire.games.hammer.rules.together import SlipAwayTo
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.rules.walk import WalkBlock
from saltire.i18n.reason import Reason, Said

Chooser: TypeAlias = Callable[[Evaluation], Choice]

CHOOSERS: Final[dict[str, Chooser]] = {
    "MainForce": combat.main_force,
    "CombatTurn": combat.combat_turn,
    "TakeHits": combat.take_hit,
    "PillageHit": combat.take_hit,
    "ChooseBattle": combat.battle_order,
    "PickDefection": combat.battle_order,
    "MustRetreat": combat.must_retreat,
    "Regroup": combat.regroup,
    "EventMenu": cards.event_menu,
    "HeraldName": cards.herald_name,
    "PillageVictims": cards.pillage_victims,
    "PillageFrom": cards.pillage_from,
    "PillageGain": cards.add_step,
    "VictualsArea": cards.victuals_area,
    "VictualsSteps": cards.add_step,
    "SeaBlock": cards.sea_block,
    "SeaSecond": cards.sea_second,
    "ChooseHome": winter.choose_home,
    "MorayWinters": winter.moray_winters,
    "KingWinters": winter.king_winters,
    "EdwardWinters": winter.edward_winters,
    "WallaceWinters": winter.wallace_winters,
    "ChooseDisbanding": winter.disband,
    "RaidLoss": winter.raid_loss,
    "ScottishBuilds": winter.builds,
    "EnglishBuilds": winter.builds,
}
"""The function that chooses in each phase; marches and cards are chosen below."""


class GreedyBot:
    """Evaluates nobles, danger and the coming winter; uses no random numbers."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "greedy"
        self.reason: Said = ""
        self._marches: list[March] = []
        self._target = 0
        self._when = (0, 0)
        self._why = Reason("hammer-why-any")

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    def choose(self, view: HammerView, heard: Sequence[dict[str, object]], clock: float) -> int:
        action, self.reason = self._choice(view)
        return action

    def _choice(self, view: HammerView) -> Choice:
        top = view.stack[-1]
        phase = type(top).__name__
        if phase == "PlayCards":
            return cards.card(ViewMap(view))
        if len(view.legal) == 1:
            return view.legal[0], Reason("why-no-choice")
        if phase == "MoveBlocks":
            return self._pick(view)
        if isinstance(top, WalkBlock):
            return self._walk(view, top)
        evaluation = Evaluation(ViewMap(view))
        if isinstance(top, (RetreatTo, MustRetreatTo, RegroupTo, SeaTo, SeaPlace, SlipAwayTo)):
            return combat.choose_area(evaluation, int(top.block))
        if phase in CHOOSERS:
            return CHOOSERS[phase](evaluation)
        return view.legal[0], Reason("hammer-why-any")

    # The Move Phase: a plan is made, then carried out block by block.

    def _pick(self, view: HammerView) -> Choice:
        self._forget(view)
        while self._marches:
            march = self._marches[0]
            if MOVE + march.block in view.legal:
                self._why = why(view, Plan(0.0, 0, self._target, tuple(self._marches)))
                return MOVE + march.block, self._why
            self._marches.pop(0)
        plan = plan_for(view)
        if plan is None:
            return END, Reason("hammer-why-no-march")
        self._marches, self._target = list(plan.marches), plan.target
        self._when = (int(view.turn.year), int(view.turn.number))
        self._why = why(view, plan)
        return MOVE + plan.marches[0].block, self._why

    def _forget(self, view: HammerView) -> None:
        """Drop the plan of another turn."""
        if self._when != (int(view.turn.year), int(view.turn.number)):
            self._marches = []

    def _walk(self, view: HammerView, top: WalkBlock) -> Choice:
        self._forget(view)
        if self._marches and self._marches[0].block == top.block:
            way = self._marches[0].way
            if top.steps < len(way) and (top.steps == 0 or way[top.steps - 1] == top.at):
                step = TO + way[top.steps]
                if step in view.legal:
                    return step, self._why
            self._marches.pop(0)
            if STOP in view.legal:
                return STOP, Reason("hammer-why-arrived")
        return next_step(view, top)


def plan_for(view: HammerView) -> Plan | None:
    """Find the best plan for the rest of a Move Phase."""
    ready = {action - MOVE for action in view.legal if read(action)[0] == MOVE}
    evaluation = Evaluation(ViewMap(view))
    return Marches(evaluation, int(view.turn.points), int(view.turn.activated), ready).best()


def why(view: HammerView, plan: Plan) -> Reason:
    """Explain a plan."""
    view_map = ViewMap(view)
    area, block = AREA_NAMES[plan.target], block_name(plan.marches[0].block)
    if view_map.mine[plan.target] and view_map.foes[plan.target]:
        return Reason("hammer-why-helps", block=block, area=area)
    if view_map.foes[plan.target]:
        odds = Evaluation(view_map).attack_odds(plan.target, [m.block for m in plan.marches])
        win = round(100 * odds)
        return Reason("hammer-why-attack", n=len(plan.marches), area=area, odds=win)
    if view_map.mine[plan.target] or plan.target == ENGLAND:
        return Reason("hammer-why-more-use", block=block, area=area)
    return Reason("hammer-why-takes", block=block, area=area)


def next_step(view: HammerView, top: WalkBlock) -> Choice:
    """Choose the next step of a block that moves without a plan."""
    view_map = ViewMap(view)
    evaluation = Evaluation(view_map)
    routes = Routes(view_map, int(view.turn.points), False)
    left = REACH[top.block] - top.steps
    reachable = (
        routes.sails(int(top.origin))
        if top.block == NORSE
        else routes.reachable(int(top.origin), int(top.at), int(top.before), int(left))
    )
    best, chosen = -999.0, view.legal[0]
    if STOP in view.legal:
        best, chosen = combat.gain_at(evaluation, int(top.block), int(top.at)), STOP
    for target, way in reachable.items():
        gain = combat.gain_at(evaluation, int(top.block), target)
        if gain > best and TO + way.areas[0] in view.legal:
            best, chosen = gain, TO + way.areas[0]
    name = block_name(int(top.block))
    if chosen == STOP:
        return STOP, Reason("hammer-why-well-placed", block=name)
    return chosen, Reason("hammer-why-goes", block=name)
