"""Somebody at a browser: a page, what came over its wires, and hands that click."""

from __future__ import annotations

import json
import random
import re
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

BOARD: Final = "[data-board]"
ASKED: Final = "[data-board][aria-busy=false] :is([data-action], [data-choice]):enabled"
OVER: Final = "#result-title"
# Whoever presses at random must not be overtaken by a page that passes by itself.
BY_HAND: Final = """localStorage.setItem("saltire.settings",
    JSON.stringify({autoPass: false, ...JSON.parse(localStorage.getItem("saltire.settings") ?? "{}")}))"""
# What can be pressed now, as a player sees it: not hidden, not disabled, not in a closed drawer.
OPEN_ACTIONS: Final = """() => [...new Set(
    [...document.querySelectorAll("[data-board] [data-action]:enabled")]
        .filter((one) => one.checkVisibility()).map((one) => one.dataset.action))]"""

PRESSED: Final = f"{BOARD} :is([data-action], [data-choice]):enabled"
# What of these is beyond the window's edge, or scrolled out of the part of the page that it is in.
HIDDEN: Final = """(wanted) => {
    const out = document.documentElement.scrollHeight > innerHeight ? ["the page scrolls"] : [];
    const inside = (box, room) => box.top >= room.top - 3 && box.bottom <= room.bottom + 3
        && box.left >= room.left - 3 && box.right <= room.right + 3;
    const cut = (one, box) => {
        for (let at = one.parentElement; at; at = at.parentElement) {
            const scrolls = getComputedStyle(at).overflowY !== "visible";
            if (scrolls && !inside(box, at.getBoundingClientRect())) return true;
        }
        return false;
    };
    for (const one of document.querySelectorAll(wanted)) {
        const box = one.getBoundingClientRect();
        if (!one.checkVisibility() || !box.width) continue;
        const window = {top: 0, left: 0, bottom: innerHeight, right: innerWidth};
        const text = one.textContent.trim().slice(0, 30);
        if (!inside(box, window) || cut(one, box)) out.push(`${text}: ${box.bottom}`);
    }
    return out;
}"""


class Person:
    """One person at one device: cookies, storage and a page of their own."""

    def __init__(self, browser: Browser, url: str, **device: Any) -> None:
        # News are shown at once; animations are looked at by eye.
        about = {"reduced_motion": "reduce", "locale": "en-GB", "base_url": url}
        auto_pass = device.pop("auto_pass", False)
        self.context = browser.new_context(**{**about, **device})
        if not auto_pass:
            self.context.add_init_script(BY_HAND)
        self.context.set_default_timeout(20_000)
        self.page: Page = self.context.new_page()
        self.heard: list[str] = []
        self.faults: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def _listen(self, wire: WebSocket) -> None:
        wire.on("framereceived", lambda data: self.heard.append(str(data)))

    def leave(self) -> None:
        """Close the browser context; a page that threw anything is a failure."""
        self.context.close()
        assert self.faults == [], f"the page threw {self.faults}"

    def post(self, path: str, **body: object) -> Any:
        """Ask the server as this browser does, with its cookie."""
        answer = self.context.request.post(
            f"/api/v1{path}", data=json.dumps(body),
            headers={"X-Saltire": "1", "Content-Type": "application/json"},
        )  # fmt: skip
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"/api/v1{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, game: str, seats: list[str], **more: object) -> str:
        """Open a table without the form; give its id."""
        self.be("Ann")
        return str(self.post("/tables", game=game, seats=seats, **more)["id"])

    def be(self, name: str) -> None:
        """Take a name, as the page remembers it."""
        self.post("/me", name=name)
        self.context.add_init_script("localStorage.setItem('saltire.known', '1')")

    def act_for(self, table: str, seat: int, wanted: str = "") -> None:
        """Act without the page: take the first legal action that begins so."""
        frame = self.get(f"/tables/{table}/state?seat={seat}")
        action = next(one for one in frame["legal"] if one.startswith(wanted))
        cid = f"api-{frame['n']}"
        self.post(f"/tables/{table}/act", ply=frame["ply"], action=action, cid=cid, seat=seat)

    def legal(self, table: str) -> list[str]:
        """Give what this person may do at a table now."""
        found: list[str] = self.get(f"/tables/{table}/state")["legal"]
        return found

    def finish(self, table: str, moves: int) -> None:
        """Play all seats of a table of one's own, and resign unless it is over by then."""
        for _ in range(moves):
            waiting = self.get(f"/tables/{table}")["waiting"]
            if not waiting:
                return
            self.act_for(table, waiting[0])
        if self.get(f"/tables/{table}")["waiting"]:
            self.post(f"/tables/{table}/do", what="resign", cid="bye", seat=0)

    def go(self, path: str) -> None:
        self.page.goto(path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def action(self, action: str) -> Locator:
        return self.page.locator(f'{BOARD} [data-action="{action}"]:enabled:visible').first

    def press(self, action: str) -> None:
        """Take an action by its button, and wait until the board has answered."""
        self.action(action).click()
        expect(self.page.locator(f"{BOARD}[aria-busy=true]")).to_have_count(0)

    def wait_until_asked(self) -> bool:
        """Wait for a question, or for the end of the game; true if asked."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}", state="attached", timeout=60_000)
        return self.page.locator(OVER).count() == 0

    def open_actions(self) -> list[str]:
        found: list[str] = self.page.evaluate(OPEN_ACTIONS)
        return found

    def out_of_sight(self, wanted: str = PRESSED) -> list[str]:
        """Give what somebody would have to scroll to; the tools of the table are always looked for."""
        found: list[str] = []
        for wait in (0, 100, 400, 1500, 4000):  # longer only where something is still on its way
            self.page.wait_for_timeout(wait)
            found = self.page.evaluate(HIDDEN, f"{wanted}, [role=toolbar] > button")
            if not found:
                break
        return found

    def click_through(self, lots: random.Random, limit: int, *, in_sight: bool = False) -> int:
        """Play whatever the board offers until the game is over; give the number of clicks.

        `in_sight`: nothing that can be pressed may be out of sight.
        """
        for clicks in range(limit):
            if not self.wait_until_asked():
                return clicks
            hidden = self.out_of_sight() if in_sight else []
            assert not hidden, hidden
            self.click_one(lots)
        raise AssertionError(f"not over after {limit} clicks")

    def click_one(self, lots: random.Random, choosing: float = 0.0) -> None:
        """Press one thing that can be pressed: an action, else what must be chosen before it.

        `choosing` is how often a choice is tried although an action could be pressed.
        """
        actions = [one for one in self.open_actions() if not one.startswith("say ")]
        picks = self.page.locator(f"{BOARD} [data-choice]:enabled:visible")
        if actions and not (picks.count() and lots.random() < choosing):
            self.press(lots.choice(actions))
            return
        picks.nth(lots.randrange(picks.count())).click()
        expect(self.page.locator(f"{BOARD}[aria-busy=true]")).to_have_count(0)

    def frame(self) -> Any:
        """Give the latest frame of the table, as it came over the socket."""
        frames = (json.loads(text) for text in reversed(self.heard))
        return next(one for one in frames if one["type"] in ("state", "news"))

    def table(self) -> str:
        """Give the id of the table that is open."""
        self.page.wait_for_url(re.compile(r"/t/[\w-]+"))
        return re.split("[?#]", self.page.url.rpartition("/")[2])[0]
