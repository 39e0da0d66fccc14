"""Garbage collection: what a server holds from its start to its end is not looked through again and again."""

from __future__ import annotations

import gc
from typing import Final

_THRESHOLDS: Final = (20_000, 20, 20)
"""Python's own (700, 10, 10) suit programs that hold little: an action makes hundreds of objects, hardly any
in cycles."""


def spare_what_stays() -> None:
    """Leave out of garbage collection what is there already: modules, routes, schemas, words."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
