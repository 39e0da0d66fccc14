"""Frames: what a client is sent of a table. They are built here only, from named facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import orjson

from saltire.games.registry import title_of
from saltire.i18n.log_wording import log_wording_of
from saltire.i18n.words import Words
from saltire.server.errors import ApiError
from saltire.server.tables.event import TableEvent, facts_for
from saltire.server.tables.table import MOST_TOLD, LiveTable
from saltire.server.tables.wording import word_events

Frame = dict[str, Any]
_FIRST: Final = 50
_MOST: Final = 200


def encode(frame: Frame) -> str:
    return orjson.dumps(frame).decode()


def info(table: LiveTable) -> Frame:
    """Give what everybody may know about a table."""
    row = table.row
    return {
        "id": table.id,
        "game": row["game"],
        "version": row["version"],
        "options": row["options"],
        "seats": [_seat(table, seat) for seat in range(len(table.seats))],
        "pace": table.pace.to_json(),
        "public": row["public"],
        "rated": row["rated"],
        "position": bool(row["position"]),
        "rounds": row["rounds"],
        "round": row["round"],
        "score": row["score"],
        "state": table.state,
        "n": table.n,
        "ply": table.ply,
        "waiting": list(table.waiting()),
        "commitment": row["commitment"],
        "salts": table.salts,
        "result": table.result,
        "host": row["host"],
        "created": row["created"],
        "started": table.started_at,
        "ended": table.ended_at,
        "rematch_of": row["rematch_of"],
        "rematch": table.next,
    }


def _seat(table: LiveTable, seat: int) -> Frame:
    seating = table.seats[seat]
    return {
        "seat": seat,
        "role": table.game.seats[seat],
        "kind": seating.kind,
        "person": seating.person,
        "name": seating.name,
        "bot": seating.bot,
        "connected": seating.kind == "bot" or table.subscribers.present(seat),
    }


def state_frame(
    table: LiveTable, seat: int, lang: str, now: int, since: int | None = None
) -> Frame:
    """Give everything that a seat may know now, and the latest events; `gap` if some since are left out."""
    events, gap = _latest(table, since)
    frame = {
        "type": "state",
        "info": info(table),
        **_position(table, seat, now),
        "log": [entry(table, event, seat, lang) for event in events],
    }
    if table.game.card_set:
        frame["card_set"] = table.game.card_set
    return {**frame, "gap": True} if gap else frame


def _latest(table: LiveTable, since: int | None) -> tuple[list[TableEvent], bool]:
    """Give the events after `since`, and whether there is a gap between the two."""
    if since is None or since > table.n:
        # Whoever is ahead of us knows a database that was replaced by an older copy.
        return table.tail[-_FIRST:], since is not None
    events = [event for event in table.tail if event.n > since][-_MOST:]
    first = events[0].n if events else table.n + 1
    return events, first > since + 1


def news_frame(
    table: LiveTable, seat: int, lang: str, now: int, events: Sequence[TableEvent], changed: bool
) -> Frame:
    """Give the events that have just happened, and the position now."""
    frame = {
        "type": "news",
        **_position(table, seat, now),
        "log": [entry(table, event, seat, lang) for event in events],
    }
    if changed:
        frame["info"] = info(table)
    return frame


def _position(table: LiveTable, seat: int, now: int) -> Frame:
    return {
        "table": table.id,
        "n": table.n,
        "ply": table.ply,
        "seat": seat if seat >= 0 else None,
        **view_of(table, seat),
        "waiting": table.waiting(),
        "undo": may_undo(table, seat),
        "clocks": table.clocks.describe(now),
        "offers": table.offers.to_json(),
    }


def view_of(table: LiveTable, seat: int) -> Frame:
    """Give a seat's view, what the game adds to it for the board, and the legal actions as texts."""
    if table.session is None:
        return {"view": None, "legal": []}
    state, title = table.session.state, title_of(table.game)
    view = state.view(seat)
    shown: Frame = {"view": view.to_json()}
    shown["view"].pop("legal", None)
    if title.annotations:
        shown["annotations"] = title.annotate(view)
    asked, say = seat >= 0 and table.state == "playing", table.game.say
    shown["legal"] = [say(state, action) for action in state.legal(seat)] if asked else []
    return shown


def may_undo(table: LiveTable, seat: int) -> bool:
    session = table.session
    if table.state != "playing" or session is None or seat < 0:
        return False
    plies = session.record.plies
    return bool(plies) and plies[-1][0] == seat and session.undo_ply(seat) is not None


# The log.


def entry(table: LiveTable, event: TableEvent, seat: int, lang: str) -> Frame:
    """Write an event as a log entry: what a seat may know of it, in its reader's language."""
    written: Frame = {"n": event.n, "at": event.at, "seat": event.seat}
    if event.kind == "chat":
        return {**written, "kind": "chat", "text": event.data["text"], "lines": [], "told": []}
    if event.kind == "phrase":
        key = event.data["key"]
        text = Words(lang).say(f"phrase-{key}")
        return {**written, "kind": "phrase", "key": key, "text": text, "lines": [], "told": []}
    plies = event.data.get("plies", [])[-MOST_TOLD:]
    facts = [facts_for(stored, seat) for ply in plies for stored in ply[2]]
    if event.kind == "act":
        written["kind"] = "move"
        if seat in event.data["known"]:
            written["action"] = plies[0][1]
    else:
        written["kind"] = "table"
        facts.insert(0, _table_facts(event))
    own = written.get("action", "") if event.seat == seat else ""
    written["lines"] = word_events(table, facts, seat, lang, own)
    written["told"] = facts
    return written


def _table_facts(event: TableEvent) -> Frame:
    """Describe an event of the table itself: its kind, who did it, and whom it concerns."""
    facts: Frame = {"kind": f"table-{event.kind}", "seat": event.seat}
    if "of" in event.data:
        facts["owner"] = event.data["of"]
    if "result" in event.data:
        facts["shares"] = event.data["result"]["shares"]
    return facts


def word_refusal(table: LiveTable, error: ApiError, lang: str) -> ApiError:
    """Word a refusal of the rules in the reader's language; other errors have their code."""
    if error.refusal is None:
        return error
    message = log_wording_of(table.game, Words(lang), table.names(lang)).refused(error.refusal)
    return error.saying(message)
