"""Nobody sees what the rules hide: two worlds that an audience cannot tell apart give the same bytes."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from saltire import Game, Lots, State, load
from saltire.kernel.types import SPECTATOR
from saltire.server.tables import commands, frames
from saltire.server.tables.clocks import Pace
from saltire.server.tables.create import new_row
from saltire.server.tables.event import TableEvent
from saltire.server.tables.table import LiveTable, Seating
from tests.games.hammer.swaps import Swapper as HammerSwapper
from tests.games.schotten.swaps import swapper as schotten_swapper
from tests.games.swords.swaps import Swapper as SwordsSwapper

Swap = Callable[[State, int, Lots], State | None]
GAMES: list[tuple[str, dict[str, object], Callable[[Game], Swap], int]] = [
    ("schotten", {"tactics": True}, schotten_swapper, 90),
    ("hammer", {}, HammerSwapper, 60),
    ("swords", {"players": 3}, SwordsSwapper, 60),
]


def table_of(game: Game) -> LiveTable:
    row = new_row(game, None, Pace(), 0)
    row["seed"] = "07" * 32
    seats = [Seating(f"person{i}", f"Player {i}") for i in range(len(game.seats))]
    table = LiveTable(row, seats)
    take(table, commands.start(table, 0))
    return table


def take(table: LiveTable, event: TableEvent) -> None:
    commands.apply_event(table, event, 0)


def frame(table: LiveTable, seat: int) -> str:
    """Give the bytes of the state frame; whether one's own action can be undone is one's own."""
    made = frames.state_frame(table, seat, "en", 0)
    del made["undo"]
    return frames.encode(made)


def act(table: LiveTable, lots: Lots) -> TableEvent:
    seat = table.waiting()[lots.below(len(table.waiting()))]
    legal = frames.view_of(table, seat)["legal"]
    more: dict[str, Any] = {"ply": table.ply, "action": legal[lots.below(len(legal))]}
    made = commands.check(table, commands.Command("act", seat, 0, f"c{table.n}", more))
    take(table, made)
    return made


@pytest.mark.parametrize(("name", "options", "swapper", "steps"), GAMES, ids=lambda v: str(v)[:8])
def test_twin_worlds_give_the_same_frames(
    name: str, options: dict[str, object], swapper: Callable[[Game], Swap], steps: int
) -> None:
    game = load(name, **options)
    table, swap, lots = table_of(game), swapper(game), Lots(11)
    compared = 0
    for _ in range(steps):
        if table.state != "playing":
            break
        assert table.session is not None
        real = table.session.state
        for seat in table.viewers():
            twin = swap(real, seat, lots)
            if twin is None:
                continue
            shown = frame(table, seat)
            table.session.state = twin
            assert frame(table, seat) == shown
            table.session.state = real
            compared += 1
        act(table, lots)
    assert compared > steps


@pytest.mark.parametrize(("name", "options", "swapper", "steps"), GAMES, ids=lambda v: str(v)[:8])
def test_the_log_says_nothing_that_was_meant_for_others(
    name: str, options: dict[str, object], swapper: object, steps: int
) -> None:
    table, lots = table_of(load(name, **options)), Lots(5)
    hidden = 0
    for _ in range(steps):
        if table.state != "playing":
            break
        event = act(table, lots)
        for seat in table.viewers():
            blotted, count = blot(event, seat)
            hidden += count
            told = [frames.entry(table, h, seat, "de") for h in (event, blotted)]
            assert told[0] == told[1]
    assert hidden > 10


def blot(event: TableEvent, seat: int) -> tuple[TableEvent, int]:
    """Replace everything in a stored event that this audience may not know."""
    data, count = copy.deepcopy(event.data), 0
    if seat not in data["known"]:
        data["plies"][0][1] = "blotted"
        count += 1
    for ply in data["plies"]:
        for told in ply[2]:
            if len(told) > 2 and seat not in told[3]:
                told[2] = {"blotted": True}
                count += 1
    return TableEvent(**{**_fields(event), "data": data}), count


def _fields(event: TableEvent) -> dict[str, Any]:
    return {name: getattr(event, name) for name in TableEvent.__slots__}


def test_a_frame_never_carries_the_seed_or_the_numbers_of_actions() -> None:
    table = table_of(load("schotten"))
    for seat in (*table.viewers(), SPECTATOR):
        text = frame(table, seat)
        assert table.seed.hex() not in text
        made = frames.state_frame(table, seat, "en", 0)
        assert "legal" not in made["view"]
