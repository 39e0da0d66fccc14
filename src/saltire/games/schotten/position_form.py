"""What an editor of positions offers for Schotten Totten: cards for stones and hands, and who owns what."""

from __future__ import annotations

from saltire.games.position_form import OVER_FOR_TWO, Fact, PositionForm, Slot, left_over, number
from saltire.games.schotten.rules.constants import CLAN, TACTICS
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.games.schotten.rules.position_text import ALL_CARDS, STONES
from saltire.kernel.game import Game
from saltire.kernel.position_text import Parts

_SEATS = ("0", "1")
_PLACES = (
    *[Slot(stone, 2) for stone in STONES],
    Slot("hand", 2),
    *[Slot(name) for name in ("pile", "under", "aside")],
    Slot("decks", usual=""),
)
_NOW = ("plays", "claims")
_NOW_WITH_TACTICS = ("chooses a deck", "draws from clan", "draws from tactics")


def position_form(game: Game, parts: Parts) -> PositionForm:
    """Offer places, cards and facts; a text without tactics cards is not asked about them."""
    assert isinstance(game, SchottenTotten)
    tactics = game.choices.tactics
    phrases = (*_NOW, *(_NOW_WITH_TACTICS if tactics else ()))
    now = tuple(f"{seat} {phrase}" for phrase in phrases for seat in _SEATS)
    facts = [
        Fact("now", usual="0 plays", choices=(*now, "lots for the start", *OVER_FOR_TWO)),
        Fact("claimed", 2, kind="several", choices=STONES),
        number("passes", "0", 4),
    ]
    if game.choices.rounds > 1:
        facts += [
            number("round", "1", int(game.choices.rounds), least=1),
            Fact("starter", usual="0", choices=_SEATS),
            number("points", "0", 999, shares=2),
        ]
    if tactics:
        facts += [
            *[Fact(name, kind="several", choices=STONES) for name in ("bluff", "mud")],
            number("played", "0", TACTICS, shares=2),
            Fact("jokered", usual="", kind="several", choices=_SEATS),
        ]
    cards = ALL_CARDS if tactics else ALL_CARDS[:CLAN]
    return PositionForm(_PLACES, facts, left_over(cards, _placed(parts)), ("*", "!"))


def _placed(parts: Parts) -> list[str]:
    """List the cards that a text names, without their marks: `R9*`, `B6!`, `Joker=R7`, `R4/0`."""
    found = [
        word.partition("=")[0].partition("/")[0].rstrip("*!")
        for place in _PLACES
        for word in parts.get(place.part).replace("|", " ").split()
    ]
    return found + [name for name in ("bluff", "mud") for _ in parts.words(name)]
