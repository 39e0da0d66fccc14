"""An independent way to make two worlds that a seat of Swords and Bagpipes cannot tell apart."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from saltire import Game, Lots, State

Data = dict[str, Any]


class Swapper:
    """Exchanges hidden things: Bagpipe cards, Dagger cards, face-down tokens, sealed choices."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players = len(game.seats)

    def __call__(self, state: State, seat: int, lots: Lots) -> State | None:
        data = json.loads(json.dumps(state.to_json()))
        ways: list[Callable[[Data, int, Lots], bool]] = [
            self.swap_bagpipes,
            self.swap_daggers,
            self.flip_token,
            self.change_sealed,
            self.swap_laid,
        ]
        start = lots.below(len(ways))
        for way in ways[start:] + ways[:start]:
            if way(data, seat, lots):
                return self.game.from_json(data)
        return None

    def others(self, seat: int) -> list[int]:
        return [i for i in range(self.players) if i != seat]

    def swap_bagpipes(self, data: Data, seat: int, lots: Lots) -> bool:
        piles = [data["deck"]]
        for i in self.others(seat):
            piles += [data["hands"][i], data["new"][i]]
        places = [(pile, i) for pile in piles for i in range(len(pile))]
        return _exchange(places, lots)

    def swap_daggers(self, data: Data, seat: int, lots: Lots) -> bool:
        if self.players == 2 or data["returns"] is not None:
            return False
        for shuffle in range(4):
            held = [data["daggers"][i][shuffle] for i in self.others(seat)]
            held.append(data["stack_of_daggers"][shuffle])
            pairs = [
                (one, other, a, b)
                for one in held
                for other in held
                for a in range(3)
                for b in range(3)
                if one is not other and a != b and one[a] and other[b]
            ]
            if pairs:
                one, other, a, b = pairs[lots.below(len(pairs))]
                one[a] -= 1
                one[b] += 1
                other[b] -= 1
                other[a] += 1
                return True
        return False

    def flip_token(self, data: Data, seat: int, lots: Lots) -> bool:
        covered = [
            i
            for i in self.others(seat)
            if data["sided"] >> i & 1
            and not data["open_sides"] >> i & 1
            and not (seat >= 0 and data["peeked"] >> 6 * seat + i & 1)
        ]
        if not covered:
            return False
        data["english"] ^= 1 << covered[lots.below(len(covered))]
        return True

    def change_sealed(self, data: Data, seat: int, lots: Lots) -> bool:
        if not data["stack"] or data["stack"][-1][0] != "LayTokens":
            return False
        choices = data["stack"][-1][1]
        sealed = [i for i in self.others(seat) if choices[i] >= 0]
        if not sealed:
            return False
        i = sealed[lots.below(len(sealed))]
        low, high = 31, 35
        choices[i] = choices[i] + 4 if choices[i] < high else choices[i] - 4
        assert low <= choices[i] < high + 4
        return True

    def swap_laid(self, data: Data, seat: int, lots: Lots) -> bool:
        """Two players: the other has laid another card of those that are left."""
        for i in self.others(seat)[: 1 if seat >= 0 else 2]:
            laid = data["laid"][i] if self.players == 2 else 0
            hand = data["daggers"][i][2]
            for value in (1, 2, 3):
                if laid and value != laid and hand[value - 1]:
                    hand[value - 1] -= 1
                    hand[laid - 1] += 1
                    data["laid"][i] = value
                    return True
        return False


def _exchange(places: list[tuple[list[str], int]], lots: Lots) -> bool:
    if not places:
        return False
    one, i = places[lots.below(len(places))]
    others = [(pile, j) for pile, j in places if pile is not one and pile[j] != one[i]]
    if not others:
        return False
    other, j = others[lots.below(len(others))]
    one[i], other[j] = other[j], one[i]
    return True
