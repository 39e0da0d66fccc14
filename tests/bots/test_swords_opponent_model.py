"""The opponent model of the search, and the player types of imagined positions."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from saltire.bots.registry import make_bot
from saltire.games.swords.bots.game_memory import GameMemory
from saltire.games.swords.bots.opponent_model import OpponentModel
from saltire.games.swords.bots.opponent_types import (
    FREQUENCY,
    LOYAL,
    NAMES,
    PRIOR,
    TRAITOR,
    TYPE_PERSONALITIES,
    TYPES,
)
from saltire.games.swords.bots.playout_policy import PlayoutPolicy
from saltire.games.swords.bots.search_knowledge import SwordsKnowledge
from saltire.games.swords.bots.win_probability import win_probabilities
from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules import actions
from saltire.games.swords.rules.board import HELD, Table
from saltire.games.swords.rules.constants import ENGLAND, SCOTLAND
from saltire.games.swords.rules.view import SwordsView
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE, RULES
from saltire.kernel.view import View
from tests.bots.swords_matches import VARIANTS, Heard
from tests.games.swords.positions import phase

ORDER = ["greedy", "grudger", "patriot", "promise-keeper", "opportunist", "late-traitor"]


class Liar:
    """Plays as the greedy bot does, but takes and claims given sides."""

    def __init__(self, lays: int | None, says: int | None) -> None:
        self.name = "liar"
        self.reason = ""
        self.lays = lays
        self.says = says
        self._greedy = make_bot(SwordsAndBagpipes(), "greedy", seed=1)

    def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
        assert isinstance(view, SwordsView)
        action = self._greedy.choose(view, heard, clock)
        if self.lays is not None and actions.read(action)[0] == actions.LAID:
            return next(a for a in view.legal if actions.read(a)[1] == self.lays)
        if self.says is not None and actions.say_side(self.says) in view.legal:
            return int(actions.say_side(self.says))
        return action


def watched(others: Sequence[object], games: int) -> list[list[float]]:
    """Watch a table from seat 0 for some games; give the type probabilities of each seat after each."""
    found = []
    for seed in range(games):
        s = SwordsAndBagpipes().start()
        lots = Lots(seed)
        bots = [make_bot(SwordsAndBagpipes(), "greedy", 1), *others]
        heard: list[Heard] = [[] for _ in bots]
        opponents = OpponentModel(1)
        while s.actor() != RULES:
            seat = s.actor()
            if seat == CHANCE:
                action = s.sample(lots)
            else:
                news, heard[seat] = heard[seat], []
                view = s.view(seat)
                assert isinstance(view, SwordsView)
                if seat == 0:
                    opponents.observe(view, news)
                action = bots[seat].choose(view, news, 1.0)  # type: ignore[attr-defined]
            for event in s.carry_out(seat, action):
                for i in range(4):
                    heard[i].append(event.heard_by(i))
        view = s.view(0)
        assert isinstance(view, SwordsView)
        opponents.observe(view, heard[0])
        found += opponents.chances[1:4]
    return found


def mean(rows: list[list[float]], types: Sequence[int]) -> float:
    return sum([row[kind] for row in rows for kind in types]) / len(rows)


def test_every_type_has_a_name_a_personality_and_a_prior() -> None:
    assert len(NAMES) == len(TYPE_PERSONALITIES) == len(PRIOR) == TYPES
    assert sum(PRIOR) == pytest.approx(1.0)


def test_greedy_players_are_recognised() -> None:
    rows = watched([make_bot(SwordsAndBagpipes(), "greedy", 1) for _ in range(3)], games=6)
    assert mean(rows, [0]) > 0.5


@pytest.mark.parametrize(("side", "kind"), [(ENGLAND, TRAITOR), (SCOTLAND, LOYAL)])
def test_who_always_takes_one_side_is_recognised(side: int, kind: int) -> None:
    rows = watched([Liar(side, None) for _ in range(3)], games=6)
    assert mean(rows, [kind]) > 2 * PRIOR[kind]
    assert mean(rows, [LOYAL if kind == TRAITOR else TRAITOR]) < PRIOR[kind]


def test_who_speaks_is_not_thought_to_be_one_of_the_silent() -> None:
    rows = watched([Liar(None, SCOTLAND) for _ in range(3)], games=4)
    assert mean(rows, [0]) < PRIOR[0] / 2
    talkers = [kind for kind, personality in enumerate(TYPE_PERSONALITIES) if personality.speech]
    assert mean(rows, talkers) > 0.5


def test_who_says_england_is_no_patriot() -> None:
    rows = watched([Liar(None, ENGLAND) for _ in range(3)], games=4)
    assert mean(rows, [ORDER.index("patriot")]) < PRIOR[ORDER.index("patriot")]


def test_a_known_traitor_is_expected_to_betray_and_a_loyal_clan_is_not() -> None:
    view = SwordsAndBagpipes(oldest=0).start()
    lots = Lots(3)
    while view.actor() == CHANCE:
        view.apply(view.sample(lots))
    opponents = OpponentModel(1)
    seen = view.view(0)
    assert isinstance(seen, SwordsView)
    opponents.observe(seen, [])
    for seat, kind in ((1, TRAITOR), (2, LOYAL)):
        opponents.chances[seat] = [1.0 if k == kind else 0.0 for k in range(TYPES)]
    expected = opponents.expectation(seen)
    assert expected[1] > 0.9
    assert expected[2] < 0.1


def test_hearing_the_same_battle_twice_teaches_nothing_new() -> None:
    once, twice = OpponentModel(1), OpponentModel(1)
    s = SwordsAndBagpipes(oldest=0).start()
    lots = Lots(5)
    told: Heard = []
    while s.round < 3:
        seat = s.actor()
        told += [event.heard_by(0) for event in s.carry_out(seat, s.sample(lots))]
        if s.actor() == 0:
            view = s.view(0)
            assert isinstance(view, SwordsView)
            once.observe(view, told)
            twice.observe(view, told)
            twice.observe(
                view, [event for event in told if event["kind"] in ("revealed", "claimed")]
            )
            told = []
    assert once.chances == twice.chances


# The players of imagined positions.


@pytest.mark.parametrize("options", [{}, {"players": 2}, {"players": 3}, {"players": 6}])
def test_imagined_players_do_what_the_real_ones_would(options: dict[str, object]) -> None:
    game = SwordsAndBagpipes(**options)
    asked = alike = 0
    for seed in range(4):
        types = [(seed + seat) % 6 for seat in range(len(game.seats))]
        for same in _compared(game, types, seed):
            asked += 1
            alike += same
    assert asked > 150
    assert alike > 0.93 * asked


def _compared(game: SwordsAndBagpipes, types: list[int], seed: int) -> list[bool]:
    bots = [make_bot(game, ORDER[kind], 1) for kind in types]
    policy, memory = PlayoutPolicy(), GameMemory()
    heard: list[Heard] = [[] for _ in bots]
    found: list[bool] = []
    s = game.start()
    lots = Lots(seed)
    while s.actor() != RULES:
        seat = s.actor()
        if seat == CHANCE:
            action = s.sample(lots)
        else:
            news, heard[seat] = heard[seat], []
            action = bots[seat].choose(s.view(seat), news, 1.0)
            found.append(_imagined(policy, memory, types, s) == action)
        told = s.carry_out(seat, action)
        memory.observe([event.heard_by(0) for event in told])
        for i, row in enumerate(heard):
            row += [event.heard_by(i) for event in told]
    return found


def _imagined(policy: PlayoutPolicy, memory: GameMemory, types: list[int], s: Table) -> int:
    policy.forget_plans()
    for seat, kind in enumerate(types):
        policy.kind[seat] = kind
    policy.recall(memory, len(types))
    return policy.step(s, Lots(5))  # the first number drawn from this seed makes no error


def test_an_imagined_player_does_not_look_at_the_daggers_of_others() -> None:
    """Exchange two hidden Dagger cards of others: nobody who does not hold them acts otherwise."""
    for seed in range(6):
        s = SwordsAndBagpipes(oldest=0).start()
        lots = Lots(seed)
        policy = PlayoutPolicy()
        while s.actor() != RULES:
            seat = s.actor()
            if phase(s) == "LayTokens":
                twin = s.clone()
                one, other = [i for i in range(4) if i != seat][:2]
                cards = (s.daggers[HELD + one], s.daggers[HELD + other])
                if all([0 < card < 2**45 for card in cards]) and _one_each(cards):
                    twin.daggers[HELD + one], twin.daggers[HELD + other] = cards[1], cards[0]
                    assert policy.step(s, Lots(5)) == policy.step(twin, Lots(5))
            s.apply(policy.step(s, lots))


def _one_each(cards: tuple[int, int]) -> bool:
    return sum([bin(card).count("1") for card in cards]) == 2


@pytest.mark.parametrize("options", VARIANTS)
def test_win_probabilities_sum_to_one_and_end_as_the_result(options: dict[str, object]) -> None:
    game = SwordsAndBagpipes(**options)
    s = game.start()
    knowledge = SwordsKnowledge(game)
    lots = Lots(2)
    while s.actor() != RULES:
        assert sum(win_probabilities(s)) == pytest.approx(1.0)
        assert min(win_probabilities(s)) >= 0.0
        s.apply(s.sample(lots))
    assert knowledge.win_probabilities(s) == s.returns


def test_an_opponent_of_type_frequency_betrays_as_often_as_it_did() -> None:
    policy = PlayoutPolicy()
    s = SwordsAndBagpipes(oldest=0, talk=False).start()
    lots = Lots(1)
    while phase(s) != "LayTokens":
        s.apply(policy.step(s, lots))
    seat = s.actor()
    policy.kind[seat] = FREQUENCY
    for often in (0.1, 0.8):
        policy.betrayal_rate[seat] = often
        laid = [actions.read(policy.step(s, lots))[1] for _ in range(400)]
        assert abs(laid.count(ENGLAND) / 400 - often) < 0.08
