"""`saltire verify`: replays a saved game and checks every draw against the seed."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saltire.kernel.errors import CorruptRecord
from saltire.record import Record

if TYPE_CHECKING:
    from saltire.i18n.words import Words


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
    from saltire.cli.language import add_lang

    add_lang(parser)


def run(args: argparse.Namespace) -> int:
    """Check one record and print the result in one line."""
    from saltire.cli.language import language
    from saltire.i18n.words import Words

    words = Words(language(args))
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
            print(words.say("cli-verify-wrong", file=str(args.file), why=str(fault)))
        return 1
    if args.json:
        data = {"file": str(args.file), "ok": True, "draws": draws, **_summary(record)}
        print(json.dumps(data))
    else:
        said = {"result": result_words(record, words), "practice": practice_words(record, words)}
        print(words.say("cli-verify-proved", file=str(args.file), n=draws, **said))
    return 0


def result_words(record: Record, words: Words) -> str:
    """Describe the result of a record."""
    if record.result is None:
        return words.say("cli-result-open", n=len(record))
    best = max(record.result)
    winners = [
        words.say("cli-result-seat", seat=seat, name=record.players[seat])
        for seat, share in enumerate(record.result) if share == best
    ]  # fmt: skip
    if len(winners) == 1:
        return words.say("cli-result-won", name=winners[0])
    if len(winners) == len(record.result):
        return words.say("cli-result-drawn")
    return words.say("cli-result-shared", names=winners)


def practice_words(record: Record, words: Words) -> str:
    """Say how often a practice game took back what had been seen."""
    return words.say("cli-result-practice", n=record.taken_back) if record.taken_back else ""


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
