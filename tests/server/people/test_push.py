"""Web Push: sealed for the browser, signed by the server, and only to push services on the list."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from saltire.server.notify.smtp import PutOff, Undeliverable
from saltire.server.notify.webpush import (
    Pusher,
    contact,
    is_push_service,
    new_vapid_key,
    public_key,
    sound,
)
from tests.server.people.mail_and_push import Browser, push_service
from tests.server.people.served_app import API, ServedApp, sign_up

SERVICES = "fcm.googleapis.com,push.services.mozilla.com"


@pytest.fixture
def service() -> Iterator[Browser]:
    with push_service() as found:
        yield found


def test_the_browser_alone_reads_the_line_and_knows_who_sent_it(service: Browser) -> None:
    pem = new_vapid_key()
    host = f"127.0.0.1:{service.port}"
    pusher = Pusher(pem, "mailto:games@example.org", host)
    asyncio.run(pusher.send(service.subscription(), {"title": "Your turn"}))
    assert service.lines == [{"title": "Your turn"}]
    claims = service.signed_for[0]
    assert claims["aud"] == f"http://{host}"
    assert claims["sub"] == "mailto:games@example.org"
    assert claims["k"] == public_key(pem)


@pytest.mark.parametrize(
    ("mail_from", "base_url", "whom"),
    [
        ("Saltire <games@example.org>", "http://127.0.0.1:8642", "mailto:games@example.org"),
        ("", "https://games.example.org:8443/saltire", "https://games.example.org:8443/saltire"),
        ("games@intranet", "https://games", "mailto:games@intranet"),
        ("", "http://127.0.0.1:8642", "mailto:saltire@localhost"),
    ],
)
def test_a_server_without_an_address_sends_too(
    service: Browser, mail_from: str, base_url: str, whom: str
) -> None:
    pusher = Pusher(new_vapid_key(), contact(mail_from, base_url), f"127.0.0.1:{service.port}")
    asyncio.run(pusher.send(service.subscription(), {"title": "Your turn"}))
    assert service.signed_for[0]["sub"] == whom


@pytest.mark.parametrize(
    ("status", "error"), [(410, Undeliverable), (404, Undeliverable), (500, PutOff), (302, PutOff)]
)
def test_a_service_that_refuses_is_believed(
    service: Browser, status: int, error: type[Exception]
) -> None:
    service.status = status
    pusher = Pusher(new_vapid_key(), "mailto:games@example.org", f"127.0.0.1:{service.port}")
    with pytest.raises(error):
        asyncio.run(pusher.send(service.subscription(), {"title": "Your turn"}))


@pytest.mark.parametrize(
    ("endpoint", "may"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com:8443/", False),
        ("https://fcm.googleapis.com.evil.example/", False),
        ("https://evilfcm.googleapis.com.example/", False),
        ("https://fcm.googleapis.com@127.0.0.1/", False),
        ("https://127.0.0.1/", False),
        ("http://169.254.169.254/latest/meta-data", False),
        ("file:///etc/passwd", False),
        ("https://[::1", False),
        ("https://fcm.googleapis.com:x/", False),
    ],
)
def test_only_push_services_on_the_list_are_called(endpoint: str, may: bool) -> None:
    assert is_push_service(endpoint, SERVICES) is may


def test_a_subscription_elsewhere_or_without_real_keys_is_refused(server: ServedApp) -> None:
    browser = server.browser()
    sign_up(browser)
    good = Browser().subscription()
    inside = browser.post(f"{API}/push", json={**good, "endpoint": "http://127.0.0.1:5432/"})
    assert inside.json()["error"]["code"] == "forbidden"
    listed = {**good, "endpoint": "https://fcm.googleapis.com/fcm/send/1"}
    keys = {**good["keys"], "auth": "short"}
    assert browser.post(f"{API}/push", json={**listed, "keys": keys}).status_code == 400
    assert browser.post(f"{API}/push", json=listed).status_code == 204
    assert browser.post(f"{API}/push", json=listed).status_code == 204
    gone = browser.request("DELETE", f"{API}/push", json={"endpoint": listed["endpoint"]})
    assert gone.status_code == 204


def test_keys_must_be_a_point_and_sixteen_bytes() -> None:
    keys = Browser().subscription()["keys"]
    assert sound(keys["p256dh"], keys["auth"])
    assert not sound(keys["p256dh"][:-4], keys["auth"])
    assert not sound("B" + "A" * 86, keys["auth"])
    assert not sound(keys["p256dh"], "AAAA")


def test_the_key_of_the_server_stays_the_same(server: ServedApp) -> None:
    first = server.browser().get(f"{API}/push/key").json()
    assert len(first["key"]) == 87
    assert server.browser().get(f"{API}/push/key").json() == first
