"""The rules of a game as numbered sentences, read from the RULES.md beside its code."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from saltire.kernel.errors import SaltireError
from saltire.titles import load, titles

_RULE: Final = re.compile(r"- \*\*([\w.-]+)\*\* (.+)")
_CHAPTER: Final = re.compile(r"## (?:(\d+) )?(.+)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered sentence of a RULES.md, with the chapter it stands in."""

    id: str
    text: str
    chapter: str

    def to_json(self) -> dict[str, object]:
        return {"id": self.id, "text": self.text, "chapter": self.chapter}


def rules_file(game: str) -> Path:
    """Find the RULES.md beside a game's code."""
    known = titles()
    if game not in known:
        load(game)
    place = sys.modules[known[game].__module__].__file__
    path = Path(place or "").with_name("RULES.md")
    if not path.exists():
        raise SaltireError(f"{game} has no rules text")
    return path


def rules_of(game: str) -> list[Rule]:
    """Read the numbered rules of a game."""
    found: list[Rule] = []
    chapter = ""
    for line in rules_file(game).read_text(encoding="utf-8").splitlines():
        heading, rule = _CHAPTER.fullmatch(line), _RULE.fullmatch(line)
        if heading:
            chapter = heading[2]
        elif rule:
            found.append(Rule(rule[1], rule[2], chapter))
    return found


def matching(game: str, query: str) -> list[Rule]:
    """Find a rule with all that stands under it, or the rules that hold every word asked for."""
    known = rules_of(game)
    wanted = query.strip().lower()
    by_id = [r for r in known if r.id.lower() == wanted or r.id.lower().startswith(wanted + ".")]
    words = wanted.split()
    held = [r for r in known if all(word in f"{r.chapter} {r.text}".lower() for word in words)]
    found = by_id or held
    if not found:
        raise SaltireError(f"no rule of {game} has the number or the words {query!r}")
    return found
