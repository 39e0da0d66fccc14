"""Whose turn it is where, for everybody who is connected: the `you` message."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final, Protocol

_PAUSE: Final = 0.25


class Waiter(Protocol):
    """A connected client that wants to know where it is waited for."""

    def watches(self, table: str) -> bool:
        """Tell whether it sees this table anyway."""

    def send_turns(self, tables: list[str]) -> None: ...

    def dismiss(self) -> None:
        """Close the connection: the person is signed out."""


class Turns:
    """The tables that wait for each connected person."""

    def __init__(self) -> None:
        self.waiters: dict[str, list[Waiter]] = {}
        self.tables: dict[str, set[str]] = {}
        self._due: set[str] = set()

    def enter(self, person: str, waiter: Waiter, tables: Iterable[str]) -> None:
        self.waiters.setdefault(person, []).append(waiter)
        self.tables[person] = set(tables)
        waiter.send_turns(sorted(self.tables[person]))

    def leave(self, person: str, waiter: Waiter) -> None:
        known = self.waiters.get(person, [])
        if waiter in known:
            known.remove(waiter)
        if not known:
            self.waiters.pop(person, None)
            self.tables.pop(person, None)

    def changed(self, table: str, waiting: Iterable[str], present: Iterable[str]) -> None:
        """Note which of the people at a table are waited for now."""
        asked = set(waiting)
        for person in {*present, *asked}:
            mine = self.tables.get(person)
            if mine is None or (person in asked) == (table in mine):
                continue
            mine.symmetric_difference_update({table})
            if not all(waiter.watches(table) for waiter in self.waiters[person]):
                self._soon(person)

    def _soon(self, person: str) -> None:
        """Tell a person shortly: several changes at once make one message."""
        if person not in self._due:
            self._due.add(person)
            asyncio.get_running_loop().call_later(_PAUSE, self._tell, person)

    def _tell(self, person: str) -> None:
        self._due.discard(person)
        for waiter in self.waiters.get(person, []):
            waiter.send_turns(sorted(self.tables[person]))
