"""Web Push in the browser: the switch subscribes, and a message becomes a notification.

No push service of the world is reached from here, so one on this machine stands in for the browser's. What
the server sends to such a service, and that only the browser can open it, is tested with the server.
"""

from __future__ import annotations

import json
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


def test_the_switch_subscribes_and_a_message_becomes_a_notification(
    come: Come, house: House, service: Browser
) -> None:
    ann = come(permissions=["notifications"])
    ann.page.add_init_script(f"({SUBSCRIBE})({json.dumps(service.subscription())})")
    ann.be("Ann")
    ann.go("/account")
    switch = ann.page.get_by_role("checkbox", name="A message in this browser")
    switch.click()
    ann.page.wait_for_function("() => window.calledWith")
    expect(switch).to_be_enabled()
    expect(switch).to_be_checked()
    # The server's public key is a point: one byte of form and two coordinates.
    assert ann.page.evaluate("() => window.calledWith") == {"userVisibleOnly": True, "bytes": 65}
    assert ann.get("/push/key")["key"]
    line = {"title": "Your turn", "body": "Schotten Totten against Bob", "url": "/t/abc"}
    deliver(ann, house.url, line)
    ann.page.wait_for_function(f"async () => (await ({SHOWN})()).length > 0")
    (shown,) = ann.page.evaluate(SHOWN)
    assert (shown["title"], shown["body"]) == (line["title"], line["body"])
    assert shown["data"] == {"url": "/t/abc"}
