"""What an earlier search has found is built upon, and never makes a choice illegal."""

from __future__ import annotations

from saltire.bots.search.search_bot import SearchBot
from saltire.bots.search.settings import Settings
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE, RULES
from tests.bots.search.toys import Plain, Walk, Walker


def play(game: Game, bots: list[SearchBot], seed: int) -> list[int]:
    """Play a whole game by the rules; give how much each search could build on."""
    s = game.start()
    lots = Lots(seed)
    heard: list[list[dict[str, object]]] = [[], []]
    kept: list[int] = []
    while s.actor() != RULES:
        seat = s.actor()
        if seat == CHANCE:
            told = s.carry_out(seat, s.sample(lots))
        else:
            action = bots[seat].choose(s.view(seat), heard[seat], 9.0)
            heard[seat] = []
            kept.append(bots[seat].kept)
            told = s.play(seat, action)
        for i in (0, 1):
            heard[i] += [event.heard_by(i) for event in told]
    return kept


def test_schotten_totten_is_played_legally_with_an_old_tree() -> None:
    game = SchottenTotten()
    settings = Settings(playouts=150, ripe=2, most=3, most_below=3)
    bots = [SearchBot(Plain(game, 4), seed, settings) for seed in (1, 2)]
    kept = play(game, bots, 5)
    assert sum(n > 0 for n in kept) >= 3


def test_without_reuse_every_search_begins_anew() -> None:
    game = SchottenTotten()
    settings = Settings(playouts=30, ripe=2, most=4, reuse=False)
    bots = [SearchBot(Plain(game, 4), seed, settings) for seed in (1, 2)]
    assert not any(play(game, bots, 5))


def test_a_seat_asked_again_builds_on_what_it_found() -> None:
    game = Walk()
    bot = SearchBot(Walker(game, plans=((1,), (2,))), 1, Settings(playouts=400, ripe=2))
    s = game.start()
    s.apply(bot.choose(s.view(0), [], 9.0))
    assert bot.kept == 0
    bot.choose(s.view(0), [], 9.0)
    assert bot.kept > 100


def test_an_old_place_is_dropped_when_nothing_heard_fits_it() -> None:
    game = SchottenTotten()
    s = game.start()
    lots = Lots(3)
    while s.actor() == CHANCE:
        s.apply(s.sample(lots))
    seat = s.actor()
    bot = SearchBot(Plain(game, 10), 1, Settings(playouts=400, ripe=2, most=4, most_below=3))
    s.apply(bot.choose(s.view(seat), [], 9.0))
    while s.actor() != seat:
        s.apply(s.sample(lots))
    bot.choose(s.view(seat), [{"kind": "laid", "seat": 1 - seat, "card": "?", "stone": 0}], 9.0)
    assert bot.kept == 0
