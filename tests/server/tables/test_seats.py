"""Opening tables, links, joining, leaving, salts, lists and notes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from saltire.dealer import commitment_to
from saltire.server.api import tables as api_tables
from tests.server.tables.lobby import Lobby

pytestmark = pytest.mark.timeout(60)


def test_the_games_come_with_options_and_bots(lobby: Lobby) -> None:
    found = {game["name"]: game for game in lobby.player("Ann").get("/games")["games"]}
    assert {"schotten", "hammer", "swords"} <= set(found)
    assert "greedy" in found["schotten"]["bots"]
    options = {option["name"]: option for option in found["schotten"]["options"]}
    assert options["tactics"]["kind"] == "switch"
    assert options["tactics"]["default"] is False


def test_the_games_come_in_order_and_in_the_language_asked_for(lobby: Lobby) -> None:
    games = lobby.player("Ann").get("/games?lang=de")["games"]
    assert [game["name"] for game in games][:3] == ["schotten", "swords", "hammer"]
    schotten, swords = games[:2]
    assert (schotten["title"], schotten["credits"]) == ("Schotten Totten", "Reiner Knizia (IELLO)")
    assert schotten["pace"] == "2 Personen, etwa 20 Minuten"
    assert swords["bot_names"]["clansman"] == "Clansmann"
    assert swords["bot_names"]["opportunist"] == "Opportunist"
    options = {option["name"]: option for option in schotten["options"]}
    assert options["tactics"]["labels"] == ["nein", "ja"]
    assert options["start_player"]["labels"] == ["ausgelost", "Platz 1", "Platz 2"]
    assert (options["start_player"]["seats"], options["rounds"]["seats"]) == (True, False)


def test_a_table_without_open_seats_starts_at_once(lobby: Lobby) -> None:
    table = lobby.player("Ann").post("/tables", game="schotten", seats=["me", "bot:greedy"])
    assert table["state"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "chess", "seats": ["me", "open"]},
        {"game": "schotten", "seats": ["me"]},
        {"game": "schotten", "seats": ["me", "bot:nobody"]},
        {"game": "schotten", "seats": ["me", "you"]},
        {"game": "schotten", "seats": ["me", "open"], "options": {"tactics": 7}},
        {"game": "schotten", "seats": ["me", "open"], "pace": {"kind": "live"}},
        {"game": "schotten", "seats": ["me", "open"], "pace": {"kind": "live", "minutes": 1e-9}},
        {"game": "schotten", "seats": ["me", "open"], "pace": {"kind": "days", "days": 1e-9}},
        {"game": "schotten", "seats": ["me", "open"], "colour": "red"},
    ],
)
def test_a_table_that_cannot_be_is_refused(lobby: Lobby, asked: dict[str, object]) -> None:
    assert lobby.player("Ann").refused("/tables", **asked) == "malformed"


def test_a_private_seat_needs_its_link_and_the_link_can_be_revoked(lobby: Lobby) -> None:
    ann, bob = lobby.player("Ann"), lobby.player("Bob")
    table = ann.opens("me", "open", public=False)
    assert bob.refused(f"/tables/{table}/join") == "forbidden"
    assert bob.refused(f"/tables/{table}/links", seat=1) == "forbidden"
    old = ann.post(f"/tables/{table}/links", seat=1)["key"]
    ann.ask("DELETE", f"/tables/{table}/links/1")
    assert bob.refused(f"/tables/{table}/join", key=old) == "forbidden"
    link = ann.post(f"/tables/{table}/links", seat=1)
    assert link["path"] == f"/t/{table}#seat={link['key']}"
    joined = bob.post(f"/tables/{table}/join", key=link["key"])
    assert joined["state"] == "playing"
    assert joined["seats"][1]["name"] == "Bob"


def test_of_many_who_join_at_once_one_sits(lobby: Lobby) -> None:
    ann = lobby.player("Ann")
    table = ann.opens("me", "open")
    crowd = [lobby.player(f"P{i}") for i in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda p: p.ask("POST", f"/tables/{table}/join"), crowd))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    seated = ann.get(f"/tables/{table}")["seats"][1]["person"]
    winner = next(p for p, answer in zip(crowd, answers) if answer.status_code == 200)
    assert seated == winner.id


def test_who_stands_up_no_longer_sees_what_the_next_one_gets(lobby: Lobby) -> None:
    ann, bob, cid = (lobby.player(name) for name in ("Ann", "Bob", "Cid"))
    table = ann.opens("open", "open", "open", game="swords", options={"players": 3})
    ann.post(f"/tables/{table}/join")
    bob.post(f"/tables/{table}/join")
    bob.connects()
    assert bob.watches(table)["seat"] == 1
    bob.post(f"/tables/{table}/leave")
    cid.post(f"/tables/{table}/join", seat=1)
    lobby.player("Dan").post(f"/tables/{table}/join")
    news = bob.hears("news")
    while news["view"] is None:
        news = bob.hears("news")
    assert news["seat"] is None
    assert news["legal"] == []


def test_the_last_to_leave_drops_the_table(lobby: Lobby) -> None:
    ann = lobby.player("Ann")
    table = ann.opens("me", "open")
    assert ann.post(f"/tables/{table}/leave")["state"] == "dropped"
    assert ann.refused(f"/tables/{table}/join", seat=1) == "conflict"
    assert table not in [found["id"] for found in ann.get("/tables?list=open")["tables"]]


def test_salts_are_public_and_part_of_the_deal(lobby: Lobby) -> None:
    ann, bob = lobby.player("Ann"), lobby.player("Bob")
    table = ann.opens("me", "open", salt="thistle")
    ann.post(f"/tables/{table}/salt", salt="heather")
    bob.post(f"/tables/{table}/join", salt="broom")
    info = ann.get(f"/tables/{table}")
    assert info["salts"] == {"0": "heather", "1": "broom"}
    assert ann.refused(f"/tables/{table}/salt", salt="late") == "conflict"
    live = lobby.server.services.tables.cache[table]
    assert live.session is not None
    assert live.session.dealer.salts == ("heather", "broom")
    assert commitment_to(live.seed) == info["commitment"]


def test_the_lobby_lists_what_is_public_and_mine_lists_my_turns_first(lobby: Lobby) -> None:
    ann, bob, playing = lobby.pair()
    hidden = ann.opens("me", "open", public=False)
    opened = ann.opens("me", "open")
    listed = [table["id"] for table in bob.get("/tables?list=open")["tables"]]
    assert listed[0] == opened
    assert hidden not in listed
    assert playing not in listed
    under_way = bob.get("/tables?list=playing&game=schotten")["tables"]
    assert under_way[0]["id"] == playing
    assert bob.get("/tables?list=playing&game=hammer")["tables"] == []
    mine = [table["id"] for table in ann.get("/tables?list=mine")["tables"]]
    assert set(mine) == {playing, hidden, opened}
    if ann.state(playing)["waiting"] == [0]:
        assert mine[0] == playing
    bob.does(playing, "resign")
    current = [table["id"] for table in ann.get("/tables?list=current")["tables"]]
    assert set(current) == {hidden, opened}


def test_notes_are_private(lobby: Lobby) -> None:
    ann, bob, table = lobby.pair()
    assert ann.ask("PUT", f"/tables/{table}/notes", text="he bluffs").status_code == 200
    assert ann.get(f"/tables/{table}/notes") == {"text": "he bluffs"}
    assert bob.get(f"/tables/{table}/notes") == {"text": ""}


def test_notes_are_for_those_who_play_or_watch(lobby: Lobby) -> None:
    _, _, table = lobby.pair()
    eve, path = lobby.player("Eve"), f"/tables/{table}/notes"
    refused = eve.ask("PUT", path, text="I was here")
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "forbidden")
    eve.connects()
    eve.watches(table)
    assert eve.ask("PUT", path, text="I watch").status_code == 200
    assert eve.get(path) == {"text": "I watch"}


def test_there_is_an_end_to_notes(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api_tables, "MOST_NOTES", 2)
    ann = lobby.player("Ann")
    paths = [f"/tables/{ann.opens('me', 'open')}/notes" for _ in range(3)]
    assert ann.ask("PUT", paths[0], text="x" * 8001).status_code == 400
    kept = [ann.ask("PUT", path, text="x" * 8000).status_code for path in paths]
    assert kept == [200, 200, 409]
    assert ann.ask("PUT", paths[0], text="").status_code == 200
    assert [ann.ask("PUT", path, text="y").status_code for path in paths[1:]] == [200, 200]


def test_the_document_describes_every_message_of_the_socket(lobby: Lobby) -> None:
    document = lobby.player("Ann").browser.get("/openapi.json").json()
    schemas = document["components"]["schemas"]
    assert {"SocketIn", "SocketOut", "StateOut", "NewsOut", "SocketActIn"} <= set(schemas)
    text = str(document)
    refs = {part.split("'")[0] for part in text.split("#/components/schemas/")[1:]}
    assert refs <= set(schemas)


def test_people_at_one_device_have_names_of_their_own(lobby: Lobby) -> None:
    ann = lobby.player("Ann")
    table = ann.opens("me", "me", names=["Bea", None])
    assert [seat["name"] for seat in ann.get(f"/tables/{table}")["seats"]] == ["Bea", "Ann"]
    asked = {"game": "schotten", "seats": ["me", "me"], "names": ["\u200bBea", None]}
    assert ann.ask("POST", "/tables", **asked).json()["error"]["code"] in ("bad-name", "malformed")
