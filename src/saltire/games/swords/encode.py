"""Numbers for learners: a view as one vector of fixed size, and its legal actions as a mask.

Every number lies in [0, 1]. Players come clockwise from one's own seat, so that one network can play
any of them; a spectator sees through the eyes of seat 0, without cards. `LAYOUT` names each slice. The
vector is the same for every variant and card set: what is not used stays 0. Numbers without a limit,
units and gold, are written as n / (n + 8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i32, i64

from saltire.envs.arrays import observation_of
from saltire.games.swords.rules.actions import LAY
from saltire.games.swords.rules.battle import LayTokens
from saltire.games.swords.rules.board import CAMP, CASTLE, GOLD
from saltire.games.swords.rules.cards import CardSet
from saltire.games.swords.rules.constants import MOST_KINDS, MOST_SEATS, NOBODY
from saltire.games.swords.rules.daggers import regrouped
from saltire.games.swords.rules.draws import DrawBagpipe, DrawDagger
from saltire.games.swords.rules.game import PHASES
from saltire.games.swords.rules.options import OPTIONS
from saltire.games.swords.rules.rounds import Deal
from saltire.games.swords.rules.talk import said_by
from saltire.games.swords.rules.view import SwordsView
from saltire.kernel.bits import BIT, count
from saltire.kernel.encoder import (
    ONE,
    Encoder,
    OptionWriter,
    float_bits,
    own_seat,
    ratios,
    start_of,
    write_set,
)
from saltire.kernel.layout import laid_out
from saltire.kernel.vecs import vec
from saltire.kernel.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

VERSION: Final = 2
"""Counts up whenever LAYOUT or the numbering of actions changes."""
HISTORY: Final = {
    1: "first version",
    2: "rules version 2, whose new options are in `options`; statements about Dagger cards when the badge or "
    "the token is given",
}
"""What each version of the environment changed."""

_ARMS: Final = 39
_PHASES: Final = (
    "Oldest", "Deal", "Invasion", "Turn", "GiveBadge", "GiveToken", "HomeMuster", "LayTokens",
    "ChoiceCards", "KeepOrGive", "AwardsCards", "DrawBagpipe", "DrawDagger", "ChooseUnits",
    "DropDagger",
)  # fmt: skip
_SWITCHES: Final = tuple([option for option in OPTIONS if option.name not in ("oldest", "players")])


PLAYER: Final = laid_out((
    ("present", 1, "sits at the table"),
    ("wealth", 3, "units in the castle, units in the camp, gold: n / (n + 8)"),
    ("cards", 2, "Bagpipe cards in hand before this Awards phase, received in it / 60"),
    ("open", MOST_KINDS, "x2 cards that lie open, by title / 9"),
    ("resting", MOST_KINDS, "of them those that rest, by title / 9"),
    ("dagger_cards", 4, "Dagger cards by shuffle / 93"),
    ("virtual", 1, "virtual Dagger cards: n / (n + 8)"),
    ("side", 4, "has chosen a side; one's own view knows it; it is England; it is open"),
    ("looked_at", MOST_SEATS, "has looked at the token of these seats, own first, clockwise"),
    ("talk", 7, "spoke in this phase; spoke in this round, and said: Scotland, England, a Dagger card of "
     "1, 2, 3"),
    ("passed", 1, "has passed"),
    ("marks", 5, "has the badge, gave the badge, has the token, gave the token, stays home"),
    ("asked", 2, "is to choose, draws a card"),
    ("two", 9, "two players: Dagger cards taken, lost and still to lay, each by value / 7"),
    ("revealed", 12, "at the end: Dagger cards by shuffle and value / 31"),
    ("result", 1, "at the end: share of the win"),
))  # fmt: skip
_WIDTH: Final = PLAYER[-1].start + PLAYER[-1].length
REPEATED: Final = {"players": PLAYER}
"""Slices of LAYOUT that repeat for each player, and what they hold for one."""
_PARTS: Final = (
    ("players", MOST_SEATS * _WIDTH, f"player by player, own first, clockwise, {_WIDTH} numbers each, "
     "as PLAYER names them"),
    ("hand", MOST_KINDS, "own Bagpipe cards by title / 9"),
    ("new", MOST_KINDS, "own cards received in this Awards phase / 9"),
    ("discards", MOST_KINDS, "discarded Bagpipe cards by title / 9"),
    ("deck", 1, "Bagpipe cards left to draw / 60"),
    ("daggers", 12, "own Dagger cards by shuffle and value / 31"),
    ("laid", 4, "two players: the Dagger card one has laid, and whether cards lie"),
    ("unseen_daggers", 12, "Dagger cards not in sight by shuffle and value / 31"),
    ("dagger_stack", 4, "cards in the Dagger stack by shuffle / 93"),
    ("dagger_discards", 3, "discarded Dagger cards by value / 31"),
    ("arms", _ARMS, "the Arms card of this round"),
    ("arms_seen", _ARMS, "Arms cards seen so far"),
    ("invasion", 6, "troops, gold for victory and defeat, crown gold, divided, Scottish camp"),
    ("shield", 2, "change of the shield by cards: more, fewer"),
    ("round", 2, "round / 9, defeats / 5"),
    ("winner", 2, "the battle was won by Scotland, by England"),
    ("sealed", 8, "the choice one has sealed: Scotland or England, with no Dagger card or 1 to 3"),
    ("phase", len(_PHASES), "what is to be done: " + ", ".join(_PHASES)),
    ("phase_numbers", 3, "its numbers / 18, as `shown` gives them"),
    ("seats", 5, "2, 3, 4, 5 or 6 players"),
    ("spectator", 1, "the view is a spectator's"),
    ("over", 1, "the game is over"),
    ("options", len(_SWITCHES), "the chosen value of each option, first to last choice as 0 to 1: "
     + ", ".join([option.name for option in _SWITCHES])),
)  # fmt: skip


LAYOUT: Final = laid_out(_PARTS)
SIZE: Final = LAYOUT[-1].start + LAYOUT[-1].length


def observation(view: SwordsView) -> NDArray[np.float32]:
    """Write a view as a vector of SIZE numbers; LAYOUT says which is which."""
    return observation_of(ENCODER, view)


_PHASE_NUMBER: Final[dict[object, int]] = {
    phase: _PHASES.index(phase.__name__) for phase in PHASES if phase.__name__ in _PHASES
}
_HAND: Final[i64] = start_of(LAYOUT, "hand")
_NEW: Final[i64] = start_of(LAYOUT, "new")
_DISCARDS: Final[i64] = start_of(LAYOUT, "discards")
_DECK: Final[i64] = start_of(LAYOUT, "deck")
_DAGGERS: Final[i64] = start_of(LAYOUT, "daggers")
_LAID: Final[i64] = start_of(LAYOUT, "laid")
_UNSEEN: Final[i64] = start_of(LAYOUT, "unseen_daggers")
_STACK: Final[i64] = start_of(LAYOUT, "dagger_stack")
_DAGGER_DISCARDS: Final[i64] = start_of(LAYOUT, "dagger_discards")
_ARMS_AT: Final[i64] = start_of(LAYOUT, "arms")
_ARMS_SEEN: Final[i64] = start_of(LAYOUT, "arms_seen")
_INVASION: Final[i64] = start_of(LAYOUT, "invasion")
_SHIELD: Final[i64] = start_of(LAYOUT, "shield")
_ROUND: Final[i64] = start_of(LAYOUT, "round")
_WINNER: Final[i64] = start_of(LAYOUT, "winner")
_SEALED: Final[i64] = start_of(LAYOUT, "sealed")
_PHASE: Final[i64] = start_of(LAYOUT, "phase")
_NUMBERS: Final[i64] = start_of(LAYOUT, "phase_numbers")
_SEATS: Final[i64] = start_of(LAYOUT, "seats")
_SPECTATOR: Final[i64] = start_of(LAYOUT, "spectator")
_OVER: Final[i64] = start_of(LAYOUT, "over")
_OPTIONS_AT: Final[i64] = start_of(LAYOUT, "options")


_WEALTH: Final[i64] = start_of(PLAYER, "wealth")
_CARDS: Final[i64] = start_of(PLAYER, "cards")
_OPEN: Final[i64] = start_of(PLAYER, "open")
_RESTING: Final[i64] = start_of(PLAYER, "resting")
_DAGGER_CARDS: Final[i64] = start_of(PLAYER, "dagger_cards")
_VIRTUAL: Final[i64] = start_of(PLAYER, "virtual")
_SIDE: Final[i64] = start_of(PLAYER, "side")
_LOOKED_AT: Final[i64] = start_of(PLAYER, "looked_at")
_TALK: Final[i64] = start_of(PLAYER, "talk")
_PASSED: Final[i64] = start_of(PLAYER, "passed")
_MARKS: Final[i64] = start_of(PLAYER, "marks")
_ASKED: Final[i64] = start_of(PLAYER, "asked")
_TWO: Final[i64] = start_of(PLAYER, "two")
_REVEALED: Final[i64] = start_of(PLAYER, "revealed")
_RESULT: Final[i64] = start_of(PLAYER, "result")

_SIXTIETHS: Final[vec[i32]] = ratios(60, 60)
_OF_DAGGERS: Final[vec[i32]] = ratios(93, 93)
_OF_VALUE: Final[vec[i32]] = ratios(31, 31)
_SEVENTHS: Final[vec[i32]] = ratios(31, 7)
_NINTHS: Final[vec[i32]] = ratios(9, 9)
_FIFTHS: Final[vec[i32]] = ratios(5, 5)
_EIGHTEENTHS: Final[vec[i32]] = ratios(64, 18)
_SQUASHED: Final[vec[i32]] = vec[i32]([float_bits(n / (n + 8)) for n in range(256)])


def _copies() -> list[i32]:
    """Add up ninths: nine of them are not quite 1."""
    sums = [0.0]
    for _ in range(60):
        sums.append(sums[-1] + 1 / 9)
    return [float_bits(number) for number in sums]


_COPIES: Final[vec[i32]] = vec[i32](_copies())


class SwordsEncoder(Encoder):
    """Writes views of this game."""

    def __init__(self) -> None:
        super().__init__(SIZE)
        self._options = OptionWriter(_SWITCHES)

    def write(self, view: View, out: vec[i32], at: i64) -> None:
        assert isinstance(view, SwordsView)
        me = own_seat(view.seat)
        drawer = _drawer(view)
        place: i64 = 0
        while place < view.players:
            seat = me + place
            if seat >= view.players:
                seat -= view.players
            start = at + place * _WIDTH
            _write_player(view, seat, out, start)
            _write_public(view, seat, me, out, start)
            if seat == drawer:
                out[start + _ASKED + 1] = ONE
            if view.players == 2:
                _write_two(view, seat, out, start + _TWO)
            place += 1
        _write_cards(view, out, at)
        _write_daggers(view, out, at)
        _write_invasion(view, out, at)
        _write_state(view, out, at)
        _write_phase(view, out, at)
        self._options.write(view.options.all, out, at + _OPTIONS_AT)


def _squashed(number: i64) -> i32:
    if number < 256:
        return _SQUASHED[number]
    units = int(number)
    return float_bits(units / (units + 8))


def _drawer(view: SwordsView) -> i64:
    top = view.stack[-1] if view.stack else None
    if isinstance(top, (DrawBagpipe, DrawDagger)):
        return top.me
    return NOBODY


def _write_player(view: SwordsView, seat: i64, out: vec[i32], at: i64) -> None:
    """Write what a player has."""
    deck = view.options.cards
    out[at] = ONE
    out[at + _WEALTH] = _squashed(view.wealth[CASTLE + seat])
    out[at + _WEALTH + 1] = _squashed(view.wealth[CAMP + seat])
    out[at + _WEALTH + 2] = _squashed(view.wealth[GOLD + seat])
    out[at + _CARDS] = _SIXTIETHS[view.held[seat]]
    out[at + _CARDS + 1] = _SIXTIETHS[view.received[seat]]
    _write_titles(deck, view.open[seat], out, at + _OPEN)
    _write_titles(deck, view.resting[seat], out, at + _RESTING)
    for shuffle, cards in enumerate(view.dagger_cards[seat]):
        out[at + _DAGGER_CARDS + shuffle] = _OF_DAGGERS[cards]
    out[at + _VIRTUAL] = _squashed(view.virtual[seat])
    if view.returns is not None:
        _write_fields(view.revealed[seat], out, at + _REVEALED)
        out[at + _RESULT] = float_bits(view.returns[seat])


def _write_public(view: SwordsView, seat: i64, me: i64, out: vec[i32], at: i64) -> None:
    """Write what a player has done and said."""
    bit = BIT[seat]
    _write_flag(view.sided & bit, out, at + _SIDE)
    _write_flag(view.known_sides & bit, out, at + _SIDE + 1)
    _write_flag(view.english & bit, out, at + _SIDE + 2)
    _write_flag(view.open_sides & bit, out, at + _SIDE + 3)
    looked: i64 = view.peeked >> 6 * seat & 63
    if looked:  # turn the set so that it begins with one's own seat
        looked = looked >> me | looked * BIT[view.players - me] & BIT[view.players] - 1
        write_set(out, at + _LOOKED_AT, looked)
    _write_flag(view.spoken & bit, out, at + _TALK)
    said = said_by(view.said, seat)
    if said > 0:
        out[at + _TALK + 1] = ONE
        if said < 6:
            out[at + _TALK + 1 + said] = ONE
    _write_flag(view.passed & bit, out, at + _PASSED)
    _write_flag(1 if view.badge == seat else 0, out, at + _MARKS)
    _write_flag(1 if view.badge_from == seat else 0, out, at + _MARKS + 1)
    _write_flag(1 if view.token == seat else 0, out, at + _MARKS + 2)
    _write_flag(1 if view.token_from == seat else 0, out, at + _MARKS + 3)
    _write_flag(1 if view.home == seat else 0, out, at + _MARKS + 4)
    _write_flag(1 if seat in view.waiting else 0, out, at + _ASKED)


def _write_flag(flag: i64, out: vec[i32], at: i64) -> None:
    if flag:
        out[at] = ONE


def _write_titles(deck: CardSet, held: i64, out: vec[i32], at: i64) -> None:
    """Write how many copies of each title a set has."""
    if not held:
        return
    kind: i64 = 0
    while kind < deck.kinds:
        if held & deck.run[kind]:
            out[at + kind] = _COPIES[count(held & deck.run[kind])]
        kind += 1


def _write_fields(held: i64, out: vec[i32], at: i64) -> None:
    """Write the cards of a holding by shuffle and value."""
    while held:
        out[at] = _OF_VALUE[held & 31]
        held >>= 5
        at += 1


def _write_values(held: i64, shares: vec[i32], out: vec[i32], at: i64) -> None:
    """Write the cards of a holding by value."""
    whole = regrouped(held, 0)
    out[at] = shares[whole & 31]
    out[at + 1] = shares[whole >> 5 & 31]
    out[at + 2] = shares[whole >> 10 & 31]


def _write_two(view: SwordsView, seat: i64, out: vec[i32], at: i64) -> None:
    """11  Write the Dagger cards of a player when there are two."""
    _write_values(view.taken[1] if seat else view.taken[0], _SEVENTHS, out, at)
    _write_values(view.lost[1] if seat else view.lost[0], _SEVENTHS, out, at + 3)
    _write_values(view.hands_of_two[seat], _SEVENTHS, out, at + 6)


def _write_cards(view: SwordsView, out: vec[i32], at: i64) -> None:
    deck = view.options.cards
    _write_titles(deck, view.hand, out, at + _HAND)
    _write_titles(deck, view.new, out, at + _NEW)
    _write_titles(deck, view.discards, out, at + _DISCARDS)
    out[at + _DECK] = _SIXTIETHS[view.deck]


def _write_daggers(view: SwordsView, out: vec[i32], at: i64) -> None:
    _write_fields(view.daggers, out, at + _DAGGERS)
    if 1 <= view.laid <= 3:
        out[at + _LAID + view.laid - 1] = ONE
    if view.tokens_with_dagger:
        out[at + _LAID + 3] = ONE
    _write_fields(view.unseen_daggers, out, at + _UNSEEN)
    for shuffle, cards in enumerate(view.dagger_stack):
        out[at + _STACK + shuffle] = _OF_DAGGERS[cards]
    _write_values(view.dagger_discards, _OF_VALUE, out, at + _DAGGER_DISCARDS)


def _write_invasion(view: SwordsView, out: vec[i32], at: i64) -> None:
    write_set(out, at + _ARMS_SEEN, view.arms_seen)
    if view.arms != NOBODY:
        card = view.options.cards.arms[view.arms]
        out[at + _ARMS_AT + view.arms] = ONE
        out[at + _INVASION] = _SIXTIETHS[card.troops]
        out[at + _INVASION + 1] = _SIXTIETHS[card.win]
        out[at + _INVASION + 2] = _SIXTIETHS[card.loss]
        out[at + _INVASION + 3] = _SIXTIETHS[card.crown]
        if card.split:
            out[at + _INVASION + 4] = ONE
    out[at + _INVASION + 5] = _squashed(view.scottish_camp)
    if view.shield > 0:
        out[at + _SHIELD] = _squashed(view.shield)
    elif view.shield < 0:
        out[at + _SHIELD + 1] = _squashed(-view.shield)


def _write_state(view: SwordsView, out: vec[i32], at: i64) -> None:
    out[at + _ROUND] = _NINTHS[view.round]
    out[at + _ROUND + 1] = _FIFTHS[view.defeats]
    if view.winner != NOBODY:
        out[at + _WINNER + view.winner] = ONE
    out[at + _SEATS + view.players - 2] = ONE
    if view.seat < 0:
        out[at + _SPECTATOR] = ONE


def _write_phase(view: SwordsView, out: vec[i32], at: i64) -> None:
    if not view.stack:
        out[at + _OVER] = ONE
        return
    top = view.stack[-1]
    out[at + _PHASE + _PHASE_NUMBER[type(top)]] = ONE
    if isinstance(top, LayTokens):
        if view.seat >= 0 and top.choices[view.seat] >= 0:
            out[at + _SEALED + top.choices[view.seat] - LAY] = ONE
        return
    place: i64 = 0 if isinstance(top, Deal) else -1
    for shown in top.shown()[1:]:
        if isinstance(shown, int):
            if place >= 0:
                out[at + _NUMBERS + place] = _EIGHTEENTHS[shown]
            place += 1


ENCODER: Final = SwordsEncoder()
