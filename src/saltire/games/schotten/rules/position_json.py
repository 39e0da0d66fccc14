"""The table as JSON values and back: readable, and equal exactly when the tables are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.rules.board import (
    DECK,
    DISCARDS,
    HAND,
    TACTICS_DECK,
    TACTICS_DISCARDS,
    TACTICS_HAND,
    Standing,
    Table,
    empty_table,
    with_tactics,
)
from saltire.games.schotten.rules.constants import CLAN, JOKER, SECOND_JOKER, SHIELD
from saltire.games.schotten.rules.notation import card_name, parse_card
from saltire.games.schotten.rules.options import Options
from saltire.kernel.bits import BIT, members
from saltire.kernel.json_reader import Facts, whole
from saltire.kernel.json_reader import row as row_of
from saltire.kernel.phase import AnyPhase

_PILES: Final = (
    ("discards", DISCARDS, TACTICS_DISCARDS),
    ("deck", DECK, TACTICS_DECK),
)
_NUMBERS: Final = (
    "full", "first", "owned", "bluff", "mud", "played", "jokered", "joker_faces",
    "shield_declared", "passes",
)  # fmt: skip


def cards_named(clan: i64, tactics: i64) -> list[str]:
    """Name the cards of a set of clan cards and a set of tactics cards."""
    kinds = [JOKER if kind == SECOND_JOKER - JOKER else JOKER + kind for kind in members(tactics)]
    return [card_name(card) for card in members(clan) + sorted(kinds)]


def board_json(s: Table) -> dict[str, object]:
    """Write the board."""
    data: dict[str, object] = {
        "round": s.standing.round,
        "starter": s.standing.starter,
        "points": list(s.standing.points),
        "sides": [[card_name(card) for card in members(s.cards[side])] for side in range(18)],
        "hands": [cards_named(s.cards[HAND + i], s.cards[TACTICS_HAND + i]) for i in (0, 1)],
        "under_clan": [[card_name(entry >> 1), entry & 1] for entry in s.under_clan],
        "under_tactics": [[card_name(entry >> 1), entry & 1] for entry in s.under_tactics],
        "aside": [[card_name(entry >> 1), entry & 1] for entry in s.aside],
        "known": cards_named(s.known, s.known_tactics),
    }
    for name, clan, tactics in _PILES:
        data[name] = cards_named(s.cards[clan], s.cards[tactics])
    numbers = (
        s.full, s.first, s.owned, s.bluff, s.mud, s.played, s.jokered, s.joker_faces,
        s.shield_declared, s.passes,
    )  # fmt: skip
    for name, number in zip(_NUMBERS, numbers, strict=True):
        data[name] = number
    return data


def _card(text: object) -> int:
    return parse_card(str(text), 0, str(text))


def _troop(text: object) -> int:
    """3.2, 9.1  Read a card that can lie on a side: a clan card or elite troops."""
    card = _card(text)
    if card > SHIELD:
        raise ValueError(f"no such position: {text} lies on no side (rule 9.1)")
    return card


def _faces(read: Facts) -> tuple[int, int]:
    """9.4, C1  Read the faces declared for the Jokers and the Shield; shapes are looked up by them."""
    faces, shield = read.number("joker_faces"), read.number("shield_declared")
    if [face for face in (faces & 63, faces >> 6) if not 0 <= face <= CLAN]:
        raise ValueError("no such position: a Joker has a face that no card has (rule C1)")
    if not 0 <= shield <= 3:
        raise ValueError("no such position: the Shield has no such strength (rule 9.4)")
    return faces, shield


def table_from_json(
    data: dict[str, object],
    options: Options,
    stack: list[AnyPhase],
    returns: tuple[float, ...] | None,
) -> Table:
    """Read a table back; ValueError names what is wrong with it."""
    read = Facts(data)
    points = read.rows("points", 2)
    standing = Standing(
        read.number("round"),
        read.number("starter"),
        (whole(points[0], "points"), whole(points[1], "points")),
    )
    s = empty_table(options, stack, returns, standing)
    cards = s.cards
    s.joker_faces, s.shield_declared = _faces(read)
    for side, row in enumerate(read.rows("sides", 18)):
        for text in row_of(row, "cards"):
            cards[side] |= BIT[_troop(text)]
        s.unseen &= ~cards[side]
        s.shapes[side] = s.shape_of(side // 9, cards[side])
    for seat, row in enumerate(read.rows("hands", 2)):
        _fill(s, row, HAND + seat, TACTICS_HAND + seat)
    for name, clan, tactics in _PILES:
        _fill(s, read.rows(name), clan, tactics)
    s.unseen &= ~cards[DISCARDS]
    s.under_clan = _under(read.rows("under_clan"))
    s.under_tactics = _under(read.rows("under_tactics"))
    s.aside = _under(read.rows("aside"))
    for text in read.rows("known"):
        card = _card(text)
        if card < CLAN:
            s.known |= BIT[card]
        else:
            s.known_tactics |= BIT[card - JOKER]
    s.full = read.number("full")
    s.first = read.number("first")
    s.owned = read.number("owned")
    s.bluff = read.number("bluff")
    s.mud = read.number("mud")
    s.played = read.number("played")
    s.jokered = read.number("jokered")
    s.passes = read.number("passes")
    for side in members(s.full & BIT[18] - 1):
        s.judge(side // 9, side % 9)
    return s


def _fill(s: Table, row: object, clan: i64, tactics: i64) -> None:
    for text in row_of(row, "cards"):
        card = _card(text)
        if card < CLAN:
            s.cards[clan] |= BIT[card]
        else:
            s.cards[tactics] = with_tactics(s.cards[tactics], card)


def _under(rows: list[object]) -> tuple[int, ...]:
    found: list[int] = []
    for row in rows:
        card, known_to = row_of(row, "a card under a deck", 2)
        found.append(2 * _card(card) + whole(known_to, "a card under a deck"))
    return tuple(found)
