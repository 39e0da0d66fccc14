"""Levels: the same in every game, weakest first, determined by their seed, in five languages."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from saltire.bots.bot_set import Level
from saltire.bots.protocol import AnyBot
from saltire.bots.random_bot import RandomBot
from saltire.bots.registry import best_bot, bot_set, bots_of, make_bot
from saltire.bots.search.search_bot import SearchBot
from saltire.bots.search.settings import SearchSettings
from saltire.games.registry import load
from saltire.games.schotten.bots.network_knowledge import NetworkKnowledge
from saltire.i18n.words import LANGUAGES, Words
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES
from saltire.kernel.vecs import COMPILED

GAMES = ["schotten", "hammer", "swords"]
NAMES = ["novice", "clansman", "chieftain", "hammer"]


@pytest.mark.parametrize("title", GAMES)
def test_the_levels_come_last_and_the_strongest_is_the_last(title: str) -> None:
    game = load(title)
    assert list(bots_of(game))[-4:] == NAMES
    assert best_bot(game) == "hammer"
    assert [level.name for level in bot_set(game).levels] == NAMES
    for name in NAMES:
        assert make_bot(game, name, 1).name == name


@pytest.mark.parametrize("title", GAMES)
def test_a_higher_level_thinks_more_and_errs_less(title: str) -> None:
    own = bot_set(load(title))
    rows = own.levels
    for low, high in pairwise(rows):
        assert low.playouts <= high.playouts
        assert low.noise >= high.noise
        assert low.random_move_rate >= high.random_move_rate
    assert rows[-1].noise == rows[-1].random_move_rate == 0.0
    assert rows[0].settings(own.search).playouts == rows[0].playouts


@pytest.mark.parametrize("options", [{}, {"tactics": True}, {"expert": True}], ids=str)
def test_the_strongest_level_of_schotten_totten_searches_with_the_network(
    options: dict[str, bool],
) -> None:
    game = load("schotten", **options)
    strongest, below = make_bot(game, "hammer", 1), make_bot(game, "chieftain", 1)
    assert isinstance(strongest, SearchBot)
    assert isinstance(below, SearchBot)
    assert isinstance(strongest.knowledge, NetworkKnowledge)
    assert not isinstance(below.knowledge, NetworkKnowledge)


def test_where_nothing_is_compiled_a_level_makes_do_with_fewer_playouts() -> None:
    level = Level("deep", 300, 6, 0.0, 0.0, pure_playouts=50)
    assert level.settings(SearchSettings()).playouts == (300 if COMPILED else 50)
    assert replace(level, pure_playouts=0).settings(SearchSettings()).playouts == 300


def play_actions(game: Game, bots: list[AnyBot], seed: int, most: int) -> list[int]:
    """Let bots play for a while; give their actions."""
    s: Position = game.start()
    lots = Lots(seed)
    done: list[int] = []
    while s.actor() != RULES and len(done) < most:
        if s.actor() == CHANCE:
            s.apply(s.sample(lots))
            continue
        seat = s.waiting_for()[0]
        done.append(bots[seat].choose(s.view(seat), [], 60.0))
        s.play(seat, done[-1])
    return done


@pytest.mark.parametrize("title", GAMES)
@pytest.mark.parametrize("name", ["novice", "chieftain"])
def test_a_level_plays_the_same_again_under_its_seed(title: str, name: str) -> None:
    game = load(title)
    seats = range(len(game.seats))
    once, again = (
        play_actions(game, [make_bot(game, name, i) for i in seats], 3, 8) for _ in (0, 1)
    )
    assert once == again


def test_a_search_may_be_asked_for_but_is_not_offered() -> None:
    game = load("schotten")
    assert "search" not in bots_of(game)
    bot = make_bot(game, "search", 1)
    assert isinstance(bot, SearchBot)
    assert not isinstance(bot, RandomBot)


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_every_level_has_a_name_in_every_language(lang: str) -> None:
    words = Words(lang)
    keys = [f"bot-{name}" for name in ["greedy", *NAMES]]
    assert all(words.knows(key) for key in keys)
    assert len({words.say(key) for key in keys}) == 5


@pytest.mark.parametrize("name", ["schotten", "swords", "hammer"])
def test_each_bot_that_can_be_chosen_has_a_rating_and_the_levels_are_in_order(name: str) -> None:
    game = load(name)
    ratings = bot_set(game).ratings
    assert set(ratings) == set(bots_of(game))
    levels = [ratings[level.name] for level in bot_set(game).levels]
    assert levels == sorted(levels)
