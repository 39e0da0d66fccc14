"""Sentences of the log. Each is worded once for all tables, with placeholders for the names."""

from __future__ import annotations

from typing import Any, Final

import orjson

from saltire.i18n.log_wording import LogWording, log_wording_of
from saltire.i18n.words import Words
from saltire.server.tables.table import LiveTable

Facts = dict[str, Any]
_MOST_SENTENCES: Final = 8_192
"""Each takes some four kilobytes, kept between objects that come and go."""
_sentences: Final[dict[tuple[object, ...], str]] = {}
_MOST_WORDINGS: Final = 256
_wordings: Final[dict[tuple[str, str, bytes], LogWording]] = {}


def word_events(
    table: LiveTable, events: list[Facts], seat: int, lang: str, own: str = ""
) -> list[str]:
    """Add its sentence to each event as `text`; give the lines of the log, related events as one.

    `own` is the reader's own action in notation: what they laid face down is named to them.
    """
    scope = (seat, lang, table.game.name, table.options)
    log = _log_wording(lang, table)
    chosen = log.own_choice(own) if own else ""
    told = [event for event in events if not (chosen and event["kind"] == "sealed")]
    if log.groups_events:
        lines = [_sentence(log, event, scope, table) for event in log.grouped(told, seat)]
        for event in events:
            parts = log.grouped([event], seat)
            event["text"] = " ".join([_sentence(log, part, scope, table) for part in parts])
    else:
        lines = []
        for event in events:
            event["text"] = _sentence(log, event, scope, table)
    lines = lines or [event["text"] for event in told if event["text"]]
    return [chosen, *lines] if chosen else lines


def _sentence(log: LogWording, event: Facts, scope: tuple[Any, ...], table: LiveTable) -> str:
    key = (orjson.dumps(event), *scope)
    text = _sentences.get(key)
    if text is None:
        if event["kind"].startswith("table-"):
            text = log.words.event(event, scope[0], log.names)
        else:
            text = log.sentence(event, scope[0])
        if len(_sentences) >= _MOST_SENTENCES:
            del _sentences[next(iter(_sentences))]
        _sentences[key] = text
    if "\0" in text:
        for i, name in enumerate(table.names(scope[1])):
            text = text.replace(f"\0{i}", name)
    return text


def _log_wording(lang: str, table: LiveTable) -> LogWording:
    key = (lang, table.game.name, table.options)
    found = _wordings.get(key)
    if found is None:
        if len(_wordings) >= _MOST_WORDINGS:
            del _wordings[next(iter(_wordings))]
        names = [f"\0{i}" for i in range(9)]
        found = _wordings[key] = log_wording_of(table.game, Words(lang), names)
    return found
