"""A view read back from what its `to_json` gave: how a bot far from the table comes by it."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.schotten.rules.board import (
    DISCARDS,
    HAND,
    TACTICS_DISCARDS,
    TACTICS_HAND,
    Standing,
    Table,
    empty_table,
    with_tactics,
)
from saltire.games.schotten.rules.constants import BLUFF, CLAN, SIDE
from saltire.games.schotten.rules.formation import size
from saltire.games.schotten.rules.notation import parse_card
from saltire.games.schotten.rules.options import Options
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.bits import BIT
from saltire.kernel.json_reader import Facts, row, whole
from saltire.kernel.phase import AnyPhase


def view_from_json(
    data: dict[str, object],
    options: Options,
    stack: list[AnyPhase],
    returns: tuple[float, ...] | None,
) -> SchottenView:
    """Read a view back; ValueError names what is wrong with it."""
    told = Facts(data)
    points = told.numbers("points")
    standing = Standing(told.number("round"), told.number("starter"), (points[0], points[1]))
    s = empty_table(options, [], returns, standing)
    stones = told.parts("stones")
    for stone, facts in enumerate(stones):
        _read_stone(s, stone, facts)
    seat = told.number("seat")
    _read_cards(s, told, seat if seat >= 0 else 0)
    view = SchottenView(s, seat)
    view.stack = tuple(stack)
    view.actor = told.number("actor")
    view.legal = tuple(told.numbers("legal")) if "legal" in data else ()
    _read_counts(view, told)
    view.provable = (_stones_marked(stones, "provable", 0), _stones_marked(stones, "provable", 1))
    view.winnable = (_stones_marked(stones, "winnable", 0), _stones_marked(stones, "winnable", 1))
    return view


def _read_stone(s: Table, stone: i64, facts: Facts) -> None:
    for mode in facts.texts("modes"):
        if _card(mode) == BLUFF:
            s.bluff |= BIT[stone]
        else:
            s.mud |= BIT[stone]
    for name in ("owner", "first"):
        whose = facts.data.get(name)
        if whose is None:
            continue
        mark = SIDE[9 * whole(whose, name) + stone]
        if name == "owner":
            s.owned |= mark
        else:
            s.first |= mark
    for seat, faces in enumerate(facts.rows("faces")):
        for face in row(faces, "faces"):
            _declare(s, seat, str(face))
    for seat, cards in enumerate(facts.rows("sides")):
        _read_side(s, seat, stone, row(cards, "sides"))


def _declare(s: Table, seat: i64, face: str) -> None:
    """C1, 9.4  `Joker=R7`, `Shield=2`."""
    card, _, declared = face.partition("=")
    if card == "Joker":
        s.declare_joker(seat, _card(declared))
    else:
        s.shield_declared = int(declared)


def _read_side(s: Table, seat: i64, stone: i64, cards: list[object]) -> None:
    side = 9 * seat + stone
    for card in cards:
        s.cards[side] |= BIT[_card(str(card))]
    s.unseen &= ~s.cards[side]
    s.shapes[side] = s.shape_of(seat, s.cards[side])
    if size(s.shapes[side]) == s.need(stone):
        s.full |= SIDE[side]
        s.judge(seat, stone)


def _read_cards(s: Table, told: Facts, mine: i64) -> None:
    for text in told.texts("hand"):
        s.take_in_hand(mine, _card(text))
    for text in told.texts("known"):
        s.take_in_hand(1 - mine, _card(text))
    s.known = s.cards[HAND + 1 - mine]
    s.known_tactics = s.cards[TACTICS_HAND + 1 - mine]
    for text in told.texts("discards"):
        card = _card(text)
        if card < CLAN:
            s.cards[DISCARDS] |= BIT[card]
        else:
            s.cards[TACTICS_DISCARDS] = with_tactics(s.cards[TACTICS_DISCARDS], card)
    s.unseen &= ~s.cards[DISCARDS]
    played = told.numbers("played")
    s.played = played[0] | played[1] << 8
    for seat, jokered in enumerate(told.rows("jokered")):
        s.jokered |= BIT[seat] if jokered is True else 0
    s.passes = told.number("passes")


def _read_counts(view: SchottenView, told: Facts) -> None:
    first, second = told.rows("held")
    ours, theirs = row(first, "held"), row(second, "held")
    view.clan_held = (whole(ours[0], "held"), whole(theirs[0], "held"))
    view.tactics_held = (whole(ours[1], "held"), whole(theirs[1], "held"))
    view.clan_deck, view.tactics_deck = told.numbers("decks")
    under = [_put_back(row(entry, "under")) for entry in told.rows("under")]
    view.under_clan = tuple([entry for entry in under if _is_clan(entry)])
    view.under_tactics = tuple([entry for entry in under if not _is_clan(entry)])
    view.aside = tuple([_put_back(row(entry, "aside")) for entry in told.rows("aside")])


def _put_back(entry: list[object]) -> int:
    """10.1  A card that was put back, as SchottenView keeps it: 2 * card + seat, or what its back shows."""
    name, seat = str(entry[0]), whole(entry[1], "under")
    if name == "clan":
        return -1 - seat
    if name == "tactics":
        return -3 - seat
    return 2 * _card(name) + seat


def _is_clan(entry: int) -> bool:
    return -2 <= entry < 2 * CLAN


def _stones_marked(stones: list[Facts], name: str, seat: int) -> int:
    return sum([int(BIT[i]) for i, facts in enumerate(stones) if facts.rows(name)[seat] is True])


def _card(name: str) -> int:
    return parse_card(name, 0, name)
