"""A position with sides and daggers open, as a board draws it."""

from __future__ import annotations

from typing import Any


def open_view(facts: dict[str, Any], views: list[dict[str, Any]]) -> None:
    """Show each clan's side and the values of its Dagger cards, as the clan itself knows them."""
    for seat, view in enumerate(views):
        facts["players"][seat]["side"] = view["players"][seat]["side"]
        facts["players"][seat]["revealed"] = view["daggers"]
