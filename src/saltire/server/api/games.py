"""The games that can be played here."""

from __future__ import annotations

from bisect import bisect
from functools import cache
from typing import Final

from fastapi import APIRouter, Request

from saltire.bots.registry import bot_set, bots_of
from saltire.games.registry import load, titles
from saltire.games.title import Title
from saltire.i18n.words import LANGUAGES, Words
from saltire.kernel.options import Option
from saltire.server.schemas.games import GameOut, GamesOut, OptionOut
from saltire.server.tables.offers import PHRASES

router = APIRouter(tags=["games"])


@router.get("/games", operation_id="list_games")
async def games(request: Request, lang: str = "en") -> GamesOut:
    """List the games with their options, in one of our languages."""
    known = all_games(lang if lang in LANGUAGES else "en")
    return known.model_copy(update={"manual": request.app.state.manual})


_BANDS: Final = (800, 1100, 1300, 1500)
"""Where a rating begins to be called by the next word."""


@cache
def all_games(lang: str) -> GamesOut:
    """Describe every game."""
    known = [_game(title, Words(lang, title.name)) for title in titles().values()]
    return GamesOut(games=known, phrases=list(PHRASES))


def _game(title: Title, words: Words) -> GameOut:
    game = load(title.name)
    ratings = bot_set(game).ratings
    bots = sorted(bots_of(game), key=lambda bot: ratings.get(bot, 0))
    return GameOut(
        name=title.name,
        title=_message(words, f"title-{title.name}", title.name),
        blurb=_message(words, "about-blurb", ""),
        pace=_message(words, "about-pace", ""),
        credits=_message(words, "about-credits", ""),
        version=game.version,
        seats=list(game.seats),
        options=[_option(option, title, words) for option in game.declared],
        own_cards=bool(title.card_files),
        bots=bots,
        bot_names={bot: _message(words, f"bot-{bot}", bot.capitalize()) for bot in bots},
        bot_strengths={bot: _strength(words, bot, ratings.get(bot)) for bot in bots},
    )


def _strength(words: Words, bot: str, rating: int | None) -> str:
    """Say how strong a bot is: a word and its rating, or what is known of one not measured."""
    if rating is None:
        return _message(words, f"bot-about-{bot}", "")
    band = bisect(_BANDS, rating)
    return words.say("bot-rated", strength=words.say(f"bot-strength-{band}"), rating=str(rating))


def _message(words: Words, key: str, otherwise: str) -> str:
    return words.say(key) if words.knows(key) else otherwise


def _option(option: Option, title: Title, words: Words) -> OptionOut:
    has_seats = option.name in title.seat_options
    return OptionOut.model_validate(
        {
            "name": option.name,
            "kind": "switch" if isinstance(option.default, bool) else "choice",
            "choices": list(option.choices),
            "labels": [_label(choice, has_seats, words) for choice in option.choices],
            "seats": has_seats,
            "default": option.default,
            "rule": option.rule,
            "help": words.option(option.name, option.help),
            "needs": None if option.needs is None else dict([option.needs]),
        }
    )


def _label(choice: object, has_seats: bool, words: Words) -> str:
    if isinstance(choice, bool):
        return words.say("choice-yes" if choice else "choice-no")
    if isinstance(choice, int):
        return words.say("choice-seat", n=choice + 1) if has_seats else str(choice)
    return _message(words, f"choice-{choice}", str(choice).replace("_", " "))
