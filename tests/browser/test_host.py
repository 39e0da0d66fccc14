"""The host's page: figures, people, tables, backups and settings; by keyboard and on a phone."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from playwright.sync_api import Browser, StorageState, expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tests.browser.test_pages import (
    ALL_RULES,
    AXE,
    COLOURS,
    LANGUAGES,
    RUN_AXE,
    TOO_WIDE,
    recolour,
    stand,
)

PARTS = ("Server", "People", "Tables", "Backups", "Settings")


def link(server: ServerProcess) -> str:
    command = [sys.executable, "-m", "saltire", "host-link", "--database", str(server.database)]
    made = subprocess.run(
        [*command, "--url", server.url], capture_output=True, text=True, check=True
    )
    return made.stdout.strip()


@pytest.fixture(scope="module")
def known(chromium: Browser, server: ServerProcess) -> StorageState:
    """Become the host by the link, as a person does; others sit at tables."""
    eve = Person(chromium, server.url)
    eve.be("Eve")
    eve.post("/tables", game="schotten", seats=["me", "open"])
    eve.leave()
    host = Person(chromium, server.url)
    host.go(link(server))
    expect(host.page.get_by_role("tab", name="Server")).to_be_visible()
    assert "#" not in host.page.url
    state = host.context.storage_state()
    host.leave()
    return state


def at(host: Person, part: str) -> None:
    host.page.get_by_role("tab", name=part).click()
    stand(host)


def test_a_stranger_sees_how_to_become_the_host_and_nothing_else(come: Come) -> None:
    eve = come()
    eve.be("Eve again")
    eve.go("/host")
    expect(eve.page.get_by_text("saltire host-link")).to_be_visible()
    expect(eve.page.get_by_role("tab")).to_have_count(0)


def test_the_host_walks_through_the_parts_by_keyboard(come: Come, known: StorageState) -> None:
    host = come(storage_state=known)
    host.go("/host")
    host.page.get_by_role("tab", name="Server").focus()
    memory = host.page.get_by_role("row", name=re.compile("^Memory"))
    expect(memory).to_contain_text(re.compile(r"\d+(\.\d)? MB"))
    for part in (*PARTS[1:], PARTS[0]):
        host.page.keyboard.press("ArrowRight")
        expect(host.page.get_by_role("tab", name=part)).to_be_focused()
        expect(host.page.get_by_role("tabpanel", name=part)).to_be_visible()


def test_somebody_is_banned_and_let_in_again(come: Come, known: StorageState) -> None:
    bob = come()
    bob.be("Bob the Loud")
    host = come(storage_state=known)
    host.go("/host")
    at(host, "People")
    host.page.get_by_label("Part of a name").fill("loud")
    host.button("Search").click()
    host.button(re.compile("Ban.*Bob the Loud")).click()
    expect(host.page.get_by_text("Bob the Loud is banned.")).to_be_visible()
    assert not bob.context.request.get("/api/v1/me").ok
    host.page.get_by_label("Only people who are banned").check()
    expect(host.page.get_by_text("because of Bob the Loud")).to_be_visible()
    host.button(re.compile("Let in again.*Bob the Loud")).click()
    expect(host.page.get_by_text("No address is banned.")).to_be_visible()
    host.page.get_by_label("Address", exact=True).fill("203.0.113.7")
    host.page.get_by_label("For how long").select_option(label="7 days")
    host.button("Ban").last.click()
    host.button(re.compile("Let in again.*203.0.113.7")).click()
    expect(host.page.get_by_text("No address is banned.")).to_be_visible()


def test_an_abandoned_table_is_closed(come: Come, known: StorageState) -> None:
    cat = come()
    cat.be("Cat")
    table = cat.post("/tables", game="schotten", seats=["me", "open"])["id"]
    host = come(storage_state=known)
    host.go("/host")
    at(host, "Tables")
    host.page.get_by_label("Name of a player").fill("cat")
    host.button("Search").click()
    expect(host.page.get_by_role("link", name="Schotten Totten: Cat, free")).to_be_visible()
    host.button(re.compile("Close the table.*Cat")).click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Close the table").click()
    expect(host.page.get_by_text("No table was found.")).to_be_visible()
    assert cat.get(f"/tables/{table}")["state"] == "dropped"


def test_a_backup_is_made_downloaded_and_deleted(
    come: Come, known: StorageState, tmp_path_factory: pytest.TempPathFactory
) -> None:
    host = come(storage_state=known, accept_downloads=True)
    host.go("/host")
    at(host, "Backups")
    host.button("Make a backup now").click()
    expect(host.page.get_by_text("The backup is done.")).to_be_visible(timeout=60_000)
    with host.page.expect_download() as started:
        host.page.get_by_role("link", name=re.compile("Download")).click()
    copy = tmp_path_factory.mktemp("copy") / "copy.db"
    started.value.save_as(copy)
    assert copy.read_bytes().startswith(b"SQLite format 3")
    host.button(re.compile("Delete")).click()
    host.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(host.page.get_by_text("No backup has been made here yet.")).to_be_visible()


def test_settings_are_shown_with_source_and_meaning(come: Come, known: StorageState) -> None:
    host = come(storage_state=known)
    host.go("/host")
    at(host, "Settings")
    panel = host.page.get_by_role("tabpanel")
    expect(panel.get_by_text("SALTIRE_VANISH_SECONDS")).to_be_visible()
    expect(panel).to_contain_text("How generous the rate limits are")
    expect(panel.get_by_text("(environment)").first).to_be_visible()
    assert "web-host" not in panel.inner_text()


def test_every_part_fits_a_phone_in_every_language(come: Come, known: StorageState) -> None:
    host = come(storage_state=known, viewport={"width": 360, "height": 740}, has_touch=True)
    host.go("/host")
    found: dict[str, list[str]] = {}
    for i in range(len(PARTS)):
        host.page.get_by_role("tab").nth(i).click()
        for language in LANGUAGES:
            host.page.get_by_role("contentinfo").get_by_role("combobox").select_option(language)
            expect(host.page.locator("html")).to_have_attribute("lang", language)
            stand(host)
            assert "web-host-" not in host.page.locator("main").inner_text()
            if wide := host.page.evaluate(TOO_WIDE):
                found[f"{PARTS[i]} in {language}"] = wide
    assert not found


def test_axe_finds_nothing_to_complain_of(come: Come, known: StorageState) -> None:
    host = come(storage_state=known, bypass_csp=True)
    host.go("/host")
    host.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, list[str]] = {}
    for part in PARTS:
        at(host, part)
        stand(host)
        violations: list[str] = host.page.evaluate(RUN_AXE, ALL_RULES)
        recolour(host, "dark")
        violations += host.page.evaluate(RUN_AXE, COLOURS)
        recolour(host, "light")
        if violations:
            found[part] = violations
    assert not found
