"""Endgames: the last choices of a game, its secrets dealt by chance, for algorithms that need small trees."""

from __future__ import annotations

import json
from typing import Any

from saltire.games.title import Endgame, Title
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import SPECTATOR


def endgame_of(title: Title) -> tuple[Game, Endgame]:
    """Give a title's endgame, and the game with its options."""
    endgame = title.part(title.endgame)
    assert isinstance(endgame, Endgame), f"{title.endgame} is not an Endgame"
    maker: Any = title.game_class
    game: Game = maker(**dict(endgame.options))
    return game, endgame


def worlds_of(game: Game, endgame: Endgame) -> list[Position]:
    """Give the positions that an endgame may begin with, all different.

    Each is imagined from what a seat or a spectator sees of one before it, so that seats share views.
    """
    first = _first_world(game, endgame)
    worlds = {repr(first.to_json()): first}
    viewers = (*range(len(game.seats)), SPECTATOR)
    seed = 0
    while len(worlds) < endgame.worlds:
        for world in list(worlds.values()):
            imagined = game.imagine(world.view(viewers[seed % len(viewers)]), Lots(seed))
            worlds.setdefault(repr(imagined.to_json()), imagined)
            seed += 1
    return list(worlds.values())[: endgame.worlds]


def _first_world(game: Game, endgame: Endgame) -> Position:
    if endgame.position:
        return game.from_json(json.loads(endgame.position))
    lots, position = Lots(endgame.seed), game.start()
    for _ in range(endgame.plies):
        position.apply(position.sample(lots))
    return position
