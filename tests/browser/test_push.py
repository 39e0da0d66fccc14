"""Web Push, whole: from the switch in the page to the notification on the screen.

No push service of the world is reached from here, so one on this machine stands in for the browser's: it
checks the server's signature and opens what is sealed for the browser, which is then handed on.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tests.server.people.mail_and_push import Browser, push_service

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
def server(tmp_path_factory: pytest.TempPathFactory, service: Browser) -> Iterator[ServerProcess]:
    place = f"127.0.0.1:{service.port}"
    opened = ServerProcess(tmp_path_factory.mktemp("server"), 0, SALTIRE_PUSH_HOSTS=place)
    yield opened
    opened.close()


def deliver(person: Person, url: str, line: dict[str, Any]) -> None:
    """Hand a message to the service worker, as the browser does when its push service calls."""
    person.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    wire = person.context.new_cdp_session(person.page)
    known: list[str] = []

    def registered(event: dict[str, Any]) -> None:
        ours = [one for one in event["registrations"] if not one["isDeleted"]]
        known.extend(one["registrationId"] for one in ours if one["scopeURL"].startswith(url))

    wire.on("ServiceWorker.workerRegistrationUpdated", registered)
    wire.send("ServiceWorker.enable")
    while not known:
        person.page.wait_for_timeout(20)
    message = {"origin": url, "registrationId": known[0], "data": json.dumps(line)}
    wire.send("ServiceWorker.deliverPushMessage", message)


def ask(server: ServerProcess, statement: str) -> list[Any]:
    """Ask the server's database, or change it by hand."""
    with closing(sqlite3.connect(server.database, timeout=20)) as db, db:
        return db.execute(statement).fetchall()


def next_line(server: ServerProcess, service: Browser) -> dict[str, Any]:
    """Give the line that the server sends: it looks for turns and for what is due when it starts."""
    server.close()
    server.open()
    assert soon(lambda: ask(server, "SELECT id FROM outbox")), "no notification is waiting"
    server.close()
    ask(server, "UPDATE outbox SET due = 0")
    server.open()
    assert soon(lambda: service.lines), "the server has sent nothing"
    return service.lines.pop()


def soon(found: Callable[[], object]) -> bool:
    """Wait up to twenty seconds."""
    end = time.monotonic() + 20
    while not found() and time.monotonic() < end:
        time.sleep(0.05)
    return bool(found())


def test_the_switch_brings_a_notification_when_a_slow_game_waits(
    come: Come, server: ServerProcess, service: Browser
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
    slow = {"kind": "days", "days": 3}
    options = {"start_player": 0}
    seats = ["me", "open"]
    table = ann.open_table("schotten", seats, public=True, pace=slow, options=options)
    bob.post(f"/tables/{table}/join")
    line = next_line(server, service)
    assert (line["title"], line["url"]) == ("Your turn", f"/t/{table}")
    assert "Bob" in line["body"]
    assert service.signed_for[0]["k"] == ann.get("/push/key")["key"]
    deliver(ann, server.url, line)
    assert soon(lambda: ann.page.evaluate(SHOWN)), "no notification is shown"
    (shown,) = ann.page.evaluate(SHOWN)
    assert shown == {"title": line["title"], "body": line["body"], "data": {"url": line["url"]}}
