"""A review finds the blunders that were planted in good games, and does not call random play flawless."""

from __future__ import annotations

import pytest

from saltire import Dealer, Session
from saltire.bots.registry import knowledge_of
from saltire.games.registry import load
from saltire.kernel.lots import Lots
from saltire.review.analysis import review
from tests.review.blunders import games_with_blunders, is_named

FOUND = 0.9
"""The part of the blunders that must be among the five choices that a review names."""


def quiet(_: float) -> None:
    """Hear of the progress."""


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "games", "tries"), [("schotten", 40, 120), ("swords", 20, 60), ("hammer", 20, 24)]
)
def test_planted_blunders_are_named(name: str, games: int, tries: int) -> None:
    missed: list[tuple[int, float]] = []
    for game in games_with_blunders(name, games):
        found = review(game.record, knowledge_of(game.record.game), tries, quiet)
        if not is_named(game, found):
            missed.append((game.ply, round(game.cost, 2)))
    assert len(missed) <= (1 - FOUND) * games, missed


@pytest.mark.soak
@pytest.mark.parametrize("name", ["schotten", "swords", "hammer"])
def test_random_play_is_not_called_flawless(name: str) -> None:
    for seed in range(3):
        game = load(name)
        session, lots = Session(game, Dealer(seed=seed)), Lots(seed)
        while session.state.result() is None:
            seat = session.state.waiting_for()[0]
            legal = session.state.legal(seat)
            session.act(seat, legal[lots.below(len(legal))])
        found = review(session.record, knowledge_of(game), 16, quiet)
        assert len({slip.seat for slip in found.slips}) >= len(game.seats) - 1
        for one in found.breakdowns:
            assert one.start + one.skill + one.others + one.luck == pytest.approx(one.result)
        assert min(one.skill for one in found.breakdowns) < -0.2
        assert found.moments[-1].true == found.moments[-1].seen == session.record.result
