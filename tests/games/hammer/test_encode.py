"""A view as numbers: fixed size, in range, the same for equal views."""

from __future__ import annotations

import numpy as np
import pytest

from saltire.envs._shared import encoder_of
from saltire.games.hammer import encode
from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.games.hammer.rules.phases import PHASES
from saltire.games.hammer.rules.view import HammerView
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import SPECTATOR
from tests.encoder_checks import check_layout, check_numbers, positions

VARIANTS: list[dict[str, object]] = [
    {}, {"scenario": "bruce", "edition": "v4"}, {"edition": "rtt", "mustering": True},
    {"angus_og": True, "andrew_de_moray": True},
]  # fmt: skip


def seen(s: Position, seat: int) -> HammerView:
    view = s.view(seat)
    assert isinstance(view, HammerView)
    return view


def test_the_layout_adds_up() -> None:
    check_layout(encode.LAYOUT, encode.SIZE)


def test_every_phase_that_asks_somebody_has_a_place() -> None:
    silent = {
        "Action", "Ask", "Battles", "BorderRaid", "Defections", "EdwardInWinter",
        "EnglishDisbanding", "FrenchKnights", "Levy", "NextTurn", "NoblesGoHome", "PillageBattle",
        "PillageHits", "Round", "ScottishDisbanding", "StartBattle", "TwoHomes", "Winter", "Won",
        "Year", "YearEnds",
    }  # fmt: skip
    (meaning,) = [part.meaning for part in encode.LAYOUT if part.name == "phase"]
    assert set(meaning.partition(": ")[2].split(", ")) == set(PHASES) - silent


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_numbers_are_in_range_and_equal_exactly_for_equal_views(options: dict[str, object]) -> None:
    game = HammerOfTheScots(**options)
    known: dict[bytes, dict[str, object]] = {}
    for ply, s in enumerate(positions(game, 11)):
        for seat in (0, 1, SPECTATOR):
            view = seen(s, seat)
            numbers = encode.observation(view)
            check_numbers(numbers, encode.SIZE)
            mask = encoder_of(game).mask(view)
            assert np.flatnonzero(mask).tolist() == list(view.legal)
            if ply % 5 == 0:
                facts = {**view.to_json(), "legal": []}
                assert known.setdefault(numbers.tobytes(), facts) == facts
                again = game.imagine(view, Lots(seat + 5)).view(seat)
                assert isinstance(again, HammerView)
                assert (encode.observation(again) == numbers).all()
