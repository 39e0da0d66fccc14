from __future__ import annotations

import pytest

from saltire import load
from tests.view_json import check_bots, check_round_trip, positions, round_trip

VARIANTS: list[dict[str, object]] = [
    {},
    {"players": 2},
    {"players": 3, "exact": True},
    {"players": 5, "stay_home": True},
    {"players": 6, "longer": True, "ensemble": True},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_view_comes_off_the_wire_as_it_went_on(options: dict[str, object]) -> None:
    game = load("swords", **options)
    for s in positions(game, 1, 4):
        check_round_trip(game, s)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_bots_play_the_same_from_a_view_that_was_sent(options: dict[str, object]) -> None:
    game = load("swords", **options)
    assert sum(check_bots(game, s) for s in positions(game, 2, 20)) > 2


def test_the_legal_actions_may_be_left_out() -> None:
    game = load("swords")
    s = next(s for s in positions(game, 3) if s.actor() >= 0)
    data = dict(s.view(s.actor()).to_json())
    del data["legal"]
    assert round_trip(game, s.view(s.actor())).legal == tuple(s.legal(s.actor()))
    assert game.view_from_json(data).legal == ()
