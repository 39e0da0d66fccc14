"""A small game for exact algorithms: four stones each, and the fifth stone decides."""

from __future__ import annotations

import json
from typing import Final

from saltire.games.title import Endgame

_SIDES: Final = (
    ("R7 R8 R9", "Y1 B1"),
    ("O7 O8 O9", "G1 P1"),
    ("R5 Y2", "B7 B8 B9"),
    ("G2", "P7 P8 P9"),
    ("Y4 Y5", "G4 G5"),
    ("Y7 Y8 Y9", "R4 B2"),
    ("B4", "R1 R2 R3"),
    ("G7 G8 G9", "O4 P2"),
    ("P4", "O1 O2 O3"),
)
"""Stone by stone: the cards of the first and of the second player."""
_HANDS: Final = ("O5 Y3 Y6 G6 B5 P5", "R6 O6 G3 B3 B6 P3")
_OWNED: Final = 170147

ENDGAME: Final = Endgame(
    worlds=8,
    options=(("auto_claim", True), ("start_player", 0)),
    position=json.dumps(
        {
            "stack": [["Place", 0]], "returns": None, "round": 1, "starter": 0, "points": [0, 0],
            "sides": [side[seat].split() for seat in (0, 1) for side in _SIDES],
            "hands": [hand.split() for hand in _HANDS],
            "deck": ["P6"], "discards": [], "known": [], "aside": [],
            "under_clan": [], "under_tactics": [],
            "full": _OWNED, "first": _OWNED, "owned": _OWNED,
            "bluff": 0, "mud": 0, "played": 0, "jokered": 0, "joker_faces": 0, "shield_declared": 0,
            "passes": 0,
        }
    ),
)  # fmt: skip
