"""Translations: formats the messages of Project Fluent files in the reader's language.

Messages of all games are in `i18n/locales/*.<lang>.ftl`, those of one game in its own folder
`text/locales`. A message that a language lacks is in English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource

from saltire.games.registry import titles
from saltire.kernel.errors import Refusal

if TYPE_CHECKING:
    from saltire.i18n.reason import Said

Language: TypeAlias = Literal["en", "de", "fr", "hu", "cs"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
_LOCALES: Final = Path(__file__).with_name("locales")
_ENTRY: Final = re.compile(r"^(-?[a-z][\w-]*) *=.*(?:\n(?!-?[a-z#]).*)*", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")


def files_of(lang: str, game: str = "") -> list[Path]:
    """List the files of one language: those of one game, or those that all games share."""
    folder = _LOCALES
    if game:
        title = titles().get(game)
        texts = None if title is None else title.text_folder()
        if texts is None:
            return []
        folder = texts / "locales"
    return sorted(folder.glob(f"*.{lang}.ftl"))


def catalog_files_of(lang: str, game: str = "") -> list[Path]:
    """List the files that Python formats; the browser reads the others, `web*.ftl`."""
    return [file for file in files_of(lang, game) if not file.name.startswith("web")]


class Catalog:
    """The messages of one language and game; each is parsed when it is first used."""

    def __init__(self, lang: str, game: str) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._texts: dict[str, str] = {}
        self._unparsed: set[str] = set()
        for file in [*catalog_files_of(lang, game), *catalog_files_of(lang)]:
            for entry in _ENTRY.finditer(file.read_text(encoding="utf-8")):
                self._texts.setdefault(entry[1], entry[0])
        self._unparsed.update(self._texts)

    def has(self, key: str) -> bool:
        return key in self._texts

    def say(self, key: str, facts: Mapping[str, object]) -> str | None:
        """Format a message; None if it has attributes only."""
        self._parse(key)
        value = self._bundle.get_message(key).value
        return None if value is None else str(self._bundle.format_pattern(value, dict(facts))[0])

    def _parse(self, key: str) -> None:
        """Parse an entry and the entries it refers to."""
        if key not in self._unparsed:
            return
        text = self._texts[key]
        self._bundle.add_resource(FluentResource(text))
        self._unparsed.discard(key)
        for name in _REFERENCE.findall(text):
            self._parse(name)


@cache
def catalog(lang: str, game: str = "") -> Catalog:
    """Load the messages of one language: those of a game, if it is named, before the shared ones."""
    return Catalog(lang, game)


def best_language(preferred: Sequence[str | None]) -> str:
    """Choose the first supported language: `best_language(["de_AT.UTF-8"])` is "de"."""
    for locale in preferred:
        lang = (locale or "")[:2].lower()
        if lang in LANGUAGES:
            return lang
    return "en"


class Words:
    """Formats messages in one language.

    >>> Words("de", "schotten").say("formation-run")
    'Folge'
    """

    def __init__(self, lang: str = "en", game: str = "") -> None:
        self.lang = lang
        self.game = game
        langs = [lang] if lang == "en" else [lang, "en"]
        self._catalogs = [catalog(one, game) for one in langs]

    def of(self, game: str) -> Words:
        """Give the words for one game: its own messages come before the shared ones."""
        return self if game == self.game else Words(self.lang, game)

    def key(self, name: str) -> str:
        """Give the key with the game's name before it if there is such a message, else the key."""
        own = f"{self.game}-{name}"
        return own if self.game and self.knows(own) else name

    def knows(self, key: str) -> bool:
        return any(each.has(key) for each in self._catalogs)

    def say(self, key: str, **facts: object) -> str:
        """Format the message of a key; facts that are cards or formations are translated."""
        for each in self._catalogs:
            if each.has(key):
                text = each.say(key, self._facts(facts))
                if text is not None:
                    return text
        return key

    def _facts(self, facts: Mapping[str, object]) -> dict[str, object]:
        size = facts.get("size", 3)
        return {name: self.term(fact, size) for name, fact in facts.items()}

    def term(self, fact: object, size: object = 3) -> object:
        """Translate a fact: a card, a formation with its total, a list of them; numbers stay."""
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, list):
            names = [str(self.term(part, size)) for part in fact]
            return (" " if all(len(name) < 3 for name in names) else ", ").join(names) or "-"
        if not isinstance(fact, str):
            return fact
        if "=" in fact:
            return "=".join(str(self.term(part, size)) for part in fact.split("="))
        name, _, rest = fact.partition(" ")
        if rest.isdigit() and self.knows(f"formation-{name}"):
            return f"{self.say(f'formation-{name}', size=size)} {rest}"
        key = f"card-{fact.lower()}"
        return self.say(key) if fact.isalpha() and self.knows(key) else fact

    def refusal(self, refusal: Refusal, size: int = 3) -> str:
        """Word a refusal; in English it is the sentence of the rules."""
        key = self.key(f"refusal-{refusal.key}")
        if self.lang != "en" and self.knows(key):
            return self.say(key, size=size, **refusal.facts)
        sentence = refusal.reason
        for fact in refusal.facts.values():
            if isinstance(fact, str):
                sentence = sentence.replace(fact, str(self.term(fact, size)))
        return sentence

    def reason(self, said: Said, names: Sequence[str] = ()) -> str:
        """Word the reason of a bot; the text of a program stays as it is."""
        if isinstance(said, str):
            return said
        facts = dict(said.facts)
        if "seat" in facts:
            facts["seat"] = self._seat(facts["seat"], names)
        seats = facts.get("seats")
        if isinstance(seats, list):
            facts["seats"] = ", ".join(self._seat(seat, names) for seat in seats)
        # The key of a game's own reason begins with the name of the game.
        words = self if self.knows(said.key) else self.of(said.key.partition("-")[0])
        return words.say(said.key, **facts)

    def _seat(self, seat: object, names: Sequence[str]) -> str:
        return _name(seat, names) or self.say("why-seat", seat=seat)

    def option(self, name: str, help: str) -> str:
        """Explain an option; in English it is the help that the game declares."""
        key = f"option-{name}"
        return self.say(key) if self.lang != "en" and self.knows(key) else help

    def event(self, heard: Mapping[str, object], me: int, names: Sequence[str]) -> str:
        """Word an event as its seat received it, with `you` and the names of the others."""
        kind = str(heard["kind"])
        facts = {name: fact for name, fact in heard.items() if name != "kind"}
        seat = heard.get("winner", heard.get("seat"))
        facts.update(who=_who(seat, me), name=_name(seat, names))
        facts.update(whose=_who(heard.get("owner"), me), whom=_name(heard.get("owner"), names))
        facts["secret"] = "card" not in heard
        points = heard.get("points")
        if isinstance(points, list):
            facts["points"] = " : ".join(str(share) for share in _mine_first(points, me))
        key = self.key(f"event-{kind}")
        if self.knows(key):
            return self.say(key, **facts)
        listed = ", ".join(f"{name} {fact}" for name, fact in heard.items() if name != "kind")
        return f"{kind}: {listed}"


def _who(seat: object, me: int) -> str:
    if not isinstance(seat, int) or seat < 0:
        return "nobody"
    return "you" if seat == me else "other"


def _name(seat: object, names: Sequence[str]) -> str:
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""


def _mine_first(shares: list[object], me: int) -> list[object]:
    return [shares[me], *shares[:me], *shares[me + 1 :]] if me > 0 else shares
