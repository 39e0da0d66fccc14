"""Numbers for learners: a view as one vector of fixed size, and its legal actions as a mask.

Every number lies in [0, 1]. Own things come before the other side's; a spectator sees through the eyes
of England, without blocks and hand. `LAYOUT` names each slice. The vector is the same for every
scenario and edition: what a game does not use stays 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i32, i64

from saltire.envs.arrays import observation_of
from saltire.games.hammer.encode_layout import (
    CELTS,
    ENTRIES,
    FRONT_WIDTH,
    HISTORY,
    KNOWN_WIDTH,
    LAYOUT,
    OWN_WIDTH,
    PHASE_NAMES,
    SIZE,
    TALLIES,
    VERSION,
)
from saltire.games.hammer.rules.battles import CelticLoyalty
from saltire.games.hammer.rules.board import NOBODY, Turn
from saltire.games.hammer.rules.builds import DrawBlock, EnglishBuilds, ScottishBuilds, SeaPlace
from saltire.games.hammer.rules.cards import PlayCards
from saltire.games.hammer.rules.constants import (
    AREAS,
    BLOCKS,
    BORDERS,
    CARD_KINDS,
    CARD_OF,
    CARDS,
    FULL,
    PER_SIDE,
    PLACES,
)
from saltire.games.hammer.rules.options import OPTIONS
from saltire.games.hammer.rules.phases import PHASES
from saltire.games.hammer.rules.together import LeaveTogether, SlipAway, SlipAwayTo
from saltire.games.hammer.rules.view import HammerView
from saltire.kernel.bits import BIT, members
from saltire.kernel.encoder import (
    ONE,
    Encoder,
    OptionWriter,
    actor_place,
    as_float32,
    float_bits,
    own_seat,
    ratios,
    start_of,
    write_own_first,
    write_set,
)
from saltire.kernel.phase import OPEN, AnyPhase
from saltire.kernel.vecs import vec
from saltire.kernel.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["ENCODER", "HISTORY", "LAYOUT", "SIZE", "VERSION", "observation"]


def observation(view: HammerView) -> NDArray[np.float32]:
    """Write a view as a vector of SIZE numbers; LAYOUT says which is which."""
    return observation_of(ENCODER, view)


_PHASE_NUMBER: Final[dict[object, int]] = {PHASES[name]: i for i, name in enumerate(PHASE_NAMES)}
_OWN_BLOCKS: Final[i64] = start_of(LAYOUT, "own")
_ENEMY: Final[i64] = start_of(LAYOUT, "enemy")
_SHOWN: Final[i64] = start_of(LAYOUT, "shown")
_COUNTS: Final[i64] = start_of(LAYOUT, "counts")
_HAND: Final[i64] = start_of(LAYOUT, "hand")
_HELD: Final[i64] = start_of(LAYOUT, "held")
_PLAYED: Final[i64] = start_of(LAYOUT, "played")
_CARDS_OPEN: Final[i64] = start_of(LAYOUT, "cards")
_CHOSEN: Final[i64] = start_of(LAYOUT, "chosen")
_TIME: Final[i64] = start_of(LAYOUT, "time")
_FIRST: Final[i64] = start_of(LAYOUT, "first")
_TRUCE: Final[i64] = start_of(LAYOUT, "truce")
_KINGS: Final[i64] = start_of(LAYOUT, "kings")
_POINTS: Final[i64] = start_of(LAYOUT, "points")
_ACTIVATED: Final[i64] = start_of(LAYOUT, "activated")
_CROSSED: Final[i64] = start_of(LAYOUT, "crossed")
_USED: Final[i64] = start_of(LAYOUT, "used")
_MAIN: Final[i64] = start_of(LAYOUT, "main")
_ARRIVED: Final[i64] = start_of(LAYOUT, "arrived")
_TALLIED: Final[i64] = start_of(LAYOUT, "tallies")
_BATTLE: Final[i64] = start_of(LAYOUT, "battle")
_ROUND: Final[i64] = start_of(LAYOUT, "round")
_ATTACKER: Final[i64] = start_of(LAYOUT, "attacker")
_DEFECTION: Final[i64] = start_of(LAYOUT, "defection")
_FRONT_AT: Final[i64] = start_of(LAYOUT, "front")
_ACTOR: Final[i64] = start_of(LAYOUT, "actor")
_PHASE: Final[i64] = start_of(LAYOUT, "phase")
_ARGS_AT: Final[i64] = start_of(LAYOUT, "phase_args")
_CELTS_AT: Final[i64] = start_of(LAYOUT, "phase_celts")
_LEAVING: Final[i64] = start_of(LAYOUT, "phase_leaving")
_SPENT: Final[i64] = start_of(LAYOUT, "phase_spent")
_SEA: Final[i64] = start_of(LAYOUT, "phase_sea")
_RESULT: Final[i64] = start_of(LAYOUT, "result")
_OPTIONS_AT: Final[i64] = start_of(LAYOUT, "options")

_COPIES: Final = [
    len([card for card in range(CARDS) if CARD_OF[card] == kind]) for kind in range(CARD_KINDS)
]
_OF_KIND: Final[vec[i32]] = vec[i32](
    [float_bits(n / copies) for copies in _COPIES for n in range(CARDS)]
)
"""_OF_KIND[CARDS * kind + n]: so many of all the cards of a kind."""
_OF_FULL: Final[vec[i32]] = vec[i32](
    [float_bits(n / max(full, 1)) for full in range(8) for n in range(8)]
)
"""_OF_FULL[8 * full + strength]."""
_QUARTERS: Final[vec[i32]] = ratios(8, 4)
_BLOCKS_HERE: Final[vec[i32]] = ratios(PER_SIDE, PER_SIDE)
_FIFTHS: Final[vec[i32]] = ratios(10, 5)
_YEARS: Final[vec[i32]] = ratios(256, 256)
_THIRDS: Final[vec[i32]] = ratios(3, 3)
_SIXTHS: Final[vec[i32]] = ratios(BLOCKS, 6)
_ENTRY: Final[vec[i32]] = ratios(4095, ENTRIES)
_ARGUMENTS: Final[vec[i32]] = ratios(256, 64)
_SEA_AREAS: Final[vec[i32]] = ratios(32, 23)


def _arrivals() -> list[i32]:
    """Add up the share of one block again and again, as 32-bit floats do."""
    found: list[i32] = [0]
    number = 0.0
    for _ in range(BLOCKS):
        number = as_float32(number + as_float32(1 / PER_SIDE))
        found.append(float_bits(number))
    return found


_ARRIVALS: Final[vec[i32]] = vec[i32](_arrivals())


class HammerEncoder(Encoder):
    """Writes views of this game."""

    def __init__(self) -> None:
        super().__init__(SIZE)
        self._options = OptionWriter(OPTIONS)

    def write(self, view: View, out: vec[i32], at: i64) -> None:
        assert isinstance(view, HammerView)
        me = own_seat(view.seat)
        if view.seat >= 0:
            out[at + me] = ONE
            _write_own(view, me, out, at + _OWN_BLOCKS)
        else:
            out[at + 2] = ONE
        _write_known(view, 1 - me, out, at + _ENEMY)
        _write_known(view, me, out, at + _SHOWN)
        _write_counts(view, me, out, at)
        _write_cards(view, me, out, at)
        _write_turn(view.turn, me, out, at)
        _write_moves(view.turn, out, at)
        _write_tallies(view, out, at)
        if view.battle.area != NOBODY:
            _write_battle(view, me, out, at)
        _write_phase(view, me, out, at)
        if view.returns is not None:
            write_own_first(view.returns, me, out, at + _RESULT)
        self._options.write(view.options.all, out, at + _OPTIONS_AT)


def _write_own(view: HammerView, me: i64, out: vec[i32], at: i64) -> None:
    block: i64 = PER_SIDE * me
    last: i64 = block + PER_SIDE
    moved, entry = view.turn.moved, view.turn.entry
    place, strength = view.place, view.strength
    while block < last:
        out[at + place[block]] = ONE
        out[at + PLACES] = _OF_FULL[8 * FULL[block] + strength[block]]
        if moved & BIT[block]:
            out[at + PLACES + 1] = ONE
        if entry[block]:
            out[at + PLACES + 2] = _ENTRY[entry[block]]
        at += OWN_WIDTH
        block += 1


def _write_known(view: HammerView, side: i64, out: vec[i32], at: i64) -> None:
    """Write what is known of the blocks of a side: where they may be, and how strong."""
    block: i64 = PER_SIDE * side
    last: i64 = block + PER_SIDE
    maybe, least, most = view.maybe, view.least, view.most
    while block < last:
        write_set(out, at, maybe[block])
        out[at + PLACES] = _QUARTERS[least[block]]
        out[at + PLACES + 1] = _QUARTERS[most[block]]
        at += KNOWN_WIDTH
        block += 1


def _write_counts(view: HammerView, me: i64, out: vec[i32], at: i64) -> None:
    counts = view.counts
    own: i64 = PLACES * me
    place: i64 = 0
    while place < PLACES:
        out[at + _COUNTS + place] = _BLOCKS_HERE[counts[own + place]]
        out[at + _COUNTS + PLACES + place] = _BLOCKS_HERE[counts[PLACES - own + place]]
        place += 1


def _write_cards(view: HammerView, me: i64, out: vec[i32], at: i64) -> None:
    turn = view.turn
    own: i64 = CARD_KINDS * me
    other: i64 = CARD_KINDS - own
    kind: i64 = 0
    while kind < CARD_KINDS:
        if view.seat >= 0:
            out[at + _HAND + kind] = _OF_KIND[CARDS * kind + turn.hands[own + kind]]
        out[at + _PLAYED + kind] = _OF_KIND[CARDS * kind + turn.played[own + kind]]
        out[at + _PLAYED + CARD_KINDS + kind] = _OF_KIND[CARDS * kind + turn.played[other + kind]]
        kind += 1
    sizes = view.hand_sizes
    out[at + _HELD + me] = _FIFTHS[sizes[0]]
    out[at + _HELD + 1 - me] = _FIFTHS[sizes[1]]
    if turn.card(me) != NOBODY:
        out[at + _CARDS_OPEN + turn.card(me)] = ONE
    if turn.card(1 - me) != NOBODY:
        out[at + _CARDS_OPEN + CARD_KINDS + turn.card(1 - me)] = ONE


def _write_turn(turn: Turn, me: i64, out: vec[i32], at: i64) -> None:
    years = turn.year - 1297
    years = min(years, 256)
    out[at + _TIME] = _YEARS[years]
    out[at + _TIME + 1] = _FIFTHS[turn.number]
    if turn.first != NOBODY:
        out[at + _FIRST + (0 if turn.first == me else 1)] = ONE
    if turn.truce != NOBODY:
        out[at + _TRUCE + (0 if turn.truce == me else 1)] = ONE
    if turn.edward == 2:
        out[at + _KINGS] = ONE
    if turn.wintered:
        out[at + _KINGS + 1] = ONE
    if turn.crowned:
        out[at + _KINGS + 2] = ONE
    out[at + _POINTS] = _THIRDS[turn.points]


def _write_moves(turn: Turn, out: vec[i32], at: i64) -> None:
    """Write what has moved, over which borders, and how main forces came."""
    write_set(out, at + _ACTIVATED, turn.activated)
    crossed, used, main = turn.crossed, turn.used, turn.main
    border: i64 = 0
    while border < BORDERS:
        if crossed[border]:
            out[at + _CROSSED + border] = _SIXTHS[crossed[border]]
        if used[border]:
            write_set(out, at + _USED + 4 * border, used[border] & 15)
        border += 1
    area: i64 = 0
    while area < AREAS:
        if main[area]:
            out[at + _MAIN + area] = _ENTRY[main[area]]
        area += 1


def _write_tallies(view: HammerView, out: vec[i32], at: i64) -> None:
    """Write how hidden blocks came; they ascend, so those in one area follow one another."""
    last: i64 = NOBODY
    same: i64 = 0
    for n, number in enumerate(view.tallies):
        tally: i64 = number
        out[at + _TALLIED + n] = float_bits((number + 1) / TALLIES)
        where: i64 = tally >> 13
        if where != last:
            same = 0
            last = where
        same += 1
        half: i64 = AREAS if view.seat < 0 and where >= PLACES else 0
        out[at + _ARRIVED + half + where % PLACES] = _ARRIVALS[same]


def _write_battle(view: HammerView, me: i64, out: vec[i32], at: i64) -> None:
    battle = view.battle
    out[at + _BATTLE + battle.area] = ONE
    out[at + _ROUND + battle.round - 1] = ONE
    out[at + _ATTACKER + (0 if battle.attacker == me else 1)] = ONE
    if battle.defection:
        out[at + _DEFECTION] = ONE
    for number in members(battle.front):
        block: i64 = number
        row = at + _FRONT_AT + FRONT_WIDTH * (block if me == 0 else (block + PER_SIDE) % BLOCKS)
        out[row] = ONE
        out[row + 1] = _QUARTERS[view.strength[block]]
        if battle.acted & BIT[block]:
            out[row + 2] = ONE


def _write_phase(view: HammerView, me: i64, out: vec[i32], at: i64) -> None:
    out[at + _ACTOR + actor_place(view.actor, me)] = ONE
    if not view.stack:
        return
    phase = view.stack[-1]
    out[at + _PHASE + _PHASE_NUMBER[type(phase)]] = ONE
    if isinstance(phase, PlayCards):
        _write_chosen(view, phase, me, out, at + _CHOSEN)
    elif isinstance(phase, CelticLoyalty):
        for celt, block in enumerate(CELTS):
            if phase.waiting & BIT[block]:
                out[at + _CELTS_AT + celt] = ONE
    elif isinstance(phase, (LeaveTogether, SlipAway, SlipAwayTo)):
        write_set(out, at + _LEAVING, phase.named >> PER_SIDE * phase.seat & BIT[PER_SIDE] - 1)
        _write_argument(phase.seat, out, at + _ARGS_AT)
        if isinstance(phase, SlipAwayTo):
            _write_argument(phase.block, out, at + _ARGS_AT + 1)
    elif isinstance(phase, (EnglishBuilds, ScottishBuilds, DrawBlock, SeaPlace)):
        _write_builds(phase, out, at)
    else:
        place: i64 = 0
        for argument in phase.args():
            if isinstance(argument, int):
                _write_argument(argument, out, at + _ARGS_AT + place)
                place += 1


def _write_argument(number: i64, out: vec[i32], at: i64) -> None:
    out[at] = _ARGUMENTS[number + 1]


def _write_chosen(view: HammerView, phase: PlayCards, me: i64, out: vec[i32], at: i64) -> None:
    if phase.choices[me] != OPEN:
        out[at + CARD_KINDS] = ONE
    if phase.choices[1 - me] != OPEN:
        out[at + CARD_KINDS + 1] = ONE
    if view.seat >= 0 and phase.choices[me] >= 0:
        out[at + phase.choices[me]] = ONE


def _write_builds(phase: AnyPhase, out: vec[i32], at: i64) -> None:
    """Write a phase of the builds: points spent, where Norse and French were drawn for."""
    spent: i64 = 0
    sea: i64 = 0
    if isinstance(phase, EnglishBuilds):
        spent = phase.spent
    elif isinstance(phase, (ScottishBuilds, DrawBlock, SeaPlace)):
        spent, sea = phase.spent, phase.sea
    if isinstance(phase, DrawBlock):
        _write_argument(phase.area, out, at + _ARGS_AT)
    elif isinstance(phase, SeaPlace):
        _write_argument(phase.block, out, at + _ARGS_AT)
        _write_argument(phase.area, out, at + _ARGS_AT + 1)
    area: i64 = 0
    while area < AREAS:
        out[at + _SPENT + area] = _THIRDS[spent >> 2 * area & 3]
        area += 1
    out[at + _SEA] = _SEA_AREAS[sea & 31]
    out[at + _SEA + 1] = _SEA_AREAS[sea >> 5]


ENCODER: Final = HammerEncoder()
