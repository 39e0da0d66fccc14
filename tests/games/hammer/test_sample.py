"""A phase that samples without listing what is legal draws the same action as one that lists."""

from __future__ import annotations

import pytest

import saltire
from saltire.kernel.lots import Lots
from saltire.kernel.types import RULES


@pytest.mark.parametrize("options", [{}, {"scenario": "bruce"}, {"mustering": True}])
@pytest.mark.parametrize("seed", range(2))
def test_a_sample_is_the_legal_action_of_the_same_lot(
    options: dict[str, object], seed: int
) -> None:
    s, lots = saltire.load("hammer", **options).start(), Lots(seed)
    while s.actor() != RULES:
        draw = lots.below(1_000_000)
        legal = s.legal()
        action = s.sample(Lots(draw))
        assert action == legal[Lots(draw).below(len(legal))]
        s.apply(action)
