"""Whole games against bots, from the front page on, by mouse and by keys."""

from __future__ import annotations

import random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.newcomer import Newcomer
from tests.browser.person import BOARD, OVER, Person

BOTS = 1
DESKTOP: Final = {"viewport": {"width": 1440, "height": 900}}
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


PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SLOW: Final = pytest.mark.soak


@pytest.mark.parametrize(
    ("title", "phone"),
    [
        ("Schotten Totten", True),
        pytest.param("Schotten Totten", False, marks=SLOW),
        pytest.param("Swords and Bagpipes", True, marks=SLOW),
        pytest.param("Swords and Bagpipes", False, marks=SLOW),
        pytest.param("Hammer of the Scots", True, marks=SLOW),
        pytest.param("Hammer of the Scots", False, marks=SLOW),
    ],
)
def test_a_newcomer_who_presses_only_what_is_lit_finishes_a_game(
    come: Come, title: str, phone: bool
) -> None:
    ann = come(**(PHONE if phone else DESKTOP))
    table = play_now(ann, title, "random")
    newcomer = Newcomer(ann, 1, thumb=phone)
    presses = newcomer.play(3000)
    see_the_result(ann, table)
    assert newcomer.scrolled <= (presses // 20 if phone else 0)


def test_a_whole_game_of_swords_and_bagpipes_is_played_by_clicking_and_hides_nothing(
    come: Come,
) -> None:
    ann = come(**DESKTOP)
    table = play_now(ann, "Swords and Bagpipes")
    assert len(ann.get(f"/tables/{table}")["seats"]) == 4
    ann.click_through(random.Random(2), 600, in_sight=True)
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
