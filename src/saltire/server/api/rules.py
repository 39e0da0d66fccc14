"""The rules of a game for the reader: our own words, each sentence by its number."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from saltire.games.registry import titles
from saltire.i18n.words import Language
from saltire.rulebook import has_rules_in, intro_of, rules_of
from saltire.server.errors import ApiError

router = APIRouter(tags=["rules"])


class RuleOut(BaseModel):
    """One numbered sentence."""

    id: str
    text: str
    chapter: str


class RulesOut(BaseModel):
    """The numbered sentences of a game, chapter by chapter, and the language they are in."""

    game: str
    version: str
    lang: Language
    intro: str = Field(description="what the numbers mean, whose game it is, what is reconstructed")
    rules: list[RuleOut]


@router.get("/rules/{game}", operation_id="get_rules")
def rules(game: str, response: Response, lang: Language = "en") -> RulesOut:
    """Give every rule of a game in a language; in English where the game has it in no other."""
    if game not in titles():
        raise ApiError("not-found", f"there is no game {game!r}")
    response.headers["Cache-Control"] = "max-age=3600"
    spoken: Language = lang if has_rules_in(game, lang) else "en"
    found = [RuleOut(id=one.id, text=one.text, chapter=one.chapter) for one in rules_of(game, lang)]
    return RulesOut(
        game=game,
        version=titles()[game].game_class.version,
        lang=spoken,
        intro=intro_of(game, lang),
        rules=found,
    )
