"""Spectators cost as much as sending does: whatever they see is made once for each language."""

from __future__ import annotations

import pytest

from saltire.kernel.types import SPECTATOR
from saltire.server.tables import frames
from saltire.server.tables.manager import TableManager
from saltire.server.tables.table import LiveTable
from tests.server.tables.conftest import lobby
from tests.server.tables.lobby import Lobby, whose

__all__ = ["lobby"]

pytestmark = pytest.mark.timeout(60)


class Onlooker:
    """Somebody who looks on and keeps what is sent."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.sent: list[str] = []

    def send(self, frame: str) -> None:
        self.sent.append(frame)

    def reseat(self, table: LiveTable, seat: int) -> None:
        raise AssertionError("nobody sits here")


async def enter(manager: TableManager, table: str, onlookers: list[Onlooker]) -> None:
    live = await manager.get(table)
    for onlooker in onlookers:
        manager.enter(live, SPECTATOR, onlooker)


def test_fifty_spectators_are_sent_one_text_for_each_language(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = lobby.pair()
    for player in (ann, bob):
        player.connects()
        player.watches(table)
    onlookers = [Onlooker(("en", "de")[i % 2]) for i in range(50)]
    lobby.server.run(enter, lobby.server.services.tables, table, onlookers)
    made: list[frames.Frame] = []
    encode = frames.encode

    def counted(frame: frames.Frame) -> str:
        made.append(frame)
        return encode(frame)

    monkeypatch.setattr(frames, "encode", counted)
    mover, _ = whose(ann, bob, table)
    n = mover.acts(table)["n"]
    for player in (ann, bob):
        player.hears_of(table, n)
    news = [frame for frame in made if frame.get("type") == "news"]
    assert len(news) == 4  # two seats, and the spectators of two languages
    assert len({id(text) for onlooker in onlookers for text in onlooker.sent}) == 2
    assert all(len(onlooker.sent) == 1 for onlooker in onlookers)
