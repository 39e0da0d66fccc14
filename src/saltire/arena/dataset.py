"""Writes self-play as a Parquet dataset, one row per choice, with a data card."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from saltire import COMPILED, __version__
from saltire.arena.game_runner import Outcome
from saltire.arena.report import markdown_table
from saltire.arena.schedule import Schedule
from saltire.kernel.game import Game
from saltire.kernel.types import CHANCE
from saltire.record import Record

Row = dict[str, object]

COLUMNS: Final = {
    "game": "the number of the game, from 0",
    "ply": "how many actions came before, chance included",
    "seat": "whose choice it is",
    "bot": "who sat there",
    "view": "what that seat saw, as JSON; `Game.view_from_json` reads it back",
    "legal": "its legal actions in the notation of the game",
    "action": "the one it chose",
    "result": "its share of the win in the end",
}
_ROWS_A_GROUP: Final = 4096


class DatasetWriter:
    """Writes the choices of games as they end; the file appears when it is closed."""

    def __init__(self, schedule: Schedule, path: Path) -> None:
        import pyarrow
        from pyarrow import parquet

        self.schedule = schedule
        self.path = path
        self.rows: list[Row] = []
        self.written: Counter[str] = Counter()
        self.games = 0
        self.left_out = 0
        self._draft = path.with_name(path.name + ".part")
        self._pyarrow = pyarrow
        self._schema = pyarrow.schema(
            [
                ("game", pyarrow.int32()), ("ply", pyarrow.int32()), ("seat", pyarrow.int8()),
                ("bot", pyarrow.string()), ("view", pyarrow.string()),
                ("legal", pyarrow.list_(pyarrow.string())), ("action", pyarrow.string()),
                ("result", pyarrow.float32()),
            ],
            metadata={"saltire": json.dumps(_header(schedule.game))},
        )  # fmt: skip
        self._file = parquet.ParquetWriter(self._draft, self._schema, compression="zstd")

    def add(self, outcome: Outcome, record: dict[str, Any]) -> None:
        """Add a game; one that a bot lost by a fault is left out."""
        if outcome.fault is not None:
            self.left_out += 1
            return
        for row in choice_rows(Record.from_text(json.dumps(record)), self.games):
            self.rows.append(row)
            self.written[str(row["bot"])] += 1
        self.games += 1
        if len(self.rows) >= _ROWS_A_GROUP:
            self._flush()

    def _flush(self) -> None:
        if self.rows:
            self._file.write_table(self._pyarrow.Table.from_pylist(self.rows, self._schema))
            self.rows = []

    def close(self, command: str) -> Path:
        """Finish the file, and write its data card beside it."""
        self._flush()
        self._file.close()
        self._draft.replace(self.path)
        card = self.path.with_suffix(".md")
        card.write_text(self.card(command), encoding="utf-8")
        return card

    def card(self, command: str) -> str:
        """Describe what the data are, how they were made, and their limits."""
        game = self.schedule.game
        digest = hashlib.sha256(self.path.read_bytes()).hexdigest()
        build = "compiled" if COMPILED else "pure"
        choices = [(bot, f"{rows:,}") for bot, rows in sorted(self.written.items())]
        options = ", ".join(f"{name}={value}" for name, value in game.options.items())
        return "\n\n".join(
            [
                f"# {self.path.name}",
                f"{self.games:,} games of {game.name} played by bots, {self.written.total():,} choices;"
                f" {self.left_out} games that a bot lost by a fault are left out.",
                f"Made by `{command}` with Saltire {__version__} ({build} build), rules version"
                f" {game.version}. Options: {options}. SHA-256 `{digest}`.",
                markdown_table(("column", "is"), list(COLUMNS.items())),
                markdown_table(("bot", "choices"), choices),
                "Each row holds what one seat knew when it chose, and nothing that was hidden from it;"
                " only `result` looks ahead. The rows of a game belong together: split the data by"
                " `game`, never by row. Choices with a single legal action are left out. The bots are"
                " programs, so the data show how these bots play, not how people do. No person's data"
                " are in it.",
                f"As numbers: `saltire.envs.dataset.load({self.path.name!r})`.",
            ]
        ) + "\n"  # fmt: skip


def _header(game: Game) -> Row:
    """Name the game, so that `saltire.envs.dataset` can read the views back."""
    return {"game": game.name, "version": game.version, "options": game.load_options()}


def choice_rows(record: Record, number: int) -> Iterator[Row]:
    """List the choices of a game, each with the view of its seat."""
    assert record.result is not None
    state = record.game.begin()
    for ply, (seat, text) in enumerate(record.plies):
        if seat != CHANCE and len(legal := state.legal(seat)) > 1:
            view: Any = state.view(seat)
            fields = {name: fact for name, fact in view.to_json().items() if name != "legal"}
            yield {
                "game": number, "ply": ply, "seat": seat, "bot": record.players[seat],
                "view": json.dumps(fields, separators=(",", ":")),
                "legal": [record.game.say(state, action) for action in legal],
                "action": text, "result": record.result[seat],
            }  # fmt: skip
        record.play_ply(state, ply)
