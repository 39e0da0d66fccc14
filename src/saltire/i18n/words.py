"""Translations: formats the messages of Project Fluent files in the reader's language.

Messages of all games are in `i18n/locales/*.<lang>.ftl`, those of one game in its own folder
`text/locales`. A message that a language lacks is in English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, get_args

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
_VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)")
_SELECTED: Final = re.compile(r"\$([a-zA-Z][\w-]*)\s*(?:->|[,)])")
"""A variable that chooses between variants, or goes through a function: a number stays one there."""
_TWO_MARKS: Final = re.compile(r"(?<=[^.][.!?])\.(?=\s|$)")
"""A full stop after a title that has a mark of its own: `Vive La France!`, `Treaty with Eric II.`."""
_UNGROUPED: Final = 1_000
"""Numbers below this look the same in all our languages."""


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


_OF_PEOPLE: Final = frozenset({"name", "names", "whom", "other", "others"})
"""Facts that name people: somebody may be called like a card or an area."""


class Term(str):
    """A name in the reader's language with its grammatical forms: `Fife`, to: `Fife-ba`."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str]) -> Term:
        term = super().__new__(cls, text)
        term.forms = forms
        return term

    def form(self, which: str) -> str:
        """Give a form; a name that has not that form does not change."""
        return self.forms.get(which, str(self))

    @classmethod
    def listed(cls, terms: Sequence[str], last: str) -> Term:
        """List names with commas and a word before the last; each takes the form that the list is given."""
        names = [term if isinstance(term, Term) else cls(term, {}) for term in terms]
        kinds = {kind for name in names for kind in name.forms}
        forms = {kind: _join_names([name.form(kind) for name in names], last) for kind in kinds}
        if len(names) > 1:
            forms["number"] = "many"
        return cls(_join_names(names, last), forms)


def _join_names(names: Sequence[str], last: str) -> str:
    """Join names: `Anna, Bob and Éva`."""
    return f" {last} ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)


def _form(term: Any, which: str) -> Any:
    """`FORM($area, "to")` in a message: a name in one of its forms; what has no forms stays."""
    return term.form(which) if isinstance(term, Term) else term


FUNCTIONS: Final[dict[str, Any]] = {"FORM": _form}
"""The functions that messages use."""


def sentence_case(text: str) -> str:
    """Write the first letter large: a sentence may begin with a form of a name."""
    return text[:1].upper() + text[1:]


class Catalog:
    """The messages of one language and game; each is parsed when it is first used."""

    def __init__(self, lang: str, game: str) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
        self._texts: dict[str, str] = {}
        self._keys_to_parse: set[str] = set()
        self._uses: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
        self._terms: dict[str, Term] = {}
        for file in [*catalog_files_of(lang, game), *catalog_files_of(lang)]:
            for entry in _ENTRY.finditer(file.read_text(encoding="utf-8")):
                self._texts.setdefault(entry[1], entry[0])
        self._keys_to_parse.update(self._texts)

    def has(self, key: str) -> bool:
        return key in self._texts

    def say(self, key: str, facts: Mapping[str, object]) -> str | None:
        """Format a message; None if it has attributes only."""
        self._parse(key)
        value = self._bundle.get_message(key).value
        if value is None:
            return None
        selected = self.uses(key)[1]
        given = {
            name: str(fact) if type(fact) is int and 0 <= fact < _UNGROUPED and name not in selected
            else fact for name, fact in facts.items()
        }  # fmt: skip
        return _TWO_MARKS.sub("", str(self._bundle.format_pattern(value, given)[0]))

    def uses(self, key: str) -> tuple[frozenset[str], frozenset[str]]:
        """Name the facts that a message speaks of, and those of them that choose between its variants."""
        found = self._uses.get(key)
        if found is None:
            texts = "\n".join(self._with_references(key, {}).values())
            found = frozenset(_VARIABLE.findall(texts)), frozenset(_SELECTED.findall(texts))
            self._uses[key] = found
        return found

    def _with_references(self, key: str, found: dict[str, str]) -> dict[str, str]:
        """Collect the texts of a message and of those that it refers to."""
        if key not in found and key in self._texts:
            found[key] = self._texts[key]
            for name in _REFERENCE.findall(found[key]):
                self._with_references(name, found)
        return found

    def term(self, key: str) -> Term:
        """Format a message with its attributes, which are the forms of a name; it is kept."""
        if key in self._terms:
            return self._terms[key]
        self._parse(key)
        entry = self._bundle.get_message(key)
        assert entry.value is not None
        forms = {
            kind: str(self._bundle.format_pattern(form, {})[0])
            for kind, form in entry.attributes.items()
        }
        term = Term(str(self._bundle.format_pattern(entry.value, {})[0]), forms)
        return self._terms.setdefault(key, term)

    def _parse(self, key: str) -> None:
        """Parse an entry and the entries it refers to."""
        if key not in self._keys_to_parse:
            return
        text = self._texts[key]
        self._bundle.add_resource(FluentResource(text))
        self._keys_to_parse.discard(key)
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
                text = each.say(key, self._facts(facts, each.uses(key)[0]))
                if text is not None:
                    return text
        return key

    def name(self, key: str, otherwise: str = "") -> Term:
        """Give a name with its grammatical forms; `otherwise` if there is no such message."""
        for each in self._catalogs:
            if each.has(key):
                return each.term(key)
        return Term(otherwise or key, {})

    def listed(self, names: Sequence[str]) -> Term:
        """List names as a sentence does: `Anna, Bob and Éva`."""
        return Term.listed(names, self.say("list-and"))

    @property
    def colon(self) -> str:
        """The colon after a name: French writes a space before it."""
        return " :" if self.lang == "fr" else ":"

    @property
    def semicolon(self) -> str:
        return " ;" if self.lang == "fr" else ";"

    def of_each(self, parts: Sequence[tuple[str, str]]) -> str:
        """List what is said of each name: `England: Atholl 3; Scotland: Wallace 4`."""
        return f"{self.semicolon} ".join(f"{name}{self.colon} {said}" for name, said in parts)

    def synonyms(self, key: str) -> frozenset[str]:
        """Give the words that may be typed for one thing: those of the language and the English ones."""
        said = [each.say(key, {}) or "" for each in self._catalogs if each.has(key)]
        return frozenset(word for text in said for word in text.lower().split())

    def _facts(self, facts: Mapping[str, object], used: frozenset[str]) -> dict[str, object]:
        """Translate the facts that a message speaks of."""
        size = facts.get("size", 3)
        return {
            name: self._people(fact) if name in _OF_PEOPLE else self.term(fact, size)
            for name, fact in facts.items()
            if name in used
        }

    def _people(self, fact: object) -> object:
        return self.listed([str(name) for name in fact]) if isinstance(fact, list) else fact

    def term(self, fact: object, size: object = 3) -> object:
        """Translate a fact: a card, a formation with its total, a list of them; numbers stay."""
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, list):
            names = [self.term(part, size) for part in fact]
            named = [name if isinstance(name, str) else str(name) for name in names]
            if named and all(isinstance(part, int) for part in fact):
                return ", ".join(named)
            if all(len(name) < 3 for name in named):
                return " ".join(named) or "-"
            return self.listed(named)
        if not isinstance(fact, str) or isinstance(fact, Term):
            return fact
        key = f"{self.game}-name-{fact.lower().replace(' ', '-')}"
        if fact[:1].isupper() and self.game and self.knows(key):
            return self.name(key)
        if "=" in fact:
            return "=".join(str(self.term(part, size)) for part in fact.split("="))
        name, _, rest = fact.partition(" ")
        if rest.isdigit() and self.knows(f"formation-{name}"):
            return f"{self.say(f'formation-{name}', size=size)} {rest}"
        key = f"card-{fact.lower()}"
        return self.name(key) if fact.isalpha() and self.knows(key) else fact

    def refusal(self, refusal: Refusal, size: int = 3) -> str:
        """Word a refusal; in English it is the sentence of the rules, unless a name needs its article."""
        key = self.key(f"refusal-{refusal.key}")
        facts = {"size": size, **refusal.facts}
        if self.knows(key):
            return self.say(key, **facts)
        sentence = refusal.reason
        for fact in refusal.facts.values():
            if isinstance(fact, str):
                sentence = sentence.replace(fact, str(self.term(fact, facts["size"])))
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
            facts["seats"] = self.listed([self._seat(seat, names) for seat in seats])
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
