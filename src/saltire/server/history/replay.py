"""A finished game again: how it stood whenever a seat was to act, and every draw of the dealer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from saltire.games.registry import title_of
from saltire.games.title import Title
from saltire.i18n.log_wording import LogWording, log_wording_of
from saltire.i18n.words import Words
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE
from saltire.kernel.view import View
from saltire.record import Record

Row = dict[str, Any]


def stops_of(record: Record) -> list[int]:
    """List the plies at which a seat acts, and the end: chance is passed over."""
    acted = [ply for ply, (seat, _) in enumerate(record.plies) if seat != CHANCE]
    return [*acted, len(record)]


def moments(record: Record, seat: int, lang: str, first: int, last: int) -> Iterator[Row]:
    """Give how a seat saw the game at the stops from `first` to `last`, and what led there."""
    log = log_wording_of(record.game, Words(lang), record.players)
    title = title_of(record.game)
    every = stops_of(record)
    stops = every[first : last + 1]
    if not stops:
        return
    before = every[first - 1] if first else 0
    state = record.game.begin()
    heard: list[Row] = []
    chosen = ""
    for ply in range(len(record) + 1):
        if ply in stops:
            start = first == 0 and ply == stops[0]
            yield {
                "ply": ply,
                "actor": None if start else record.plies[before][0],
                "action": None if start else record.plies[before][1],
                "lines": _lines(log, heard, seat, chosen),
                "told": [{**one, "text": " ".join(log.lines([one], seat))} for one in heard],
                **_view_row(title, state.view(seat)),
                "waiting": list(state.waiting_for()),
            }
            heard, before = [], ply
        if ply == stops[-1]:
            return
        if ply == before:
            chosen = _choice(record, log, state, ply)
        events = record.play_ply(state, ply)
        if ply >= before:
            heard.extend(event.heard_by(seat) for event in events)


def _lines(log: LogWording, heard: list[Row], seat: int, chosen: str) -> list[str]:
    """Word what led to a stop; where no event says it, the choice itself."""
    lines = log.lines(heard, seat)
    return lines or ([chosen] if chosen else [])


def _choice(record: Record, log: LogWording, state: Position, ply: int) -> str:
    """Word an action as its seat saw it: the game is over, and nothing is secret any more."""
    seat, text = record.plies[ply]
    if seat == CHANCE:
        return ""
    return log.choice(state.view(seat), [record.game.parse(state, text)])[0]


def _view_row(title: Title, view: View) -> Row:
    shown = view.to_json()
    shown.pop("legal", None)
    return {"view": shown, "annotations": title.annotate(view)}


def draws_of(record: Record) -> list[Row]:
    """List what the dealer drew: which draw of the stream, among how many, the index, the notation."""
    state = record.game.begin()
    draws: list[Row] = []
    drawn = 0
    for ply, (seat, text) in enumerate(record.plies):
        if seat == CHANCE:
            if ply >= record.continued:
                draws.append({"ply": ply, "draw": drawn, **_draw_row(record, state, text)})
            drawn += 1
        record.play_ply(state, ply)
    return draws


def _draw_row(record: Record, state: Position, text: str) -> Row:
    outcomes = state.legal()
    index = list(outcomes).index(record.game.parse(state, text))
    return {"among": len(outcomes), "index": index, "text": text}
