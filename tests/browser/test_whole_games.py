"""Whole games against bots, from the front page on, by mouse and by keys."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import BOARD, OVER, Person

BOTS = 1
FOCUSED = "() => ({...document.activeElement.dataset})"


def play_now(person: Person, title: str, level: str = "greedy") -> str:
    """Start a game as a stranger does: one button on the front page."""
    person.go("/")
    card = person.page.get_by_role("article", name=title)
    card.get_by_role("combobox").select_option(level)
    card.get_by_role("button", name="Play now").click()
    return person.table()


def see_the_result(person: Person, table: str) -> None:
    expect(person.page.locator(OVER)).to_contain_text("win")
    info = person.get(f"/tables/{table}")
    assert info["state"] == "over"
    assert info["result"]["how"] == "played"


def test_a_whole_game_of_schotten_totten_is_played_by_clicking(come: Come) -> None:
    ann = come()
    table = play_now(ann, "Schotten Totten")
    assert ann.click_through(random.Random(1), 400) > 20
    see_the_result(ann, table)


def test_a_whole_game_of_swords_and_bagpipes_with_four_seats_is_played_by_clicking(
    come: Come,
) -> None:
    ann = come()
    table = play_now(ann, "Swords and Bagpipes")
    assert len(ann.get(f"/tables/{table}")["seats"]) == 4
    ann.click_through(random.Random(2), 600)
    see_the_result(ann, table)


def test_the_first_year_of_hammer_of_the_scots_is_played_by_clicking(come: Come) -> None:
    ann = come()
    play_now(ann, "Hammer of the Scots", "random")
    lots = random.Random(3)
    for _ in range(300):
        assert ann.wait_until_asked()
        if ann.frame()["view"]["year"] > 1297:
            break
        # A march now and then is enough.
        if "end" in ann.open_actions() and lots.random() < 0.6:
            ann.press("end")
        else:
            ann.click_one(lots, choosing=0.8)
    expect(ann.page.locator(BOARD)).to_contain_text("1298")


@pytest.mark.soak
def test_a_whole_game_of_hammer_of_the_scots_is_played_by_clicking(come: Come) -> None:
    ann = come()
    table = play_now(ann, "Hammer of the Scots")
    ann.click_through(random.Random(4), 3000)
    see_the_result(ann, table)


def tab_to(person: Person, *wanted: str) -> str:
    """Press Tab until the focus is on a button for one of these; give what it says."""
    for _ in range(120):
        focused: dict[str, str] = person.page.evaluate(FOCUSED)
        for name in wanted:
            if focused.get(name):
                return focused[name]
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no way with Tab to {wanted}")


def turn_by_keys(person: Person) -> None:
    """Answer one question: choose with Tab and Enter, lay a card with the stone's number."""
    tab_to(person, "action", "choice")
    person.page.keyboard.press("Enter")
    lays = [one for one in person.open_actions() if "@" in one]
    if lays:
        person.page.keyboard.press(lays[len(lays) // 2].partition("@")[2])
    expect(person.page.locator(f"{BOARD}[aria-busy=true]")).to_have_count(0)


def test_a_whole_game_of_schotten_totten_is_played_without_a_mouse(come: Come) -> None:
    ann = come()
    ann.go("/")
    expect(ann.page.locator("[data-play=schotten]")).to_be_enabled()
    assert tab_to(ann, "play") == "schotten"
    ann.page.keyboard.press("Enter")
    table = ann.table()
    for _ in range(400):
        if not ann.wait_until_asked():
            break
        turn_by_keys(ann)
    see_the_result(ann, table)
