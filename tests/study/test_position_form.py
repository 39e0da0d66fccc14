"""What an editor of positions offers: choices that can be written, and pieces until they are placed."""

from __future__ import annotations

from typing import Any

import pytest

from saltire.games.position_form import Fact, Slot
from saltire.games.registry import load, titles
from saltire.games.title import Title
from saltire.kernel.errors import SaltireError
from saltire.kernel.game import Game
from saltire.kernel.position_text import Parts

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("schotten", {}),
    ("schotten", {"tactics": True, "rounds": 3}),
    ("hammer", {}),
    ("hammer", {"scenario": "bruce"}),
    ("swords", {"players": 2}),
    ("swords", {"players": 4}),
    ("swords", {"players": 6}),
]


def form_of(game: Game, text: str = "") -> Any:
    return titles()[game.name].form(game, Parts(text, game.parts))


def values_of(fact: Fact) -> list[str]:
    if fact.kind == "number":
        return [str(fact.least), str(fact.most)]
    return [] if fact.kind == "text" else list(fact.choices)


def written(slot: Slot, value: str) -> str:
    if slot.field:
        return f"{slot.part}: {slot.field} {value}"
    return f"{slot.part}: {' | '.join([value, *[slot.usual or '-'] * (slot.shares - 1)])}"


def refused(game: Game, text: str) -> str:
    try:
        game.position(text)
    except SaltireError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_choice_of_a_fact_can_be_read(name: str, options: dict[str, Any]) -> None:
    game = load(name, **options)
    for fact in form_of(game).facts:
        for value in values_of(fact):
            if value != fact.usual:
                refusal = refused(game, written(fact, value))
                # What cannot be is refused by a rule; how it is written is right.
                assert refusal == "" or "(rule " in refusal, (fact, value)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_what_is_usual_means_the_same_as_leaving_it_out(name: str, options: dict[str, Any]) -> None:
    game = load(name, **options)
    form = form_of(game)
    usual = game.facts_in(Parts("", game.parts), None)
    for slot in (*form.places, *form.facts):
        nothing = slot.usual == "-" and (slot.field or getattr(slot, "kind", "") == "text")
        if slot.usual and not nothing:
            parts = Parts(written(slot, slot.usual), game.parts)
            assert game.facts_in(parts, None) == usual, slot


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_part_of_a_text_is_offered(name: str, options: dict[str, Any]) -> None:
    game = load(name, **options)
    form = form_of(game)
    offered = {slot.part for slot in (*form.places, *form.facts)}
    left_out = {
        "schotten": {"round", "starter", "points", "bluff", "mud", "played", "jokered"},
        "hammer": {"tallies"},
        "swords": {"dagger stack", "hidden daggers", *"2345"},
    }
    assert set(game.parts) - offered <= left_out[name]


def test_a_piece_is_offered_until_it_is_placed() -> None:
    clan = load("schotten")
    assert len(form_of(clan).pieces) == 54
    text = "1: R7 r8* | -; hand: B6! | G1; under: R4/0"
    assert not {"R7", "R8", "B6", "G1", "R4"} & set(form_of(clan, text).pieces)
    tactics = load("schotten", tactics=True)
    assert form_of(tactics).pieces["Joker"] == 2
    laid = form_of(tactics, "1: Joker=R7 | -; mud: 3").pieces
    assert (laid["Joker"], "Mud" in laid, "Bluff" in laid) == (1, False, True)


def test_a_block_is_placed_whatever_its_strength_and_a_noble_once() -> None:
    game = load("hammer")
    before = form_of(game).pieces
    after = form_of(game, "Fife: wallace 3; Annan: Bruce/S; hand: 2, Herald | -").pieces
    assert set(before) - set(after) == {"Wallace", "Bruce/S", "Bruce/E", "Herald"}
    assert after["2"] == before["2"] - 1


def test_a_mark_may_follow_a_piece_that_is_placed() -> None:
    for name, text in (("schotten", "hand: R1{} | G1"), ("hammer", "Fife: Edward{}")):
        game = load(name)
        assert "" in {refused(game, text.format(mark)) for mark in form_of(game).marks}


def test_a_card_in_a_field_of_a_seat_is_placed() -> None:
    game = load("swords")
    card = next(iter(form_of(game).pieces))
    before, after = form_of(game).pieces[card], form_of(game, f"1: gold 2, open {card}*").pieces
    assert after.get(card, 0) == before - 1


def test_of_a_game_without_a_form_every_part_is_a_place() -> None:
    game = load("schotten")
    form = Title("plain", type(game)).form(game, Parts("", game.parts))
    assert [slot.part for slot in form.places] == list(game.parts)
    assert (form.facts, form.pieces) == ((), {})
