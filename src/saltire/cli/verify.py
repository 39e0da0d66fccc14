"""`saltire verify`: replays a saved game and checks every draw against the seed."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from saltire.kernel.errors import CorruptRecord
from saltire.record import Record


def add(commands: Any) -> None:
    """Add the arguments of `saltire verify`."""
    parser = commands.add_parser(
        "verify", help="prove that a saved game was dealt fairly",
        description="Replay a saved game, check every action against the rules and every draw"
        " against the revealed seed. Exit code 0: all is well; 1: the deal is not the seed's;"
        " 2: the file is no record.",
    )  # fmt: skip
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true", help="write JSON")


def run(args: argparse.Namespace) -> int:
    """Check one record and print the result in one line."""
    try:
        record = Record.read(args.file)
    except CorruptRecord as fault:
        if not args.json:
            raise CorruptRecord(fault.line, f"{fault.reason} ({args.file})") from None
        _print_json(args.file, fault, None)
        return 2
    try:
        draws = record.verify()
    except CorruptRecord as fault:
        if args.json:
            _print_json(args.file, fault, record)
        else:
            print(f"{args.file}: NOT proved: {fault}")
        return 1
    if args.json:
        data = {"file": str(args.file), "ok": True, "draws": draws, **_summary(record)}
        print(json.dumps(data))
    else:
        print(f"{args.file}: {draws} draws proved, {result_words(record)}{practice_words(record)}")
    return 0


def result_words(record: Record) -> str:
    """Describe the result of a record."""
    if record.result is None:
        return f"game not over after {len(record)} actions"
    best = max(record.result)
    winners = [seat for seat, share in enumerate(record.result) if share == best]
    named = [f"seat {seat} ({record.players[seat]})" for seat in winners]
    if len(winners) == 1:
        return f"result: {named[0]} wins"
    if len(winners) == len(record.result):
        return "result: a draw"
    return f"result: {', '.join(named[:-1])} and {named[-1]} share the win"


def practice_words(record: Record) -> str:
    """Say how often a practice game took back what had been seen."""
    times = record.taken_back
    return f"; practice: {times} {'time' if times == 1 else 'times'} taken back" if times else ""


def _summary(record: Record) -> dict[str, object]:
    return {
        "game": record.game.name,
        "actions": len(record),
        "players": list(record.players),
        "result": None if record.result is None else list(record.result),
        "taken_back": record.taken_back,
    }


def _print_json(path: Path, fault: CorruptRecord, record: Record | None) -> None:
    data: dict[str, object] = {"file": str(path), "ok": False, "line": fault.line}
    data["reason"] = fault.reason
    if record is not None:
        data.update(_summary(record))
    print(json.dumps(data))
