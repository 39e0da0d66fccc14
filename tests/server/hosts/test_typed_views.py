"""The API's document says what each view holds, and every view is so, field by field."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest
from pydantic import TypeAdapter

from saltire.games.registry import load, title_of
from saltire.kernel.game import Game
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES, SPECTATOR
from saltire.server.app import create_app
from saltire.server.settings import Settings

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("schotten", {}),
    ("schotten", {"tactics": True, "expert": True}),
    ("hammer", {}),
    ("hammer", {"scenario": "bruce"}),
    ("swords", {}),
    ("swords", {"players": 2}),
]


def check(kind: Any, data: object) -> None:
    """Demand that data is of a type exactly: no field is missing, none is more than the type says."""
    written = orjson.dumps(data)
    types: TypeAdapter[object] = TypeAdapter(kind)
    told = types.dump_python(types.validate_json(written, strict=True), mode="json")
    assert told == orjson.loads(written)


def check_views(game: Game, state: Position) -> None:
    title = title_of(game)
    for seat in (*range(len(game.seats)), SPECTATOR):
        view = state.view(seat)
        sent = view.to_json()
        del sent["legal"]
        check(title.part(title.view_data), sent)
        if title.annotations:
            check(title.part(title.annotations_data), title.annotate(view))


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_view_of_a_game_is_as_the_document_says(name: str, options: dict[str, Any]) -> None:
    game, rng = load(name, **options), random.Random(7)
    state = game.start()
    for step in range(1_500):
        actor = state.actor()
        if step % 9 == 0 or actor == RULES:
            check_views(game, state)
        if actor == RULES:
            break
        if actor == CHANCE:
            state.apply(rng.choice(state.chances())[0])
        else:
            seat = rng.choice(state.waiting_for())
            state.apply(rng.choice(state.legal(seat)), seat)


def test_the_document_names_the_views_of_all_games() -> None:
    schemas = create_app(Settings(database_url="sqlite://")).openapi()["components"]["schemas"]
    views = [kind.get("$ref", "") for kind in schemas["StateOut"]["properties"]["view"]["anyOf"]]
    for name in ("SchottenViewData", "HammerViewData", "SwordsViewData"):
        assert f"#/components/schemas/{name}" in views
        assert schemas[name]["properties"]["hand"]["type"] == "array"
