"""The games of a match as they end, in a folder if wanted: run again, and it goes on where it stopped."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from saltire.arena.game_runner import Outcome
from saltire.arena.schedule import Fixture, Plan
from saltire.kernel.errors import BadOption

SETTINGS: Final = "settings.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records.jsonl"


class Ledger:
    """Keeps outcomes by fixture; each one is on disk before it counts."""

    def __init__(self, plan: Plan, folder: Path | None = None, records: bool = False) -> None:
        self.plan = plan
        self.folder = folder
        self.records = records
        self.outcomes: dict[Fixture, Outcome] = {}
        if folder is not None:
            self._open(folder)
        elif records:
            raise BadOption("--records needs --out FOLDER")

    def _open(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / SETTINGS
        ours = {**self.plan.settings(), "records": self.records}
        ours = json.loads(json.dumps(ours))
        if not path.exists():
            if any(folder.iterdir()):
                raise BadOption(f"{folder} is not empty and holds no match")
            draft = path.with_suffix(".part")
            draft.write_text(json.dumps(ours, indent=2) + "\n", encoding="utf-8")
            draft.replace(path)
        _compare(folder, json.loads(path.read_text(encoding="utf-8")), ours)
        lines = _whole_lines(folder / GAMES)
        if self.records:
            kept = len(_whole_lines(folder / RECORDS))
            lines = lines[:kept]
            _cut(folder / RECORDS, len(lines))
        _cut(folder / GAMES, len(lines))
        for line in lines:
            outcome = Outcome.from_json(json.loads(line))
            self.outcomes[outcome.fixture] = outcome

    def missing(self) -> Iterator[Fixture]:
        """List the games that are still to be played."""
        return (fixture for fixture in self.plan.fixtures() if fixture not in self.outcomes)

    def add(self, outcome: Outcome, record: dict[str, Any]) -> None:
        """Write a game down: its record first, so that no game is without one."""
        if self.folder is not None:
            if self.records:
                _append(self.folder / RECORDS, record)
            _append(self.folder / GAMES, outcome.to_json())
        self.outcomes[outcome.fixture] = outcome

    def deal(self, number: int) -> list[Outcome] | None:
        """Give the games of a deal, or None while one is missing."""
        found = [self.outcomes.get(fixture) for fixture in self.plan.deal(number)]
        whole = [outcome for outcome in found if outcome is not None]
        return whole if len(whole) == len(found) else None


def _compare(folder: Path, theirs: dict[str, object], ours: dict[str, object]) -> None:
    for key, mine in ours.items():
        if theirs.get(key) != mine:
            was, now = json.dumps(theirs.get(key)), json.dumps(mine)
            raise BadOption(f"{folder} holds another match: its {key} is {was}, not {now}")


def _whole_lines(path: Path) -> list[str]:
    """Read the lines that were written to their end."""
    if not path.exists():
        return []
    *lines, _ = path.read_text(encoding="utf-8").split("\n")
    return lines


def _cut(path: Path, lines: int) -> None:
    """Leave the first lines only: what came after them was cut off by a crash."""
    if not path.exists():
        return
    kept = "".join(line + "\n" for line in _whole_lines(path)[:lines]).encode()
    if len(kept) < path.stat().st_size:
        os.truncate(path, len(kept))


def _append(path: Path, row: object) -> None:
    with path.open("ab") as file:
        file.write(json.dumps(row, separators=(",", ":")).encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())
