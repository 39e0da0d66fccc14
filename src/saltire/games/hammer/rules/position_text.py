"""A position as a player writes it down: blocks area by area, cards, who came from where, what happens now.

It is read and written by way of its JSON values. What a view does not show stands there as counts of blocks.
"""

from __future__ import annotations

import re
from typing import Any, Final

from saltire.games.hammer.rules.board import NOBODY
from saltire.games.hammer.rules.cards import COPIES
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    ASIDE,
    BLOCKS,
    BORDER,
    BORDER_ENDS,
    CARD_KINDS,
    CARD_NAMES,
    FIRST_NOBLE,
    FRENCH,
    FULL,
    KING,
    MORAY,
    MOVE_1,
    MOVE_2,
    MOVE_3,
    PER_SIDE,
    PLACES,
    POOL,
    REMOVED,
    SIDES,
    WALLACE,
)
from saltire.games.hammer.rules.forces import border_of, origin_of
from saltire.games.hammer.rules.options import Options
from saltire.games.hammer.rules.paths import BY_SEA
from saltire.games.hammer.rules.phase_phrases import (
    BLOCK_SAID,
    now_said,
)
from saltire.games.hammer.rules.position_json import PLACE_NAMES, block_key
from saltire.kernel.bits import BIT, members
from saltire.kernel.position_text import (
    Lines,
    shares_said,
)

OFF_MAP: Final = PLACE_NAMES[AREAS:]
NAMES_OF_PARTS: Final = (
    "year", "turn", "Edward", "wintered", "crowned", "year ends", *AREA_NAMES[1:], "In England",
    *OFF_MAP, "known", "hand", "played", "cards", "first", "truce", "points", "activated", "crossed",
    "moved", "came", "used", "main", "battle", "front", "acted", "tallies", "now",
)  # fmt: skip
FLAGS: Final = (("wintered", "wintered"), ("crowned", "crowned"), ("year ends", "year_ends"))
KEYS: Final = tuple([block_key(block) for block in range(BLOCKS)])
STRENGTH: Final = re.compile(r"(.+?)(?: +([0-9]{1,2}))?")
KNOWN: Final = re.compile(r"(.+?) +([0-9])-([0-9])")


def area_part(area: int) -> str:
    """Name the part of an area; `England` alone could be the side."""
    return AREA_NAMES[area] if area else "In England"


def usual_place(block: int, options: Options) -> int:
    """8.1, 8.2  Say where a block is that a text does not name: the nobles aside, the others in the pool."""
    if block % PER_SIDE >= FIRST_NOBLE:
        return ASIDE
    bruce = options.scenario == "bruce"
    if block in (WALLACE, MORAY):
        return REMOVED if bruce else POOL
    if block == KING:
        return POOL if bruce else ASIDE
    if block == FRENCH:
        return POOL if bruce and options.french_in_pool else ASIDE
    return POOL


def cards_played(stack: list[Any]) -> bool:
    """3.1  Tell whether the cards of the turn are open, so that one side goes first."""
    in_turn = len(stack) > 2 and stack[0][0] == "NextTurn" and stack[1][0] == "Script"
    return in_turn and stack[1][2] > 1


def cards_to_come(stack: list[Any], number: int) -> int:
    """3.0, 3.1  Count the cards that each side has still to play this year."""
    if len(stack) < 2 or stack[0][0] != "NextTurn" or stack[1][0] != "Script":
        return 0
    return (6 if stack[-1][0] == "PlayCards" else 5) - number


def usual_hands(stack: list[Any], number: int, played: list[int]) -> list[int]:
    """3.0  Give each side as many cards as it has still to play: Moves of 2, then of 1."""
    row = [0] * (2 * CARD_KINDS)
    for side in (0, 1):
        for _ in range(max(cards_to_come(stack, number), 0)):
            for kind in (MOVE_2, MOVE_1, MOVE_3):
                out = row[kind] + row[CARD_KINDS + kind] + played[kind] + played[CARD_KINDS + kind]
                if out < COPIES[kind]:
                    row[CARD_KINDS * side + kind] += 1
                    break
    return row


# Writing.


def text_of(data: dict[str, Any], head: str, options: Options) -> str:
    """Write the JSON values of a war as text, the canonical one."""
    lines = Lines()
    turn = data["turn"]
    lines.add("game", head)
    say_turn(lines, turn, options)
    places: list[list[str]] = [[] for _ in range(PLACES)]
    for block in range(BLOCKS):
        where, strength, *_ = data["blocks"][KEYS[block]]
        place = PLACE_NAMES.index(where)
        if place != usual_place(block, options):
            said = (
                BLOCK_SAID[block]
                if strength in (FULL[block], 0)
                else f"{BLOCK_SAID[block]} {strength}"
            )
            places[place].append(said)
    for place in range(PLACES):
        name = area_part(place) if place < AREAS else OFF_MAP[place - AREAS]
        lines.add(name, ", ".join(places[place]))
    lines.add("known", known_said({key: data["blocks"][key] for key in KEYS}))
    if turn["hands"] != usual_hands(data["stack"], turn["number"], turn["played"]):
        lines.add("hand", cards_said(turn["hands"]))
    say_moves(lines, turn, data["stack"])
    lines.add("moved", blocks_said(turn["moved"]))
    came = [(b, turn["entry"][b]) for b in range(BLOCKS) if turn["entry"][b]]
    where_now = [PLACE_NAMES.index(data["blocks"][key][0]) for key in KEYS]
    lines.add(
        "came", ", ".join([f"{BLOCK_SAID[b]} {entry_said(e, where_now[b])}" for b, e in came])
    )
    say_battle(lines, data["battle"])
    lines.add("now", now_of(data), "cards")
    return lines.text()


def now_of(data: dict[str, Any]) -> str:
    said = now_said(data["stack"]) if data["returns"] is None else shares_said(data["returns"])
    return "cards" if said == "cards open | open" else said


def say_turn(lines: Lines, turn: dict[str, Any], options: Options) -> None:
    lines.add("year", str(turn["year"]), str(options.first_year))
    lines.add("turn", str(turn["number"]), "1")
    lines.add("Edward", str(turn["edward"]), "1")
    for name, key in FLAGS:
        usual = key == "crowned" and options.scenario == "bruce"
        lines.add(name, "yes" if turn[key] else "no", "yes" if usual else "no")


def say_moves(lines: Lines, turn: dict[str, Any], stack: list[Any]) -> None:
    lines.add("played", cards_said(turn["played"]), "- | -")
    cards = [turn["english_card"], turn["scottish_card"]]
    said = " | ".join(["-" if c == NOBODY else CARD_NAMES[c] for c in cards])
    opened = cards_played(stack)
    lines.add("cards", said, "1 | 1" if opened else "- | -")
    first = "-" if turn["first"] == NOBODY else SIDES[turn["first"]]
    lines.add("first", first, SIDES[0] if opened else "-")
    lines.add("truce", "-" if turn["truce"] == NOBODY else SIDES[turn["truce"]], "-")
    lines.add("points", str(turn["points"]), "0")
    lines.add("activated", ", ".join([AREA_NAMES[a] for a in members(turn["activated"])]))
    crossed = [f"{_border(i)} {n}" for i, n in enumerate(turn["crossed"]) if n]
    lines.add("crossed", ", ".join(crossed))
    used = [_used_said(i, bit) for i, bits in enumerate(turn["used"]) for bit in members(bits)]
    lines.add("used", ", ".join(used))
    main = [f"{AREA_NAMES[a]} {entry_said(e, a)}" for a, e in enumerate(turn["main"]) if e]
    lines.add("main", ", ".join(main))


def say_battle(lines: Lines, battle: dict[str, Any]) -> None:
    if battle["area"] == NOBODY:
        return
    words = [
        AREA_NAMES[battle["area"]],
        f"round {battle['round']}",
        f"attacker {SIDES[battle['attacker']]}",
    ]
    lines.add("battle", ", ".join([*words, "defection"] if battle["defection"] else words))
    lines.add("front", blocks_said(battle["front"]))
    lines.add("acted", blocks_said(battle["acted"]))


def blocks_said(blocks: int) -> str:
    return ", ".join([BLOCK_SAID[block] for block in members(blocks)])


def cards_said(row: list[int]) -> str:
    halves: list[str] = []
    for side in (0, 1):
        held = [CARD_NAMES[k] for k in range(CARD_KINDS) for _ in range(row[CARD_KINDS * side + k])]
        halves.append(", ".join(held) or "-")
    return " | ".join(halves)


def _border(border: int) -> str:
    return "-".join([AREA_NAMES[end] for end in BORDER_ENDS[border]])


def _used_said(border: int, bit: int) -> str:
    """5.5d  Say who entered a battle over a border: `England Angus>Mar`, a battle in Mar."""
    ends = BORDER_ENDS[border]
    inside = ends[bit % 2]
    return f"{SIDES[bit // 2]} {AREA_NAMES[ends[1 - bit % 2]]}/{AREA_NAMES[inside]}"


def entry_said(entry: int, area: int) -> str:
    origin, border = origin_of(entry), border_of(entry)
    if border == BY_SEA:
        return f"from {AREA_NAMES[origin]} by sea"
    if area < AREAS and BORDER[AREAS * origin + area] == border:
        return f"from {AREA_NAMES[origin]}"
    return f"from {AREA_NAMES[origin]} over {_border(border)}"


def known_said(rows: dict[str, Any]) -> str:
    """10  Say what all may know of blocks that are not known outright, grouped by where they may be."""
    groups: dict[int, list[str]] = {}
    for block, key in enumerate(KEYS):
        where, strength, maybe, least, most = rows[key]
        if where is not None and (maybe, least, most) == (
            BIT[PLACE_NAMES.index(where)],
            strength,
            strength,
        ):
            continue
        groups.setdefault(maybe, []).append(f"{BLOCK_SAID[block]} {least}-{most}")
    said = [
        f"{'+'.join([PLACE_NAMES[p] for p in members(maybe)]) or '-'} = {', '.join(blocks)}"
        for maybe, blocks in groups.items()
    ]
    return " | ".join(said)
