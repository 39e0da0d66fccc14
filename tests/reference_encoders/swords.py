"""The observation of Swords and Bagpipes, plainly in numpy: what the compiled encoder must equal."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from saltire.games.swords.encode import LAYOUT, SIZE
from saltire.games.swords.rules.actions import LAY
from saltire.games.swords.rules.battle import LayTokens
from saltire.games.swords.rules.board import CAMP, CASTLE, GOLD
from saltire.games.swords.rules.cards import CardSet
from saltire.games.swords.rules.constants import MOST_KINDS, MOST_SEATS, NOBODY
from saltire.games.swords.rules.daggers import regrouped
from saltire.games.swords.rules.options import OPTIONS, Options
from saltire.games.swords.rules.talk import said_by
from saltire.games.swords.rules.view import SwordsView
from saltire.kernel.layout import switches

_ARMS: Final = 39
_PHASES: Final = (
    "Oldest", "Deal", "Invasion", "Turn", "GiveBadge", "GiveToken", "HomeMuster", "LayTokens",
    "ChoiceCards", "KeepOrGive", "AwardsCards", "DrawBagpipe", "DrawDagger", "ChooseUnits",
    "DropDagger",
)  # fmt: skip
_SWITCHES: Final = tuple([option for option in OPTIONS if option.name not in ("oldest", "players")])


_PLAYER: Final = (
    ("present", 1), ("wealth", 3), ("cards", 2), ("open", MOST_KINDS), ("resting", MOST_KINDS),
    ("dagger_cards", 4), ("virtual", 1), ("side", 4), ("looked_at", MOST_SEATS), ("talk", 7),
    ("passed", 1), ("marks", 5), ("asked", 2), ("two", 9), ("revealed", 12), ("result", 1),
)  # fmt: skip
_WIDTH: Final = sum([length for _, length in _PLAYER])
_AT: Final = {part.name: slice(part.start, part.start + part.length) for part in LAYOUT}
_IN_PLAYER: Final = {
    name: slice(sum([n for _, n in _PLAYER[:i]]), sum([n for _, n in _PLAYER[: i + 1]]))
    for i, (name, _) in enumerate(_PLAYER)
}


def observation(view: SwordsView) -> NDArray[np.float32]:
    """Write a view as a vector of SIZE numbers; LAYOUT says which is which."""
    me = max(view.seat, 0)
    out = np.zeros(SIZE, dtype=np.float32)
    for place in range(view.players):
        start = place * _WIDTH
        _write_player(out[start : start + _WIDTH], view, (me + place) % view.players, me)
    _write_cards(out, view)
    _write_invasion(out, view)
    _write_phase(out, view)
    return out


def _squashed(number: int) -> float:
    return number / (number + 8)


def _write_player(out: NDArray[np.float32], view: SwordsView, seat: int, me: int) -> None:
    deck, at, bit = view.options.cards, _IN_PLAYER, 1 << seat
    out[at["present"]] = 1
    out[at["wealth"]] = [_squashed(view.wealth[place + seat]) for place in (CASTLE, CAMP, GOLD)]
    out[at["cards"]] = (view.held[seat] / 60, view.received[seat] / 60)
    out[at["open"]] = _titles(deck, view.open[seat])
    out[at["resting"]] = _titles(deck, view.resting[seat])
    out[at["dagger_cards"]] = [number / 93 for number in view.dagger_cards[seat]]
    out[at["virtual"]] = _squashed(view.virtual[seat])
    sets = (view.sided, view.known_sides, view.english, view.open_sides)
    out[at["side"]] = [bool(marks & bit) for marks in sets]
    looked = view.peeked >> 6 * seat & 63
    out[at["looked_at"]] = [
        place < view.players and bool(looked >> (me + place) % view.players & 1)
        for place in range(MOST_SEATS)
    ]
    said = said_by(view.said, seat)
    out[at["talk"]] = [bool(view.spoken & bit), said > 0, *[said == i for i in range(1, 6)]]
    out[at["passed"]] = bool(view.passed & bit)
    marks = (view.badge, view.badge_from, view.token, view.token_from, view.home)
    out[at["marks"]] = [mark == seat for mark in marks]
    out[at["asked"]] = (seat in view.waiting, _drawer(view) == seat)
    if view.players == 2:
        piles = (view.taken[seat], view.lost[seat], view.hands_of_two[seat])
        out[at["two"]] = [number / 7 for pile in piles for number in _values(pile)]
    if view.returns is not None:
        out[at["revealed"]] = _fields(view.revealed[seat])
        out[at["result"]] = view.returns[seat]


def _titles(deck: CardSet, held: int) -> list[float]:
    """Count the copies of each title in a set."""
    counts = [0.0] * MOST_KINDS
    for kind in deck.kinds_in(held):
        counts[kind] += 1 / 9
    return counts


def _fields(held: int) -> list[float]:
    """Count the cards of a holding by shuffle and value."""
    return [(held >> 5 * i & 31) / 31 for i in range(12)]


def _values(held: int) -> list[int]:
    whole = regrouped(held, 0)
    return [whole >> 5 * i & 31 for i in range(3)]


def _drawer(view: SwordsView) -> int:
    shown = view.stack[-1].shown() if view.stack else [""]
    if shown[0] not in ("DrawBagpipe", "DrawDagger"):
        return NOBODY
    assert isinstance(shown[1], int)
    return shown[1]


def _write_cards(out: NDArray[np.float32], view: SwordsView) -> None:
    deck = view.options.cards
    for name, held in (("hand", view.hand), ("new", view.new), ("discards", view.discards)):
        out[_AT[name]] = _titles(deck, held)
    out[_AT["deck"]] = view.deck / 60
    out[_AT["daggers"]] = _fields(view.daggers)
    out[_AT["laid"]] = [*[view.laid == value for value in (1, 2, 3)], view.tokens_with_dagger]
    out[_AT["unseen_daggers"]] = _fields(view.unseen_daggers)
    out[_AT["dagger_stack"]] = [number / 93 for number in view.dagger_stack]
    out[_AT["dagger_discards"]] = [number / 31 for number in _values(view.dagger_discards)]


def _write_invasion(out: NDArray[np.float32], view: SwordsView) -> None:
    out[_AT["arms_seen"]] = [bool(view.arms_seen >> i & 1) for i in range(_ARMS)]
    if view.arms != NOBODY:
        card = view.options.cards.arms[view.arms]
        out[_AT["arms"].start + view.arms] = 1
        numbers = (card.troops, card.win, card.loss, card.crown)
        out[_AT["invasion"]] = [*[number / 60 for number in numbers], card.split, 0]
    out[_AT["invasion"].stop - 1] = _squashed(view.scottish_camp)
    out[_AT["shield"]] = (_squashed(max(view.shield, 0)), _squashed(max(-view.shield, 0)))
    out[_AT["round"]] = (view.round / 9, view.defeats / 5)
    if view.winner != NOBODY:
        out[_AT["winner"].start + view.winner] = 1


def _write_phase(out: NDArray[np.float32], view: SwordsView) -> None:
    out[_AT["seats"].start + view.players - 2] = 1
    out[_AT["spectator"]] = view.seat < 0
    out[_AT["options"]] = _switches(view.options)
    if not view.stack:
        out[_AT["over"]] = 1
        return
    top = view.stack[-1]
    name = type(top).__name__
    out[_AT["phase"].start + _PHASES.index(name)] = 1
    if isinstance(top, LayTokens):
        own = top.choices[view.seat] if view.seat >= 0 else NOBODY
        if own >= 0:
            out[_AT["sealed"].start + own - LAY] = 1
        return
    numbers = [shown for shown in top.shown()[1:] if isinstance(shown, int)]
    used = numbers if name == "Deal" else numbers[1:]
    for i, number in enumerate(used):
        out[_AT["phase_numbers"].start + i] = number / 18


@lru_cache(maxsize=64)
def _switches(options: Options) -> tuple[float, ...]:
    return switches(_SWITCHES, options.all)
