"""A game of somebody else's, installed as a package, on the front page and on the plain board."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import OVER, Person
from tests.browser.server_process import ServerProcess
from tests.test_fourth_game import install


@pytest.fixture
def ann(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    folder = tmp_path_factory.mktemp("cairn")
    server = ServerProcess(folder, 1, PYTHONPATH=install(folder / "installed"))
    person = Person(chromium, server.url)
    yield person
    person.leave()
    server.close()


def test_it_is_on_the_front_page_and_is_played_by_clicking(ann: Person) -> None:
    ann.go("/")
    card = ann.page.get_by_role("article", name="Cairn")
    card.get_by_role("combobox").select_option("mason")
    card.get_by_role("button", name="Play now").click()
    table = ann.table()
    assert ann.click_through(random.Random(1), 30) >= 2
    expect(ann.page.locator(OVER)).to_be_visible()
    assert ann.get(f"/tables/{table}")["state"] == "over"
    assert "You take " in ann.page.locator("body").inner_text()
