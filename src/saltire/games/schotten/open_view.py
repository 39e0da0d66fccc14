"""A position with all hands open, as a board draws it: the other hand is known to the last card."""

from __future__ import annotations

from typing import Any


def open_view(facts: dict[str, Any], views: list[dict[str, Any]]) -> None:
    """Put the cards of the other seat among those that are known of it."""
    seat = int(facts["seat"])
    if seat >= 0:
        facts["known"] = list(views[1 - seat]["hand"])
