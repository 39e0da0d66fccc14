"""The search finds what is known to be right in games small enough to know."""

from __future__ import annotations

from math import e

import pytest

from saltire.bots.search.knowledge import Plan
from saltire.bots.search.regret_matching import RegretMatcher, RegularizedResponse
from saltire.bots.search.result import PlanResult, SearchResult
from saltire.bots.search.root import Search
from saltire.bots.search.search_bot import SearchBot
from saltire.bots.search.settings import SearchSettings
from saltire.kernel.game import Game
from tests.bots.saying import said
from tests.bots.search.toys import Coin, Nim, Pennies, Plain, Walk, Walker


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_nim_leaves_a_multiple_of_four(stones: int) -> None:
    game = Nim(stones=stones)
    bot = SearchBot(Plain(game), 1, SearchSettings(playouts=3000))
    assert (stones - bot.choose(game.start().view(0), [], 9.0)) % 4 == 0
    assert bot.chances[0] > 0.5
    assert sum(bot.chances) == pytest.approx(1.0)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_sealed_choice_comes_near_the_equilibrium(seat: int) -> None:
    """Heads a third of the time, for either seat; the first seat then wins a third."""
    game = Pennies()
    heads, won = 0.0, 0.0
    for seed in range(10):
        result = Search(Plain(game), SearchSettings(playouts=6000), seed).run(
            game.start().view(seat), 9.0
        )
        assert result.is_mixed
        heads += dict(result.mixed_strategy(SearchSettings(min_probability=0.0)))[0] / 10
        won += result.chances(SearchSettings())[0] / 10
    assert abs(heads - 1 / 3) < 0.12
    assert abs(won - 1 / 3) < 0.05


def test_a_sealed_choice_is_drawn_by_the_lots_of_the_bot() -> None:
    game = Pennies()
    drawn = [
        SearchBot(Plain(game), seed, SearchSettings(playouts=600)).choose(
            game.start().view(0), [], 9.0
        )
        for seed in range(60)
    ]
    assert 8 <= drawn.count(0) <= 34


def response(habit: float) -> list[float]:
    """Give the probabilities of two options whose results are even, the first with the better prior."""
    own = RegularizedResponse()
    own.restrict({0, 1})
    own.add([Plan((0,), 0.6), Plan((1,), 0.5)], {0, 1}, 0.0)
    settings = SearchSettings(learn_opponents=False, prior_visits=0.001, habit=habit)
    for option in own.legal:
        own.drawn = option
        own.learn(0.5)
    own.update_probabilities(RegretMatcher(), settings)
    return [option.probability for option in own.legal]


def test_by_habit_the_first_impression_decides() -> None:
    assert response(0.0) == pytest.approx([0.5, 0.5], abs=0.01)
    assert response(0.1)[0] == pytest.approx(e / (1 + e), abs=0.01)
    assert response(0.02)[0] > 0.99


def test_the_likeliest_option_stays_however_unlikely() -> None:
    result = SearchResult([PlanResult((action,), 0.5) for action in range(3)], 0)
    for plan, weight in zip(result.plans, (0.3, 0.4, 0.3), strict=True):
        plan.weight = weight
    assert result.mixed_strategy(SearchSettings(min_probability=0.5)) == [(1, 1.0)]


def test_what_another_seat_has_sealed_already_changes_nothing() -> None:
    game = Pennies()
    found = []
    for sealed in (0, 1):
        s = game.start()
        s.apply(sealed, 1)
        bot = SearchBot(Plain(game), 5, SearchSettings(playouts=500))
        found.append((bot.choose(s.view(0), [], 9.0), bot.ranking))
    assert found[0] == found[1]


def test_the_other_seat_does_not_guess_our_secret() -> None:
    game = Coin()
    for coin in (0, 1):
        s = game.start()
        s.apply(coin)
        bot = SearchBot(Plain(game), 3, SearchSettings(playouts=4000))
        assert bot.choose(s.view(0), [], 9.0) == 1
        assert bot.chances[0] == pytest.approx(0.5, abs=0.1)


def test_a_plan_is_carried_out_step_by_step_without_another_search() -> None:
    game = Walk()
    bot = SearchBot(Walker(game), 1, SearchSettings(playouts=200))
    s = game.start()
    assert bot.choose(s.view(0), [], 9.0) == 1
    searched = bot.playouts
    assert searched >= 200
    steps = [1]
    while s.numbers[0] < 2:
        s.apply(steps[-1])
        bot.playouts = 0
        steps.append(bot.choose(s.view(0), [{"kind": "walked", "seat": 0}], 9.0))
        assert bot.playouts == 0
    assert steps == [1, 2, 1]


def test_news_from_another_seat_ends_a_plan() -> None:
    game = Walk()
    bot = SearchBot(Walker(game), 1, SearchSettings(playouts=200))
    s = game.start()
    s.apply(bot.choose(s.view(0), [], 9.0))
    bot.playouts = 0
    bot.choose(s.view(0), [{"kind": "waved", "seat": 1}], 9.0)
    assert bot.playouts >= 200


def test_a_plan_that_is_not_legal_is_never_played() -> None:
    game = Nim(stones=2)
    bot = SearchBot(Walker(game, plans=((3,), (3, 1))), 1, SearchSettings(playouts=50))
    assert bot.choose(game.start().view(0), [], 9.0) in (1, 2)


@pytest.mark.parametrize("game", [Nim(stones=9), Pennies()])
def test_knowledge_without_a_legal_plan_still_plays(game: Game) -> None:
    bot = SearchBot(Walker(game, plans=((7,),)), 1, SearchSettings(playouts=100))
    s = game.start()
    assert bot.choose(s.view(0), [], 9.0) in s.legal(0)


def test_advice_changes_no_plan_and_ranks_the_actions() -> None:
    game = Nim(stones=6)
    bot = SearchBot(Plain(game), 1, SearchSettings(playouts=2000))
    bot.advise(game.start().view(0), [], 9.0)
    assert bot.ranking[0][0] == 2
    assert sorted(action for action, _, _ in bot.ranking) == [1, 2, 3]
    assert all(0.0 <= chance <= 1.0 and visits > 0 for _, chance, visits in bot.ranking)
    assert said(bot).startswith("wins ")
    assert ", the next best " in said(bot)


def test_a_single_legal_action_is_played_at_once() -> None:
    game = Nim(stones=1)
    bot = SearchBot(Plain(game), 1, SearchSettings(seconds=5.0))
    assert bot.choose(game.start().view(0), [], 9.0) == 1
    assert bot.playouts == 0
    assert said(bot) == "there is no other choice"
