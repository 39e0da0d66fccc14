"""Photograph the browser table: `python -m docs.screenshots` writes docs/images/browser/*.png.

The page must be built (`make web`). Look at every picture before it is kept.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from typing import Any, Final

from docs.pictures import found, found_battle, found_choice
from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_pages import stand

from saltire import Session

IMAGES: Final = Path(__file__).with_name("images") / "browser"
BOT: Final = "bot:greedy"
# Two thirds of a desk's pixels: large enough to read, small enough to keep.
DESK: Final = {"viewport": {"width": 1440, "height": 900}, "device_scale_factor": 0.75}
DARK: Final = {**DESK, "color_scheme": "dark"}
PHONE: Final = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
LARGEST: Final = 150_000
Places = dict[str, str]


def go_on(person: Person, session: Session, seat: int) -> str:
    """Put a game that was played elsewhere on a table; a seat is this person's."""
    record = session.record.to_json()
    seats = ["me" if one == seat else BOT for one in range(len(session.game.seats))]
    asked: dict[str, Any] = {"record": record, "ply": session.ply, "seats": seats}
    return f"/t/{person.post('/records', **asked)['id']}"


def set_up(person: Person) -> Places:
    """Open tables that are worth showing; give their addresses by name."""
    person.be("Ann")
    duel, _ = found({"tactics": True})
    battle, choice = found_battle(), found_choice()
    over = person.open_table("schotten", ["me", "me"], options={"start_player": 0}, salt="bonnie")
    person.finish(over, 30)
    shared = person.open_table("schotten", ["me", "me"])
    friends = person.open_table("swords", ["me", "open", "open", BOT], public=True)
    return {
        "schotten": go_on(person, duel, duel.state.actor()),
        "hammer": go_on(person, battle, battle.state.actor()),
        "swords": go_on(person, choice, 0),
        "hand-over": f"/t/{shared}",
        "invite": f"/t/{friends}",
        "replay": f"/replay/{over}?at=15",
        "fair": f"/fair/{over}",
        "front": "/",
        "lobby": "/lobby",
        "new": "/new?game=swords",
        "rules": "/rules/hammer",
        "settings": "/settings",
        "profile": "/me",
    }


LOOKS: Final[dict[str, tuple[dict[str, Any], tuple[str, ...]]]] = {
    "desk": (
        DESK,
        ("front", "schotten", "hammer", "swords", "lobby", "new", "invite", "hand-over", "replay",
         "fair", "rules", "profile"),
    ),
    "dark": (DARK, ("front", "schotten", "hammer", "swords")),
    "phone": (PHONE, ("front", "schotten", "hammer", "swords", "settings")),
}  # fmt: skip


def photograph(browser: Browser, house: House) -> None:
    ann = Person(browser, house.url)
    places = set_up(ann)
    for look, (device, names) in LOOKS.items():
        stranger = Person(browser, house.url, **device)
        known = Person(browser, house.url, storage_state=ann.context.storage_state(), **device)
        known.context.add_init_script("localStorage.setItem('saltire.known', '1')")
        for name in names:
            guest = stranger if name == "front" else known
            guest.go(places[name])
            stand(guest)
            if name == "fair":
                guest.button("Check this game").click()
                guest.page.get_by_text("Proved").scroll_into_view_if_needed()
            keep(guest.page.screenshot(), IMAGES / f"{name}-{look}.png")
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
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), 0)
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
            photograph(browser, house)
            browser.close()
        finally:
            house.close()


if __name__ == "__main__":
    main()
