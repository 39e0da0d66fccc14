"""Groups events before they are worded: four dice are a volley, five cards a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from saltire.i18n.log_wording import EventFacts

_COUNTED: Final = ("built", "drawn", "strengthened", "pillaged", "levied", "hit")
"""Kinds that come several times in a row and are worded once, with a number."""
_TOGETHER: Final = ("moved", "retreated", "regrouped", "disbanded", "raided")
"""Kinds in which several blocks do the same: worded once, with all their names."""
_SAME: Final = ("side", "path", "from", "area")


def grouped_events(heard: Sequence[Mapping[str, object]], me: int) -> list[EventFacts]:
    """Merge events that belong together, and leave out those without content."""
    groups: list[EventFacts] = []
    for place, event in enumerate(heard):
        kind = event["kind"]
        last = place == len(heard) - 1
        if kind == "sealed":
            if last and event["seat"] != me:
                groups.append({"kind": kind, "side": event["seat"]})
        elif not _is_empty(event):
            _add(groups, dict(event))
    return groups


def _is_empty(event: Mapping[str, object]) -> bool:
    kind = event["kind"]
    if kind == "dealt":
        return "card" not in event
    if kind == "home":
        return event["from"] == event["area"] and not event["turned"]
    if kind == "moves-end":
        return event["unused"] == 0
    return kind == "sent-off" and not event["areas"]


def _add(groups: list[EventFacts], event: EventFacts) -> None:
    before: EventFacts = groups[-1] if groups else {"kind": ""}
    kind = event["kind"]
    if kind == "rolled":
        _add_die(groups, before, event)
    elif kind == "dealt":
        _add_card(groups, before, event)
    elif kind == "home" and not event["turned"]:
        _add_home(groups, before, event)
    elif kind in _TOGETHER:
        _add_block(groups, before, event)
    elif kind in _COUNTED:
        _add_count(groups, before, event)
    else:
        groups.append(event)


def _add_die(groups: list[EventFacts], before: EventFacts, event: EventFacts) -> None:
    """A die joins the volley of the same block."""
    if before["kind"] != "volley" or before["block"] != event["block"]:
        before = {"kind": "volley", "block": event["block"], "side": event["side"],
                  "dice": [], "hit": [], "hits": 0, "n": 0}  # fmt: skip
        groups.append(before)
    before["dice"] = [*_listed(before["dice"]), event["die"]]
    before["hit"] = [*_listed(before["hit"]), event["hit"]]
    before["hits"] = _number(before["hits"]) + (1 if event["hit"] else 0)
    before["n"] = _number(before["n"]) + 1


def _add_card(groups: list[EventFacts], before: EventFacts, event: EventFacts) -> None:
    """A card joins the hand that a side is dealt."""
    if before["kind"] != "dealt" or before["side"] != event["side"]:
        groups.append({"kind": "dealt", "side": event["side"], "cards": [event["card"]]})
    else:
        before["cards"] = [*_listed(before["cards"]), event["card"]]


def _add_home(groups: list[EventFacts], before: EventFacts, event: EventFacts) -> None:
    pair = [event["noble"], event["area"]]
    if before["kind"] != "homes":
        groups.append({"kind": "homes", "ways": [pair]})
    else:
        before["ways"] = [*_listed(before["ways"]), pair]


def _add_block(groups: list[EventFacts], before: EventFacts, event: EventFacts) -> None:
    """A block joins others that go the same way; known and unknown ones stay apart."""
    names = _listed(event.pop("blocks")) if "blocks" in event else []
    if "block" in event:
        names = [event.pop("block")]
    event.pop("count", None)
    same = before["kind"] == event["kind"] and ("blocks" in before) == bool(names)
    if same and all(before.get(name) == event.get(name) for name in _SAME):
        before["n"] = _number(before["n"]) + 1
        if names:
            before["blocks"] = [*_listed(before["blocks"]), *names]
        return
    event["n"] = 1
    if names:
        event["blocks"] = names
    groups.append(event)


def _add_count(groups: list[EventFacts], before: EventFacts, event: EventFacts) -> None:
    """The same once more is counted; of a levy the names are gathered."""
    if event["kind"] == "levied":
        _add_block(groups, before, event)
        return
    names = ("kind", "side", "area", "block", "eliminated")
    if not before.get("eliminated") and all(before.get(n) == event.get(n) for n in names):
        before["n"] = _number(before["n"]) + 1
        before.update({name: event[name] for name in ("left",) if name in event})
    else:
        groups.append({**event, "n": 1})


def _listed(fact: object) -> list[object]:
    assert isinstance(fact, list)
    return fact


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact
