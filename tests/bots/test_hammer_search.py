"""The search that plays Hammer of the Scots: legal, deterministic, blind to secrets, in time."""

from __future__ import annotations

import time

import pytest

from saltire.bots.search.search_bot import SearchBot
from saltire.bots.search.settings import SearchSettings
from saltire.games.hammer.bots.move_phase_plans import MovePhasePlanner
from saltire.games.hammer.bots.playout_policy import PlayoutPolicy
from saltire.games.hammer.bots.search_knowledge import HammerKnowledge
from saltire.games.hammer.bots.win_probability import scottish_chance
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.games.hammer.rules.movement import MoveBlocks
from saltire.i18n.reason import Reason
from saltire.kernel.lots import Lots
from saltire.kernel.types import RULES
from tests.bots.saying import said
from tests.bots.test_hammer_bot import SCENARIOS, VARIANTS, play, random_positions

FEW = SearchSettings(playouts=6, max_plans=4)


def a_bot(game: HammerOfTheScots, seed: int, settings: SearchSettings = FEW) -> SearchBot:
    return SearchBot(HammerKnowledge(game), seed, settings)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_it_answers_legally_and_says_why_in_random_positions(options: dict[str, object]) -> None:
    game = HammerOfTheScots(**options)
    bot = a_bot(game, seed=1)
    for s in random_positions(game, seed=3, every=11, most=15):
        view = s.view(s.actor())
        assert bot.choose(view, [], 30.0) in view.legal
        assert len(said(bot)) < 100


def test_advice_says_why_for_marches_and_for_small_choices_too() -> None:
    game = HammerOfTheScots()
    heard: dict[str, set[str]] = {}
    for s in random_positions(game, seed=5, every=7, most=60):
        bot = a_bot(game, seed=1)
        bot.advise(s.view(s.actor()), [], 30.0)
        assert said(bot)
        assert isinstance(bot.reason, Reason)
        if len(s.legal()) > 1:
            heard.setdefault(type(s.top).__name__, set()).add(bot.reason.key)
    assert "hammer-why-attack" in heard["MoveBlocks"]
    assert heard["ChooseBattle"] == {"hammer-why-battle-first"}
    assert heard["ScottishBuilds"] == {"hammer-why-recovers"}


@pytest.mark.parametrize("options", VARIANTS[::5], ids=str)
def test_it_chooses_the_same_in_every_world_its_view_allows(options: dict[str, object]) -> None:
    game = HammerOfTheScots(**options)
    for s in random_positions(game, seed=5, every=23, most=12):
        seat = s.actor()
        view = s.view(seat)
        chosen = a_bot(game, seed=1).choose(view, [], 30.0)
        for world in range(2):
            imagined = game.imagine(view, Lots(world)).view(seat)
            assert a_bot(game, seed=1).choose(imagined, [], 30.0) == chosen


def test_it_keeps_its_time() -> None:
    game = HammerOfTheScots()
    bot = a_bot(game, 1, SearchSettings(seconds=60.0))
    for s in random_positions(game, seed=2, every=17, most=8):
        began = time.perf_counter()
        bot.choose(s.view(s.actor()), [], 0.3)
        assert time.perf_counter() - began < 0.3 + 0.4


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_playout_is_legal_to_the_end(options: dict[str, object]) -> None:
    game = HammerOfTheScots(**options)
    policy, lots = PlayoutPolicy(), Lots(4)
    s = game.start()
    for _ in range(1500):
        if s.actor() == RULES:
            break
        action = policy.step(s, lots)
        assert action in s.legal()
        s.apply(action)


def test_a_plan_for_a_move_phase_is_legal_click_by_click() -> None:
    game = HammerOfTheScots()
    planner = MovePhasePlanner(PlayoutPolicy())
    phases = 0
    for seed in range(40):
        for s in random_positions(game, seed, every=3, most=30):
            if not isinstance(s.top, MoveBlocks):
                continue
            phases += 1
            seat = s.actor()
            listed = planner.weigh(s, seat, 10)
            assert 1 <= len(listed) <= 10
            assert len({plan.actions for plan in listed}) == len(listed)
            for plan in listed:
                world = s.clone()
                for action in plan.actions:
                    assert world.actor() == seat
                    assert action in world.legal()
                    world.apply(action)
                assert not isinstance(world.top, MoveBlocks) or world.actor() != seat
            if phases > 30:
                return


def test_what_the_enemy_hides_changes_no_plan() -> None:
    game = HammerOfTheScots()
    for s in random_positions(game, seed=8, every=5, most=40):
        if not isinstance(s.top, MoveBlocks):
            continue
        seat = s.actor()
        plans = [c.actions for c in MovePhasePlanner(PlayoutPolicy()).weigh(s, seat, 8)]
        world = game.imagine(s.view(seat), Lots(9))
        assert isinstance(world, War)
        assert [c.actions for c in MovePhasePlanner(PlayoutPolicy()).weigh(world, seat, 8)] == plans


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_more_nobles_are_a_better_chance(scenario: str) -> None:
    game = HammerOfTheScots(scenario=scenario)
    s = game.start()
    before = scottish_chance(s)
    assert 0.02 < before < 0.98
    for block in range(15, 28):
        if s.blocks.on_map(block):
            s.blocks.change_sides(block, 2)
            after = scottish_chance(s)
            assert after > before
            before = after


def test_chances_are_the_result_when_the_game_is_over() -> None:
    game = HammerOfTheScots()
    knowledge = HammerKnowledge(game)
    s = game.start()
    lots = Lots(1)
    while s.actor() != RULES:
        s.apply(knowledge.playout_action(s, lots))
    assert knowledge.win_probabilities(s) == s.returns


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_the_greedy_bot_as_either_side(seat: int) -> None:
    from saltire.bots.registry import make_bot

    game = HammerOfTheScots()
    won = 0.0
    for seed in range(10):
        bot = a_bot(game, seed, SearchSettings(playouts=200))
        greedy = make_bot(game, "greedy", seed)
        won += play(game, (bot, greedy) if seat == 0 else (greedy, bot), seed)[seat]
    assert won >= 6
