"""One live table: its seats, its game, its clocks. Everything it holds follows from its events."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson

from saltire.dealer import Dealer, commitment_to
from saltire.games.registry import load
from saltire.kernel.phase import OPEN, AnyPhase, Sealed
from saltire.kernel.types import RULES, SPECTATOR
from saltire.record import Record
from saltire.server.tables.clocks import Clocks, Pace
from saltire.server.tables.event import TableEvent, event_from_json
from saltire.server.tables.offers import Offer, Offers, agreed
from saltire.server.tables.subscribers import Subscribers
from saltire.session import Session

BOT: Final = "bot:"
"""Bots are people whose ids begin so: `bot:greedy`."""
TAIL: Final = 200
"""How many events a table keeps in memory; older ones are read from the store."""


@dataclass(slots=True)
class Seating:
    """Who sits on one seat. `bot` plays it, for good or while the person is away."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    link: str | None = None
    out: bool = False
    """The person has resigned and does not come back."""

    @property
    def kind(self) -> str:
        if self.person is None:
            return "open"
        return "bot" if self.person.startswith(BOT) else "person"

    def held_by(self, person: str) -> bool:
        """Tell whether this person may act here: whoever sits here, and the bot that stands in."""
        stands_in = self.bot is not None and person == BOT + self.bot
        return stands_in or (person == self.person and not self.out)


class LiveTable:
    """A table in memory. Whoever changes or reads it holds its lock."""

    def __init__(self, row: dict[str, Any], seats: Sequence[Seating]) -> None:
        self.id: str = row["id"]
        self.row = row
        self.game = load(row["game"], **row["options"])
        self.options = orjson.dumps(row["options"])
        self.pace = Pace(**row["pace"])
        self.lock = asyncio.Lock()
        self.seats = list(seats)
        self.state: str = "open"
        self.salts: dict[str, str] = dict(row["salts"])
        self.seed = bytes.fromhex(row["seed"])
        self.session: Session | None = None
        self.clocks = Clocks(self.pace, len(self.seats))
        self.offers = Offers()
        self.asked_at = [0] * len(self.seats)
        self.result: dict[str, Any] | None = None
        self.next: str | None = None
        self.n = 0
        self.ended: int | None = None
        self.started: int | None = None
        self.lost = 0
        """Plies that were taken back: `ply` never goes down, so that no old answer fits again."""
        self.tail: list[TableEvent] = []
        self.cids: dict[tuple[int, str], tuple[int, int]] = {}
        self.subscribers = Subscribers()
        self.doubtful = False
        """The store has failed under it: it must be read again before it is used."""

    def become(self, fresh: LiveTable) -> None:
        """Take over what was read from the store; the lock and the subscribers stay."""
        kept = {"lock": self.lock, "audience": self.subscribers}
        self.__dict__.update(fresh.__dict__)
        self.__dict__.update(kept)

    # Asking.

    @property
    def ply(self) -> int:
        return 0 if self.session is None else self.session.ply + self.lost

    def waiting(self) -> tuple[int, ...]:
        """Name the seats that are waited for."""
        if self.state != "playing" or self.session is None:
            return ()
        return self.session.state.waiting_for()

    def seats_of(self, person: str) -> list[int]:
        return [i for i, seating in enumerate(self.seats) if seating.held_by(person)]

    def people(self) -> list[int]:
        """List the seats on which people play, bots excepted."""
        return [i for i, s in enumerate(self.seats) if s.kind == "person" and not s.out]

    def full(self) -> bool:
        return all(seating.person is not None for seating in self.seats)

    def names(self) -> list[str]:
        """Name the seats; namesakes are numbered."""
        names = [seating.name for seating in self.seats]
        return [
            f"{name} {names[: i + 1].count(name)}" if names.count(name) > 1 else name
            for i, name in enumerate(names)
        ]

    def salt_list(self) -> tuple[str, ...]:
        return tuple(self.salts[key] for key in sorted(self.salts, key=int))

    def commitment(self) -> str:
        return commitment_to(self.seed)

    def viewers(self) -> tuple[int, ...]:
        return (*range(len(self.seats)), SPECTATOR)

    def new_session(self, record: Record | None = None, at: Any = None) -> Session:
        """Begin the game, or go on where a snapshot stands."""
        dealer = Dealer(self.seed, self.salt_list())
        if record is None:
            record = Record(self.game, self.names(), dealer.commitment, dealer.salts)
            record.plies = [(seat, text) for seat, text in self.row["begun"] or ()]
            record.continued = len(record)
        return Session(self.game, dealer, record, at)

    # The fold.

    def take(self, event: TableEvent, now: int, played: bool = False) -> None:
        """Let a stored event take effect; `played` if the session has played it already."""
        kind = event.kind.replace("-", "_")
        self.n = event.n
        if kind == "act":
            self._take_act(event, played)
        else:
            getattr(self, f"_take_{kind}", self._take_nothing)(event)
        if event.cid is not None and event.seat is not None:
            self.cids[event.seat, event.cid] = (event.n, event.ply)
        self.tail.append(event)
        if len(self.tail) > 2 * TAIL:
            del self.tail[:TAIL]
        if self.state == "playing":
            self.clocks.run(self._timed(), now)
        else:
            self.clocks.stop()

    def _timed(self) -> list[int]:
        """List the seats whose time runs: where a bot stands in, nobody's does."""
        return [i for i in self.waiting() if self.seats[i].kind == "bot" or not self.seats[i].bot]

    def _take_nothing(self, event: TableEvent) -> None:
        """Chat and phrases change nothing."""

    def _take_join(self, event: TableEvent) -> None:
        assert event.seat is not None
        seating = self.seats[event.seat]
        seating.person, seating.name = event.data["person"], event.data["name"]
        if "salt" in event.data:
            self._take_salt(event)

    def _take_leave(self, event: TableEvent) -> None:
        assert event.seat is not None
        self.seats[event.seat] = Seating(link=self.seats[event.seat].link)
        self.salts.pop(str(event.seat), None)

    def _take_salt(self, event: TableEvent) -> None:
        self.salts[str(event.seat)] = event.data["salt"]

    def _take_start(self, event: TableEvent) -> None:
        self.state = "playing"
        self.started = event.at
        if self.session is None:
            self.session = self.new_session()
        self.asked_at = [self.ply] * len(self.seats)
        self._check_end(event)

    def _take_drop(self, event: TableEvent) -> None:
        self.state = "dropped"
        self.ended = event.at

    def _take_act(self, event: TableEvent, played: bool) -> None:
        assert self.session is not None
        assert event.seat is not None
        if not played:
            top = self.session.state.top
            for seat, text, _ in event.data["plies"]:
                self.session.repeat(seat, text)
            self.ask_anew(top, event.seat)
        used = event.data.get("used", 0)
        self.clocks.charge(event.seat, used, self.session.state.waiting_for())
        self.offers.lapse()
        self._check_end(event)

    def ask_anew(self, top: AnyPhase, seat: int) -> None:
        """Note which seats have a new question: all, but in a sealed choice only the one that chose."""
        if isinstance(top, Sealed) and any(
            choice == OPEN for i, choice in enumerate(top.choices) if i != seat
        ):
            self.asked_at[seat] = self.ply
        else:
            self.asked_at = [self.ply] * len(self.seats)

    def _check_end(self, event: TableEvent) -> None:
        assert self.session is not None
        if self.session.state.actor() == RULES:
            shares = self.session.state.result()
            self._end(event, {"shares": list(shares or ()), "how": "played"})

    def _end(self, event: TableEvent, result: dict[str, Any]) -> None:
        self.state = "over"
        self.result = result
        self.ended = event.at
        self.next = event.data.get("next")
        self.offers = Offers()

    def _take_undo(self, event: TableEvent) -> None:
        self._rewind(event.data["to"])

    def _take_accept_takeback(self, event: TableEvent) -> None:
        offer = self.offers.takeback
        assert offer is not None
        assert event.seat is not None
        if agreed(offer, event.seat):
            self._rewind(offer.to)

    def _rewind(self, to: int) -> None:
        """Go back to a ply of the record; the table's own ply goes on, so old answers are stale."""
        session = self.session
        assert session is not None
        self.lost += session.ply - to + 1
        if to == session.ply - 1 and session.before is not None:
            self.session = self.new_session(session.record.prefix(to), session.before)
            self.session.events = session.events[:to]
        else:
            self.session = session.rewound(to)
        self.asked_at = [self.ply] * len(self.seats)
        self.offers.lapse()
        self.clocks.stop()

    def _take_ask_takeback(self, event: TableEvent) -> None:
        self.offers.takeback = self._offer(event)

    def _take_refuse_takeback(self, _: TableEvent) -> None:
        self.offers.takeback = None

    def _take_offer_draw(self, event: TableEvent) -> None:
        self.offers.draw = self._offer(event)

    def _take_refuse_draw(self, _: TableEvent) -> None:
        self.offers.draw = None

    def _take_accept_draw(self, event: TableEvent) -> None:
        assert self.offers.draw is not None
        assert event.seat is not None
        if agreed(self.offers.draw, event.seat):
            self._end(event, event.data["result"])

    def _offer(self, event: TableEvent) -> Offer:
        assert event.seat is not None
        wanted = set(self.people()) - {event.seat}
        return Offer(event.seat, wanted, event.data.get("to", 0))

    def _take_leaving(self, event: TableEvent) -> None:
        """End the game, or let a bot go on where a seat is given up."""
        assert event.seat is not None
        if "result" in event.data:
            self._end(event, event.data["result"])
        else:
            seat = event.data.get("of", event.seat)
            self.seats[seat].bot = event.data["bot"]
            self.seats[seat].out = event.kind in ("resign", "flag")

    _take_resign = _take_flag = _take_claim = _take_call_bot = _take_leaving

    def _take_return(self, event: TableEvent) -> None:
        assert event.seat is not None
        self.seats[event.seat].bot = None

    def _take_rematch(self, event: TableEvent) -> None:
        assert event.seat is not None
        self.offers.rematch.add(event.seat)
        self.next = event.data.get("next", self.next)

    # Snapshots.

    def snapshot(self) -> dict[str, Any]:
        """Give what opens this table without replaying it."""
        assert self.session is not None
        return {
            "plies": self.session.record.plies,
            "state": self.session.state.to_json(),
            "left": self.clocks.left,
            "asked": self.asked_at,
            "lost": self.lost,
            "bots": [(seating.bot, seating.out) for seating in self.seats],
            "started": self.started,
        }

    def restore(self, data: dict[str, Any], at: TableEvent) -> None:
        """Stand where a snapshot stands; `at` is the event that it was taken after."""
        record = Record(self.game, self.names(), self.commitment(), self.salt_list())
        record.plies = [(seat, text) for seat, text in data["plies"]]
        record.continued = len(self.row["begun"] or ())
        self.session = self.new_session(record, self.game.from_json(data["state"]))
        dealt = at.data.get("plies", [])
        for back, ply in enumerate(reversed(dealt), 1):
            self.session.events[-back] = [event_from_json(told) for told in ply[2]]
        self.state = "playing"
        self.started = data["started"]
        self.clocks.left = data["left"]
        self.asked_at = data["asked"]
        self.lost = data["lost"]
        for seating, (bot, out) in zip(self.seats, data["bots"]):
            seating.bot, seating.out = bot, out
        self.n = at.n
        self.clocks.run(self._timed(), at.at)
