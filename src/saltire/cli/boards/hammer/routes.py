"""A block and where it goes in one line: the steps in between are found if there is one shortest way."""

from __future__ import annotations

from collections.abc import Sequence

from saltire.cli.boards.plain import Chain
from saltire.games.hammer.actions import BLOCK_FAMILIES, STOP, TO, read
from saltire.games.hammer.board import War
from saltire.games.hammer.notation import say
from saltire.games.hammer.rules.walk import WalkBlock
from saltire.games.hammer.tables import AREA_NAMES, AREAS
from saltire.games.hammer.view import View


def chain_of(view: View, world: War, parts: Sequence[str]) -> Chain | None:
    """Read `wallace angus`, `retreat york fife`, `wallace fife angus`; None if it is nothing of the kind."""
    from saltire.cli.boards.hammer.typed import matching

    seat = int(view.seat)
    for cut in range(len(parts) - 1, 0, -1):
        first = [a for a in matching(view, parts[:cut]) if read(a)[0] in BLOCK_FAMILIES]
        ways = [_area(part) for part in parts[cut:]]
        if len(first) == 1 and all(area is not None for area in ways):
            return _walk(world, seat, first[0], [area for area in ways if area is not None])
    if isinstance(view.stack[-1], WalkBlock):
        ways = [_area(part) for part in parts]
        if parts and all(area is not None for area in ways):
            return _walk(world, seat, None, [area for area in ways if area is not None])
    return None


def _area(text: str) -> int | None:
    found = [a for a in range(AREAS) if AREA_NAMES[a].lower().startswith(text)]
    exact = [a for a in found if AREA_NAMES[a].lower() == text]
    return (exact or found)[0] if len(exact or found) == 1 else None


def _walk(world: War, seat: int, first: int | None, ways: Sequence[int]) -> Chain:
    """Write the actions one by one, as far as they can be foreseen."""
    done: list[int] = []
    if first is not None:
        world.apply(first, seat)
        done.append(first)
    for area in ways:
        steps = shortest(world, seat, area)
        if not steps:
            if _asked_where(world, seat):
                done.append(TO + area)
            return Chain(tuple(say(action) for action in done))
        for action in steps:
            world.apply(action, seat)
        done += steps
    walks = isinstance(world.top, WalkBlock) and world.top.seat == seat and world.top.steps > 0
    if walks and STOP in world.legal(seat):
        done.append(STOP)
    return Chain(tuple(say(action) for action in done))


def _asked_where(world: War, seat: int) -> bool:
    return any(read(action)[0] == TO for action in world.legal(seat))


def shortest(world: War, seat: int, target: int) -> list[int]:
    """Find the one shortest way to an area; nothing if there is none, or more than one."""
    paths: list[tuple[list[int], War]] = [([], world)]
    for _ in range(3):
        longer: list[tuple[list[int], War]] = []
        for path, at in paths:
            for action in at.legal(seat):
                if read(action)[0] == TO:
                    after = at.clone()
                    after.apply(action, seat)
                    longer.append(([*path, action], after))
        arrived = [path for path, _ in longer if path[-1] == TO + target]
        if arrived:
            return arrived[0] if len(arrived) == 1 else []
        paths = [(path, at) for path, at in longer if isinstance(at.top, WalkBlock)]
    return []
