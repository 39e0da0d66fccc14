"""What the browser board shows beside a view."""

from __future__ import annotations

from random import Random

from saltire import load
from saltire.dealer import Dealer
from saltire.games.registry import title_of
from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.proof import value_name
from saltire.kernel.bits import BIT
from saltire.session import Session


def test_4_4_every_audience_is_given_the_value_of_each_complete_side() -> None:
    game = load("schotten", tactics=True)
    session, rng = Session(game, Dealer(seed=4)), Random(4)
    values: list[str] = []
    while (me := session.state.actor()) >= 0:
        session.act(me, rng.choice(session.state.legal(me)))
        values = expected(session.state)
        for seat in (-1, 0, 1):
            assert named(title_of(game).annotate(session.state.view(seat))) == values
    assert any(values)


def expected(s: object) -> list[str]:
    assert isinstance(s, Table)
    sides = [9 * seat + stone for stone in range(9) for seat in (0, 1)]
    return [value_name(s.worth[side]) if s.full & BIT[side] else "" for side in sides]


def named(shown: dict[str, object] | None) -> list[str]:
    assert shown is not None
    stones = shown["values"]
    assert isinstance(stones, list)
    return [
        f"{one['formation']} {one['total']}" if one else "" for stone in stones for one in stone
    ]


def test_a_game_without_annotations_sends_none() -> None:
    game = load("swords")
    assert title_of(game).annotate(Session(game, Dealer(seed=1)).state.view(0)) is None
