"""Stores the outcomes of a match, in a folder if one is given, so that a match can be resumed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from saltire.arena.game_runner import Fault, Outcome
from saltire.arena.schedule import Fixture, Schedule
from saltire.kernel.errors import BadOption

SETTINGS: Final = "settings.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records.jsonl"
FAULTS: Final = "faults.txt"


class ResultsLog:
    """The outcomes by fixture; each is on disk before it counts."""

    def __init__(
        self, schedule: Schedule, folder: Path | None = None, records: bool = False
    ) -> None:
        self.schedule = schedule
        self.folder = folder
        self.records = records
        self.outcomes: dict[Fixture, Outcome] = {}
        self.latest_fault: Fault | None = None
        """The fault of the game that was added last."""
        if folder is not None:
            self._open(folder)
        elif records:
            raise BadOption("--records needs --out FOLDER")

    def _open(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / SETTINGS
        ours = {**self.schedule.settings(), "records": self.records}
        ours = json.loads(json.dumps(ours))
        if not path.exists():
            if any(folder.iterdir()):
                raise BadOption(f"{folder} is not empty and holds no match")
            draft = path.with_suffix(".part")
            draft.write_text(json.dumps(ours, indent=2) + "\n", encoding="utf-8")
            draft.replace(path)
        _check_same_match(folder, json.loads(path.read_text(encoding="utf-8")), ours)
        lines = _whole_lines(folder / GAMES)
        if self.records:
            records = len(_whole_lines(folder / RECORDS))
            lines = lines[:records]
            _truncate(folder / RECORDS, len(lines))
        _truncate(folder / GAMES, len(lines))
        for line in lines:
            outcome = Outcome.from_json(json.loads(line))
            self.outcomes[outcome.fixture] = outcome

    def missing(self) -> Iterator[Fixture]:
        """List the games that have not been played."""
        return (fixture for fixture in self.schedule.fixtures() if fixture not in self.outcomes)

    def add(self, outcome: Outcome, record: dict[str, Any]) -> None:
        """Append a game: its record first, so that no outcome lacks its record."""
        if self.folder is not None:
            if self.records:
                _append(self.folder / RECORDS, record)
            _append(self.folder / GAMES, outcome.to_json())
            self._write_fault(self.folder / FAULTS, outcome)
        self.outcomes[outcome.fixture] = outcome
        self.latest_fault = outcome.fault

    def _write_fault(self, path: Path, outcome: Outcome) -> None:
        """Append a fault as text for people: who, in which game, and where in its code."""
        fault = outcome.fault
        if fault is None:
            return
        bot = self.schedule.entrants[self.schedule.seating(outcome.fixture)[fault.seat]].label
        head = (
            f"{bot}, deal {outcome.fixture.deal}, seat {fault.seat}: {fault.kind}: {fault.message}"
        )
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{head}\n{fault.detail.rstrip()}\n\n")

    def deal(self, number: int) -> list[Outcome] | None:
        """Give the outcomes of a deal, or None while one is missing."""
        outcomes = [self.outcomes.get(fixture) for fixture in self.schedule.deal(number)]
        present = [outcome for outcome in outcomes if outcome is not None]
        return present if len(present) == len(outcomes) else None


def _check_same_match(folder: Path, theirs: dict[str, object], ours: dict[str, object]) -> None:
    for key, mine in ours.items():
        if theirs.get(key) != mine:
            was, now = json.dumps(theirs.get(key)), json.dumps(mine)
            raise BadOption(f"{folder} holds another match: its {key} is {was}, not {now}")


def _whole_lines(path: Path) -> list[str]:
    """Read the lines that end with a newline; a crash may leave half a line."""
    if not path.exists():
        return []
    *lines, _ = path.read_text(encoding="utf-8").split("\n")
    return lines


def _truncate(path: Path, lines: int) -> None:
    """Keep the first lines only; a crash cut off what follows."""
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
