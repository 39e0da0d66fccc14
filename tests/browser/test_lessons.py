"""Lessons end: whoever does only what the card says and presses only what it rings comes to its end."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import Person

BOTS = 1
SIZES: Final = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
READ: Final = ".lesson [data-lesson]:not([data-lesson=over])"
RUNG: Final = "[data-board] button.taught:enabled"
OVER: Final = ".lesson [data-lesson=over]"
# The card is in front of everything; what is rung is in sight, and nothing lies over its middle.
HIDDEN: Final = """() => {
    const card = document.querySelector(".lesson").getBoundingClientRect();
    for (const y of [card.top + 4, card.bottom - 4])
        if (!document.elementFromPoint((card.left + card.right) / 2, y)?.closest(".lesson"))
            return "card covered";
    const rung = document.querySelector("[data-board] .taught");
    if (!rung) return "nothing rung";
    const box = rung.getBoundingClientRect();
    const top = Math.max(box.top, 0), bottom = Math.min(box.bottom, innerHeight);
    const left = Math.max(box.left, 0), right = Math.min(box.right, innerWidth);
    if (bottom - top < 8 || right - left < 8) return "off screen";
    const covered = card.top <= top + 1 && card.bottom >= bottom - 1
        && card.left <= left + 1 && card.right >= right - 1;
    if (covered) return "under the card";
    const spot = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return rung.contains(spot) ? "" : `under ${spot?.className}`;
}"""
# What the card says, and what it rings. Asked again and again from here: the page forbids eval.
STANDS: Final = """() => {
    const rung = document.querySelector("[data-board] button.taught")?.dataset;
    return [document.querySelector(".lesson p")?.innerText, rung?.action, rung?.choice];
}"""


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", ["schotten", "swords", "hammer"])
def test_a_lesson_comes_to_its_end(come: Come, game: str, size: str) -> None:
    ann = come(viewport=SIZES[size], auto_pass=True)
    ann.go(f"/learn/{game}")
    shown: list[str] = []
    for _ in range(40):
        ann.page.wait_for_selector(f"{READ}, {RUNG}, {OVER}", timeout=60_000)
        if ann.page.locator(OVER).count():
            break
        shown.append(_card(ann))
        assert ann.page.evaluate(HIDDEN) == "", shown[-1]
        _follow(ann)
    assert ann.page.locator(OVER).count() == 1, shown
    assert 6 <= len(set(shown)) <= 10
    ann.page.locator(OVER).click()
    expect(ann.page).not_to_have_url(re.compile("lesson"))
    ann.wait_until_asked()


def _card(ann: Person) -> str:
    return ann.page.locator(".lesson p").inner_text()


def _follow(ann: Person) -> None:
    """Press what the card offers or rings, and wait until that has changed something."""
    one = ann.page.locator(f"{READ}, {RUNG}").first
    before = ann.page.evaluate(STANDS)
    one.click()
    deadline = time.monotonic() + 20
    while ann.page.evaluate(STANDS) == before:
        assert time.monotonic() < deadline, before
        ann.page.wait_for_timeout(50)
