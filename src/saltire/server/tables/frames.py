"""What a person sees of a table: the only place where it is built, from named facts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import orjson

from saltire.games.registry import load, title_of
from saltire.i18n.log_wording import LogWording, log_wording_of
from saltire.i18n.words import Words
from saltire.kernel.types import SPECTATOR
from saltire.server.errors import ApiError
from saltire.server.tables.event import Happening, heard_of
from saltire.server.tables.table import LiveTable

Frame = dict[str, Any]
_FIRST: Final = 50
_MOST: Final = 200
_SENTENCES: Final = 8_192
"""Each costs the process some four kilobytes, kept between things that come and go."""


def encode(frame: Frame) -> str:
    return orjson.dumps(frame).decode()


def info(table: LiveTable) -> Frame:
    """Tell what everybody may know about a table."""
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
        "started": table.started,
        "ended": table.ended,
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
        "connected": seating.kind == "bot" or table.audience.present(seat),
    }


def state_frame(
    table: LiveTable, seat: int, lang: str, now: int, since: int | None = None
) -> Frame:
    """Tell everything that an audience may know now, and what happened lately."""
    tail = table.tail[-_FIRST:] if since is None else [h for h in table.tail if h.n > since]
    return {
        "type": "state",
        "info": info(table),
        **_present(table, seat, now),
        "log": entries(table, tail[-_MOST:], seat, lang),
    }


def news_frame(
    table: LiveTable, seat: int, lang: str, now: int, news: Sequence[Happening], changed: bool
) -> Frame:
    """Tell what has just happened, and how things stand now."""
    frame = {
        "type": "news",
        **_present(table, seat, now),
        "log": entries(table, news, seat, lang),
    }
    if changed:
        frame["info"] = info(table)
    return frame


def _present(table: LiveTable, seat: int, now: int) -> Frame:
    view, legal = sight(table, seat)
    return {
        "table": table.id,
        "n": table.n,
        "ply": table.ply,
        "seat": seat if seat >= 0 else None,
        "view": view,
        **_annotations(table, seat),
        "legal": legal,
        "waiting": table.waiting(),
        "undo": may_undo(table, seat),
        "clocks": table.clocks.shown(now),
        "offers": table.offers.to_json(),
    }


def sight(table: LiveTable, seat: int) -> tuple[Frame | None, list[str]]:
    """Give a seat's view and its legal actions as texts."""
    if table.session is None:
        return None, []
    state, game = table.session.state, table.game
    view: Any = state.view(seat)
    shown: Frame = view.to_json()
    shown.pop("legal", None)
    if seat < 0 or table.state != "playing":
        return shown, []
    return shown, [game.say(state, action) for action in state.legal(seat)]


def _annotations(table: LiveTable, seat: int) -> Frame:
    title = title_of(table.game)
    if table.session is None or not title.annotations:
        return {}
    return {"annotations": title.annotate(table.session.state.view(seat))}


def may_undo(table: LiveTable, seat: int) -> bool:
    session = table.session
    if table.state != "playing" or session is None or seat < 0:
        return False
    plies = session.record.plies
    return bool(plies) and plies[-1][0] == seat and session.undo_ply(seat) is not None


# The log.


def entries(table: LiveTable, happenings: Sequence[Happening], seat: int, lang: str) -> list[Frame]:
    """Tell happenings as an audience may know them, in its language."""
    return [_entry(table, happening, seat, lang) for happening in happenings]


def _entry(table: LiveTable, happening: Happening, seat: int, lang: str) -> Frame:
    kind = happening.kind
    entry: Frame = {"n": happening.n, "at": happening.at, "seat": happening.seat}
    if kind == "act":
        entry["kind"] = "move"
        if seat in happening.data["known"]:
            entry["action"] = happening.data["plies"][0][1]
        heard = _heard(happening, seat)
    elif kind == "chat":
        return {**entry, "kind": "chat", "text": happening.data["text"], "lines": [], "told": []}
    elif kind == "phrase":
        key = happening.data["key"]
        text = Words(lang).say(f"phrase-{key}")
        return {**entry, "kind": "phrase", "key": key, "text": text, "lines": [], "told": []}
    else:
        entry["kind"] = "table"
        heard = [_table_event(happening), *_heard(happening, seat)]
    entry["lines"] = _word(table, heard, seat, lang)
    entry["told"] = heard
    return entry


def _heard(happening: Happening, seat: int) -> list[Frame]:
    plies = happening.data.get("plies", [])
    return [heard_of(told, seat) for ply in plies for told in ply[2]]


def _table_event(happening: Happening) -> Frame:
    """Name a happening of the table: who, and whom it concerns."""
    event: Frame = {"kind": f"table-{happening.kind}", "seat": happening.seat}
    if "of" in happening.data:
        event["owner"] = happening.data["of"]
    if "result" in happening.data:
        event["shares"] = happening.data["result"]["shares"]
    return event


def _word(table: LiveTable, heard: list[Frame], seat: int, lang: str) -> list[str]:
    """Give each event its sentence; give the lines of the log, where what belongs together is one."""
    game, options = table.game.name, table.options
    log = _log_wording(lang, game, options)
    names = table.names()

    def said(event: Frame) -> str:
        text = _sentence(orjson.dumps(event), seat, lang, game, options)
        return _named(text, names) if "\0" in text else text

    lines = [said(event) for event in log.grouped(heard, seat)] if log.groups_events else []
    for event in heard:
        event["text"] = " ".join([said(part) for part in log.grouped([event], seat)])
    return lines or [event["text"] for event in heard if event["text"]]


def _named(text: str, names: list[str]) -> str:
    for i, name in enumerate(names):
        text = text.replace(f"\0{i}", name)
    return text


@lru_cache(maxsize=_SENTENCES)
def _sentence(event: bytes, seat: int, lang: str, game: str, options: bytes) -> str:
    """Word an event once for all tables: names are filled in by the caller."""
    told: Frame = orjson.loads(event)
    log = _log_wording(lang, game, options)
    if told["kind"].startswith("table-"):
        return log.words.event(told, seat, log.names)
    return log.sentence(told, seat)


@lru_cache(maxsize=256)
def _log_wording(lang: str, game: str, options: bytes) -> LogWording:
    names = [f"\0{i}" for i in range(9)]
    return log_wording_of(load(game, **orjson.loads(options)), Words(lang), names)


def refused(table: LiveTable, error: ApiError, lang: str) -> ApiError:
    """Say what the rules refuse in the reader's language; everything else has its code."""
    if error.refusal is None:
        return error
    message = log_wording_of(table.game, Words(lang), table.names()).refused(error.refusal)
    return error.saying(message)


def for_seat(seat: int | None) -> int:
    """Give the audience of a person: a seat, or the spectators."""
    return SPECTATOR if seat is None else seat
