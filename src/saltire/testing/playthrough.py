"""Writes a game out in full: for each ply the legal actions, the action, and each seat's view and events.

Golden files contain such texts; of each view only the entries that changed are written.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from saltire.kernel.game import Game
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES, SPECTATOR
from saltire.record import Record
from saltire.testing.kit import seen_facts

# Written on lines of their own, or, as the stack below the phase, not useful to a reader.
_UNWRITTEN: Final = ("legal", "options", "stack")


def playthrough(record: Record, start: int = 0) -> str:
    """Write a record out as a golden text, from ply `start` on."""
    return "\n".join(_lines(record.game, record, start)) + "\n"


def _lines(game: Game, record: Record, start: int) -> Iterator[str]:
    yield f"game: {game.name} {game.version}"
    for name, value in game.options.items():
        yield f"option: {name} = {value}"
    state = record.replay(start)
    audience = (*range(len(game.seats)), SPECTATOR)
    last: dict[int, dict[str, str]] = {seat: {} for seat in audience}
    for ply in range(start, len(record) + 1):
        yield f"\n# ply {ply}"
        for seat in audience:
            yield from _changes(seat, state, last)
        yield from _options(game, state)
        if ply == len(record):
            break
        actor, text = record.plies[ply]
        yield f"play: {_who(actor)} {text}"
        for event in record.play_ply(state, ply):
            yield f"event: {as_text(event.heard_by(SPECTATOR))}"
            for seat in event.audience:
                yield f"  {_who(seat)} hears: {as_text(event.heard_by(seat))}"
    yield f"result: {state.result()}"


def _who(seat: int) -> str:
    return "chance" if seat == CHANCE else "spectator" if seat == SPECTATOR else f"seat {seat}"


def as_text(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def _changes(seat: int, state: Position, last: dict[int, dict[str, str]]) -> Iterator[str]:
    facts: dict[str, str] = {}
    for name, fact in seen_facts(state, seat).items():
        rows = fact if isinstance(fact, list) and fact and isinstance(fact[0], dict) else None
        if rows is None:
            facts[name] = as_text(fact)
        else:
            facts.update({f"{name}[{i}]": as_text(row) for i, row in enumerate(rows)})
    for name, text in facts.items():
        if name not in _UNWRITTEN and last[seat].get(name) != text:
            yield f"{_who(seat)} sees {name}: {text}"
    last[seat] = facts


def _options(game: Game, state: Position) -> Iterator[str]:
    if state.actor() == RULES:
        return
    texts = [game.say(state, action) for action in state.legal()]
    yield f"actor: {_who(state.actor())}"
    yield f"legal ({len(texts)}): {', '.join(texts)}"
