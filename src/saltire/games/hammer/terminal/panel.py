"""Beside and below the map: your blocks by area, the nobles, the cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from saltire.games.hammer.rules.constants import AREAS, ENGLISH, PLACES, POOL, SCOTTISH
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.rules.year import YearEnds
from saltire.games.hammer.terminal.side_text import (
    INKS,
    blocks_in,
    hand_of,
    letter,
    moved,
    nobles_of,
    played_by,
    with_strength,
)
from saltire.games.hammer.text.log_wording import cards_text, side_name
from saltire.games.hammer.text.names import area_text
from saltire.i18n.words import Words
from saltire.kernel.bits import BIT


def wrapped(parts: Sequence[Text], width: int, indent: int) -> list[Text]:
    """Wrap words into lines; later lines are indented."""
    lines = [Text()]
    for part in parts:
        gap = 1 if lines[-1].cell_len > indent or (len(lines) == 1 and lines[-1].cell_len) else 0
        if lines[-1].cell_len + gap + part.cell_len > width and lines[-1].cell_len > indent:
            lines.append(Text(" " * indent))
            gap = 0
        lines[-1].append(" " * gap)
        lines[-1].append_text(part)
    return lines


def block_lines(view: HammerView, side: int, width: int, height: int, words: Words) -> list[Text]:
    """List a side's blocks by area, each with its strength; a tick says that it has moved."""
    title = words.say("hammer-your-blocks") if view.seat == side else side_name(side, words)
    top = Text(title, style=f"bold {INKS[side]}")
    groups = [_group(view, side, area, width, words) for area in range(AREAS)]
    lines = [line for group in groups if group for line in wrapped(group, width, 2)]
    if len(lines) >= height:
        lines = wrapped([part for group in groups for part in _closed(group)], width, 0)
    if len(lines) >= height:
        lines = [*lines[: height - 2], Text(words.say("hammer-more-blocks"), style="dim")]
    return [top, *lines]


def _group(view: HammerView, side: int, area: int, width: int, words: Words) -> list[Text]:
    """Write an area and the blocks in it, word by word."""
    blocks = blocks_in(view, side, area)
    label = words.say("hand-of", name=area_text(area, words))
    parts = [Text(label, style="bold")] if blocks else []
    for block in blocks:
        has_moved = moved(view, block) and not in_winter(view)
        comma = "," if block != blocks[-1] else ""
        said = f"{with_strength(view, block, words, width < 44)}{'✓' if has_moved else ''}{comma}"
        parts.append(Text(said, style="dim" if has_moved else ""))
    return parts


def _closed(group: list[Text]) -> list[Text]:
    return [*group[:-1], Text.assemble(group[-1], ";")] if group else []


def noble_lines(view: HammerView, width: int, words: Words) -> list[Text]:
    """List the nobles of each side."""
    parts: list[Text] = []
    for side in (ENGLISH, SCOTTISH):
        names = nobles_of(view, side)
        key = "hammer-nobles" if side == ENGLISH else "hammer-nobles-too"
        label = words.say(key, name=side_name(side, words), n=len(names))
        parts += [Text(word, style=f"bold {INKS[side]}") for word in label.split()]
        parts += [Text(name) for name in names]
    return wrapped(parts, width, 2)


def card_lines(view: HammerView, words: Words, width: int) -> list[Text]:
    """Show the cards held, those in the other hand by number, those played this year, and more."""
    parts: list[Text] = []
    seat = int(view.seat)
    if in_winter(view):
        said = states(view, words)
        return [Text(" · ".join(said))] if said else []
    if seat >= 0:
        hand = cards_text(hand_of(view, seat), words)
        parts.append(Text(words.say("hammer-hand", cards=hand), style="bold"))
    held = [
        words.say("hammer-held", name=side_name(side, words), n=int(view.hand_sizes[side]))
        for side in (ENGLISH, SCOTTISH)
        if side != seat
    ]
    played = [
        f"{letter(side, words)} {cards_text(played_by(view, side), words)}"
        for side in (ENGLISH, SCOTTISH)
    ]
    said = [
        *held,
        words.say("hammer-played", cards=f"{words.semicolon} ".join(played)),
        *states(view, words),
    ]
    parts += [Text(part) for part in said]
    spaced = [part if i == 0 else Text.assemble("· ", part) for i, part in enumerate(parts)]
    return wrapped(spaced, width, 2)


def hand_line(view: HammerView, words: Words) -> list[Text]:
    """Show the hand of a seat under its side's name."""
    side = int(view.seat)
    if side < 0 or not hand_of(view, side):
        return []
    label = Text(words.say("hand-of", name=side_name(side, words)), style=f"bold {INKS[side]}")
    return [Text.assemble(label, " ", cards_text(hand_of(view, side), words))]


def heading(view: HammerView, title: str, words: Words, width: int) -> Text:
    """Name the game, the year and turn, your side, nobles and pools."""
    turn = view.turn
    pools = " : ".join(str(int(view.counts[PLACES * side + POOL])) for side in (ENGLISH, SCOTTISH))
    key = "hammer-winter" if in_winter(view) else "hammer-year-turn"
    parts = [title, words.say(key, year=str(int(turn.year)), turn=int(turn.number))]
    if view.seat >= 0:
        parts.append(words.say("hammer-you-are", name=side_name(int(view.seat), words)))
    parts.append(words.say("hammer-pools", pools=pools))
    if len(" · ".join(parts)) > width - 2:
        parts = parts[1:]
    line = Text(" · ".join(parts), style="dim")
    line.stylize("bold not dim", 0, len(parts[0]))
    return line


def in_winter(view: HammerView) -> bool:
    """Tell whether the year's last card is played and winter has come."""
    return any(isinstance(phase, YearEnds) for phase in view.stack)


def states(view: HammerView, words: Words) -> list[str]:
    """List what is in effect: a Truce, move points, the King, Edward II."""
    turn = view.turn
    texts: list[str] = []
    if turn.truce >= 0:
        texts.append(words.say("hammer-truce", name=side_name(int(turn.truce), words)))
    if turn.edward == 2:
        texts.append(words.say("hammer-edward-two"))
    if turn.activated:
        areas = [area_text(a, words) for a in range(AREAS) if turn.activated & BIT[a]]
        texts.append(words.say("hammer-activated", areas=areas))
    return texts
