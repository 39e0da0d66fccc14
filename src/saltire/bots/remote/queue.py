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


class Asked(Protocol):
    """A client that has questions."""

    def unanswered(self) -> int: ...

    def questions(self) -> Iterator[tuple[Question, Place]]: ...

    async def answer(self, place: Place) -> None: ...


class Thinker:
    """Answers the questions of all clients of a process in turn."""

    def __init__(self) -> None:
        self.clients: list[Asked] = []
        self.wake = asyncio.Event()
        self._order = count()
        self._answered: dict[str, int] = {}
        """When each person was last answered; whoever has waited longest comes next."""

    def question(self, frame: Frame, people: bool, owner: str = "") -> Question:
        """Add a question; `people` play at its table, and `owner` waits for the answer."""
        self.wake.set()
        return Question(not people, next(self._order), frame, owner)

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

    def _next(self) -> tuple[Asked, Place] | None:
        ahead = sum(client.unanswered() for client in self.clients)
        asked = [
            (question, client, place)
            for client in self.clients
            for question, place in client.questions()
            if not question.bots_alone or ahead < _AHEAD
        ]
        best = min(asked, key=lambda found: self._urgency(found[0]), default=None)
        if best is None:
            return None
        self._answered.pop(best[0].owner, None)
        self._answered[best[0].owner] = next(self._order)
        if len(self._answered) > _REMEMBERED:
            del self._answered[next(iter(self._answered))]
        return best[1:]

    def _urgency(self, question: Question) -> tuple[bool, int, int]:
        """Put people's games first; among those, the person answered longest ago, then the oldest."""
        return question.bots_alone, self._answered.get(question.owner, -1), question.order
