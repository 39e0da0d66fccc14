"""A game of somebody else's, installed as a package: on the front page, the plain board, and its own."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import BOARD, OVER, Person
from tests.browser.server_process import ServerProcess
from tests.test_fourth_game import PACKAGE, install

ROOT = Path(__file__).parents[2]
LOCALES = ("i18n/locales", *(f"games/{game.name}/text/locales" for game in
                             (ROOT / "src/saltire/games").iterdir() if (game / "text").is_dir()))  # fmt: skip
"""What the page takes from outside of web/."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("cairn")
    opened = ServerProcess(folder, 1, PYTHONPATH=install(folder / "installed"))
    yield opened
    opened.close()


@pytest.fixture
def page_with_its_board(server: ServerProcess, tmp_path: Path) -> Iterator[str]:
    """Build the page with one more folder under web/src/boards, and serve it in front of the server."""
    web = tmp_path / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules"))
    for folder in LOCALES:
        shutil.copytree(ROOT / "src/saltire" / folder, tmp_path / "src/saltire" / folder)
    (web / "node_modules").symlink_to((ROOT / "web/node_modules").resolve())
    shutil.copytree(PACKAGE / "board", web / "src/boards/cairn")
    vite = ["node", "node_modules/vite/bin/vite.js"]
    built = subprocess.run([*vite, "build"], cwd=web, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    shown = subprocess.Popen(
        [*vite, "preview", "--host", "127.0.0.1", "--port", "0"], cwd=web, text=True,
        stdout=subprocess.PIPE, env={**os.environ, "SALTIRE_URL": server.url, "NO_COLOR": "1"},
    )  # fmt: skip
    assert shown.stdout is not None
    found = next(filter(None, (re.search(r"http://[\d.:]+", line) for line in shown.stdout)))
    yield found[0]
    shown.terminate()
    shown.wait(30)
    shown.stdout.close()


def test_it_is_on_the_front_page_and_is_played_by_clicking(
    chromium: Browser, server: ServerProcess
) -> None:
    ann = Person(chromium, server.url)
    ann.go("/")
    card = ann.page.get_by_role("article", name="Cairn")
    card.get_by_role("combobox").select_option("mason")
    card.get_by_role("button", name="Play now").click()
    table = ann.table()
    assert ann.click_through(random.Random(1), 30) >= 2
    expect(ann.page.locator(OVER)).to_be_visible()
    assert ann.get(f"/tables/{table}")["state"] == "over"
    assert "You take " in ann.page.locator("body").inner_text()
    ann.leave()


def test_a_folder_of_the_page_gives_it_a_board_with_words_of_its_own(
    chromium: Browser, page_with_its_board: str
) -> None:
    ann = Person(chromium, page_with_its_board)
    ann.go("/")
    card = ann.page.get_by_role("article", name="Cairn")
    expect(card.locator("[data-cairn]")).to_be_visible()
    card.get_by_role("button", name="Play now").click()
    board = ann.page.locator(BOARD)
    expect(board.get_by_role("heading", name="10 stones lie on the heap")).to_be_visible()
    expect(board.get_by_role("button", name="Take a stone")).to_be_visible()
    ann.page.evaluate("""localStorage.setItem("saltire.settings", JSON.stringify({lang: "de"}))""")
    ann.page.reload()
    expect(board.get_by_role("heading", name="10 Steine liegen auf dem Haufen")).to_be_visible()
    board.get_by_role("button", name="Nimm 2 Steine").click()
    assert ann.click_through(random.Random(2), 30) >= 1
    expect(ann.page.locator(OVER)).to_be_visible()
    ann.leave()
