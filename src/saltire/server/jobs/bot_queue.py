"""Who waits at a table for the moves of bots: a person, and the address they come from."""

from __future__ import annotations

import hashlib

from saltire.server.people.passwords import new_token
from saltire.server.store.accounts import AccountStore
from saltire.server.store.outbox import OutboxStore
from saltire.server.tables.table import BOT, LiveTable


class BotQueue:
    """Tells the bots who waits; every process calls an address by the same name."""

    def __init__(self, accounts: AccountStore, outbox: OutboxStore) -> None:
        self._accounts = accounts
        self._outbox = outbox
        self._secret = ""

    async def who_waits(self, table: LiveTable) -> tuple[str, str]:
        """Name who plays at a table, or who opened it, and their address, so that it cannot be read."""
        people = [seating.person for seating in table.seats if seating.person is not None]
        playing = [person for person in people if not person.startswith(BOT)]
        owner = next(iter(playing), table.row["host"] or "")
        address = await self._accounts.last_address(owner)
        if not address:
            return owner, ""
        self._secret = self._secret or await self._outbox.secret("bot-queue", new_token)
        hidden = hashlib.blake2b(address.encode(), key=self._secret.encode(), digest_size=12)
        return owner, hidden.hexdigest()
