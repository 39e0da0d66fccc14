"""9.3-9.6, 19.3  The tables of a card file, entry by entry: each wrong one is noted with its line."""

from __future__ import annotations

import re
from typing import Final

_HEADER: Final = re.compile(r"\s*\[\[?\s*(\w+)\s*\]\]?")
_KEY: Final = re.compile(r"\s*(\w+)\s*=")
_ID: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class Lines:
    """Finds the line on which an entry of a TOML text stands."""

    def __init__(self, text: str) -> None:
        self.of: dict[str, int] = {}
        seen: dict[str, int] = {}
        table = ""
        for line, row in enumerate(text.splitlines(), 1):
            header = _HEADER.match(row)
            key = _KEY.match(row)
            if header is not None:
                number = seen.get(header[1], 0)
                seen[header[1]] = number + 1
                table = f"{header[1]}/{number}"
                self.of[table] = line
            elif key is not None:
                self.of.setdefault(f"{table}/{key[1]}", line)

    def at(self, table: str, key: str) -> int:
        return self.of.get(f"{table}/{key}", self.of.get(table, 1))


class Notes:
    """What is found while a file is read: its lines, the ids in use, and what is wrong."""

    def __init__(self, text: str) -> None:
        self.lines = Lines(text)
        self.problems: list[tuple[int, str]] = []
        self.ids: list[str] = []

    def wrong(self, table: str, what: str) -> None:
        """Note a problem with all cards of one kind, at the first of them."""
        self.problems.append((self.lines.at(f"{table}/0", ""), what))


class Card:
    """One table of the file: gives its entries with the right type, and notes what is wrong."""

    def __init__(self, notes: Notes, table: str, entries: dict[str, object]) -> None:
        self.notes = notes
        self.table = table
        self.entries = entries

    def wrong(self, key: str, what: str) -> None:
        self.notes.problems.append((self.notes.lines.at(self.table, key), what))

    def only(self, known: tuple[str, ...]) -> None:
        for key in self.entries:
            if key not in known:
                self.wrong(key, f"there is no entry {key!r} here; there are: {', '.join(known)}")

    def text(self, key: str) -> str:
        found = self.entries.get(key)
        if not isinstance(found, str) or not found.strip():
            self.wrong(key, f"{key} must be a text")
            return ""
        return found

    def whole(self, key: str, least: int, most: int) -> int:
        found = self.entries.get(key, 0)
        if type(found) is not int or not least <= found <= most:
            self.wrong(key, f"{key} must be a whole number from {least} to {most}")
            return least
        return found

    def switch(self, key: str, default: bool = False) -> bool:
        found = self.entries.get(key, default)
        if not isinstance(found, bool):
            self.wrong(key, f"{key} must be true or false")
            return default
        return found

    def word(self, key: str, default: str, known: tuple[str, ...]) -> str:
        found = self.entries.get(key, default)
        if not isinstance(found, str) or found not in known:
            self.wrong(key, f"{key} cannot be {found!r}; choose one of: {', '.join(known)}")
            return default
        return found

    def rows(self, key: str) -> list[object]:
        found = self.entries.get(key, [])
        if not isinstance(found, list):
            self.wrong(key, f"{key} must be a list")
            return []
        return found

    def id(self) -> str:
        found = self.text("id")
        if found and _ID.fullmatch(found) is None:
            self.wrong("id", f"the id {found!r} must be small letters and digits, joined by _")
        elif found in self.notes.ids:
            self.wrong("id", f"the id {found!r} is used twice")
        self.notes.ids.append(found)
        return found

    def origins(self) -> str:
        """Check the provenance, for each field known or reconstructed; say how much is known."""
        fields = self.entries.get("provenance_fields", {})
        if not isinstance(fields, dict) or any(
            [origin not in ("known", "reconstructed") for origin in fields.values()]
        ):
            what = "provenance_fields must say known or reconstructed for each field"
            self.wrong("provenance_fields", what)
        if "provenance" in self.entries:
            self.text("provenance")
        if not isinstance(fields, dict) or not fields:
            return ""
        return "rest" if fields.get("title") == "known" else "all"
