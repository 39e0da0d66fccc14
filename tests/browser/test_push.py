"""Web Push from end to end: the switch, the server's sealed line, and the notification it becomes.

No push service of the world is reached from here. One on this machine takes its place: it gets what
the server sends, opens it with the browser's keys, and hands it to the real service worker.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person
from tests.server.people.post import Browser, push_service

SUBSCRIBE = """(given) => {
    let held = null;
    PushManager.prototype.getSubscription = async () => held;
    PushManager.prototype.subscribe = async ({userVisibleOnly, applicationServerKey}) => {
        window.calledWith = {userVisibleOnly, bytes: applicationServerKey.length};
        held = {...given, toJSON: () => given, unsubscribe: async () => (held = null) === null};
        return held;
    };
}"""
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({title, body, data}) => ({title, body, data}));
}"""


@pytest.fixture(scope="module")
def service() -> Iterator[Browser]:
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, service: Browser) -> Iterator[House]:
    place = f"127.0.0.1:{service.port}"
    opened = House(tmp_path_factory.mktemp("house"), 0, SALTIRE_PUSH_HOSTS=place)
    yield opened
    opened.close()


def skip_the_grace(house: House) -> int:
    """Let what waits to be sent be due now; give how much that is."""
    with sqlite3.connect(house.database, timeout=20) as db:
        found = db.execute("UPDATE outbox SET due = 0 WHERE sent IS NULL")
    db.close()
    return found.rowcount


def until_sent(house: House, service: Browser) -> dict[str, Any]:
    """Wait for the line that the server sends."""
    for _ in range(300):
        if service.lines:
            return service.lines[0]
        skip_the_grace(house)
        time.sleep(0.1)
    raise AssertionError("the server has sent nothing")


def deliver(person: Person, url: str, line: dict[str, Any]) -> None:
    """Hand a message to the service worker, as the browser does when its push service calls."""
    wire = person.context.new_cdp_session(person.page)
    known: list[str] = []

    def registered(event: dict[str, Any]) -> None:
        known.extend(one["registrationId"] for one in event["registrations"])

    wire.on("ServiceWorker.workerRegistrationUpdated", registered)
    wire.send("ServiceWorker.enable")
    while not known:
        person.page.wait_for_timeout(20)
    told = {"origin": url, "registrationId": known[0], "data": json.dumps(line)}
    wire.send("ServiceWorker.deliverPushMessage", told)


def test_a_turn_in_a_slow_game_becomes_a_notification(
    come: Come, house: House, service: Browser
) -> None:
    ann, bob = come(permissions=["notifications"]), come()
    ann.page.add_init_script(f"({SUBSCRIBE})({json.dumps(service.subscription())})")
    ann.be("Ann")
    bob.be("Bob")
    ann.go("/account")
    switch = ann.page.get_by_role("checkbox", name="A message in this browser")
    switch.click()
    ann.page.wait_for_function("() => window.calledWith")
    expect(switch).to_be_enabled()
    expect(switch).to_be_checked()
    # The server's public key is a point: one byte of form and two coordinates.
    assert ann.page.evaluate("() => window.calledWith") == {"userVisibleOnly": True, "bytes": 65}
    table = ann.open_table(
        "schotten", ["me", "open"], public=True, pace={"kind": "days", "days": 3},
        options={"start_player": 0},
    )  # fmt: skip
    bob.post(f"/tables/{table}/join")
    line = until_sent(house, service)
    assert line["url"] == f"/t/{table}"
    assert service.signed_for[0]["k"] == ann.get("/push/key")["key"]
    deliver(ann, house.url, line)
    ann.page.wait_for_function(f"async () => (await ({SHOWN})()).length > 0")
    (shown,) = ann.page.evaluate(SHOWN)
    assert shown["title"] == line["title"] == "Your turn"
    assert shown["body"] == line["body"]
    assert shown["data"] == {"url": f"/t/{table}"}
