"""A study: a line that is given, branches off it, and comments; written as JSON that can be shared.

The nodes of a study are numbered: 0 is where the first seat is asked, the next are after each choice of the
given line, and the branches follow in their order. A node is a choice and what chance did after it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from saltire.kernel.errors import SaltireError
from saltire.kernel.game import Game
from saltire.kernel.position import Position
from saltire.record import Record
from saltire.study.line import (
    LONGEST_ACTION,
    MOST_ACTIONS,
    BadStudy,
    Start,
    play_row,
    read_action,
    write_action,
)

FORMAT: Final = 1
MOST_BRANCHES: Final = 1_000
MOST_NOTE: Final = 2_000
MOST_TITLE: Final = 200
LONGEST: Final = 256 * 1024
"""A longer study is not read."""
Row = dict[str, Any]


@dataclass(slots=True)
class Node:
    """A choice and what chance did after it; the first node of a study has no choice."""

    id: int
    parent: int | None
    actions: tuple[str, ...]


@dataclass(slots=True)
class Study:
    """A line, branches and comments."""

    start: Start
    players: tuple[str, ...] = ()
    actions: list[str] = field(default_factory=list)
    branches: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    """Each its parent's number and its actions."""
    notes: dict[int, str] = field(default_factory=dict)
    title: str = ""
    result: tuple[float, ...] | None = None

    @classmethod
    def of(cls, record: Record) -> Study:
        """Begin a study of a game."""
        actions = [write_action(seat, text) for seat, text in record.plies]
        return cls(Start.of(record.game), record.players, actions, result=record.result)

    def nodes(self) -> list[Node]:
        """List all nodes by number; parents come before their children."""
        found: list[Node] = []
        for actions in _steps(self.actions):
            found.append(Node(len(found), len(found) - 1 if found else None, tuple(actions)))
        for parent, actions_taken in self.branches:
            if not 0 <= parent < len(found):
                raise BadStudy(f"there is no move {parent} to branch off from", len(found))
            found.append(Node(len(found), parent, actions_taken))
        return found

    def line_to(self, node: int) -> list[str]:
        """Give all actions from the start to a node."""
        nodes = self.nodes()
        if not 0 <= node < len(nodes):
            raise BadStudy(f"there is no move {node}")
        parts: list[tuple[str, ...]] = []
        at: int | None = node
        while at is not None:
            parts.append(nodes[at].actions)
            at = nodes[at].parent
        return [row for part in reversed(parts) for row in part]

    def played(self, game: Game) -> Iterator[tuple[Node, Position | None, Position]]:
        """Play every node once: the node, the position before its choice, the one after it.

        What cannot be played is refused, with the number of the node.
        """
        kept: dict[int, Position] = {}
        nodes = self.nodes()
        last_use = {node.parent: node.id for node in nodes if node.parent is not None}
        for node in nodes:
            before = None if node.parent is None else kept[node.parent]
            state = game.begin() if before is None else before.clone()
            try:
                for row in node.actions:
                    play_row(game, state, row)
            except SaltireError as error:
                raise BadStudy(str(error), node.id) from None
            yield node, before, state
            if node.id in last_use:
                kept[node.id] = state
            if node.parent is not None and last_use[node.parent] == node.id:
                del kept[node.parent]

    def check(self) -> None:
        """Demand that every node can be played and every comment belongs to one."""
        total = sum(1 for _ in self.played(self.start.load()))
        for node in self.notes:
            if not 0 <= node < total:
                raise BadStudy("there is a comment on it, but no such move", node)

    def to_json(self) -> Row:
        shown: Row = {"saltire_study": FORMAT, **self.start.to_json()}
        shown["players"] = list(self.players)
        if self.title:
            shown["title"] = self.title
        if self.result is not None:
            shown["result"] = list(self.result)
        shown["actions"] = list(self.actions)
        shown["branches"] = [[parent, *actions] for parent, actions in self.branches]
        shown["notes"] = {str(node): note for node, note in sorted(self.notes.items())}
        return shown

    def text(self) -> str:
        """Write it as compact JSON: the form in which it is shared."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_text(cls, text: str) -> Study:
        """Read a study from its text, and play all of it; BadStudy says what is wrong."""
        if len(text) > LONGEST:
            raise BadStudy(f"a study has at most {LONGEST} characters")
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise BadStudy("this is not JSON") from None
        return cls.from_json(data)

    @classmethod
    def from_json(cls, data: object) -> Study:
        """Read a study, or a record as one without branches, and play all of it."""
        if not isinstance(data, dict) or not ("saltire_study" in data or "saltire" in data):
            raise BadStudy("this is no study and no record")
        if data.get("saltire_study", FORMAT) != FORMAT:
            raise BadStudy(f"only studies of format {FORMAT} can be read")
        start = Start(
            _text(data, "game"), _text(data, "version"), _options(data.get("options", {})),
            _text(data, "card_set"), _text(data, "position"),
        )  # fmt: skip
        study = cls(
            start, tuple(_texts(data.get("players", []), "players", 12)),
            _texts(data.get("actions", []), "actions", MOST_ACTIONS),
            _branches(data.get("branches", [])), _notes(data.get("notes", {})),
            _text(data, "title")[:MOST_TITLE], _shares(data.get("result")),
        )  # fmt: skip
        study.check()
        return study


def _steps(actions: Sequence[str]) -> list[list[str]]:
    """Split a line before each choice of a seat; the first part has what chance does before all."""
    steps: list[list[str]] = [[]]
    for row in actions:
        if not row.startswith("*"):
            steps.append([])
        steps[-1].append(row)
    return steps


def _text(data: Mapping[str, object], key: str) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise BadStudy(f"{key} must be a text")
    return value


def _texts(value: object, key: str, most: int) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(row, str) for row in value):
        raise BadStudy(f"{key} must be a list of texts")
    if len(value) > most or any(len(row) > LONGEST_ACTION for row in value):
        raise BadStudy(f"{key}: at most {most}, of at most {LONGEST_ACTION} characters each")
    return list(value)


def _options(value: object) -> dict[str, object]:
    if not isinstance(value, dict) or len(value) > 100:
        raise BadStudy("options must be names and values")
    return value


def _branches(value: object) -> list[tuple[int, tuple[str, ...]]]:
    if not isinstance(value, list) or len(value) > MOST_BRANCHES:
        raise BadStudy(f"branches must be a list of at most {MOST_BRANCHES}")
    found: list[tuple[int, tuple[str, ...]]] = []
    for row in value:
        if not isinstance(row, list) or len(row) < 2 or type(row[0]) is not int:
            raise BadStudy("a branch is a list: the number of a move, and actions")
        actions = _texts(row[1:], "branches", MOST_ACTIONS)
        read_action(actions[0])
        found.append((row[0], tuple(actions)))
    return found


def _notes(value: object) -> dict[int, str]:
    if not isinstance(value, dict) or len(value) > MOST_BRANCHES + MOST_ACTIONS:
        raise BadStudy("notes must be numbers of moves with texts")
    found: dict[int, str] = {}
    for node, note in value.items():
        if not (node.isascii() and node.isdigit() and len(node) < 6 and isinstance(note, str)):
            raise BadStudy("notes must be numbers of moves with texts")
        if len(note) > MOST_NOTE:
            raise BadStudy(f"a note has at most {MOST_NOTE} characters", int(node))
        found[int(node)] = note
    return found


def _shares(value: object) -> tuple[float, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list) or not all(type(share) in (int, float) for share in value):
        raise BadStudy("result must be a list of numbers")
    if not all(0 <= share <= 1 for share in value):
        raise BadStudy("result must be shares from 0 to 1")
    return tuple(float(share) for share in value)
