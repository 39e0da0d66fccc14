"""How the number of an action is composed, for docs/env_pages.py; a test compares it with the rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeAlias

from saltire.games.hammer.rules import actions as hammer
from saltire.games.hammer.rules.constants import AREA_NAMES, BLOCK_NAMES, BLOCKS, CARD_NAMES
from saltire.games.schotten.rules import actions as schotten
from saltire.games.schotten.rules.constants import CLAN, COLOURS, NAMES
from saltire.games.swords.rules import actions as swords
from saltire.games.swords.rules.constants import MOST_KINDS, MOST_SEATS, REPLENISHMENTS
from saltire.games.swords.rules.daggers import SHUFFLE_NAMES
from saltire.kernel.game import Game
from saltire.kernel.position import Position

Parts: TypeAlias = tuple[tuple[str, int], ...]
"""The parts that compose the number of an action, and how many values each has; the last counts ones."""

_BLOCK: Final = (("block", BLOCKS),)
_AREA: Final = (("area", len(AREA_NAMES)),)
_STONE: Final = (("stone", 9),)
_SEAT: Final = (("seat", MOST_SEATS),)
_TITLE: Final = (("title", MOST_KINDS), ("target", MOST_SEATS + 1))
PARTS: Final[dict[str, dict[int, Parts]]] = {
    "schotten": {
        schotten.LAY: (("card", 59), ("stone", 9)),
        schotten.RUSE: (("ruse", 4),),
        schotten.CLAIM: _STONE,
        schotten.PICK: (("card", 57),),
        schotten.MOVE: _STONE,
        schotten.BACK: (("card", 63),),
        schotten.FACE: (("card", 54),),
        schotten.STRENGTH: (("strength", 3),),
    },
    "hammer": {
        hammer.CARD: (("card", len(CARD_NAMES)),),
        **dict.fromkeys(hammer.BLOCK_FAMILIES, _BLOCK),
        **dict.fromkeys(hammer.AREA_FAMILIES, _AREA),
        hammer.FORCE: (("group", 24),),
    },
    "swords": {
        swords.REPLENISH: (("way", len(REPLENISHMENTS)),),
        swords.RELOCATE: (("moved", swords.MOST_MOVED),),
        swords.SAID_SIDE: (("side", 2),),
        swords.SAID_DAGGER: (("value", 3),),
        swords.LAID: (("side", 2), ("laid", 4)),
        swords.UNITS: (("units", swords.MOST_UNITS + 1),),
        swords.BADGE: _SEAT,
        swords.HOME: _SEAT,
        swords.DROP: (("shuffle", len(SHUFFLE_NAMES)), ("value", 3)),
        swords.PLAY: _TITLE,
        swords.AGAIN: _TITLE,
    },
}
"""By game and kind of action, as the `read` of its rules names kinds; a kind not listed has no parts."""


class Range(NamedTuple):
    """Actions of one kind, one after the other."""

    first: int
    size: int
    parts: Parts


def ranges(name: str, game: Game, kinds: Any) -> list[Range]:
    """Divide the actions of a game by kind; each without parts is a range of its own."""

    def key(action: int) -> tuple[int, int]:
        kind = kinds.read(action)[0]
        return kind, -1 if kind in PARTS[name] else action

    found: list[Range] = []
    for (kind, _), group in groupby(range(game.num_actions), key=key):
        numbers = list(group)
        found.append(Range(numbers[0], len(numbers), PARTS[name].get(kind, ())))
    return found


def formula(found: Range) -> str:
    """Write how a number of the range is composed: `75 + 7 * title + target`."""
    terms = [str(found.first)] if found.first else []
    weight = found.size
    for part, values in found.parts:
        weight //= values
        terms.append(part if weight == 1 else f"{weight} * {part}")
    return " + ".join(terms)


def sayable(game: Game, state: Position, found: Range) -> int:
    """Tell how many actions of a range players can write with these options; the rest come last."""
    said = [game.say(state, found.first + at) for at in range(found.size)]
    words = [text != f"action {found.first + at}" for at, text in enumerate(said)]
    assert words == sorted(words, reverse=True)
    return sum(words)


def meanings(name: str, game: Game) -> list[tuple[str, str, str]]:
    """Say what the values of each part mean: its name, its values, their meaning."""
    told = _of_swords(game) if name == "swords" else _OF_ALL[name]
    most: dict[str, int] = {}
    for parts in PARTS[name].values():
        for part, values in parts:
            most[part] = max(values, most.get(part, 0))
    return [(part, f"0 to {values - 1}", told[part]) for part, values in most.items()]


def _listed(names: Sequence[str]) -> str:
    return ", ".join([f"`{name}`" for name in names])


def _of_schotten() -> dict[str, str]:
    clans = ", ".join([f"`{colour}` {at}" for at, colour in enumerate(COLOURS)])
    return {
        "card": f"0 to {CLAN - 1}: 9 * clan + strength - 1, with the clans {clans}; then {_listed(NAMES)}",
        "stone": "its number - 1",
        "ruse": f"{_listed(NAMES[-4:])}",
        "strength": "the strength that a Shield-bearer is declared to have, - 1",
    }


def _of_hammer() -> dict[str, str]:
    half = BLOCKS // 2
    return {
        "card": _listed(CARD_NAMES),
        "block": f"England's 0 to {half - 1}: {_listed(BLOCK_NAMES[:half])}; "
        f"Scotland's {half} to {BLOCKS - 1}: {_listed(BLOCK_NAMES[half:])}",
        "area": _listed(AREA_NAMES),
        "group": "the group of attackers that is the main force, in the order offered, - 1",
    }


def _of_swords(game: Game) -> dict[str, str]:
    swords_game: Any = game
    titles = [card.id for card in swords_game.choices.cards.bagpipes]
    return {
        "way": _listed(REPLENISHMENTS),
        "moved": "units moved - 1",
        "side": "Scotland, England",
        "value": "the value of a Dagger card - 1",
        "laid": "the value of the Dagger card laid with the token, 0 without one",
        "units": "how many units",
        "seat": "the seat, as the game numbers it",
        "shuffle": "where the Dagger card comes from: the first and the second set of exact calculation, "
        "the usual stack, what was shuffled anew",
        "title": f"{_listed(titles)}; another card set has titles of its own, at most {MOST_KINDS}",
        "target": "0 for a card played on nobody, else the seat + 1",
    }


_OF_ALL: Final = {"schotten": _of_schotten(), "hammer": _of_hammer()}
"""What is the same with all options."""
