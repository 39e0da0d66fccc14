"""A view read back from what its `to_json` gave: how a bot far from the table comes by it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.hammer.rules.board import NOBODY, Battle, Turn, empty_war
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    ASIDE,
    BLOCKS,
    CARD_KINDS,
    CARD_NAMES,
    PER_SIDE,
    PLACES,
    POOL,
    REMOVED,
    SIDES,
)
from saltire.games.hammer.rules.options import Options
from saltire.games.hammer.rules.position_json import PLACE_NAMES, block_key
from saltire.games.hammer.rules.view import BORDER_NAMES, HammerView
from saltire.kernel.bits import BIT
from saltire.kernel.json_reader import Facts, row, whole
from saltire.kernel.phase import AnyPhase
from saltire.kernel.vecs import vec

_BLOCK: Final = {block_key(block): block for block in range(BLOCKS)}


def view_from_json(
    data: dict[str, object],
    options: Options,
    stack: list[AnyPhase],
    returns: tuple[float, ...] | None,
) -> HammerView:
    """Read a view back; ValueError names what is wrong with it."""
    told = Facts(data)
    seat = told.number("seat")
    s = empty_war(options, [])
    s.returns = returns
    view = HammerView(s, seat)
    view.stack = tuple(stack)
    view.actor = told.number("actor")
    view.waiting = tuple(told.numbers("waiting"))
    view.legal = tuple(told.numbers("legal")) if "legal" in data else ()
    english, scottish = told.numbers("held")
    view.hand_sizes = (english, scottish)
    view.tallies = tuple(told.numbers("tallies"))
    _read_turn(view.turn, told)
    _read_cards(view.turn, told, seat)
    _read_places(view, told)
    _read_blocks(view, told, seat)
    if data.get("battle") is not None:
        _read_battle(view, Facts(data["battle"], "battle"))
    return view


def _read_turn(t: Turn, told: Facts) -> None:
    t.year = told.number("year")
    t.number = told.number("turn")
    t.edward = told.number("edward")
    t.wintered = told.flag("wintered")
    t.crowned = told.flag("crowned")
    t.year_ends = told.flag("year_ends")
    t.first = told.number("first")
    t.truce = told.number("truce")
    t.points = told.number("points")
    for name in told.texts("activated"):
        t.activated |= BIT[AREA_NAMES.index(name)]
    _read_row(t.crossed, told, "crossed", BORDER_NAMES)
    _read_row(t.used, told, "used", BORDER_NAMES)
    _read_row(t.main, told, "main", AREA_NAMES)


def _read_row(into: vec[i64], told: Facts, name: str, names: tuple[str, ...]) -> None:
    for where, value in Facts(told.data.get(name), name).data.items():
        into[names.index(where)] = whole(value, name)


def _read_cards(t: Turn, told: Facts, seat: int) -> None:
    english, scottish = told.rows("cards")
    t.english_card = NOBODY if english is None else CARD_NAMES.index(str(english))
    t.scottish_card = NOBODY if scottish is None else CARD_NAMES.index(str(scottish))
    for card in told.texts("hand"):
        t.hands[CARD_KINDS * seat + CARD_NAMES.index(card)] += 1
    for side, cards in enumerate(told.rows("played")):
        for played in row(cards, "played"):
            t.played[CARD_KINDS * side + CARD_NAMES.index(str(played))] += 1


def _read_places(view: HammerView, told: Facts) -> None:
    """Count each side's blocks in the areas and off the map."""
    for area, facts in enumerate(told.parts("areas")):
        for side, blocks in enumerate(facts.numbers("blocks")):
            view.counts[PLACES * side + area] = blocks
    for place, name in ((POOL, "pools"), (ASIDE, "aside"), (REMOVED, "removed")):
        for side, blocks in enumerate(told.numbers(name)):
            view.counts[PLACES * side + place] = blocks


def _read_blocks(view: HammerView, told: Facts, seat: int) -> None:
    for block in range(BLOCKS):
        view.place[block] = NOBODY
    for number, facts in enumerate(told.parts("own")):
        own = PER_SIDE * seat + number
        view.place[own] = PLACE_NAMES.index(str(facts.data.get("place")))
        view.strength[own] = facts.number("strength")
        view.turn.entry[own] = facts.number("entry")
        view.turn.moved |= BIT[own] if facts.flag("moved") else 0
    for block, facts in enumerate(told.parts("known")):
        view.maybe[block] = sum([int(BIT[PLACE_NAMES.index(p)]) for p in facts.texts("maybe")])
        view.least[block] = facts.number("least")
        view.most[block] = facts.number("most")


def _read_battle(view: HammerView, facts: Facts) -> None:
    b: Battle = view.battle
    b.area = AREA_NAMES.index(str(facts.data.get("area")))
    b.round = facts.number("round")
    b.attacker = SIDES.index(str(facts.data.get("attacker")))
    b.defection = facts.flag("defection")
    for fighter in facts.rows("front"):
        name, strength, acted, moved, entry = row(fighter, "front")
        block = _BLOCK[str(name)]
        b.front |= BIT[block]
        b.acted |= BIT[block] if acted is True else 0
        view.place[block] = b.area
        view.strength[block] = whole(strength, "front")
        view.turn.moved |= BIT[block] if moved is True else 0
        view.turn.entry[block] = whole(entry, "front")
