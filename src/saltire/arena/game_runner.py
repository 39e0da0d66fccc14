"""One game between bots: each sees its view and hears its events, and whoever breaks the terms loses."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, Final

from saltire.arena.schedule import Fixture, Plan
from saltire.arena.subprocess_bot import OutsideBot, Silent
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

Watch = Callable[[int], None]
"""Is told which seat thinks, and NOBODY when none does."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What a bot did that lost it the game."""

    seat: int
    kind: str
    told: str


@dataclass(slots=True)
class Thought:
    """How long one seat thought in a game, over the moves where it had a choice."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


@dataclass(slots=True)
class Outcome:
    """How a game ended: each seat's share of the win, and what the tables need to know."""

    fixture: Fixture
    shares: tuple[float, ...]
    plies: int
    fault: Fault | None
    thoughts: list[Thought] = field(default_factory=list)
    notes: list[Any] = field(default_factory=list)
    """What each seat wrote down to learn from, where the bots of a match do so."""

    def to_json(self) -> dict[str, object]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Outcome:
        """Read what `to_json` gave."""
        return cls(
            Fixture(**data["fixture"]), tuple(data["shares"]), data["plies"],
            None if data["fault"] is None else Fault(**data["fault"]),
            [Thought(**thought) for thought in data["thoughts"]], data.get("notes", []),
        )  # fmt: skip


class Forfeit(Exception):
    """A bot has lost its game at the table's edge, not on the board."""

    def __init__(self, seat: int, kind: str, told: str) -> None:
        super().__init__(told)
        self.fault = Fault(seat, kind, " ".join(told.split())[:200])


def forfeited(plan: Plan, fixture: Fixture, fault: Fault, plies: int = 0) -> Outcome:
    """Give the win to the others, in equal shares."""
    seats = len(plan.game.seats)
    shares = tuple(0.0 if seat == fault.seat else 1 / (seats - 1) for seat in range(seats))
    return Outcome(fixture, shares, plies, fault, [Thought() for _ in range(seats)])


def empty_record(plan: Plan, fixture: Fixture) -> Record:
    """Begin the record of a game, with the names of those who play."""
    dealer = Dealer(plan.deal_seed(fixture))
    players = [plan.entrants[i].label for i in plan.seated(fixture)]
    return Record(plan.game, players, dealer.commitment, dealer.salts)


def play(plan: Plan, fixture: Fixture, watch: Watch = lambda _: None) -> tuple[Outcome, Record]:
    """Play one game to its end or to the first fault."""
    dealer = Dealer(plan.deal_seed(fixture))
    session = Session(plan.game, dealer, empty_record(plan, fixture))
    table = _Table(plan, fixture, session, watch)
    try:
        table.sit_down()
        while session.state.actor() != RULES:
            table.move(session.state.actor())
        result = session.state.result()
        assert result is not None
        outcome = Outcome(fixture, result, session.ply, None, table.thoughts, table.notes())
    except Forfeit as lost:
        outcome = forfeited(plan, fixture, lost.fault, session.ply)
        outcome.thoughts = table.thoughts
        session.record.close(None, dealer.seed)
    finally:
        watch(NOBODY)
        table.leave()
    return outcome, session.record


class _Table:
    """The bots of one game, asked one at a time."""

    def __init__(self, plan: Plan, fixture: Fixture, session: Session, watch: Watch) -> None:
        self.plan = plan
        self.fixture = fixture
        self.session = session
        self.watch = watch
        self.bots: list[AnyBot] = []
        self.limits = [plan.limit_at(fixture, seat) for seat, _ in enumerate(session.game.seats)]
        self.thoughts = [Thought() for _ in session.game.seats]
        self._heard = [0 for _ in session.game.seats]

    def sit_down(self) -> None:
        for seat, entrant in enumerate(self.plan.seated(self.fixture)):
            seed = self.plan.bot_seed(self.fixture, seat)
            make = self.plan.entrants[entrant].seat
            bot, _ = self._watched(
                seat, partial(make, self.plan.game, seed, self.limits[seat], seat)
            )
            self.bots.append(bot)

    def move(self, seat: int) -> None:
        session = self.session
        legal = session.state.legal(seat)
        view = session.state.view(seat)
        heard = session.heard(seat, self._heard[seat])
        self._heard[seat] = len(session.events)
        entrant = self.plan.entrants[self.plan.seated(self.fixture)[seat]]
        clock = entrant.clock(self.limits[seat])
        action, seconds = self._watched(seat, lambda: self.bots[seat].choose(view, heard, clock))
        if len(legal) > 1:
            self.thoughts[seat].add(seconds)
        if type(action) is not int or action not in legal:
            raise Forfeit(seat, ILLEGAL, f"{action!r} at ply {session.ply} is no legal action")
        session.act(seat, action)

    def _watched(self, seat: int, run: Callable[[], Any]) -> tuple[Any, float]:
        """Let a bot do something under the clock; Forfeit says what went wrong."""
        limit = self.limits[seat]
        self.watch(seat)
        began = time.perf_counter()
        late = Forfeit(seat, OVERTIME, f"more than {limit:g} seconds at ply {self.session.ply}")
        try:
            with at_most(limit):
                given = run()
        except (Overtime, Silent):
            raise late from None
        except MemoryError:
            raise Forfeit(seat, CRASH, "out of memory") from None
        except (Exception, SystemExit) as error:
            raise Forfeit(seat, CRASH, f"{type(error).__name__}: {error}") from None
        finally:
            self.watch(NOBODY)
        seconds = time.perf_counter() - began
        if seconds > limit:
            raise late
        return given, seconds

    def notes(self) -> list[Any]:
        found = [getattr(bot, "notes", None) for bot in self.bots]
        return found if any(notes is not None for notes in found) else []

    def leave(self) -> None:
        result: Sequence[float] | None = self.session.state.result()
        for bot in self.bots:
            if isinstance(bot, OutsideBot):
                bot.close(result)
