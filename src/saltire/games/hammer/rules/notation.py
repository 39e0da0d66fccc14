"""`fire York Infantry` <-> int: what players write for what the rules count."""

from __future__ import annotations

from typing import Final

from saltire.games.hammer.rules import actions
from saltire.games.hammer.rules.builds import DrawBlock
from saltire.games.hammer.rules.cards import COPIES, FIRST_CARD, DealCards
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    BLOCK_NAMES,
    CARD_NAMES,
    CARD_OF,
    ENGLISH,
    PER_SIDE,
    SCOTTISH,
    Side,
)
from saltire.games.hammer.rules.levy import LevyDraw
from saltire.kernel.errors import BadNotation
from saltire.kernel.phase import AnyPhase

_BLOCK_VERBS: Final = {
    "move": actions.MOVE,
    "fire": actions.FIRE,
    "retreat": actions.RETREAT,
    "hold": actions.HOLD,
    "hit": actions.HIT,
    "strengthen": actions.STRENGTHEN,
    "disband": actions.DISBAND,
    "name": actions.NAME,
}
_AREA_VERBS: Final = {"to": actions.TO, "in": actions.IN, "draw in": actions.DRAW}
_WORDS: Final = {
    "end": actions.END,
    "pass": actions.PASS,
    "stop": actions.STOP,
    "event": actions.EVENT,
    "crown Bruce": actions.CROWN_BRUCE,
    "crown Comyn": actions.CROWN_COMYN,
    "return of Balliol": actions.BALLIOL,
    "stay": actions.STAY,
    "leave": actions.LEAVE,
    "winter": actions.WINTER,
    "muster": actions.MUSTER,
}
_SAID: Final = {action: word for word, action in _WORDS.items()}
_READ: Final = {word.lower(): action for word, action in _WORDS.items()}
_SAID_BLOCK: Final = {family: verb for verb, family in _BLOCK_VERBS.items()}
_SAID_AREA: Final = {family: verb for verb, family in _AREA_VERBS.items()}
_AREAS: Final = {name.lower(): i for i, name in enumerate(AREA_NAMES)}
_CARDS: Final = {name.lower(): i for i, name in enumerate(CARD_NAMES)}


def say(action: int) -> str:
    """Write an action."""
    family, index = actions.read(action)
    if family in _SAID_BLOCK:
        return f"{_SAID_BLOCK[family]} {BLOCK_NAMES[index]}"
    if family in _SAID_AREA:
        return f"{_SAID_AREA[family]} {AREA_NAMES[index]}"
    if family == actions.CARD:
        return f"play {CARD_NAMES[index]}"
    if family == actions.FORCE:
        return f"main force {index + 1}"
    return _SAID.get(action, f"action {action}")


def parse(text: str, side: Side) -> int:
    """Read an action of a side in any letter case; BadNotation says where it stops making sense."""
    words = " ".join(text.split()).lower()
    if words in _READ:
        return _READ[words]
    if words.startswith("play "):
        return actions.CARD + _found(_CARDS, words, 5, text, "a card like 2 or Herald")
    if words.startswith("main force ") and words[11:].isdigit() and 0 < int(words[11:]) <= 24:
        return actions.FORCE + int(words[11:]) - 1
    if words.startswith("draw in "):
        return actions.DRAW + _found(_AREAS, words, 8, text, "an area like Fife")
    verb = words.partition(" ")[0]
    start = len(verb) + 1
    if verb in _AREA_VERBS:
        return _AREA_VERBS[verb] + _found(_AREAS, words, start, text, "an area like Fife")
    if verb in _BLOCK_VERBS:
        # A Herald names an enemy noble; every other verb is about one's own blocks.
        owner = 1 - side if verb == "name" else side
        return _BLOCK_VERBS[verb] + _block(words, start, text, owner)
    raise BadNotation(text, 0, "a verb like move, to, fire or end")


def _found(known: dict[str, int], words: str, start: int, whole: str, wanted: str) -> int:
    if words[start:] not in known:
        raise BadNotation(whole, start, wanted)
    return known[words[start:]]


def _block(words: str, start: int, whole: str, side: Side) -> int:
    names = BLOCK_NAMES[PER_SIDE * side : PER_SIDE * side + PER_SIDE]
    for i, name in enumerate(names):
        if name.lower() == words[start:]:
            return PER_SIDE * side + i
    raise BadNotation(whole, start, "a block like Wallace or York Infantry")


def say_chance(phase: AnyPhase, outcome: int) -> str:
    """Write what chance did: `die 5`, the card dealt (`2`, or `2/3` for the third left), the block drawn."""
    if isinstance(phase, DealCards):
        kind = CARD_OF[outcome]
        copy = outcome - FIRST_CARD[kind]
        return CARD_NAMES[kind] if copy == 0 else f"{CARD_NAMES[kind]}/{copy + 1}"
    if isinstance(phase, DrawBlock | LevyDraw):
        return BLOCK_NAMES[outcome]
    return f"die {outcome + 1}"


def parse_chance(phase: AnyPhase, text: str) -> int:
    """Read what chance did; BadNotation says what was expected."""
    words = " ".join(text.split()).lower()
    if isinstance(phase, DealCards):
        name, _, copy = words.partition("/")
        kind = _found(_CARDS, name, 0, text, "a card like 2 or Herald")
        number = int(copy) if copy.isdigit() else 1 if name == words else 0
        if not 0 < number <= COPIES[kind]:
            raise BadNotation(text, len(name), "the number of a copy like 2/3")
        return FIRST_CARD[kind] + number - 1
    if isinstance(phase, DrawBlock | LevyDraw):
        return _block(words, 0, text, SCOTTISH if isinstance(phase, DrawBlock) else ENGLISH)
    if words[:4] != "die " or words[4:] not in ("1", "2", "3", "4", "5", "6"):
        raise BadNotation(text, 0, "a roll like die 5")
    return int(words[4:]) - 1
