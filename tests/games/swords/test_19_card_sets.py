"""19  Card files: the shipped sets, and what is said about a file that cannot be played."""

# ruff: noqa: E501
from __future__ import annotations

import re
from pathlib import Path

import pytest

from saltire.dealer import Dealer
from saltire.games.registry import load
from saltire.games.swords import card_file
from saltire.games.swords.card_file import (
    BadCards,
    cards_in,
    chosen_set,
    from_file,
    problems_in,
    read_set,
)
from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules.card_words import (
    ARMS_NUMBERS,
    ARMS_SWITCHES,
    CONDITIONS,
    OPERATIONS,
    TARGETS,
)
from saltire.games.swords.rules.options import SHIPPED
from saltire.kernel.errors import BadOption
from saltire.record import Record
from saltire.session import Session

ODD = Path(__file__).with_name("odd-set.toml")
TEXT = ODD.read_text(encoding="utf-8")
PAGE = Path(__file__).parents[3] / "docs" / "reference" / "card-sets.md"


def problems(text: str) -> list[tuple[int, str]]:
    with pytest.raises(BadCards) as caught:
        read_set(text, "mine.toml")
    return caught.value.problems


def test_what_takes_long_to_read_or_cannot_be_seen_is_refused_in_a_line() -> None:
    assert "dots" in problems("a" + ".a" * 200 + " = 1")[0][1]
    assert "nested too deeply" in problems("a = " + "[" * 5000 + "]" * 5000)[0][1]
    assert "can be seen" in problems('title = "a\u202eb"')[0][1]


def changed(old: str, new: str) -> tuple[int, str]:
    """Change one thing in a sound file: give the first problem found."""
    assert old in TEXT
    return problems(TEXT.replace(old, new, 1))[0]


def line_of(text: str) -> int:
    return TEXT[: TEXT.index(text)].count("\n") + 1


@pytest.mark.rule("19.1")
def test_19_1_the_full_set_has_the_cards_of_the_box() -> None:
    deck = chosen_set("full", "")[0]
    assert deck.size == 22
    assert deck.kinds == 16
    assert [len([c for c in deck.bagpipes if c.window == w]) for w in range(3)] == [5, 6, 5]
    assert [sum(c.copies for c in deck.bagpipes if c.window == w) for w in range(3)] == [8, 8, 6]
    assert deck.grey == 8
    assert len(deck.arms) == 10
    assert deck.daggers == (4, 6, 6)


@pytest.mark.rule("19.1")
def test_19_1_the_plain_set_has_no_special_effects() -> None:
    deck = chosen_set("plain", "")[0]
    assert deck.size == 22
    for arms in deck.arms:
        assert (arms.marks, arms.levy, arms.volley, arms.militia) == (0, 0, 0, 0)
    assert not any(card.badge or card.twice or card.target for card in deck.bagpipes)
    assert SwordsAndBagpipes(cards="plain").options["cards"] == "plain"


@pytest.mark.rule("19.1")
def test_19_1_every_field_of_the_full_set_says_where_it_comes_from() -> None:
    text = (Path(card_file.__file__).parent / "data" / "full.toml").read_text(encoding="utf-8")
    assert len(re.findall(r"^provenance = ", text, re.MULTILINE)) == 3 + 16 + 10
    assert len(re.findall(r"^provenance_fields = ", text, re.MULTILINE)) == 3 + 16 + 10


@pytest.mark.rule("19.2")
def test_19_2_a_set_of_ones_own_is_named_with_its_fingerprint(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(TEXT, encoding="utf-8")
    game = SwordsAndBagpipes(cards=mine)
    name = game.options["cards"]
    assert isinstance(name, str)
    assert re.fullmatch(r"mine#[0-9a-f]{8}", name)
    assert game.load_options() == {**game.options, "card_set": TEXT}
    assert load("swords").load_options() == load("swords").options
    assert SwordsAndBagpipes(**game.load_options()).options["cards"] == name
    remark = "# a remark\n" + TEXT
    assert SwordsAndBagpipes(cards=name, card_set=remark).options["cards"] == name
    other = TEXT.replace("troops = 4", "troops = 5", 1)
    with pytest.raises(BadOption, match=r"mine has changed: #.* was played.*rule 19.2"):
        SwordsAndBagpipes(cards=name, card_set=other)


@pytest.mark.rule("19.1")
def test_19_1_a_record_carries_the_set_and_is_replayed_without_the_file(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(TEXT, encoding="utf-8")
    session = Session(load("swords", **from_file(mine)), Dealer(seed=1))
    mine.unlink()
    read = Record.from_text(session.record.text())
    assert read.game.card_set == TEXT
    assert read.game.options == session.game.options


@pytest.mark.rule("19.1")
@pytest.mark.parametrize("named", ["/etc/passwd", "mine.toml", "mine.toml#0123abcd", "../full", ""])
def test_19_1_a_string_never_names_a_file(
    named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.toml").write_text(TEXT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadOption, match="there is no set of that name") as refused:
        load("swords", cards=named)
    assert "TOML" not in str(refused.value)


@pytest.mark.rule("19.3")
@pytest.mark.parametrize(
    ("given", "what"),
    [
        ({"cards": "mine", "card_set": "x" * 50_000}, "mine is too long"),
        ({"cards": "mine", "card_set": "a = " + "[" * 9_000}, "mine, line 1: this is not TOML"),
        ({"cards": "a/b", "card_set": TEXT}, "a set's name has 1 to 40 letters"),
        ({"cards": "full", "card_set": TEXT}, "cards cannot be 'full' with a card set of your own"),
        ({"cards": "mine", "card_set": 7}, "cards cannot be 'mine'"),
    ],
)
def test_19_3_a_text_that_is_no_card_set_is_refused(given: dict[str, object], what: str) -> None:
    with pytest.raises(BadOption, match=re.escape(what)):
        load("swords", **given)


@pytest.mark.rule("19.3")
def test_19_3_a_file_that_is_not_there_or_no_text_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"'none.toml': there is no such file.*full, plain"):
        SwordsAndBagpipes(cards=Path("none.toml"))
    with pytest.raises(BadOption, match="cards cannot be 7"):
        SwordsAndBagpipes(cards=7)
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadOption, match="not a text file in UTF-8"):
        SwordsAndBagpipes(cards=tmp_path / "x.toml")
    assert problems_in(tmp_path / "x.toml")[0].endswith("UTF-8")


@pytest.mark.rule("19.3")
def test_19_3_all_problems_of_a_file_can_be_listed(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        TEXT.replace("troops = 4", "troops = -4").replace("format = 1", ""), encoding="utf-8"
    )
    assert problems_in(ODD) == []
    assert cards_in(ODD) > 20
    found = problems_in(mine)
    assert found[0] == "line 3: [set] must have format = 1"
    assert all("troops must be a whole number from 0 to 60" in problem for problem in found[1:])
    with pytest.raises(BadCards, match=rf"mine.toml, line 3: .* \(and {len(found) - 1} more\)"):
        SwordsAndBagpipes(cards=mine)


@pytest.mark.rule("19.3")
def test_19_3_toml_mistakes_have_their_line() -> None:
    (found,) = problems("[set]\nformat = 1\ntitle = \n")
    assert found[0] == 3
    assert found[1].startswith("this is not TOML: invalid value")
    (found,) = problems('[set]\nformat = 1\ntitle = "x')
    assert found[0] == 3


@pytest.mark.rule("19.3")
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('phase = "actions"', 'phase = "noon"', "phase cannot be 'noon'; choose one of: actions, choice, awards"),
        ('id = "windfall"', 'id = "Wind Fall"', "the id 'Wind Fall' must be small letters and digits, joined by _"),
        ('title = "Windfall"', "title = 3", "title must be a text"),
        ("times_two = true", 'times_two = "yes"', "times_two must be true or false"),
        ("cost_gold = 1", "cost_gold = 99", "cost_gold must be a whole number from 0 to 9"),
        ("cost_gold = 1", "cost_goldd = 1", "there is no entry 'cost_goldd' here; there are: "),
        ('target = "other_player"', 'target = "everybody"', "target cannot be 'everybody'; choose one of: none, self"),
        ("mentions_badge = true\nconditions", "mentions_badge = false\nconditions", "take_badge needs mentions_badge = true"),
        ('"you_do_not_bear_badge", ', "", "take_badge needs the condition you_do_not_bear_badge"),
        ('conditions = ["you_have_a_dagger_card"]\n', "", "discard_own_dagger needs the condition you_have_a_dagger_card"),
        ('conditions = ["you_have_a_dagger_card"]', 'conditions = "x"', "conditions must be a list"),
        ('"nobody_has_fewer_dagger_cards"', '"nobody"', "there is no condition 'nobody'; there are: "),
        ('"nobody_has_fewer_dagger_cards"', '"you_supported_england"', "the condition you_supported_england fits only cards with phase = awards"),
        ('op = "gain_gold", n = 2', 'op = "gain_gold", n = 0', "gain_gold needs n = a whole number from 1 to 9"),
        ('op = "gain_gold", n = 2', 'op = "gain_silver"', "each step of effect needs an op out of: add_units"),
        ('op = "gain_gold", n = 2', 'op = "gain_gold", n = 2, of = 3', "gain_gold has no 'of'; it has: n"),
        ('op = "raise_militia" }', 'op = "raise_militia", n = 3 }', "raise_militia has no 'n'"),
        ('op = "gain_gold", n = 2', 'op = "switch_own_side"', "switch_own_side fits only cards with phase = choice"),
        ('n = 2, up_to = false, frm = "own_camp"', 'n = 2, up_to = false, frm = "scottish_camp"', "move_units must lead from own_castle or own_camp to another place"),
        ('frm = "own_camp"', 'frm = "moon"', "move_units needs frm = own_castle, own_camp, scottish_camp"),
        ('to = "own_camp"', 'to = "moon"', "take_units needs to = own_castle, own_camp, scottish_camp"),
        ('side = "england"', 'side = "france"', "force_side needs side = scotland or england"),
        ("max = 2", "max = 77", "gain_gold_per_other_england_supporter needs max = a whole number from 1 to 9"),
        ('op = "take_gold_from_target", n = 3', 'op = "gain_gold", n = 3', "a target is chosen but no step of effect does anything to it"),
        ('{ op = "lose_gold", n = 9 }', '{ op = "lose_gold", n = 9 }, { op = "lose_gold", n = 1 }, { op = "lose_gold", n = 1 }', "an effect has at most 4 steps"),
        ('op = "badge_free"', 'op = "badge_fre"', "each step of effect needs an op out of: badge_free"),
        ('op = "levy", n = 2', 'op = "levy", n = 20', "levy needs n = a whole number from 1 to 9, and nothing else"),
        ('op = "no_mercenaries" }', 'op = "no_mercenaries", n = 1 }', "no_mercenaries stands alone"),
        ("mentions_badge = true\nremove_with", "mentions_badge = false\nremove_with", "an effect on the badge needs mentions_badge = true"),
        ("daggers = 3\n", "daggers = 3\nprovenance_fields = { copies = \"guessed\" }\n", "provenance_fields must say known or reconstructed for each field"),
        ("daggers = 3\n", "daggers = 3\nprovenance = 3\n", "provenance must be a text"),
        ("copies = 6", "copies = 5", "copies must be a whole number from 6 to 31"),
    ],
)  # fmt: skip
def test_19_3_each_mistake_is_told_with_its_line(old: str, new: str, told: str) -> None:
    line, what = changed(old, new)
    assert what.startswith(told)
    place = TEXT.index(old)
    first = TEXT[:place].rfind("\n\n") + 2
    assert (
        TEXT[:first].count("\n") + 1 <= line <= TEXT[:place].count("\n") + 1 + new.count("\n") + 8
    )


@pytest.mark.rule("19.3")
def test_19_3_an_id_is_used_once() -> None:
    found = changed('id = "windfall"', 'id = "toll"')
    assert found == (line_of('id = "toll"'), "the id 'toll' is used twice")


@pytest.mark.rule("19.3")
def test_19_3_the_line_is_that_of_the_entry() -> None:
    assert changed("cost_gold = 1", "cost_gold = 99")[0] == line_of("cost_gold = 1")
    effect = 'effect = [{ op = "force_side"'
    assert changed('side = "england"', 'side = "x"')[0] == line_of(effect)
    assert changed('title = "Windfall"\n', "")[0] == line_of('id = "windfall"') - 1


@pytest.mark.rule("19.3")
def test_19_3_the_wrong_target_is_named() -> None:
    found = problems(TEXT.replace('target = "other_player_with_token"', 'target = "other_player"'))
    assert [what for _, what in found] == [
        "force_side needs target = other_player_with_token",
        "peek_choice needs target = other_player_with_token",
    ]
    found = problems(TEXT.replace('target = "other_player_in_battle"\n', ""))
    assert "a condition about the target needs a target to choose" in [what for _, what in found]


@pytest.mark.rule("19.3")
def test_19_3_there_must_be_cards_enough() -> None:
    assert "there must be 1 to 24 Bagpipe titles, not 0" in told("[[bagpipe]]", "[[bagpipes]]")
    assert "there is no table 'bagpipes' here" in told("[[bagpipe]]", "[[bagpipes]]")
    assert "there must be 8 to 30 [[arms]] cards, not 0" in told("[[arms]]", "[[king_edward]]")
    assert "there must be 1 to 9 [[king_edward]] cards, not 0" in told(
        "[[king_edward]]", "[[arms]]"
    )
    assert "with 2 players 6 [[arms]] cards must remain" in told(
        "troops = 9\n", "troops = 9\nremove_with_2_players = true\n"
    )
    assert "6 [[arms]] cards that do not mention the badge" in told(
        "troops = 9\n", "troops = 9\nmentions_badge = true\n"
    )
    assert "there must be at most 60 Bagpipe cards" in told("copies = 2", "copies = 9")
    assert "cards with 1 daggers are listed twice" in told("daggers = 3", "daggers = 1")
    assert "a [[dagger]] table with daggers = 3 is missing" in told("daggers = 3", "daggers = 1")
    assert "write each card under [[bagpipe]]" in " ".join(
        what for _, what in problems("bagpipe = 3\n" + TEXT.replace("[[bagpipe]]", "[[arms]]"))
    )


def told(old: str, new: str) -> str:
    return " ".join(what for _, what in problems(TEXT.replace(old, new)))


@pytest.mark.rule("19.1")
def test_the_page_names_every_word_of_the_vocabulary() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for word in [*OPERATIONS, *TARGETS, *CONDITIONS, *ARMS_SWITCHES, *ARMS_NUMBERS, *SHIPPED]:
        assert f"`{word}`" in text, word


@pytest.mark.rule("19.1")
def test_the_example_of_the_page_can_be_read() -> None:
    text = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 1
    assert {what for _, what in problems(blocks[0])} == {
        "there must be 8 to 30 [[arms]] cards, not 1",
        "with 2 players 6 [[arms]] cards must remain",
        "with 3 players 6 [[arms]] cards that do not mention the badge must remain",
    }


@pytest.mark.rule("19.4")
def test_19_4_every_shipped_card_says_what_is_reconstructed() -> None:
    for name in SHIPPED:
        deck = SwordsAndBagpipes(cards=name).choices.cards
        said = {card.id: card.reconstructed for card in deck.bagpipes}
        said |= {card.id: card.reconstructed for card in deck.arms}
        assert set(said.values()) <= {"all", "rest"}, name
    full = SwordsAndBagpipes().choices.cards
    assert {card.id for card in full.arms if card.reconstructed == "rest"} == {
        "irvine_capitulation", "bruce_joins_us_again",
    }  # fmt: skip
    assert read_set(re.sub("provenance_fields.*", "", TEXT), "own").bagpipes[0].reconstructed == ""
