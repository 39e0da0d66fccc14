"""Studies over the API: whoever asks names a whole line, so a game under way cannot be looked into."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.history.table_client import TableClient

PROVED = "1: R7 R8 R9 | G1; hand: B5 B7 | P1 P2"
START = {"game": "schotten", "position": PROVED}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableClient]:
    made = TableClient(f"sqlite:///{tmp_path_factory.mktemp('study')}/saltire.db", bot_workers=0)
    with made.client:
        made.enter("Ann")
        made.enter("Bob")
        yield made


def step(table: TableClient, who: str = "Ann", **asked: Any) -> Any:
    return table.done(who, "POST", "/study/step", {"start": START, **asked})


def refusal(table: TableClient, path: str, asked: Any) -> tuple[int, Any]:
    answer = table.ask("Ann", "POST", path, asked)
    return answer.status_code, answer.json()["error"]


def test_a_position_is_played_on_for_both_sides(table: TableClient) -> None:
    here = step(table)
    assert here["seat"] == 0
    assert "B5@2" in here["legal"]
    assert here["hidden"] == ["hand: B5 B7 | P1 P2"]
    assert here["choices"][0]["said"].startswith("Lay ")
    after = step(table, actions=["0 B5@2", "0 claim 1"], lang="de", names=["Ann", "Bob"])
    assert [row.split()[0] for row in after["dealt"]] == ["*"]
    assert after["seat"] == 1
    assert after["view"]["stones"][0]["owner"] == 0
    line = ["0 B5@2", "0 claim 1", *after["dealt"], "1 P1@2"]
    assert step(table, actions=line, seat=0)["seat"] == 0
    assert step(table, actions=line, seat=-1)["seat"] is None


def test_chance_is_chosen_where_it_is_not_to_deal(table: TableClient) -> None:
    line = ["0 B5@2", "0 done"]
    here = step(table, actions=line, deal=False)
    assert here["dealt"] == []
    assert here["legal"] == here["choices"] == []
    assert "B9" in " ".join(here["outcomes"])
    card = next(one for one in here["outcomes"] if "B9" in one)
    after = step(table, actions=[*line, f"* {card}"], seat=0)
    assert "B9" in after["view"]["hand"]


def test_nobody_need_be_known_to_look_at_a_position(table: TableClient) -> None:
    assert step(table, "a stranger")["legal"]
    assert table.ask("a stranger", "POST", "/study/engine", {"start": START}).status_code == 401


@pytest.mark.parametrize(
    ("asked", "status", "what"),
    [
        ({"actions": ["0 R1@3"]}, 422, "R1"),
        ({"actions": ["1 P1@3"]}, 409, "turn"),
        ({"actions": ["0 nonsense"]}, 400, "nonsense"),
        ({"actions": ["nonsense"]}, 400, "an action is a seat"),
        ({"actions": ["x"] * 5_001}, 400, "5000"),
        ({"start": {"game": "chess"}}, 400, "chess"),
        ({"start": {"game": "schotten", "position": "hand: R7 | R7"}}, 400, "rule 1.1"),
        ({"start": {"game": "schotten", "options": {"card_set": "x"}}}, 400, "no options"),
        ({"start": {**START, "card_set": "x"}}, 400, ""),
        ({"names": ["Ann"]}, 400, "names"),
        ({"seat": 7}, 404, "no seat 7"),
        ({"seat": 12}, 400, "seat"),
        ({"table": "some table"}, 400, "table"),
    ],
)
def test_what_cannot_be_is_refused(table: TableClient, asked: Any, status: int, what: str) -> None:
    for path in ("step", "engine"):
        if path == "engine" and "seat" in asked:
            continue
        code, error = refusal(table, f"/study/{path}", {"start": START, **asked})
        assert (code, what in error["message"]) == (status, True), error
        assert status != 422 or error["rule"]


def test_the_engine_answers_with_intervals(table: TableClient) -> None:
    found = table.done(
        "Ann", "POST", "/study/engine", {"start": START, "seconds": 0.4, "lang": "fr"}
    )
    assert found["seat"] == 0
    for one in [*found["chances"], *found["candidates"]]:
        assert one["low"] <= one["chance"] <= one["high"]
    assert found["candidates"][0]["games"] > 0


def test_a_finished_game_is_read_as_a_study(table: TableClient) -> None:
    id = table.open()
    table.play(id, 6)
    table.resign("Bob", id)
    record = table.done("Ann", "GET", f"/tables/{id}/record")
    study = table.done("Bob", "POST", "/study/read", {"study": record, "lang": "cs"})
    assert study["players"] == ["Ann", "Bob"]
    assert [node["id"] for node in study["nodes"]] == list(range(7))
    assert all(node["said"] for node in study["nodes"][1:])
    line = [row for node in study["nodes"] for row in node["actions"]]
    both = {"start": study["start"], "actions": line}
    held = [
        table.done("Ann", "POST", "/study/step", {**both, "seat": s})["view"]["hand"]
        for s in (0, 1)
    ]
    assert held[0] != held[1]


def test_a_game_under_way_cannot_be_studied(table: TableClient) -> None:
    id = table.open()
    table.play(id, 6)
    hands = [
        table.done(who, "GET", f"/tables/{id}/state")["view"]["hand"] for who in ("Ann", "Bob")
    ]
    record = table.done("Ann", "GET", f"/tables/{id}/record")
    code, error = refusal(table, "/study/read", {"study": record})
    assert code == 400
    assert not any(card in error["message"] for card in hands[1])
    for path, asked in (("step", {}), ("engine", {"seconds": 0.2})):
        line = {
            "start": {"game": "schotten", "options": record["options"]},
            "actions": record["actions"],
        }
        code, error = refusal(table, f"/study/{path}", {**line, **asked})
        assert code == 400, "what was hidden from this seat was played"
        code, _ = refusal(
            table, f"/study/{path}", {**asked, "start": {"game": "schotten"}, "table": id}
        )
        assert code == 400, "a table can be named"


def test_a_text_is_checked_with_every_fault(table: TableClient) -> None:
    def checked(text: str, game: str = "schotten") -> Any:
        return table.done("a stranger", "POST", "/study/position", {"game": game, "text": text})

    good = checked("game: schotten tactics; hand: R1 | R2")
    assert good["kind"] == "position"
    assert good["text"].startswith("game: schotten tactics\n")
    assert good["start"]["options"]["tactics"] is True
    assert step(table, start=good["start"])["legal"]
    seen = checked("seen by: 0; hand: R1 R2 R3 R4 R5 R6 | 6?")
    assert seen["kind"] == "view"
    assert step(table, start=seen["start"])["view"]["hand"] == ["R1", "R2", "R3", "R4", "R5", "R6"]
    wrong = checked("1: R1 R2 R3 R4 | -; 2: - | G1 G2 G3 G4")
    assert wrong["kind"] == "wrong"
    assert wrong["start"] is None
    assert all(flaw["rule"] for flaw in wrong["flaws"])
    assert [flaw["reason"].split()[1] for flaw in wrong["flaws"]] == ["1", "2"]
    assert checked("hand: R7 | R7")["flaws"] == [
        {"reason": "hand: R7 stands there twice", "rule": "1.1"}
    ]
    assert [flaw["rule"] for flaw in checked("nonsense")["flaws"]] == [None]
    assert "there is no game" in checked("", "chess")["flaws"][0]["reason"]
    assert checked("Fife: Wallace", "hammer")["set_up_only"] is not None


def test_what_can_be_set_up_comes_with_the_check(table: TableClient) -> None:
    def checked(text: str) -> Any:
        return table.done(
            "a stranger", "POST", "/study/position", {"game": "schotten", "text": text}
        )

    form = checked("hand: R1 | R2")["form"]
    hand = next(place for place in form["places"] if place["part"] == "hand")
    assert hand == {"part": "hand", "shares": 2, "field": "", "usual": "-", "commas": False}
    now = next(fact for fact in form["facts"] if fact["part"] == "now")
    assert "1 claims" in now["choices"]
    assert len(form["pieces"]) == 52
    wrong = checked("1: R1 R2 R3 R4 | -")
    assert (wrong["kind"], len(wrong["form"]["pieces"])) == ("wrong", 50)
    assert checked("nonsense")["form"] is None


def test_a_study_that_is_none_is_refused(table: TableClient) -> None:
    for study in ({}, {"saltire_study": 1, "game": "chess"}, {"saltire": 1, "title": "a\0b"}):
        code, error = refusal(table, "/study/read", {"study": study})
        assert (code, error["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    "more",
    [
        '"title": "\\ud800"',
        '"notes": {"0": "\\udfff"}',
        '"players": ["\\ud800", "Bob"]',
        '"options": {"\\ud800": 1}',
        '"result": [1' + "0" * 400 + ", 0]",
        '"result": [1e999, 0]',
        '"result": [NaN, 0]',
        '"result": [-1, 2]',
    ],
)
def test_a_study_that_cannot_be_written_is_not_read(table: TableClient, more: str) -> None:
    sent = '{"study": {"saltire_study": 1, "game": "schotten", "actions": [], ' + more + "}}"
    headers = {
        "X-Saltire": "1",
        "Cookie": table.people["Ann"],
        "Content-Type": "application/json",
    }
    answer = table.client.post("/api/v1/study/read", content=sent, headers=headers)
    assert answer.json()["error"]["code"] == "malformed"


def test_an_option_that_is_an_argument_is_refused_in_words(table: TableClient) -> None:
    asked = {"game": "schotten", "text": "hand: R1 | R2", "options": {"self": 1}}
    flaws = table.done("a stranger", "POST", "/study/position", asked)["flaws"]
    (flaw,) = flaws
    # Compiled code takes the name of an argument for an option like any other.
    assert flaw["reason"].startswith(
        ("one of the options is not known", "there is no option 'self'")
    )
    assert flaw["rule"] is None
