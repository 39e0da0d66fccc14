"""The last cards of a Schotten Totten round as a game of its own, small enough for exact search.

A round is played at random until a few cards are left to draw. Of each hand a few cards are kept,
the others lie open; what nobody has seen is dealt again, so that both know which cards are out and
neither knows where. When the last card is drawn nothing is hidden: the round is solved exactly from
there.
"""

from __future__ import annotations

from itertools import combinations

import pyspiel

from saltire.envs.openspiel import SpielGame, SpielState, TrackedPosition
from saltire.games.schotten.bots.endgame import Endgame, all_known, marks
from saltire.games.schotten.rules.board import DECK, DISCARDS, HAND, Table
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.games.schotten.rules.turn import Place
from saltire.kernel.bits import BIT, count, mask_of, members
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import CHANCE, RULES

OPTIONS: dict[str, object] = {"auto_claim": True, "start_player": 0}
NO_LIMIT = 1 << 40


class DealAgain(Phase[Table]):
    """Deals a hand to each seat in turn; actions number the possible hands."""

    def __init__(self, to: int, held: int, then: Place) -> None:
        super().__init__(CHANCE)
        self.to = to
        self.held = held
        self.then = then

    def legal(self, s: Table, seat: int) -> list[int]:
        return list(range(len(self._hands(s))))

    def take(self, s: Table, action: int) -> None:
        hand = self._hands(s)[action]
        s.cards[HAND + self.to] = hand
        s.cards[DECK] &= ~hand
        s.goto(self.then if self.to else DealAgain(1, self.held, self.then))

    def _hands(self, s: Table) -> list[int]:
        return [mask_of(list(cards)) for cards in combinations(members(s.cards[DECK]), self.held)]


class LastCards:
    """One such game: `first` is the position before the cards are dealt."""

    def __init__(self, first: Table) -> None:
        self.first = first
        self._endings: dict[tuple[object, ...], float] = {}

    def over(self, s: Table) -> bool:
        return s.returns is not None or all_known(s)

    def worth(self, s: Table, seat: int) -> float:
        """Give the value of the end to a seat, from -1 to 1."""
        return self._to_first(s) if seat == 0 else -self._to_first(s)

    def _to_first(self, s: Table) -> float:
        if s.returns is not None:
            return 2 * s.returns[0] - 1
        key = (s.cards[HAND], s.cards[HAND + 1], *s.cards[:18], marks(s))
        if key not in self._endings:
            solved = Endgame(NO_LIMIT).best(s)
            assert solved is not None
            self._endings[key] = (2 * solved[1] - 1) * (-1 if s.actor() else 1)
        return self._endings[key]

    def histories(self, most: int) -> int:
        """Count the histories of deals and actions; stop counting beyond `most`."""
        found, open_ended = 0, [self.first]
        while open_ended and found <= most:
            s = open_ended.pop()
            found += 1
            if not self.over(s):
                open_ended.extend(after(s, action) for action in s.legal())
        return found


def late(seed: int, held: int, left: int) -> LastCards | None:
    """Play random moves until so many cards are left to draw; None if the round ends sooner."""
    s, lots = SchottenTotten(**OPTIONS).start(), Lots(seed)
    while s.actor() != RULES:
        if isinstance(s.top, Place) and count(s.cards[DECK]) == left:
            _gather(s, held)
            s.goto(DealAgain(0, held, s.top))
            return LastCards(s)
        s.apply(s.sample(lots))
    return None


def _gather(s: Table, held: int) -> None:
    """Lay all but a few cards of each hand open, as if discarded, and put those few back into the deck."""
    for seat in (0, 1):
        hand = members(s.cards[HAND + seat])
        for card in hand[held:]:
            s.cards[DISCARDS] |= BIT[card]
            s.unseen &= ~BIT[card]
        s.cards[DECK] |= mask_of(hand[:held])
        s.cards[HAND + seat] = 0


def after(s: Table, action: int) -> Table:
    then = s.clone()
    then.apply(action)
    return then


class SpielCards(SpielGame):
    """The same game as OpenSpiel sees it, with the information states of `saltire.envs.openspiel`."""

    def __init__(self, cards: LastCards) -> None:
        super().__init__(
            SchottenTotten, pyspiel.load_game("python_saltire_schotten").get_type(), {}
        )
        self.cards = cards

    def new_initial_state(self) -> SpielCardsState:
        return SpielCardsState(self)


class SpielCardsState(SpielState):
    """A position of it; OpenSpiel creates a new one for every copy."""

    def __init__(self, game: SpielCards) -> None:
        pyspiel.State.__init__(self, game)
        self.cards = Uncopied(game.cards)
        self.tracked = TrackedPosition(game.game, game.cards.first.clone(), [])

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else super().current_player()

    def is_terminal(self) -> bool:
        return self.cards.kept.over(self.table)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        return [self.cards.kept.worth(self.table, seat) for seat in (0, 1)]

    @property
    def table(self) -> Table:
        table = self.tracked.position
        assert isinstance(table, Table)
        return table


class Uncopied:
    """Holds an object that all copies share."""

    def __init__(self, kept: LastCards) -> None:
        self.kept = kept

    def __deepcopy__(self, memo: dict[int, object]) -> Uncopied:
        return self
