"""What an editor of positions offers for Hammer of the Scots: blocks, cards, and how the year stands."""

from __future__ import annotations

from typing import Final

from saltire.games.hammer.rules.cards import COPIES
from saltire.games.hammer.rules.constants import AREAS, CARD_KINDS, CARD_NAMES, SIDES
from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.games.hammer.rules.phase_phrases import BLOCK_SAID
from saltire.games.hammer.rules.position_text import FLAGS, OFF_MAP, STRENGTH, area_part
from saltire.games.position_form import OVER_FOR_TWO, Fact, PositionForm, Slot, left_over, number
from saltire.kernel.game import Game
from saltire.kernel.position_text import NONE, Parts

_AREAS: Final = (*[area_part(area) for area in range(AREAS)], *OFF_MAP)
_PLACES: Final = (
    *[Slot(name, commas=True) for name in _AREAS],
    Slot("hand", 2, usual="", commas=True),
    Slot("played", 2, commas=True),
)
_CARDS: Final = tuple(
    name for kind, name in enumerate(CARD_NAMES[:CARD_KINDS]) for _ in range(int(COPIES[kind]))
)
_NOW: Final = (
    "cards", "cards are dealt",
    *[f"{player} > {side} moves" for player in ("first", "second") for side in SIDES],
    *[f"{player} > {side} has an event" for player in ("first", "second") for side in SIDES],
    *[f"battles > {side} picks a battle" for side in SIDES],
    *OVER_FOR_TWO,
)  # fmt: skip
_IN_WORDS: Final = (
    "known", "activated", "crossed", "moved", "came", "used", "main", "battle", "front", "acted",
)  # fmt: skip


def position_form(game: Game, parts: Parts) -> PositionForm:
    """Offer areas, blocks, cards and facts."""
    assert isinstance(game, HammerOfTheScots)
    crowned = "yes" if game.choices.scenario == "bruce" else "no"
    sides = (NONE, *SIDES)
    facts = [
        Fact("now", usual="cards", choices=_NOW),
        number("year", str(game.choices.first_year), 9999, least=1),
        number("turn", "1", 5),
        number("Edward", "1", 2, least=1),
        *[
            Fact(name, usual=crowned if name == "crowned" else "no", choices=("no", "yes"))
            for name, _ in FLAGS
        ],
        Fact("cards", 2, usual="", choices=(NONE, *CARD_NAMES)),
        Fact("first", usual="", choices=sides),
        Fact("truce", choices=sides),
        number("points", "0", 9),
        *[Fact(name, kind="text") for name in _IN_WORDS],
    ]
    blocks = _placed(parts)
    nobles = {block.partition("/")[0] for block in blocks if "/" in block}
    free = [said for said in BLOCK_SAID if said.lower().partition("/")[0] not in nobles]
    out = [
        word.strip()
        for name in ("hand", "played")
        for half in parts.get(name).split("|")
        for word in half.split(",")
    ]
    pieces = {**left_over(free, blocks), **left_over(_CARDS, out)}
    return PositionForm(_PLACES, facts, pieces, (" 1", " 2", " 3", " 4"))


def _placed(parts: Parts) -> list[str]:
    """List the blocks that a text names, without their strength, in small letters."""
    found: list[str] = []
    for name in _AREAS:
        for word in parts.get(name).split(","):
            match = STRENGTH.fullmatch(word.strip())
            if match is not None:
                found.append(match[1].lower())
    return found
