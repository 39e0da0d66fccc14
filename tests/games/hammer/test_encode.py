"""A view as numbers: fixed size, in range, the same for equal views."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from saltire.envs._shared import legal_mask
from saltire.games.hammer import encode
from saltire.games.hammer.board import War
from saltire.games.hammer.game import HammerOfTheScots
from saltire.games.hammer.phases import PHASES
from saltire.games.hammer.view import View
from saltire.kernel.lots import Lots
from saltire.kernel.types import RULES, SPECTATOR

VARIANTS: list[dict[str, object]] = [
    {}, {"scenario": "bruce", "edition": "v4"}, {"edition": "rtt", "mustering": True},
    {"angus_og": True, "andrew_de_moray": True},
]  # fmt: skip


def walk(game: HammerOfTheScots, seed: int) -> Iterator[War]:
    lots, s = Lots(seed), game.start()
    yield s
    while s.actor() != RULES:
        s.apply(s.sample(lots))
        yield s


def seen(s: War, seat: int) -> View:
    view = s.view(seat)
    assert isinstance(view, View)
    return view


def test_the_layout_adds_up() -> None:
    at = 0
    for part in encode.LAYOUT:
        assert part.start == at
        assert part.length > 0
        assert part.meaning
        at += part.length
    assert at == encode.SIZE
    assert len({part.name for part in encode.LAYOUT}) == len(encode.LAYOUT)


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
    for ply, s in enumerate(walk(game, 11)):
        for seat in (0, 1, SPECTATOR):
            view = seen(s, seat)
            numbers = encode.observation(view)
            assert numbers.shape == (encode.SIZE,)
            assert numbers.dtype == np.float32
            assert np.isfinite(numbers).all()
            assert numbers.min() >= 0
            assert numbers.max() <= 1
            mask = legal_mask(view, game.num_actions)
            assert np.flatnonzero(mask).tolist() == list(view.legal)
            if ply % 5 == 0:
                facts = {**view.to_json(), "legal": []}
                assert known.setdefault(numbers.tobytes(), facts) == facts
                again = game.imagine(view, Lots(seat + 5)).view(seat)
                assert isinstance(again, View)
                assert (encode.observation(again) == numbers).all()
