"""Saves games to files after every action, and resumes them."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from string import ascii_uppercase

from saltire.dealer import Dealer
from saltire.i18n.words import Words, sentence_case
from saltire.kernel.errors import SaltireError
from saltire.record import Record
from saltire.session import Session

BOT = "bot:"


def player_names(players: Sequence[str], words: Words) -> list[str]:
    """Name the players of a record: bots by their names, people by their seats."""
    return [
        _bot_name(player.removeprefix(BOT), words)
        if player.startswith(BOT)
        else words.say("name-player", letter=ascii_uppercase[seat])
        for seat, player in enumerate(players)
    ]


def _bot_name(bot: str, words: Words) -> str:
    """Name a bot in the reader's language; one without a name there by its own."""
    key = f"bot-{bot}"
    return sentence_case(words.say(key) if words.knows(key) else bot)


def games_folder() -> Path:
    """Give the default folder of saved games."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "saltire"


def new_file(game: str) -> Path:
    """Find a free file name for a new game."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    folder = games_folder()
    tries = [folder / f"{stem}.json", *(folder / f"{stem}-{n}.json" for n in range(2, 100))]
    return next(path for path in tries if not path.exists())


def save(session: Session, path: Path) -> None:
    """Save a game; the folder of all games is made when it is first needed, never another."""
    if path.parent == games_folder():
        path.parent.mkdir(parents=True, exist_ok=True)
    save_copy(session, path)


def save_copy(session: Session, path: Path) -> None:
    """Write a game to a file; an unfinished one with its seed, so that it can be resumed."""
    record = session.record
    if record.seed is None:
        record = copy_of(record)
        record.close(None, session.dealer.seed)
    record.write(path)


def copy_of(record: Record) -> Record:
    """Copy a record without its result and seed."""
    copy = Record(record.game, record.players, record.commitment, record.salts)
    copy.plies = list(record.plies)
    copy.taken_back = record.taken_back
    return copy


def resume(path: Path) -> Session:
    """Resume a saved game where it stopped."""
    record = Record.read(path)
    if record.result is not None:
        raise SaltireError(f"{path}: this game is over; look at it with: saltire replay {path}")
    if record.seed is None:
        raise SaltireError(f"{path}: this record has no seed, so the deal cannot go on")
    return Session(record.game, Dealer(record.seed, record.salts), copy_of(record))


def latest_unfinished() -> Path:
    """Find the latest game that is not finished."""
    files = sorted(games_folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    for path in reversed(files):
        try:
            record = Record.read(path)
        except SaltireError:
            continue
        if record.result is None and record.seed is not None:
            return path
    raise SaltireError(f"no unfinished game in {games_folder()}")
