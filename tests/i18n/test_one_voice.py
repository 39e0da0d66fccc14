"""A language speaks to its reader in one form of address, and names commands as they are typed in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saltire import titles
from saltire.i18n.words import LANGUAGES, Words, catalog_files_of, files_of

ROOT = Path(__file__).parents[2]
OTHER_ADDRESS = {
    "de": r"\b(?:Ihnen|[Mm]öchten Sie|[Ww]ählen Sie|[Kk]önnen Sie)\b",
    "fr": r"\b(?:[Tt]u|[Tt]oi|[Tt]es|[Tt]on)\b|\bt'",
    "hu": r"\b(?:Ön|Önök|Önnek|[Vv]álasszon|[Tt]egyen)\b",
    "cs": r"\b(?:[Tt]v(?:ůj|á|é|ou|ého|ému|ým|ých|oj\w*)|[Tt]obě|[Tt]ebe|[Tt]ebou|[Jj]si|[Vv]yhráls"
          r"|[Zz]vol|[Vv]yber|[Pp]ošli|[Kk]lepni|[Hh]oď|[Jj]menuj|[Rr]ozpusť|[Pp]osiluj|[Ss]konči)\b",
}  # fmt: skip
"""Words of the form of address that a language does not use: `Sie`, `tu`, `Ön`, `ty`."""
ENGLISH_COMMANDS = (
    r"(?<![\w-])(?:help|moves|undo|hint|rules|save|quit|proof|unseen|look|enemy|blocks|cards?"
    r"|discards|resign|done|pass)\b"
)

_MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n .*)*)", re.MULTILINE)
_PLACEABLE = re.compile(r"\{[^{}]*\}|\{ \$\w+ ->|\[[a-z-]+\]|\$\w+")


def texts(lang: str) -> list[Path]:
    """List what players of a language read: messages, rules, the pages of the site."""
    scopes = ["", *titles()]
    rules = [
        *ROOT.glob(f"src/saltire/games/*/text/RULES.{lang}.md"),
        *ROOT.glob(f"docs/{lang}/*.md"),
    ]
    return [*(file for game in scopes for file in files_of(lang, game)), *rules]


@pytest.mark.parametrize("lang", OTHER_ADDRESS)
def test_a_language_has_one_form_of_address(lang: str) -> None:
    read = texts(lang)
    assert len(read) > 20
    for file in read:
        found = re.findall(rf".*(?:{OTHER_ADDRESS[lang]}).*", file.read_text("utf-8"))
        assert not found, f"{file.name}: {found}"


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_commands_are_named_in_the_language_of_the_table(lang: str) -> None:
    for game in ["", *titles()]:
        for file in catalog_files_of(lang, game):
            for key, text in _MESSAGE.findall(file.read_text("utf-8")):
                said = _PLACEABLE.sub("", text)
                assert not re.search(ENGLISH_COMMANDS, said), f"{file.name}: {key} = {said}"


def test_lists_of_names_have_the_marks_of_the_language() -> None:
    named = [("Atholl", "3"), ("Wallace", "4")]
    assert Words("de").of_each(named) == "Atholl: 3; Wallace: 4"
    assert Words("fr").of_each(named) == "Atholl : 3 ; Wallace : 4"


def test_a_title_with_a_mark_of_its_own_ends_the_sentence() -> None:
    def played(lang: str, card: str) -> str:
        words = Words(lang, "swords")
        return words.say(
            "swords-event-invasion", round=2, card=words.say(f"swords-card-{card}")
        )  # fmt: skip

    assert played("en", "bruce-joins-us-again") == "Round 2: Bruce Joins Us Again!"
    assert played("fr", "vive-la-france") == "Manche 2 : Vive la France !"
    assert played("cs", "treaty-with-eric-ii") == "Kolo 2: Smlouva s Erikem II."
    assert played("de", "cattle-raid") == "Runde 2: Viehraub."
