"""10  The end of the game."""

from __future__ import annotations

import pytest

from saltire.games.swords.rules.board import Table
from saltire.games.swords.rules.ending import barred, settle
from saltire.games.swords.rules.view import SwordsView
from tests.games.swords.positions import (
    act,
    at_invasion,
    daggers,
    deal,
    fight,
    phase,
    table,
    to_tokens,
    told,
    wealth,
)


def ended(gold: list[int], held: list[list[int]], defeats: int = 0) -> tuple[float, ...]:
    """Settle a game of four with this gold and these Dagger cards."""
    s = daggers(wealth(table(), gold=gold), *held)
    s.defeats = defeats
    s.round = 7
    settle(s)
    result = s.result()
    assert result is not None
    return result


@pytest.mark.rule("10.1", "10.3")
def test_10_1_the_game_ends_after_the_king_edward_round_and_daggers_are_turned_over() -> None:
    s = at_invasion()
    s.round = 7
    act(s, "hammer_of_the_scots")
    to_tokens(s)
    daggers(wealth(s, camp=[9, 9, 9, 9], gold=[1, 2, 3, 4]), [3, 3], [1])
    (over,) = told(fight(s, "SSS"), "game-over")
    assert over["daggers"] == [6, 1, 0, 0]
    assert over["gold"] == [4, 5, 6, 7]
    assert over["scotland"] == "stands"
    assert over["winners"] == [3]
    assert s.result() == (0.0, 0.0, 0.0, 1.0)
    view = s.view(3)
    assert isinstance(view, SwordsView)
    players = view.to_json()["players"]
    assert isinstance(players, list)
    assert players[0]["revealed"][2] == [0, 0, 2]


@pytest.mark.rule("10.2")
def test_10_2_the_game_ends_with_the_round_of_the_last_defeat() -> None:
    s = to_tokens(table())
    s.defeats = 3
    wealth(s, camp=[0, 0, 0, 0])
    fight(s, "SSS")
    assert s.round == 1
    assert phase(s) == "_Over"


@pytest.mark.rule("R-13")
def test_r_13_a_last_defeat_in_the_last_round_is_scotlands_fall() -> None:
    s = at_invasion()
    s.round = 7
    s.defeats = 3
    act(s, "longshanks_bargain")
    to_tokens(s)
    (over,) = told(fight(s, "SSS"), "game-over")
    assert over["scotland"] == "fallen"


@pytest.mark.rule("10.4")
def test_10_4_most_gold_wins_while_scotland_stands_and_fewest_daggers_break_ties() -> None:
    assert ended([5, 9, 8, 3], [[], [3], [], []]) == (0.0, 1.0, 0.0, 0.0)
    assert ended([9, 9, 8, 3], [[2], [3], [], []]) == (1.0, 0.0, 0.0, 0.0)


@pytest.mark.rule("10.5")
def test_10_5_fewest_daggers_win_when_scotland_has_fallen_and_gold_breaks_ties() -> None:
    assert ended([5, 9, 8, 3], [[1], [3], [], [1]], defeats=4) == (0.0, 0.0, 1.0, 0.0)
    assert ended([5, 9, 8, 3], [[], [3], [1], []], defeats=4) == (1.0, 0.0, 0.0, 0.0)


@pytest.mark.rule("R-14")
def test_r_14_a_tie_that_nothing_breaks_is_shared() -> None:
    assert ended([9, 9, 8, 3], [[2], [2], [], []]) == (0.5, 0.5, 0.0, 0.0)
    assert ended([4, 4, 4, 4], [[1], [1], [], []], defeats=4) == (0.0, 0.0, 0.5, 0.5)


def four(*totals: list[int]) -> Table:
    return daggers(table(), *totals)


@pytest.mark.rule("10.6")
def test_10_6_the_rulebooks_first_example_bars_the_last_player() -> None:
    s = four([1], [2], [3, 3], [3, 3, 3, 2])
    assert [int(s.total_daggers(seat)) for seat in range(4)] == [1, 2, 6, 11]
    assert barred(s) == 3


@pytest.mark.rule("10.6")
def test_10_6_the_rulebooks_second_example_bars_nobody() -> None:
    s = four([], [1], [3, 3, 2], [3, 3, 3])
    assert [int(s.total_daggers(seat)) for seat in range(4)] == [0, 1, 8, 9]
    assert barred(s) == -1


@pytest.mark.rule("10.6", "R-15")
def test_r_15_the_best_of_the_others_wins_even_if_poorer() -> None:
    assert ended([9, 2, 4, 3], [[3, 3], [1], [1], [1]]) == (0.0, 0.0, 1.0, 0.0)
    assert ended([9, 2, 4, 3], [[3, 2], [1], [1], [1]]) == (1.0, 0.0, 0.0, 0.0)
    assert ended([9, 2, 4, 3], [[3, 3], [3, 3], [1], [1]]) == (1.0, 0.0, 0.0, 0.0)


@pytest.mark.rule("10.6")
def test_10_6_nobody_is_barred_when_scotland_has_fallen() -> None:
    s = daggers(wealth(table(), gold=[9, 2, 4, 3]), [3, 3])
    s.defeats = 4
    s.listening = True
    settle(s)
    assert s.told[-1].public["barred"] == -1
    assert deal(s) == []
