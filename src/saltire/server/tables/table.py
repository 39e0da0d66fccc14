"""A table in memory: its seats, its game, its clocks. Everything it holds follows from its events."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import orjson

from saltire.dealer import Dealer, commitment_to
from saltire.games.registry import load_version
from saltire.i18n.words import Words
from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.phase import OPEN, AnyPhase, Sealed
from saltire.kernel.position import Position
from saltire.kernel.types import SPECTATOR
from saltire.record import Record
from saltire.server.tables.clocks import Clocks, Pace
from saltire.server.tables.event import TableEvent, rules_event_from_json
from saltire.server.tables.offers import Offers
from saltire.server.tables.subscribers import Subscribers
from saltire.session import Session

BOT: Final = "bot:"
"""Bots are people whose ids begin so: `bot:greedy`."""
TAIL: Final = 200
"""How many events a table keeps in memory; older ones are read from the store."""
MOST_TOLD: Final = 200
"""How many plies one event tells of: the start of a game that goes on with a long record has thousands."""
_HEARD: Final = 200
"""Of how many plies the session keeps what was heard: hints look at it."""


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


@dataclass(frozen=True, slots=True)
class Imported:
    """Where the plies taken over from a record lead, and the events of each of them."""

    position: Position
    before: Position | None
    """The position before the last of them."""
    events: list[list[Event]]


def game_in(row: Mapping[Any, Any]) -> Game:
    """Make the game that a table's row describes."""
    own = {name: row[name] for name in ("card_set", "position") if row[name]}
    return load_version(row["game"], row["version"], row["options"], **own)


def roles_in(row: Mapping[Any, Any]) -> Sequence[str]:
    """Name the seats of the game in a table's row; a card set of its own need not be read for that."""
    options = dict(row["options"])
    if row["card_set"]:
        options.pop("cards")
    return load_version(row["game"], row["version"], options).seats


class LiveTable:
    """A table in memory. Whoever changes or reads it holds its lock."""

    def __init__(self, row: dict[str, Any], seats: Sequence[Seating]) -> None:
        self.id: str = row["id"]
        self.row = row
        self.game = game_in(row)
        # The name of a card set and its numbers do not tell two sets with other words apart.
        self.options = orjson.dumps([row["options"], hash(row["card_set"])])
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
        self.ended_at: int | None = None
        self.started_at: int | None = None
        self.plies_taken_back = 0
        """Plies that were taken back: `ply` never goes down, so that no old answer fits again."""
        self.tail: list[TableEvent] = []
        self._unheard = 0
        """The first plies, of which nobody remembers what was heard."""
        self.cids: dict[tuple[int, str], tuple[int, int]] = {}
        self.subscribers = Subscribers()
        self.vanish_seconds = 60.0
        """How long a player may be away before the others may go on without them."""
        self.imported: Imported | None = None
        """The position of the record that this table goes on with, until the game starts."""
        self.doubtful = False
        """The store has failed under it: it must be read again before it is used."""
        self.facts: dict[str, Any] | None = None
        """The facts that have columns of their own, as they are stored; None if they must be looked up."""
        self.announced_n = 0
        """The number of the latest event that another process has told of."""

    def become(self, fresh: LiveTable) -> None:
        """Take over what was read from the store; the lock and the subscribers stay."""
        kept = {"lock": self.lock, "subscribers": self.subscribers, "announced_n": self.announced_n}
        self.__dict__.update(fresh.__dict__)
        self.__dict__.update(kept)

    # Asking.

    @property
    def is_stale(self) -> bool:
        """Tell whether the store knows better."""
        return self.doubtful or self.announced_n > self.n

    @property
    def ply(self) -> int:
        return 0 if self.session is None else self.session.ply + self.plies_taken_back

    def waiting(self) -> tuple[int, ...]:
        """Name the seats that are waited for."""
        if self.state != "playing" or self.session is None:
            return ()
        return self.session.state.waiting_for()

    def plies_held(self) -> int:
        """Tell how many plies are kept in memory for it."""
        imported = 0 if self.imported is None else len(self.imported.events)
        return max(
            imported, 0 if self.session is None else len(self.session.events) - self._unheard
        )

    def seats_of(self, person: str) -> list[int]:
        return [i for i, seating in enumerate(self.seats) if seating.held_by(person)]

    def people(self) -> list[int]:
        """List the seats on which people play, bots excepted."""
        return [i for i, s in enumerate(self.seats) if s.kind == "person" and not s.out]

    def full(self) -> bool:
        return all(seating.person is not None for seating in self.seats)

    def names(self, lang: str = "en") -> list[str]:
        """Name the seats, bots in the language of a reader; namesakes are numbered."""
        names = [
            seating.name if lang == "en" or seating.kind != "bot" else _bot_name(seating, lang)
            for seating in self.seats
        ]
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

    def new_session(self, record: Record | None = None, at: Position | None = None) -> Session:
        """Begin the game, or go on where a snapshot stands."""
        dealer = Dealer(self.seed, self.salt_list())
        if record is not None:
            return Session(self.game, dealer, record, at)
        record = Record(self.game, self.names(), dealer.commitment, dealer.salts)
        record.plies = [(seat, text) for seat, text in self.row["begun"] or ()]
        record.continued = len(record)
        if self.imported is None:
            return Session(self.game, dealer, record)
        session = Session(self.game, dealer, record, self.imported.position)
        session.events[: record.continued] = self.imported.events
        session.before = self.imported.before
        self.imported = None
        return session

    # Changing: only `tables/apply.py` calls these.

    def remember(self, event: TableEvent) -> None:
        """Keep an event for the log, and what to answer when a client sends its command again."""
        if event.cid is not None and event.seat is not None:
            self.cids[event.seat, event.cid] = (event.n, event.ply)
        plies = event.data.get("plies", ())
        if len(plies) > MOST_TOLD:
            event = replace(event, data={**event.data, "plies": plies[-MOST_TOLD:]})
        self.tail.append(event)
        if len(self.tail) > 2 * TAIL:
            del self.tail[:TAIL]
        heard = [] if self.session is None else self.session.events
        if len(heard) - self._unheard > 2 * _HEARD:
            for ply in range(self._unheard, len(heard) - _HEARD):
                heard[ply] = []
            self._unheard = len(heard) - _HEARD

    def run_clocks(self, now: int) -> None:
        """Let the time of the seats that are asked run; where a bot stands in, nobody's does."""
        if self.state != "playing":
            self.clocks.stop()
            return
        seats = self.seats
        timed = [i for i in self.waiting() if seats[i].kind == "bot" or not seats[i].bot]
        self.clocks.run(timed, now)

    def ask_again(self, top: AnyPhase, seat: int) -> None:
        """Note which seats have a new question: all, but in a sealed choice only the one that chose."""
        if isinstance(top, Sealed) and any(
            choice == OPEN for i, choice in enumerate(top.choices) if i != seat
        ):
            self.asked_at[seat] = self.ply
        else:
            self.asked_at = [self.ply] * len(self.seats)

    def end(self, event: TableEvent, result: dict[str, Any]) -> None:
        self.state = "over"
        self.result = result
        self.ended_at = event.at
        self.next = event.data.get("next")
        self.offers = Offers()

    def rewind(self, to: int) -> None:
        """Go back to a ply of the record; the table's own ply goes on, so old answers are stale."""
        session = self.session
        assert session is not None
        self.plies_taken_back += session.ply - to + 1
        self.session = session.rewind(to)
        self.asked_at = [self.ply] * len(self.seats)
        self.offers.lapse()
        self.clocks.stop()

    # Snapshots.

    def snapshot(self) -> dict[str, Any]:
        """Give what opens this table without replaying it."""
        assert self.session is not None
        return {
            "plies": self.session.record.plies,
            "state": self.session.state.to_json(),
            "left": self.clocks.left,
            "asked": self.asked_at,
            "lost": self.plies_taken_back,
            "bots": [(seating.bot, seating.out) for seating in self.seats],
            "started": self.started_at,
        }

    def restore(self, data: dict[str, Any], at: TableEvent) -> None:
        """Stand where a snapshot stands; `at` is the event that it was taken after."""
        record = Record(self.game, self.names(), self.commitment(), self.salt_list())
        record.plies = [(seat, text) for seat, text in data["plies"]]
        record.continued = len(self.row["begun"] or ())
        self.session = self.new_session(record, self.game.from_json(data["state"]))
        dealt = at.data.get("plies", [])
        for back, ply in enumerate(reversed(dealt), 1):
            self.session.events[-back] = [rules_event_from_json(event) for event in ply[2]]
        self.state = "playing"
        self.started_at = data["started"]
        self.clocks.left = data["left"]
        self.asked_at = data["asked"]
        self.plies_taken_back = data["lost"]
        for seating, (bot, out) in zip(self.seats, data["bots"]):
            seating.bot, seating.out = bot, out
        self.n = at.n
        self.run_clocks(at.at)


def _bot_name(seating: Seating, lang: str) -> str:
    """Say what a bot is called in a language."""
    words, key = Words(lang), f"bot-{seating.bot}"
    return words.say(key) if words.knows(key) else seating.name
