"""A view as numbers: fixed size, in range, the same for equal views."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from saltire.envs._shared import encoder_of
from saltire.games.swords import encode
from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules.game import PHASES
from saltire.games.swords.rules.view import SwordsView
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import SPECTATOR
from tests.encoder_checks import check_layout, check_numbers, positions

ODD = Path(__file__).with_name("odd-set.toml")
VARIANTS: list[dict[str, object]] = [
    {}, {"players": 2}, {"players": 3}, {"players": 6, "exact": True}, {"cards": ODD, "players": 5},
]  # fmt: skip


def seen(s: Position, seat: int) -> SwordsView:
    view = s.view(seat)
    assert isinstance(view, SwordsView)
    return view


def test_the_layout_adds_up() -> None:
    check_layout(encode.LAYOUT, encode.SIZE)


def test_every_phase_that_asks_somebody_has_a_place() -> None:
    silent = {"NextRound", "NextPlayer", "Battle", "Rewards", "RewardCards", "EndRound", "Continue"}
    asked = {phase.__name__ for phase in PHASES} - silent
    (meaning,) = [part.meaning for part in encode.LAYOUT if part.name == "phase"]
    assert set(meaning.partition(": ")[2].split(", ")) == asked


@pytest.mark.parametrize(
    "options",
    VARIANTS,
    ids=lambda given: str({**given, "cards": "odd"} if "cards" in given else given),
)
def test_numbers_are_in_range_and_equal_exactly_for_equal_views(options: dict[str, object]) -> None:
    game = SwordsAndBagpipes(**options)
    known: dict[bytes, dict[str, object]] = {}
    for s in positions(game, 11):
        for seat in (*range(len(game.seats)), SPECTATOR):
            view = seen(s, seat)
            numbers = encode.observation(view)
            check_numbers(numbers, encode.SIZE)
            mask = encoder_of(game).mask(view)
            assert np.flatnonzero(mask).tolist() == list(view.legal)
            facts = {**view.to_json(), "seat": seat < 0, "legal": []}
            if seat <= 0:
                assert known.setdefault(numbers.tobytes() + bytes([seat < 0]), facts) == facts
            again = game.imagine(view, Lots(seat + 5)).view(seat)
            assert isinstance(again, SwordsView)
            assert (encode.observation(again) == numbers).all()
