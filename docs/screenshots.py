"""Photograph the browser table: `python -m docs.screenshots` writes docs/images/browser/*.png.

Every page is taken on a desktop, in the dark and on a phone. `--all FOLDER` takes whole pages, a phone at
night as well, to be looked at. The page must be built (`make table`). Look at each picture before it is kept.
"""

from __future__ import annotations

import argparse
import io
import re
import tempfile
from pathlib import Path
from typing import Any, Final

from docs.pictures import find_battle, find_choice, find_position
from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tests.browser.test_pages import stand
from tests.browser.test_people import play, rate, sign_up

from saltire import Session, load
from saltire.dealer import Dealer
from saltire.games.hammer.rules.actions import CARD
from saltire.games.hammer.rules.cards import PlayCards
from saltire.games.hammer.rules.constants import MOVE_3, SCOTTISH
from saltire.games.hammer.rules.movement import MoveBlocks

IMAGES: Final = Path(__file__).with_name("images") / "browser"
BOT: Final = "bot:greedy"
# Two thirds of a desktop's pixels: large enough to read, small enough to keep.
DESKTOP: Final = {"viewport": {"width": 1440, "height": 900}, "device_scale_factor": 0.75}
DARK: Final = {**DESKTOP, "color_scheme": "dark"}
PHONE: Final = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
NIGHT: Final = {**PHONE, "color_scheme": "dark"}
FULL: Final = {"viewport": {"width": 1920, "height": 1080}, "device_scale_factor": 0.7}
WIDE: Final = {"viewport": {"width": 2560, "height": 1440}, "device_scale_factor": 0.6}
LARGEST: Final = 150_000
Places = dict[str, str]


def go_on(person: Person, session: Session, seat: int) -> str:
    """Put a game that was played elsewhere on a table; a seat is this person's."""
    record = session.record.to_json()
    seats = ["me" if one == seat else BOT for one in range(len(session.game.seats))]
    asked: dict[str, Any] = {"record": record, "ply": session.ply, "seats": seats}
    return f"/t/{person.post('/records', **asked)['id']}"


def with_a_history(person: Person, other: Person, server: ServerProcess) -> None:
    """Give a person an account, rated games and a rating."""
    me, them = sign_up(person, "Ann"), sign_up(other, "Bob")
    for loser in (other, person, other):
        play(person, other, loser)
    rate(server, {me: 1640, them: 1590})


def set_up(person: Person) -> Places:
    """Open tables that are worth showing; give their addresses by name."""
    duel, _ = find_position({"tactics": True})
    battle, choice = find_battle(), find_choice()
    over = person.open_table("schotten", ["me", "me"], options={"start_player": 0}, salt="bonnie")
    person.finish(over, 30)
    shared = person.open_table("schotten", ["me", "me"])
    friends = person.open_table("swords", ["me", "open", "open", BOT], public=True)
    march = find_march()
    return {
        "schotten": go_on(person, duel, duel.state.actor()),
        "hammer": go_on(person, battle, battle.state.actor()),
        "swords": go_on(person, choice, 0),
        "march": go_on(person, march, march.state.actor()),
        "story": go_on(person, battle, battle.state.actor()),
        "hand-over": f"/t/{shared}",
        "invite": f"/t/{friends}",
        "replay": f"/replay/{over}?at=15",
        "fair": f"/fair/{over}",
        "review": f"/review/{over}",
        "study": "/study?game=hammer",
        "puzzles": "/puzzles",
        "puzzle": "/puzzles/schotten-claim-20ecc2a6",
        "front": "/",
        "lobby": "/lobby",
        "new": "/new?game=swords",
        "rules": "/rules/hammer",
        "example": "/rules/schotten#3.1",
        "settings": "/settings",
        "profile": "/me",
        "lesson": "/learn/schotten",
        "over": f"/t/{over}",
        "history": "/history",
        "sign-in": "/sign-in",
        "account": "/account",
        "about": "/about",
        "offline": "/offline",
        "nowhere": "/nowhere",
        "shelf": "/rules",
        "leaders": "/leaders",
        "overview": "/rules/swords",
        "reveal": go_on(person, march, march.state.actor()),
    }


def find_march() -> Session:
    """Deal a war, and let both play their highest cards: Scotland moves first."""
    for seed in range(1, 1000):
        session = Session(load("hammer"), Dealer(seed))
        while isinstance(session.state.top, PlayCards):
            seat = session.state.waiting_for()[0]
            numbers = [one for one in session.state.legal(seat) if one <= CARD + MOVE_3]
            if not numbers:
                break
            session.act(seat, numbers[-1])
        if isinstance(session.state.top, MoveBlocks) and session.state.actor() == SCOTTISH:
            return session
    raise AssertionError("Scotland never moves first")


def pose(guest: Person, name: str) -> None:
    """Do what a picture is to show: a block that is picked, a hint, a step of the story."""
    page = guest.page
    if name == "march":
        page.locator("[data-block=Wallace]").click()
        page.locator("[data-choice^='to ']").last.hover()
    if name == "march" and page.viewport_size != PHONE["viewport"]:
        guest.button("Hint").click()
        page.locator("[data-hint]").wait_for(timeout=90_000)
    if name == "story":
        page.locator("[role=log] summary").first.click()
        fights = page.locator("[role=log] li button", has_text=re.compile("fires"))
        fights.last.click()
        page.locator("[data-board] [data-scene]").wait_for()
    if name == "reveal":
        page.locator("[role=log] li button", has_text=re.compile("goes first")).last.click()
    if name in ("story", "reveal"):
        page.evaluate("() => document.querySelector('[data-story]').scrollIntoView()")
    if name == "lesson":
        page.locator(".lesson").wait_for()


Looks = dict[str, tuple[dict[str, Any], tuple[str, ...]]]
BOARDS: Final = ("schotten", "hammer", "swords")
DEVICES: Final = {"desktop": DESKTOP, "dark": DARK, "phone": PHONE}


def looks_of(names: tuple[str, ...], devices: dict[str, Any]) -> Looks:
    return {look: (device, names) for look, device in devices.items()} | {
        "full": (FULL, BOARDS),
        "wide": (WIDE, BOARDS),
    }


def photograph(
    browser: Browser, server: ServerProcess, folder: Path | None, only: list[str]
) -> None:
    ann, bob = Person(browser, server.url), Person(browser, server.url)
    with_a_history(ann, bob, server)
    bob.leave()
    places = set_up(ann)
    devices = DEVICES if folder is None else {**DEVICES, "night": NIGHT}
    looks = looks_of(tuple(only or places), devices)
    for look, (device, names) in looks.items():
        stranger = Person(browser, server.url, **device)
        known = Person(browser, server.url, storage_state=ann.context.storage_state(), **device)
        known.context.add_init_script("localStorage.setItem('saltire.known', '1')")
        for person in (stranger, known):
            person.context.set_default_timeout(90_000)
        for name in names:
            guest = stranger if name in ("front", "sign-in") else known
            guest.go(places[name])
            stand(guest)
            if name == "review":
                guest.page.locator("[data-review] table").wait_for(timeout=90_000)
            if name == "fair":
                guest.button("Check this game").click()
                guest.page.get_by_text("Proved").scroll_into_view_if_needed()
            pose(guest, name)
            if folder is None:
                keep(guest.page.screenshot(), IMAGES / f"{name}-{look}.png")
            else:
                guest.page.screenshot(path=folder / f"{name}-{look}.png", full_page=look != "wide")
        known.leave()
        stranger.leave()
    ann.leave()


def keep(picture: bytes, path: Path) -> None:
    """Write a picture with as many colours as fit into 150 kB."""
    whole = Image.open(io.BytesIO(picture)).convert("RGB")
    for colours in (256, 128, 64, 32):
        whole.quantize(colours, dither=Image.Dither.NONE).save(path, optimize=True)
        if path.stat().st_size <= LARGEST:
            return


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every page, to be looked at")
    parser.add_argument("--only", nargs="*", default=[], help="of all pages, these")
    args = parser.parse_args()
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), 0)
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
            photograph(browser, server, args.all, args.only)
            browser.close()
        finally:
            server.close()


if __name__ == "__main__":
    main()
