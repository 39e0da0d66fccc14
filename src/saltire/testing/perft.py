"""Counts sequences of actions, as perft of chess engines does.

Chance is fixed to its lowest outcome, so that only the players' choices count.
"""

from __future__ import annotations

from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES


def apply_chance(state: Position) -> Position:
    """Apply the lowest chance outcomes until a seat acts; the state is changed and returned."""
    while state.actor() == CHANCE:
        state.apply(state.legal()[0])
    return state


def count_actions(state: Position, depth: int) -> int:
    """Count the sequences of `depth` actions from here; shorter games count where they end."""
    apply_chance(state)
    if depth == 0 or state.actor() == RULES:
        return 1
    legal = state.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        child = state.clone()
        child.apply(action)
        total += count_actions(child, depth - 1)
    return total


def count_turns(state: Position, turns: int) -> int:
    """Count the ways to play `turns` turns; a turn lasts until another seat is asked."""
    apply_chance(state)
    if turns == 0 or state.actor() == RULES:
        return 1
    return _finish_turn(state, state.actor(), turns)


def _finish_turn(state: Position, seat: int, turns: int) -> int:
    total = 0
    for action in state.legal():
        child = state.clone()
        child.apply(action)
        apply_chance(child)
        if child.actor() == seat:
            total += _finish_turn(child, seat, turns)
        else:
            total += count_turns(child, turns - 1)
    return total


def divide(state: Position, turns: int) -> dict[int, int]:
    """Count by first action, to find where two engines differ."""
    apply_chance(state)
    counts: dict[int, int] = {}
    for action in state.legal():
        child = state.clone()
        child.apply(action)
        apply_chance(child)
        same_turn = child.actor() == state.actor()
        counts[action] = (
            _finish_turn(child, state.actor(), turns)
            if same_turn
            else count_turns(child, turns - 1)
        )
    return counts


def node_counts(state: Position) -> tuple[int, int, int]:
    """Count the chance, decision and terminal nodes of a whole (tiny) game tree."""
    actor = state.actor()
    if actor == RULES:
        return (0, 0, 1)
    chance, decision, terminal = (1, 0, 0) if actor == CHANCE else (0, 1, 0)
    for action in state.legal():
        child = state.clone()
        child.apply(action)
        below = node_counts(child)
        chance, decision, terminal = (
            chance + below[0], decision + below[1], terminal + below[2],
        )  # fmt: skip
    return (chance, decision, terminal)
