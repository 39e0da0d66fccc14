"""How long a person waits: measured by the page's own clock, from the first request or from a click."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser

from tests.browser.person import ASKED, BOARD, Person

# The page notes when a button of the board can be pressed for the first time, in milliseconds since
# the browser was sent there. A frame later it is on the screen.
FIRST_ASKED: Final = f"""
    const seen = new MutationObserver(() => {{
        if (!document.querySelector({ASKED!r})) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => (window.askedAt = performance.now())));
    }});
    seen.observe(document, {{childList: true, subtree: true, attributes: true}});
"""
REDRAW: Final = """async (action) => {
    const board = document.querySelector("[data-board]");
    const button = [...board.querySelectorAll("[data-action]:enabled")]
        .find((one) => one.dataset.action === action);
    const begun = performance.now();
    button.click();
    await new Promise((done) => {
        const seen = new MutationObserver(() => {
            if (board.ariaBusy !== "false") return;
            seen.disconnect();
            requestAnimationFrame(() => setTimeout(done));
        });
        seen.observe(board, {attributes: true, attributeFilter: ["aria-busy"]});
    });
    return performance.now() - begun;
}"""

SETTLED: Final = 500
"""Milliseconds that the browser takes to put up a new window; nobody waits for a board then."""


def ready_after(browser: Browser, url: str, path: str, known: Any) -> float:
    """Open a table with an empty cache; give the milliseconds until it can be played."""
    person = Person(browser, url, storage_state=known)
    person.context.add_init_script("localStorage.setItem('saltire.known', '1')")
    person.context.add_init_script(FIRST_ASKED)
    person.page.wait_for_timeout(SETTLED)
    person.page.goto(path, wait_until="commit")
    person.page.wait_for_function("() => window.askedAt")
    took = float(person.page.evaluate("() => window.askedAt"))
    person.leave()
    return took


class Duel:
    """A game of Schotten Totten: one plays in the browser, the other answers at once without one."""

    def __init__(self, ann: Person, bob: Person) -> None:
        self._ann, self._bob = ann, bob
        self._open()

    def _open(self) -> None:
        options = {"start_player": 0}
        seats = ["me", "open"]
        self._table = self._ann.open_table("schotten", seats, options=options, public=True)
        self._bob.be("Bob")
        self._bob.post(f"/tables/{self._table}/join")
        self._ann.go(f"/t/{self._table}")
        self._turns = 0

    def click(self) -> float:
        """Lay a card with two clicks; give the milliseconds from the second to the redrawn board."""
        if self._turns == 15:
            self._open()
        ann, bob, table = self._ann, self._bob, self._table
        assert ann.wait_until_asked()
        if "done" in ann.open_actions():
            ann.press("done")
        ann.page.locator(f"{BOARD} [data-choice]:enabled").first.click()
        lays = [one for one in ann.open_actions() if "@" in one]
        took = float(ann.page.evaluate(REDRAW, lays[self._turns % len(lays)]))
        self._turns += 1
        while bob.get(f"/tables/{table}")["waiting"] == [1]:
            bob.act_for(table, 1, "done" if "done" in bob.legal(table) else "")
        return took
