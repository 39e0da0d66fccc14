"""Pairing: every bot plays the same deals on every seat."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

import saltire
from saltire.arena.entrants import Budget, entrants
from saltire.arena.game_runner import play
from saltire.arena.schedule import Fixture
from saltire.kernel.errors import BadOption
from tests.arena.faulty_bots import Counts
from tests.arena.schedules import schedule_of


def test_two_bots_play_every_deal_both_ways() -> None:
    schedule = schedule_of("schotten", "greedy", "random", games=6)
    assert [schedule.seating(each) for each in schedule.fixtures()] == [(0, 1), (1, 0)] * 3
    assert [each.deal for each in schedule.fixtures()] == [0, 0, 1, 1, 2, 2]


def test_an_odd_number_of_games_is_filled_up_to_whole_deals() -> None:
    assert len(list(schedule_of("schotten", "greedy", "random", games=5).fixtures())) == 6


def test_the_second_bot_fills_the_table_and_the_first_sits_on_every_seat() -> None:
    schedule = schedule_of("swords", "greedy", "patriot", games=4)
    seats = [schedule.seating(each) for each in schedule.fixtures()]
    assert seats == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    schedule = schedule_of("swords", "greedy", "patriot", "random", games=4)
    assert schedule.lineups == ((0, 1, 2, 1),)


def test_more_bots_than_seats_meet_in_every_choice_of_them() -> None:
    schedule = schedule_of("schotten", "greedy", "random", "random", games=2)
    assert schedule.lineups == ((0, 1), (0, 2), (1, 2))
    assert Counter(bot for each in schedule.fixtures() for bot in schedule.seating(each)) == {
        0: 4, 1: 4, 2: 4,
    }  # fmt: skip


def test_the_games_of_a_deal_begin_with_the_same_cards_and_another_deal_with_others() -> None:
    schedule = schedule_of("schotten", "random", "random", games=4, start_player=0)
    dealt = []
    for fixture in schedule.fixtures():
        _, record = play(schedule, fixture)
        dealt.append(([text for seat, text in record.plies if seat < 0][:12], record.commitment))
    assert dealt[0] == dealt[1]
    assert dealt[2] == dealt[3]
    assert dealt[0] != dealt[2]


def test_a_bot_keeps_its_own_lots_on_whatever_seat_it_sits() -> None:
    schedule = schedule_of("swords", "greedy", "patriot", games=4)
    seeds = [
        [
            schedule.bot_seed(each, seat)
            for seat, bot in enumerate(schedule.seating(each))
            if bot == 0
        ]
        for each in schedule.fixtures()
    ]
    assert len({tuple(row) for row in seeds}) == 1
    first = Fixture(0, 0, 0)
    assert len({schedule.bot_seed(first, seat) for seat in range(4)}) == 4


def test_a_plan_travels_to_another_process() -> None:
    schedule = schedule_of("schotten", "greedy", "random", tactics=True)
    assert schedule.game.options["tactics"] is True
    again = pickle.loads(pickle.dumps(schedule))
    assert again == schedule
    assert again.settings() == schedule.settings()


def test_names_tell_how_much_a_bot_may_think() -> None:
    game = saltire.load("schotten")
    words = ["greedy@2s", "greedy@100ms", "greedy@500", "greedy", "greedy"]
    named = entrants(game, words, {}, Budget(3.0))
    assert [each.label for each in named] == [*words[:4], "greedy#2"]
    assert [each.budget for each in named] == [
        Budget(2.0), Budget(0.1), Budget(3.0, 500), Budget(3.0), Budget(3.0),
    ]  # fmt: skip
    assert {each.spec for each in named} == {"greedy"}


@pytest.mark.parametrize(
    "word",
    ["deepest", "greedy@0s", "greedy@1.5", "no.such:Bot", "saltire:Nobody", "exec:", "exec:'"],
)
def test_an_unknown_bot_is_refused_in_one_line(word: str) -> None:
    with pytest.raises(BadOption) as refused:
        entrants(saltire.load("schotten"), [word], {}, Budget())
    assert "\n" not in str(refused.value)


def test_every_bot_has_the_limit_of_its_own_budget_unless_one_is_set_for_all() -> None:
    schedule = schedule_of("schotten", "greedy@100ms", "greedy@500", games=2, limit=None)
    first, second = schedule.fixtures()
    assert [schedule.limit_at(first, seat) for seat in (0, 1)] == pytest.approx([1.2, 60])
    assert [schedule.limit_at(second, seat) for seat in (0, 1)] == pytest.approx([60, 1.2])
    assert schedule_of("schotten", "greedy@100ms", "greedy", limit=7.0).limit_at(first, 0) == 7


def test_a_bot_that_counts_playouts_is_told_how_many() -> None:
    schedule = schedule_of("schotten", "tests.arena.faulty_bots:Counts@500", "greedy@500")
    bot = schedule.entrants[0].seat(schedule.game, 1, 60.0, 0)
    assert isinstance(bot, Counts)
    assert bot.settings.playouts == 500
    assert schedule.entrants[1].seat(schedule.game, 1, 60.0, 0).name == "greedy"
