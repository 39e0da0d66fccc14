"""Names of areas and blocks have their grammatical forms, and messages ask for the form they need."""

from __future__ import annotations

import re

import pytest

from saltire.games.hammer.rules.constants import AREA_NAMES, BLOCK_NAMES
from saltire.games.hammer.text.names import area_text, block_text, name_text
from saltire.i18n.words import LANGUAGES, Term, Words, catalog_files_of
from saltire.kernel.errors import Refusal

NEEDED = {"fr": {"of", "in"}, "hu": {"to", "from", "in", "acc"}, "cs": {"to", "from", "in"}}
"""The forms of areas that a language cannot do without."""
_BARE = r"\{ *\$(?:area|from|to|block|blocks|noble|leader|victims|source|target|drawn_for) *\}"
WRONG = {
    "fr": rf"(?:\b(?:de|à|en|du|au|depuis|dans)|d'|l') {_BARE}|(?:d'|l'){_BARE}",
    "hu": rf"\b(?:[Aa]z?|ide:|innen:|itt:|hozzá:) {_BARE}|{_BARE}-?(?:ba|be|ban|ben|ból|ből|t|hoz)\b",
    "cs": rf"\b(?:v|ve|z|ze|do|k|ke|na|od|u) {_BARE}|(?:z|do|v) oblasti {_BARE}",
    "de": rf"\b(?:der|die|das|den|dem|mit|zum|zur) {_BARE}",
    "en": rf"\b(?:[Tt]he|[Aa]n?) {_BARE}",
}
"""A bare name after words that ask for a form of it."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_area_and_block_is_named_in_every_language(lang: str) -> None:
    words = Words(lang, "hammer")
    own = {*AREA_NAMES, *BLOCK_NAMES}
    assert not [
        name for name in own if not words.knows(f"hammer-name-{name.lower().replace(' ', '-')}")
    ]
    for area in range(len(AREA_NAMES)):
        assert NEEDED.get(lang, set()) <= set(area_text(area, words).forms)
    if lang != "en":
        assert name_text("York Infantry", words) != "York Infantry"
        names = [block_text(block, words) for block in range(28)]
        assert len(set(names)) == 28


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_bare_name_stands_where_a_form_is_needed(lang: str) -> None:
    for file in catalog_files_of(lang, "hammer"):
        found = re.findall(rf".*(?:{WRONG[lang]}).*", file.read_text("utf-8"))
        assert not found, f"{file.name}: {found}"


def test_a_form_is_chosen_in_the_message() -> None:
    def moved(lang: str, *blocks: str) -> str:
        words = Words(lang, "hammer")
        return words.say(
            "hammer-event-moved", known=True, blocks=list(blocks), n=len(blocks), side="english",
            path="", through=False, **{"from": "England", "to": "Angus"},
        )  # fmt: skip

    assert moved("en", "York Infantry") == "the York Infantry marches from England to Angus."
    assert moved("en", "York Knights") == "the York Knights march from England to Angus."
    assert moved("fr", "York Infantry") == "l'Infanterie d'York va d'Angleterre à Angus."
    assert moved("hu", "Wallace") == "Wallace Angliából Angusba megy."
    assert moved("cs", "King", "Douglas") == "Král a Douglas táhnou z Anglie do Angusu."
    assert moved("de", "York Knights") == "die York-Ritter ziehen von England nach Angus."


def test_a_refusal_names_blocks_and_cards_as_a_sentence_does() -> None:
    def refused(lang: str, game: str, key: str, **facts: object) -> str:
        return Words(lang, game).refusal(Refusal(key, "no", "1", facts))

    archers = {"block": "Lancaster Archers"}
    assert refused("en", "hammer", "not-in-battle", **archers) == (
        "the Lancaster Archers are not in this battle"
    )
    assert refused("de", "schotten", "no-target", card="Banshee") == "die Banshee findet kein Ziel"
    assert refused("fr", "schotten", "no-target", card="Banshee") == "la Banshee n'a aucune cible"
    assert (
        refused("en", "schotten", "no-target", card="Banshee")
        == "the Banshee has nothing to act on"
    )
    assert refused("en", "swords", "no-units", units=1) == "you have 1 unit in your castle"


def test_a_name_without_a_form_stays_as_it_is() -> None:
    assert Term("Fife", {"to": "Fife-ba"}).form("of") == "Fife"
    names = ["Ann", "Bob", Term("Fife", {"to": "Fife-ba"})]
    assert Term.listed(names, "and").form("to") == "Ann, Bob and Fife-ba"
    assert Term.listed(names[2:], "and") == "Fife"
    assert Term.listed([], "and") == ""


def test_people_who_are_called_like_an_area_or_a_card_keep_their_names() -> None:
    assert "King" in Words("hu", "hammer").say("hammer-attacks", name="King")
    assert "Spy" in Words("de", "schotten").say("event-table-join", who="other", name="Spy")
