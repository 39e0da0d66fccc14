"""What is shown is durable: nobody hears of a move or a result that a power cut could still undo."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.promises.gates import Gate, gate
from tests.server.tables.conftest import the_hall
from tests.server.tables.hall import Hall, Message, Player

__all__ = ["the_hall"]

pytestmark = pytest.mark.timeout(60)


@pytest.fixture
def the_gate(the_hall: Hall) -> Iterator[Gate]:
    with gate(the_hall.server) as found:
        yield found


def heard_by_now(player: Player) -> list[Message]:
    """Give what the socket has brought so far."""
    player.sends(type="ping")
    heard: list[Message] = []
    while not heard or heard[-1]["type"] != "pong":
        heard.append(player.hears("ack", "news", "state", "error", "pong"))
    return heard[:-1]


def test_who_leaves_while_a_result_is_stored_does_not_show_it_early(
    the_hall: Hall, the_gate: Gate
) -> None:
    ann, bob, table = the_hall.pair()
    eve = the_hall.player("Eve")
    for player in (ann, bob, eve):
        player.connects()
        n = player.watches(table)["n"]
    for player in (ann, bob, eve):
        heard_by_now(player)
    with the_gate.shut():
        ann.sends(type="do", what="resign", table=table, cid="enough")
        the_gate.wait()
        bob.sends(type="unwatch", table=table)
        heard_by_now(bob)
        for frame in heard_by_now(eve):
            assert (frame["n"], frame["info"]["state"]) == (n, "playing")
        assert heard_by_now(ann) == []
    news = eve.hears_of(table, n + 1)
    assert news["info"]["result"]["how"] == "resign"
    assert not eve.hears("news")["info"]["seats"][1]["connected"]
