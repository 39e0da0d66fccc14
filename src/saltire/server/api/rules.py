"""The rules of a game for the reader: our own words, each sentence by its number."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel

from saltire.rulebook import rules_of
from saltire.server.errors import ApiError
from saltire.titles import titles

router = APIRouter(tags=["rules"])


class RuleOut(BaseModel):
    """One numbered sentence."""

    id: str
    text: str
    chapter: str


class RulesOut(BaseModel):
    """The numbered sentences of a game, chapter by chapter."""

    game: str
    version: str
    rules: list[RuleOut]


@router.get("/rules/{game}")
def rules(game: str, response: Response) -> RulesOut:
    """Give every rule of a game in the order of its RULES.md."""
    if game not in titles():
        raise ApiError("not-found", f"there is no game {game!r}")
    response.headers["Cache-Control"] = "max-age=3600"
    found = [RuleOut(id=rule.id, text=rule.text, chapter=rule.chapter) for rule in rules_of(game)]
    return RulesOut(game=game, version=titles()[game].version, rules=found)
