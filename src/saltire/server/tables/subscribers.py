"""Who is sent what: the subscribers of a table, and the clients that learn where it is their turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Container, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from saltire.server.tables.table import LiveTable

EVERYBODY: Final = "*"
_PAUSE: Final = 0.25
"""Seconds in which several changes of turns become one message."""


class Subscriber(Protocol):
    """Somebody who wants to hear of a table."""

    lang: str

    def send(self, frame: str) -> None:
        """Queue a frame; never waits."""

    def reseat(self, table: LiveTable, seat: int) -> None:
        """Look on as a spectator: the seat is somebody else's now."""


class Subscribers:
    """The subscribers of one table."""

    def __init__(self) -> None:
        self.groups: dict[tuple[int, str], list[Subscriber]] = {}
        self._elsewhere: dict[tuple[str, int], float] = {}
        """When another process last said that somebody looks from a seat, by process and seat."""
        self.left_at: dict[int, float] = {}
        self.since = time.monotonic()

    def add(self, seat: int, subscriber: Subscriber) -> bool:
        """Add a subscriber; True if nobody was at this seat before."""
        was = self.present(seat)
        self.groups.setdefault((seat, subscriber.lang), []).append(subscriber)
        return not was

    def remove(self, seat: int, subscriber: Subscriber) -> bool:
        """Remove a subscriber; True if now nobody is at this seat."""
        group = self.groups.get((seat, subscriber.lang), [])
        if subscriber not in group:
            return False
        group.remove(subscriber)
        if not group:
            del self.groups[seat, subscriber.lang]
        if self.present(seat):
            return False
        self.note_visit(seat)
        return True

    def here(self, seat: int) -> int:
        """Count the subscribers of this process at a seat."""
        return sum(len(group) for (at, _), group in self.groups.items() if at == seat)

    def present(self, seat: int) -> bool:
        """Tell whether anybody looks from this seat."""
        return any(at == seat for at, _ in self.groups) or any(
            at == seat for _, at in self._elsewhere
        )

    def note_elsewhere(self, server: str, seat: int, here: int) -> bool:
        """Note how many look from a seat at another process; True if that changes who is present."""
        was = self.present(seat)
        if here:
            self._elsewhere[server, seat] = time.monotonic()
        else:
            self._elsewhere.pop((server, seat), None)
        return self._left_if(was, seat)

    def expire(self, since: float) -> bool:
        """Forget what other processes have not repeated since a moment; True if somebody is gone."""
        return self._forget([key for key, at in self._elsewhere.items() if at < since])

    def forget_servers(self, living: Container[str]) -> bool:
        """Forget what processes said that live no more; True if somebody is gone."""
        return self._forget([key for key in self._elsewhere if key[0] not in living])

    def _forget(self, keys: list[tuple[str, int]]) -> bool:
        gone = False
        for key in keys:
            del self._elsewhere[key]
            gone |= self._left_if(True, key[1])
        return gone

    def _left_if(self, was: bool, seat: int) -> bool:
        now = self.present(seat)
        if was and not now:
            self.note_visit(seat)
        return was != now

    def note_visit(self, seat: int) -> None:
        """Note that somebody asked from this seat, without a socket perhaps."""
        self.left_at[seat] = time.monotonic()

    def away(self, seat: int) -> float:
        """Tell for how many seconds nobody has been at a seat."""
        if self.present(seat):
            return 0.0
        return time.monotonic() - self.left_at.get(seat, self.since)

    def __len__(self) -> int:
        return sum(len(group) for group in self.groups.values())


class TurnClient(Protocol):
    """A connected client that wants to know where it is waited for."""

    @property
    def watching(self) -> Container[str]:
        """The tables that it sees anyway."""

    def send_turns(self, tables: dict[str, bool]) -> None: ...

    def dismiss(self) -> None:
        """Close the connection: the person is signed out."""


class Poll(Protocol):
    """A request that waits for news in somebody's name."""

    def dismiss(self) -> None:
        """Wake up: the person may be signed out."""


class Turns:
    """The tables that wait for each connected person, and whether nobody else waits there."""

    def __init__(self) -> None:
        self.clients: dict[str, list[TurnClient]] = {}
        self.tables: dict[str, dict[str, bool]] = {}
        self._to_tell: set[str] = set()
        self._changes: dict[str, list[dict[str, bool | None]]] = {}
        """What has changed for people whose tables are being read from the database just now."""
        self.polls: dict[str, list[Poll]] = {}
        """The requests that wait in each person's name."""
        self._arrivals: list[set[str]] = []
        """Who was sent away since each of those who are being recognised just now began to be."""

    @contextmanager
    def arrival(self) -> Iterator[set[str]]:
        """Collect who is sent away meanwhile: whoever was recognised before is not let in after it."""
        gone: set[str] = set()
        self._arrivals.append(gone)
        try:
            yield gone
        finally:
            self._arrivals[:] = [other for other in self._arrivals if other is not gone]

    def send_away(self, person: str) -> None:
        """Close a person's sockets, those too that are being opened, and wake their requests."""
        for gone in self._arrivals:
            gone.add(person)
        for poll in self.polls.get(person, ()):
            poll.dismiss()
        for client in list(self.clients.get(person, ())):
            client.dismiss()

    def send_everybody_away(self) -> None:
        """Close every socket of somebody who is known."""
        for gone in self._arrivals:
            gone.add(EVERYBODY)
        for person in {*self.clients, *self.polls}:
            self.send_away(person)

    @contextmanager
    def changes_of(self, person: str) -> Iterator[dict[str, bool | None]]:
        """Collect what changes while a person's tables are read; None where nobody waits for them now."""
        changes: dict[str, bool | None] = {}
        self._changes.setdefault(person, []).append(changes)
        try:
            yield changes
        finally:
            readers = self._changes[person]
            readers[:] = [other for other in readers if other is not changes]
            if not readers:
                del self._changes[person]

    def enter(self, person: str, client: TurnClient, tables: dict[str, bool]) -> None:
        self.clients.setdefault(person, []).append(client)
        self.tables[person] = tables
        client.send_turns(tables)

    def leave(self, person: str, client: TurnClient) -> None:
        known = self.clients.get(person, [])
        if client in known:
            known.remove(client)
        if not known:
            self.clients.pop(person, None)
            self.tables.pop(person, None)

    def note_waiting(
        self, table: str, waiting: Iterable[str], present: Iterable[str], alone: bool
    ) -> None:
        """Note which of the people at a table are waited for now, perhaps by nobody but bots."""
        asked = set(waiting)
        for person in {*present, *asked}:
            for changes in self._changes.get(person, ()):
                changes[table] = alone if person in asked else None
            mine = self.tables.get(person)
            if mine is None or (person in asked) == (table in mine):
                continue
            if person in asked:
                mine[table] = alone
            else:
                del mine[table]
            if not all(table in client.watching for client in self.clients[person]):
                self._soon(person)

    def stop_watching(self, person: str) -> None:
        """Tell somebody who looks at a table no more how it is there: until now they saw it."""
        if person in self.tables:
            self._soon(person)

    def _soon(self, person: str) -> None:
        """Tell a person shortly: several changes at once make one message."""
        if person not in self._to_tell:
            self._to_tell.add(person)
            asyncio.get_running_loop().call_later(_PAUSE, self._tell, person)

    def _tell(self, person: str) -> None:
        self._to_tell.discard(person)
        for client in self.clients.get(person, []):
            client.send_turns(self.tables[person])
