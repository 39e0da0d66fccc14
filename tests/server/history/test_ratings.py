from __future__ import annotations

import pytest

from saltire.server.people.ratings import Rating, new_ratings


def test_whoever_wins_goes_up_and_whoever_loses_goes_down() -> None:
    winner, loser = new_ratings([Rating(), Rating()], [1.0, 0.0])
    assert winner.mu > 25 > loser.mu
    assert (winner.games, loser.games) == (1, 1)
    assert winner.shown > 1000


def test_a_draw_between_equals_only_makes_surer() -> None:
    one, other = new_ratings([Rating(), Rating()], [0.5, 0.5])
    assert one.mu == pytest.approx(other.mu)
    assert one.sigma < Rating().sigma


def test_an_upset_moves_more_than_what_was_expected() -> None:
    strong, weak = Rating(30, 3), Rating(20, 3)
    expected = new_ratings([strong, weak], [1.0, 0.0])[0].mu - strong.mu
    upset = new_ratings([strong, weak], [0.0, 1.0])[1].mu - weak.mu
    assert upset > expected > 0


def test_six_players_are_ranked_by_their_shares() -> None:
    shares = [0.5, 0.0, 0.5, 0.0, 0.0, 0.0]
    after = new_ratings([Rating()] * 6, shares)
    assert min(after[0].mu, after[2].mu) > max(after[i].mu for i in (1, 3, 4, 5))
