"""Positions of Schotten Totten as text (docs/reference/position-schotten.md), and words to ask and play them.

table("1: R7 R8 R9 | G1 ; 3: G4 B2 | - ; pile: R4 ; hand: R1 Joker | B2 ; mud: 4")
"""

from __future__ import annotations

from typing import Final

from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.games.schotten.rules.proof import value_name
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.types import CHANCE

CLAN: Final = tuple(f"{colour}{strength}" for colour in "ROYGBP" for strength in range(1, 10))
TACTICS: Final = (
    "Joker", "Joker", "Spy", "Shield", "Bluff", "Mud",
    "Recruiter", "Strategist", "Banshee", "Traitor",
)  # fmt: skip
ELITE: Final = ("Joker", "Spy", "Shield")
_READER: Final = SchottenTotten()


def table(text: str, **options: object) -> Table:
    """Build a position; the options are those of the game."""
    if any(name in text for name in TACTICS) or "bluff:" in text or "mud:" in text:
        options = {"tactics": True, **options}
    s = SchottenTotten(**options).position(text)
    assert isinstance(s, Table)
    return s


def act(s: Table, *texts: str) -> list[Event]:
    """Play these actions, whoever's turn it is (a card drawn is one too); gather what is told."""
    told: list[Event] = []
    for text in texts:
        told += s.play(s.actor(), _READER.parse(s, text))
    return told


def options_of(s: Table) -> list[str]:
    """Name what the actor may do."""
    return [_READER.say(s, action) for action in s.legal()]


def allows(s: Table, text: str) -> bool:
    return _READER.parse(s, text) in s.legal()


def refused(s: Table, text: str) -> Refusal:
    """Give the refusal of an action; it must be refused."""
    refusal = s.why_not(s.actor(), _READER.parse(s, text))
    assert refusal is not None, f"{text} is allowed"
    return refusal


def refused_by(s: Table, text: str) -> tuple[str, str]:
    """Give the key and the rule of the refusal of an action."""
    refusal = refused(s, text)
    return refusal.key, refusal.rule


def hand(s: Table, seat: int) -> list[str]:
    hands = s.to_json()["hands"]
    assert isinstance(hands, list)
    found: list[str] = hands[seat]
    return found


def side(s: Table, seat: int, stone: int) -> list[str]:
    sides = s.to_json()["sides"]
    assert isinstance(sides, list)
    found: list[str] = sides[9 * seat + stone - 1]
    return found


def seen(s: Table) -> list[str]:
    """Name the cards on the discard pile."""
    found = s.to_json()["discards"]
    assert isinstance(found, list)
    return found


def stones(s: Table, seat: int) -> list[int]:
    """List the stones a seat has claimed."""
    return [stone for stone in range(1, 10) if s.stones_of(seat) & 2 ** (stone - 1)]


def phase(s: Table) -> str:
    return type(s.top).__name__


def drawn(s: Table) -> bool:
    """Tell whether a card is about to be drawn by lot."""
    return s.actor() == CHANCE and phase(s) == "Draw"


def worth(cards: str, bluff: bool = False, **options: object) -> str:
    """Value a side of three cards, or in the mud four: worth("R4 R5 R6") == "colour-run 15"."""
    text = f"1: {cards} | -"
    if len(cards.split()) == 4:
        text += " ; mud: 1"
    if bluff:
        text += " ; bluff: 1"
    return value_name(table(text, **options).worth[0])


def stands(sides: str, more: str = "", **options: object) -> bool:
    """Tell whether seat 0 may claim a stone with these sides: stands("R7 R8 R9 | -")."""
    return allows(table(f"1: {sides} ; now: 0 claims ; {more}", **options), "claim 1")
