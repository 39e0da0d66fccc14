"""What the browser table asks of the server: its one page, the rules, replays, draws."""

from __future__ import annotations

from collections.abc import Iterator
from gzip import compress
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from saltire.dealer import Dealer
from saltire.examples import Practice, examples_of
from saltire.i18n.words import LANGUAGES
from saltire.rulebook import rules_of
from saltire.server.app import create_app
from saltire.server.edge.static_files import Pages
from saltire.server.settings import Settings

HEADERS = {"X-Saltire": "1"}


@pytest.fixture
def built(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1a2b.js").write_text("1", encoding="utf-8")
    (tmp_path / "index.html").write_text("<title>Saltire</title>", encoding="utf-8")
    (tmp_path / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "icon.svg.gz").write_bytes(compress(b"<svg/>"))
    (tmp_path / "icon.png").write_bytes(b"png")
    (tmp_path / "icon.png.gz").write_bytes(b"not asked for")
    return TestClient(Starlette(routes=[Mount("/", Pages(tmp_path))]))


@pytest.mark.parametrize("path", ["/", "/lobby", "/t/Zk3v9QmT", "/rules/schotten", "/p/x/y/z"])
def test_every_address_of_the_table_is_its_one_page(built: TestClient, path: str) -> None:
    answer = built.get(path)
    assert answer.status_code == 200
    assert "Saltire" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api/v1/nothing", "/assets/gone.js", "/gone.png", "/metrics"])
def test_what_is_no_page_is_not_found(built: TestClient, path: str) -> None:
    assert built.get(path).status_code == 404


def test_files_with_a_hash_in_their_name_are_kept_for_ever(built: TestClient) -> None:
    assert "immutable" in built.get("/assets/index-1a2b.js").headers["cache-control"]


def test_a_text_is_sent_pressed_to_a_browser_that_can_unpress_it(built: TestClient) -> None:
    pressed = built.get("/icon.svg", headers={"Accept-Encoding": "br, gzip"})
    plain = built.get("/icon.svg", headers={"Accept-Encoding": "gzip;q=0"})
    assert pressed.text == plain.text == "<svg/>"
    assert pressed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert pressed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert pressed.headers["content-type"] == "image/svg+xml"
    assert pressed.headers["etag"] != plain.headers["etag"]


@pytest.mark.parametrize("path", ["/icon.png", "/assets/index-1a2b.js", "/"])
def test_what_is_no_text_or_was_not_pressed_goes_as_it_is(built: TestClient, path: str) -> None:
    assert "content-encoding" not in built.get(path).headers


def test_a_file_the_browser_has_is_not_sent_again_until_it_changes(
    built: TestClient, tmp_path: Path
) -> None:
    tag = built.get("/lobby").headers["etag"]
    again = built.get("/lobby", headers={"If-None-Match": f'"other", W/{tag}'})
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["etag"] == tag
    (tmp_path / "index.html").write_text("<title>Saltire, anew</title>", encoding="utf-8")
    fresh = built.get("/lobby", headers={"If-None-Match": tag})
    assert fresh.status_code == 200
    assert "anew" in fresh.text


@pytest.mark.parametrize(
    "path", [f"/{12 * '..%2f'}etc/host.conf", "/x%00.js", f"/{'x' * 300}.js", "/icon.svg.gz"]
)
def test_no_address_leads_out_of_the_folder(built: TestClient, path: str) -> None:
    assert built.get(path).status_code == 404


def test_pages_are_only_read(built: TestClient) -> None:
    assert built.post("/lobby").status_code == 405
    assert built.head("/lobby").content == b""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(database_url=f"sqlite:///{tmp_path}/saltire.db", limits=0, bot_workers=0)
    with TestClient(create_app(settings), base_url="http://127.0.0.1", headers=HEADERS) as made:
        made.post("/api/v1/me", json={"name": "Ann"})
        yield made


def test_the_rules_are_read_by_their_numbers(client: TestClient) -> None:
    told = client.get("/api/v1/rules/schotten").json()
    assert [rule["id"] for rule in told["rules"]] == [rule.id for rule in rules_of("schotten")]
    assert "Reiner Knizia" in told["intro"]
    assert "reconstruction" in client.get("/api/v1/rules/swords").json()["intro"]
    assert {"id", "text", "chapter"} == set(told["rules"][0])
    assert client.get("/api/v1/rules/chess").json()["error"]["code"] == "not-found"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_read_in_every_language(client: TestClient, lang: str) -> None:
    answer = client.get("/api/v1/rules/swords", params={"lang": lang})
    told = answer.json()
    assert told["lang"] == lang
    assert told["rules"] == [rule.to_json() for rule in rules_of("swords", lang)]
    # The address names the language, so a cache may keep each answer without asking who reads.
    assert answer.headers["cache-control"] == "max-age=3600"


def test_rules_without_a_language_are_english_whatever_the_browser_prefers(
    client: TestClient,
) -> None:
    told = client.get("/api/v1/rules/hammer", headers={"Accept-Language": "fr"}).json()
    assert told["lang"] == "en"


def played(client: TestClient, example: str, *do: str, lang: str = "en") -> dict[str, Any]:
    path = f"/api/v1/rules/schotten/examples/{example}"
    shown: dict[str, Any] = client.get(path, params={"do": do, "lang": lang}).json()
    return shown


def test_the_examples_of_a_game_are_listed_in_every_language(client: TestClient) -> None:
    known = examples_of("schotten")
    for lang in LANGUAGES:
        told = client.get("/api/v1/rules/schotten/examples", params={"lang": lang}).json()
        assert [one["id"] for one in told["examples"]] == [one.id for one in known]
        assert [one["text"] for one in told["examples"]] == [one.text[lang] for one in known]
    unknown = client.get("/api/v1/rules/chess/examples")
    assert unknown.json()["error"]["code"] == "not-found"


def test_an_example_is_played_to_its_end_and_from_its_position_again(client: TestClient) -> None:
    begun = played(client, "3.1")
    assert (begun["seat"], begun["next"]["action"]) == (0, "R7@3")
    assert begun["next"]["said"] == "Lay red 7 at stone 3"
    laid = played(client, "3.1", "0: R7@3")
    assert laid["legal"] == ["claim 3", "done"]
    assert laid["log"][0]["action"] == "R7@3"
    over = played(client, "3.1", "0: R7@3", "0: claim 3")
    assert (over["next"], over["legal"], over["waiting"]) == (None, [], [1])
    assert over["log"][1]["lines"][0].startswith("You claim stone 3")
    assert played(client, "3.1") == begun


def test_something_else_may_be_tried_and_a_refusal_names_its_rule(client: TestClient) -> None:
    elsewhere = played(client, "3.1", "0: P2@5")
    assert elsewhere["next"] is None
    assert elsewhere["waiting"] == [1]
    # The example lets chance deal a clan card, for which nobody asks here.
    assert played(client, "11.3", "0: P2@1", "0: draw tactics")["waiting"] == [1]
    refused = played(client, "3.4", "0: R4@3", lang="de")
    assert refused["refusal"]["rule"] == "3.4"
    assert "Stein 3" in refused["refusal"]["message"]
    assert refused["legal"] == played(client, "3.4")["legal"]


def test_the_board_of_an_example_is_what_one_seat_sees(client: TestClient) -> None:
    example = next(one for one in examples_of("schotten") if one.id == "1.5")
    view = Practice(example).state.view(0).to_json()
    del view["legal"]
    assert played(client, "1.5")["view"] == view


def test_what_cannot_be_played_in_an_example_is_refused(client: TestClient) -> None:
    refused: list[tuple[str, list[str], str]] = [
        ("99.9", [], "not-found"),
        ("3.1", ["0: R7@3", "0: R7@3", "0: done"], "illegal"),
        ("3.1", ["1: G1@3"], "not-your-turn"),
        ("3.1", ["0: nonsense"], "malformed"),
        ("3.1", ["nobody: R7@3"], "malformed"),
        ("3.1", ["\n"], "malformed"),
        ("3.1", ["0: done"] * 41, "malformed"),
    ]
    for example, do, code in refused:
        assert played(client, example, *do)["error"]["code"] == code


@pytest.mark.parametrize("lang", ["xx", "", "../de", "FR"])
def test_rules_in_another_language_are_refused_in_one_line(client: TestClient, lang: str) -> None:
    answer = client.get("/api/v1/rules/schotten", params={"lang": lang})
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["code"] == "malformed"
    assert "lang" in error["message"]
    assert "\n" not in error["message"]


def finished(client: TestClient, moves: int) -> str:
    """Play both seats of a game for a while, then give it up."""
    asked = {"game": "schotten", "options": {"start_player": 0}, "seats": ["me", "me"]}
    id = str(client.post("/api/v1/tables", json={**asked, "salt": "bonnie"}).json()["id"])
    for i in range(moves):
        seat = client.get(f"/api/v1/tables/{id}").json()["waiting"][0]
        frame = client.get(f"/api/v1/tables/{id}/state", params={"seat": seat}).json()
        act: dict[str, Any] = {"ply": frame["ply"], "action": frame["legal"][0], "cid": f"c{i}"}
        assert client.post(f"/api/v1/tables/{id}/act", json={**act, "seat": seat}).is_success
    bye = {"what": "resign", "cid": "bye", "seat": 0}
    assert client.post(f"/api/v1/tables/{id}/do", json=bye).is_success
    return id


def test_a_replay_stops_whenever_a_seat_is_to_act(client: TestClient) -> None:
    id = finished(client, 4)
    told = client.get(f"/api/v1/tables/{id}/replay", params={"seat": 1, "lang": "de"}).json()
    moments = told["moments"]
    assert told["stops"] == len(moments) == 5
    assert [moment["actor"] for moment in moments] == [None, 0, 1, 0, 1]
    assert [moment["waiting"] for moment in moments] == [[0], [1], [0], [1], [0]]
    assert [len(moment["view"]["hand"]) for moment in moments] == [6] * 5
    assert moments[1]["lines"][0].startswith("Ann 1 legt")
    assert "legal" not in moments[0]["view"]
    assert moments[0]["annotations"]["values"] == [[None, None]] * 9


def test_a_replay_goes_on_from_any_stop_with_what_led_there(client: TestClient) -> None:
    id = finished(client, 4)
    path = f"/api/v1/tables/{id}/replay"
    whole, rest = client.get(path).json(), client.get(path, params={"first": 3}).json()
    assert rest["moments"] == whole["moments"][3:]
    assert whole["moments"][0]["view"]["hand"] == []
    assert client.get(path, params={"first": 99}).json()["moments"] == []
    assert client.get(path, params={"seat": 2}).json()["error"]["code"] == "not-found"


def test_every_draw_of_a_finished_game_is_the_seeds(client: TestClient) -> None:
    id = finished(client, 4)
    proof = client.get(f"/api/v1/tables/{id}/fairness").json()
    draws = client.get(f"/api/v1/tables/{id}/draws").json()["draws"]
    dealer = Dealer(bytes.fromhex(proof["seed"]), proof["salts"])
    assert proof["salts"] == ["bonnie"]
    assert len(draws) == proof["draws"] > 12
    assert all(dealer.outcome(one["draw"], one["among"]) == one["index"] for one in draws)


@pytest.mark.parametrize("what", ["replay", "draws"])
def test_a_game_under_way_shows_neither_replay_nor_draws(client: TestClient, what: str) -> None:
    asked = {"game": "schotten", "seats": ["me", "me"]}
    id = client.post("/api/v1/tables", json=asked).json()["id"]
    answer = client.get(f"/api/v1/tables/{id}/{what}")
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "not-playing"


def test_the_documentation_is_at_docs_if_it_was_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "play").mkdir()
    (tmp_path / "index.html").write_text("<title>Documentation</title>", encoding="utf-8")
    (tmp_path / "play" / "schotten.html").write_text("a first game", encoding="utf-8")
    monkeypatch.setattr("saltire.server.app.MANUAL", tmp_path)
    browser = TestClient(create_app(Settings()), base_url="http://localhost")
    for path in ("/docs", "/docs/", "/docs/index.html"):
        assert "Documentation" in browser.get(path).text
    page = browser.get("/docs/play/schotten.html")
    assert page.text == "a first game"
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert browser.get("/docs/nothing.html").status_code == 404
    assert browser.get("/api/v1/games").json()["manual"] is True


def test_a_server_without_the_documentation_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saltire.server.app.MANUAL", tmp_path / "manual")
    browser = TestClient(create_app(Settings()), base_url="http://localhost")
    assert browser.get("/api/v1/games").json()["manual"] is False
