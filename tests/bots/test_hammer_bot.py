from __future__ import annotations

import pytest

from saltire.bots.protocol import AnyBot
from saltire.bots.registry import bots_of, make_bot
from saltire.games.hammer.bots.battle_forecast import ROUNDS, BattleForecast, Force
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import ENGLISH, SCOTTISH
from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.games.hammer.rules.notation import say
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE, RULES
from tests.bots.saying import said

SCENARIOS = ["braveheart", "bruce", "campaign"]
EDITIONS = ["seed", "v3", "v4", "rtt"]
RULE_SWITCHES: dict[str, object] = {
    "schiltroms": True, "celtic_permanent_loss": True, "hits_single_target": True,
    "mustering": True, "angus_og": True, "andrew_de_moray": True, "redeal_123": True,
}  # fmt: skip
VARIANTS: list[dict[str, object]] = [
    *[dict[str, object](scenario=s, edition=e) for s in SCENARIOS for e in EDITIONS],
    {"scenario": "braveheart", **RULE_SWITCHES},
    {"scenario": "bruce", "final_winter": "no", "norse_regroup": "same_coast", **RULE_SWITCHES},
]
CAMPAIGN_CHOICES = 6000


def random_positions(game: HammerOfTheScots, seed: int, every: int, most: int) -> list[War]:
    """Play at random and keep positions where a player has a choice."""
    s = game.start()
    lots = Lots(seed)
    kept: list[War] = []
    choices = 0
    while s.actor() != RULES and len(kept) < most:
        if s.actor() != CHANCE and len(s.legal()) > 1:
            choices += 1
            if choices % every == 0:
                kept.append(s.clone())
        s.apply(s.sample(lots))
    return kept


def play(game: HammerOfTheScots, bots: tuple[AnyBot, AnyBot], seed: int) -> tuple[float, ...]:
    s = game.start()
    lots = Lots(seed)
    while s.actor() != RULES:
        seat = s.actor()
        chance = seat == CHANCE
        s.apply(s.sample(lots) if chance else bots[seat].choose(s.view(seat), [], 1.0))
    assert s.returns is not None
    return s.returns


def wins(options: dict[str, object], seat: int, games: int) -> float:
    """Add up what the greedy bot wins on one side against the random bot."""
    game = HammerOfTheScots(**options)
    won = 0.0
    for seed in range(games):
        greedy, other = make_bot(game, "greedy", seed), make_bot(game, "random", seed)
        won += play(game, (greedy, other) if seat == 0 else (other, greedy), seed)[seat]
    return won


def test_the_ladder_begins_with_the_random_bot() -> None:
    assert list(bots_of(HammerOfTheScots())) == [
        "random",
        "greedy",
        "novice",
        "clansman",
        "chieftain",
        "hammer",
    ]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_it_answers_legally_and_says_why_in_random_positions(options: dict[str, object]) -> None:
    game = HammerOfTheScots(**options)
    bot = make_bot(game, "greedy", seed=1)
    positions: list[War] = []
    for seed in range(6):
        positions += random_positions(game, seed, every=4, most=60)
    assert len(positions) >= 300
    for s in positions:
        view = s.view(s.actor())
        assert bot.choose(view, [], 1.0) in view.legal
        assert len(said(bot)) < 100


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_it_chooses_the_same_in_every_world_its_view_allows(options: dict[str, object]) -> None:
    game = HammerOfTheScots(**options)
    for s in random_positions(game, seed=5, every=7, most=60):
        seat = s.actor()
        view = s.view(seat)
        chosen = make_bot(game, "greedy", seed=1).choose(view, [], 1.0)
        for world in range(2):
            imagined = game.imagine(view, Lots(world)).view(seat)
            assert make_bot(game, "greedy", seed=2).choose(imagined, [], 1.0) == chosen


def test_it_plays_the_same_game_again() -> None:
    game = HammerOfTheScots()
    said: list[list[str]] = []
    for _ in range(2):
        bots = (make_bot(game, "greedy", seed=7), make_bot(game, "greedy", seed=8))
        s = game.start()
        lots = Lots(3)
        moves: list[str] = []
        while s.actor() != RULES and len(moves) < 300:
            seat = s.actor()
            if seat == CHANCE:
                s.apply(s.sample(lots))
                continue
            action = bots[seat].choose(s.view(seat), [], 1.0)
            moves.append(say(action))
            s.apply(action)
        said.append(moves)
    assert said[0] == said[1]


def test_it_forgets_a_plan_when_it_is_asked_about_another_game() -> None:
    game = HammerOfTheScots()
    one = make_bot(game, "greedy", seed=1)
    for seed in range(4):
        for s in random_positions(game, seed, every=9, most=20):
            view = s.view(s.actor())
            assert one.choose(view, [], 1.0) in view.legal


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seat", [ENGLISH, SCOTTISH])
def test_it_beats_the_random_bot_as_either_side(scenario: str, seat: int) -> None:
    assert wins({"scenario": scenario}, seat, games=5) >= 4


def test_a_campaign_between_two_of_them_ends() -> None:
    game = HammerOfTheScots(scenario="campaign")
    bots = (make_bot(game, "greedy", seed=1), make_bot(game, "greedy", seed=2))
    s = game.start()
    lots = Lots(1)
    choices = 0
    while s.actor() != RULES:
        seat = s.actor()
        if seat == CHANCE:
            s.apply(s.sample(lots))
            continue
        s.apply(bots[seat].choose(s.view(seat), [], 1.0))
        choices += 1
        assert choices < CAMPAIGN_CHOICES


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seat", [ENGLISH, SCOTTISH])
def test_it_beats_the_random_bot_in_190_of_200_games(scenario: str, seat: int) -> None:
    assert wins({"scenario": scenario}, seat, games=200) >= 190


def force(a: float, b: float, c: float, steps: float) -> Force:
    result = Force()
    result.a, result.b, result.c, result.steps = a, b, c, steps
    return result


def forecast(attack: Force, defence: Force, late_attack: Force | None = None) -> BattleForecast:
    result = BattleForecast()
    result.fight(attack, defence, late_attack or Force(), Force(), ROUNDS)
    return result


def test_the_stronger_force_wins_a_clash_and_loses_less() -> None:
    strong, weak = force(0.0, 4.0, 0.0, 8.0), force(0.0, 1.0, 0.0, 3.0)
    outcome = forecast(strong, weak)
    assert outcome.win > 0.9
    assert outcome.loss < 0.05
    assert outcome.attackers_lost < outcome.defenders_lost
    assert forecast(weak, strong).win < 0.05


def test_a_better_letter_and_the_defence_strike_first() -> None:
    quick, slow = force(2.0, 0.0, 0.0, 4.0), force(0.0, 0.0, 2.0, 4.0)
    assert forecast(quick, slow).win > forecast(slow, quick).win
    assert forecast(slow, slow).attackers_lost > forecast(slow, slow).defenders_lost


def test_reserves_come_too_late_for_the_first_round() -> None:
    half, foe = force(0.0, 2.0, 0.0, 4.0), force(0.0, 2.0, 0.0, 6.0)
    at_once = forecast(force(0.0, 4.0, 0.0, 8.0), foe)
    later = forecast(half, foe, half)
    alone = forecast(half, foe)
    assert at_once.win > later.win > alone.win
