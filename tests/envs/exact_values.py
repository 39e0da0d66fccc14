"""The exact value of a small two-player game: a linear program finds strategies, fractions prove them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

import numpy as np

Choice: TypeAlias = tuple[str, int]
"""An information state and an action there."""
Strategy: TypeAlias = dict[str, dict[int, Fraction]]

MOST: int = 1000
"""The largest denominator of a probability, of a deal or of a strategy."""


class Node:
    """A state of the game tree, with the choice that its player made last on the way to it."""

    def __init__(self, state: Any, chance: Fraction, last: tuple[Choice | None, ...]) -> None:
        self.chance = chance
        self.last = last
        self.player = -1
        self.known = ""
        self.payoff = Fraction(0)
        self.children: dict[int, Node] = {}
        if state.is_terminal():
            self.payoff = Fraction(state.returns()[0]).limit_denominator(MOST)
            return
        if state.is_chance_node():
            for action, share in state.chance_outcomes():
                likely = chance * Fraction(share).limit_denominator(MOST)
                self.children[action] = Node(state.child(action), likely, last)
            return
        self.player = state.current_player()
        self.known = state.information_state_string(self.player)
        for action in state.legal_actions():
            chosen = list(last)
            chosen[self.player] = (self.known, action)
            self.children[action] = Node(state.child(action), chance, tuple(chosen))

    def nodes(self) -> list[Node]:
        """List this state and all that come of it."""
        return [self, *[node for child in self.children.values() for node in child.nodes()]]


def tree_of(game: Any) -> Node:
    return Node(game.new_initial_state(), Fraction(1), (None, None))


def strategy(root: Node, player: int) -> Strategy:
    """Find a strategy that guarantees the most, by the linear program of sequences, in fractions."""
    own, other = (_choices(root, seat) for seat in (player, 1 - player))
    weights = _solved(root, player, own, other)
    found: Strategy = {}
    for node in root.nodes():
        if node.player != player or node.known in found:
            continue
        shares = [max(0.0, weights[own[node.known, action]]) for action in node.children]
        total = sum(shares)
        if total < 1e-9:  # never reached
            shares, total = [1.0] * len(shares), float(len(shares))
        parts = [Fraction(share / total).limit_denominator(MOST) for share in shares]
        found[node.known] = {
            action: part / sum(parts) for action, part in zip(node.children, parts, strict=True)
        }
    return found


def _choices(root: Node, player: int) -> dict[Choice | None, int]:
    """Number the choices of a player; the first is that none was made yet."""
    found: dict[Choice | None, int] = {None: 0}
    for node in root.nodes():
        if node.player == player:
            for action in node.children:
                found.setdefault((node.known, action), len(found))
    return found


def _solved(
    root: Node, player: int, own: dict[Choice | None, int], other: dict[Choice | None, int]
) -> Any:
    """Maximize what the other player's best answer leaves; give the weight of each own choice.

    The unknowns are these weights, then the value of each information state of the other, the first
    of which is that of the whole game.
    """
    nodes = root.nodes()
    places = {"": len(own)}
    for node in nodes:
        if node.player == 1 - player:
            places.setdefault(node.known, len(own) + len(places))
    size = len(own) + len(places)
    # A choice of the other is worth no more than its payoffs and the values that it leads to.
    answers = np.zeros((len(other), size))
    flows = {"": np.zeros(size)}
    flows[""][0] = 1
    answers[0, places[""]] = 1
    for choice, at in other.items():
        if choice:
            answers[at, places[choice[0]]] = 1
    led: set[str] = set()
    sign = 1 if player == 0 else -1
    for node in nodes:
        if not node.children:
            row, column = other[node.last[1 - player]], own[node.last[player]]
            answers[row, column] -= sign * float(node.chance * node.payoff)
        elif node.player == 1 - player and node.known not in led:
            led.add(node.known)
            answers[other[node.last[1 - player]], places[node.known]] -= 1
        elif node.player == player and node.known not in flows:
            flow = flows[node.known] = np.zeros(size)
            flow[own[node.last[player]]] = -1
            for action in node.children:
                flow[own[node.known, action]] = 1
    aim = np.zeros(size)
    aim[places[""]] = -1
    bounds = [(0, None)] * len(own) + [(None, None)] * len(places)
    linprog: Any = import_module("scipy.optimize").linprog
    solved = linprog(
        aim, answers, np.zeros(len(other)), np.array(list(flows.values())),
        [1.0] + [0.0] * (len(flows) - 1), bounds, method="highs",
    )  # fmt: skip
    assert solved.success, solved.message
    return solved.x


def best_answer(root: Node, player: int, against: Strategy) -> Fraction:
    """Give what the first player gets if this player answers a strategy of the other best."""
    better: Callable[..., Any] = max if player == 0 else min
    places: dict[str, list[tuple[Node, Fraction]]] = {}

    def spread(node: Node, reach: Fraction) -> None:
        if node.player == player:
            places.setdefault(node.known, []).append((node, reach))
        for action, child in node.children.items():
            mixed = node.player == 1 - player
            spread(child, reach * against[node.known][action] if mixed else reach)

    @cache
    def chosen(known: str) -> int:
        def worth(action: int) -> Fraction:
            return sum(
                (value(node.children[action], reach) for node, reach in places[known]), Fraction(0)
            )

        found: int = better(places[known][0][0].children, key=worth)
        return found

    def value(node: Node, reach: Fraction) -> Fraction:
        if not node.children:
            return reach * node.chance * node.payoff
        if node.player == player:
            return value(node.children[chosen(node.known)], reach)
        mixed = node.player == 1 - player
        return sum(
            (
                value(child, reach * against[node.known][action] if mixed else reach)
                for action, child in node.children.items()
            ),
            Fraction(0),
        )

    spread(root, Fraction(1))
    return value(root, Fraction(1))


def bounds_of_value(game: Any) -> tuple[Fraction, Fraction]:
    """Give what the first player can make sure of, and what the second can keep it to."""
    root = tree_of(game)
    return (
        best_answer(root, 1, strategy(root, 0)),
        best_answer(root, 0, strategy(root, 1)),
    )
