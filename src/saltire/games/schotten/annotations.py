"""What the browser board shows beside a view: the value of every complete side."""

from __future__ import annotations

from saltire.games.schotten.rules.proof import value_name
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.view import View


def annotate(view: View) -> dict[str, object]:
    """Give {formation, total} by stone and seat; null for a side that lacks cards."""
    assert isinstance(view, SchottenView)
    full = int(view.full)
    return {
        "values": [
            [
                _value(view, 9 * seat + stone) if full >> 9 * seat + stone & 1 else None
                for seat in (0, 1)
            ]
            for stone in range(9)
        ]
    }


def _value(view: SchottenView, side: int) -> dict[str, object]:
    """4.4  Name what a complete side is worth."""
    formation, _, total = value_name(view.worth[side]).partition(" ")
    return {"formation": formation, "total": int(total)}
