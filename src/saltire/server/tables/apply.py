"""How each kind of event changes a table. Commands are checked before, in `commands.py`."""

from __future__ import annotations

from saltire.kernel.types import RULES
from saltire.server.tables.event import TableEvent
from saltire.server.tables.offers import Offer, note_agreement
from saltire.server.tables.table import LiveTable, Seating


def nothing(table: LiveTable, event: TableEvent) -> None:
    """Chat and phrases change nothing."""


def join(table: LiveTable, event: TableEvent) -> None:
    assert event.seat is not None
    seating = table.seats[event.seat]
    seating.person, seating.name = event.data["person"], event.data["name"]
    if "salt" in event.data:
        salt(table, event)


def joins_of(table: LiveTable, seat: int) -> list[TableEvent]:
    """Find the event by which somebody has taken a seat last: whoever left before is unnamed already."""
    return [event for event in table.tail if event.kind == "join" and event.seat == seat][-1:]


def leave(table: LiveTable, event: TableEvent) -> None:
    assert event.seat is not None
    table.seats[event.seat] = Seating(link=table.seats[event.seat].link)
    # The name leaves the story too: only those who sit are looked for when an account is deleted.
    for joined in joins_of(table, event.seat):
        joined.data = {**joined.data, "name": ""}
    table.salts.pop(str(event.seat), None)


def salt(table: LiveTable, event: TableEvent) -> None:
    table.salts[str(event.seat)] = event.data["salt"]


def start(table: LiveTable, event: TableEvent) -> None:
    table.state = "playing"
    table.started_at = event.at
    if table.session is None:
        table.session = table.new_session()
    table.asked_at = [table.ply] * len(table.seats)
    _end_if_over(table, event)


def drop(table: LiveTable, event: TableEvent) -> None:
    table.state = "dropped"
    table.ended_at = event.at


def act(table: LiveTable, event: TableEvent) -> None:
    """Play the plies, unless the session has played them already: checking an action plays it."""
    session = table.session
    assert session is not None
    assert event.seat is not None
    if table.ply < event.ply:
        top = session.state.top
        for seat, text, _ in event.data["plies"]:
            session.repeat(seat, text)
        table.ask_again(top, event.seat)
    used = event.data.get("used", 0)
    table.clocks.charge(event.seat, used, session.state.waiting_for())
    table.offers.lapse()
    _end_if_over(table, event)


def _end_if_over(table: LiveTable, event: TableEvent) -> None:
    assert table.session is not None
    if table.session.state.actor() == RULES:
        shares = table.session.state.result()
        table.end(event, {"shares": list(shares or ()), "how": "played"})


def undo(table: LiveTable, event: TableEvent) -> None:
    table.rewind(event.data["to"])


def ask_takeback(table: LiveTable, event: TableEvent) -> None:
    table.offers.takeback = _offer(table, event)


def accept_takeback(table: LiveTable, event: TableEvent) -> None:
    offer = table.offers.takeback
    assert offer is not None
    assert event.seat is not None
    if note_agreement(offer, event.seat):
        table.rewind(offer.to)


def refuse_takeback(table: LiveTable, _: TableEvent) -> None:
    table.offers.takeback = None


def offer_draw(table: LiveTable, event: TableEvent) -> None:
    table.offers.draw = _offer(table, event)


def accept_draw(table: LiveTable, event: TableEvent) -> None:
    assert table.offers.draw is not None
    assert event.seat is not None
    if note_agreement(table.offers.draw, event.seat):
        table.end(event, event.data["result"])


def refuse_draw(table: LiveTable, _: TableEvent) -> None:
    table.offers.draw = None


def _offer(table: LiveTable, event: TableEvent) -> Offer:
    assert event.seat is not None
    wanted = set(table.people()) - {event.seat}
    return Offer(event.seat, wanted, event.data.get("to", 0))


def give_up(table: LiveTable, event: TableEvent) -> None:
    """End the game, or let a bot go on where a seat is given up."""
    assert event.seat is not None
    if "result" in event.data:
        table.end(event, event.data["result"])
    else:
        seat = event.data.get("of", event.seat)
        table.seats[seat].bot = event.data["bot"]
        table.seats[seat].out = event.kind in ("resign", "flag")


def take_seat_back(table: LiveTable, event: TableEvent) -> None:
    assert event.seat is not None
    table.seats[event.seat].bot = None


def rematch(table: LiveTable, event: TableEvent) -> None:
    assert event.seat is not None
    table.offers.rematch.add(event.seat)
    table.next = event.data.get("next", table.next)
