"""11-16, 12.5, 19  The options: players, variants, card sets, rulings that can be switched."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from saltire.games.swords.rules.cards import CardSet
from saltire.kernel.errors import BadOption
from saltire.kernel.options import Option, chosen
from saltire.kernel.view import Presenter

SHIPPED: Final = ("full", "plain")
"""19.1  The card sets that come with the game."""

OPTIONS: Final = (
    Option("players", (4, 2, 3, 5, 6), "2.4", "how many play; 2 and 3 have rules of their own"),
    Option("cards", SHIPPED, "19.1", "the card set: full, plain, or a file of your own"),
    Option(
        "stay_home", (False, True), "12.1", "one clan stays home each round; always with 6 players"
    ),
    Option("ensemble", (False, True), "14.1", "Scottish Ensemble: three Bagpipe cards to start with"),
    Option("longer", (False, True), "15.1", "longer game: nine rounds, Scotland falls at the 5th defeat"),
    Option("exact", (False, True), "16.1", "exact calculation: the Dagger stack comes in known sets"),
    Option("talk", (True, False), "20.1", "claim in public what you hold or will do, true or not"),
    Option(
        "tell_daggers", ("anytime", "turn"), "9.7",
        "when one may tell of a Dagger card: at every choice, or on turns only",
    ),
    Option("oldest", ("drawn", 0, 1, 2, 3, 4, 5), "R-36", "who has the badge first"),
    Option(
        "deserter_counts", (True, False), "R-2",
        "a deserter counts when the crown gold is divided; his share stays in the supply",
    ),
    Option(
        "pass_binds", (False, True), "R-51",
        "who passes plays no more cards in the phase, even where the order does not matter",
    ),
    Option(
        "home_units", ("supply", "castle"), "R-30",
        "where the camp of the clan that stays home goes", ("stay_home", True),
    ),
)  # fmt: skip


class Options:
    """The options of one game, checked, as attributes the rules can ask quickly."""

    def __init__(self, given: Mapping[str, object], cards: CardSet) -> None:
        own = dict(given)
        own.pop("cards", None)
        if "stay_home" not in own and own.get("players") == 6:
            own["stay_home"] = True  # 12.1: always with six
        full = chosen(OPTIONS, own)
        self.presenter = Presenter()
        """How positions are shown; `game_options` sets it."""
        self.all: dict[str, object] = full
        self.players: i64 = _whole(full["players"])
        self.stay_home: bool = full["stay_home"] is True
        self.ensemble: bool = full["ensemble"] is True
        self.longer: bool = full["longer"] is True
        self.exact: bool = full["exact"] is True
        self.talk: bool = full["talk"] is True
        self.tell_anytime: bool = full["tell_daggers"] == "anytime"
        self.oldest: i64 = -1 if full["oldest"] == "drawn" else _whole(full["oldest"])
        self.deserter_counts: bool = full["deserter_counts"] is True
        self.pass_binds: bool = full["pass_binds"] is True
        self.home_to_castle: bool = full["home_units"] == "castle"
        self._check()
        self.cards: CardSet = cards
        full["cards"] = cards.label(SHIPPED)
        # 2.3, 2.4, 13.1, 14.1, 15.1  What the rules ask for most.
        self.rounds: i64 = 9 if self.longer else 7
        self.last_defeat: i64 = 5 if self.longer else 4
        self.start_cards: i64 = 3 if self.ensemble else 2 if self.players == 3 else 1
        self.badge_binds: bool = self.players > 3
        self.grey_cards: i64 = self.cards.grey_cards(self.players)
        # 11.3, 13.3, R-24  Units that come to the Scottish camp with each invasion.
        self.first_scots: i64 = 3 if self.players == 2 else 1 if self.players == 3 else 0

    def _check(self) -> None:
        """Refuse combinations that the rules do not allow."""
        players = self.players
        if players == 6 and not self.stay_home:
            raise BadOption(
                "stay_home=False cannot be: of 6 clans one always stays home (rule 12.1)"
            )
        if players < 5 and self.stay_home:
            raise BadOption(f"stay_home=True needs 5 or 6 players, not {players} (rule 12.1)")
        if players < 4 and self.longer:
            raise BadOption(
                f"longer=True needs 4 or more players: with {players} only 6 grey cards remain (rule R-28)"
            )
        if players == 2 and self.exact:
            raise BadOption(
                "exact=True needs 3 or more players: 2 have no Dagger stack (rule R-29)"
            )
        if self.oldest >= players:
            raise BadOption(
                f"oldest={self.oldest} cannot be: the seats are 0 to {players - 1} (rule R-36)"
            )


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value
