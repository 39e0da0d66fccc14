"""How the phases of a war are said in a position's text, and where in the turn or the winter they stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saltire.games.hammer.rules.actions import CARD
from saltire.games.hammer.rules.battles import Battles
from saltire.games.hammer.rules.board import NOBODY
from saltire.games.hammer.rules.cards import Action, PlayCards
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    BLOCK_NAMES,
    BLOCKS,
    CARD_NAMES,
    FIRST_NOBLE,
    PER_SIDE,
    SIDES,
)
from saltire.games.hammer.rules.raid import BorderRaid
from saltire.games.hammer.rules.winter import STEPS
from saltire.kernel.bits import BIT, members
from saltire.kernel.phase import BLANK, OPEN
from saltire.kernel.position import phase_json
from saltire.kernel.position_text import (
    BadPosition,
    Kinds,
    Phrases,
    quoted,
    seat_in,
    whole_in,
    words_in,
)

PHRASES: Final = Phrases(
    {
        "PlayCards": "cards {choices}",
        "DealCards": "cards are dealt",
        "LevyDraw": "levy of {number}",
        "MoveBlocks": "{seat} moves",
        "WalkBlock": "{seat} walks {block} from {area} before {area} at {area} steps {number} to {area}",
        "PickMuster": "{seat} musters",
        "MusterBlocks": "{seat} musters to {area}",
        "MainForce": "{seat} names the main force at {area}",
        "EventMenu": "{seat} has an event",
        "HeraldName": "{seat} sends a herald, {number} heard",
        "HeraldRoll": "{seat} rolls for {block}",
        "SeaBlock": "{seat} sends by sea",
        "SeaTo": "{seat} ships {block}",
        "SeaSecond": "{seat} ships a second from {area} to {area}",
        "VictualsArea": "{seat} brings victuals",
        "VictualsSteps": "{seat} brings victuals to {area}, {number} steps",
        "PillageVictims": "{seat} pillages",
        "PillageFrom": "{seat} pillages {area}",
        "PillageHits": "{seat} hits {area} out of {area}, {number} lost",
        "PillageHit": "{seat} takes a hit at {area}",
        "PillageGain": "{seat} gains at {area}, {number} steps",
        "PillageBattle": "{seat} fights after pillage at {area}",
        "ChooseBattle": "{seat} picks a battle",
        "CelticLoyalty": "loyalty of {blocks}",
        "Round": "round",
        "CombatTurn": "{seat} acts at {letter}",
        "Roll": "{block} rolls {number}, {number} hits",
        "TakeHits": "{seat} takes {number} hits",
        "RetreatTo": "{seat} retreats {block}",
        "MustRetreat": "{seat} must retreat",
        "MustRetreatTo": "{seat} must retreat {block}",
        "LeaveTogether": "{seat} leaves with some of {blocks}, so far {blocks}",
        "SlipAway": "{seat} slips away with {blocks}",
        "SlipAwayTo": "{seat} slips away with {blocks}, now {block}",
        "Won": "battle won",
        "Regroup": "{seat} regroups",
        "RegroupTo": "{seat} regroups {block}",
        "Defections": "defections",
        "PickDefection": "{seat} picks a defection",
        "RaidLoss": "{seat} loses to a raid",
        "ChooseHome": "{seat} sends home {block}",
        "MorayWinters": "Moray winters",
        "KingWinters": "the King winters",
        "EdwardWinters": "Edward winters",
        "WallaceWinters": "Wallace winters",
        "ChooseDisbanding": "{seat} disbands",
        "ScottishBuilds": "Scotland builds, {spent} spent, {code} by sea",
        "DrawBlock": "a block comes to {area}, {spent} spent, {code} by sea",
        "SeaPlace": "{block} lands from {area}, {spent} spent, {code} by sea",
        "EnglishBuilds": "England builds, {spent} spent",
        "Levy": "levy",
    }
)
_LETTERS: Final = "ABC"
_UNSAID: Final = ("Year", "NextTurn", "YearEnds", "Battles")
STAGES: Final = ("cards", "first", "second", "battles", "raid")
"""0.4  The steps of a turn: the k-th is under way when k + 1 of them have begun."""
_TURN_STEPS: Final[list[object]] = [
    phase_json(step) for step in (PlayCards(), Action(0), Action(1), Battles(), BorderRaid())
]
_WINTER_STEPS: Final[list[object]] = [phase_json(step) for step in STEPS.steps]


def block_said(block: int) -> str:
    """Name a block: nobles whose block both sides have say whose it is, `Bruce/E`."""
    name = BLOCK_NAMES[block]
    return f"{name}/{'ES'[block // PER_SIDE]}" if block % PER_SIDE >= FIRST_NOBLE else name


BLOCK_SAID: Final = tuple([block_said(block) for block in range(BLOCKS)])
_BLOCK_BY_NAME: Final = {name.lower(): block for block, name in enumerate(BLOCK_SAID)}
_AREA_BY_NAME: Final = {name.lower(): area for area, name in enumerate(AREA_NAMES)}


def block_in(text: str, place: str) -> int:
    found = _BLOCK_BY_NAME.get(" ".join(text.lower().split()))
    if found is not None:
        return found
    whose = " (say whose: /E or /S)" if f"{text.lower()}/e" in _BLOCK_BY_NAME else ""
    raise BadPosition(f"{quoted(text)} is no block{whose}", place)


def area_in(text: str, place: str) -> int:
    found = _AREA_BY_NAME.get(text.strip().lower())
    if found is None:
        raise BadPosition(f"{quoted(text)} is no area", place)
    return found


def card_in(text: str, place: str) -> int:
    names = [name.lower() for name in CARD_NAMES]
    if text.lower() not in names:
        raise BadPosition(f"{quoted(text)} is no card; there are: {', '.join(CARD_NAMES)}", place)
    return names.index(text.lower())


class HammerKinds(Kinds):
    """Says and reads sides, blocks, areas, cards and letters."""

    def __init__(self) -> None:
        super().__init__(SIDES, True)

    def say(self, kind: str, value: object) -> str:
        if kind == "choices":
            rows = value if isinstance(value, (list, tuple)) else []
            return " | ".join([_choice_said(int(choice)) for choice in rows])
        if not isinstance(value, int):
            return str(value)
        if kind in ("block", "area") and value == NOBODY:
            return "-"
        if kind == "block" and 0 <= value < BLOCKS:
            return BLOCK_SAID[value]
        if kind == "area" and 0 <= value < len(AREA_NAMES):
            return AREA_NAMES[value]
        if kind == "letter" and 0 <= value < len(_LETTERS):
            return _LETTERS[value]
        if kind == "spent":
            return _spent_said(value)
        if kind == "blocks":
            return (
                "+".join([BLOCK_SAID[b] for b in members(value)])
                if 0 < value < BIT[BLOCKS]
                else "-"
            )
        return super().say(kind, value)

    def read(self, kind: str, text: str, place: str) -> object:
        if kind == "choices":
            return [_choice_in(word.strip(), place) for word in text.split("|")]
        if kind in ("block", "area") and text == "-":
            return NOBODY
        if kind == "block":
            return block_in(text, place)
        if kind == "area":
            return area_in(text, place)
        if kind == "letter":
            if text.upper() not in ("A", "B", "C"):
                raise BadPosition(f"{quoted(text)} is no letter A, B or C", place)
            return _LETTERS.index(text.upper())
        if kind == "spent":
            return _spent_in(text, place)
        if kind == "code":
            return whole_in(text, place, 0, 999_999_999)
        if kind == "blocks":
            return sum({int(BIT[block_in(name, place)]) for name in words_in_plus(text)})
        if kind == "seat":
            return seat_in(text, self.seats, place)
        return whole_in(text, place, 0, 99)


def _spent_said(spent: int) -> str:
    """7.6  Write the points that areas have spent: two bits an area."""
    spends = [(name, spent >> 2 * area & 3) for area, name in enumerate(AREA_NAMES)]
    return "+".join([f"{name} {points}" for name, points in spends if points]) or "-"


def _spent_in(text: str, place: str) -> int:
    spent = 0
    for word in words_in_plus(text):
        name, _, points = word.rpartition(" ")
        area = 2 * area_in(name, place)
        spent |= whole_in(points, place, 1, 3) * int(BIT[area])
    return spent


def words_in_plus(text: str) -> list[str]:
    return [name.strip() for name in text.split("+") if words_in(name)]


def _choice_said(choice: int) -> str:
    if choice in (OPEN, BLANK):
        return "open" if choice == OPEN else "?"
    return CARD_NAMES[choice - CARD] if 0 <= choice - CARD < len(CARD_NAMES) else str(choice)


def _choice_in(word: str, place: str) -> int:
    said = {"open": OPEN, "?": BLANK}
    return said[word.lower()] if word.lower() in said else int(CARD) + card_in(word, place)


# The stack: what lies at the bottom says where in the year this is.


def now_said(stack: Sequence[Any]) -> str:
    """Write a stack of phases."""
    kinds = HammerKinds()
    words: list[str] = []
    for row in stack:
        if row[0] == "Script":
            words.append(STAGES[row[2] - 1] if len(row[1]) == len(STAGES) else f"winter {row[2]}")
        elif row[0] not in _UNSAID:
            words.append(PHRASES.say(row, kinds))
    if words and words[0] == STAGES[0] and len(words) > 1:
        words = words[1:]
    return " > ".join(words)


def stack_in(text: str, place: str) -> list[list[Any]]:
    """Read a stack of phases."""
    kinds = HammerKinds()
    pieces = [" ".join(piece.split()) for piece in text.split(">")]
    first = pieces[0].lower()
    stack: list[list[Any]]
    if first in STAGES:
        stack, pieces = _turn_stack(STAGES.index(first) + 1), pieces[1:]
    elif first.startswith("winter"):
        step = whole_in(first.removeprefix("winter").strip(), place, 1, len(_WINTER_STEPS))
        stack, pieces = [["YearEnds"], ["Script", _WINTER_STEPS, step]], pieces[1:]
    elif first.startswith("levy of"):
        stack = [["Year"]]
    elif first == "cards are dealt":
        stack = [["NextTurn"]]
    elif first.startswith("cards "):
        stack = _turn_stack(1)
    else:
        said = ", ".join([*STAGES, "winter 1", "levy of 4", "cards are dealt"])
        raise BadPosition(f"{quoted(pieces[0])} does not begin with where this is: {said}", place)
    if not pieces and first == STAGES[0]:
        return [*stack, ["PlayCards", [OPEN, OPEN]]]
    return stack + [PHRASES.read(piece, kinds, place) for piece in pieces]


def _turn_stack(begun: int) -> list[list[Any]]:
    stack: list[list[Any]] = [["NextTurn"], ["Script", _TURN_STEPS, begun]]
    return [*stack, ["Battles"]] if STAGES[begun - 1] == "battles" else stack
