"""The war as JSON values and back: readable, and equal exactly when the positions are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.hammer.rules.board import NOBODY, Battle, Turn, War, empty_war
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    BLOCK_NAMES,
    BLOCKS,
    PER_SIDE,
)
from saltire.games.hammer.rules.options import Options
from saltire.kernel.json_reader import whole
from saltire.kernel.phase import AnyPhase
from saltire.kernel.vecs import vec

PLACE_NAMES: Final = (*AREA_NAMES, "pool", "aside", "removed")
_TURN_NUMBERS: Final = (
    "year", "number", "edward", "first", "english_card", "scottish_card", "truce", "points",
    "activated", "moved",
)  # fmt: skip
_TURN_FLAGS: Final = ("wintered", "crowned", "year_ends")
_BATTLE_NUMBERS: Final = ("area", "round", "attacker", "front", "acted")


def block_key(block: i64) -> str:
    """Name a block so that nobody else has the name: `E Bruce`."""
    return f"{'ES'[block // PER_SIDE]} {BLOCK_NAMES[block]}"


def board_json(s: War) -> dict[str, object]:
    """Write the war."""
    return {
        "blocks": {
            block_key(b): [
                PLACE_NAMES[s.blocks.place[b]], s.blocks.strength[b],
                s.blocks.maybe[b], s.blocks.least[b], s.blocks.most[b],
            ]
            for b in range(BLOCKS)
        },
        "turn": _turn_json(s.turn),
        "battle": _battle_json(s.battle),
    }  # fmt: skip


def _turn_json(t: Turn) -> dict[str, object]:
    numbers = (
        t.year, t.number, t.edward, t.first, t.english_card, t.scottish_card, t.truce, t.points,
        t.activated, t.moved,
    )  # fmt: skip
    data: dict[str, object] = dict(zip(_TURN_NUMBERS, numbers, strict=True))
    data.update(zip(_TURN_FLAGS, (t.wintered, t.crowned, t.year_ends), strict=True))
    rows = (("hands", t.hands), ("played", t.played), ("crossed", t.crossed),
            ("entry", t.entry), ("used", t.used), ("main", t.main))  # fmt: skip
    for name, row in rows:
        data[name] = list(row)
    return data


def _battle_json(b: Battle) -> dict[str, object]:
    if b.area == NOBODY:
        b = Battle()  # what the last one was is of no matter
    numbers = (b.area, b.round, b.attacker, b.front, b.acted)
    return {**dict(zip(_BATTLE_NUMBERS, numbers, strict=True)), "defection": b.defection}


def war_from_json(
    data: dict[str, object],
    options: Options,
    stack: list[AnyPhase],
    returns: tuple[float, ...] | None,
) -> War:
    """Read a war back; ValueError names what is wrong with it."""
    s = empty_war(options, stack)
    s.returns = returns
    rows = _dict(data, "blocks")
    for b in range(BLOCKS):
        row = rows.get(block_key(b))
        if not isinstance(row, list) or len(row) != 5 or row[0] not in PLACE_NAMES:
            raise ValueError(f"{block_key(b)} must have a place and four numbers")
        strength, maybe, least, most = [whole(value, block_key(b)) for value in row[1:]]
        s.blocks.put(b, PLACE_NAMES.index(row[0]), strength)
        s.blocks.maybe[b], s.blocks.least[b], s.blocks.most[b] = maybe, least, most
    _read_turn(s.turn, _dict(data, "turn"))
    _read_battle(s.battle, _dict(data, "battle"))
    return s


def _dict(data: dict[str, object], name: str) -> dict[str, object]:
    found = data.get(name)
    if not isinstance(found, dict):
        raise ValueError(f"{name} must be names and values")
    return found


def _number(data: dict[str, object], name: str) -> int:
    return whole(data.get(name), name)


def _fill(row: vec[i64], data: dict[str, object], name: str) -> None:
    found = data.get(name)
    if not isinstance(found, list) or len(found) != len(row):
        raise ValueError(f"{name} must be a list of {len(row)}")
    for i, value in enumerate(found):
        row[i] = whole(value, name)


def _read_turn(t: Turn, data: dict[str, object]) -> None:
    for name, row in (("hands", t.hands), ("played", t.played), ("crossed", t.crossed),
                      ("entry", t.entry), ("used", t.used), ("main", t.main)):  # fmt: skip
        _fill(row, data, name)
    for name in _TURN_NUMBERS:
        setattr(t, name, _number(data, name))
    for name in _TURN_FLAGS:
        setattr(t, name, data.get(name) is True)


def _read_battle(b: Battle, data: dict[str, object]) -> None:
    for name in _BATTLE_NUMBERS:
        setattr(b, name, _number(data, name))
    b.defection = data.get("defection") is True


def without_last_battle(data: dict[str, object]) -> dict[str, object]:
    """Leave out what earlier versions kept of a battle that is over."""
    battle = data.get("battle")
    if isinstance(battle, dict) and battle.get("area") == NOBODY and not battle.get("front"):
        return {**data, "battle": _battle_json(Battle())}
    return data
