"""No search reads a secret: not the bot, and not the others as the bot imagines them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from benchmarks.seer_bot import Seer

from saltire.bots.protocol import AnyBot
from saltire.bots.registry import bots_of, knowledge_of, make_bot
from saltire.bots.search.knowledge import Knowledge
from saltire.bots.search.search_bot import SearchBot
from saltire.bots.search.selection import Descent
from saltire.bots.search.settings import NO_TREE, Settings
from saltire.bots.search.tree import Place
from saltire.games.registry import load
from saltire.games.schotten.rules.board import HAND, Table
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.i18n.reason import Said
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES
from saltire.kernel.view import View
from tests.bots.search.toys import Coin, Plain

LEVELS = ["novice", "clansman", "chieftain", "hammer"]


# The others do not learn our secrets.


class Leaky(Plain):
    """Lets the others learn in our own world: a planted fault."""

    def as_seen_by(self, s: Position, seat: int, lots: Lots) -> Position:
        return s.clone()


def replies(knowledge: Knowledge, world: Position, seat: int) -> list[tuple[int, float]]:
    """Let a seat reply again and again in a world; give what it did and how that went for it."""
    settings = Settings(ripe=0, most_below=6)
    descent = Descent(knowledge, settings, 1 - seat, 11)
    place = Place(seat)
    found = []
    for _ in range(60):
        place.visits += 1
        edge = descent.reply(place, world.clone(), seat, world.legal(seat), Lots(1))
        found.append((edge.first, edge.total))
    return found


def guessing(coin: int) -> Position:
    s = Coin().start()
    s.apply(coin)
    s.apply(1)
    return s


def test_a_guess_is_the_same_whatever_we_hide() -> None:
    assert replies(Plain(Coin()), guessing(0), 1) == replies(Plain(Coin()), guessing(1), 1)


def test_the_test_sees_a_leak_into_the_lessons() -> None:
    assert replies(Leaky(Coin()), guessing(0), 1) != replies(Leaky(Coin()), guessing(1), 1)


def test_a_reply_in_schotten_totten_is_the_same_whatever_we_hold() -> None:
    game = SchottenTotten()
    knowledge = Plain(game, horizon=6)
    for seed in range(3):
        s = middle(game, seed, 25)
        seat = s.actor()
        twin = game.imagine(s.view(seat), Lots(seed + 77))
        assert isinstance(s, Table)
        assert isinstance(twin, Table)
        assert s.cards[HAND + 1 - seat] != twin.cards[HAND + 1 - seat]
        assert replies(knowledge, s, seat) == replies(knowledge, twin, seat)


# Neither does the bot: the same view, the same seed, the same action.


def middle(game: Game, seed: int, steps: int) -> Position:
    """Play some steps by lot, and on to a choice among several actions."""
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
    """Tell whether a bot acts otherwise in a world that its seat cannot tell from the true one."""
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
def test_a_search_acts_the_same_in_all_worlds_it_cannot_tell_apart(title: str) -> None:
    game = load(title)
    settings = Settings(playouts=60, ripe=2)
    assert not differs(game, lambda _: SearchBot(Plain(game, 20), 3, settings), 4, 60)


@pytest.mark.parametrize("title", ["schotten", "hammer", "swords"])
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_a_level_acts_the_same_in_all_worlds_it_cannot_tell_apart(title: str, level: str) -> None:
    game = load(title)
    assert not differs(game, lambda _: make_bot(game, level, 3), 2, 60)


class Adviser:
    """Does what a search advises, for the reasons it gives."""

    name = "adviser"
    reason: Said = ""

    def __init__(self, game: Game) -> None:
        self.bot = SearchBot(knowledge_of(game), 3, Settings(playouts=40, ripe=NO_TREE))

    def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
        self.bot.advise(view, heard, clock)
        self.reason = self.bot.reason
        return self.bot.ranked[0][0]


@pytest.mark.parametrize("title", ["schotten", "hammer", "swords"])
def test_advice_is_the_same_in_all_worlds_that_cannot_be_told_apart(title: str) -> None:
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


# The seer is no bot.


def test_the_seer_sees_the_coin_and_is_offered_nowhere() -> None:
    game = Coin()
    for coin in (0, 1):
        s = guessing(coin)
        assert Seer(Plain(game), 1, Settings(playouts=200)).foresee(s, 1, 9.0) == coin
    assert not hasattr(Seer, "choose")
    for title in ("schotten", "hammer", "swords"):
        assert "seer" not in bots_of(load(title))
