"""An independent way to make two worlds that a seat of Schotten Totten cannot tell apart."""

from __future__ import annotations

import json

from saltire import Game, Lots, State

Pile = list[str]


def swapper(game: Game) -> Swapper:
    return Swapper(game)


class Swapper:
    """Exchanges two hidden cards with the same back: between a hand, a deck and what was put back."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __call__(self, state: State, seat: int, lots: Lots) -> State | None:
        data = json.loads(json.dumps(state.to_json()))
        clan = len([1 for pile in _hidden(data, seat) if any(_is_clan(c) for c in pile)]) > 1
        piles = _hidden(data, seat)
        tactics = len([1 for pile in piles if any(not _is_clan(c) for c in pile)]) > 1
        kinds = [True] * clan + [False] * tactics
        if not kinds:
            return None
        kind = kinds[lots.below(len(kinds))]
        places = [
            (pile, i)
            for pile in piles
            for i, card in enumerate(pile)
            if _is_clan(card) == kind and card not in data["known"]
        ]
        owners = {id(pile) for pile, _ in places}
        if len(owners) < 2:
            return None
        one = places[lots.below(len(places))]
        others = [place for place in places if place[0] is not one[0]]
        other = others[lots.below(len(others))]
        if one[0][one[1]] == other[0][other[1]]:
            return None
        one[0][one[1]], other[0][other[1]] = other[0][other[1]], one[0][one[1]]
        _write_back(data, seat, piles)
        return self.game.from_json(_sorted(data))


def _is_clan(card: str) -> bool:
    return card[0] in "ROYGBP" and card[1:].isdigit()


def _hidden(data: dict[str, list[object]], seat: int) -> list[Pile]:
    """List the piles whose faces the seat cannot see: the other hands, the deck, what others put back."""
    piles: list[Pile] = [list(map(str, data["deck"]))]
    for owner in (0, 1):
        hand = data["hands"][owner]
        assert isinstance(hand, list)
        if owner != seat:
            piles.append(hand)
    for key in ("under_clan", "under_tactics", "aside"):
        for entry in data[key]:
            assert isinstance(entry, list)
            if entry[1] != seat:
                piles.append(entry[:1])
    return piles


def _write_back(data: dict[str, list[object]], seat: int, piles: list[Pile]) -> None:
    data["deck"] = list(piles[0])
    at = 1 + sum(owner != seat for owner in (0, 1))
    for key in ("under_clan", "under_tactics", "aside"):
        for entry in data[key]:
            assert isinstance(entry, list)
            if entry[1] != seat:
                entry[0] = piles[at][0]
                at += 1


def _sorted(data: dict[str, list[object]]) -> dict[str, object]:
    """Let the game put the piles into its own order."""
    return dict(data)
