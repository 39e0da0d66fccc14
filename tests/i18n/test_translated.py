"""No message is left in English: what reads the same in another language is a name or a shared word."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest
from fluent.syntax import FluentSerializer, ast, parse

from saltire import titles
from saltire.i18n.words import LANGUAGES, files_of

NAMES: Final = re.compile(r"title-|about-credits|hammer-name-|swords-card-")
"""Messages that are names: titles of games and cards, their authors, areas and people."""
SHARED: Final = {
    "de": "Banshee Bot Bots Clan clan Downloads Engine England Fairness Form Gold Hammer In Invasion Jo Joker"
          " Link Lobby Name offline Pause Schema Server Sp TEXT Version min",
    "fr": "Actions Banshee Bot Bots bot Clan clan camp combat Documentation E-mail expert Invasion Jo Joker"
          " Licence min Nobles nobles Notes Novice Options Pause Pillage point points Round Table Tables"
          " Version",
    "hu": "Banshee Bot bot E-mail Jo Joker Program",
    "cs": "Bot bot E-mail Licence min offline Program Server",
}  # fmt: skip
"""Words that are spelled alike in English and in the language."""
_WORD: Final = re.compile(r"[^\W\d_](?:[\w\u2019'-]*[^\W\d_])")


@cache
def messages(lang: str, game: str) -> dict[str, str]:
    """Read the messages of a language as they are written."""
    write = FluentSerializer()
    found: dict[str, str] = {}
    for file in files_of(lang, game):
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                plain = ast.Message(ast.Identifier("x"), entry.value)
                found[entry.id.name] = write.serialize_entry(plain).partition("=")[2].strip()
    return found


def words_in(text: str) -> set[str]:
    """List the words of a message, without what it is told and what it selects by."""
    text = re.sub(r"\{ *\$\w+ *->|\{[^{}]*\}|\*?\[\w[\w-]*\]|[{}]", " ", text)
    return set(_WORD.findall(text))


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_message_is_left_in_english(lang: str) -> None:
    shared = set(SHARED[lang].split())
    left: list[str] = []
    for game in ("", *titles()):
        english = messages("en", game)
        for key, text in messages(lang, game).items():
            if english.get(key) == text and not NAMES.match(key) and words_in(text) - shared:
                left.append(f"{key} = {text}")
    assert not left


def test_every_shared_word_is_used() -> None:
    for lang, listed in SHARED.items():
        same = [
            text for game in ("", *titles()) for key, text in messages(lang, game).items()
            if messages("en", game).get(key) == text and not NAMES.match(key)
        ]  # fmt: skip
        used = {word for text in same for word in words_in(text)}
        assert set(listed.split()) <= used


def test_words_left_in_english_would_be_seen() -> None:
    assert words_in("{ $n ->\n    [one] one card\n   *[other] cards\n } of { $name }") == {
        "one", "card", "cards", "of",
    }  # fmt: skip
