"""The search finds what is known to be right in games small enough to know."""

from __future__ import annotations

import pytest

from saltire.bots.search.player import SearchBot
from saltire.bots.search.settings import Settings
from tests.bots.search.toys import Coin, Nim, Pennies, Plain


@pytest.mark.parametrize("halving", [True, False])
@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_nim_leaves_a_multiple_of_four(stones: int, halving: bool) -> None:
    game = Nim(stones=stones)
    settings = Settings(playouts=3000, halving=halving, ripe=4)
    bot = SearchBot(Plain(game), 1, settings)
    assert (stones - bot.choose(game.start().view(0), [], 9.0)) % 4 == 0
    assert bot.chances[0] > 0.7


def test_a_sealed_choice_comes_near_the_equilibrium() -> None:
    game = Pennies()
    heads = 0
    for seed in range(40):
        bot = SearchBot(Plain(game), seed, Settings(playouts=4000))
        heads += bot.choose(game.start().view(seed % 2), [], 9.0) == 0
        if seed < 4:
            assert sum(visits for _, _, visits in bot.ranked) > 1000
    assert 5 <= heads <= 22


def test_the_other_seat_does_not_know_our_secret() -> None:
    game = Coin()
    for coin in (0, 1):
        s = game.start()
        s.apply(coin)
        bot = SearchBot(Plain(game), 3, Settings(playouts=4000, ripe=4))
        assert bot.choose(s.view(0), [], 9.0) == 1
        assert bot.chances[0] == pytest.approx(0.5, abs=0.1)
