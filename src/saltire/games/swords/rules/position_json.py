"""The table as JSON values and back: readable, and equal exactly when the tables are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.swords.rules.board import (
    CAMP,
    CASTLE,
    DAGGER_DISCARDS,
    DECK,
    DISCARDS,
    GOLD,
    HAND,
    HELD,
    LAID,
    LOST,
    NEW,
    OPEN,
    RESTING,
    STACK,
    TAKEN,
    VIRTUAL,
    Table,
    empty_table,
)
from saltire.games.swords.rules.cards import CardSet
from saltire.games.swords.rules.daggers import MOST_COPIES, SHUFFLES, number, some
from saltire.games.swords.rules.options import Options
from saltire.kernel.json_reader import Facts, whole
from saltire.kernel.phase import AnyPhase

_WEALTH: Final = (("castle", CASTLE), ("camp", CAMP), ("gold", GOLD))
_SETS: Final = (("hands", HAND), ("new", NEW), ("open", OPEN), ("resting", RESTING))
_PAIRS: Final = (("taken", TAKEN), ("lost", LOST))
_NUMBERS: Final = (
    "round", "defeats", "badge", "badge_from", "token", "token_from", "home", "arms", "arms_seen",
    "scottish_camp", "shield", "sided", "english", "open_sides", "peeked", "winner", "passed",
    "spoken", "said",
)  # fmt: skip


def cards_named(deck: CardSet, held: i64) -> list[str]:
    """Name the Bagpipe cards of a set."""
    return [deck.bagpipes[kind].id for kind in deck.kinds_in(held)]


def daggers_written(held: i64) -> list[list[int]]:
    """Write a holding of Dagger cards shuffle by shuffle: [ones, twos, threes]."""
    return [
        [int(number(held, shuffle, value)) for value in (1, 2, 3)] for shuffle in range(SHUFFLES)
    ]


def board_json(s: Table) -> dict[str, object]:
    """Write the board."""
    data: dict[str, object] = {}
    for name, place in _WEALTH:
        data[name] = [int(s.wealth[place + seat]) for seat in range(s.players)]
    for name, place in _SETS:
        data[name] = [cards_named(s.deck, s.cards[place + seat]) for seat in range(s.players)]
    data["deck"] = cards_named(s.deck, s.cards[DECK])
    data["discards"] = cards_named(s.deck, s.cards[DISCARDS])
    data["daggers"] = [daggers_written(s.daggers[HELD + seat]) for seat in range(s.players)]
    data["virtual"] = [int(s.daggers[VIRTUAL + seat]) for seat in range(s.players)]
    data["laid"] = [int(s.daggers[LAID]), int(s.daggers[LAID + 1])]
    for name, place in _PAIRS:
        data[name] = [daggers_written(s.daggers[place + seat]) for seat in (0, 1)]
    data["stack_of_daggers"] = daggers_written(s.daggers[STACK])
    data["dagger_discards"] = daggers_written(s.daggers[DAGGER_DISCARDS])
    numbers = (
        s.round, s.defeats, s.badge, s.badge_from, s.token, s.token_from, s.home, s.arms, s.arms_seen,
        s.scottish_camp, s.shield, s.sided, s.english, s.open_sides, s.peeked, s.winner, s.passed,
        s.spoken, s.said,
    )  # fmt: skip
    for name, found in zip(_NUMBERS, numbers, strict=True):
        data[name] = found
    return data


class _Reader(Facts):
    """Reads fields of a saved table; a wrong one is named."""

    def __init__(self, data: dict[str, object], deck: CardSet) -> None:
        super().__init__(data)
        self.kinds = {card.id: kind for kind, card in enumerate(deck.bagpipes)}
        self.deck = deck

    def cards(self, row: object, name: str) -> i64:
        if not isinstance(row, list):
            raise ValueError(f"{name} must be a list of cards")
        held: i64 = 0
        for id in row:
            if id not in self.kinds:
                raise ValueError(f"{id!r} in {name} is not a Bagpipe card")
            held = self.deck.with_card(held, self.kinds[id])
        return held

    def daggers(self, rows: object, name: str) -> i64:
        if not isinstance(rows, list) or len(rows) != SHUFFLES:
            raise ValueError(f"{name} must be a list of {SHUFFLES} rows")
        held: i64 = 0
        for shuffle, row in enumerate(rows):
            if not isinstance(row, list) or len(row) != 3:
                raise ValueError(f"{name} must have rows of 3")
            for i, found in enumerate(row):
                cards = whole(found, name)
                if not 0 <= cards <= MOST_COPIES:
                    raise ValueError(f"{name} cannot have {cards} cards of a value")
                held += some(shuffle, i + 1, cards)
        return held


def table_from_json(
    data: dict[str, object],
    options: Options,
    stack: list[AnyPhase],
    returns: tuple[float, ...] | None,
) -> Table:
    """Read a table back; ValueError names what is wrong with it."""
    s = empty_table(options, stack, returns)
    read = _Reader(data, options.cards)
    for name, place in _WEALTH:
        for seat, found in enumerate(read.rows(name, s.players)):
            s.wealth[place + seat] = whole(found, name)
    for name, place in _SETS:
        for seat, found in enumerate(read.rows(name, s.players)):
            s.cards[place + seat] = read.cards(found, name)
    s.cards[DECK] = read.cards(data.get("deck"), "deck")
    s.cards[DISCARDS] = read.cards(data.get("discards"), "discards")
    for seat, found in enumerate(read.rows("daggers", s.players)):
        s.daggers[HELD + seat] = read.daggers(found, "daggers")
    for seat, found in enumerate(read.rows("virtual", s.players)):
        s.daggers[VIRTUAL + seat] = whole(found, "virtual")
    for seat, found in enumerate(read.rows("laid", 2)):
        s.daggers[LAID + seat] = whole(found, "laid")
    for name, place in _PAIRS:
        for seat, found in enumerate(read.rows(name, 2)):
            s.daggers[place + seat] = read.daggers(found, name)
    s.daggers[STACK] = read.daggers(data.get("stack_of_daggers"), "stack_of_daggers")
    s.daggers[DAGGER_DISCARDS] = read.daggers(data.get("dagger_discards"), "dagger_discards")
    _read_numbers(s, read)
    return s


def _read_numbers(s: Table, read: _Reader) -> None:
    s.round = read.number("round")
    s.defeats = read.number("defeats")
    s.badge = read.number("badge")
    s.badge_from = read.number("badge_from")
    s.token = read.number("token")
    s.token_from = read.number("token_from")
    s.home = read.number("home")
    s.arms = read.number("arms")
    s.arms_seen = read.number("arms_seen")
    s.scottish_camp = read.number("scottish_camp")
    s.shield = read.number("shield")
    s.sided = read.number("sided")
    s.english = read.number("english")
    s.open_sides = read.number("open_sides")
    s.peeked = read.number("peeked")
    s.winner = read.number("winner")
    s.passed = read.number("passed")
    s.spoken = read.number("spoken")
    s.said = read.number("said")
