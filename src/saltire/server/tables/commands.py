"""The commands: what can be done at a table. Each is checked, becomes an event, and changes the table.

`COMMANDS` is the one list of them: name, check, effect, the fields of its message, and what goes with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from saltire.bots.registry import best_bot
from saltire.kernel.errors import SaltireError
from saltire.server.errors import ApiError, from_game
from saltire.server.store.names import can_be_seen
from saltire.server.tables import apply
from saltire.server.tables.event import TableEvent, rules_event_json
from saltire.server.tables.offers import PHRASES, shares_of_draw, shares_of_loss
from saltire.server.tables.table import LiveTable
from saltire.session import Session

LONGEST_CHAT: Final = 500
MOST_TALK: Final = 5_000
"""How many events a table may have beside its plies before it takes no more talk: all are read with it."""
MOST_LOST: Final = 10_000
"""How many plies a table may lose by taking back: acting and taking back in turn must end."""
_TALK: Final = frozenset(
    (
        "chat",
        "phrase",
        "offer-draw",
        "refuse-draw",
        "ask-takeback",
        "refuse-takeback",
        "join",
        "salt",
    )
)


@dataclass(frozen=True, slots=True)
class Command:
    """What somebody at a seat wants done, and when it arrived; `data` has the fields of its message."""

    name: str
    seat: int
    at: int
    cid: str | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    by: str | None = None
    """Whose the seat was when the command was sent: while it waits, the seat may change hands."""


def check(table: LiveTable, command: Command) -> TableEvent:
    """Check a command and make its event; a refused one changes nothing."""
    known = COMMANDS.get(command.name)
    if known is None or known.check is None:
        raise ApiError("malformed", f"there is nothing called {command.name!r} to do")
    if command.by is not None and not table.seats[command.seat].held_by(command.by):
        raise ApiError("forbidden", f"seat {command.seat} is not yours any more")
    if command.name in _TALK and table.n - table.ply > MOST_TALK:
        raise ApiError("conflict", "enough was said at this table: play on, or open another one")
    return known.check(table, command)


def apply_event(table: LiveTable, event: TableEvent, now: int) -> None:
    """Let an event take effect: one that was just made, or one that is read from the store."""
    table.n = event.n
    COMMANDS[event.kind].apply(table, event)
    event.ply = table.ply
    table.remember(event)
    table.run_clocks(now)


def _event(table: LiveTable, command: Command, **data: object) -> TableEvent:
    return TableEvent(
        table.n + 1, command.at, command.name, command.seat, command.cid, table.ply, data
    )


def playing(table: LiveTable) -> Session:
    """Demand that the game is under way."""
    if table.state == "playing" and table.session is not None:
        return table.session
    if table.state == "open":
        raise ApiError("not-playing", "the game has not begun")
    raise ApiError("over", "the game is over")


# Playing.


def act(table: LiveTable, command: Command) -> TableEvent:
    """Play an action in the session; it is stored and sent afterwards."""
    session, seat = playing(table), command.seat
    _check_ply(table, seat, command.data["ply"])
    if table.clocks.out(command.at) == seat:
        raise ApiError("over", "the time is up")
    state = session.state
    try:
        action = table.game.parse(state, command.data["action"])
        top, first = state.top, session.ply
        known = [a for a in table.viewers() if a == seat or top.known_to(state, a, action)]
        session.act(seat, action)
    except SaltireError as error:
        raise from_game(error) from None
    table.ask_again(top, seat)
    event = _event(table, command, plies=_plies(session, first), known=known)
    if table.pace.kind == "live":
        event.data["used"] = table.clocks.time_used(seat, command.at)
    return event


def _check_ply(table: LiveTable, seat: int, ply: int) -> None:
    if ply < table.asked_at[seat]:
        asked = table.asked_at[seat]
        raise ApiError("stale", f"this answers ply {ply}, but seat {seat} was asked at ply {asked}")
    if ply > table.ply:
        raise ApiError("stale", f"this answers ply {ply}, but the game is at ply {table.ply}")


def _plies(session: Session, first: int) -> list[list[object]]:
    return [
        [*session.record.plies[ply], [rules_event_json(event) for event in session.events[ply]]]
        for ply in range(first, session.ply)
    ]


def start(table: LiveTable, at: int) -> TableEvent:
    """Begin the game: the dealer deals."""
    if table.state != "open" or not table.full():
        raise ApiError("conflict", "the game cannot begin now")
    table.session = table.new_session()
    plies = _plies(table.session, 0)
    return TableEvent(table.n + 1, at, "start", None, None, table.ply, {"plies": plies})


def undo(table: LiveTable, command: Command) -> TableEvent:
    """Take back one's latest action, where it has taught nobody anything."""
    session = playing(table)
    _demand_patience(table)
    to = session.undo_ply(command.seat)
    if to is None:
        raise ApiError("illegal", "that cannot be taken back any more")
    return _event(table, command, to=to)


def _demand_patience(table: LiveTable) -> None:
    """Demand that not too much was taken back already."""
    if table.plies_taken_back >= MOST_LOST:
        raise ApiError("conflict", "enough was taken back at this table: play on")


# Ending early.


def given_up(table: LiveTable, command: Command, of: int) -> TableEvent:
    """End the game when one seat of two is given up; with more, a bot goes on in its place."""
    if len(table.seats) == 2:
        shares = shares_of_loss(2, of)
        return _event(
            table, command, of=of, result={"shares": shares, "how": command.name, "seat": of}
        )
    return _event(table, command, of=of, bot=best_bot(table.game))


def resign(table: LiveTable, command: Command) -> TableEvent:
    playing(table)
    return given_up(table, command, command.seat)


def flag(table: LiveTable, at: int) -> TableEvent:
    """Give up the seat whose time is up."""
    playing(table)
    seat = table.clocks.out(at)
    if seat is None:
        raise ApiError("conflict", "nobody's time is up")
    return given_up(table, Command("flag", seat, at), seat)


def go_on_without(table: LiveTable, command: Command) -> TableEvent:
    """Go on without a player who is waited for and has vanished: claim the game, or call a bot."""
    playing(table)
    gone = [
        seat
        for seat in table.waiting()
        if seat != command.seat and table.seats[seat].kind == "person" and not table.seats[seat].bot
    ]
    gone = [seat for seat in gone if table.subscribers.away(seat) >= table.vanish_seconds]
    if not gone or table.pace.kind == "days":
        raise ApiError("forbidden", "nobody who is waited for has been away for long enough")
    if command.name == "call-bot":
        return _event(table, command, of=gone[0], bot=best_bot(table.game))
    if len(table.seats) > 2:
        raise ApiError("forbidden", "with three or more players, call a bot instead")
    return given_up(table, command, gone[0])


def take_seat_back(table: LiveTable, command: Command) -> TableEvent:
    """Take one's seat back from the bot that stood in."""
    playing(table)
    if table.seats[command.seat].kind != "person" or table.seats[command.seat].bot is None:
        raise ApiError("conflict", "no bot stands in here")
    return _event(table, command)


# Asking each other.


def offer_draw(table: LiveTable, command: Command) -> TableEvent:
    playing(table)
    if len(table.people()) < 2 or len(table.people()) < len(table.seats):
        raise ApiError("forbidden", "a bot takes no draw")
    if table.offers.draw is not None:
        raise ApiError("conflict", "a draw is offered already")
    return _event(table, command)


def accept_draw(table: LiveTable, command: Command) -> TableEvent:
    playing(table)
    offer = table.offers.draw
    if offer is None or command.seat not in offer.wanted:
        raise ApiError("conflict", "nobody offers a draw")
    if offer.wanted != {command.seat}:
        return _event(table, command)
    return _event(
        table, command, result={"shares": shares_of_draw(len(table.seats)), "how": "draw"}
    )


def refuse_draw(table: LiveTable, command: Command) -> TableEvent:
    playing(table)
    offer = table.offers.draw
    if offer is None or command.seat not in (offer.by, *offer.wanted):
        raise ApiError("conflict", "nobody offers a draw")
    return _event(table, command)


def ask_takeback(table: LiveTable, command: Command) -> TableEvent:
    """Ask the others to go back before one's latest action; bots agree, unless the game is rated."""
    session = playing(table)
    if table.row["rated"] and any(seating.bot is not None for seating in table.seats):
        raise ApiError("forbidden", "in a rated game a bot takes nothing back")
    _demand_patience(table)
    to = session.last_choice(command.seat)
    if to is None:
        raise ApiError("conflict", "there is nothing to take back")
    if set(table.people()) == {command.seat}:
        return TableEvent(
            table.n + 1, command.at, "undo", command.seat, command.cid, table.ply, {"to": to}
        )
    return _event(table, command, to=to)


def accept_takeback(table: LiveTable, command: Command) -> TableEvent:
    playing(table)
    offer = table.offers.takeback
    if offer is None or command.seat not in offer.wanted:
        raise ApiError("conflict", "nobody asks for a takeback")
    return _event(table, command)


def refuse_takeback(table: LiveTable, command: Command) -> TableEvent:
    playing(table)
    offer = table.offers.takeback
    if offer is None or command.seat not in (offer.by, *offer.wanted):
        raise ApiError("conflict", "nobody asks for a takeback")
    return _event(table, command)


def rematch(table: LiveTable, command: Command) -> TableEvent:
    """Ask for another game with the seats changed; it begins when everybody has asked."""
    if table.state != "over":
        raise ApiError("conflict", "the game is not over")
    if table.next is not None:
        raise ApiError("conflict", "the next game has begun")
    if command.seat in table.offers.rematch:
        raise ApiError("conflict", "you have asked already")
    return _event(table, command)


def opens_another(table: LiveTable, command: Command) -> bool:
    """Tell whether a command opens the next table: the last ask for a rematch does."""
    asked = table.offers.rematch | {command.seat}
    return command.name == "rematch" and table.state == "over" and asked >= set(table.people())


# Talking.


def chat(table: LiveTable, command: Command) -> TableEvent:
    text = command.data.get("text")
    if not isinstance(text, str) or not can_be_seen(text):
        raise ApiError("malformed", "text: one line of words")
    if len(text) > LONGEST_CHAT:
        raise ApiError("too-large", f"a message has at most {LONGEST_CHAT} characters")
    return _event(table, command, text=text.strip())


def phrase(table: LiveTable, command: Command) -> TableEvent:
    if command.data.get("key") not in PHRASES:
        raise ApiError("malformed", f"key: one of {', '.join(PHRASES)}")
    return _event(table, command, key=command.data["key"])


# Sitting down, before the start.


def require_open(table: LiveTable) -> None:
    """Demand that the game has not begun."""
    if table.state != "open":
        raise ApiError("conflict", "the game has begun")


def join(table: LiveTable, command: Command) -> TableEvent:
    require_open(table)
    if table.seats[command.seat].person is not None:
        raise ApiError("conflict", f"seat {command.seat} is taken")
    return _event(table, command, **{key: value for key, value in command.data.items() if value})


def leave(table: LiveTable, command: Command) -> TableEvent:
    """Stand up; the table is dropped with its last person."""
    require_open(table)
    if table.people() == [command.seat]:
        return TableEvent(table.n + 1, command.at, "drop", command.seat, command.cid, table.ply)
    return _event(table, command)


def drop(table: LiveTable, command: Command) -> TableEvent:
    """Close a table for its host: the game, if there is one, has no result."""
    if table.state not in ("open", "playing"):
        raise ApiError("over", "that table is closed already")
    return TableEvent(table.n + 1, command.at, "drop", None, None, table.ply)


def salt(table: LiveTable, command: Command) -> TableEvent:
    """Add one's own word to the dealer's stream."""
    require_open(table)
    return _event(table, command, salt=command.data["salt"])


@dataclass(frozen=True, slots=True)
class CommandType:
    """One kind of command, and of the event that it becomes."""

    check: Callable[[LiveTable, Command], TableEvent] | None
    """Checks it and makes the event; None for events that only the server makes."""
    apply: Callable[[LiveTable, TableEvent], None]
    fields: tuple[str, ...] = ()
    """What it takes from the message, beside seat and cid."""
    by_name: bool = True
    """Whether a client asks for it by its name (`do`); the others have messages of their own."""
    quiet: bool = False
    """Whether it leaves the table's public facts alone, unless it ends the game."""
    rate: str | None = None
    """The rate limit it counts against, beside that of all messages."""


COMMANDS: Final[Mapping[str, CommandType]] = {
    "undo": CommandType(undo, apply.undo),
    "resign": CommandType(resign, apply.give_up),
    "offer-draw": CommandType(offer_draw, apply.offer_draw, quiet=True),
    "accept-draw": CommandType(accept_draw, apply.accept_draw),
    "refuse-draw": CommandType(refuse_draw, apply.refuse_draw, quiet=True),
    "ask-takeback": CommandType(ask_takeback, apply.ask_takeback, quiet=True),
    "accept-takeback": CommandType(accept_takeback, apply.accept_takeback),
    "refuse-takeback": CommandType(refuse_takeback, apply.refuse_takeback, quiet=True),
    "claim": CommandType(go_on_without, apply.give_up),
    "call-bot": CommandType(go_on_without, apply.give_up),
    "rematch": CommandType(rematch, apply.rematch, rate="tables"),
    "chat": CommandType(chat, apply.nothing, ("text",), quiet=True, rate="chat"),
    "phrase": CommandType(phrase, apply.nothing, ("key",), quiet=True, rate="chat"),
    "act": CommandType(act, apply.act, ("ply", "action"), by_name=False, quiet=True),
    "return": CommandType(take_seat_back, apply.take_seat_back, by_name=False),
    "join": CommandType(join, apply.join, ("person", "name", "salt"), by_name=False),
    "leave": CommandType(leave, apply.leave, by_name=False),
    "salt": CommandType(salt, apply.salt, ("salt",), by_name=False),
    "start": CommandType(None, apply.start, by_name=False),
    "drop": CommandType(drop, apply.drop, by_name=False),
    "flag": CommandType(None, apply.give_up, by_name=False),
}
COMMAND_NAMES: Final = tuple(name for name, known in COMMANDS.items() if known.by_name)
"""What a player may ask for by name."""
