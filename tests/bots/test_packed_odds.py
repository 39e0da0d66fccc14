"""The odds of sides in packed vectors are those of `side_odds.py`."""

from __future__ import annotations

import pytest

import saltire
from saltire.games.schotten.bots.packed_odds import WIDTH, PackedOdds, side_key
from saltire.games.schotten.bots.side_odds import Supply, side_outcomes
from saltire.games.schotten.rules.board import HAND, Table
from saltire.games.schotten.rules.formation import size
from saltire.kernel.lots import Lots

SURE, CHANCE = 0.9, 0.3


@pytest.mark.parametrize("tactics", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_packed_odds_are_those_of_side_odds(seed: int, tactics: bool) -> None:
    s = saltire.load("schotten", tactics=tactics).begin()
    assert isinstance(s, Table)
    lots, odds, compared = Lots(seed), PackedOdds(1), 0
    while s.returns is None:
        s.apply(s.sample(lots))
        held, coming = s.cards[HAND], s.unseen & ~s.cards[HAND]
        for number in range(4):
            odds.supply(number, held, coming, SURE, CHANCE)
        supply = Supply(held, coming, SURE, CHANCE)
        for side in range(18):
            shape, need, terms = s.shapes[side], s.need(side % 9), s.terms(side % 9)
            odds.find(side_key(shape, need, terms), 0, 0)
            expected = side_outcomes(shape, need, terms, supply)
            found = [(odds.values[i], odds.chances[i]) for i in range(odds.number[0])]
            assert len(found) <= WIDTH
            assert [value for value, _ in found] == [value for value, _ in expected]
            assert [chance for _, chance in found] == pytest.approx([c for _, c in expected])
            compared += size(shape) < need
    assert compared > 100
