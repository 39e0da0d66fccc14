"""The actions of Swords and Bagpipes as ints, each kind made and read back side by side."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.swords.rules.constants import MOST_KINDS, MOST_SEATS, Kind
from saltire.games.swords.rules.daggers import SHUFFLES, VALUES
from saltire.kernel.types import Seat

MOST_MOVED: Final = 20
"""R-11, R-46  Units moved in one go; move again for more."""
MOST_UNITS: Final = 9

_REPLENISH: Final = 0
_RELOCATE: Final = 4
DONE: Final = _RELOCATE + MOST_MOVED
PASS: Final = DONE + 1
SAY_SIDE: Final = PASS + 1
SAY_DAGGER: Final = SAY_SIDE + 2
LAY: Final = SAY_DAGGER + VALUES
_UNITS: Final = LAY + 8
_BADGE: Final = _UNITS + MOST_UNITS + 1
KEEP: Final = _BADGE + MOST_SEATS
_HOME: Final = KEEP + 1
_DROP: Final = _HOME + MOST_SEATS
DROP_VIRTUAL: Final = _DROP + SHUFFLES * VALUES
_PLAY: Final = DROP_VIRTUAL + 1
_WIDTH: Final = MOST_SEATS + 1
_AGAIN: Final = _PLAY + MOST_KINDS * _WIDTH
NUM_ACTIONS: Final = _AGAIN + MOST_KINDS * _WIDTH

REPLENISH: Final = 0
RELOCATE: Final = 1
SIMPLE: Final = 2
SAID_SIDE: Final = 3
SAID_DAGGER: Final = 4
LAID: Final = 5
UNITS: Final = 6
BADGE: Final = 7
HOME: Final = 8
DROP: Final = 9
PLAY: Final = 10
AGAIN: Final = 11
UNKNOWN: Final = 12


def replenish(how: i64) -> i64:
    """Collect taxes, raise militia, assemble troops or hire mercenaries."""
    return _REPLENISH + how


def relocate(units: i64) -> i64:
    """Move so many units from castle to camp."""
    return _RELOCATE + units - 1


def say_side(side: i64) -> i64:
    """Claim which side one will take."""
    return SAY_SIDE + side


def say_dagger(value: i64) -> i64:
    """Claim what one's dagger card shows."""
    return SAY_DAGGER + value - 1


def lay(side: i64, dagger: i64) -> i64:
    """Lay a choice token; with two players a dagger card too, else 0."""
    return LAY + 4 * side + dagger


def laid_side(action: i64) -> i64:
    """Tell which side a token shows."""
    return action - LAY >> 2


def laid_dagger(action: i64) -> i64:
    """Tell which dagger card was laid with a token; 0 if none."""
    return action - LAY & 3


def units(number: i64) -> i64:
    """Choose how many units a card takes or moves."""
    return _UNITS + number


def badge(to: Seat) -> i64:
    return _BADGE + to


def home(to: Seat) -> i64:
    """Pass the Stay Home token."""
    return _HOME + to


def drop(shuffle: i64, value: i64) -> i64:
    """Discard a dagger card."""
    return _DROP + VALUES * shuffle + value - 1


def play(kind: Kind, target: Seat) -> i64:
    """Play a Bagpipe card from the hand; the target is -1 where none is chosen."""
    return _PLAY + _WIDTH * kind + target + 1


def again(kind: Kind, target: Seat) -> i64:
    """Play an x2 card that lies open a second time."""
    return _AGAIN + _WIDTH * kind + target + 1


def is_again(action: i64) -> bool:
    """Tell a second play of an x2 card from a play from the hand."""
    return action >= _AGAIN


def kind_played(action: i64) -> Kind:
    """Tell which card is played, from the hand or again."""
    if action >= _AGAIN:
        return (action - _AGAIN) // _WIDTH
    return (action - _PLAY) // _WIDTH


def target_played(action: i64) -> Seat:
    """Tell on whom a card is played, from the hand or again; -1 if on nobody."""
    if action >= _AGAIN:
        return (action - _AGAIN) % _WIDTH - 1
    return (action - _PLAY) % _WIDTH - 1


def read(action: i64) -> tuple[int, int, int]:
    """Read an action back: what is done, and with what; -1 where there is nothing to tell."""
    if action < 0 or action >= NUM_ACTIONS:
        return UNKNOWN, -1, -1
    if action < _RELOCATE:
        return REPLENISH, action, -1
    if action < DONE:
        return RELOCATE, action - _RELOCATE + 1, -1
    if action < SAY_SIDE:
        return SIMPLE, -1, -1
    if action < SAY_DAGGER:
        return SAID_SIDE, action - SAY_SIDE, -1
    if action < LAY:
        return SAID_DAGGER, action - SAY_DAGGER + 1, -1
    if action < _UNITS:
        return LAID, laid_side(action), laid_dagger(action)
    if action < _BADGE:
        return UNITS, action - _UNITS, -1
    if action < KEEP:
        return BADGE, action - _BADGE, -1
    if action == KEEP or action == DROP_VIRTUAL:
        return SIMPLE, -1, -1
    if action < _DROP:
        return HOME, action - _HOME, -1
    if action < DROP_VIRTUAL:
        return DROP, (action - _DROP) // VALUES, (action - _DROP) % VALUES + 1
    if action < _AGAIN:
        return PLAY, kind_played(action), target_played(action)
    return AGAIN, kind_played(action), target_played(action)
