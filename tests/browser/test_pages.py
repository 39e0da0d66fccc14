"""Every page: in five languages, on a phone, in light and dark, for every reader; and how big."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Browser, Response, StorageState, expect

from saltire.puzzles.library import puzzles_of
from tests.browser.conftest import Come
from tests.browser.person import BOARD, Person
from tests.browser.server_process import ServerProcess

FIRST_LOAD: Final = 250_000
AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LANGUAGES: Final = ("de", "fr", "hu", "cs", "en")
LEVELS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
ALL_RULES: Final = {"runOnly": {"type": "tag", "values": LEVELS}, "resultTypes": ["violations"]}
# Nothing but colours differs in the dark.
COLOURS: Final = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
# Words for screen readers are clipped to nothing; pictures and badges may stand out of their box.
TOO_WIDE: Final = """() => {
    const unseen = (one) => {
        for (; one; one = one.parentElement)
            if (one instanceof SVGElement || getComputedStyle(one).clipPath !== "none") return true;
        return false;
    };
    const apart = (one, box) => {
        for (; one && one !== box; one = one.parentElement)
            if (getComputedStyle(one).position === "absolute") return true;
        return false;
    };
    const words = (box) => {
        const found = [], texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) if (texts.currentNode.data.trim()) found.push(texts.currentNode);
        return found;
    };
    const spills = (box, text) => {
        if (apart(text.parentElement, box) || unseen(text.parentElement)) return false;
        const room = box.getBoundingClientRect(), range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()]
            .some((word) => word.right > room.right + 1 || word.left < room.left - 1);
    };
    const cut = (box) => getComputedStyle(box).overflowX === "hidden" && box.scrollWidth > box.clientWidth + 1
        && words(box).some((text) => text.parentElement === box) && !unseen(box);
    const named = (box) => `${box.tagName} ${box.textContent.trim().slice(0, 60)}`;
    const shown = (boxes) => [...document.querySelectorAll(boxes)].filter((box) => box.checkVisibility());
    const root = document.documentElement;
    return [
        ...(root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : []),
        ...shown("button, summary, label, th, td, h1, h2, h3, main a")
            .filter((box) => words(box).some((text) => spills(box, text)))
            .map((box) => `${named(box)} spills`),
        ...shown("main *").filter(cut).map((box) => `${named(box)} is cut`),
        ...shown("[role=tablist]").filter((box) => box.scrollWidth > box.clientWidth).map(named),
    ];
}"""
RUN_AXE: Final = """(settings) => axe.run(document, settings).then((result) => result.violations.map(
    (one) => `${one.id}: ${one.nodes.slice(0, 4).map((node) => node.target.join(" ")).join(" | ")}`))"""
TURN_TO: Final = """(path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
AT_REST: Final = """() => document.getAnimations().every((one) =>
    one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)"""
HAS_THEME: Final = "(theme) => matchMedia(`(prefers-color-scheme: ${theme})`).matches"
BOARD_PAGE: Final = re.compile("/(t|replay|review|puzzles)/")
ON_THE_TABLE: Final = f"{BOARD} button, [data-take], main input[readonly]"
PLAIN_PAGES: Final = (
    "/lobby", "/new?game=schotten", "/rules", "/rules/schotten", "/history", "/leaders", "/settings",
    "/sign-in", "/me", "/about", "/offline", "/nowhere", "/puzzles",
    *[f"/puzzles/{puzzles_of(game)[0].id}" for game in ("schotten", "swords", "hammer")],
)  # fmt: skip
Places = tuple[StorageState, list[str]]


@pytest.fixture(scope="module")
def places(chromium: Browser, server: ServerProcess) -> Places:
    """Open a table of every kind; give who sits there, and the addresses of all pages."""
    ann = Person(chromium, server.url)
    me = ann.open_table("schotten", ["me", "me"], options={"start_player": 0})
    ann.finish(me, 8)
    bot = "bot:greedy"
    cards = ann.open_table("schotten", ["me", bot], options={"start_player": 0, "tactics": True})
    war = ann.open_table("hammer", ["me", bot])
    clans = ann.open_table("swords", ["me", bot, bot, bot], options={"oldest": 0})
    shared = ann.open_table("swords", ["me"] * 4)
    empty = ann.open_table("swords", ["me", "open", "open", bot], public=True)
    tables = [f"/t/{one}" for one in (me, cards, war, clans, shared, empty)]
    known = ann.context.storage_state()
    ann.leave()
    return known, [
        "/",
        *PLAIN_PAGES,
        *tables,
        f"/replay/{me}",
        f"/review/{me}",
        f"/fair/{me}",
        "/study",
    ]


def arrive(come: Come, places: Places, **device: Any) -> Person:
    """Let the one who sits at all those tables come with a device."""
    person = come(storage_state=places[0], **device)
    person.context.add_init_script("localStorage.setItem('saltire.known', '1')")
    return person


def visit(person: Person, path: str) -> None:
    """Turn to a page without loading all anew."""
    if person.page.url == "about:blank":
        person.go(path)
    else:
        person.page.evaluate(TURN_TO, path)
    stand(person)


def stand(person: Person) -> None:
    """Wait until a page that was turned to stands: all is there, and nothing moves."""
    person.page.wait_for_selector("main h1", state="attached")
    person.page.wait_for_load_state("networkidle")
    if "/review/" in person.page.url:
        person.page.wait_for_selector("[data-review] tbody")
    if BOARD_PAGE.search(person.page.url):
        person.page.wait_for_selector(ON_THE_TABLE, state="attached")
    rest(person)


def rest(person: Person) -> None:
    """Wait until nothing moves that will ever stop."""
    person.page.wait_for_function(AT_REST, polling=50)


def recolour(person: Person, theme: Literal["light", "dark"]) -> None:
    """Change the theme, and wait until the page has it and no colour is half-way."""
    person.page.emulate_media(color_scheme=theme)
    person.page.wait_for_function(HAS_THEME, arg=theme, polling=50)
    rest(person)


@pytest.mark.parametrize("width", [360, pytest.param(1440, marks=pytest.mark.soak)])
def test_every_page_fits_in_every_language(come: Come, places: Places, width: int) -> None:
    ann = arrive(come, places, viewport={"width": width, "height": 740}, has_touch=True)
    found: dict[str, list[str]] = {}
    for path in places[1]:
        visit(ann, path)
        for language in LANGUAGES:
            # A board that fills the window hides the footer.
            ann.page.locator("footer select").select_option(language, force=True)
            expect(ann.page.locator("html")).to_have_attribute("lang", language)
            rest(ann)
            wide: list[str] = ann.page.evaluate(TOO_WIDE)
            if wide:
                found[f"{path} in {language}"] = wide
    assert not found, told_by_page(found)


def told_by_page(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{path}: {one}" for path, violations in found.items() for one in violations)


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_axe_finds_nothing_to_complain_of_on_any_page(
    come: Come, places: Places, theme: Literal["light", "dark"]
) -> None:
    if not AXE.is_file():
        pytest.fail("axe-core is not installed: cd web && npm ci", pytrace=False)
    # The page's own policy forbids strange scripts; axe is one.
    ann = arrive(come, places, bypass_csp=True, color_scheme=theme)
    ann.go("/")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", theme)
    ann.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, list[str]] = {}
    for path in places[1]:
        visit(ann, path)
        violations: list[str] = ann.page.evaluate(
            RUN_AXE, ALL_RULES if theme == "light" else COLOURS
        )
        if violations:
            found[path] = violations
    assert not found, told_by_page(found)


def test_the_first_load_is_small(
    come: Come, record_property: Callable[[str, object], None]
) -> None:
    ann = come()
    code: list[Response] = []

    def answered(answer: Response) -> None:
        if answer.request.resource_type in ("script", "stylesheet"):
            code.append(answer)

    ann.page.on("response", answered)
    ann.go("/")
    ann.page.wait_for_load_state("networkidle")
    size = sum(len(gzip.compress(one.body())) for one in code)
    record_property("bytes", size)
    assert len(code) > 2
    assert size < FIRST_LOAD
