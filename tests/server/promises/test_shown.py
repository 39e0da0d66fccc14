"""What is shown is durable: nobody hears of a move or a result that a power cut could still undo."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.promises.paused_commits import PausedCommits, paused_commits
from tests.server.tables.conftest import lobby
from tests.server.tables.lobby import Lobby, Message, Player

__all__ = ["lobby"]

pytestmark = pytest.mark.timeout(60)


@pytest.fixture
def commits(lobby: Lobby) -> Iterator[PausedCommits]:
    with paused_commits(lobby.server) as found:
        yield found


def heard_by_now(player: Player) -> list[Message]:
    """Give what the socket has brought so far."""
    player.sends(type="ping")
    heard: list[Message] = []
    while not heard or heard[-1]["type"] != "pong":
        heard.append(player.hears("ack", "news", "state", "error", "pong"))
    return heard[:-1]


def test_who_leaves_while_a_result_is_stored_does_not_show_it_early(
    lobby: Lobby, commits: PausedCommits
) -> None:
    ann, bob, table = lobby.pair()
    eve = lobby.player("Eve")
    for player in (ann, bob, eve):
        player.connects()
        n = player.watches(table)["n"]
    for player in (ann, bob, eve):
        heard_by_now(player)
    with commits.shut():
        ann.sends(type="do", what="resign", table=table, cid="enough")
        commits.wait()
        bob.sends(type="unwatch", table=table)
        heard_by_now(bob)
        for frame in heard_by_now(eve):
            assert (frame["n"], frame["info"]["state"]) == (n, "playing")
        assert heard_by_now(ann) == []
    news = eve.hears_of(table, n + 1)
    assert news["info"]["result"]["how"] == "resign"
    assert not eve.hears("news")["info"]["seats"][1]["connected"]
