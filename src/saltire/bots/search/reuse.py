"""Keeping what a search found below the choice that was made."""

from __future__ import annotations

from collections.abc import Sequence

from saltire.bots.search.tree import Edge, Place
from saltire.kernel.types import Seat


def place_now(
    edge: Edge, me: Seat, heard: Sequence[dict[str, object]], alone: bool
) -> Place | None:
    """Find the place in the old tree where a seat is asked again, after one of its plans was played.

    If nobody else has done anything (`alone`) it comes right after the plan. Else one other seat's
    plan lies between: the one that would have sounded as what was heard. If none or several
    would, the tree is of no more use.
    """
    if alone:
        return _asked(edge, me)
    fitting = [
        reply
        for place in edge.places
        if place.seat >= 0 and place.seat != me
        for reply in place.edges
        if _sounds_like(reply, place.seat, me, heard)
    ]
    return _asked(fitting[0], me) if len(fitting) == 1 else None


def _asked(edge: Edge, me: Seat) -> Place | None:
    for place in edge.places:
        if place.seat == me:
            return place
    return None


def _sounds_like(reply: Edge, seat: Seat, me: Seat, heard: Sequence[dict[str, object]]) -> bool:
    """Tell whether everything a seat would hear of a plan was heard, in that order."""
    world = reply.example
    if world is None:
        return False
    world = world.clone()
    at = 0
    for action in reply.actions:
        if world.actor() != seat or action not in world.legal():
            return True
        for event in world.carry_out(seat, action):
            told = event.heard_by(me)
            while at < len(heard) and heard[at] != told:
                at += 1
            if at == len(heard):
                return False
            at += 1
    return True
