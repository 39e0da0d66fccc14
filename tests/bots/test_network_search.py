"""The search with the value network: how its playouts go on, and what it depends on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from saltire.bots.registry import make_bot
from saltire.bots.search.playout import follow_plan, play_out
from saltire.bots.search.search_bot import SearchBot
from saltire.games.registry import load
from saltire.games.schotten.bots.network_knowledge import DEPTH, NetworkKnowledge, laid
from saltire.games.schotten.rules.board import Table
from saltire.kernel.lots import Lots
from tests.bots.test_value_network import made_up_weights


def started(seed: int, moves: int, **options: bool) -> Table:
    """Play some random moves; stop where a seat has to choose."""
    s, lots = load("schotten", **options).start(), Lots(seed)
    assert isinstance(s, Table)
    while s.actor() < 0 or laid(s) < moves:
        s.apply(s.sample(lots))
    return s


def deep(s: Table, seed: int) -> SearchBot:
    bot = make_bot(s.game(), "deep", seed)
    assert isinstance(bot, SearchBot)
    bot.settings = replace(bot.settings, playouts=8)
    return bot


def test_a_playout_ends_after_a_placement_of_the_seat_that_thinks() -> None:
    s = started(1, 12)
    seat = s.actor()
    knowledge = NetworkKnowledge(s.game(), made_up_weights())
    lots = Lots(3)
    for _ in range(4):
        world = knowledge.imagine(s.view(seat), lots)
        assert isinstance(world, Table)
        before = laid(world)
        follow_plan(world, seat, (world.legal()[0],), lots)
        values = play_out(knowledge, world, lots)
        if world.returns is None:
            assert laid(world) == before + 1 + DEPTH
            assert knowledge.playout_ends(world)
        assert sum(values) == pytest.approx(1.0)


@pytest.mark.parametrize("tactics", [False, True])
def test_the_search_plays_legal_moves_and_a_seed_determines_them(tactics: bool) -> None:
    s = started(2, 14, tactics=tactics)
    view = s.view(s.actor())
    chosen = {deep(s, 5).choose(view, (), 60.0) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(s.legal())


def test_the_search_sees_no_hidden_card() -> None:
    s = started(4, 14)
    view = s.view(s.actor())
    one, other = deep(s, 6), deep(s, 6)
    game = s.game()
    assert one.choose(view, (), 60.0) == other.choose(
        game.imagine(view, Lots(8)).view(view.seat), (), 60.0
    )
    assert one.ranking == other.ranking
