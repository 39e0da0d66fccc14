"""What a view shows as the JSON values of a position, hidden cards as `?`: for its text."""

from __future__ import annotations

from typing import Any, Final

from saltire.games.swords.rules.board import CAMP, CASTLE, GOLD
from saltire.games.swords.rules.position_json import cards_named, daggers_written
from saltire.games.swords.rules.view import SwordsView
from saltire.kernel.position import phase_json

_NUMBERS: Final = (
    "round", "defeats", "badge", "badge_from", "token", "token_from", "home", "arms", "arms_seen",
    "scottish_camp", "shield", "sided", "english", "open_sides", "peeked", "winner", "passed",
    "spoken", "said", "known_sides",
)  # fmt: skip


def view_facts(view: SwordsView) -> dict[str, Any]:
    """Give what a view shows, fact by fact."""
    deck = view.options.cards
    seats = range(view.players)
    data: dict[str, Any] = {
        "castle": [int(view.wealth[CASTLE + i]) for i in seats],
        "camp": [int(view.wealth[CAMP + i]) for i in seats],
        "gold": [int(view.wealth[GOLD + i]) for i in seats],
        "hands": [_cards(view, i, view.hand, view.held[i]) for i in seats],
        "new": [_cards(view, i, view.new, view.received[i]) for i in seats],
        "open": [cards_named(deck, view.open[i]) for i in seats],
        "resting": [cards_named(deck, view.resting[i]) for i in seats],
        "discards": cards_named(deck, view.discards),
        "virtual": list(view.virtual),
        "laid": [0, 0],
        "taken": [daggers_written(held) for held in view.taken],
        "lost": [daggers_written(held) for held in view.lost],
        "dagger_discards": daggers_written(view.dagger_discards),
        "own_daggers": daggers_written(view.daggers),
        "hidden_daggers": daggers_written(view.unseen_daggers),
        "stack_of_daggers": [[0, 0, 0, number] for number in view.dagger_stack],
        "stack": [phase_json(phase) for phase in view.stack],
        "returns": None if view.returns is None else list(view.returns),
    }
    numbers = (
        view.round, view.defeats, view.badge, view.badge_from, view.token, view.token_from, view.home,
        view.arms, view.arms_seen, view.scottish_camp, view.shield, view.sided, view.english,
        view.open_sides, view.peeked, view.winner, view.passed, view.spoken, view.said,
        view.known_sides,
    )  # fmt: skip
    data.update(zip(_NUMBERS, numbers, strict=True))
    data["daggers"] = [_daggers(view, i, data["laid"]) for i in seats]
    return data


def _cards(view: SwordsView, seat: int, own: int, number: int) -> list[str]:
    return cards_named(view.options.cards, own) if seat == view.seat else ["?"] * number


def _daggers(view: SwordsView, seat: int, laid: list[int]) -> list[list[int]]:
    """9.7, 11.8  Give a seat's Dagger cards as far as the viewer knows them; with two note what is laid."""
    if view.players == 2:
        if view.tokens_with_dagger:
            laid[seat] = view.laid if seat == view.seat else -1
        own = seat == view.seat
        return daggers_written(view.daggers if own else view.hands_of_two[seat])
    if view.revealed:
        return daggers_written(view.revealed[seat])
    if seat == view.seat:
        return daggers_written(view.daggers)
    return [[0, 0, 0, number] if number else [0, 0, 0] for number in view.dagger_cards[seat]]
