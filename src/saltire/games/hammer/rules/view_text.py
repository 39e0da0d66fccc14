"""What one seat knows of a war as text: its own blocks by name, those of the enemy as counts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from saltire.games.hammer.rules.board import NOBODY
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    BLOCKS,
    BORDERS,
    CARD_KINDS,
    CARD_NAMES,
    FULL,
    PER_SIDE,
    PLACES,
    SIDES,
)
from saltire.games.hammer.rules.imagine import imagine
from saltire.games.hammer.rules.options import Options
from saltire.games.hammer.rules.phase_phrases import BLOCK_SAID, area_in, block_in
from saltire.games.hammer.rules.position_check import flaws
from saltire.games.hammer.rules.position_json import PLACE_NAMES
from saltire.games.hammer.rules.position_reader import (
    battle_in,
    before,
    blocks_in,
    cards_in,
    entry_in,
    known_in,
    list_in,
    now_in,
    turn_in,
)
from saltire.games.hammer.rules.position_text import (
    KEYS,
    OFF_MAP,
    STRENGTH,
    area_part,
    cards_said,
    entry_said,
    known_said,
    now_of,
    say_battle,
    say_moves,
    say_turn,
    usual_place,
)
from saltire.games.hammer.rules.view import BORDER_NAMES, HammerView
from saltire.kernel.bits import BIT, members
from saltire.kernel.lots import Lots
from saltire.kernel.position import phase_json
from saltire.kernel.position_text import (
    SEEN_BY,
    BadPosition,
    Lines,
    Parts,
    quoted,
    viewer_said,
    whole_in,
)
from saltire.kernel.view import View

_COLOURS: Final = ("English", "Scottish")
_COUNT: Final = re.compile(r"([0-9]{1,2}) (English|Scottish)", re.IGNORECASE)
_HIDDEN: Final = re.compile(r"([0-9]{1,2})\?")
_ENTRY: Final = 4096


def text_of_view(view: HammerView, head: str, options: Options) -> str:
    """Write what a view shows."""
    lines = Lines()
    turn = _turn_facts(view)
    lines.add("game", head)
    lines.add(SEEN_BY, viewer_said(view.seat, SIDES))
    say_turn(lines, turn, options)
    for place in range(PLACES):
        name = area_part(place) if place < AREAS else OFF_MAP[place - AREAS]
        lines.add(name, ", ".join(_seen_at(view, place, options)))
    lines.add("known", known_said(_known_facts(view, options)))
    hidden = ["-" if not n else f"{n}?" for n in view.hand_sizes]
    own = cards_said(turn["hands"]).split(" | ")
    hands = [own[i] if i == view.seat else hidden[i] for i in (0, 1)]
    lines.add("hand", " | ".join(hands), "- | -")
    say_moves(lines, turn, [phase_json(phase) for phase in view.stack])
    known = [b for b in range(BLOCKS) if view.place[b] != NOBODY]
    lines.add("moved", ", ".join([BLOCK_SAID[b] for b in known if turn["moved"] & BIT[b]]))
    came = [b for b in known if view.turn.entry[b]]
    lines.add("came", ", ".join([_came_said(view, b) for b in came]))
    say_battle(lines, _battle_facts(view))
    lines.add("tallies", ", ".join([_tally_said(tally) for tally in view.tallies]))
    data: dict[str, Any] = {
        "stack": [phase_json(phase) for phase in view.stack],
        "returns": None if view.returns is None else list(view.returns),
    }
    lines.add("now", now_of(data), "cards")
    return lines.text()


def _turn_facts(view: HammerView) -> dict[str, Any]:
    t = view.turn
    return {
        "year": t.year, "number": t.number, "edward": t.edward, "wintered": t.wintered,
        "crowned": t.crowned, "year_ends": t.year_ends, "first": t.first, "truce": t.truce,
        "english_card": t.english_card, "scottish_card": t.scottish_card, "points": t.points,
        "activated": t.activated, "moved": t.moved, "hands": list(t.hands), "played": list(t.played),
        "crossed": list(t.crossed), "used": list(t.used), "main": list(t.main),
    }  # fmt: skip


def _battle_facts(view: HammerView) -> dict[str, Any]:
    b = view.battle
    return {
        "area": b.area, "round": b.round, "attacker": b.attacker, "defection": b.defection,
        "front": b.front, "acted": b.acted,
    }  # fmt: skip


def _seen_at(view: HammerView, place: int, options: Options) -> list[str]:
    """Name the blocks that the seat knows at a place, and count the others there by colour."""
    words: list[str] = []
    hidden = [int(view.counts[PLACES * side + place]) for side in (0, 1)]
    for block in range(BLOCKS):
        if view.place[block] != place:
            continue
        hidden[block // PER_SIDE] -= 1
        if place == usual_place(block, options):
            continue
        strength = view.strength[block]
        plain = strength in (FULL[block], 0)
        words.append(BLOCK_SAID[block] if plain else f"{BLOCK_SAID[block]} {strength}")
    return words + [f"{n} {_COLOURS[side]}" for side, n in enumerate(hidden) if n]


def _known_facts(view: HammerView, options: Options) -> dict[str, Any]:
    rows: dict[str, Any] = {}
    for block, key in enumerate(KEYS):
        place = view.place[block]
        hidden = place == NOBODY
        where = PLACE_NAMES[usual_place(block, options) if hidden else place]
        strength = 0 if hidden else view.strength[block]
        rows[key] = [where, strength, view.maybe[block], view.least[block], view.most[block]]
    return rows


def _came_said(view: HammerView, block: int) -> str:
    return f"{BLOCK_SAID[block]} {entry_said(view.turn.entry[block], view.place[block])}"


def _tally_said(tally: int) -> str:
    """10  Say what shows of a hidden block that moved: `English Fife moved from Angus`."""
    where, entry = tally // 2 // _ENTRY, tally // 2 % _ENTRY
    words = [_COLOURS[where // PLACES], PLACE_NAMES[where % PLACES]]
    words += ["moved"] * (tally % 2)
    return " ".join([*words, entry_said(entry, where % PLACES)] if entry else words)


def _tally_in(said: str) -> int:
    colour, _, rest = said.partition(" ")
    where, came, way = rest.partition(" from ")
    moved = where.endswith(" moved")
    area = area_in(where.removesuffix(" moved"), "tallies")
    if colour.title() not in _COLOURS:
        raise BadPosition(f"{quoted(said)} begins with neither English nor Scottish", "tallies")
    entry = entry_in(way, area, "tallies") if came else 0
    side = _COLOURS.index(colour.title())
    return 2 * (_ENTRY * (PLACES * side + area) + entry) + int(moved)


# Reading.


def read_view(
    parts: Parts,
    viewer: int,
    options: Options,
    from_json: Callable[[dict[str, object]], HammerView],
) -> View:
    """Read what a seat knows; a world that fits is imagined to see that there is one."""
    view = from_json(_view_facts(parts, viewer, options))
    try:
        world = imagine(view, Lots(1))
    except (AssertionError, LookupError, ArithmeticError):
        raise BadPosition(
            "no war fits what is known: see the counts and what may be where (rule 10)"
        ) from None
    wrong = flaws(world)
    if wrong:
        raise BadPosition(f"no such position: {wrong[0]}")
    seen = world.view(viewer)
    assert isinstance(seen, HammerView)
    if text_of_view(seen, "", options) != text_of_view(view, "", options):
        raise BadPosition("a seat knows its own blocks, its hand and what lies open (rule 10)")
    return seen


def _view_facts(parts: Parts, viewer: int, options: Options) -> dict[str, object]:
    stack, returns = now_in(parts)
    turn = turn_in(parts, options, stack)
    battle = battle_in(parts)
    places, strengths, counts = _places_in(parts, viewer, battle["front"], options)
    hands = _hands_in(parts, viewer)
    moved = blocks_in(parts, "moved")
    entries = [0] * BLOCKS
    for name, said in before(parts, "came", " from "):
        block = block_in(name, "came")
        entries[block] = entry_in(said, max(places[block], 0), "came")
    return {
        "seat": viewer, "actor": 0, "waiting": [], "stack": stack,
        "returns": returns, "year": turn["year"], "turn": turn["number"], "edward": turn["edward"],
        "wintered": turn["wintered"], "crowned": turn["crowned"], "year_ends": turn["year_ends"],
        "first": turn["first"], "truce": turn["truce"], "points": turn["points"],
        "cards": [
            None if card == NOBODY else CARD_NAMES[card]
            for card in (turn["english_card"], turn["scottish_card"])
        ],
        "activated": [AREA_NAMES[area] for area in members(turn["activated"])],
        "crossed": {BORDER_NAMES[i]: turn["crossed"][i] for i in range(BORDERS)},
        "used": {BORDER_NAMES[i]: turn["used"][i] for i in range(BORDERS)},
        "main": {AREA_NAMES[i]: turn["main"][i] for i in range(AREAS)},
        "hand": _named_cards(hands[0], viewer) if viewer >= 0 else [],
        "held": hands[1],
        "played": [_named_cards(turn["played"], side) for side in (0, 1)],
        "areas": [{"blocks": [counts[area], counts[PLACES + area]]} for area in range(AREAS)],
        **{
            name: [counts[AREAS + i], counts[PLACES + AREAS + i]]
            for i, name in enumerate(("pools", "aside", "removed"))
        },
        "own": _own_facts(viewer, places, strengths, moved, entries),
        "known": _known_rows(parts, places, strengths, options),
        "battle": _front_facts(battle, places, strengths, moved, entries),
        "tallies": sorted([_tally_in(said) for said in list_in(parts, "tallies")]),
    }  # fmt: skip


def _places_in(
    parts: Parts, viewer: int, front: int, options: Options
) -> tuple[list[int], list[int], list[int]]:
    """Read where blocks are, how strong, and how many of each side are at each place."""
    places, strengths, counts = [NOBODY] * BLOCKS, [0] * BLOCKS, [0] * (2 * PLACES)
    for place in range(PLACES):
        name = area_part(place) if place < AREAS else OFF_MAP[place - AREAS]
        for word in list_in(parts, name):
            several = _COUNT.fullmatch(word)
            if several is not None:
                counts[PLACES * _COLOURS.index(several[2].title()) + place] += int(several[1])
                continue
            match = STRENGTH.fullmatch(word)
            assert match is not None
            block = block_in(match[1], name)
            if places[block] != NOBODY:
                raise BadPosition(f"{BLOCK_SAID[block]} stands there twice (rule 11.8)", name)
            if block // PER_SIDE != viewer and not front & BIT[block]:
                raise BadPosition(
                    f"{BLOCK_SAID[block]} is hidden from whoever looks (rule 10)", name
                )
            places[block] = place
            full = int(FULL[block]) if place < AREAS else 0
            strengths[block] = whole_in(match[2], name, 0, full) if match[2] else full
    for block in range(BLOCKS):
        if block // PER_SIDE == viewer and places[block] == NOBODY:
            places[block] = usual_place(block, options)
        if places[block] != NOBODY:
            counts[PLACES * (block // PER_SIDE) + places[block]] += 1
        elif front & BIT[block]:
            raise BadPosition(f"{BLOCK_SAID[block]} fights, and stands nowhere", "front")
    for side in (0, 1):
        if sum(counts[PLACES * side : PLACES * side + PLACES]) != PER_SIDE:
            raise BadPosition(
                f"{SIDES[side]} has {PER_SIDE} blocks in all places together (rule 2.1)"
            )
    return places, strengths, counts


def _hands_in(parts: Parts, viewer: int) -> tuple[list[int], list[int]]:
    """Read both hands: the cards of the viewer, and how many each side holds."""
    numbers: list[int] = []
    named: list[str] = []
    for side, half in enumerate(parts.halves("hand")):
        hidden = _HIDDEN.fullmatch(half)
        if hidden is not None and side != viewer:
            numbers.append(int(hidden[1]))
            named.append("-")
        elif half in ("", "-") or side == viewer:
            numbers.append(len([word for word in half.split(",") if word.strip() not in ("", "-")]))
            named.append(half)
        else:
            raise BadPosition("the hand of the other side is hidden: write 5?", "hand")
    return cards_in(" | ".join(named), "hand"), numbers


def _named_cards(row: list[int], side: int) -> list[str]:
    return [CARD_NAMES[k] for k in range(CARD_KINDS) for _ in range(row[CARD_KINDS * side + k])]


def _own_facts(
    viewer: int, places: list[int], strengths: list[int], moved: int, entries: list[int]
) -> list[dict[str, object]]:
    first = PER_SIDE * viewer
    return [
        {
            "place": PLACE_NAMES[places[block]], "strength": strengths[block],
            "moved": bool(moved & BIT[block]), "entry": entries[block],
        }
        for block in range(first, first + PER_SIDE)
    ] if viewer >= 0 else []  # fmt: skip


def _known_rows(
    parts: Parts, places: list[int], strengths: list[int], options: Options
) -> list[dict[str, object]]:
    rows: list[tuple[int, int, int]] = []
    for block in range(BLOCKS):
        place = places[block] if places[block] != NOBODY else usual_place(block, options)
        rows.append((int(BIT[place]), strengths[block], strengths[block]))
    for block, maybe, least, most in known_in(parts):
        rows[block] = (maybe, least, most)
    return [
        {"maybe": [PLACE_NAMES[p] for p in members(maybe)], "least": least, "most": most}
        for maybe, least, most in rows
    ]


def _front_facts(
    battle: dict[str, Any], places: list[int], strengths: list[int], moved: int, entries: list[int]
) -> dict[str, object] | None:
    if battle["area"] == NOBODY:
        return None
    front = members(battle["front"])
    if battle["attacker"] == NOBODY or [b for b in front if places[b] != battle["area"]]:
        raise BadPosition("who fights stands there, and one side attacks (rule 5.1)", "battle")
    return {
        "area": AREA_NAMES[battle["area"]], "round": battle["round"],
        "attacker": SIDES[battle["attacker"]], "defection": battle["defection"],
        "front": [
            [KEYS[b], strengths[b], bool(battle["acted"] & BIT[b]), bool(moved & BIT[b]), entries[b]]
            for b in front
        ],
    }  # fmt: skip
