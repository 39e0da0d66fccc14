"""Finds the bots of a game and its search knowledge, through the game's `BotSet`."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from saltire.bots.bot_set import BotSet, Level, PolicyTrainer, ValueNetworkOfGame
from saltire.bots.protocol import AnyBot, Maker
from saltire.bots.random_bot import RandomBot
from saltire.bots.search.features import Features
from saltire.bots.search.knowledge import Knowledge
from saltire.bots.search.model import Learned
from saltire.bots.search.network import Model, read_model
from saltire.bots.search.network_file import read_network
from saltire.bots.search.search_bot import SearchBot
from saltire.bots.search.settings import SearchSettings
from saltire.games.registry import title_of
from saltire.games.suggestion import suggestion
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game

_NO_LIMIT: Final = 86400.0
ONE_PLY: Final = "one-ply"
DEEP: Final = "deep"


def bot_set(game: Game) -> BotSet:
    """Give the bots that a game brings; an empty set if it brings none."""
    title = title_of(game)
    bots = title.part(title.bots)
    if bots is None:
        return BotSet()
    assert isinstance(bots, BotSet), f"{title.bots} of {title.name} is not a BotSet"
    return bots


def bots_of(game: Game) -> dict[str, Maker]:
    """List the bots that can play a game by name: the simple ones, then the levels, weakest first."""
    own = bot_set(game)
    levels = {level.name: _level_maker(game, level) for level in own.levels}
    return {"random": RandomBot, **own.bots, **levels}


def _level_maker(game: Game, level: Level) -> Maker:
    def make(seed: int) -> SearchBot:
        knowledge, usual = _network_search(game) if level.network else _plain_search(game)
        return SearchBot(knowledge, seed, level.settings(usual), level.name)

    return make


def _plain_search(game: Game) -> tuple[Knowledge, SearchSettings]:
    return knowledge_of(game), bot_set(game).search


def _network_search(game: Game) -> tuple[Knowledge, SearchSettings]:
    """Give what a search with the value network needs; without one for these options, what any needs."""
    network = value_network(game)
    if not network.installed.exists():
        return _plain_search(game)
    weights, _ = read_network(network.installed)
    return network.knowledge(weights), network.settings()


def make_bot(game: Game, name: str, seed: int) -> AnyBot:
    """Create a bot by name; BadOption lists the bots this game has.

    Three are not listed and play in matches: `search` uses all of its clock, `one-ply` looks one move ahead
    with the game's value network, `deep` is a search with it.

    >>> import saltire
    >>> make_bot(saltire.load("schotten"), "greedy", seed=7).name
    'greedy'
    """
    makers = bots_of(game)
    if name == "search":
        return search_bot(game, seed)
    if name == ONE_PLY and bot_set(game).value_network:
        return network_bot(game, value_network(game).installed)
    if name == DEEP and bot_set(game).value_network:
        return network_search(game, seed)
    if name not in makers:
        meant = suggestion(name, makers)
        raise BadOption(
            f"{game.name} has no bot {name!r}{meant}; choose one of: {', '.join(makers)}"
        )
    return makers[name](seed)


def best_bot(game: Game) -> str:
    """Name the strongest bot of a game."""
    return list(bots_of(game))[-1]


def full_strength(game: Game) -> SearchSettings:
    """Give the settings of a search that may use all of its clock."""
    return replace(bot_set(game).search, seconds=_NO_LIMIT)


def search_bot(game: Game, seed: int) -> SearchBot:
    """Create a search that uses all of its clock."""
    return SearchBot(knowledge_of(game), seed, full_strength(game))


def knowledge_of(game: Game) -> Knowledge:
    """Give the search knowledge of a game, with its installed model if there is one."""
    path = bot_set(game).model
    return hand_made(game) if path is None or not path.exists() else with_model(game, path)


def hand_made(game: Game) -> Knowledge:
    """Give the search knowledge of a game without a learned model."""
    return bot_set(game).knowledge(game)


def with_model(game: Game, path: Path) -> Knowledge:
    """Give the search knowledge of a game with a model on top, where the model is for such a game."""
    model = _read(path)
    features = features_of(game)
    inputs = (tuple(model.about["of_seats"]), tuple(model.about["of_plans"]))
    if inputs != (features.seat_names, features.plan_names):
        raise BadOption(
            f"the model {path} was trained on other features: saltire arena train {game.name}"
        )
    knowledge = hand_made(game)
    return Learned(knowledge, features, model) if is_trained_for(model, game) else knowledge


def is_trained_for(model: Model, game: Game) -> bool:
    """Tell whether a model was trained on this game and its options, or on some that are as good."""
    about = model.about
    if about["game"] != game.name or about["version"] not in (game.version, *game.earlier):
        return False
    theirs = {**game.earlier.get(about["version"], {}), **about["options"]}
    alike = bot_set(game).model_serves
    return all(theirs.get(name) == value or name in alike for name, value in game.options.items())


def model_path(game: Game) -> Path:
    """Give the place of a game's installed model; BadOption if it has none."""
    path = bot_set(game).model
    if path is None:
        raise BadOption(f"{game.name} names no place for a model")
    return path


def features_of(game: Game) -> Features:
    """Give the inputs of a game's model; BadOption if the game has none."""
    make = bot_set(game).features
    if make is None:
        raise BadOption(f"nothing can be learned of {game.name}: its BotSet names no features")
    return make()


def policy_trainer(game: Game) -> PolicyTrainer:
    """Create the trainer of a game's playout policy; BadOption if it has none."""
    reference = bot_set(game).policy_trainer
    if not reference:
        raise BadOption(f"{game.name} has no weights of playouts to train")
    make: Any = title_of(game).part(reference)
    trainer: PolicyTrainer = make()
    return trainer


def value_network(game: Game) -> ValueNetworkOfGame:
    """Give what trains and uses a game's value network; BadOption if it has none."""
    reference = bot_set(game).value_network
    if not reference:
        raise BadOption(f"{game.name} has no value network")
    make: Any = title_of(game).part(reference)
    network: ValueNetworkOfGame = make(game)
    return network


def network_bot(game: Game, path: Path) -> AnyBot:
    """Create the bot that looks one move ahead with the value network in a file."""
    network = value_network(game)
    weights, about = read_network(path)
    if about.get("game") != game.name:
        raise BadOption(
            f"the network {path} was trained for {about.get('game')}, not for {game.name}"
        )
    try:
        bot: AnyBot = network.bot(weights)
    except ValueError as error:
        raise BadOption(f"the network {path} does not fit {game.name}: {error}") from None
    return bot


def network_search(game: Game, seed: int) -> SearchBot:
    """Create a search with the value network in use; it uses all of its clock."""
    network = value_network(game)
    weights, _ = read_network(network.installed)
    settings = replace(network.settings(), seconds=_NO_LIMIT)
    return SearchBot(network.knowledge(weights), seed, settings, DEEP)


@cache
def _read(path: Path) -> Model:
    """Read a model once in a process: bots are created many times."""
    return read_model(path)
