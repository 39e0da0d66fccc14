"""Reads a war that a player wrote down into its JSON values; position_text.py writes it."""

from __future__ import annotations

from typing import Any

from saltire.games.hammer.rules.board import NOBODY
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    AREAS,
    ASIDE,
    BLOCKS,
    BORDER,
    BORDERS,
    CARD_KINDS,
    FIRST_NOBLE,
    FULL,
    MOVE_1,
    NO_BORDER,
    PER_SIDE,
    PLACES,
    POOL,
    SIDES,
)
from saltire.games.hammer.rules.forces import entry_code
from saltire.games.hammer.rules.options import Options
from saltire.games.hammer.rules.paths import BY_SEA, end_of
from saltire.games.hammer.rules.phase_phrases import (
    BLOCK_SAID,
    area_in,
    block_in,
    card_in,
    stack_in,
    words_in_plus,
)
from saltire.games.hammer.rules.position_json import PLACE_NAMES
from saltire.games.hammer.rules.position_text import (
    FLAGS,
    KEYS,
    KNOWN,
    OFF_MAP,
    STRENGTH,
    area_part,
    cards_played,
    usual_hands,
    usual_place,
)
from saltire.kernel.bits import BIT
from saltire.kernel.position_text import (
    SEEN_BY,
    BadPosition,
    Parts,
    quoted,
    seat_in,
    shares_in,
    whole_in,
    words_in,
)


def facts_in(parts: Parts, options: Options) -> dict[str, Any]:
    """Read a text as the JSON values of a war; BadPosition names what is wrong with it."""
    if parts.has("tallies"):
        raise BadPosition(f"belongs to a view: say {SEEN_BY} whom", "tallies")
    places, strengths = _placed(parts, options)
    rows = [
        [PLACE_NAMES[places[b]], strengths[b], int(BIT[places[b]]), strengths[b], strengths[b]]
        for b in range(BLOCKS)
    ]
    if parts.get("known").lower() == "nothing":
        _fog(rows, places)
    else:
        for block, maybe, least, most in known_in(parts):
            rows[block][2:] = [maybe, least, most]
    stack, returns = now_in(parts)
    turn = turn_in(parts, options, stack)
    turn["hands"] = _cards_in(parts, "hand")
    if not parts.has("hand"):
        turn["hands"] = usual_hands(stack, turn["number"], turn["played"])
    turn["moved"] = blocks_in(parts, "moved")
    turn["entry"] = [0] * BLOCKS
    for name, said in before(parts, "came", " from "):
        block = block_in(name, "came")
        turn["entry"][block] = entry_in(said, places[block], "came")
    return {
        "stack": stack,
        "returns": returns,
        "blocks": dict(zip(KEYS, rows, strict=True)),
        "turn": turn,
        "battle": battle_in(parts),
    }


def now_in(parts: Parts) -> tuple[list[list[Any]], list[float] | None]:
    said = parts.get("now") or "cards"
    shares = shares_in(said, 2, "now")
    return (stack_in(said, "now"), None) if shares is None else ([], shares)


def _placed(parts: Parts, options: Options) -> tuple[list[int], list[int]]:
    places = [usual_place(block, options) for block in range(BLOCKS)]
    strengths = [0] * BLOCKS
    named: set[int] = set()
    for place in range(PLACES):
        name = area_part(place) if place < AREAS else OFF_MAP[place - AREAS]
        for word in list_in(parts, name):
            match = STRENGTH.fullmatch(word)
            assert match is not None
            block = block_in(match[1], name)
            if block in named:
                raise BadPosition(f"{BLOCK_SAID[block]} stands there twice (rule 11.8)", name)
            named.add(block)
            places[block] = place
            if place < AREAS:
                full = int(FULL[block])
                strengths[block] = whole_in(match[2], name, 1, full) if match[2] else full
            elif match[2]:
                raise BadPosition("a block off the map has no strength (rule 0.2)", name)
    return places, strengths


def _fog(rows: list[list[Any]], places: list[int]) -> None:
    """10  Let every block be wherever its side has blocks, as strong as it may be."""
    for side in (0, 1):
        mine = range(PER_SIDE * side, PER_SIDE * side + PER_SIDE)
        held = sum({int(BIT[places[b]]) for b in mine if places[b] < AREAS})
        for block in mine:
            if places[block] < AREAS:
                noble = block % PER_SIDE >= FIRST_NOBLE
                rows[block][2:] = [held | int(BIT[ASIDE if noble else POOL]), 1, int(FULL[block])]
            elif places[block] == POOL:
                rows[block][2:] = [held | int(BIT[POOL]), 0, int(FULL[block])]


def list_in(parts: Parts, name: str) -> list[str]:
    return [word.strip() for word in parts.get(name).split(",") if words_in(word)]


def before(parts: Parts, name: str, sign: str) -> list[tuple[str, str]]:
    """Split each entry of a list at a sign."""
    found: list[tuple[str, str]] = []
    for word in list_in(parts, name):
        before, there, after = word.partition(sign)
        if not there:
            raise BadPosition(f"{quoted(word)} lacks {sign.strip()!r}", name)
        found.append((before.strip(), after.strip()))
    return found


def known_in(parts: Parts) -> list[tuple[int, int, int, int]]:
    found: list[tuple[int, int, int, int]] = []
    for group in parts.get("known").split("|") if parts.get("known") else []:
        where, sign, blocks = group.partition("=")
        if not sign:
            raise BadPosition(f"{quoted(group)} lacks '=': places = blocks", "known")
        maybe = sum({int(BIT[_place_in(name)]) for name in words_in_plus(where)})
        for word in blocks.split(","):
            match = KNOWN.fullmatch(word.strip())
            if match is None:
                raise BadPosition(
                    f"{quoted(word)} is not a block and its strength, as in Wallace 1-4", "known"
                )
            found.append((block_in(match[1], "known"), maybe, int(match[2]), int(match[3])))
    return found


def _place_in(name: str) -> int:
    return (
        AREAS + OFF_MAP.index(name.lower()) if name.lower() in OFF_MAP else area_in(name, "known")
    )


def turn_in(parts: Parts, options: Options, stack: list[Any]) -> dict[str, Any]:
    opened = cards_played(stack)
    turn: dict[str, Any] = {
        "year": parts.number("year", options.first_year, 1, 9999),
        "number": parts.number("turn", 1, 0, 5),
        "edward": parts.number("Edward", 1, 1, 2),
        "first": 0 if opened and not parts.has("first") else _side_in(parts, "first"),
        "truce": _side_in(parts, "truce"),
        "points": parts.number("points", 0, 0, 9),
        "activated": sum({int(BIT[area_in(w, "activated")]) for w in list_in(parts, "activated")}),
        "played": _cards_in(parts, "played"),
        "crossed": [0] * BORDERS,
        "used": [0] * BORDERS,
        "main": [0] * AREAS,
    }
    for name, key in FLAGS:
        usual = "yes" if key == "crowned" and options.scenario == "bruce" else "no"
        said = (parts.get(name) or usual).lower()
        if said not in ("yes", "no"):
            raise BadPosition("is yes or no", name)
        turn[key] = said == "yes"
    for key, half in zip(("english_card", "scottish_card"), parts.halves("cards"), strict=True):
        usual_card = MOVE_1 if opened and not parts.has("cards") else NOBODY
        turn[key] = card_in(half, "cards") if words_in(half) else usual_card
    for word in list_in(parts, "crossed"):
        border, _, number = word.rpartition(" ")
        turn["crossed"][_border_in(border, "-", "crossed")[0]] = whole_in(number, "crossed", 1, 6)
    for word in list_in(parts, "used"):
        side, _, way = word.partition(" ")
        over, inside = _border_in(way, "/", "used")
        bit = int(BIT[2 * seat_in(side, SIDES, "used") + end_of(over, inside)])
        turn["used"][over] |= bit
    for where, said in before(parts, "main", " from "):
        area = area_in(where, "main")
        turn["main"][area] = entry_in(said, area, "main")
    return turn


def _side_in(parts: Parts, name: str) -> int:
    return seat_in(parts.get(name), SIDES, name) if parts.words(name) else NOBODY


def _border_in(text: str, sign: str, place: str) -> tuple[int, int]:
    """Read a border, and the area that was named last."""
    one, there, other = text.partition(sign)
    if not there:
        raise BadPosition(f"{quoted(text)} is no border like Angus{sign}Mar", place)
    a, b = area_in(one, place), area_in(other, place)
    border = int(BORDER[AREAS * a + b])
    if border == NO_BORDER:
        raise BadPosition(f"{AREA_NAMES[a]} and {AREA_NAMES[b]} are not adjacent (rule 1.1)", place)
    return border, b


def entry_in(said: str, area: int, place: str) -> int:
    """5.32a  Read where a block started and over which border it came into a battle."""
    if said.endswith(" by sea"):
        return int(entry_code(area_in(said.removesuffix(" by sea"), place), BY_SEA))
    start, over, way = said.partition(" over ")
    origin = area_in(start, place)
    if over:
        return int(entry_code(origin, _border_in(way, "-", place)[0]))
    border = int(BORDER[AREAS * origin + area]) if area < AREAS else NO_BORDER
    if border == NO_BORDER:
        raise BadPosition(
            f"{quoted(said)} must say over which border, as in over Fife-Mentieth", place
        )
    return int(entry_code(origin, border))


def _cards_in(parts: Parts, name: str) -> list[int]:
    return cards_in(" | ".join(parts.halves(name)), name)


def cards_in(text: str, name: str) -> list[int]:
    """Read the cards of both sides as numbers of each kind."""
    row = [0] * (2 * CARD_KINDS)
    for side, half in enumerate(text.split("|")):
        for word in half.split(","):
            if words_in(word):
                row[CARD_KINDS * side + card_in(word.strip(), name)] += 1
    return row


def blocks_in(parts: Parts, name: str) -> int:
    return sum({int(BIT[block_in(word, name)]) for word in list_in(parts, name)})


def battle_in(parts: Parts) -> dict[str, Any]:
    battle: dict[str, Any] = {
        "area": NOBODY, "round": 0, "attacker": NOBODY, "defection": False,
        "front": blocks_in(parts, "front"), "acted": blocks_in(parts, "acted"),
    }  # fmt: skip
    words = list_in(parts, "battle")
    if words:
        battle["area"] = area_in(words[0], "battle")
    for word in words[1:]:
        name, _, value = word.partition(" ")
        if name == "round":
            battle["round"] = whole_in(value, "battle", 0, 4)
        elif name == "attacker":
            battle["attacker"] = seat_in(value, SIDES, "battle")
        elif word == "defection":
            battle["defection"] = True
        else:
            raise BadPosition(
                f"{quoted(word)} is none of: round 1, attacker England, defection", "battle"
            )
    return battle
