"""Matches of Swords and Bagpipes for the tests of its bots: who played, what each laid and said."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from saltire.bots.protocol import AnyBot
from saltire.bots.random_bot import RandomBot
from saltire.bots.registry import make_bot
from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules import actions
from saltire.games.swords.rules.board import Table
from saltire.games.swords.rules.view import SwordsView
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE, RULES
from tests.games.swords.positions import phase

Heard = list[dict[str, object]]

NAMES = ["grudger", "patriot", "promise-keeper", "opportunist", "late-traitor", "greedy"]
ODD_SET = Path(__file__).parent.parent / "games" / "swords" / "odd-set.toml"
VARIANTS: list[dict[str, object]] = [
    {},
    {"players": 2},
    {"players": 3},
    {"players": 5},
    {"players": 6},
    {"cards": "plain"},
    {"players": 2, "cards": "plain", "ensemble": True},
    {"players": 3, "exact": True, "deserter_counts": True},
    {"players": 5, "stay_home": True, "home_units": "castle"},
    {"longer": True, "exact": True, "ensemble": True},
    {"talk": False},
]
FEW: list[dict[str, object]] = [*VARIANTS[:9], {"longer": True, "exact": True}, {"cards": ODD_SET}]


class Match:
    """Plays one game and keeps what was laid and said."""

    def __init__(self, game: SwordsAndBagpipes, bots: Sequence[AnyBot], seed: int) -> None:
        self.game = game
        self.bots = bots
        self.heard: list[Heard] = [[] for _ in bots]
        self.laid: list[tuple[int, int, int]] = []
        """Round, seat and side of each token."""
        self.told: list[Event] = []
        s = game.start()
        lots = Lots(seed)
        while s.actor() != RULES:
            seat = s.actor()
            action = s.sample(lots) if seat == CHANCE else self.ask(s, seat)
            self.tell(s.carry_out(seat, action))
        assert s.returns is not None
        self.returns = s.returns

    def ask(self, s: Table, seat: int) -> int:
        heard, self.heard[seat] = self.heard[seat], []
        action = self.bots[seat].choose(s.view(seat), heard, 1.0)
        assert action in s.legal(seat)
        if phase(s) == "LayTokens":
            self.laid.append((int(s.round), seat, actions.read(action)[1]))
        return action

    def tell(self, events: list[Event]) -> None:
        self.told += events
        for seat, heard in enumerate(self.heard):
            heard += [event.heard_by(seat) for event in events]

    def said(self, seat: int) -> dict[int, str]:
        """Give what a seat last said about its side in each round."""
        found: dict[int, str] = {}
        round = 0
        for event in self.told:
            if event.kind == "invasion":
                round += 1
            elif event.kind == "claimed" and (event.public["seat"], "side") == (
                seat,
                event.public["about"],
            ):
                found[round] = str(event.public["side"])
        return found

    def sides(self, seat: int) -> list[int]:
        """Give the sides a seat chose freely."""
        return [side for _, chooser, side in self.laid if chooser == seat]


class Fixed:
    """Plays random moves but for its token, and says nothing about its side."""

    def __init__(self, seed: int, side: int) -> None:
        self.name = "fixed"
        self.reason = ""
        self.side = side
        self._lots = RandomBot(seed)

    def choose(self, view: SwordsView, heard: Sequence[dict[str, object]], clock: float) -> int:
        if type(view.stack[-1]).__name__ == "LayTokens":
            return next(a for a in view.legal if actions.read(a)[1] == self.side)
        return self._lots.choose(view, heard, clock)


def among_random(name: str, seed: int, **options: object) -> Match:
    """Seat one bot among random ones, seat by seed."""
    game = SwordsAndBagpipes(**options)
    seats = len(game.seats)
    return Match(
        game,
        [
            make_bot(game, name if i == seed % seats else "random", 10 * seed + i)
            for i in range(seats)
        ],
        seed,
    )


@cache
def positions(every: int) -> list[tuple[SwordsAndBagpipes, SwordsView, Heard]]:
    """Play at random in all variants and keep what a seat sees and has heard when it has a choice."""
    kept: list[tuple[SwordsAndBagpipes, SwordsView, Heard]] = []
    for options in FEW:
        game = SwordsAndBagpipes(**options)
        here: list[tuple[SwordsAndBagpipes, SwordsView, Heard]] = []
        each = 110 if len(game.seats) < 5 else 40
        seed = 0
        while len(here) < each:
            seed += 1
            here += _game_positions(game, seed, every)
        kept += here[:each]
    return kept


def _game_positions(
    game: SwordsAndBagpipes, seed: int, every: int
) -> list[tuple[SwordsAndBagpipes, SwordsView, Heard]]:
    s = game.start()
    lots = Lots(seed)
    kept: list[tuple[SwordsAndBagpipes, SwordsView, Heard]] = []
    told: list[Event] = []
    choices = 0
    while s.actor() != RULES:
        seat = s.actor()
        if seat != CHANCE and len(s.legal(seat)) > 1:
            choices += 1
            if choices % every == 0:
                view = SwordsView(s, seat)
                kept.append((game, view, [event.heard_by(seat) for event in told]))
        told += s.carry_out(seat, s.sample(lots))
    return kept


def choice(s: Table, name: str = "greedy", heard: Sequence[dict[str, object]] = ()) -> str:
    """Let a bot choose for the seat that is asked; give what it does."""
    bot = make_bot(SwordsAndBagpipes(), name, seed=1)
    return SwordsAndBagpipes().say(s, bot.choose(s.view(s.actor()), list(heard), 1.0))
