"""Saltire: three Scottish board games, complete. `saltire.load("schotten").start()` begins one."""

from __future__ import annotations

from saltire.dealer import Dealer
from saltire.games.registry import load, titles
from saltire.games.title import Title
from saltire.kernel.errors import (
    AmbiguousAction,
    BadNotation,
    BadOption,
    CorruptRecord,
    IllegalAction,
    NotYourTurn,
    Refusal,
    SaltireError,
    Stale,
)
from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position as State
from saltire.kernel.types import CHANCE, RULES, SPECTATOR
from saltire.kernel.vecs import COMPILED
from saltire.kernel.view import View
from saltire.record import Record
from saltire.session import Session

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "COMPILED",
    "RULES",
    "SPECTATOR",
    "AmbiguousAction",
    "BadNotation",
    "BadOption",
    "CorruptRecord",
    "Dealer",
    "Event",
    "Game",
    "IllegalAction",
    "Lots",
    "NotYourTurn",
    "Record",
    "Refusal",
    "SaltireError",
    "Session",
    "Stale",
    "State",
    "Title",
    "View",
    "load",
    "titles",
]
