"""What one seat knows of a position in packed numbers, with estimates of hidden facts.

Playouts load the positions they reach; a greedy bot loads a position imagined from its view, and
any such position gives the same numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.swords.bots.personalities import Personality
from saltire.games.swords.rules.board import (
    CAMP,
    CASTLE,
    GOLD,
    HAND,
    HELD,
    LAID,
    NEW,
    OPEN,
    STACK,
    TAKEN,
    VIRTUAL,
    Table,
)
from saltire.games.swords.rules.cards import Arms
from saltire.games.swords.rules.constants import NO_CHOICE_CARDS, NOBODY
from saltire.games.swords.rules.daggers import (
    REST,
    SHUFFLES,
    VIRTUAL_VALUE,
    cards_in,
    daggers_in,
    in_shuffle,
    some,
)
from saltire.games.swords.rules.draws import DrawBagpipe
from saltire.games.swords.rules.rounds import Turn
from saltire.games.swords.rules.stay_home import HomeMuster
from saltire.games.swords.rules.talk import said_by
from saltire.kernel.bits import BIT, count
from saltire.kernel.phase import AnyPhase
from saltire.kernel.vecs import vec

MOVES: Final = 0.55
"""The share of its units that a clan brings into camp on its turn."""
OPEN_CARD: Final = 0.6
"""The value of an x2 card that was played once, in cards in hand."""
USUAL: Final = 0.42
"""The prior probability that a clan betrays."""
WEIGHT: Final = 2.0
"""The weight of the prior, in rounds."""
FREE: Final = 0.8
"""The share of rounds in which a clan is free to choose: the badge binds it in the others."""
_SHUFFLE: Final = 32767


def zeros(n: int) -> vec[float]:
    return vec[float]([0.0] * n)


class PackedView:
    """What one seat knows of a position before a battle; hidden facts are not read."""

    def __init__(self) -> None:
        self.me: i64 = 0
        self.players: i64 = 0
        self.left: i64 = 0
        self.home: i64 = NOBODY
        self.before_badge = False
        self.replenished = False
        self.scots = 0.0
        self.shield = 0.0
        self.doubt = 0.0
        """The standard deviation of the balance of a battle, in units."""
        self.my_dagger = 0.0
        self.their_dagger = 0.0
        self.camp: vec[float] = zeros(6)
        self.castle: vec[float] = zeros(6)
        self.gold: vec[float] = zeros(6)
        self.cards: vec[float] = zeros(6)
        self.daggers: vec[float] = zeros(6)
        self.betrays: vec[float] = zeros(6)
        self.honesty: vec[float] = vec[float]([0.5] * 6)
        """How often each seat kept its statements, from public events."""

    def load(self, s: Table, me: i64, personality: Personality) -> None:
        """Load what a seat sees of a position."""
        self.me = me
        self.players = s.players
        self.left = s.options.rounds - s.round
        self.home = s.home
        self.before_badge = False
        self.replenished = False
        self.scots = float(s.scottish_camp)
        self.doubt = 0.35
        seat: i64 = 0
        while seat < s.players:
            self.camp[seat] = float(s.wealth[CAMP + seat])
            self.castle[seat] = float(s.wealth[CASTLE + seat])
            self.gold[seat] = float(s.wealth[GOLD + seat])
            held = count(s.cards[HAND + seat]) + count(s.cards[NEW + seat])
            self.cards[seat] = float(held) + OPEN_CARD * float(count(s.cards[OPEN + seat]))
            seat += 1
        self._load_daggers(s)
        card = s.card()
        self._predict(s, card)
        for seat in range(s.players):
            self.betrays[seat] = self._betrayal(s, seat, personality)
        taking_part = s.players - (1 if self.home != NOBODY else 0)
        self.shield = float(max(0, card.troops + card.levy * taking_part + s.shield))

    def _load_daggers(self, s: Table) -> None:
        me = self.me
        if s.players == 2:
            self._load_daggers_of_two(s)
            return
        unseen = s.daggers[STACK]
        for seat in range(s.players):
            if seat != me:
                unseen += s.daggers[HELD + seat]
        usual = mean_dagger(unseen)
        self.my_dagger = usual
        self.their_dagger = usual
        for seat in range(s.players):
            held = s.daggers[HELD + seat]
            result = float(VIRTUAL_VALUE * s.daggers[VIRTUAL + seat])
            if seat == me:
                result += float(daggers_in(held))
            elif held:
                for shuffle in range(SHUFFLES):
                    cards = in_shuffle(held, shuffle)
                    if cards:
                        result += float(cards) * mean_of_shuffle(unseen, shuffle)
            self.daggers[seat] = result

    def _load_daggers_of_two(self, s: Table) -> None:
        me = self.me
        for seat in range(2):
            self.daggers[seat] = float(daggers_in(s.daggers[TAKEN + seat]))
        self.my_dagger = mean_of_shuffle(_to_lay(s, 1 - me), REST)
        laid = s.daggers[LAID + me]
        self.their_dagger = float(laid) if laid else mean_of_shuffle(_to_lay(s, me), REST)

    def _predict(self, s: Table, card: Arms) -> None:
        """Predict what happens before the battle: turns still to come, the clan at home, hidden cards."""
        self._predict_phase(s, s.top)
        for phase in s.waiting():
            self._predict_phase(s, phase)
        if not card.marks & NO_CHOICE_CARDS:
            for seat in range(s.players):
                if seat != self.me and s.cards[HAND + seat]:
                    self.doubt += 0.3

    def _predict_phase(self, s: Table, phase: AnyPhase) -> None:
        if isinstance(phase, Turn):
            self.before_badge = True
            self.replenished = phase.replenished != 0
            for step in range(1, phase.left):
                self._predict_turn((phase.seat + step) % s.players)
        elif isinstance(phase, HomeMuster):
            self.home = phase.seat
            self.camp[self.home] = 0.0
            self.gold[self.home] += float(phase.left)
        elif isinstance(phase, DrawBagpipe):
            self.cards[phase.me] += float(phase.left)

    def _predict_turn(self, seat: i64) -> None:
        brought = MOVES * (self.castle[seat] + 1.0)
        self.camp[seat] += brought
        self.castle[seat] = max(0.0, self.castle[seat] + 1.0 - brought)
        self.doubt += 0.7

    def _betrayal(self, s: Table, seat: i64, personality: Personality) -> float:
        """Give the probability that a seat supports England in the coming battle."""
        if s.sided & BIT[seat] and s.knows_side(self.me, seat):
            return 1.0 if s.english & BIT[seat] else 0.0
        played = float(s.round - 1)
        done = FREE * played if s.options.badge_binds else played
        chance = min((USUAL * WEIGHT + float(s.dagger_cards(seat))) / (WEIGHT + done), 0.95)
        said = said_by(s.said, seat)
        if said == 1 or said == 2:
            trust = personality.trust
            if personality.remembers:
                trust = max(0.0, trust * 2.0 * self.honesty[seat] - 0.1)
            chance += min(trust, 0.9) * ((1.0 if said == 2 else 0.0) - chance)
        if s.options.badge_binds and seat != s.badge and self.before_badge:
            chance *= 1.0 - 1.0 / float(s.players - 1)
        return chance

    def raise_militia(self, s: Table) -> None:
        """4.4  Apply one more Raise Militia."""
        for seat in range(s.players):
            if seat != self.home:
                self.camp[seat] += 1.0
        self.scots += 1.0 + float(s.card().militia)


def _to_lay(s: Table, seat: i64) -> i64:
    """11.8  Give the Dagger cards that one of two players has left, the one on the table too."""
    laid = s.daggers[LAID + seat]
    return s.daggers[HELD + seat] + (some(REST, laid, 1) if laid else 0)


def mean_dagger(holding: i64) -> float:
    """Give the average daggers on a card of a holding."""
    cards = cards_in(holding)
    return float(daggers_in(holding)) / float(cards) if cards else float(VIRTUAL_VALUE)


def mean_of_shuffle(holding: i64, shuffle: i64) -> float:
    """Give the average daggers on a card of one shuffle of a holding."""
    return mean_dagger(holding >> 15 * shuffle & _SHUFFLE)
