"""A position with all blocks turned up, as a board draws it: each is known by place and strength."""

from __future__ import annotations

from typing import Any

from saltire.games.hammer.rules.constants import SIDES


def open_view(facts: dict[str, Any], views: list[dict[str, Any]]) -> None:
    """Put place and strength of each block, as its owner sees it, into what everybody knows."""
    facts["known"] = [
        {
            "block": f"{SIDES[seat][0]} {block['block']}",
            "maybe": [block["place"]],
            "least": block["strength"],
            "most": block["strength"],
        }
        for seat, view in enumerate(views)
        for block in view["own"]
    ]
