"""Schotten Totten's base game once more, slowly and straight from RULES.md, to check the fast one by."""

from __future__ import annotations

from copy import deepcopy

from saltire import State
from tests.games.schotten.oracle import best_value


class SlowGame:
    """Lists of card names; brute-force proofs; the draw pinned to the lowest card."""

    def __init__(self, state: State) -> None:
        data = state.to_json()
        order = [f"{colour}{strength}" for colour in "ROYGBP" for strength in range(1, 10)]
        self.order = order
        sides = data["sides"]
        hands = data["hands"]
        deck = data["deck"]
        owned = data["owned"]
        first = data["first"]
        assert isinstance(sides, list)
        assert isinstance(hands, list)
        assert isinstance(deck, list)
        assert isinstance(owned, int)
        assert isinstance(first, int)
        self.sides: list[list[list[str]]] = [
            [list(sides[9 * p + i]) for i in range(9)] for p in (0, 1)
        ]
        self.hands: list[list[str]] = [list(hand) for hand in hands]
        self.deck: list[str] = list(deck)
        self.owner: list[int | None] = [
            0 if owned >> i & 1 else 1 if owned >> (9 + i) & 1 else None for i in range(9)
        ]
        self.first: list[int | None] = [
            0 if first >> i & 1 else 1 if first >> (9 + i) & 1 else None for i in range(9)
        ]
        self.over = False

    def placements(self, me: int) -> list[tuple[str, int]]:
        """3.2  Any hand card at an unclaimed stone where the own side is not complete."""
        return [
            (card, stone)
            for card in self.hands[me]
            for stone in range(9)
            if self.owner[stone] is None and len(self.sides[me][stone]) < 3
        ]

    def place(self, me: int, card: str, stone: int) -> None:
        self.hands[me].remove(card)
        self.sides[me][stone].append(card)
        if len(self.sides[me][stone]) == 3 and self.first[stone] is None:
            self.first[stone] = me

    def may_claim(self, me: int, stone: int) -> bool:
        """5.1-5.4  An own complete side that nothing the other can still have will beat."""
        if self.owner[stone] is not None or len(self.sides[me][stone]) < 3:
            return False
        lying = {card for row in self.sides for side in row for card in side}
        unseen = frozenset(card for card in self.order if card not in lying)
        mine = best_value(tuple(self.sides[me][stone]), frozenset(), 3)
        theirs = best_value(tuple(self.sides[1 - me][stone]), unseen, 3)
        if mine is None or theirs is None:
            return mine is not None
        return mine > theirs or (mine == theirs and self.first[stone] == me)

    def won(self, me: int) -> bool:
        """6.1  Three adjacent, or five."""
        mine = [owner == me for owner in self.owner]
        return sum(mine) >= 5 or any(all(mine[i : i + 3]) for i in range(7))

    def draw(self, me: int) -> None:
        if self.deck:
            card = min(self.deck, key=self.order.index)
            self.deck.remove(card)
            self.hands[me].append(card)


def count(game: SlowGame, me: int, turns: int) -> int:
    """Count the ways to play so many turns from the start of a seat's turn (no pass in these positions)."""
    if turns == 0 or game.over:
        return 1
    total = 0
    for card, stone in game.placements(me):
        child = deepcopy(game)
        child.place(me, card, stone)
        total += _claims(child, me, turns)
    return total


def _claims(game: SlowGame, me: int, turns: int) -> int:
    """3.5  Claim any number of stones in any order, or be done."""
    stones = [stone for stone in range(9) if game.may_claim(me, stone)]
    total = 0
    for stone in stones:
        child = deepcopy(game)
        child.owner[stone] = me
        if child.won(me):
            child.over = True
            total += 1
        else:
            total += _claims(child, me, turns)
    done = deepcopy(game)
    done.draw(me)
    return total + count(done, 1 - me, turns - 1)
