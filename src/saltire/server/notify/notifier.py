"""Notifier to people who are away: found by looking at the slow games, sent through the outbox.

Whoever is waited for gets one notification a turn, however often they or the server come and go: a turn is
known by the number of the person's own last action, and the outbox takes each turn once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from saltire.server.edge.metrics import Metrics
from saltire.server.jobs.leases import Leases
from saltire.server.notify.smtp import Mailer, PutOff, Undeliverable
from saltire.server.notify.templates import MessageTemplates
from saltire.server.people.passwords import new_token
from saltire.server.settings import Settings
from saltire.server.store.accounts import AccountStore
from saltire.server.store.engine import now_ms
from saltire.server.store.outbox import OutboxStore

if TYPE_CHECKING:
    from saltire.server.notify.webpush import Pusher

EVERY: Final = 15.0
GRACE: Final = {"mail": 90.0, "push": 10.0}
"""Seconds before a notification goes out: whoever answers at once needs none."""
CONFIRM_MINUTES: Final = 2 * 24 * 60.0
RESET_MINUTES: Final = 60.0
_LOG: Final = logging.getLogger("saltire.letters")


def back_off(tries: int) -> float:
    """Give the seconds until the next try: a minute, then four times as long each time."""
    return float(min(60.0 * 4.0 ** (tries - 1), 24 * 3600.0))


class Notifier:
    """Puts notifications in the outbox and sends what is due."""

    def __init__(
        self,
        settings: Settings,
        outbox: OutboxStore,
        accounts: AccountStore,
        metrics: Metrics,
        leases: Leases,
    ) -> None:
        self._settings = settings
        self._outbox = outbox
        self._accounts = accounts
        self._metrics = metrics
        self._leases = leases
        self._mailer = Mailer(settings)
        self._last_progress: dict[str, int] | None = None
        """How far each slow game was at the last look; None before the first."""
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._templates: MessageTemplates | None = None
        self._pusher: Pusher | None = None

    @property
    def mail_ready(self) -> bool:
        return self._mailer.ready

    async def open(self) -> None:
        """Start sending in the background."""
        self._task = asyncio.create_task(self._run(), name="notifications")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            await self._leases.let_go("letters")  # the next process need not wait

    async def templates(self) -> MessageTemplates:
        if self._templates is None:
            secret = await self._outbox.secret("letters", new_token)
            self._templates = MessageTemplates(
                self._settings.base_url, self._settings.mail_from, secret
            )
        return self._templates

    async def push_key(self) -> str:
        """Give the public key a browser needs to subscribe."""
        from saltire.server.notify.webpush import new_vapid_key, public_key

        return public_key(await self._outbox.secret("vapid", new_vapid_key))

    async def confirm(self, person_id: str, email: str) -> None:
        """Ask whoever reads that address whether notifications may go there."""
        await self._add(person_id, "confirm", {"email": email})

    async def reset(self, person_id: str, email: str) -> None:
        """Send the link to set a new password."""
        await self._add(person_id, "reset", {"email": email})

    async def test(self, person_id: str) -> None:
        """Send the host a notification to see whether the settings work."""
        await self._add(person_id, "test", {})

    async def _add(self, person_id: str, kind: str, data: dict[str, object]) -> None:
        if not self._mailer.ready:
            return
        row = {"person_id": person_id, "kind": kind, "way": "mail", "data": data, "due": now_ms()}
        await self._outbox.add([row])
        self._wake.set()

    async def _run(self) -> None:
        while True:
            try:
                if await self._leases.hold("letters"):
                    await self.look()
                await self.send_due()
                await self._outbox.tidy()
            except Exception:
                # The next round may go better; a game never waits for a notification.
                _LOG.exception("letters could not be sent")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), EVERY)
            self._wake.clear()

    async def look(self) -> None:
        """Put a notification in for everybody whose turn has begun in a slow game."""
        began = now_ms()
        if self._last_progress is None:
            self._last_progress = dict(await self._outbox.games_seen())
        games = dict(await self._outbox.slow_games())
        seen = self._last_progress
        changed = [id for id, n in games.items() if seen.get(id) != n]
        for table_id in changed:
            for turn in await self._outbox.turns(table_id):
                ways = await self._outbox.ways(turn.person_id)
                await self._outbox.add(
                    {
                        "person_id": turn.person_id, "table_id": table_id, "kind": "your-turn",
                        "way": way, "once": f"{way} {turn.once}", "data": {"turn": turn.once},
                        "due": now_ms() + int(GRACE[way] * 1000),
                    }
                    for way in ways
                )  # fmt: skip
        self._last_progress = games
        await self._outbox.note_look(began)

    async def send_due(self) -> None:
        """Send what is due; what fails is put off."""
        for row in await self._outbox.claim():
            fate = await self._try(row)
            self._metrics.notifications.labels(row["way"], fate).inc()
            if fate == "later":
                tries = row["tries"] + 1
                await self._outbox.put_off(row["id"], tries, back_off(tries))
            else:
                await self._outbox.settle(row["id"])

    async def _try(self, row: Mapping[str, Any]) -> str:
        try:
            return await self._send(row)
        except Undeliverable as error:
            _LOG.warning("letter refused", extra={"letter": row["id"], "why": str(error)})
            return "refused"
        except PutOff as error:
            _LOG.warning("letter put off", extra={"letter": row["id"], "why": str(error)})
            return "later"
        except Exception:
            # One that cannot be written must not hold up those behind it.
            _LOG.exception("letter failed", extra={"letter": row["id"]})
            return "later"

    async def _send(self, row: Mapping[str, Any]) -> str:
        reader = await self._outbox.person(row["person_id"])
        if reader is None or reader["kind"] == "gone":
            return "dropped"
        if row["kind"] == "your-turn":
            return await self._send_turn(row, reader)
        return await self._send_linked(row, reader)

    async def _send_turn(self, row: Mapping[str, Any], reader: Mapping[str, Any]) -> str:
        turns = await self._outbox.turns(row["table_id"])
        current = any(turn.once == row["data"]["turn"] for turn in turns)
        if not current or row["way"] not in await self._outbox.ways(reader["id"]):
            return "dropped"
        game, others = await self._outbox.table(row["table_id"], reader["id"])
        templates = await self.templates()
        if row["way"] == "mail":
            if not self._mailer.ready:
                return "dropped"
            await self._mailer.send(templates.turn(reader, row["table_id"], game, others))
        else:
            await self._push(reader["id"], templates.line(reader, row["table_id"], game, others))
        return "sent"

    async def _push(self, person_id: str, line: Mapping[str, object]) -> None:
        pusher = await self._ready_pusher()
        for subscription in await self._outbox.subscriptions(person_id):
            try:
                await pusher.send(subscription, line)
            except Undeliverable:
                await self._outbox.unsubscribe(subscription["endpoint"])

    async def _ready_pusher(self) -> Pusher:
        # Slow to import, and a server where nobody subscribes never needs it.
        from saltire.server.notify.webpush import Pusher, contact, new_vapid_key

        if self._pusher is None:
            pem = await self._outbox.secret("vapid", new_vapid_key)
            whom = contact(self._settings.mail_from, self._settings.base_url)
            self._pusher = Pusher(pem, whom, self._settings.push_hosts)
        return self._pusher

    async def _send_linked(self, row: Mapping[str, Any], reader: Mapping[str, Any]) -> str:
        kind, email = row["kind"], row["data"].get("email", reader["email"])
        if not email or email != reader["email"]:
            return "dropped"
        templates = await self.templates()
        await self._mailer.send(
            templates.link_message(reader, kind, await self._path(kind, reader))
        )
        return "sent"

    async def _path(self, kind: str, reader: Mapping[str, Any]) -> str:
        if kind == "test":
            return "/"
        minutes = CONFIRM_MINUTES if kind == "confirm" else RESET_MINUTES
        key = await self._accounts.add_key(kind, minutes, reader["id"], email=reader["email"])
        return f"/mail/confirm/{key}" if kind == "confirm" else f"/reset#key={key}"
