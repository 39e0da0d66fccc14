"""What bots say is in every language, and every sentence is said by some bot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saltire
from saltire.bots.registry import knowledge_of
from saltire.i18n.log_wording import log_wording_of
from saltire.i18n.reason import Reason
from saltire.i18n.words import LANGUAGES, Words
from saltire.kernel.lots import Lots
from saltire.kernel.types import RULES
from tests.bots.saying import translated
from tests.cli.test_words import collected

SOURCE = Path(saltire.__file__).parent
KEY = re.compile(r'"((?:[a-z]+-)?why-[\w-]+)"')
NAMES = ("Ann", "Bob", "Cat", "Dan")


def keys_in_code() -> set[str]:
    files = [*SOURCE.glob("bots/**/*.py"), *SOURCE.glob("games/*/bots/*.py")]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return {key for text in texts for key in KEY.findall(text)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_worded_and_every_sentence_is_some_bots_reason(lang: str) -> None:
    scopes = ["", *saltire.titles()]
    every = {key: found for game in scopes for key, found in collected(lang, game).items()}
    worded = {key: found for key, found in every.items() if KEY.fullmatch(f'"{key}"')}
    parts = {part for sentence in worded.values() for part in sentence.others}
    assert keys_in_code() | parts & set(worded) | {"why-seat"} == set(worded)
    assert len(worded) > 100


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "the Spy works towards three of a kind at stone 4"),
        ("de", "der Spion zielt auf einen Drilling an Stein 4"),
        ("fr", "l'Espion prépare un Brelan à la borne 4"),
        ("hu", "a Kém a 4. Kőnél ezt építi: Drill"),
        ("cs", "Špión buduje trojici u kamene 4"),
    ],
)
def test_cards_and_formations_are_named_in_the_readers_language(lang: str, line: str) -> None:
    why = Reason("schotten-why-towards", card="Spy", formation="kind", size=3, stone=4)
    assert translated(lang, why) == line


def test_four_cards_of_a_mud_fight_are_four_of_a_kind() -> None:
    why = Reason("schotten-why-towards", card="R7", formation="kind", size=4, stone=4)
    assert str(why) == "R7 works towards four of a kind at stone 4"


def test_seats_are_shown_by_name_where_they_have_one() -> None:
    why = Reason("swords-why-grudge", seat=1)
    assert translated("de", why, NAMES) == "Bob hat mich verraten"
    assert translated("de", why) == "Platz 1 hat mich verraten"
    several = Reason("swords-why-side-england", n=2, seats=[1, 2], odds=40)
    assert str(several).startswith("I expect seat 1 and seat 2 to betray: Scotland has about a 40")
    assert "Verrat von Bob und Cat:" in translated("de", several, NAMES)
    alone = Reason("swords-why-side-scotland", n=0, seats=[], odds=90)
    assert str(alone).startswith("I expect nobody to betray: ")


def test_cards_are_shown_by_their_titles() -> None:
    game = saltire.load("swords")
    raid = Reason("swords-why-card-on", card="Cattle Raid", seat=2)
    lines = [log_wording_of(game, Words(lang), NAMES).reason(raid) for lang in ("en", "fr")]
    assert lines[0] == "Cattle Raid on Cat helps me more now than it would later"
    assert lines[1] == "Vol de bétail sur Cat : plus utile maintenant que plus tard"
    herald = Reason("hammer-why-event-worth", card="herald")
    assert translated("hu", herald) == "Hírnök: megéri végrehajtani"


def test_words_of_a_bots_own_stay_as_they_are() -> None:
    game = saltire.load("swords")
    for lang in LANGUAGES:
        assert (
            log_wording_of(game, Words(lang), NAMES).reason("the first = best")
            == "the first = best"
        )


def test_the_same_reason_with_other_facts_is_another() -> None:
    why = Reason("why-lot", n=3)
    assert (why, hash(why)) == (Reason("why-lot", n=3), hash(Reason("why-lot", n=3)))
    assert why != Reason("why-lot", n=4)
    assert why != "drawn by lot out of 3"
    assert (str(why), repr(why)) == ("drawn by lot out of 3", "Reason('why-lot', **{'n': 3})")


@pytest.mark.parametrize(
    ("title", "options", "every"),
    [("schotten", {"tactics": True}, 3), ("hammer", {}, 40), ("swords", {}, 3)],
)
def test_whatever_a_review_finds_better_can_be_explained(
    title: str, options: dict[str, object], every: int
) -> None:
    game = saltire.load(title, **options)
    knowledge, lots, s, done = knowledge_of(game), Lots(2), game.start(), 0
    while s.actor() != RULES:
        done += 1
        if s.actor() >= 0 and done % every == 0:
            view = s.view(s.actor())
            knowledge.observe(view, [])
            action = s.sample(lots)
            knowledge.remember_plan((action,))
            why = knowledge.explain(view, action)
            lines = [translated(lang, why) for lang in LANGUAGES]
            assert not [line for line in lines if "{" in line or "why-" in line]
            assert not why or len(set(lines)) == len(LANGUAGES)
        s.apply(s.sample(lots))
    assert done > every
