"""What can be done at a table: each deed checks that it may be done and makes the happening."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from saltire.bots.registry import best_bot
from saltire.kernel.errors import SaltireError
from saltire.server.errors import ApiError, from_game
from saltire.server.tables.event import Happening, event_json
from saltire.server.tables.offers import PHRASES, shares_of_draw, shares_of_loss
from saltire.server.tables.table import LiveTable
from saltire.session import Session

LONGEST_CHAT: Final = 500


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody at a seat wants done, and when the wish arrived."""

    what: str
    seat: int
    at: int
    cid: str | None = None
    more: Mapping[str, Any] = field(default_factory=dict)


def make(table: LiveTable, wish: Wish, vanish: float) -> Happening:
    """Check a wish and make the happening that fulfils it; a refused one changes nothing."""
    if wish.what == "act":
        return act(table, wish)
    if wish.what in ("claim", "call-bot"):
        return without(table, wish, vanish)
    if wish.what not in DEEDS:
        raise ApiError("malformed", f"there is nothing called {wish.what!r} to do")
    return DEEDS[wish.what](table, wish)


def _made(table: LiveTable, wish: Wish, **data: object) -> Happening:
    return Happening(table.n + 1, wish.at, wish.what, wish.seat, wish.cid, table.ply, data)


def playing(table: LiveTable) -> Session:
    """Demand that the game is under way."""
    if table.state == "playing" and table.session is not None:
        return table.session
    if table.state == "open":
        raise ApiError("not-playing", "the game has not begun")
    raise ApiError("over", "the game is over")


# Playing.


def act(table: LiveTable, wish: Wish) -> Happening:
    """Play an action: the session plays it here, the store and the audience follow."""
    session, seat = playing(table), wish.seat
    _check_ply(table, seat, wish.more["ply"])
    if table.clocks.out(wish.at) == seat:
        raise ApiError("over", "the time is up")
    state = session.state
    try:
        action = table.game.parse(state, wish.more["action"])
        top, first = state.top, session.ply
        known = [a for a in table.audiences() if a == seat or top.known_to(state, a, action)]
        session.act(seat, action)
    except SaltireError as error:
        raise from_game(error) from None
    table.ask_anew(top, seat)
    made = _made(table, wish, plies=_plies(session, first), known=known)
    if table.pace.kind == "live":
        made.data["used"] = table.clocks.used(seat, wish.at)
    return made


def _check_ply(table: LiveTable, seat: int, ply: int) -> None:
    if ply < table.asked_at[seat]:
        told = f"this answers ply {ply}, but seat {seat} was asked at ply {table.asked_at[seat]}"
        raise ApiError("stale", told)
    if ply > table.ply:
        raise ApiError("stale", f"this answers ply {ply}, but the game is at ply {table.ply}")


def _plies(session: Session, first: int) -> list[list[object]]:
    return [
        [*session.record.plies[ply], [event_json(told) for told in session.events[ply]]]
        for ply in range(first, session.ply)
    ]


def start(table: LiveTable, at: int) -> Happening:
    """Begin the game: the dealer deals."""
    if table.state != "open" or not table.full():
        raise ApiError("conflict", "the game cannot begin now")
    table.session = table.new_session()
    plies = _plies(table.session, 0)
    return Happening(table.n + 1, at, "start", None, None, table.ply, {"plies": plies})


def undo(table: LiveTable, wish: Wish) -> Happening:
    """Take back one's latest action, where it has taught nobody anything."""
    session = playing(table)
    to = session.undo_ply(wish.seat)
    if to is None:
        raise ApiError("illegal", "that cannot be taken back any more")
    return _made(table, wish, to=to)


# Ending early.


def given_up(table: LiveTable, wish: Wish, of: int) -> Happening:
    """End the game when one seat of two is given up; with more, a bot goes on in its place."""
    if len(table.seats) == 2:
        shares = shares_of_loss(2, of)
        return _made(table, wish, of=of, result={"shares": shares, "how": wish.what, "seat": of})
    return _made(table, wish, of=of, bot=best_bot(table.game))


def resign(table: LiveTable, wish: Wish) -> Happening:
    playing(table)
    return given_up(table, wish, wish.seat)


def flag(table: LiveTable, at: int) -> Happening:
    """Give up the seat whose time is up."""
    playing(table)
    seat = table.clocks.out(at)
    if seat is None:
        raise ApiError("conflict", "nobody's time is up")
    return given_up(table, Wish("flag", seat, at), seat)


def without(table: LiveTable, wish: Wish, vanish: float) -> Happening:
    """Go on without a player who is waited for and has vanished: claim the game, or call a bot."""
    playing(table)
    gone = [
        seat
        for seat in table.waiting()
        if seat != wish.seat and table.seats[seat].kind == "person" and not table.seats[seat].bot
    ]
    gone = [seat for seat in gone if table.audience.away(seat) >= vanish]
    if not gone or table.pace.kind == "days":
        raise ApiError("forbidden", "nobody who is waited for has been away for long enough")
    if wish.what == "call-bot":
        return _made(table, wish, of=gone[0], bot=best_bot(table.game))
    if len(table.seats) > 2:
        raise ApiError("forbidden", "with three or more players, call a bot instead")
    return given_up(table, wish, gone[0])


def come_back(table: LiveTable, wish: Wish) -> Happening:
    """Take one's seat back from the bot that stood in."""
    playing(table)
    if table.seats[wish.seat].kind != "person" or table.seats[wish.seat].bot is None:
        raise ApiError("conflict", "no bot stands in here")
    return _made(table, wish)


# Asking each other.


def offer_draw(table: LiveTable, wish: Wish) -> Happening:
    playing(table)
    if len(table.people()) < 2 or len(table.people()) < len(table.seats):
        raise ApiError("forbidden", "a bot takes no draw")
    if table.offers.draw is not None:
        raise ApiError("conflict", "a draw is offered already")
    return _made(table, wish)


def accept_draw(table: LiveTable, wish: Wish) -> Happening:
    playing(table)
    offer = table.offers.draw
    if offer is None or wish.seat not in offer.wanted:
        raise ApiError("conflict", "nobody offers a draw")
    if offer.wanted != {wish.seat}:
        return _made(table, wish)
    return _made(table, wish, result={"shares": shares_of_draw(len(table.seats)), "how": "draw"})


def refuse_draw(table: LiveTable, wish: Wish) -> Happening:
    playing(table)
    offer = table.offers.draw
    if offer is None or wish.seat not in (offer.by, *offer.wanted):
        raise ApiError("conflict", "nobody offers a draw")
    return _made(table, wish)


def ask_takeback(table: LiveTable, wish: Wish) -> Happening:
    """Ask the others to go back before one's latest action; bots always agree."""
    session = playing(table)
    to = session.last_choice(wish.seat)
    if to is None:
        raise ApiError("conflict", "there is nothing to take back")
    if set(table.people()) == {wish.seat}:
        return Happening(table.n + 1, wish.at, "undo", wish.seat, wish.cid, table.ply, {"to": to})
    return _made(table, wish, to=to)


def accept_takeback(table: LiveTable, wish: Wish) -> Happening:
    playing(table)
    offer = table.offers.takeback
    if offer is None or wish.seat not in offer.wanted:
        raise ApiError("conflict", "nobody asks for a takeback")
    return _made(table, wish)


def refuse_takeback(table: LiveTable, wish: Wish) -> Happening:
    playing(table)
    offer = table.offers.takeback
    if offer is None or wish.seat not in (offer.by, *offer.wanted):
        raise ApiError("conflict", "nobody asks for a takeback")
    return _made(table, wish)


def rematch(table: LiveTable, wish: Wish) -> Happening:
    """Ask for another game with the seats changed; it begins when everybody has asked."""
    if table.state != "over":
        raise ApiError("conflict", "the game is not over")
    if table.next is not None:
        raise ApiError("conflict", "the next game has begun")
    if wish.seat in table.offers.rematch:
        raise ApiError("conflict", "you have asked already")
    return _made(table, wish)


# Talking.


def chat(table: LiveTable, wish: Wish) -> Happening:
    text = wish.more.get("text")
    if not isinstance(text, str) or not text.strip() or not text.isprintable():
        raise ApiError("malformed", "text: one line of words")
    if len(text) > LONGEST_CHAT:
        raise ApiError("too-large", f"a message has at most {LONGEST_CHAT} characters")
    return _made(table, wish, text=text.strip())


def phrase(table: LiveTable, wish: Wish) -> Happening:
    if wish.more.get("key") not in PHRASES:
        raise ApiError("malformed", f"key: one of {', '.join(PHRASES)}")
    return _made(table, wish, key=wish.more["key"])


# Sitting down, before the start.


def opened(table: LiveTable) -> None:
    """Demand that the game has not begun."""
    if table.state != "open":
        raise ApiError("conflict", "the game has begun")


def join(table: LiveTable, wish: Wish) -> Happening:
    opened(table)
    if table.seats[wish.seat].person is not None:
        raise ApiError("conflict", f"seat {wish.seat} is taken")
    return _made(table, wish, **{key: value for key, value in wish.more.items() if value})


def leave(table: LiveTable, wish: Wish) -> Happening:
    """Stand up; the table is dropped with its last person."""
    opened(table)
    if table.people() == [wish.seat]:
        return Happening(table.n + 1, wish.at, "drop", wish.seat, wish.cid, table.ply)
    return _made(table, wish)


def salt(table: LiveTable, wish: Wish) -> Happening:
    """Add one's own word to the dealer's stream."""
    opened(table)
    return _made(table, wish, salt=wish.more["salt"])


DEEDS: Final[dict[str, Callable[[LiveTable, Wish], Happening]]] = {
    "undo": undo,
    "resign": resign,
    "return": come_back,
    "offer-draw": offer_draw,
    "accept-draw": accept_draw,
    "refuse-draw": refuse_draw,
    "ask-takeback": ask_takeback,
    "accept-takeback": accept_takeback,
    "refuse-takeback": refuse_takeback,
    "rematch": rematch,
    "chat": chat,
    "phrase": phrase,
    "join": join,
    "leave": leave,
    "salt": salt,
}
DOABLE: Final = (
    *[what for what in DEEDS if what not in ("join", "leave", "salt", "return")],
    "claim",
    "call-bot",
)
"""What a player may ask for by name; the others have requests of their own."""
