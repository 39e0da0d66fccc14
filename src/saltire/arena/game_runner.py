"""Plays one game between bots; a bot that crashes, plays an illegal action or is too slow forfeits it."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, Final

from saltire.arena.schedule import Fixture, Schedule
from saltire.arena.subprocess_bot import SubprocessBot, SubprocessBotError, SubprocessTimeout
from saltire.bots.protocol import AnyBot
from saltire.bots.remote.seat import Overtime, at_most
from saltire.dealer import Dealer
from saltire.kernel.types import RULES
from saltire.record import Record
from saltire.session import Session

CRASH: Final = "crash"
ILLEGAL: Final = "illegal"
OVERTIME: Final = "overtime"
NOBODY: Final = -1
LONGEST_DETAIL: Final = 1 << 16

OnThinking = Callable[[int], None]
"""Is called with the seat that starts to think, and with NOBODY when it stops."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a bot forfeited a game."""

    seat: int
    kind: str
    message: str
    detail: str = ""
    """The traceback of a Python bot, or the whole standard error of a program."""

    def to_json(self) -> dict[str, object]:
        fault: dict[str, object] = {"seat": self.seat, "kind": self.kind, "told": self.message}
        return {**fault, "detail": self.detail} if self.detail else fault

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Fault:
        return cls(data["seat"], data["kind"], data["told"], data.get("detail", ""))


@dataclass(slots=True)
class ThinkingTime:
    """The thinking time of one seat in a game, over the moves where it had a choice."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


@dataclass(slots=True)
class Outcome:
    """The result of one game: each seat's share of the win, length, fault and thinking times."""

    fixture: Fixture
    shares: tuple[float, ...]
    plies: int
    fault: Fault | None
    thinking_times: list[ThinkingTime] = field(default_factory=list)
    notes: list[Any] = field(default_factory=list)
    """What each seat recorded for training or calibration, if its bot does so."""

    def to_json(self) -> dict[str, object]:
        return {
            "fixture": asdict(self.fixture), "shares": self.shares, "plies": self.plies,
            "fault": None if self.fault is None else self.fault.to_json(),
            "thoughts": [asdict(each) for each in self.thinking_times], "notes": self.notes,
        }  # fmt: skip

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Outcome:
        """Read what `to_json` wrote."""
        return cls(
            Fixture(**data["fixture"]), tuple(data["shares"]), data["plies"],
            None if data["fault"] is None else Fault.from_json(data["fault"]),
            [ThinkingTime(**each) for each in data["thoughts"]], data.get("notes", []),
        )  # fmt: skip


class Forfeit(Exception):
    """Ends a game because a bot broke the terms of the match."""

    def __init__(self, seat: int, kind: str, message: str, detail: str = "") -> None:
        super().__init__(message)
        self.fault = Fault(seat, kind, " ".join(message.split())[:200], detail)


def forfeit_outcome(schedule: Schedule, fixture: Fixture, fault: Fault, plies: int = 0) -> Outcome:
    """Share the win equally among the other seats."""
    seats = len(schedule.game.seats)
    shares = tuple(0.0 if seat == fault.seat else 1 / (seats - 1) for seat in range(seats))
    return Outcome(fixture, shares, plies, fault, [ThinkingTime() for _ in range(seats)])


def empty_record(schedule: Schedule, fixture: Fixture) -> Record:
    """Start the record of a game, with the names of its players."""
    dealer = Dealer(schedule.deal_seed(fixture))
    players = [schedule.entrants[i].label for i in schedule.seating(fixture)]
    return Record(schedule.game, players, dealer.commitment, dealer.salts)


def play(
    schedule: Schedule, fixture: Fixture, on_thinking: OnThinking = lambda _: None
) -> tuple[Outcome, Record]:
    """Play one game to its end or to the first fault."""
    dealer = Dealer(schedule.deal_seed(fixture))
    session = Session(schedule.game, dealer, empty_record(schedule, fixture))
    runner = _GameRunner(schedule, fixture, session, on_thinking)
    try:
        runner.create_bots()
        while session.state.actor() != RULES:
            runner.move(session.state.actor())
        result = session.state.result()
        assert result is not None
        outcome = Outcome(fixture, result, session.ply, None, runner.thinking_times, runner.notes())
    except Forfeit as forfeit:
        outcome = forfeit_outcome(schedule, fixture, forfeit.fault, session.ply)
        outcome.thinking_times = runner.thinking_times
        session.record.close(None, dealer.seed)
    finally:
        on_thinking(NOBODY)
        runner.close_bots()
    return outcome, session.record


class _GameRunner:
    """Asks the bots of one game for their moves, under the clock."""

    def __init__(
        self, schedule: Schedule, fixture: Fixture, session: Session, on_thinking: OnThinking
    ) -> None:
        self.schedule = schedule
        self.fixture = fixture
        self.session = session
        self.on_thinking = on_thinking
        self.bots: list[AnyBot] = []
        self.limits = [
            schedule.limit_at(fixture, seat) for seat, _ in enumerate(session.game.seats)
        ]
        self.thinking_times = [ThinkingTime() for _ in session.game.seats]
        self._events_seen = [0 for _ in session.game.seats]

    def create_bots(self) -> None:
        for seat, entrant in enumerate(self.schedule.seating(self.fixture)):
            seed = self.schedule.bot_seed(self.fixture, seat)
            make = self.schedule.entrants[entrant].seat
            bot, _ = self._run_timed(
                seat, partial(make, self.schedule.game, seed, self.limits[seat], seat)
            )
            self.bots.append(bot)

    def move(self, seat: int) -> None:
        session = self.session
        legal = session.state.legal(seat)
        view = session.state.view(seat)
        heard = session.events_for(seat, self._events_seen[seat])
        self._events_seen[seat] = len(session.events)
        entrant = self.schedule.entrants[self.schedule.seating(self.fixture)[seat]]
        clock = entrant.clock(self.limits[seat])
        action, seconds = self._run_timed(seat, lambda: self.bots[seat].choose(view, heard, clock))
        if len(legal) > 1:
            self.thinking_times[seat].add(seconds)
        if type(action) is not int or action not in legal:
            raise Forfeit(seat, ILLEGAL, f"{action!r} at ply {session.ply} is no legal action")
        session.act(seat, action)

    def _run_timed(self, seat: int, run: Callable[[], Any]) -> tuple[Any, float]:
        """Run a bot's code under the clock; Forfeit says what went wrong."""
        limit = self.limits[seat]
        self.on_thinking(seat)
        began = time.perf_counter()
        too_long = f"more than {limit:g} seconds at ply {self.session.ply}"
        try:
            with at_most(limit):
                value = run()
        except Overtime:
            raise Forfeit(seat, OVERTIME, too_long) from None
        except SubprocessTimeout as error:
            raise Forfeit(seat, OVERTIME, too_long, error.stderr) from None
        except MemoryError:
            raise Forfeit(seat, CRASH, "out of memory") from None
        except SubprocessBotError as error:
            raise Forfeit(seat, CRASH, str(error), error.stderr) from None
        except (Exception, SystemExit) as error:
            shown = "".join(traceback.format_exception(error))[-LONGEST_DETAIL:]
            raise Forfeit(seat, CRASH, f"{type(error).__name__}: {error}", shown) from None
        finally:
            self.on_thinking(NOBODY)
        seconds = time.perf_counter() - began
        if seconds > limit:
            raise Forfeit(seat, OVERTIME, too_long)
        return value, seconds

    def notes(self) -> list[Any]:
        notes = [getattr(bot, "notes", None) for bot in self.bots]
        return notes if any(each is not None for each in notes) else []

    def close_bots(self) -> None:
        result: Sequence[float] | None = self.session.state.result()
        for bot in self.bots:
            if isinstance(bot, SubprocessBot):
                bot.close(result)
