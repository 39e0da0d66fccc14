"""What a study shows with all open: the board has what every seat knows."""

from __future__ import annotations

from typing import Any

from saltire import Dealer, Session
from saltire.games.registry import load, title_of
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, SPECTATOR

Facts = dict[str, Any]


def some_game(name: str, choices: int) -> Position:
    """Play some random choices."""
    session = Session(load(name), Dealer(seed=3))
    lots = Lots(5)
    for _ in range(choices):
        seat = session.state.waiting_for()[0]
        assert seat != CHANCE
        legal = session.state.legal(seat)
        session.act(seat, legal[lots.below(len(legal))])
    return session.state


def opened(state: Position, seat: int) -> tuple[Facts, list[Facts]]:
    """Give a seat's view with all open, and the views of all seats."""
    game = state.game()
    views: list[Facts] = [state.view(one).to_json() for one in range(len(game.seats))]
    facts: Facts = state.view(seat).to_json()
    title_of(game).open_all(facts, views)
    return facts, views


def test_the_other_hand_is_known() -> None:
    state = some_game("schotten", 12)
    for seat in (0, 1):
        facts, views = opened(state, seat)
        assert facts["known"] == views[1 - seat]["hand"] != views[seat]["known"]
    facts, _ = opened(state, SPECTATOR)
    assert facts == state.view(SPECTATOR).to_json()


def test_each_block_is_known_by_place_and_strength() -> None:
    facts, views = opened(some_game("hammer", 40), 0)
    known = {one["block"]: one for one in facts["known"]}
    assert facts["known"] != views[0]["known"]
    assert set(known) == {one["block"] for one in views[0]["known"]}
    for view, side in zip(views, "ES", strict=True):
        for block in view["own"]:
            one = known[f"{side} {block['block']}"]
            assert one["maybe"] == [block["place"]]
            assert one["least"] == one["most"] == block["strength"]


def test_sides_and_daggers_are_known() -> None:
    facts, views = opened(some_game("swords", 60), 0)
    for seat, clan in enumerate(facts["players"]):
        assert clan["side"] == views[seat]["players"][seat]["side"]
        assert clan["revealed"] == views[seat]["daggers"]
    assert "revealed" not in views[0]["players"][0]
