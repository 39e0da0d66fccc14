"""Film the browser table for the README: `python -m docs.moving_picture` writes docs/images/play.webp.

A greedy bot plays some turns of Schotten Totten against the server's, in a real Chromium. The page must be
built (`make table`). Look at the film before it is kept.
"""

from __future__ import annotations

import io
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Locator, sync_playwright
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess

import saltire
from saltire.bots.registry import make_bot

FILM: Final = Path(__file__).with_name("images") / "play.webp"
SCREEN: Final = {"viewport": {"width": 1280, "height": 800}, "device_scale_factor": 0.625}
LARGEST: Final = 2_000_000
TURNS: Final = 9
Shot = tuple[Image.Image, int]


def shot(person: Person, milliseconds: int) -> Shot:
    """Photograph the page, to be shown for so long."""
    picture = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
    return picture, milliseconds


def press(person: Person, button: Locator) -> Iterator[Shot]:
    """Show the pointer on a button, and press it."""
    button.hover()
    yield shot(person, 350)
    button.click()


def turn(person: Person) -> Iterator[Shot]:
    """Take one action as a greedy player would; then show what the other one does."""
    game = saltire.load("schotten")
    frame = person.frame()
    view = game.view_from_json({**frame["view"], "legal": []})
    position = game.imagine(view, saltire.Lots(1))
    action = make_bot(game, "greedy", 1).choose(position.view(view.seat), [], 1.0)
    text = game.say(position, action)
    if "@" in text:
        card = person.page.locator(f'[data-choice^="{text.split("@")[0]}"]:visible').first
        if card.count():
            yield from press(person, card)
            yield shot(person, 450)
    yield from press(person, person.action(text))
    for _ in range(5):
        person.page.wait_for_timeout(250)
        yield shot(person, 300)


def film(browser: Browser, server: ServerProcess) -> Iterator[Shot]:
    """Come to the front page, press one button, and play."""
    person = Person(browser, server.url, reduced_motion="no-preference", **SCREEN)
    person.go("/")
    person.page.wait_for_timeout(1500)
    yield shot(person, 1500)
    yield from press(person, person.button(re.compile("Play now")).first)
    person.page.wait_for_timeout(2500)
    yield shot(person, 1200)
    for _ in range(TURNS):
        if not person.wait_until_asked():
            break
        yield from turn(person)
    yield shot(person, 2500)
    person.leave()


def save(shots: list[Shot], path: Path) -> None:
    """Write the film as well as two megabytes allow; a picture that is the same is shown for longer."""
    kept: list[Shot] = []
    for picture, milliseconds in shots:
        if kept and kept[-1][0].tobytes() == picture.tobytes():
            kept[-1] = (picture, kept[-1][1] + milliseconds)
        else:
            kept.append((picture, milliseconds))
    for quality in (80, 65, 50, 35):
        kept[0][0].save(
            path, save_all=True, append_images=[picture for picture, _ in kept[1:]],
            duration=[milliseconds for _, milliseconds in kept], loop=0, quality=quality, method=6,
        )  # fmt: skip
        if path.stat().st_size < LARGEST:
            return
    raise AssertionError("the film is too large")


def main() -> None:
    """Film, and write it down."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), 1)
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
            save(list(film(browser, server)), FILM)
            browser.close()
        finally:
            server.close()


if __name__ == "__main__":
    main()
