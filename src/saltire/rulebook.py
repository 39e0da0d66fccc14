"""The rules of a game as numbered sentences, read from the `text` folder of its package.

RULES.md is English and the authority; RULES.de.md and its like say the same, id by id.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from saltire.games.registry import load, titles
from saltire.kernel.errors import SaltireError

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


class NoSuchRule(SaltireError):
    """No rule has the number or the words asked for."""


def rules_file(game: str, lang: str = "en") -> Path:
    """Find the rules text of a game; one without that language has it in English."""
    known = titles()
    if game not in known:
        load(game)
    folder = known[game].text_folder()
    if folder is None or not (folder / "RULES.md").exists():
        raise SaltireError(f"{game} has no rules text")
    translated = folder / f"RULES.{lang}.md"
    return translated if translated.exists() else folder / "RULES.md"


def has_rules_in(game: str, lang: str) -> bool:
    """Tell whether a reader of this language gets the rules in it, or else in English."""
    return lang == "en" or rules_file(game, lang).name != "RULES.md"


def rules_of(game: str, lang: str = "en") -> list[Rule]:
    """Read the numbered rules of a game."""
    rules: list[Rule] = []
    chapter = ""
    for line in rules_file(game, lang).read_text(encoding="utf-8").splitlines():
        heading, rule = _CHAPTER.fullmatch(line), _RULE.fullmatch(line)
        if heading:
            chapter = heading[2]
        elif rule:
            rules.append(Rule(rule[1], rule[2], chapter))
    return rules


def intro_of(game: str, lang: str = "en") -> str:
    """Give the paragraph before the first chapter: what the numbers mean, and whose game it is."""
    text = rules_file(game, lang).read_text(encoding="utf-8")
    before, _, _ = text.partition("\n## ")
    return " ".join(before.splitlines()[1:]).strip()


def matching(game: str, query: str, lang: str = "en") -> list[Rule]:
    """Find a rule with those below it, or the rules that contain every word of the query."""
    known = rules_of(game, lang)
    wanted = _plain(query.strip())
    by_id = [r for r in known if r.id.lower() == wanted or r.id.lower().startswith(wanted + ".")]
    words = wanted.split()
    by_words = [r for r in known if all(word in _plain(f"{r.chapter} {r.text}") for word in words)]
    rules = by_id or by_words
    if not rules:
        raise NoSuchRule(f"no rule of {game} has the number or the words {query!r}")
    return rules


def _plain(text: str) -> str:
    """Drop case and accents: `kamen` finds `kámen`."""
    characters = unicodedata.normalize("NFD", text.casefold())
    return "".join(each for each in characters if not unicodedata.combining(each))
