"""A view as numbers: fixed size, in range, the same for equal views, blind to what is hidden."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saltire import SPECTATOR, Lots, State
from saltire.envs._shared import encoder_of
from saltire.games.schotten import encode
from saltire.games.schotten.rules.game import PHASES
from saltire.games.schotten.rules.turn import AfterPlay
from saltire.games.schotten.rules.view import SchottenView
from tests.encoder_checks import check_layout, check_numbers, positions
from tests.envs.variants import ALL, MAIN, schotten


def seen(s: State, seat: int) -> SchottenView:
    view = s.view(seat)
    assert isinstance(view, SchottenView)
    return view


def test_the_layout_adds_up() -> None:
    check_layout(encode.LAYOUT, encode.SIZE)


def test_every_phase_that_asks_somebody_has_a_place() -> None:
    asked = {phase.__name__ for phase in PHASES if phase is not AfterPlay}
    [meaning] = [part.meaning for part in encode.LAYOUT if part.name == "phase"]
    assert set(meaning.partition(": ")[2].split(", ")) == asked


@pytest.mark.parametrize("variant", ALL)
def test_numbers_are_finite_and_in_range_in_every_position(variant: str) -> None:
    for s in positions(schotten(variant), 11):
        for seat in (0, 1, SPECTATOR):
            numbers = encode.observation(seen(s, seat))
            check_numbers(numbers, encode.SIZE)


@pytest.mark.parametrize("variant", MAIN)
def test_the_mask_marks_the_legal_actions(variant: str) -> None:
    game = schotten(variant)
    for s in positions(game, 5):
        for seat in (0, 1, SPECTATOR):
            mask = encoder_of(game).mask(seen(s, seat))
            assert mask.shape == (game.num_actions,)
            assert mask.dtype == np.int8
            assert np.flatnonzero(mask).tolist() == (s.legal(seat) if s.actor() == seat else [])


@pytest.mark.parametrize("variant", MAIN)
def test_views_are_equal_exactly_when_their_numbers_are(variant: str) -> None:
    game = schotten(variant)
    for seat in (0, 1, SPECTATOR):
        known: dict[bytes, dict[str, object]] = {}
        for s in positions(game, 3):
            view, again = seen(s, seat), seen(game.from_json(s.to_json()), seat)
            assert view == again
            numbers = encode.observation(view).tobytes()
            assert numbers == encode.observation(again).tobytes()
            assert known.setdefault(numbers, view.to_json()) == view.to_json()


@pytest.mark.parametrize("variant", MAIN)
def test_numbers_do_not_depend_on_hidden_cards(variant: str) -> None:
    game, lots = schotten(variant), Lots(8)
    differed = 0
    for ply, s in enumerate(positions(game, 2)):
        if ply % 3:
            continue
        for seat in (0, 1):
            view = seen(s, seat)
            other_world = game.imagine(view, lots)
            differed += other_world.to_json() != s.to_json()
            direct, imagined = encode.observation(view), encode.observation(seen(other_world, seat))
            assert direct.tobytes() == imagined.tobytes()
    assert differed > 20


def test_own_things_come_first() -> None:
    """Seen from seat 1, a game mirrored from seat 0 gives the same numbers."""
    game = schotten("tactics")
    for s in positions(game, 4):
        mirrored = game.from_json(_mirror(s.to_json()))
        for seat in (0, 1):
            ours = encode.observation(seen(s, seat))
            theirs = encode.observation(seen(mirrored, 1 - seat))
            assert ours.tobytes() == theirs.tobytes()


def _mirror(data: dict[str, Any]) -> dict[str, object]:
    """Exchange the seats of a saved position."""
    swapped = {**data, "starter": 1 - data["starter"], "points": data["points"][::-1]}
    swapped["hands"] = data["hands"][::-1]
    swapped["sides"] = data["sides"][9:] + data["sides"][:9]
    for name in ("full", "first", "owned"):
        swapped[name] = data[name] >> 9 | (data[name] & 511) << 9
    swapped["played"] = data["played"] >> 8 | (data["played"] & 255) << 8
    swapped["jokered"] = data["jokered"] >> 1 | (data["jokered"] & 1) << 1
    swapped["joker_faces"] = data["joker_faces"] >> 6 | (data["joker_faces"] & 63) << 6
    for name in ("under_clan", "under_tactics", "aside"):
        swapped[name] = [[card, 1 - seat] for card, seat in data[name]]
    if data["returns"] is not None:
        swapped["returns"] = data["returns"][::-1]
    seatless = ("StartPlayer", "Deal")
    swapped["stack"] = [
        row if row[0] in seatless else [row[0], 1 - row[1], *row[2:]] for row in data["stack"]
    ]
    return swapped
