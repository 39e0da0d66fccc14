"""The house: everything one server process holds, in one place."""

from __future__ import annotations

import asyncio

from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection

from saltire.server.desk import Desk
from saltire.server.jobs.bot_workers import Workers
from saltire.server.jobs.reviews import Reviews
from saltire.server.live.heartbeat import Pulse
from saltire.server.settings import Settings
from saltire.server.store.commit_log import ledger_for
from saltire.server.store.engine import open_engine
from saltire.server.store.history import HistoryStore
from saltire.server.store.people import PeopleStore
from saltire.server.store.tables import TableStore
from saltire.server.store.writer import Writer
from saltire.server.tables.manager import Rooms


class House:
    """Opened with the application, closed with it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = open_engine(settings.database_url)
        self.people = PeopleStore(self.engine)
        self.desk = Desk(settings, self.engine)
        self.tables = TableStore(self.engine)
        self.history = HistoryStore(self.engine)
        self.writer = Writer(ledger_for(self.engine))
        self.rooms = Rooms(self.tables, self.writer, settings)
        self.desk.follow(self.rooms)
        self.pulse = Pulse(self.rooms, self.engine)
        self.bots = Workers(settings, self.people)
        self.reviews = Reviews(settings.review_seconds)
        self.hints = asyncio.Semaphore(settings.hints_at_once)

    async def open(self) -> None:
        """Bring the database up to date and start what runs in the background."""
        from saltire.server.store.migrate import upgrade

        await upgrade(self.engine)
        await self.writer.open()
        await self.pulse.open()
        await self.desk.letters.open()

    async def close(self) -> None:
        await self.bots.close()
        await self.reviews.close()
        await self.desk.letters.close()
        await self.pulse.close()
        self.rooms.close()
        await self.writer.close()
        await self.engine.dispose()


def house_of(connection: HTTPConnection) -> House:
    """Give the house that a request or a socket has come to."""
    house = connection.app.state.house
    assert isinstance(house, House)
    return house
