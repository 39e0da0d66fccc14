"""Cards of Schotten Totten are named in words in the log and in refusals, and coloured in the terminal."""

from __future__ import annotations

import pytest

from saltire import load
from saltire.games.schotten.rules.refusals import refuse
from saltire.games.schotten.terminal.card_text import tinted
from saltire.games.schotten.text.log_wording import LogWording
from saltire.i18n.words import Words

NAMES = ("Ann", "Bob")


def wording(lang: str) -> LogWording:
    return LogWording(load("schotten", tactics=True), Words(lang), NAMES)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Bob lays red 7 at stone 3."),
        ("de", "Bob legt Rot 7 an Stein 3."),
        ("fr", "Bob pose le 7 rouge à la borne 3."),
        ("hu", "Bob leteszi a 3. Kő mellé: piros 7."),
        ("cs", "Bob vykládá červenou 7 ke kameni 3."),
    ],
)
def test_the_log_names_cards_in_words(lang: str, sentence: str) -> None:
    log = wording(lang)
    assert log.sentence({"kind": "laid", "seat": 1, "card": "R7", "stone": 3}, 0) == sentence


def test_a_deal_is_a_list_and_a_declared_face_a_card() -> None:
    dealt = {"kind": "dealt", "seat": 0, "card": ["R7", "O1", "Banshee"]}
    assert wording("en").sentence({**dealt}, 0) == "You are dealt red 7, orange 1 and the Banshee."
    assert wording("cs").sentence({**dealt}, 0) == "Dostáváte červenou 7, oranžovou 1 a Vílu smrti."
    declared = {"kind": "declared", "seat": 1, "card": "Joker", "stone": 4, "face": "B9"}
    assert wording("de").sentence({**declared}, 0) == "Bob legt den Joker an Stein 4 als Blau 9."


def test_a_refusal_names_cards_in_words_and_formations_by_the_size_of_the_stone() -> None:
    facts = {
        "stone": 3,
        "completion": ["R7", "Spy"],
        "theirs": "kind 28",
        "yours": "run 12",
        "size": 4,
    }
    refusal = refuse("not-proved", facts)
    english = wording("en").refused(refusal)
    assert "with red 7 and Spy they would have four of a kind 28 against run 12" in english
    assert "červená 7 a Špión" in wording("cs").refused(refusal)
    assert "Vierling 28" in wording("de").refused(refusal)
    assert wording("en").refused(refuse("not-in-hand", {"card": "R9"})) == "you do not hold red 9"


def test_the_terminal_colours_cards_in_words() -> None:
    for lang, sentence in (("en", "Ann lays red 7."), ("fr", "Ann pose le 7 rouge."),
                           ("cs", "Ann vykládá červenou 7.")):  # fmt: skip
        text = tinted(sentence, Words(lang, "schotten"))
        assert [sentence[span.start : span.end] for span in text.spans] in (
            ["red 7"], ["7 rouge"], ["červenou 7"],
        )  # fmt: skip
    assert not tinted("Ann lays red 7.").spans
