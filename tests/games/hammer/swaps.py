"""An independent way to make two worlds that a seat of Hammer of the Scots cannot tell apart.

Two hidden blocks change places with all that shows of them, a hidden strength changes within what is
known of it, or a hidden card is exchanged with one of the deck. It works on saved positions alone.
"""

from __future__ import annotations

import json
from typing import Any

from saltire import Game, Lots, State
from saltire.games.hammer.rules.constants import (
    AREAS,
    CARD_KINDS,
    CARD_OF,
    CARDS,
    MOVE,
    NORSE,
    PER_SIDE,
)
from saltire.games.hammer.rules.position_json import PLACE_NAMES, block_key

Saved = dict[str, Any]

WALKS = {"WalkBlock": 2, "SeaTo": 2, "MustRetreatTo": 2, "RegroupTo": 2, "SlipAwayTo": 3}
"""Phases that know a hidden block, and the place of it in their rows."""


class Swapper:
    """Makes a twin world for a seat, or none if there is nothing to exchange."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __call__(self, state: State, seat: int, lots: Lots) -> State | None:
        data: Saved = json.loads(json.dumps(state.to_json()))
        sides = [side for side in (0, 1) if side != seat]
        tries = [swap_blocks, swap_blocks, change_strength, swap_cards]
        for _ in range(3):
            side = sides[lots.below(len(sides))]
            if tries[lots.below(len(tries))](data, side, lots):
                unfair = self.game.options["redeal_123"] and _lopsided(data, side)
                return None if unfair else self.game.from_json(data)
        return None


def _hidden(data: Saved, side: int) -> list[int]:
    """List a side's blocks that lie with their backs to the enemy."""
    front = data["battle"]["front"]
    return [b for b in range(PER_SIDE * side, PER_SIDE * (side + 1)) if not front >> b & 1]


def _row(data: Saved, block: int) -> list[Any]:
    row = data["blocks"][block_key(block)]
    assert isinstance(row, list)
    return row


def _may_stand(data: Saved, block: int, place: int, strength: int) -> bool:
    """Tell whether all that is known of a block allows it to be there and so strong."""
    _, _, maybe, least, most = _row(data, block)
    if not maybe >> place & 1:
        return False
    return place >= AREAS or least <= strength <= most


def swap_blocks(data: Saved, side: int, lots: Lots) -> bool:
    """Let two hidden blocks change places, strengths, and how they came there."""
    hidden = _hidden(data, side)
    for _ in range(60):
        one, other = [hidden[lots.below(len(hidden))] for _ in "ab"]
        if one != other and _alike(data, one, other):
            _exchange(data, one, other)
            return True
    return False


def _exchange(data: Saved, one: int, other: int) -> None:
    mine, theirs = _row(data, one), _row(data, other)
    mine[:2], theirs[:2] = theirs[:2], mine[:2]
    turn = data["turn"]
    turn["entry"][one], turn["entry"][other] = turn["entry"][other], turn["entry"][one]
    if (turn["moved"] >> one ^ turn["moved"] >> other) & 1:
        turn["moved"] ^= 2**one | 2**other
    for row in data["stack"]:
        if row[0] in WALKS:
            at = WALKS[row[0]]
            row[at] = {one: other, other: one}.get(row[at], row[at])


def _alike(data: Saved, one: int, other: int) -> bool:
    mine, theirs = _row(data, one), _row(data, other)
    if mine[:2] == theirs[:2] and not _marked(data, one) and not _marked(data, other):
        return False
    for block, row in ((one, theirs), (other, mine)):
        if not _may_stand(data, block, PLACE_NAMES.index(row[0]), row[1]):
            return False
    if NORSE in (one, other):
        return not _marked(data, one) and not _marked(data, other)
    return MOVE[one] == MOVE[other] or not (_walking(data, one) or _walking(data, other))


def _marked(data: Saved, block: int) -> bool:
    """Tell whether something shows of a block: that it moved, came into a battle, or is on its way."""
    turn = data["turn"]
    return bool(turn["entry"][block] or turn["moved"] >> block & 1 or _walking(data, block))


def _walking(data: Saved, block: int) -> bool:
    return any(row[0] in WALKS and row[WALKS[row[0]]] == block for row in data["stack"])


def change_strength(data: Saved, side: int, lots: Lots) -> bool:
    """Make a hidden block on the map stronger or weaker, within its bounds."""
    found = [
        (block, strength)
        for block in _hidden(data, side)
        for strength in range(1, 5)
        if PLACE_NAMES.index(_row(data, block)[0]) < AREAS
        and strength != _row(data, block)[1]
        and _row(data, block)[3] <= strength <= _row(data, block)[4]
    ]
    if not found:
        return False
    block, strength = found[lots.below(len(found))]
    _row(data, block)[1] = strength
    return True


def swap_cards(data: Saved, side: int, lots: Lots) -> bool:
    """Exchange a card of a hidden hand with one that nobody has."""
    hands, played = data["turn"]["hands"], data["turn"]["played"]
    deck = [sum(CARD_OF[card] == kind for card in range(CARDS)) for kind in range(CARD_KINDS)]
    for i, cards in enumerate(hands):
        deck[i % CARD_KINDS] -= cards + played[i]
    found = [
        (ours, theirs)
        for ours in range(CARD_KINDS)
        for theirs in range(CARD_KINDS)
        if hands[CARD_KINDS * side + ours] > _sealed(data, side, ours)
        and deck[theirs]
        and ours != theirs
    ]
    if not found:
        return False
    ours, theirs = found[lots.below(len(found))]
    hands[CARD_KINDS * side + ours] -= 1
    hands[CARD_KINDS * side + theirs] += 1
    return True


def _sealed(data: Saved, side: int, kind: int) -> int:
    """Count the cards of a kind that lie on the table face down, chosen and not yet revealed."""
    choices = [row[1] for row in data["stack"] if row[0] == "PlayCards"]
    return sum(choice[side] == kind for choice in choices)


def _lopsided(data: Saved, side: int) -> bool:
    """3.0  Tell whether the hand that a side was dealt this year is one that is dealt again."""
    turn, first = data["turn"], CARD_KINDS * side
    dealt = [
        turn["hands"][first + kind] + turn["played"][first + kind] for kind in range(CARD_KINDS)
    ]
    return bool(dealt[2] > 1 or dealt[0] > 3 or sum(dealt[3:]) > 2)
