"""Somebody who knows nothing: presses what is lit and in sight, and scrolls only if nothing is."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import expect

from tests.browser.person import BOARD, Person

# What can be pressed and is not covered: where it is, and whether it acts at once. Talk is for later.
IN_SIGHT: Final = """() => {
    const talk = (one) => (one.dataset.action ?? "").startsWith("say ");
    const all = [...document.querySelectorAll("[data-board] :is([data-action], [data-choice]):enabled")]
        .filter((one) => one.checkVisibility() && !talk(one));
    return all.flatMap((one) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const top = document.elementFromPoint(x, y);
        return one.contains(top) ? [[x, y, one.dataset.action !== undefined]] : [];
    });
}"""
# The first of what must be scrolled to.
SCROLL: Final = """() => {
    const all = document.querySelectorAll("[data-board] :is([data-action], [data-choice]):enabled");
    [...all].find((one) => one.checkVisibility())?.scrollIntoView({block: "center"});
}"""


class Newcomer:
    """Plays by lot among what is in sight; `scrolled` counts how often nothing was."""

    def __init__(self, person: Person, seed: int, *, thumb: bool) -> None:
        self._person = person
        self._lots = random.Random(seed)
        self._thumb = thumb
        self.scrolled = 0

    def play(self, limit: int) -> int:
        """Press until the game is over; give the number of presses."""
        for presses in range(limit):
            if not self._person.wait_until_asked():
                return presses
            self._press()
        raise AssertionError(f"not over after {limit} presses")

    def _press(self) -> None:
        page = self._person.page
        found: list[tuple[float, float, bool]] = page.evaluate(IN_SIGHT)
        if not found:
            self.scrolled += 1
            page.evaluate(SCROLL)
            page.wait_for_timeout(100)
            return
        acting = [one for one in found if one[2]]
        x, y, _ = self._lots.choice(acting if acting and self._lots.random() < 0.7 else found)
        if self._thumb:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)
        expect(page.locator(f"{BOARD}[aria-busy=true]")).to_have_count(0)
