"""Describes areas: which enemy blocks may be there, and all facts of one area."""

from __future__ import annotations

from rich.text import Text

from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BLACK_BORDERS,
    BLOCK_NAMES,
    BORDER,
    CATHEDRAL,
    ENGLISH,
    FIRST_NOBLE,
    HOME,
    IRISH_SEA,
    LIMIT,
    MORAY_AREA,
    NEXT_TO,
    NORTH_SEA,
    PER_SIDE,
    POOL,
    SCOTTISH,
    SECOND_HOME,
)
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.terminal.map_text import castle
from saltire.games.hammer.terminal.panel import wrapped
from saltire.games.hammer.terminal.side_text import INKS, blocks_in, number_in, with_strength
from saltire.games.hammer.text.log_wording import side_name
from saltire.games.hammer.text.names import area_text, block_text
from saltire.i18n.words import Words
from saltire.kernel.bits import BIT, members


def find_area(text: str, words: Words) -> int | None:
    """Read an area by its name, in English or the table's language, or the beginning of it."""
    query = text.strip().lower()
    names = [(AREA_NAMES[a].lower(), area_text(a, words).lower()) for a in range(AREAS)]
    exact = [a for a in range(AREAS) if query in names[a]]
    begun = [a for a in range(AREAS) if query and any(n.startswith(query) for n in names[a])]
    areas = exact or begun
    return areas[0] if len(areas) == 1 else None


def sides_unseen(view: HammerView) -> list[int]:
    return [side for side in (ENGLISH, SCOTTISH) if side != view.seat]


def enemy_lines(view: HammerView, words: Words, width: int) -> list[Text]:
    """List area by area which enemy blocks may be there."""
    lines: list[Text] = []
    for side in sides_unseen(view):
        lines.append(
            Text(words.say("hammer-enemy", name=side_name(side, words)), style=f"bold {INKS[side]}")
        )
        for area in range(AREAS):
            if number_in(view, side, area):
                lines += possible_blocks(view, side, area, words, width)
        lines += possible_blocks(view, side, POOL, words, width)
    return [*lines, Text(words.say("hammer-enemy-legend"), style="dim")]


def possible_blocks(
    view: HammerView, side: int, place: int, words: Words, width: int
) -> list[Text]:
    """Name the blocks that are at a place for certain, then those that may be."""
    first = PER_SIDE * side
    sure = [b for b in range(first, first + PER_SIDE) if view.maybe[b] == BIT[place]]
    may = [
        b for b in range(first, first + PER_SIDE) if view.maybe[b] & BIT[place] and b not in sure
    ]
    number = number_in(view, side, place)
    if not number:
        return []
    label = words.say("hammer-pool") if place == POOL else area_text(place, words)
    parts = [Text(words.say("hand-of", name=f"{label} {number}"), style="bold")]
    parts += [
        Text(_noted(view, b, place, words) + ("," if b != sure[-1] else ""), "bold") for b in sure
    ]
    if may and number > len(sure):
        left = words.say("hammer-of-these", n=number - len(sure))
        parts.append(Text(f"+ {left}" if sure else left, style="italic"))
        parts += [
            Text(_noted(view, b, place, words) + ("," if b != may[-1] else ""), "dim") for b in may
        ]
    return wrapped(parts, width, 2)


def _noted(view: HammerView, block: int, place: int, words: Words) -> str:
    """Write a block with what is known of its strength."""
    name = block_text(block, words)
    if place >= AREAS:
        return name
    low, high = int(view.least[block]), int(view.most[block])
    return f"{name} {low}" if low == high else f"{name} {low}-{high}"


def area_lines(view: HammerView, area: int, words: Words, width: int) -> list[Text]:
    """Describe an area: castle, cathedral, seas, homes, borders, blocks."""
    title = Text(words.say("hand-of", name=area_text(area, words)), style="bold")
    facts = [words.say("hammer-castle", limit=castle(area)[0], cathedral=bool(CATHEDRAL[area]))]
    seas = [key for key, sea in (("north", NORTH_SEA), ("irish", IRISH_SEA)) if sea & BIT[area]]
    facts += [words.say(f"hammer-{sea}-sea") for sea in seas]
    homes = home_of(area)
    if homes:
        facts.append(words.say("hammer-home-of", nobles=homes))
    lines = [Text.assemble(title, " ", ", ".join(facts))]
    for key, black in (("black", True), ("red", False)):
        names = [_with_crossings(view, area, a, words) for a in borders(area, black)]
        if names:
            lines.append(Text("  " + words.say(f"hammer-{key}-borders", areas=names)))
    return lines + who_is_there(view, area, words, width)


def who_is_there(view: HammerView, area: int, words: Words, width: int) -> list[Text]:
    lines: list[Text] = []
    for side in (ENGLISH, SCOTTISH):
        if not number_in(view, side, area):
            continue
        lines.append(Text("  " + side_name(side, words), style=f"bold {INKS[side]}"))
        if side == view.seat:
            names = ", ".join(with_strength(view, b, words) for b in blocks_in(view, side, area))
            lines.append(Text(f"  {names}"))
        else:
            lines += possible_blocks(view, side, area, words, width)
    return lines or [Text("  " + words.say("hammer-empty"), style="dim")]


def borders(area: int, black: bool) -> list[int]:
    """List the areas over black borders, or over red ones."""
    return [
        a for a in members(NEXT_TO[area]) if (BORDER[AREAS * area + a] < BLACK_BORDERS) == black
    ]


def _with_crossings(view: HammerView, area: int, other: int, words: Words) -> str:
    """Name a neighbour, and how many blocks of how many have crossed that border just now."""
    border = BORDER[AREAS * area + other]
    crossed = view.turn.crossed[border]
    name = area_text(other, words)
    return f"{name} {crossed}/{LIMIT[border]}" if crossed else name


def home_of(area: int) -> list[str]:
    homes = [
        BLOCK_NAMES[n] for n in range(FIRST_NOBLE, PER_SIDE) if area in (HOME[n], SECOND_HOME[n])
    ]
    return [*homes, "Moray"] if area == MORAY_AREA else homes
