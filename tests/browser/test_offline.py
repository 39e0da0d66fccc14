"""Without the server: the page says so; rules, lessons to read and games replayed before still work."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import BOARD, Person
from tests.browser.server_process import ServerProcess
from tests.browser.test_people import complaints

KEPT = """(path) => caches.open("saltire-kept-1").then((kept) => kept.match(path)).then(Boolean)"""
PATHS = """() => caches.open("saltire-kept-1").then((kept) => kept.keys())
    .then((all) => all.map((one) => one.url))"""
OFFLINE = "[role=status] p"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"}


def wait_until_kept(person: Person, path: str, kept: bool = True) -> None:
    for _ in range(300):
        if person.page.evaluate(KEPT, path) is kept:
            return
        person.page.wait_for_timeout(200)
    paths = person.page.evaluate(PATHS)
    raise AssertionError(f"{path} is {'not' if kept else 'still'} kept, but {paths}")


def stops_of(person: Person, table: str) -> int:
    """Tell how many moments a replay has: a game may end early."""
    return int(person.get(f"/tables/{table}/replay?first=0&seat=0&lang=en")["stops"])


def prepared(person: Person) -> tuple[str, str]:
    """Play two games to the end, replay the first, and let the page fetch what it keeps."""
    seen, unseen = (person.open_table("schotten", ["me", "me"]) for _ in range(2))
    for table in (seen, unseen):
        person.finish(table, 60)
    person.go("/history")
    person.page.wait_for_function(
        "() => navigator.serviceWorker.controller !== null", timeout=60_000
    )
    person.page.reload()
    person.page.locator(f"a[href='/replay/{seen}']").click()
    expect(person.page.locator(BOARD)).to_be_visible()
    last = (stops_of(person, seen) - 1) // 40 * 40
    wait_until_kept(person, f"/api/v1/tables/{seen}/replay?first={last}&seat=0&lang=en")
    wait_until_kept(person, "/api/v1/rules/hammer?lang=en")
    return seen, unseen


@pytest.fixture
def stopped(server: ServerProcess) -> Any:
    """Stop the server when asked; it is back after the test."""
    down: list[bool] = []

    def stop() -> None:
        server.close()
        down.append(True)

    yield stop
    if down:
        server.open()


@pytest.mark.parametrize("device", [pytest.param({}, marks=pytest.mark.soak), PHONE])
def test_rules_lessons_and_finished_games_work_without_the_server(
    come: Come, stopped: Any, device: dict[str, Any]
) -> None:
    ann = come(bypass_csp=True, **device)
    seen, unseen = prepared(ann)
    stops = stops_of(ann, seen)
    stopped()
    ann.context.set_offline(True)
    page = ann.page
    found: dict[str, list[str]] = {}

    ann.go("/rules/hammer")
    expect(page.locator("[data-overview] li")).to_have_count(4)
    expect(page.get_by_text(re.compile("Scotland wins|Scots win")).first).to_be_attached()
    expect(page.locator(OFFLINE)).to_contain_text("You are offline")
    expect(page.locator("header .who")).to_contain_text("Ann")
    expect(page.get_by_text("connecting")).to_have_count(0)
    found["rules"] = complaints(ann)

    ann.go("/history")
    expect(page.get_by_text("can be replayed now")).to_be_visible()
    found["history"] = complaints(ann)
    page.locator(f"a[href='/replay/{seen}']").click()
    expect(page.locator(BOARD)).to_be_visible()
    ann.button("To the end").click()
    assert int(page.get_by_role("slider").input_value()) == stops - 1
    found["replay"] = complaints(ann)

    ann.go(f"/replay/{unseen}")
    expect(page.get_by_text("was not opened in this browser")).to_be_visible()
    ann.go(f"/t/{unseen}")
    expect(page.locator("[data-opening]")).to_contain_text("cannot be reached")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    ann.go("/learn/swords")
    expect(page.locator("[data-told] li").nth(4)).to_be_visible()
    assert "web-" not in page.locator("main").inner_text()
    found["lesson"] = complaints(ann)
    assert {where: what for where, what in found.items() if what} == {}


def test_an_action_without_a_connection_is_not_taken_for_done(come: Come) -> None:
    ann = come()
    table = ann.open_table("schotten", ["me", "me"], options={"start_player": 0})
    ann.go(f"/t/{table}")
    ann.page.locator("[data-take]").click()
    ann.wait_until_asked()
    before = ann.get(f"/tables/{table}")["n"]
    top = ann.page.get_by_role("banner")
    hand = ann.page.locator(f"{BOARD} [data-choice]:enabled")
    cards = hand.count()
    ann.context.set_offline(True)
    expect(ann.page.locator(OFFLINE)).to_contain_text("nothing is sent")
    expect(top).to_contain_text("offline")
    expect(top).not_to_contain_text("connecting")
    hand.first.click()
    ann.page.locator(f"{BOARD} [data-action]:enabled:visible").first.click()
    expect(ann.page.locator(f"{BOARD}[aria-busy=true]")).to_have_count(1)
    expect(ann.page.locator(f"{BOARD} [data-choice]")).to_have_count(cards)
    ann.context.set_offline(False)
    expect(ann.page.locator(OFFLINE)).to_have_count(0)
    expect(top).to_contain_text("connected")
    expect(ann.page.locator(f"{BOARD}[aria-busy=true]")).to_have_count(0)
    assert ann.get(f"/tables/{table}")["n"] == before + 1


def test_whoever_signs_out_leaves_nothing_in_the_browser(come: Come) -> None:
    ann = come()
    ann.post("/account", name="Ann who leaves", password="nine boundary stones")
    ann.context.add_init_script("localStorage.setItem('saltire.known', '1')")
    ann.go("/me")
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=60_000)
    ann.page.reload()
    wait_until_kept(ann, "/api/v1/me")
    ann.button("Sign out").click()
    wait_until_kept(ann, "/api/v1/me", kept=False)
