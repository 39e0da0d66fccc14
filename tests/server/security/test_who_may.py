"""Who may do what."""

from __future__ import annotations

import pytest

from tests.server.people.served_app import API, PASSWORD, ServedApp, sign_up
from tests.server.security.attacks import SCHOTTEN, changing, guest, plain


def test_a_stranger_is_refused_by_every_route_that_acts_for_somebody(server: ServedApp) -> None:
    open_to_all = {
        ("POST", f"{API}/me"), ("POST", f"{API}/account"), ("POST", f"{API}/sign-in"),
        ("POST", f"{API}/sign-out"), ("POST", f"{API}/forgotten"), ("POST", f"{API}/reset"),
    }  # fmt: skip
    for path, method in changing(server):
        if (method, path) in open_to_all:
            continue
        answer = server.browser().request(method, path.replace("{seat}", "0"), json={})
        assert answer.status_code in (400, 401, 422), (method, path, answer.text)
        well_formed = answer.json()["error"]["code"]
        assert well_formed in ("not-signed-in", "malformed"), (method, path)


def test_a_stranger_is_refused_though_the_request_is_well_formed(server: ServedApp) -> None:
    ann = guest(server)
    table = ann.post(f"{API}/tables", json=SCHOTTEN).json()["id"]
    requests = [
        ("POST", "/act", {"ply": 0, "action": "R7@3", "cid": "1"}),
        ("POST", "/do", {"what": "resign", "cid": "1"}),
        ("POST", "/join", {}), ("POST", "/leave", {}), ("POST", "/salt", {"salt": "x"}),
        ("POST", "/links", {"seat": 1}), ("PUT", "/notes", {"text": "x"}),
    ]  # fmt: skip
    for method, path, command in requests:
        stranger = server.browser().request(method, f"{API}/tables/{table}{path}", json=command)
        assert stranger.status_code == 401, path
    assert server.browser().get(f"{API}/tables/{table}/notes").status_code == 401
    assert server.browser().delete(f"{API}/tables/{table}/links/1").status_code == 401


def test_who_does_not_sit_at_a_table_does_nothing_there(server: ServedApp) -> None:
    ann, eve = guest(server), guest(server, "Eve")
    table = ann.post(f"{API}/tables", json=SCHOTTEN).json()
    path = f"{API}/tables/{table['id']}"
    for method, end, command in (
        ("POST", "/act", {"ply": 0, "action": "R7@3", "cid": "1"}),
        ("POST", "/do", {"what": "chat", "text": "hi", "cid": "1"}),
        ("POST", "/join", {}), ("POST", "/leave", {}), ("POST", "/salt", {"salt": "x"}),
        ("POST", "/links", {"seat": 1}), ("DELETE", "/links/1", None),
        ("PUT", "/notes", {"text": "I was here"}),
    ):  # fmt: skip
        answer = eve.request(method, path + end, json=command)
        assert answer.json()["error"]["code"] == "forbidden", end
    assert ann.get(path).json() == table


def test_a_socket_acts_only_for_its_own_person(server: ServedApp) -> None:
    ann, eve = guest(server), guest(server, "Eve")
    bots = {"game": "schotten", "seats": ["me", "bot:greedy"]}
    table = ann.post(f"{API}/tables", json=bots).json()["id"]
    before = ann.get(f"{API}/tables/{table}").json()["n"]
    with eve.websocket_connect(f"{API}/live") as socket:
        socket.send_json({"type": "watch", "table": table, "seat": 0})
        frames = [socket.receive_json() for _ in range(3)]
        assert frames[-1]["code"] == "forbidden"
        act = {"type": "act", "table": table, "ply": 1, "action": "R7@3", "cid": "1", "seat": 0}
        for command in (act, {**act, "seat": None}, {**act, "type": "do", "what": "resign"}):
            socket.send_json({key: value for key, value in command.items() if value is not None})
            assert socket.receive_json()["code"] == "forbidden"
    assert ann.get(f"{API}/tables/{table}").json()["n"] == before


def test_notes_are_their_writers_own(server: ServedApp) -> None:
    ann, eve = guest(server), guest(server, "Eve")
    table = ann.post(f"{API}/tables", json=SCHOTTEN).json()["id"]
    ann.put(f"{API}/tables/{table}/notes", json={"text": "she bluffs"})
    assert eve.get(f"{API}/tables/{table}/notes").json() == {"text": ""}


def test_only_the_host_may_use_what_is_the_hosts(server: ServedApp) -> None:
    ann, eve = guest(server), guest(server, "Eve")
    id = ann.get(f"{API}/me").json()["id"]
    for method, path in (("GET", "/host"), ("DELETE", "/host"), ("POST", "/host/letter")):
        assert eve.request(method, API + path).json()["error"]["code"] == "forbidden"
    bar = eve.put(f"{API}/host/people/{id}", json={"barred": True})
    assert bar.status_code == 403
    assert ann.get(f"{API}/me").status_code == 200
    assert eve.patch(f"{API}/me", json={"host": True}).status_code == 400
    assert eve.get(f"{API}/me").json()["host"] is False


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "/..%5capp.py",
        "//etc/passwd", "/%2fetc%2fpasswd", "/assets/%2e%2e/%2e%2e/settings.py", "/index.html%00.js",
    ],
)  # fmt: skip
def test_no_path_leads_out_of_the_pages(server: ServedApp, path: str) -> None:
    answer = server.browser().get(path)
    assert "import" not in answer.text[:2_000] or "<!doctype" in answer.text[:100].lower()
    assert "root:" not in answer.text


def test_a_token_plays_but_does_not_change_who_may(server: ServedApp) -> None:
    ann = server.browser()
    sign_up(ann)
    token = ann.post(f"{API}/tokens", json={"name": "bot"}).json()["token"]
    program = server.browser(Authorization=f"Bearer {token}")
    assert program.post(f"{API}/tables", json=SCHOTTEN).status_code == 201
    for method, path, body in (
        ("POST", "/tokens", {"name": "more"}), ("GET", "/tokens", None), ("GET", "/sessions", None),
        ("DELETE", "/sessions", None), ("GET", "/account", None), ("PATCH", "/me", {"name": "X"}),
        ("PUT", "/account/password", {"password": PASSWORD, "new": "something else"}),
        ("DELETE", "/account", {"password": PASSWORD}), ("PATCH", "/letters", {"mail_turns": False}),
    ):  # fmt: skip
        assert program.request(method, API + path, json=body).status_code == 403, path


def test_a_token_counts_before_the_cookie_it_comes_with(server: ServedApp) -> None:
    ann, bob = server.browser(), server.browser()
    sign_up(ann, "Ann")
    sign_up(bob, "Bob")
    token = bob.post(f"{API}/tokens", json={"name": "bot"}).json()["token"]
    both = ann.get(f"{API}/me", headers={"Authorization": f"Bearer {token}"})
    assert both.json()["name"] == "Bob"
    wrong = ann.get(f"{API}/me", headers={"Authorization": "Bearer wrong"})
    assert wrong.status_code == 401
    no_header = plain(server, ann).patch(
        f"{API}/me", json={"name": "Eve"}, headers={"Authorization": "Bearer x"}
    )
    assert no_header.status_code in (401, 403)


def test_a_wrong_token_is_refused_where_anybody_may_read(server: ServedApp) -> None:
    table = guest(server).post(f"{API}/tables", json={**SCHOTTEN, "public": True}).json()["id"]
    for path in (f"/tables/{table}/state", f"/tables/{table}/log", "/tables", "/records"):
        wrong = server.browser().get(API + path, headers={"Authorization": "Bearer wrong"})
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (401, "not-signed-in"), path
        assert server.browser().get(API + path).status_code == 200


def test_answers_about_others_hold_nothing_private(server: ServedApp) -> None:
    ann = server.browser()
    sign_up(ann, "Ann", email="ann@example.org")
    table = ann.post(f"{API}/tables", json={**SCHOTTEN, "public": True}).json()["id"]
    for path in (f"/tables/{table}", "/tables?list=open", f"/tables/{table}/state"):
        told = server.browser().get(API + path).text
        assert "example.org" not in told
        assert "link_hash" not in told
        assert "seed" not in told
