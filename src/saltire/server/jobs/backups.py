"""Backups that the host makes from the page: one at a time, in a process of its own."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import sys
import time
from pathlib import Path
from typing import Final

from saltire.server.errors import ApiError
from saltire.server.settings import Settings
from saltire.server.store.backup import sqlite_path

_log = logging.getLogger("saltire.backups")
_NAME: Final = re.compile(r"saltire-\d{8}-\d{6}\.(db|jsonl\.gz)")
_ENDINGS: Final = {"sqlite": "db", "lines": "jsonl.gz"}
_NICE: Final = 15
_SECONDS: Final = 3600.0


class Backups:
    """The folder of backups, and the one that is being made."""

    def __init__(self, settings: Settings) -> None:
        self._url = settings.database_url
        self._folder = Path(settings.backup_folder)
        self._task: asyncio.Task[None] | None = None
        self.failure: str | None = None

    @property
    def forms(self) -> tuple[str, ...]:
        """Name the forms that this database can be copied in."""
        return ("lines",) if sqlite_path(self._url) is None else ("sqlite", "lines")

    @property
    def making(self) -> bool:
        return self._task is not None and not self._task.done()

    def files(self) -> list[Path]:
        """List the backups, the newest first."""
        if not self._folder.is_dir():
            return []
        known = [file for file in self._folder.iterdir() if _NAME.fullmatch(file.name)]
        return sorted(known, key=lambda file: file.name, reverse=True)

    def file(self, name: str) -> Path:
        """Find a backup by its name; no other file can be named."""
        file = self._folder / name
        if not _NAME.fullmatch(name) or not file.is_file():
            raise ApiError("not-found", "there is no such backup")
        return file

    def start(self, form: str) -> None:
        """Begin a backup; one at a time."""
        if self.making:
            raise ApiError("conflict", "a backup is being made already")
        if form not in self.forms:
            raise ApiError("conflict", "PostgreSQL is copied as lines of JSON")
        self._task = asyncio.create_task(self._make(form), name="backup")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _make(self, form: str) -> None:
        name = time.strftime("saltire-%Y%m%d-%H%M%S", time.gmtime())
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            said = await self._run(self._folder / f"{name}.{_ENDINGS[form]}")
        except (OSError, TimeoutError) as error:
            said = f"the backup could not be made: {str(error) or 'it took too long'}"
        self.failure = said or None
        if said:
            _log.error("a backup failed: %s", said)

    async def _run(self, file: Path) -> str:
        """Run `saltire backup`; give what it complains of, or nothing."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "saltire", "backup", str(file),
            env={**os.environ, "SALTIRE_DATABASE_URL": self._url},
            stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        try:
            if hasattr(os, "setpriority"):
                os.setpriority(os.PRIO_PROCESS, process.pid, _NICE)
            async with asyncio.timeout(_SECONDS):
                _, said = await process.communicate()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        last = said.decode(errors="replace").strip().splitlines()[-1:]
        return "" if process.returncode == 0 else (last or ["it ended without a word"])[0]
