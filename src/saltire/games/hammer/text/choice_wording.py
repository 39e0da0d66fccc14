"""Words what a side may choose: `Move Wallace from Fife to Mentieth and attack`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from saltire.games.hammer.rules import actions
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    CARD_NAMES,
    EDWARD,
    HERALD,
    KING,
    MORAY,
    PLACES,
    WALLACE,
)
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.text.names import name_text
from saltire.i18n.words import Words, sentence_case
from saltire.kernel.phase import AnyPhase
from saltire.kernel.position import phase_json

_MOVES: Final = {
    "SeaBlock": "sail", "SeaSecond": "sail", "MustRetreat": "retreat", "SlipAway": "retreat",
    "Regroup": "regroup", "LeaveTogether": "leave-with", "MusterBlocks": "muster-block",
}  # fmt: skip
"""What it means to pick a block, by phase; elsewhere it is a march."""
_GOALS: Final = {
    "SeaTo": "sail", "RetreatTo": "retreat", "MustRetreatTo": "retreat", "SlipAwayTo": "retreat",
    "RegroupTo": "regroup", "SeaPlace": "land",
}  # fmt: skip
"""What it means to choose where a block goes; elsewhere it is a march or the way home."""
_AREAS: Final = {
    "VictualsArea": "victuals", "PillageVictims": "pillage", "PillageFrom": "pillage-from",
    "PickMuster": "muster-to",
}  # fmt: skip
"""What it means to choose an area; elsewhere it is a battle."""
_ENDS: Final = {
    "SeaSecond": "end-sail", "Regroup": "end-regroup", "ChooseDisbanding": "end-disbanding",
    "ScottishBuilds": "end-builds", "EnglishBuilds": "end-builds", "MusterBlocks": "end-muster",
    "LeaveTogether": "end-leaving",
}  # fmt: skip
_BLOCK_AT: Final = {
    "WalkBlock": 2, "SeaTo": 2, "RetreatTo": 2, "MustRetreatTo": 2, "RegroupTo": 2, "SlipAwayTo": 3,
    "ChooseHome": 2, "SeaPlace": 1,
}  # fmt: skip
"""Where in its JSON a phase keeps the block it is about."""
_LEADERS: Final = {
    "MorayWinters": MORAY,
    "KingWinters": KING,
    "EdwardWinters": EDWARD,
    "WallaceWinters": WALLACE,
}
_NAMES: Final = ("block", "area", "from", "to", "victims")
_VERBS: Final = {
    actions.FIRE: "fire", actions.HOLD: "hold", actions.HIT: "hit", actions.STRENGTHEN: "strengthen",
    actions.DISBAND: "disband", actions.NAME: "herald",
}  # fmt: skip
_ALONE: Final = {
    actions.EVENT: "event", actions.CROWN_BRUCE: "crown-bruce", actions.CROWN_COMYN: "crown-comyn",
    actions.BALLIOL: "balliol", actions.STAY: "stay", actions.WINTER: "winter", actions.MUSTER: "muster",
}  # fmt: skip


class ChoiceWording:
    """Words choices in one position."""

    def __init__(self, view: HammerView, words: Words, card_text: Callable[[str], str]) -> None:
        self.view = view
        self.words = words
        self.card_text = card_text
        phase: AnyPhase | None = view.stack[-1] if view.stack else None
        self.args = phase_json(phase) if phase is not None else [""]
        self.phase = str(self.args[0])

    def worded(self, plan: Sequence[int]) -> tuple[str, int]:
        """Word the first choice of a plan, and count the actions that the sentence covers."""
        family, index = actions.read(plan[0])
        if family in (actions.MOVE, actions.RETREAT):
            return self._march(plan, index)
        if family == actions.TO:
            return self._goal(plan, index)
        if family == actions.CARD:
            card = CARD_NAMES[index]
            key = "play-event" if index >= HERALD else "play"
            return self._worded(key, card=self.card_text(card)), 1
        if family in (actions.IN, actions.DRAW):
            key = "draw" if family == actions.DRAW else _AREAS.get(self.phase, "battle")
            return self._worded(key, area=AREA_NAMES[index], victims=self._area(2)), 1
        if family == actions.FORCE:
            return self._worded("force", number=index + 1, area=self._area(2)), 1
        if family in _VERBS:
            where = self._place(index)
            return self._worded(_VERBS[family], block=BLOCK_NAMES[index], area=where), 1
        return self._alone(plan[0]), 1

    def _march(self, plan: Sequence[int], block: int) -> tuple[str, int]:
        """Word the pick of a block, with the way that the plan goes on with."""
        retreats = actions.read(plan[0])[0] == actions.RETREAT
        key = "retreat" if retreats else _MOVES.get(self.phase, "move")
        return self._way(key, block, plan, 1, self._place(block))

    def _goal(self, plan: Sequence[int], area: int) -> tuple[str, int]:
        block = self._block()
        if self.phase == "WalkBlock":
            return self._way("go-on", block, plan, 0, self._area(5))
        key = _GOALS.get(self.phase, "home")
        return self._way(key, block, plan[:1], 0, self._place(block))

    def _way(
        self, key: str, block: int, plan: Sequence[int], first: int, start: str
    ) -> tuple[str, int]:
        """Word a way: its last area counts, and who stands there."""
        last = first
        while last < len(plan) and actions.read(plan[last])[0] == actions.TO:
            last += 1
        facts = {"block": BLOCK_NAMES[block], "from": start, "to": "", "goes": "no"}
        if last > first:
            area = actions.read(plan[last - 1])[1]
            marches = key in ("move", "go-on")
            attacks = marches and self.view.counts[PLACES * (1 - self.view.seat) + area] > 0
            facts.update(to=AREA_NAMES[area], goes="attack" if attacks else "yes")
        stops = last < len(plan) and plan[last] == actions.STOP
        return self._worded(key, **facts), last + (1 if stops else 0)

    def _alone(self, action: int) -> str:
        """Word a choice without an object."""
        facts = self._leader_facts()
        if action == actions.END:
            return self._worded(_ENDS.get(self.phase, "end"), **facts)
        if action == actions.STOP:
            return self._worded("stop" if self.phase == "WalkBlock" else "enough", **facts)
        if action == actions.PASS:
            return self._worded("pass", **facts)
        if action == actions.LEAVE:
            return self._worded("leave" if self.phase == "CombatTurn" else "to-pool", **facts)
        return self._worded(_ALONE[action], **facts)

    def _leader_facts(self) -> dict[str, object]:
        block = self._block()
        card = (self.view.turn.english_card, self.view.turn.scottish_card)[self.view.seat]
        area = self._area(5) if self.phase == "WalkBlock" else self._place(block)
        return {
            "block": BLOCK_NAMES[block] if block >= 0 else "",
            "area": area,
            "card": self.card_text(CARD_NAMES[card]) if card >= 0 else "",
        }

    def _block(self) -> int:
        """Give the block that the phase is about; -1 if there is none."""
        if self.phase in _LEADERS:
            return _LEADERS[self.phase]
        return self._number(_BLOCK_AT.get(self.phase, len(self.args)))

    def _area(self, at: int) -> str:
        area = self._number(at)
        return AREA_NAMES[area] if 0 <= area < AREAS else ""

    def _number(self, at: int) -> int:
        number = self.args[at] if at < len(self.args) else -1
        return number if isinstance(number, int) else -1

    def _place(self, block: int) -> str:
        place = self.view.place[block] if block >= 0 else -1
        return AREA_NAMES[place] if 0 <= place < AREAS else ""

    def _worded(self, key: str, **facts: object) -> str:
        named = {name: _named(name, fact, self.words) for name, fact in facts.items()}
        return sentence_case(self.words.say(f"hammer-choice-{key}", **named))


def _named(name: str, fact: object, words: Words) -> object:
    """Name an area or a block in the reader's language."""
    return name_text(str(fact), words) if name in _NAMES and fact else fact
