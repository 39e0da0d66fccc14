"""Texts that a database cannot keep are refused before they get there, on PostgreSQL too."""

from __future__ import annotations

from pathlib import Path

from tests.server.people.served_app import API, ServedApp, serve_app, sign_up

ODD = ("\0", "a\0b")


def try_odd_texts(server: ServedApp) -> None:
    ann = server.browser()
    sign_up(ann)
    asked = {"game": "schotten", "seats": ["me", "me"]}
    table = ann.post(f"{API}/tables", json=asked).json()["id"]
    path = f"{API}/tables/{table}"
    for odd in ODD:
        for method, end, command in (
            ("PUT", "/notes", {"text": odd}),
            ("POST", "/do", {"what": "chat", "text": odd, "cid": "1", "seat": 0}),
            ("POST", "/do", {"what": "resign", "cid": odd, "seat": 0}),
            ("POST", "/join", {"key": odd}),
        ):
            answer = ann.request(method, path + end, json=command)
            assert answer.json()["error"]["code"] == "malformed", (end, odd)
        for end in ("/tables/%00", "/tables?game=%00", "/people/a%00b", "/sessions/%00"):
            assert ann.get(API + end).status_code in (400, 405), end
        salted = {**asked, "salt": odd, "options": {odd: odd}}
        assert ann.post(f"{API}/tables", json=salted).status_code == 400
    with ann.websocket_connect(f"{API}/live") as socket:
        socket.send_json({"type": "hello"})
        socket.receive_json()
        socket.receive_json()
        for command, code in (
            ({"type": "watch", "table": "\0"}, "malformed"),
            ({"type": "watch", "table": "x" * 5000}, "unknown-table"),
            ({"type": "do", "table": table, "what": "resign", "cid": "\0"}, "malformed"),
            ({"type": "do", "table": table, "what": "chat", "text": "\0", "cid": "1"}, "malformed"),
        ):
            socket.send_json(command)
            assert socket.receive_json()["code"] == code
    assert ann.get(path).json()["state"] == "playing"


def test_the_character_nul_is_refused_everywhere(tmp_path: Path) -> None:
    with serve_app(tmp_path, bot_workers=0) as server:
        try_odd_texts(server)


def test_the_character_nul_is_refused_everywhere_on_postgresql(
    tmp_path: Path, postgres: str
) -> None:
    with serve_app(tmp_path, database_url=postgres, bot_workers=0) as server:
        try_odd_texts(server)
