"""Actions as text and back."""

from __future__ import annotations

import pytest

from saltire.games.swords.card_file import chosen_set
from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules import actions, notation
from saltire.kernel.errors import BadNotation
from tests.games.swords.positions import game, table

DECK = chosen_set("full", "")[0]


def test_every_action_of_the_set_has_a_text_of_its_own_that_reads_back() -> None:
    texts: set[str] = set()
    for action in range(actions.NUM_ACTIONS):
        text = notation.say(DECK, action)
        assert text not in texts
        texts.add(text)
        if not text.startswith("action"):
            assert notation.parse(DECK, text) == action
            assert notation.parse(DECK, f"  {text.upper()} ") == action
    assert notation.say(DECK, -1) == "action -1"
    assert notation.say(DECK, actions.NUM_ACTIONS) == f"action {actions.NUM_ACTIONS}"
    unnamed = [text for text in texts if text.startswith("action")]
    assert len(unnamed) == 2 * 7 * (24 - 16)


@pytest.mark.parametrize(
    ("text", "at", "expected"),
    [
        ("", 0, "an action like"),
        ("dance", 0, "an action like"),
        ("move", 5, "a number from 1 to 20"),
        ("move 0", 5, "a number from 1 to 20"),
        ("move ²", 5, "a number from 1 to 20"),
        ("move 3 4", 7, "nothing more"),
        ("units 10", 6, "a number from 0 to 9"),
        ("say", 4, "Scotland or England"),
        ("say France", 4, "Scotland or England"),
        ("say England now", 12, "nothing more"),
        ("say dagger 4", 11, "a number from 1 to 3"),
        ("lay", 4, "Scotland or England"),
        ("lay England on 2", 12, "with"),
        ("lay England with 4", 17, "a number from 1 to 3"),
        ("badge 2", 6, "to"),
        ("home", 5, "to"),
        ("home to 6", 8, "a number from 0 to 5"),
        ("drop", 5, "a number from 1 to 3"),
        ("drop 2 third", 7, "first, second or again"),
        ("drop 2 first now", 13, "nothing more"),
        ("play", 5, "a Bagpipe card"),
        ("play bagpipe", 5, "a Bagpipe card"),
        ("play cattle_raid at 2", 17, "on"),
        ("play cattle_raid on 9", 20, "a number from 0 to 5"),
    ],
)
def test_a_wrong_text_is_refused_where_it_goes_wrong(text: str, at: int, expected: str) -> None:
    with pytest.raises(BadNotation, match=expected) as caught:
        notation.parse(DECK, text)
    assert caught.value.at == at


@pytest.mark.parametrize("text", ["dagger 4", "dagger 2/0", "dagger 2/x", "dagger", "2"])
def test_a_wrong_dagger_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        notation.parse_dagger(text)


@pytest.mark.parametrize("text", ["bodhran", "forced_march/3", "forced_march/33"])
def test_a_wrong_card_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        notation.parse_bagpipe(DECK, text)


def test_wrong_chances_are_refused() -> None:
    s = SwordsAndBagpipes().start()
    with pytest.raises(BadNotation, match="seat 0 to seat 5"):
        SwordsAndBagpipes().parse(s, "seat 7")
    with pytest.raises(BadNotation, match="an Arms card"):
        notation.parse_arms(DECK, "coat")
    assert game().parse(table(), "again cattle_raid on 2") == actions.again(4, 2)
