"""The queue of questions: a process answers one at a time, those of people's games first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, Protocol

Frame = dict[str, Any]
Place = tuple[str, int]
"""A table and a seat."""

_AHEAD: Final = 4
"""How many unacknowledged answers make games of bots alone wait: the server sets the pace."""

_REMEMBERED: Final = 10_000
_EAR: Final = 0.02
"""Pause to receive frames after a thought that took longer than this, in seconds."""


@dataclass(frozen=True, slots=True, order=True)
class Question:
    """A choice that a bot is asked for; those that people wait for come first, then the oldest."""

    bots_alone: bool
    order: int
    frame: Frame
    owner: str = ""
    """Who waits for the answer: the person at the table, or the one who opened it."""
    address: str = ""
    """Where that person is, under a name that tells nothing; people of one address share a turn."""


class QuestionSource(Protocol):
    """A client that has questions."""

    def count_in_flight(self) -> int: ...

    def questions(self) -> Iterator[tuple[Question, Place]]: ...

    async def answer(self, place: Place) -> None: ...


class Thinker:
    """Answers the questions of all clients of a process in turn."""

    def __init__(self) -> None:
        self.clients: list[QuestionSource] = []
        self.wake = asyncio.Event()
        self._order = count()
        self._addresses = _LastAnswered()
        self._people = _LastAnswered()

    def question(self, frame: Frame, people: bool, owner: str = "", address: str = "") -> Question:
        """Add a question; `people` play at its table, and `owner` waits for the answer."""
        self.wake.set()
        return Question(not people, next(self._order), frame, owner, address or owner)

    async def think(self) -> None:
        """Answer questions until cancelled."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while (most_urgent := self._next()) is not None:
                client, place = most_urgent
                began = time.monotonic()
                await client.answer(place)
                # Receive what came in meanwhile: after a long thought a person may be waiting.
                await asyncio.sleep(_EAR if time.monotonic() - began > _EAR else 0)

    def _next(self) -> tuple[QuestionSource, Place] | None:
        ahead = sum(client.count_in_flight() for client in self.clients)
        asked = [
            (question, client, place)
            for client in self.clients
            for question, place in client.questions()
            if not question.bots_alone or ahead < _AHEAD
        ]
        best = min(asked, key=lambda found: self._urgency(found[0]), default=None)
        if best is None:
            return None
        now = next(self._order)
        self._addresses.note(best[0].address, now)
        self._people.note(best[0].owner, now)
        return best[1:]

    def _urgency(self, question: Question) -> tuple[bool, int, int, int]:
        """Put people's games first; among those, the address answered longest ago, there the person
        answered longest ago, then the oldest question."""
        at, owner = self._addresses.when(question.address), self._people.when(question.owner)
        return question.bots_alone, at, owner, question.order


class _LastAnswered:
    """When each of many was last answered: whoever has waited longest comes next."""

    def __init__(self) -> None:
        self._when: dict[str, int] = {}

    def when(self, who: str) -> int:
        return self._when.get(who, -1)

    def note(self, who: str, now: int) -> None:
        self._when.pop(who, None)
        self._when[who] = now
        if len(self._when) > _REMEMBERED:
            del self._when[next(iter(self._when))]
