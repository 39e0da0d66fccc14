"""The searching player of Swords and Bagpipes: legal, repeatable, in time, and blind to secrets."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from saltire import load
from saltire.bots.registry import bot_set, make_bot
from saltire.bots.search.search_bot import SearchBot
from saltire.bots.search.settings import SearchSettings
from saltire.games.swords.bots.search_knowledge import SwordsKnowledge
from saltire.games.swords.bots.search_plans import LIE, WORD
from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules.actions import read, say_side
from saltire.games.swords.rules.constants import ENGLAND, SCOTLAND
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from tests.bots.saying import said
from tests.bots.swords_matches import Match, choice, positions
from tests.games.swords.positions import act, daggers, phase, table, to_tokens, wealth


def searcher(game: Game, playouts: int = 24, seed: int = 1) -> SearchBot:
    base = bot_set(load("swords")).search
    return SearchBot(SwordsKnowledge(game), seed, replace(base, playouts=playouts))


def test_it_answers_legally_and_says_why_in_random_positions_of_all_variants() -> None:
    asked = positions(every=7)[::4]
    assert len(asked) > 200
    for game, view, heard in asked:
        bot = searcher(game)
        assert bot.choose(view, heard, 5.0) in view.legal
        assert len(said(bot)) < 120
        assert abs(sum(bot.chances) - 1.0) < 1e-6 or not bot.chances


def test_it_chooses_the_same_in_every_world_its_view_allows() -> None:
    for game, view, heard in positions(every=7)[::23]:
        chosen = searcher(game).choose(view, heard, 5.0)
        imagined = game.imagine(view, Lots(5)).view(view.seat)
        assert searcher(game).choose(imagined, heard, 5.0) == chosen


def test_it_plays_the_same_game_again() -> None:
    game = SwordsAndBagpipes()
    games = [Match(game, [searcher(game, seed=7) for _ in range(4)], seed=3) for _ in range(2)]
    assert games[0].laid == games[1].laid
    assert [repr(event) for event in games[0].told] == [repr(event) for event in games[1].told]


def test_it_keeps_its_time() -> None:
    late = []
    for game, view, heard in positions(every=7)[::60]:
        bot = SearchBot(
            SwordsKnowledge(game), 1, SearchSettings(seconds=0.1, learn_opponents=False)
        )
        began = time.perf_counter()
        bot.choose(view, heard, 0.1)
        late.append(time.perf_counter() - began - 0.1)
    assert sorted(late)[len(late) // 2] < 0.05


def test_it_beats_three_random_players() -> None:
    game = SwordsAndBagpipes()
    won = 0.0
    for seed in range(12):
        seat = seed % 4
        bots = [searcher(game) if i == seat else make_bot(game, "random", i) for i in range(4)]
        won += Match(game, bots, seed).returns[seat]
    assert won >= 8


def test_a_deserter_is_not_paid_so_at_least_one_unit_goes() -> None:
    s = wealth(table(arms="siege_of_stirling"), castle=[1, 0, 0, 0])
    act(s, "taxes")
    bot = searcher(SwordsAndBagpipes(oldest=0, talk=False), playouts=200)
    chosen = bot.choose(s.view(0), [], 9.0)
    assert SwordsAndBagpipes().say(s, chosen) == "move 1" == choice(s)


def test_to_players_of_habit_a_word_is_true_and_kept_at_first_sight() -> None:
    s = wealth(table(arms="siege_of_stirling", talk=True), castle=[1, 0, 0, 0])
    act(s, "taxes", "move 1")
    knowledge = SwordsKnowledge(SwordsAndBagpipes())
    free = {plan.actions[0]: plan.prior for plan in knowledge.plans(s, 0, 50)}
    assert free[say_side(SCOTLAND)] == free[say_side(ENGLAND)]
    knowledge.habit = 0.02
    spoken = {plan.actions[0]: plan.prior for plan in knowledge.plans(s, 0, 50)}
    scotland, england = (spoken[say_side(side)] for side in (SCOTLAND, ENGLAND))
    assert abs(scotland - england) == pytest.approx(LIE)
    priors = {}
    for word in ("Scotland", "England"):
        told = s.clone()
        act(told, f"say {word}")
        to_tokens(told)
        priors[word] = {
            read(plan.actions[0])[1]: plan.prior for plan in knowledge.plans(told, 0, 9)
        }
    for side, word, other in ((SCOTLAND, "Scotland", "England"), (ENGLAND, "England", "Scotland")):
        kept, broken = priors[word][side], priors[other][side]
        assert kept == pytest.approx(min(1.0, broken + WORD))


def test_the_levels_of_this_game_are_four() -> None:
    names = [level.name for level in bot_set(load("swords")).levels]
    assert names == ["novice", "clansman", "chieftain", "hammer"]
    playouts = [level.playouts for level in bot_set(load("swords")).levels]
    assert playouts == sorted(playouts)


def test_it_says_of_the_badge_whom_it_binds() -> None:
    s = wealth(table(), camp=[1, 5, 5, 1])
    daggers(s, [], [], [2, 2, 3])
    s.round = 5
    while phase(s) == "Turn":
        act(s, "taxes", "done")
    bot = searcher(SwordsAndBagpipes(oldest=0, talk=False), playouts=100)
    chosen = bot.choose(s.view(s.actor()), [], 9.0)
    receiver = SwordsAndBagpipes().say(s, chosen).removeprefix("badge to ")
    assert f"seat {receiver}" in str(bot.reason)
