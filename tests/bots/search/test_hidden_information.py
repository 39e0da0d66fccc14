"""No search uses hidden information: neither the bot, nor its opponents as the bot models them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from benchmarks.perfect_information_bot import PerfectInformationSearch

from saltire.bots.protocol import AnyBot
from saltire.bots.registry import bots_of, knowledge_of, make_bot
from saltire.bots.search.knowledge import Knowledge
from saltire.bots.search.sealed_choice import SealedChoice
from saltire.bots.search.search_bot import SearchBot
from saltire.bots.search.settings import SearchSettings
from saltire.games.registry import load
from saltire.games.schotten.rules.board import HAND, Table
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.i18n.reason import Said
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES
from saltire.kernel.view import View
from tests.bots.search.toys import Coin, HiddenCoin, Plain

LEVELS = ["novice", "clansman", "chieftain", "hammer"]


# Opponents do not learn our secrets.


class Leaky(Plain):
    """Lets opponents learn in our own imagined position: a planted fault."""

    def redeterminize(self, s: Position, seat: int, lots: Lots) -> Position:
        return s.clone()


def expected_guess(knowledge: Knowledge, coin: int) -> float:
    """Give how often the search expects the second seat to guess heads when the first holds a coin."""
    s = knowledge.game.start()
    s.apply(coin)
    choice = SealedChoice(knowledge, SearchSettings(), 0, 11)
    lots = Lots(1)
    for _ in range(300):
        choice.play(knowledge.imagine(s.view(0), lots), lots)
    return choice.expected[1].average(0)


def test_the_expected_guess_is_the_same_whatever_we_hide() -> None:
    knowledge = Plain(HiddenCoin())
    assert expected_guess(knowledge, 0) == expected_guess(knowledge, 1)


def test_the_test_sees_a_leak() -> None:
    knowledge = Leaky(HiddenCoin())
    assert expected_guess(knowledge, 0) > 0.8
    assert expected_guess(knowledge, 1) < 0.2


# The same view and the same seed give the same action.


def middle(game: Game, seed: int, steps: int) -> Position:
    """Play some random steps, and on to a choice among several actions."""
    lots = Lots(seed)
    s = game.start()
    done = 0
    while done < steps or s.actor() == CHANCE or len(s.legal()) == 1:
        before = s.clone()
        s.apply(s.sample(lots))
        done += 1
        if s.actor() == RULES:
            s, steps = before, done
    return s


Maker = Callable[[Position], AnyBot]


def differs(game: Game, make: Maker, seeds: int, steps: int) -> bool:
    """Tell whether a bot acts differently in a position that its seat cannot tell from the true one."""
    for seed in range(seeds):
        s = middle(game, seed, steps)
        seat = s.actor()
        twin = game.imagine(s.view(seat), Lots(seed + 1))
        assert s.to_json() != twin.to_json()
        one, other = make(s), make(twin)
        same = one.choose(s.view(seat), [], 9.0) == other.choose(twin.view(seat), [], 9.0)
        if not same or one.reason != other.reason:
            return True
    return False


@pytest.mark.parametrize("title", ["schotten", "hammer", "swords"])
def test_a_search_acts_the_same_in_all_positions_it_cannot_distinguish(title: str) -> None:
    game = load(title)
    settings = SearchSettings(playouts=60)
    assert not differs(game, lambda _: SearchBot(Plain(game, 20), 3, settings), 4, 60)


@pytest.mark.parametrize("title", ["schotten", "hammer", "swords"])
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_a_level_acts_the_same_in_all_positions_it_cannot_distinguish(
    title: str, level: str
) -> None:
    game = load(title)
    assert not differs(game, lambda _: make_bot(game, level, 3), 2, 60)


class Adviser:
    """Does what a search advises, for the reasons it gives."""

    name = "adviser"
    reason: Said = ""

    def __init__(self, game: Game) -> None:
        self.bot = SearchBot(knowledge_of(game), 3, SearchSettings(playouts=40))

    def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
        self.bot.advise(view, heard, clock)
        self.reason = self.bot.reason
        return self.bot.ranking[0][0]


@pytest.mark.parametrize("title", ["schotten", "hammer", "swords"])
def test_advice_is_the_same_in_all_positions_a_seat_cannot_distinguish(title: str) -> None:
    game = load(title)
    assert not differs(game, lambda _: Adviser(game), 2, 60)


class Peeper:
    """Plays by what the other seat holds: a planted cheat."""

    name = "peeper"
    reason = ""

    def __init__(self, s: Position) -> None:
        self.s = s

    def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
        assert isinstance(self.s, Table)
        return view.legal[self.s.cards[HAND + 1 - view.seat] % len(view.legal)]


def test_a_bot_that_reads_a_position_is_caught() -> None:
    assert differs(SchottenTotten(), Peeper, 4, 25)


# The search with perfect information is not a bot.


def test_the_search_with_perfect_information_sees_the_coin_and_is_offered_nowhere() -> None:
    game = Coin()
    for coin in (0, 1):
        s = game.start()
        s.apply(coin)
        s.apply(1)
        search = PerfectInformationSearch(Plain(game), 1, SearchSettings(playouts=200))
        assert search.choose_in(s, 1, 9.0) == coin
    assert not hasattr(PerfectInformationSearch, "choose")
    for title in ("schotten", "hammer", "swords"):
        assert "perfect information" not in bots_of(load(title))
