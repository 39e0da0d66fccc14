from __future__ import annotations

import math

import pytest

from saltire.bots.protocol import AnyBot
from saltire.bots.registry import bots_of, make_bot
from saltire.games.swords.bots.battle_eval import BattleEvaluation
from saltire.games.swords.bots.game_memory import GameMemory
from saltire.games.swords.bots.personalities import (
    GREEDY,
    PERSONALITIES,
    PROMISE_KEEPER,
    Personality,
)
from saltire.games.swords.bots.playout_policy import PlayoutPolicy
from saltire.games.swords.bots.win_odds import at_least
from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules.board import TAKEN, Table
from saltire.games.swords.rules.constants import ENGLAND, SCOTLAND, SIDES
from saltire.games.swords.rules.daggers import REST, some
from saltire.kernel.lots import Lots
from tests.bots.saying import said
from tests.bots.swords_matches import (
    NAMES,
    VARIANTS,
    Fixed,
    Heard,
    Match,
    among_random,
    choice,
    positions,
)
from tests.games.swords.positions import act, daggers, phase, table, to_tokens, tokens, wealth


def test_the_ladder_begins_with_the_random_bot_and_ends_with_the_greedy_one() -> None:
    assert list(bots_of(SwordsAndBagpipes())) == [
        "random",
        *NAMES,
        "novice",
        "clansman",
        "chieftain",
        "hammer",
    ]
    for name in NAMES:
        assert make_bot(SwordsAndBagpipes(), name, seed=1).name == name


@pytest.mark.parametrize("name", NAMES)
def test_it_answers_legally_and_says_why_in_1000_random_positions(name: str) -> None:
    asked = positions(every=7)
    assert len(asked) >= 1000
    bot = make_bot(SwordsAndBagpipes(), name, seed=1)
    for _, view, heard in asked:
        assert bot.choose(view, heard, 1.0) in view.legal
        assert len(said(bot)) < 110


@pytest.mark.parametrize("name", NAMES)
def test_it_chooses_the_same_in_every_world_its_view_allows(name: str) -> None:
    for game, view, heard in positions(every=7)[::17]:
        chosen = make_bot(game, name, seed=1).choose(view, heard, 1.0)
        imagined = game.imagine(view, Lots(5)).view(view.seat)
        assert make_bot(game, name, seed=1).choose(imagined, heard, 1.0) == chosen


def test_they_play_the_same_game_again() -> None:
    game = SwordsAndBagpipes()
    games = [Match(game, [make_bot(game, name, 7) for name in NAMES[:4]], seed=3) for _ in range(2)]
    assert games[0].laid == games[1].laid
    assert [repr(event) for event in games[0].told] == [repr(event) for event in games[1].told]


def test_hearing_the_whole_game_again_changes_nothing() -> None:
    for game, view, heard in positions(every=7)[5::40]:
        once = make_bot(game, "grudger", seed=1)
        twice = make_bot(game, "grudger", seed=1)
        twice.choose(view, heard, 1.0)
        assert twice.choose(view, heard, 1.0) == once.choose(view, heard, 1.0)


def test_the_greedy_bot_beats_three_random_ones() -> None:
    won = [among_random("greedy", seed).returns[seed % 4] for seed in range(12)]
    assert sum(won) >= 8


# What the greedy bot sees.


def test_the_badge_goes_to_the_likely_traitor_with_the_larger_camp() -> None:
    s = wealth(table(), camp=[1, 5, 5, 1])
    daggers(s, [], [], [2, 2, 3])
    s.round = 5
    while phase(s) == "Turn":
        act(s, "taxes", "done")
    assert choice(s) == "badge to 2"


def test_a_battle_that_is_won_without_me_is_no_reason_to_bring_many_units() -> None:
    s = wealth(table(), castle=[8, 0, 0, 0], camp=[0, 12, 12, 12])
    act(s, "taxes")
    assert choice(s) == "move 1"


def test_a_deserter_is_not_paid_so_at_least_one_unit_goes() -> None:
    s = wealth(table(arms="siege_of_stirling"), castle=[1, 0, 0, 0])
    act(s, "taxes")
    assert choice(s) == "move 1"


def test_the_narrow_bridge_is_played_when_it_turns_the_last_battle() -> None:
    for camp, wanted in ((3, "play the_narrow_bridge"), (30, "pass")):
        s = table("the_narrow_bridge", arms="border_raid")
        s.round, s.defeats = 7, 3
        to_tokens(s, badge=1)
        wealth(s, camp=[camp, 0, 0, 0], gold=[9, 8, 8, 8])
        daggers(s, [3], [], [], [])
        tokens(s, "SSS")
        while s.actor() != 0:
            act(s, "pass")
        assert choice(s) == wanted


def test_gold_cards_are_played_in_the_last_awards() -> None:
    s = table("wallaces_gratitude", arms="border_raid")
    s.round = 7
    to_tokens(s, badge=1)
    wealth(s, camp=[9, 9, 9, 9])
    tokens(s, "SSS")
    while phase(s) != "AwardsCards":
        act(s, "pass") if phase(s) == "ChoiceCards" else s.apply(s.legal()[0])
    while s.actor() != 0:
        act(s, "pass")
    assert choice(s) == "play wallaces_gratitude"


def test_with_two_a_heavy_dagger_is_laid_against_one_who_betrays() -> None:
    s = table(players=2)
    s.round = 4
    for card in (1, 2, 2):
        s.daggers[TAKEN + 1] += some(REST, card, 1)
    to_tokens(s)
    assert choice(s).endswith("3")


# The personalities.


def games_of(name: str, count: int, **options: object) -> list[tuple[Match, int]]:
    seats = len(SwordsAndBagpipes(**options).seats)
    return [(among_random(name, seed, **options), seed % seats) for seed in range(count)]


def test_the_patriot_never_betrays_and_says_so() -> None:
    for match, seat in games_of("patriot", 3):
        assert set(match.sides(seat)) == {SCOTLAND}
        assert set(match.said(seat).values()) == {SIDES[SCOTLAND]}


def brought(name: str) -> int:
    """Count the units a bot moves into its camp in some games."""
    return sum(
        [
            int(str(event.public["units"]))
            for match, seat in games_of(name, 5)
            for event in match.told
            if event.kind == "relocated" and event.public["seat"] == seat
        ]
    )


def test_the_patriot_brings_more_units_than_the_opportunist() -> None:
    assert brought("patriot") > 1.2 * brought("opportunist")


def test_the_promise_keeper_lays_the_side_it_has_named_and_names_both() -> None:
    named: set[str] = set()
    for match, seat in games_of("promise-keeper", 6, players=3):
        said = match.said(seat)
        named |= set(said.values())
        for round, chooser, side in match.laid:
            if chooser == seat:
                assert said[round] == SIDES[side]
    assert named == set(SIDES)


def test_the_promise_keeper_does_not_switch_away_from_its_word() -> None:
    for name, wanted in (("promise-keeper", "pass"), ("greedy", "play bruces_trick")):
        s = table("bruces_trick", arms="ragman_roll", talk=True)
        s.round = 7
        act(s, "taxes", "move 3", "say Scotland")
        to_tokens(s, badge=1)
        wealth(s, gold=[4, 6, 0, 0])
        tokens(s, "SSS")
        while s.actor() != 0:
            act(s, "pass")
        assert choice(s, name) == wanted


def test_the_late_traitor_is_loyal_until_late_and_always_says_scotland() -> None:
    late: list[int] = []
    for match, seat in games_of("late-traitor", 5, players=3):
        assert set(match.said(seat).values()) == {SIDES[SCOTLAND]}
        for round, chooser, side in match.laid:
            if chooser == seat and round <= 5:
                assert side == SCOTLAND
            elif chooser == seat:
                late.append(side)
    assert late.count(ENGLAND) > late.count(SCOTLAND)


def test_the_opportunist_betrays_says_scotland_and_belittles_its_daggers() -> None:
    sides: list[int] = []
    claims: list[object] = []
    for match, seat in games_of("opportunist", 4):
        sides += match.sides(seat)
        assert set(match.said(seat).values()) == {SIDES[SCOTLAND]}
        claims += [
            event.public["shows"]
            for event in match.told
            if event.kind == "claimed" and event.public["seat"] == seat and "shows" in event.public
        ]
    assert ENGLAND in sides
    assert SCOTLAND in sides
    assert set(claims) == {1}


def betrayals_of_the_grudger(side: int) -> tuple[int, int]:
    """Seat it among clans that always take one side; count its betrayals and its free choices."""
    sides: list[int] = []
    game = SwordsAndBagpipes()
    for seed in range(5):
        bots: list[AnyBot] = [Fixed(seed + i, side) for i in range(4)]
        bots[seed % 4] = make_bot(game, "grudger", seed)
        sides += Match(game, bots, seed).sides(seed % 4)
    return sides.count(ENGLAND), len(sides)


def test_the_grudger_betrays_those_who_betrayed_it() -> None:
    to_the_loyal, chances = betrayals_of_the_grudger(SCOTLAND)
    assert to_the_loyal < chances / 6
    to_traitors, chances = betrayals_of_the_grudger(ENGLAND)
    assert to_traitors > chances / 2


def heard_battle(round: int, *sides: str) -> Heard:
    return [
        {"kind": "invasion", "round": round, "card": "border_raid"},
        {"kind": "revealed", "sides": [SIDES["SE".index(side)] for side in sides], "daggers": []},
    ]


def test_the_grudger_gives_the_badge_to_whom_it_holds_a_grudge() -> None:
    for traitor in (1, 2, 3):
        s = table()
        while phase(s) == "Turn":
            act(s, "taxes", "move 2", "done")
        heard = heard_battle(1, *["E" if seat == traitor else "S" for seat in range(4)])
        assert choice(s, "grudger", heard) == f"badge to {traitor}"


def test_a_grudge_fades_and_a_traitor_has_no_grudge_against_traitors() -> None:
    memory = GameMemory()
    memory.observe(heard_battle(1, *"SESS"))
    assert memory.betrayed(1, me=0) == 1.0
    assert memory.betrayed(2, me=0) == 0.0
    assert memory.betrayed(1, me=1) == 0.0
    memory.observe(heard_battle(2, *"SSSE"))
    assert 0.0 < memory.betrayed(1, me=0) < memory.betrayed(3, me=0)
    memory.observe(heard_battle(1, *"SSSS"))
    assert memory.betrayed(1, me=0) == 0.0


def test_who_was_bound_to_england_is_forgiven() -> None:
    memory = GameMemory()
    begin, end = heard_battle(1, *"SESE")
    memory.observe([begin, {"kind": "side", "seat": 1, "side": "England"}, end])
    assert memory.betrayed(1, me=0) == 0.0
    assert memory.betrayed(3, me=0) == 1.0


def test_words_count_more_from_those_who_kept_them() -> None:
    s = table(talk=True)
    act(s, "taxes", "done", "taxes", "say Scotland")
    honest, liar = GameMemory(), GameMemory()
    for memory, sides in ((honest, "SSSS"), (liar, "SESS")):
        claim: dict[str, object] = {
            "kind": "claimed",
            "seat": 1,
            "about": "side",
            "side": "Scotland",
        }
        battle = heard_battle(1, *sides)
        memory.observe([battle[0], claim, battle[1]])
    assert honest.honesty(1) > 0.5 > liar.honesty(1)
    assert doubts(s, PROMISE_KEEPER, honest)[1] < doubts(s, PROMISE_KEEPER, liar)[1]
    assert doubts(s, GREEDY, honest) == doubts(s, GREEDY, liar)


def doubts(s: Table, personality: Personality, memory: GameMemory) -> list[float]:
    """Give how likely seat 2 thinks it that each seat betrays."""
    policy = PlayoutPolicy([personality])
    policy.recall(memory, s.players)
    policy.evaluation.load(s, 2, personality)
    return list(policy.evaluation.betrays)[:4]


def test_without_talk_nobody_speaks() -> None:
    match = Match(
        SwordsAndBagpipes(talk=False),
        [
            make_bot(SwordsAndBagpipes(talk=False), personality.name, 1)
            for personality in PERSONALITIES[:4]
        ],
        seed=2,
    )
    assert "claimed" not in {event.kind for event in match.told}


# The evaluation.


def win_probability(s: Table, seat: int) -> float:
    """Give a seat's win probability as if the battle of this round were over."""
    evaluation = BattleEvaluation()
    evaluation.load(s, seat, GREEDY)
    evaluation.set_win_odds(s, GREEDY)
    return evaluation.win_probability()


def end_of(gold: list[int], *held: list[int], defeats: int = 0) -> Table:
    """Give the last round of a game with this gold and these Dagger cards."""
    s = wealth(table(), gold=gold)
    daggers(s, *held)
    s.round, s.defeats = 7, defeats
    return s


def test_chances_to_win_add_up_to_one() -> None:
    s = wealth(table(), gold=[3, 4, 5, 6])
    s.round, s.defeats = 4, 2
    chances = [win_probability(s, seat) for seat in range(4)]
    assert sum(chances) == pytest.approx(1.0, abs=0.03)
    assert chances == sorted(chances)


def test_gold_decides_if_scotland_stands_and_daggers_if_it_falls() -> None:
    gold, held = [9, 5, 5, 5], [3]
    assert win_probability(end_of(gold, held, defeats=3), 0) > 0.95
    assert win_probability(end_of(gold, held, defeats=4), 0) < 0.05


def test_five_daggers_more_than_everybody_bar_from_winning() -> None:
    assert win_probability(end_of([9, 5, 5, 5], [3, 1], [], [], []), 0) > 0.8
    assert win_probability(end_of([9, 5, 5, 5], [3, 2], [], [], []), 0) < 0.4
    assert win_probability(end_of([9, 5, 5, 5], [3, 3], [], [], []), 0) < 0.2


def test_the_chance_of_so_many_defeats_is_binomial() -> None:
    assert at_least(0, 3, 0.5) == 1.0
    assert at_least(4, 3, 0.5) == 0.0
    assert at_least(2, 3, 0.5) == pytest.approx(0.5)
    assert at_least(3, 3, 0.4) == pytest.approx(0.064)


def test_a_battle_goes_over_all_ways_to_take_sides() -> None:
    s = wealth(to_tokens(table(arms="border_raid"), badge=1), camp=[2, 2, 2, 2])
    battle = BattleEvaluation()
    battle.load(s, 0, GREEDY)
    for seat in (2, 3):
        battle.betrays[seat] = 0.5
    battle.set_win_odds(s, GREEDY)
    battle.weigh_others(s)
    odds = [battle.scotland_wins(SCOTLAND, camp) for camp in (0.0, 2.0, 9.0)]
    assert odds == sorted(odds)
    assert battle.scotland_wins(ENGLAND, 2.0) < battle.scotland_wins(SCOTLAND, 2.0)
    ways = [battle.scots_win(way, 2.0) for way in range(4)]
    assert len(set(ways)) == 3  # both loyal, one of them a traitor in two ways, both traitors
    assert battle.scotland_wins(SCOTLAND, 2.0) == pytest.approx(sum(ways) / 4)
    assert battle.worth(SCOTLAND, 1.0, 2.0, 3.0) > battle.worth(SCOTLAND, 0.0, 2.0, 3.0)


# Long matches.


def measured(name: str, games: int, **options: object) -> tuple[float, float]:
    """Give the share of wins against random bots, every deal from every seat, and its interval."""
    seats = len(SwordsAndBagpipes(**options).seats)
    won: list[float] = []
    for deal in range(games // seats):
        for seat in range(seats):
            game = SwordsAndBagpipes(**options)
            bots = [
                make_bot(game, name if i == seat else "random", 10 * deal + i) for i in range(seats)
            ]
            won.append(Match(game, bots, deal).returns[seat])
    share = sum(won) / len(won)
    spread = math.sqrt(sum([(w - share) ** 2 for w in won])) / len(won)
    return share, 1.96 * spread


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_the_greedy_bot_wins_60_percent_of_300_games_against_three_random_ones() -> None:
    share, interval = measured("greedy", 300)
    print(f"greedy against three random bots: {share:.3f} ± {interval:.3f} of 300 games")  # noqa: T201
    assert share >= 0.6


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("options", VARIANTS[1:], ids=str)
def test_the_greedy_bot_wins_far_more_than_its_share(options: dict[str, object]) -> None:
    share, interval = measured("greedy", 60, **options)
    print(f"greedy, {options}: {share:.3f} ± {interval:.3f} of 60 games")  # noqa: T201
    fair = 1.0 / len(SwordsAndBagpipes(**options).seats)
    assert share - interval > 1.5 * fair


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", NAMES[:5])
def test_every_personality_wins_more_than_its_share_against_random_bots(name: str) -> None:
    share, interval = measured(name, 60)
    print(f"{name} against three random bots: {share:.3f} ± {interval:.3f} of 60 games")  # noqa: T201
    assert share - interval > 0.25
