"""The games that can be played here."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter

from saltire.bots.registry import bots_of
from saltire.games.registry import load, titles
from saltire.i18n.words import LANGUAGES, Words
from saltire.kernel.options import Option
from saltire.server.schemas.tables import GameOut, GamesOut, OptionOut
from saltire.server.tables.offers import PHRASES

router = APIRouter(tags=["games"])


@router.get("/games")
async def games(lang: str = "en") -> GamesOut:
    """List the games with their options, in one of our languages."""
    return all_games(lang if lang in LANGUAGES else "en")


@cache
def all_games(lang: str) -> GamesOut:
    """Describe every game."""
    return GamesOut(
        games=[_game(name, Words(lang, name)) for name in titles()], phrases=list(PHRASES)
    )


def _game(name: str, words: Words) -> GameOut:
    game = load(name)
    return GameOut(
        name=name,
        version=game.version,
        seats=list(game.seats),
        options=[_option(option, words) for option in game.declared],
        bots=list(bots_of(game)),
    )


def _option(option: Option, words: Words) -> OptionOut:
    return OptionOut.model_validate(
        {
            "name": option.name,
            "kind": "switch" if isinstance(option.default, bool) else "choice",
            "choices": list(option.choices),
            "default": option.default,
            "rule": option.rule,
            "help": words.option(option.name, option.help),
            "needs": None if option.needs is None else dict([option.needs]),
        }
    )
