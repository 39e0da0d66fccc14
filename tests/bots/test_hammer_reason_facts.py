"""What the reason of a hint states is so on the map: Hammer of the Scots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from saltire.bots.registry import knowledge_of
from saltire.games.hammer.bots.greedy import GreedyBot
from saltire.games.hammer.rules import actions
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    ASIDE,
    BLOCK_NAMES,
    BRUCE_FACTION,
    CARD_NAMES,
    CASTLE,
    CATHEDRAL,
    COMYN_FACTION,
    ENGLAND,
    FULL,
    HERALD,
    KING,
    PER_SIDE,
    SCOTTISH,
    WALLACE,
)
from saltire.games.hammer.rules.movement import MoveBlocks
from saltire.games.hammer.rules.view import HammerView
from saltire.games.registry import load
from saltire.i18n.reason import Reason
from saltire.kernel.bits import members
from saltire.kernel.lots import Lots
from tests.bots.explained import Explained, explained


class Stated:
    """A reason as facts: the area and the block that it names, and who stands where."""

    def __init__(self, found: Explained) -> None:
        self.said, self.action, view, self.s = found
        assert isinstance(view, HammerView)
        self.view, self.me = view, view.seat
        self.phase = type(view.stack[-1]).__name__
        name = str(self.said.facts.get("area", AREA_NAMES[ENGLAND]))
        self.area = AREA_NAMES.index(name)
        self.block = -1
        if "block" in self.said.facts:
            named = str(self.said.facts["block"])
            both = [at for at, one in enumerate(BLOCK_NAMES) if one == named]
            self.block = next((at for at in both if at // PER_SIDE == self.me), both[0])

    def at(self, area: int) -> list[int]:
        """List the own blocks in an area."""
        own = range(PER_SIDE * self.me, PER_SIDE * self.me + PER_SIDE)
        return [block for block in own if self.view.place[block] == area]

    def foes(self, area: int) -> int:
        blocks: list[int] = self.view.to_json()["areas"][area]["blocks"]  # type: ignore[index]
        return blocks[1 - self.me]

    def limit(self, area: int) -> int:
        return int(CASTLE[area] + (CATHEDRAL[area] if self.me == SCOTTISH else 0))

    def lacking(self, block: int) -> int:
        return int(FULL[block]) - int(self.view.strength[block])

    def missing(self, area: int) -> int:
        return sum([self.lacking(block) for block in self.at(area)])

    def on_map(self) -> bool:
        return 0 <= int(self.view.place[self.block]) < AREAS

    def fights(self) -> bool:
        odds = int(str(self.said.facts.get("odds", 0)))
        return int(self.view.place[self.block]) == self.view.battle.area and 0 <= odds <= 100

    def numbers(self) -> list[int]:
        return [int(card) for card in self.view.to_json()["hand"] if card.isdigit()]  # type: ignore[attr-defined]

    def leave_for_a_king(self) -> int:
        """6.21c, 6.22  Count the nobles on the map whom a crowning costs."""
        others = COMYN_FACTION if self.action == actions.CROWN_BRUCE else BRUCE_FACTION
        own = [PER_SIDE * SCOTTISH + number for number in members(others)]
        return len([block for block in own if 0 <= int(self.view.place[block]) < AREAS])

    def quarters(self) -> int:
        stays = self.action == actions.STAY
        return int(self.view.place[KING]) if stays else self.action - actions.TO


def king_has_room(one: Stated) -> bool:
    area = one.quarters()
    return len([b for b in one.at(area) if b != KING]) < one.limit(area)


def no_better_number(one: Stated) -> bool:
    return int(str(one.said.facts["card"])) == max(one.numbers())


def better_can_wait(one: Stated) -> bool:
    kind = one.action - actions.CARD
    held = {action - actions.CARD for action in one.view.legal}
    return any(other > kind or other >= HERALD for other in held - {kind})


TRUE: Final[dict[str, Callable[[Stated], bool]]] = {
    "any": lambda one: one.action in one.view.legal,
    "card-only": lambda one: len(set(one.view.legal)) == 1,
    "card-high": no_better_number,
    "card-low": better_can_wait,
    "attack": lambda one: one.foes(one.area) > 0 and not one.at(one.area),
    "helps": lambda one: one.foes(one.area) > 0 and bool(one.at(one.area)),
    "takes": lambda one: not one.foes(one.area) and not one.at(one.area) and one.area != ENGLAND,
    "more-use": lambda one: one.view.place[one.block] != one.area and not one.foes(one.area),
    "march-no-more": lambda one: one.phase == "MoveBlocks",
    "no-march": lambda one: one.phase == "MoveBlocks",
    "battle-first": lambda one: one.foes(one.area) > 0 and bool(one.at(one.area)),
    "pillage": lambda one: one.phase == "PillageVictims" and one.foes(one.area) > 0,
    "needs-steps": lambda one: one.missing(one.area) > 0,
    "needs-step": lambda one: one.on_map() and one.lacking(one.block) > 0,
    "recovers": lambda one: one.on_map() and one.lacking(one.block) > 0,
    "no-steps": lambda one: not any(one.missing(area) for area in range(AREAS)),
    "herald": lambda one: one.block // PER_SIDE != one.me or one.view.place[one.block] == ASIDE,
    "king": lambda one: one.leave_for_a_king() == 0,
    "crown": lambda one: one.leave_for_a_king() > 0,
    "fires": Stated.fights,
    "leaves": Stated.fights,
    "leaves-first": Stated.fights,
    "likely-lost": Stated.fights,
    "spares": lambda one: one.on_map() and one.phase in ("TakeHits", "PillageHit"),
    "main-force": lambda one: one.phase == "MainForce",
    "fresh-army": lambda one: one.phase == "EdwardWinters",
    "army-stays": lambda one: one.phase == "EdwardWinters",
    "king-winters": king_has_room,
    "king-later": lambda one: one.phase == "KingWinters",
    "selkirk": lambda one: one.said.facts["n"] == min(2, one.lacking(WALLACE)),
    "wallace-away": lambda one: not 0 <= int(one.view.place[WALLACE]) < AREAS,
    "crowded": lambda one: (
        one.view.place[one.block] == one.area and len(one.at(one.area)) > one.limit(one.area)
    ),
    "raid": lambda one: one.phase == "RaidLoss",
    "draw": lambda one: one.phase == "ScottishBuilds" and not one.foes(one.area),
    "sail": lambda one: one.on_map() and one.phase == "SeaBlock",
    "sails-along": lambda one: one.on_map() and one.phase == "SeaSecond",
}
"""By the name of a reason: whether what it states is so."""


def check(found: Explained, seen: set[str]) -> None:
    name = found.said.key.removeprefix("hammer-why-")
    one = Stated(found)
    if "card" in found.said.facts and name.startswith("card-"):
        assert one.action == actions.CARD + CARD_NAMES.index(str(found.said.facts["card"]))
    if name in TRUE:
        seen.add(name)
        assert TRUE[name](one), (found.said, one.phase)


@pytest.mark.parametrize("seed", range(6))
def test_reasons_state_what_is_on_the_map(seed: int) -> None:
    seen: set[str] = set()
    for found in explained("hammer", [GreedyBot(), GreedyBot()], seed):
        check(found, seen)
    assert {"attack", "takes", "battle-first", "march-no-more", "fires"} <= seen


def test_plans_of_marches_state_what_is_on_the_map() -> None:
    game = load("hammer")
    knowledge, s, lots = knowledge_of(game), game.start(), Lots(3)
    seen: set[str] = set()
    while s.result() is None and len(seen) < 4:
        seat = s.actor()
        if isinstance(s.top, MoveBlocks):
            view = s.view(seat)
            for plan in knowledge.plans(s, seat, 4):
                knowledge.observe(view, ())
                knowledge.remember_plan(plan.actions)
                said = knowledge.explain(view, plan.actions[0])
                if isinstance(said, Reason):
                    check(Explained(said, plan.actions[0], view, s), seen)
        s.apply(s.sample(lots))
    assert {"attack", "takes", "more-use"} <= seen
