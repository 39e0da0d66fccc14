"""What the browser board shows beside a view: the value of every complete side."""

from __future__ import annotations

from functools import cache

from saltire.games.schotten.rules.proof import value_name
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.view import View


def annotate(view: View) -> dict[str, object]:
    """Give {formation, total} by stone and seat; null for a side that lacks cards."""
    assert isinstance(view, SchottenView)
    full, worth = int(view.full), view.worth
    values: list[list[dict[str, object] | None]] = [[None, None] for _ in range(9)]
    for side in range(18) if full else ():
        if full >> side & 1:
            values[side % 9][side // 9] = _value(worth[side])
    return {"values": values}


@cache
def _value(worth: int) -> dict[str, object]:
    """4.4  Name what a complete side is worth."""
    formation, _, total = value_name(worth).partition(" ")
    return {"formation": formation, "total": int(total)}
