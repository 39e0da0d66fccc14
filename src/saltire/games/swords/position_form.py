"""What an editor of positions offers for Swords and Bagpipes: cards, and a line of facts for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saltire.games.position_form import Fact, PositionForm, Slot, left_over, number
from saltire.games.swords.rules.constants import SIDES
from saltire.games.swords.rules.game import SwordsGame
from saltire.games.swords.rules.position_json import cards_named
from saltire.games.swords.rules.position_text import FIELDS, SEATS
from saltire.kernel.game import Game
from saltire.kernel.position_text import NONE, Parts

_OF_A_SEAT: Final = ("hand", "new", "open", "daggers")
_DAGGERS: Final = ("1", "2", "3")
_NOW: Final = (
    "acts", "has replenished", "gives the badge", "may play choice cards", "may play awards cards",
    "keeps or gives the badge",
)  # fmt: skip


def position_form(game: Game, parts: Parts) -> PositionForm:
    """Offer the piles of each seat, the cards that lie nowhere, and facts."""
    assert isinstance(game, SwordsGame)
    options = game.choices
    seats = SEATS[: int(options.players)]
    nobody = (NONE, *seats)
    arms = tuple(card.id for card in options.cards.arms)
    badge = parts.get("badge").partition(" ")[0]
    bearer = badge if badge in seats else seats[0]
    now = [f"{seat} {phrase}" for phrase in _NOW for seat in seats]
    wins = [" ".join("1" if other == seat else "0" for other in seats) for seat in seats]
    facts = [
        Fact("now", usual=f"{bearer} acts", choices=(*now, *[f"over {shares}" for shares in wins])),
        number("round", "1", int(options.rounds)),
        number("defeats", "0", int(options.last_defeat)),
        Fact("arms", usual=arms[0], choices=(NONE, *arms)),
        Fact("arms seen", usual="", kind="several", choices=arms),
        Fact("badge", usual="0", choices=nobody),
        Fact("token", choices=nobody),
        Fact("home", choices=nobody),
        number("Scottish camp", "0", 999),
        number("shield", "0", 999, least=-999),
        Fact("winner", choices=(NONE, *SIDES)),
        *[fact for seat in seats for fact in _of_seat(seat, seats)],
    ]
    places = [
        Slot(seat, field=name, usual="" if name == "daggers" else NONE)
        for seat in seats
        for name in _OF_A_SEAT
    ]
    places += [Slot("discards"), Slot("dagger discards")]
    cards = cards_named(options.cards, options.cards.bagpipe_cards(options.players))
    pieces = left_over(cards, _placed(parts, seats))
    return PositionForm(places, facts, {**pieces, **dict.fromkeys(_DAGGERS, 1)}, ("*",))


def _of_seat(seat: str, seats: tuple[str, ...]) -> Iterator[Fact]:
    for name, usual in (("castle", "3"), ("camp", "0"), ("gold", "3")):
        yield Fact(seat, field=name, usual=usual, kind="number", most=99)
    sides = (*SIDES, *[f"{side} open" for side in SIDES])
    yield Fact(seat, field="side", choices=(NONE, *sides))
    yield Fact(seat, field="looked at", kind="several", choices=seats)


def _placed(parts: Parts, seats: tuple[str, ...]) -> Iterator[str]:
    """List the Bagpipe cards that a text names; a star says that one was played."""
    yield from parts.words("discards")
    for seat in seats:
        for piece in parts.get(seat).split(","):
            words = piece.split()
            if words and words[0] in FIELDS:
                yield from (word.rstrip("*") for word in words[1:])
