"""Records and databases of version 0.1 before its modules moved are read as they were then."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from saltire.record import Record
from saltire.server.store.backup import restore
from tests.server.programs.serving import server

HERE = Path(__file__).with_name("compat")
RECORDS = sorted((HERE / "records").glob("*.json"))
ADDED = ("annotations", "card_set", "gap", "position")
"""Fields of an answer that came later."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_leads_to_the_same_result_and_proves_its_draws(path: Path) -> None:
    record = Record.from_text(path.read_text(encoding="utf-8"))
    assert record.text() == path.read_text(encoding="utf-8")
    assert list(record.replay().result() or ()) == list(record.result or ())
    assert record.verify() > 0


NAMED_THEN = {"tactics", "expert", "rounds", "scenario", "players", "cards", "talk"}
"""Options of the first version whose defaults are the same today."""
SENTENCES = ("lines", "text")
"""Words for people, which get better; golden files have those of today."""


def facts_in(answer: Any) -> Any:
    """Leave out of an answer what came later, and how it is worded."""
    if isinstance(answer, list):
        return [facts_in(one) for one in answer]
    if not isinstance(answer, dict):
        return answer
    kept = {name: value for name, value in answer.items() if name not in (*ADDED, *SENTENCES)}
    if (
        "options" in kept and "seat" in kept
    ):  # a view lists all options, those of later versions too
        kept["options"] = {
            name: kept["options"][name] for name in NAMED_THEN & set(kept["options"])
        }
    return {name: facts_in(value) for name, value in kept.items()}


def test_an_old_database_shows_the_same_games(tmp_path: Path) -> None:
    restore(f"sqlite:///{tmp_path / 'saltire.db'}", HERE / "server.jsonl.gz")
    expected = json.loads(gzip.decompress((HERE / "answers.json.gz").read_bytes()))
    with server(tmp_path, limits="0") as url:
        headers = {"X-Saltire": "1", "Cookie": f"saltire={expected['cookie']}"}
        with httpx.Client(base_url=f"{url}/api/v1", headers=headers, timeout=60) as client:
            for lang, answers in expected["answers"].items():
                client.patch("/me", json={"lang": lang}).raise_for_status()
                for path, answer in answers.items():
                    assert facts_in(client.get(path).json()) == facts_in(answer), (lang, path)
