"""The search of Schotten Totten: its playouts, its moves, its endgames, what it may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import exp
from pathlib import Path

import pytest

from saltire.bots.registry import knowledge_of
from saltire.bots.search.search_bot import SearchBot
from saltire.bots.search.settings import SearchSettings
from saltire.games.schotten.bots.endgame import Endgame, all_known
from saltire.games.schotten.bots.placement_features import (
    AFTER,
    BEFORE,
    ELSEWHERE,
    FEATURES,
    JOINING,
    PHASE,
    ROWS,
    STAKE,
    STRENGTH,
    SUPPORT,
    Placements,
)
from saltire.games.schotten.bots.playout_policy import PlayoutPolicy, read_weights
from saltire.games.schotten.bots.playout_tactics import PlayoutTactics
from saltire.games.schotten.bots.policy_learning import PolicyLearner
from saltire.games.schotten.bots.policy_training import compare, train_policy
from saltire.games.schotten.bots.quick_eval import QuickEvaluation
from saltire.games.schotten.bots.search_knowledge import SchottenKnowledge
from saltire.games.schotten.bots.side_ratings import Ratings, rating_of, share_beaten
from saltire.games.schotten.rules.board import HAND, Table
from saltire.games.schotten.rules.constants import (
    ALL_CLAN,
    CLAN,
    COLOUR,
    COLOUR_RUN,
    KIND,
    RUN,
    SUM,
)
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.games.schotten.rules.notation import parse_card
from saltire.games.schotten.rules.turn import Place
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.bits import count, mask_of
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE
from saltire.kernel.vecs import COMPILED
from tests.bots.saying import said
from tests.bots.test_bots import VARIANTS, random_positions

QUICK = SearchSettings(playouts=16, max_plans=6)


def knowing(**options: object) -> SchottenKnowledge:
    found = knowledge_of(SchottenTotten(**options))
    assert isinstance(found, SchottenKnowledge)
    return found


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_search_answers_legally_in_random_positions(options: dict[str, object]) -> None:
    bot = SearchBot(knowing(**options), 1, QUICK)
    positions = [
        s for seed in range(8) for s in random_positions(SchottenTotten(**options), seed, every=5)
    ]
    for s in positions[:100]:
        action = bot.choose(s.view(s.actor()), [], 10.0)
        assert action in s.legal()
        assert said(bot)
        assert not bot.chances or sum(bot.chances) == pytest.approx(1.0)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_step_of_a_playout_is_legal(options: dict[str, object]) -> None:
    game = SchottenTotten(**options)
    knowledge = knowing(**options)
    for seed in range(10):
        lots = Lots(seed)
        s = game.start()
        while s.returns is None:
            if s.actor() != CHANCE and lots.below(4) == 0:
                action = s.sample(lots)  # so that positions nobody sensible gets into come up too
            else:
                action = knowledge.playout_action(s, lots)
            assert action in s.legal()
            s.apply(action)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_plan_can_be_carried_out(options: dict[str, object]) -> None:
    knowledge = knowing(**options)
    for s in random_positions(SchottenTotten(**options), 3, every=4):
        world = knowledge.imagine(s.view(s.actor()), Lots(1))
        plans = knowledge.plans(world, s.actor(), 12)
        assert 0 < len(plans) <= 12
        for plan in plans:
            assert plan.actions[0] in s.legal()
            twin = world.clone()
            for action in plan.actions:
                assert action in twin.legal()
                twin.apply(action)


@pytest.mark.parametrize("options", [{}, {"tactics": True}], ids=str)
def test_the_same_seed_plays_the_same_way_again(options: dict[str, object]) -> None:
    positions = random_positions(SchottenTotten(**options), 5, every=6)
    chosen = [
        [bot.choose(s.view(s.actor()), [], 10.0) for s in positions]
        for bot in (SearchBot(knowing(**options), 9, QUICK) for _ in range(2))
    ]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("options", [{}, {"tactics": True}], ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_bring_the_same_choice(
    options: dict[str, object],
) -> None:
    game = SchottenTotten(**options)
    for seed, s in enumerate(random_positions(game, 11, every=5)):
        me = s.actor()
        twin = game.imagine(s.view(me), Lots(seed))
        actions = {
            SearchBot(knowing(**options), 4, QUICK).choose(world.view(me), [], 10.0)
            for world in (s, twin)
        }
        assert len(actions) == 1


def endgames(seeds: range, most: int) -> Iterator[Table]:
    """Play at random until everything is known and both hold at most so many cards."""
    game = SchottenTotten(auto_claim=True)
    for seed in seeds:
        s = game.start()
        lots = Lots(seed)
        while s.returns is None:
            if all_known(s) and max(count(s.cards[HAND]), count(s.cards[HAND + 1])) <= most:
                yield s
                break
            s.apply(s.sample(lots))


def plain_worth(s: Table, me: int) -> float:
    """Try everything, remember nothing."""
    if s.returns is not None:
        return s.returns[me]
    worths = []
    for action in s.legal():
        after = s.clone()
        after.apply(action)
        worths.append(plain_worth(after, me))
    return max(worths) if s.actor() == me else min(worths)


def test_endgames_are_played_exactly() -> None:
    seen: set[float] = set()
    checked = 0
    for s in endgames(range(900), most=3):
        solved = Endgame(1_000_000).best(s)
        assert solved is not None
        action, worth = solved
        after = s.clone()
        after.apply(action)
        assert worth == plain_worth(s, s.actor()) == plain_worth(after, s.actor())
        seen.add(worth)
        checked += 1
    assert checked >= 20
    assert seen >= {0.0, 1.0}


def test_an_endgame_with_too_many_lines_is_given_up() -> None:
    s = next(endgames(range(900), most=6))
    assert Endgame(1).best(s) is None


def test_nothing_is_certain_while_cards_are_left_to_draw() -> None:
    assert not any(all_known(s) for s in random_positions(SchottenTotten(), 1, every=1)[:20])


def test_a_card_that_would_have_won_a_stone_is_seldom_imagined_in_the_other_hand() -> None:
    game = SchottenTotten()
    s = game.start()
    lots = Lots(2)
    while s.actor() == CHANCE:
        s.apply(s.sample(lots))
    # Seat 1 could complete a colour run with G6 or G9 against a finished three of a kind.
    s = _with_stone(s, mine="R1 O1 P1", theirs="G7 G8")
    view = s.view(0)
    assert isinstance(view, SchottenView)
    winners = mask_of([parse_card(name, 0, name) for name in ("G6", "G9")]) & ~view.hand
    assert winners
    fair = sum(bool(game.imagine(view, lots).cards[HAND + 1] & winners) for _ in range(2000))
    knowledge = knowing()
    wary = 0
    for _ in range(2000):
        world = knowledge.imagine(view, lots)
        assert isinstance(world, Table)
        wary += bool(world.cards[HAND + 1] & winners)
    assert 0 < wary < 0.7 * fair


def _with_stone(s: Table, mine: str, theirs: str) -> Table:
    """Lay cards at the first stone, out of wherever they are; hands are filled up from the deck."""
    for seat, names in ((0, mine), (1, theirs)):
        for name in names.split():
            take(s, name)
            s.lay(seat, parse_card(name, 0, name), 0)
    return s


def test_a_playout_stops_at_the_end_of_a_round() -> None:
    knowledge = knowing(rounds=3)
    game = SchottenTotten(rounds=3, auto_claim=True)
    s = game.start()
    lots = Lots(4)
    while s.actor() == CHANCE:
        s.apply(s.sample(lots))
    world = knowledge.imagine(s.view(s.actor()), lots)
    assert isinstance(world, Table)
    while not knowledge.playout_ends(world):
        world.apply(knowledge.playout_action(world, lots))
    assert world.standing.round == 2
    ahead = int(world.standing.points[1] > world.standing.points[0])
    assert knowledge.win_probabilities(world)[ahead] > 0.5
    assert sum(knowledge.win_probabilities(world)) == pytest.approx(1.0)


def test_the_standing_follows_the_stones() -> None:
    knowledge = knowing()
    s = SchottenTotten().start()
    lots = Lots(1)
    while s.actor() == CHANCE:
        s.apply(s.sample(lots))
    knowledge.imagine(s.view(s.actor()), lots)
    assert knowledge.win_probabilities(s)[0] == pytest.approx(0.5)
    s.lay(0, parse_card("G7", 0, ""), 4)
    s.lay(0, parse_card("G8", 0, ""), 4)
    ahead = knowledge.win_probabilities(s)[0]
    assert ahead > 0.5
    s.owned |= 0b110000000
    assert knowledge.win_probabilities(s)[0] > ahead


def test_ratings_rise_with_the_formation() -> None:
    values = [SUM + 8, SUM + 20, RUN + 15, COLOUR + 15, KIND + 12, COLOUR_RUN + 9, COLOUR_RUN + 24]
    shares = [share_beaten(value) for value in values]
    assert shares == sorted(shares)
    assert rating_of(0.5) == 0
    fresh = Ratings(ALL_CLAN)

    def rated(one: str, other: str) -> int:
        return fresh.open[54 * parse_card(one, 0, one) + parse_card(other, 0, other)]

    assert rated("G7", "G8") > rated("G7", "R7") > rated("G7", "R8") > rated("G2", "R7")
    assert rated("G7", "G8") == rated("G8", "G7")
    gone = Ratings(ALL_CLAN & ~mask_of([parse_card(name, 0, name) for name in ("G6", "G9")]))
    assert gone.open[54 * 33 + 34] < fresh.open[54 * 33 + 34]


def test_the_policy_takes_a_stone_that_decides_the_round() -> None:
    s = SchottenTotten(auto_claim=True).start()
    lots = Lots(3)
    while s.actor() == CHANCE:
        s.apply(s.sample(lots))
    me = s.actor()
    for name in ("G7", "G8"):
        take(s, name)
        s.lay(me, parse_card(name, 0, name), 4)
    for name in ("R1", "O1", "P1"):
        take(s, name)
        s.lay(1 - me, parse_card(name, 0, name), 4)
    take(s, "G9")
    s.cards[HAND + me] |= mask_of([parse_card("G9", 0, "")])
    s.owned |= 0b1100 << 9 * me
    assert (
        PlayoutPolicy(read_weights(), temperature=0.0).place(s, me, lots)
        == 9 * parse_card("G9", 0, "") + 4
    )


def take(s: Table, name: str) -> None:
    """Take a card out of hands and deck."""
    card = mask_of([parse_card(name, 0, name)])
    for place in range(18, len(s.cards)):
        s.cards[place] &= ~card


def test_every_placement_has_its_features_once() -> None:
    placements = Placements()
    for options in ({}, {"tactics": True}):
        for s in random_positions(SchottenTotten(**options), 7, every=3):
            if not isinstance(s.top, Place):
                continue
            placements.update(s, s.actor())
            actions_listed = [placements.action[i] for i in range(placements.number)]
            assert sorted(actions_listed) == [a for a in s.legal() if a < 9 * CLAN]
            features = [placements.features[i] for i in range(placements.number * FEATURES)]
            assert all(0 <= index < ROWS for index in features)
            starts = (AFTER, BEFORE, STAKE, ELSEWHERE, JOINING, SUPPORT, PHASE, STRENGTH, ROWS)
            for kind in range(FEATURES):
                assert all(starts[kind] <= f < starts[kind + 1] for f in features[kind::FEATURES])


def test_weights_of_another_length_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "policy.json"
    path.write_text("[1, 2]")
    with pytest.raises(ValueError, match=r"policy\.json has 2 weights instead of \d+"):
        read_weights(path)


def test_log_probabilities_match_the_samples() -> None:
    s = next(s for s in random_positions(SchottenTotten(), 5, every=8) if isinstance(s.top, Place))
    policy = PlayoutPolicy(read_weights(), temperature=1.0)
    odds = policy.log_probabilities(s, s.actor())
    assert sum(exp(p) for p in odds.values()) == pytest.approx(1.0)
    lots = Lots(8)
    drawn = Counter(policy.place(s, s.actor(), lots) for _ in range(4000))
    likeliest = max(odds, key=lambda action: odds[action])
    assert drawn[likeliest] / 4000 == pytest.approx(exp(odds[likeliest]), abs=0.05)


def test_imitation_learns_what_the_teacher_does() -> None:
    """A teacher who always lays the first card on the first stone is soon agreed with."""
    quick = QuickEvaluation()
    quick.update(ALL_CLAN)
    learner = PolicyLearner(PlayoutTactics(quick), [0.0] * ROWS)
    positions = [
        s for seed in range(30) for s in random_positions(SchottenTotten(), seed, every=3)
        if isinstance(s.top, Place)
    ]  # fmt: skip
    agreements = []
    for _ in range(4):
        learner.agreements = 0
        for s in positions:
            strong = max(s.legal(), key=lambda a: (a // 9 % 9, -a))
            learner.imitate(s, s.actor(), strong)
        learner.step(0.5, len(positions))
        agreements.append(learner.agreements)
    assert agreements[-1] > 2 * agreements[0]


@pytest.mark.skipif(not COMPILED, reason="some thousand rounds")
def test_self_play_beats_random_play() -> None:
    table = train_policy(1, 5000, 5, lambda _: None, batch=50)
    assert len(table) == ROWS
    assert train_policy(1, 5000, 5, lambda _: None, batch=50) == table
    assert compare(table, [0.0] * ROWS, 100, 1).low > 0.5
