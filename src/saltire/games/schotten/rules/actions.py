"""The actions of Schotten Totten as ints, each kind made and read back side by side."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.rules.constants import RECRUITER, Card, Stone

# Laying a card at a stone has the numbers below.
_RUSE: Final = 59 * 9
_CLAIM: Final = _RUSE + 4
DONE: Final = _CLAIM + 9
PASS: Final = DONE + 1
DRAW_CLAN: Final = PASS + 1
DRAW_TACTICS: Final = DRAW_CLAN + 1
_PICK: Final = DRAW_TACTICS + 1
_MOVE: Final = _PICK + 57
DISCARD: Final = _MOVE + 9
_BACK: Final = DISCARD + 1
_FACE: Final = _BACK + 63
_STRENGTH: Final = _FACE + 54
NUM_ACTIONS: Final = _STRENGTH + 3

LAY: Final = 0
RUSE: Final = 1
CLAIM: Final = 2
SIMPLE: Final = 3
PICK: Final = 4
MOVE: Final = 5
BACK: Final = 6
FACE: Final = 7
STRENGTH: Final = 8
UNKNOWN: Final = 9


def lay(card: Card, stone: Stone) -> i64:
    """Lay a clan card, an elite troop or a combat mode at a stone."""
    return 9 * card + stone


def ruse(card: Card) -> i64:
    """Play a ruse."""
    return _RUSE + card - RECRUITER


def claim(stone: Stone) -> i64:
    return _CLAIM + stone


def pick(card: Card) -> i64:
    """Choose the card a ruse acts on."""
    return _PICK + card


def move(stone: Stone) -> i64:
    """Move the chosen card to one's own side of a stone."""
    return _MOVE + stone


def back(card: Card) -> i64:
    """Put a hand card under its deck."""
    return _BACK + card


def face(card: Card) -> i64:
    """Declare the Joker to be this clan card."""
    return _FACE + card


def strength(value: i64) -> i64:
    """Declare the Shield-bearer's strength, 1 to 3."""
    return _STRENGTH + value - 1


def read(action: i64) -> tuple[int, int, int]:
    """Read an action back: its kind, its card (or strength) and its stone; -1 where there is none."""
    if action < 0 or action >= NUM_ACTIONS:
        return UNKNOWN, -1, -1
    if action < _RUSE:
        return LAY, action // 9, action % 9
    if action < _CLAIM:
        return RUSE, action - _RUSE + RECRUITER, -1
    if action < DONE:
        return CLAIM, -1, action - _CLAIM
    if action < _PICK:
        return SIMPLE, -1, -1
    if action < _MOVE:
        return PICK, action - _PICK, -1
    if action < DISCARD:
        return MOVE, -1, action - _MOVE
    if action == DISCARD:
        return SIMPLE, -1, -1
    if action < _FACE:
        return BACK, action - _BACK, -1
    if action < _STRENGTH:
        return FACE, action - _FACE, -1
    return STRENGTH, action - _STRENGTH + 1, -1
