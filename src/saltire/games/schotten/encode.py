"""Numbers for learners: a view as one vector of fixed size, and its legal actions as a mask.

Every number lies in [0, 1]. Own things come before the other player's, so that one network can play
either seat; a spectator sees through the eyes of seat 0, without a hand. `LAYOUT` names each slice.
The vector is the same for every variant: what a variant does not use stays 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i32, i64

from saltire.envs.arrays import observation_of
from saltire.games.schotten.rules.board import DECK
from saltire.games.schotten.rules.constants import ALL_STONES, CLAN, JOKER, RECRUITER, SHIELD
from saltire.games.schotten.rules.options import OPTIONS
from saltire.games.schotten.rules.ruses import (
    DeclareJoker,
    DeclareShield,
    MoveTo,
    Pick,
    PutBack,
    Recruit,
    RecruitDraw,
)
from saltire.games.schotten.rules.turn import ChooseDeck, Claim, Deal, Draw, Place, StartPlayer
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.bits import BIT
from saltire.kernel.encoder import (
    ONE,
    Encoder,
    OptionWriter,
    actor_place,
    float_bits,
    own_seat,
    ratios,
    start_of,
    write_own_first,
    write_set,
)
from saltire.kernel.layout import laid_out
from saltire.kernel.phase import AnyPhase
from saltire.kernel.vecs import vec
from saltire.kernel.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

VERSION: Final = 2
"""Counts up whenever LAYOUT or the numbering of actions changes."""
HISTORY: Final = {
    1: "first version",
    2: "rules version 2: a second Joker stays in hand unless the option says otherwise",
}
"""What each version of the environment changed."""

_SIDE: Final = CLAN + 3
_HELD: Final = CLAN + 10
_PUT_BACK: Final = 3 + CLAN + 9
_PHASES: Final = (
    StartPlayer, Deal, Place, Claim, ChooseDeck, Draw, Recruit, RecruitDraw,
    PutBack, Pick, MoveTo, DeclareJoker, DeclareShield,
)  # fmt: skip
_PHASE_NAMES: Final = ", ".join([phase.__name__ for phase in _PHASES])
_PHASE_NUMBER: Final[dict[object, int]] = {phase: i for i, phase in enumerate(_PHASES)}
_SWITCHES: Final = tuple(
    [option for option in OPTIONS if option.name not in ("start_player", "edition")]
)


_PARTS: Final = (
    ("sides_own", 9 * _SIDE, "stone by stone: 54 clan cards, Joker, Spy, Shield-bearer"),
    ("sides_other", 9 * _SIDE, "the same for the other player"),
    ("hand", _HELD, "own hand: 54 clan cards, 9 kinds of tactics cards, a second Joker"),
    ("known", _HELD, "cards known to be in the other player's hand"),
    ("discards", _HELD, "cards on the open pile"),
    ("unseen", CLAN, "clan cards that lie face up nowhere"),
    ("owned", 18, "stones claimed, own then other"),
    ("full", 18, "complete sides, own then other"),
    ("first", 18, "sides that were complete first, own then other"),
    ("provable", 18, "stones that could be claimed now, own then other"),
    ("winnable", 18, "stones not yet lost, own then other"),
    ("bluff", 9, "stones under Blind Man's Bluff"),
    ("mud", 9, "stones under Mud Fight"),
    ("formation", 18, "class of each complete side / 5, own then other"),
    ("total", 18, "total strength of each complete side / 36, own then other"),
    ("joker_face_own", CLAN, "the card one's own Joker was declared to be"),
    ("joker_face_other", CLAN, "the card the other player's Joker was declared to be"),
    ("shield_strength", 3, "the strength a Shield-bearer was declared to have"),
    ("put_back", 6 * _PUT_BACK, "two cards each under the clan deck, under the tactics deck and "
     "aside: put there by oneself, by the other, has a tactics back, then its face if known"),
    ("held", 4, "hand sizes / 10: own clan, own tactics, other's clan, other's tactics"),
    ("decks", 2, "clan deck / 54, tactics deck / 10"),
    ("played", 2, "tactics cards played / 10, own then other"),
    ("jokered", 2, "has played a Joker, own then other"),
    ("passes", 1, "passes in a row / 4"),
    ("actor", 4, "who acts: oneself, the other, chance, nobody"),
    ("phase", len(_PHASES), "what is to be done: " + _PHASE_NAMES),
    ("drawer", 2, "who draws, own then other, while a card is drawn"),
    ("phase_left", 1, "cards still to be dealt, recruited or put back / 14"),
    ("phase_then", 4, "after the claims: draw, end the turn, play a card, draw one more"),
    ("phase_deck", 2, "the deck drawn from: clan, tactics"),
    ("phase_ruse", 4, "the ruse under way: Recruiter, Strategist, Banshee, Traitor"),
    ("phase_card", _SIDE, "the card that a ruse moves"),
    ("phase_stone", 9, "the stone at which a face is declared"),
    ("round", 2, "this round / rounds, rounds / 21"),
    ("starter", 2, "who began the round, own then other"),
    ("points", 2, "points / (5 * rounds), own then other"),
    ("result", 2, "shares of the win when the game is over, own then other"),
    ("spectator", 1, "the view is a spectator's"),
    ("options", len(_SWITCHES), "the chosen value of each option, first to last choice as 0 to 1: "
     + ", ".join([option.name for option in _SWITCHES])),
)  # fmt: skip


LAYOUT: Final = laid_out(_PARTS)
SIZE: Final = LAYOUT[-1].start + LAYOUT[-1].length


def observation(view: SchottenView) -> NDArray[np.float32]:
    """Write a view as a vector of SIZE numbers; LAYOUT says which is which."""
    return observation_of(ENCODER, view)


_HAND: Final[i64] = start_of(LAYOUT, "hand")
_KNOWN: Final[i64] = start_of(LAYOUT, "known")
_DISCARDS: Final[i64] = start_of(LAYOUT, "discards")
_UNSEEN: Final[i64] = start_of(LAYOUT, "unseen")
_OWNED: Final[i64] = start_of(LAYOUT, "owned")
_BLUFF: Final[i64] = start_of(LAYOUT, "bluff")
_FORMATION: Final[i64] = start_of(LAYOUT, "formation")
_TOTAL: Final[i64] = start_of(LAYOUT, "total")
_JOKER_FACE: Final[i64] = start_of(LAYOUT, "joker_face_own")
_SHIELD: Final[i64] = start_of(LAYOUT, "shield_strength")
_PUT_BACKS: Final[i64] = start_of(LAYOUT, "put_back")
_COUNTS: Final[i64] = start_of(LAYOUT, "held")
_ACTOR: Final[i64] = start_of(LAYOUT, "actor")
_PHASE: Final[i64] = start_of(LAYOUT, "phase")
_DRAWER: Final[i64] = start_of(LAYOUT, "drawer")
_LEFT: Final[i64] = start_of(LAYOUT, "phase_left")
_THEN: Final[i64] = start_of(LAYOUT, "phase_then")
_DECK: Final[i64] = start_of(LAYOUT, "phase_deck")
_RUSE: Final[i64] = start_of(LAYOUT, "phase_ruse")
_CARD: Final[i64] = start_of(LAYOUT, "phase_card")
_STONE: Final[i64] = start_of(LAYOUT, "phase_stone")
_ROUND: Final[i64] = start_of(LAYOUT, "round")
_STARTER: Final[i64] = start_of(LAYOUT, "starter")
_POINTS: Final[i64] = start_of(LAYOUT, "points")
_RESULT: Final[i64] = start_of(LAYOUT, "result")
_SPECTATOR: Final[i64] = start_of(LAYOUT, "spectator")
_OPTIONS: Final[i64] = start_of(LAYOUT, "options")

_FIFTHS: Final[vec[i32]] = ratios(5, 5)
_TOTALS: Final[vec[i32]] = ratios(63, 36)
_TENTHS: Final[vec[i32]] = ratios(255, 10)
_OF_DECK: Final[vec[i32]] = ratios(CLAN, CLAN)
_QUARTERS: Final[vec[i32]] = ratios(16, 4)
_LEFTS: Final[vec[i32]] = ratios(28, 14)
_ROUNDS: Final[vec[i32]] = ratios(21, 21)


class SchottenEncoder(Encoder):
    """Writes views of this game."""

    def __init__(self) -> None:
        super().__init__(SIZE)
        self._options = OptionWriter(_SWITCHES)

    def write(self, view: View, out: vec[i32], at: i64) -> None:
        assert isinstance(view, SchottenView)
        me = own_seat(view.seat)
        _write_sides(view, me, out, at)
        _write_cards(view, out, at)
        _write_stones(view, me, out, at)
        if view.options.tactics:
            _write_tactics(view, me, out, at)
        _write_counts(view, me, out, at)
        _write_phase(view, me, out, at)
        _write_match(view, me, out, at)
        self._options.write(view.options.all, out, at + _OPTIONS)


def _write_sides(view: SchottenView, me: i64, out: vec[i32], at: i64) -> None:
    """Write the cards at the stones and what complete sides are worth."""
    sides, worth = view.sides, view.worth
    place: i64 = 0
    side: i64 = 9 * me
    while place < 18:
        if sides[side]:
            write_set(out, at + _SIDE * place, sides[side])
        if worth[side]:
            out[at + _FORMATION + place] = _FIFTHS[worth[side] >> 6]
            out[at + _TOTAL + place] = _TOTALS[worth[side] & 63]
        place += 1
        side += 1
        if side == 18:
            side = 0


def _write_cards(view: SchottenView, out: vec[i32], at: i64) -> None:
    write_set(out, at + _HAND, view.hand)
    write_set(out, at + _HAND + CLAN, view.tactics_hand)
    write_set(out, at + _KNOWN, view.known)
    write_set(out, at + _KNOWN + CLAN, view.known_tactics)
    write_set(out, at + _DISCARDS, view.discards)
    write_set(out, at + _DISCARDS + CLAN, view.tactics_discards)
    write_set(out, at + _UNSEEN, view.unseen)


def _write_stones(view: SchottenView, me: i64, out: vec[i32], at: i64) -> None:
    """Write sets of stones, own then other: owned, full, first, provable, winnable."""
    at += _OWNED
    mine: i64 = 9 * me
    theirs: i64 = 9 - mine
    write_set(out, at, view.owned >> mine & ALL_STONES)
    write_set(out, at + 9, view.owned >> theirs & ALL_STONES)
    write_set(out, at + 18, view.full >> mine & ALL_STONES)
    write_set(out, at + 27, view.full >> theirs & ALL_STONES)
    write_set(out, at + 36, view.first >> mine & ALL_STONES)
    write_set(out, at + 45, view.first >> theirs & ALL_STONES)
    provable, winnable = view.provable, view.winnable
    write_set(out, at + 54 + mine, provable[0])
    write_set(out, at + 54 + theirs, provable[1])
    write_set(out, at + 72 + mine, winnable[0])
    write_set(out, at + 72 + theirs, winnable[1])


def _write_tactics(view: SchottenView, me: i64, out: vec[i32], at: i64) -> None:
    """Write what only tactics cards bring: combat modes, declared faces, cards put back."""
    write_set(out, at + _BLUFF, view.bluff)
    write_set(out, at + _BLUFF + 9, view.mud)
    for seat in (0, 1):
        face: i64 = (view.joker_faces >> 6 * seat & 63) - 1
        if face >= 0 and _lies(view, JOKER, 9 * seat, 9 * seat + 9):
            out[at + _JOKER_FACE + (0 if seat == me else CLAN) + face] = ONE
    if view.shield_declared and _lies(view, SHIELD, 0, 18):
        out[at + _SHIELD + view.shield_declared - 1] = ONE
    _write_put_back(view.under_clan, me, out, at + _PUT_BACKS)
    _write_put_back(view.under_tactics, me, out, at + _PUT_BACKS + 2 * _PUT_BACK)
    _write_put_back(view.aside, me, out, at + _PUT_BACKS + 4 * _PUT_BACK)


def _lies(view: SchottenView, card: i64, start: i64, stop: i64) -> bool:
    while start < stop:
        if view.sides[start] & BIT[card]:
            return True
        start += 1
    return False


def _write_put_back(entries: tuple[int, ...], me: i64, out: vec[i32], at: i64) -> None:
    """Write 2 * card + seat if a card is known, -1 - seat or -3 - seat if only its back is."""
    for known in entries:
        entry: i64 = known
        seat: i64 = entry & 1 if entry >= 0 else (-1 - entry) & 1
        out[at + (0 if seat == me else 1)] = ONE
        if entry >= 2 * CLAN or entry < -2:
            out[at + 2] = ONE
        if entry >= 0:
            out[at + 3 + (entry >> 1)] = ONE
        at += _PUT_BACK


def _write_counts(view: SchottenView, me: i64, out: vec[i32], at: i64) -> None:
    """Write `held`, `decks`, `played`, `jokered` and `passes`, which follow one another."""
    at += _COUNTS
    clan, tactics = view.clan_held, view.tactics_held
    out[at] = _TENTHS[clan[1] if me else clan[0]]
    out[at + 2] = _TENTHS[clan[0] if me else clan[1]]
    out[at + 4] = _OF_DECK[view.clan_deck]
    if view.options.tactics:
        out[at + 1] = _TENTHS[tactics[1] if me else tactics[0]]
        out[at + 3] = _TENTHS[tactics[0] if me else tactics[1]]
        out[at + 5] = _TENTHS[view.tactics_deck]
        out[at + 6] = _TENTHS[view.played >> 8 * me & 255]
        out[at + 7] = _TENTHS[view.played >> 8 - 8 * me & 255]
        write_set(out, at + 8, view.jokered >> me & 1 | (view.jokered >> 1 - me & 1) * 2)
    out[at + 10] = _QUARTERS[view.passes]


def _write_phase(view: SchottenView, me: i64, out: vec[i32], at: i64) -> None:
    out[at + _ACTOR + actor_place(view.actor, me)] = ONE
    if not view.stack:
        return
    phase = view.stack[-1]
    out[at + _PHASE + _PHASE_NUMBER[type(phase)]] = ONE
    if isinstance(phase, Claim):
        out[at + _THEN + phase.then] = ONE
    elif not isinstance(phase, Place):
        _write_seldom(phase, me, out, at)


def _write_seldom(phase: AnyPhase, me: i64, out: vec[i32], at: i64) -> None:
    """Write the numbers of the phases that are not met in every turn."""
    if isinstance(phase, (Deal, Recruit, RecruitDraw, PutBack)):
        out[at + _LEFT] = _LEFTS[phase.left]
    if isinstance(phase, (Draw, RecruitDraw)):
        out[at + _DRAWER + (0 if phase.me == me else 1)] = ONE
        out[at + _DECK + (0 if phase.deck == DECK else 1)] = ONE
    elif isinstance(phase, (Pick, MoveTo)):
        out[at + _RUSE + phase.ruse - RECRUITER] = ONE
        if isinstance(phase, MoveTo):
            out[at + _CARD + phase.card] = ONE
    elif isinstance(phase, (DeclareJoker, DeclareShield)):
        out[at + _STONE + phase.stone] = ONE


def _write_match(view: SchottenView, me: i64, out: vec[i32], at: i64) -> None:
    rounds, standing = view.options.rounds, view.standing
    if standing.round == rounds:
        out[at + _ROUND] = ONE
    else:
        out[at + _ROUND] = float_bits(int(standing.round) / rounds)
    out[at + _ROUND + 1] = _ROUNDS[rounds]
    out[at + _STARTER + (0 if standing.starter == me else 1)] = ONE
    if standing.points[0] or standing.points[1]:
        most = 5 * rounds
        shares = (standing.points[0] / most, standing.points[1] / most)
        write_own_first(shares, me, out, at + _POINTS)
    if view.returns is not None:
        write_own_first(view.returns, me, out, at + _RESULT)
    if view.seat < 0:
        out[at + _SPECTATOR] = ONE


ENCODER: Final = SchottenEncoder()
