"""One browser and one server for all; each person has a browser context of their own."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import Person
from tests.browser.server_process import ServerProcess

# Debian's Chromium; without one, the browser that Playwright brings.
CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser")
QUIET: Final = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--in-process-gpu",
    # The browser's own address bar would load hundreds of scripts for every window.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,HttpsUpgrades,"
    "MediaRouter,OptimizationHints",
]
FAILED: Final = pytest.StashKey[bool]()
# A state may come late on a busy machine; five seconds, the default, have been too few.
expect.set_options(timeout=20_000)
Come = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            # A real browser on two busy cores: a third failure is a fault, earlier ones are named at the end.
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server_without_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    opened = ServerProcess(tmp_path_factory.mktemp("server"), 0)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[ServerProcess]:
    """Give the server of all modules; one that needs bot workers says BOTS = 1, and has its own."""
    if bots := getattr(request.module, "BOTS", 0):
        opened = ServerProcess(tmp_path_factory.mktemp("server"), bots)
        yield opened
        opened.close()
    else:
        yield request.getfixturevalue("server_without_bots")


@pytest.fixture
def come(
    chromium: Browser, server: ServerProcess, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Come]:
    """Let somebody come; all leave in the end, and a failure leaves a picture of each page."""
    people: list[Person] = []

    def comes(**device: Any) -> Person:
        people.append(Person(chromium, server.url, **device))
        return people[-1]

    yield comes
    if request.node.stash.get(FAILED, False):
        for i, person in enumerate(people):
            person.page.screenshot(path=tmp_path / f"person-{i}.png")
    for person in people:
        person.leave()
